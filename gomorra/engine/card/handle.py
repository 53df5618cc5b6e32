"""Cards as the rules and the card texts speak of them: handles on the state of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import control, places, stats, wages
from gomorra.engine.board.stats import total
from gomorra.engine.card.ability import collect
from gomorra.engine.card.text import Text
from gomorra.engine.kernel.face import SKILLS, SPELLCASTERS, Face
from gomorra.engine.kernel.state import PLAY, TOWN_SQUARE, Body
from gomorra.engine.words import Memory, Stat

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

BULLETS, INFLUENCE = Stat.BULLETS, Stat.INFLUENCE


class Card(Text):
    """A card of one game. Subclasses are the behaviours of single titles; their docstring is the title."""

    __slots__ = ("face", "game", "id")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        collect(cls)
        cls.bargains = (cls.patrons, cls.payers, cls.backers) != (Text.patrons, Text.payers, Text.backers)

    def __init__(self, game: Game, card: int, face: Face) -> None:
        self.game = game
        self.id = card
        self.face = face

    def __repr__(self) -> str:
        return f"{self.face.title} #{self.id}"

    @property
    def title(self) -> str:
        return self.face.title

    @property
    def name(self) -> str:
        """The name that uniqueness looks at: the same for all versions of a person."""
        return self.face.name

    @property
    def names(self) -> tuple[str, ...]:
        """All names the card has for uniqueness."""
        return (self.face.name,)

    @property
    def type(self) -> str:
        return self.face.type

    @property
    def owner(self) -> int:
        return self.game.state.owners[self.id]

    @property
    def zone(self) -> int:
        return self.game.state.zones[self.id]

    @property
    def in_play(self) -> bool:
        return self.game.state.zones[self.id] == PLAY

    @property
    def body(self) -> Body:
        return self.game.state.bodies[self.id]

    @property
    def is_dude(self) -> bool:
        return self.face.type == "dude"

    @property
    def is_deed(self) -> bool:
        return self.face.type == "deed"

    @property
    def is_goods(self) -> bool:
        return self.face.type == "goods"

    @property
    def is_spell(self) -> bool:
        return self.face.type == "spell"

    @property
    def is_action(self) -> bool:
        return self.face.type == "action"

    @property
    def is_joker(self) -> bool:
        return self.face.type == "joker"

    @property
    def is_token(self) -> bool:
        return self.face.is_token

    @property
    def is_location(self) -> bool:
        return self.face.type in ("deed", "outfit")

    @property
    def controller(self) -> int:
        body = self.game.state.bodies.get(self.id)
        if body is not None and body.host < 0 and body.location != self.id:
            return body.controller  # neither attached nor a location
        return control.controller(self.game, self.id)

    @property
    def location(self) -> Card:
        """The location a card in play is at: a deed or home is its own."""
        return self.game.card(self.place)

    @property
    def place(self) -> int:
        """The number of the location this card is at."""
        body = self.game.state.bodies.get(self.id)
        if body is not None and body.host < 0:
            return body.location
        return self.game.state.place(self.id)

    @property
    def booted(self) -> bool:
        body = self.game.state.bodies.get(self.id)
        return body is not None and body.booted

    @property
    def entered_this_noon(self) -> bool:
        """Whether the card came into play in this Noon phase."""
        start = self.game.state.recall(Memory.NOON)
        return self.in_play and self.body.entered >= (int(start[-1]) if start else 0)

    @property
    def host(self) -> Card | None:
        """The card that this one is attached to; of a Totem that a dude bears at a deed, the deed."""
        body = self.game.state.bodies.get(self.id)
        if body is None or body.host < 0:
            return None
        host = self.game.card(body.host)
        if "Totem" in self.face.keywords and host.is_dude and host.location.is_deed:
            return host.location
        return host

    @property
    def bearer(self) -> Card:
        """ "This dude" on goods and spells; the card itself on anything else."""
        return self.host or self

    @property
    def attachments(self) -> list[Card]:
        body = self.game.state.bodies.get(self.id)
        if body is None:
            return []
        cards = [self.game.card(card) for card in body.attachments]
        if self.is_deed and self.game.statics(Stat.BEARS_A_TOTEM):
            borne = [item for dude in self.game.dudes_at(self.id) for item in dude.attachments]
            cards += [item for item in borne if "Totem" in item.face.keywords]
        return cards

    def attached(self, keyword: str) -> list[Card]:
        """The attachments with this keyword."""
        return [card for card in self.attachments if card.has(keyword)]

    @property
    def bounty(self) -> int:
        body = self.game.state.bodies.get(self.id)
        if body is None or not body.bounty or not self.game.statics(Stat.BOUNTY):
            return body.bounty if body is not None else 0
        return max(0, body.bounty + sum(map(int, stats.contributions(self.game, self.id, Stat.BOUNTY))))

    @property
    def wanted(self) -> bool:
        return self.bounty > 0

    @property
    def rock(self) -> int:
        """Ghost rock lying on the card (not bounty)."""
        body = self.game.state.bodies.get(self.id)
        return body.rock if body is not None else 0

    @property
    def suit(self) -> str | None:
        return stats.suit(self.game, self.id)

    @property
    def value(self) -> int:
        return stats.value(self.game, self.id)

    @property
    def bullets(self) -> int:
        return max(0, total(self.game, self.id, BULLETS))

    @property
    def influence(self) -> int:
        return max(0, total(self.game, self.id, INFLUENCE))

    def influence_without(self, holder: Card) -> int:
        """The influence without what another card's traits add to it."""
        return max(0, stats.total(self.game, self.id, Stat.INFLUENCE, without=holder.id))

    @property
    def control(self) -> int:
        """Control points the card is worth now."""
        return max(0, stats.total(self.game, self.id, Stat.CONTROL))

    @property
    def cost(self) -> int:
        return max(0, stats.total(self.game, self.id, Stat.COST))

    @property
    def upkeep(self) -> int:
        return wages.upkeep(self.game, self.id)

    @property
    def production(self) -> int:
        return max(0, stats.total(self.game, self.id, Stat.PRODUCTION))

    @property
    def grit(self) -> int:
        return self.grit_for(self.game.reader)

    def grit_for(self, seat: int) -> int:
        """The grit as the cards of this player see it."""
        grit = self.value + self.bullets + self.influence
        if self.id in self.game.state.modifiers:
            for modifier in stats.modifiers(self.game, self.id, Stat.LEAST_GRIT):
                if modifier.seat == seat:
                    grit = max(grit, int(modifier.amount))
        return grit

    @property
    def is_stud(self) -> bool:
        return stats.is_stud(self.game, self.id)

    @property
    def is_draw(self) -> bool:
        return not self.is_stud

    def has(self, keyword: str) -> bool:
        """Whether the card has this keyword now."""
        return stats.has(self.game, self.id, keyword)

    def rating(self, keyword: str) -> int | None:
        """The rating of a skill or of Kung Fu, None without the keyword."""
        return stats.rating(self.game, self.id, keyword)

    @property
    def skills(self) -> dict[str, int]:
        """The dude's skills with their ratings."""
        found = ((skill, self.rating(skill)) for skill in SKILLS)
        return {skill: rating for skill, rating in found if rating is not None}

    @property
    def spellcaster(self) -> dict[str, int]:
        """The dude's spellcasting skills with their ratings."""
        return {skill: rating for skill, rating in self.skills.items() if skill != "Mad Scientist"}

    @property
    def spell_skill(self) -> str:
        """The skill with which this spell is cast."""
        return next((skill for kind, skill in SPELLCASTERS.items() if self.has(kind)), "")

    @property
    def gangs(self) -> tuple[str, ...]:
        return self.face.gangs

    @property
    def is_drifter(self) -> bool:
        return not self.face.gangs

    def plays_for(self, gang: str) -> bool:
        """Whether the outfit of the card's player is of this gang ("If you are ...")."""
        return gang in self.game.outfit(self.controller).gangs

    def belongs_to(self, seat: int) -> bool:
        """Whether the card bears the symbol of this player's outfit."""
        return bool(set(self.face.gangs) & set(self.game.outfit(seat).face.gangs))

    @property
    def in_posse(self) -> bool:
        """Whether this dude, or the dude it is attached to, is in the shootout."""
        return self.side is not None

    @property
    def side(self) -> int | None:
        """The posse this card is in: 0 the leader's, 1 the mark's."""
        if self.game.gathering is None:
            return None
        card = self.id
        if not self.is_dude:
            body = self.game.state.bodies.get(card)
            card = body.host if body is not None else -1
        return self.game.side_of(card)

    @property
    def foes(self) -> list[Card]:
        """The dudes of the posse that faces this card's."""
        side, gathering = self.side, self.game.gathering
        return [self.game.card(foe) for foe in gathering[1 - side]] if gathering and side is not None else []

    @property
    def at_home(self) -> bool:
        """Whether the card is at its controller's home."""
        return self.place == self.game.state.players[self.controller].home

    @property
    def in_town_square(self) -> bool:
        return self.in_play and self.place == TOWN_SQUARE

    @property
    def in_town(self) -> bool:
        """Whether the card is at an in-town location (or is one)."""
        place = self.place
        return place == TOWN_SQUARE or not stats.has(self.game, place, "Out of Town")

    @property
    def dudes_here(self) -> list[Card]:
        """The dudes at this location."""
        return self.game.dudes_at(self.place)

    def adjacent_to(self, other: Card) -> bool:
        return places.adjacent(self.game, self.place, other.place)

    def near(self, other: Card) -> bool:
        """At the same or an adjacent location."""
        return self.place == other.place or self.adjacent_to(other)

    def counter(self, name: str) -> int | str:
        """A counter that the card's own text keeps on it."""
        body = self.game.state.bodies.get(self.id)
        return body.counters.get(name, 0) if body is not None else 0

    def works_at(self, event: Event) -> bool:
        """Whether the card's triggered traits listen where the card is now."""
        return self.in_play
