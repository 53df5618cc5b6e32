"""What a seat may see: the one function by which anything leaves the engine towards people and bots.

Two worlds that differ only in what a seat cannot know give that seat equal views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gomorra import poker
from gomorra.engine.board import hands, stats
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, LIMBO, PLAY, TOWN_SQUARE, ZONE_NAMES
from gomorra.engine.sight.hand_names import described

if TYPE_CHECKING:
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.decision import Decision


class ModifierView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changes a card right now."""

    stat: str
    amount: int | str
    source: str
    until: str


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card the viewer may see. Facts that are printed come from the catalogue by `code`."""

    id: int
    code: str
    zone: str
    owner: int
    suit: str | None = None
    value: int = 0
    controller: int = -1
    location: int = -1
    host: int = -1
    attachments: tuple[int, ...] = ()
    booted: bool = False
    bounty: int = 0
    rock: int = 0
    bullets: int = 0
    stud: bool = False
    influence: int = 0
    control: int = 0
    upkeep: int = 0
    production: int = 0
    keywords: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    modifiers: tuple[ModifierView, ...] = ()
    blank: bool = False


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the viewer sees him."""

    seat: int
    name: str
    stash: int
    debt: int
    influence: int
    control: int
    production: int
    hand_size: int
    hand: tuple[int, ...]
    """The cards of the hand that the viewer knows."""
    deck_size: int
    discard: tuple[int, ...]
    boot_hill: tuple[int, ...]
    draw_hand_size: int
    draw_hand: tuple[int, ...]
    home: int
    legend: int
    street: tuple[int, ...]
    out_of_town: tuple[int, ...]
    conceded: bool


class HandView(msgspec.Struct, frozen=True):
    """A draw hand that lies open."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]
    """The cards as they count, such as K♠; a joker carries what it was named."""
    rank: int
    name: str
    """What the cards are, whatever has changed their rank."""
    legal: bool
    modifiers: tuple[int, ...]
    natural: int
    """The rank that the cards have by themselves."""


class ShootoutView(msgspec.Struct, frozen=True):
    """The shootout that is going on."""

    location: int
    seats: tuple[int, int]
    posses: tuple[tuple[int, ...], tuple[int, ...]]
    shooters: tuple[int, int]
    bonuses: tuple[tuple[int, int], tuple[int, int]]
    """Stud and draw bonus of both sides, once shooters are picked."""
    round: int
    step: str
    ranks: tuple[int, int]
    casualties: tuple[tuple[int, int, str], ...]
    """Side, card and fate of the casualties of this round."""


class JobView(msgspec.Struct, frozen=True):
    """The job that is going on."""

    leader: int
    mark: int
    location: int
    source: int


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: its key, words for it, and the cards it is about."""

    key: str
    text: str
    cards: tuple[int, ...]
    weight: int = 1
    """What it counts towards what the question asks for: casualties covered, upkeep saved, else 1."""
    codes: tuple[str, ...] = ()
    """Printed cards it is about that lie nowhere yet, such as those of a starting gang."""


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question; only the one who decides sees the options."""

    number: int
    seat: int
    kind: str
    prompt: str
    source: int = 0
    options: tuple[OptionView, ...] = ()
    least: int = 1
    """How much the options chosen on cards must come to at least, in a series that begins here."""
    most: int = 1
    """And at most; both are 1 where one answer is all."""


class View(msgspec.Struct, frozen=True):
    """Everything a seat may see of a game."""

    seat: int
    names: tuple[str, ...]
    day: int
    phase: str
    turn: int
    winner: int
    pot: int
    players: tuple[PlayerView, ...]
    cards: dict[int, CardView]
    locations: tuple[int, ...]
    controllers: dict[int, int]
    posses: tuple[tuple[int, ...], tuple[int, ...]] | None
    shootout: ShootoutView | None
    job: JobView | None
    hands: tuple[HandView, ...]
    limbo: tuple[int, ...]
    """Cards being played or pulled right now."""
    known_deck: tuple[tuple[int, int, int], ...]
    """Deck cards the viewer has seen: seat, position from the top, card."""
    decision: DecisionView | None
    outcome: tuple[int, str] | None
    log_length: int


def sees(game: Game, seat: int | None, card: int) -> bool:
    """Whether the viewer knows the face of a card."""
    if game.state.zones[card] in (PLAY, DISCARD, BOOT_HILL, LIMBO):
        return game.state.zones[card] != LIMBO or bool(game.state.known[card])
    return seat is not None and bool(game.state.known[card] >> seat & 1)


def is_open(game: Game, card: int) -> bool:
    """Whether a card of a draw hand lies open for all."""
    return game.state.known[card] == game.state.everyone()


def view(game: Game, seat: int | None, *, between: bool = False) -> View:
    """What this seat (None: a spectator) may see.

    `between` is for moments in the middle of a play, when the last decision is answered and the next not yet open.
    """
    state = game.state
    players = tuple(player_view(game, seat, other) for other in range(game.seats))
    visible = set(state.bodies)
    for player in players:
        visible.update(player.hand, player.discard, player.boot_hill, player.draw_hand)
    limbo = tuple(card for player in state.players for card in player.aside if sees(game, seat, card))
    known = known_deck(game, seat)
    visible.update(limbo, (card for _, _, card in known))
    posses = (tuple(game.gathering[0]), tuple(game.gathering[1])) if game.gathering is not None else None
    return View(
        seat=-1 if seat is None else seat,
        names=game.names,
        day=state.day,
        phase=state.phase,
        turn=state.turn,
        winner=state.winner,
        pot=state.pot,
        players=players,
        cards={card: card_view(game, card) for card in sorted(visible)},
        locations=tuple(game.locations()),
        controllers={place: stats.location_controller(game, place) for place in game.locations()},
        posses=posses,
        shootout=shootout_view(game),
        job=job_view(game),
        hands=open_hands(game),
        limbo=limbo,
        known_deck=known,
        decision=None if between else decision_view(game, seat),
        outcome=(state.outcome.winner, state.outcome.reason) if state.outcome is not None else None,
        log_length=game.told,
    )


def known_deck(game: Game, seat: int | None) -> tuple[tuple[int, int, int], ...]:
    if seat is None:
        return ()
    return tuple(
        (owner, position, card)
        for owner, player in enumerate(game.state.players)
        for position, card in enumerate(player.deck)
        if game.state.known[card] >> seat & 1
    )


def player_view(game: Game, viewer: int | None, seat: int) -> PlayerView:
    player = game.state.players[seat]
    draw = player.draw_hand
    return PlayerView(
        seat=seat,
        name=game.names[seat],
        stash=player.stash,
        debt=player.debt,
        influence=stats.influence_of(game, seat),
        control=stats.control_of(game, seat),
        production=stats.production_of(game, seat),
        hand_size=len(player.hand),
        hand=tuple(card for card in player.hand if sees(game, viewer, card)),
        deck_size=len(player.deck),
        discard=tuple(player.discard),
        boot_hill=tuple(player.boot_hill),
        draw_hand_size=len(draw),
        draw_hand=tuple(
            card for card in draw if is_open(game, card) or (viewer == seat and sees(game, viewer, card))
        ),
        home=player.home,
        legend=player.legend,
        street=player.street,
        out_of_town=player.out_of_town,
        conceded=player.conceded,
    )


def card_view(game: Game, number: int) -> CardView:
    card = game.card(number)
    face = card.face
    if number not in game.state.bodies:
        return CardView(
            number, face.code, ZONE_NAMES[card.zone], card.owner, suit=card.suit, value=card.value
        )
    body = card.body
    keywords = tuple(word for word in face.keywords if card.has(word))
    gained = {str(m.amount) for m in stats.modifiers(game, number, "keyword")}
    gained |= {str(word) for word in stats.contributions(game, number, "keyword")}
    return CardView(
        id=number,
        code=face.code,
        zone="play",
        owner=card.owner,
        suit=card.suit,
        value=card.value if face.value else 0,
        controller=card.controller,
        location=card.place,
        host=body.host,
        attachments=body.attachments,
        booted=body.booted,
        bounty=body.bounty,
        rock=body.rock,
        bullets=card.bullets,
        stud=card.is_stud if card.is_dude else False,
        influence=card.influence,
        control=card.control,
        upkeep=card.upkeep,
        production=card.production,
        keywords=tuple(_rated(game, number, word) for word in dict.fromkeys((*keywords, *sorted(gained)))),
        used=body.used,
        modifiers=tuple(
            ModifierView(m.stat, m.amount, m.title, m.until) for m in game.state.modifiers.get(number, ())
        ),
        blank=stats.blank(game, number, "traits") or stats.blank(game, number, "abilities"),
    )


def _rated(game: Game, card: int, word: str) -> str:
    face = game.state.face(card)
    rating = stats.rating(game, card, word)
    printed = face.keywords.get(word)
    return word if printed is None and not rating else f"{word} {rating}"


def shootout_view(game: Game) -> ShootoutView | None:
    fight = game.shootout
    if fight is None:
        return None
    none = (0, 0)
    picked = bool(fight.shooters[0] and fight.shooters[1])
    return ShootoutView(
        location=fight.location,
        seats=fight.seats,
        posses=(tuple(fight.posses[0]), tuple(fight.posses[1])),
        shooters=(fight.shooters[0], fight.shooters[1]),
        bonuses=(drawing.bonuses(game, fight, 0), drawing.bonuses(game, fight, 1))
        if picked
        else (none, none),
        round=fight.round,
        step=fight.step,
        ranks=fight.ranks,
        casualties=tuple((item.side, item.card, item.fate) for item in fight.casualties),
    )


def job_view(game: Game) -> JobView | None:
    job = game.job
    if job is None:
        return None
    return JobView(job.use.leader.id, job.use.mark.id, job.location, job.use.source)


def open_hands(game: Game) -> tuple[HandView, ...]:
    """The draw hands that lie open, with their ranks."""
    found = []
    for seat, player in enumerate(game.state.players):
        if player.draw_hand and all(is_open(game, card) for card in player.draw_hand):
            shown = hands.shown(game, seat, legal=hands.is_legal(game, seat))
            hand = shown.hand
            faces = tuple(poker.show([card]) for card in shown.played)
            found.append(
                HandView(
                    seat,
                    shown.cards,
                    faces,
                    hand.rank,
                    described(shown),
                    shown.legal,
                    shown.modifiers,
                    hand.hand.rank,
                )
            )
    return tuple(found)


def decision_view(game: Game, seat: int | None) -> DecisionView | None:
    if game.over:
        return None
    decision = game.decision
    number = len(game.answers)
    if seat != decision.seat:
        prompt = f"{game.name(decision.seat)} decides"
        return DecisionView(number, decision.seat, "" if decision.secret else decision.kind, prompt)
    options = tuple(
        OptionView(
            option.key,
            option_text(game, decision, option.payload, option.text),
            option_cards(game, option.payload),
            option.weight,
            option_codes(game, decision, option.payload),
        )
        for option in decision.options
    )
    return DecisionView(
        number,
        seat,
        decision.kind,
        decision.prompt,
        decision.source,
        options,
        decision.least,
        decision.most,
    )


def option_codes(game: Game, decision: Decision, payload: tuple[str | int, ...]) -> tuple[str, ...]:
    """The printed cards of a starting gang; everything else lies somewhere."""
    if payload[0] == "start":
        return (f"{payload[1]:05d}",)
    if payload == ("gang", "as-listed"):
        return tuple(printing.code for printing in game.decks[decision.seat].starting_gang)
    return ()


def option_cards(game: Game, payload: tuple[str | int, ...]) -> tuple[int, ...]:
    if payload[0] in ("amount", "name", "player", "invite", "start", "concede"):
        return ()
    return tuple(arg for arg in payload[1:] if isinstance(arg, int) and 0 < arg < len(game.state.faces))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def titled(game: Game, card: int) -> str:
    """A card's name for people: homes by their players, and the owner where another has one of the same name."""
    handle = game.card(card)
    if handle.type == "outfit":
        return game.place_name(card)
    owners, title = game.state.owners, handle.title
    double = any(
        owners[other] != owners[card] and game.state.face(other).title == title for other in game.state.bodies
    )
    return f"{game.name(owners[card])}'s {title}" if double else title


def option_text(game: Game, decision: Decision, payload: tuple[str | int, ...], text: str) -> str:
    """An option in words."""
    cards = [titled(game, card) for card in option_cards(game, payload)]
    word = payload[0]
    if word == "card" and not text:
        return capital(game.place_name(TOWN_SQUARE)) if payload[1] == "town-square" else cards[0]
    if word == "move":
        return f"Move {cards[0]} to {game.place_name(game.place_of_word(payload[2]))}"
    if word == "callout":
        return f"{cards[0]} calls out {cards[1]}"
    if word == "shop":
        if len(payload) > 2 and isinstance(payload[2], int):
            return f"Buy {cards[0]} for {cards[1]}"
        return f"Buy {cards[0]}" + (f" ({payload[2]} end)" if len(payload) > 2 else "")
    if word == "invent":
        return f"{cards[1]} invents {cards[0]}"
    if word == "replace":
        return f"{cards[1]} takes the place of {cards[0]}"
    if word == "give":
        return f"Give {cards[0]} to {cards[1]}"
    if word in ("use", "react", "trait"):
        return f"{cards[0]}: {text}"
    if word == "join":
        return f"{cards[0]} joins"
    if word == "player":
        return game.name(int(payload[1]))
    return text or (cards[0] if cards else str(word).capitalize())
