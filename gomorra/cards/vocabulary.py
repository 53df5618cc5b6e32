"""Everything a card is written with: types, decorators, predicates, events.

Predicates combine with `&`, `|` and `~`; each takes a card and the use of an ability. `your` is the user's,
`opposing` another player's (in a shootout: of the other posse).
"""

from __future__ import annotations

from collections.abc import Callable

from gomorra.engine import events as happens
from gomorra.engine.board.stats import Base, Fixed
from gomorra.engine.card.ability import (
    ALL,
    BEARER,
    HERE,
    POSSE,
    YOURS,
    always,
    cheatin,
    feat,
    grifter,
    job,
    noon,
    noon_or_shootout,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.card.choice import Predicate, several, up_to
from gomorra.engine.card.handle import Card
from gomorra.engine.card.kinds import Action, Deed, Dude, Goods, Joker, Legend, Outfit, Spell
from gomorra.engine.card.wording import said
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.kernel.state import (
    AWAY_FROM_HOME,
    BOOT_HILL,
    DECK,
    DISCARD,
    DRAW,
    HAND,
    LIMBO,
    PLAY,
    TOWN_SQUARE,
)
from gomorra.engine.plays import entry
from gomorra.engine.verbs.use import Use
from gomorra.engine.words import (
    Act,
    ActName,
    Memory,
    Moment,
    Phase,
    Stat,
    StatName,
    Until,
    UntilName,
    Why,
    becoming,
    cannot,
    fixed,
    ignores,
    least,
    lowering,
    most,
    own_memory,
    own_stat,
    player_cannot,
    rating_of,
    using,
)

__all__ = [
    "ALL",
    "AWAY_FROM_HOME",
    "BEARER",
    "BOOT_HILL",
    "DISCARD",
    "DRAW",
    "HAND",
    "HERE",
    "OUT_OF_PLAY",
    "PLAY",
    "POSSE",
    "TOWN_SQUARE",
    "YOURS",
    "Act",
    "ActName",
    "Action",
    "Base",
    "Card",
    "Deed",
    "Dude",
    "Fixed",
    "Flow",
    "Goods",
    "Joker",
    "Legend",
    "Memory",
    "Moment",
    "Outfit",
    "Phase",
    "Spell",
    "Stat",
    "StatName",
    "Until",
    "UntilName",
    "Use",
    "Why",
    "abomination",
    "action",
    "adjacent",
    "always",
    "another",
    "any_card",
    "at_home",
    "at_location",
    "attachable",
    "bearer_can_join",
    "becoming",
    "bootable",
    "booted",
    "can_be_called_out",
    "can_be_sent_home",
    "can_join",
    "cannot",
    "cheatin",
    "deed",
    "destination",
    "dude",
    "elsewhere",
    "faces_guns",
    "feat",
    "fixed",
    "goods",
    "grifter",
    "happens",
    "has",
    "here",
    "ignores",
    "in_boot_hill",
    "in_discard",
    "in_draw_hand",
    "in_hand",
    "in_posse",
    "in_shootout",
    "in_town",
    "in_town_square",
    "job",
    "least",
    "location",
    "lowering",
    "minimal",
    "most",
    "nearby",
    "newcomer",
    "noon",
    "noon_or_shootout",
    "not_self",
    "on_actor",
    "on_your_posse",
    "opposing",
    "outfit",
    "own_memory",
    "own_stat",
    "owned",
    "player_cannot",
    "rating_of",
    "react",
    "resolution",
    "several",
    "shootout",
    "spell",
    "stud",
    "takeable",
    "this_dude",
    "token_can_join",
    "trait",
    "unbooted",
    "up_to",
    "using",
    "wanted",
    "where",
    "with_attached",
    "your",
]  # fmt: skip


def where(test: Callable[[Card, Use], bool], words: str = "", zone: str = "") -> Predicate:
    """A predicate of your own."""
    return Predicate(test, words, zone)


any_card = where(lambda card, use: True, "a card")
dude = Predicate(lambda card, use: card.is_dude, "dude", only="dude", beyond=())
deed = Predicate(lambda card, use: card.is_deed, "deed", only="deed")
goods = Predicate(lambda card, use: card.is_goods, "goods", only="goods")
spell = Predicate(lambda card, use: card.is_spell, "spell", only="spell")
action = Predicate(lambda card, use: card.is_action, "action", only="action")
outfit = Predicate(lambda card, use: card.type == "outfit", "outfit", only="outfit")
location = where(lambda card, use: card.is_location, "location", "location")

your = Predicate(lambda card, use: card.controller == use.seat, "your", own=True, beyond=())
owned = where(lambda card, use: card.owner == use.seat, "that you own")
stud = Predicate(lambda card, use: card.is_dude and card.is_stud, "stud", only="dude")
booted = where(lambda card, use: card.booted, "booted")
unbooted = where(lambda card, use: not card.booted, "unbooted")
bootable = where(lambda card, use: use.can_boot(card), "unbooted")
"""A card that this use can boot."""
wanted = where(lambda card, use: card.wanted, "wanted")
not_self = where(lambda card, use: use.card is None or card.id != use.card.bearer.id, "other")
abomination = where(lambda card, use: card.has("Abomination"), "Abomination")


def _opposing(card: Card, use: Use) -> bool:
    side = use.side
    if use.game.shootout is not None and side is not None:
        return card.side == 1 - side
    return card.controller not in (use.seat, -1)


opposing = where(_opposing, "opposing")
in_shootout = where(lambda card, use: card.in_posse, "in this shootout")


def _in_posse(card: Card, use: Use) -> bool:
    return card.side is not None and card.side == use.side


in_posse = where(_in_posse, "in your posse")
on_your_posse = where(
    lambda card, use: (
        card.host is not None and card.host.is_dude and card.controller == use.seat and _in_posse(card, use)
    ),
    "on your dude in the posse",
)

here = Predicate(
    lambda card, use: card.in_play and use.is_here(card), "at this location", here=True, beyond=()
)
adjacent = where(lambda card, use: card.adjacent_to(use.here), "at an adjacent location")
nearby = where(lambda card, use: card.near(use.here), "at this or an adjacent location")
at_home = where(lambda card, use: card.at_home, "at home")
in_town_square = where(lambda card, use: card.place == TOWN_SQUARE, "in the town square")
in_town = where(lambda card, use: card.in_town, "in town")
on_actor = Predicate(
    lambda card, use: card.host is not None and card.host.id == use.actor.id, "on this dude", worn=True
)

another = where(lambda card, use: card.controller not in (use.seat, -1), "another player's")
"""Another player's, whether or not there is a shootout."""


can_be_called_out = where(lambda card, use: use.can_call_out(use.actor, card), "that can be called out")
"""Another player's dude whom this dude can call out."""

can_be_sent_home = where(lambda card, use: use.can_send_home_booted(card), "that can go home booted")
"""A dude whom this use can send home booted."""


def _elsewhere(card: Card, use: Use) -> bool:
    return card.place != use.actor.place and use.can_move(use.actor, card.place)


elsewhere = location & where(_elsewhere, "elsewhere")
"""A location to which this dude can be moved."""


def _reachable(card: Card, use: Use) -> bool:
    return card.place != use.target.place and use.can_move(use.target, card.place)


destination = location & where(_reachable, "elsewhere")
"""A location to which the target, chosen before, can be moved."""

attachable = where(
    lambda card, use: use.card is not None and entry.may_carry(use.game, use.card, card) is None,
    "that can have this card",
)
"""A card to which the card in use may be attached (Conditions)."""

this_dude = where(lambda card, use: card.id == use.actor.id, "this dude")


def _can_join(card: Card, use: Use) -> bool:
    return use.side is not None and use.can_join(card, use.side)


can_join = where(_can_join, "that can join your posse")
"""A dude that an effect can bring into your posse from wherever it is."""


newcomer = where(lambda card, use: use.can_bring_in(card), "that can join your posse")
"""A dude, not in play yet, that could be in your posse once it has entered."""

takeable = where(lambda card, use: use.can_take_control(card), "that you can take control of")
"""A card that may change sides: nobody comes to have dudes in both posses (RB-6.1-t)."""


def bearer_can_join(card: Card, use: Use) -> bool:
    """Whether this dude can come into your posse by an effect."""
    return use.side is not None and use.can_join(use.actor, use.side)


def token_can_join(card: Card, use: Use) -> bool:
    """Whether a token that enters play now can come into your posse by this use."""
    return use.can_bring_in()


def faces_guns(card: Card) -> bool:
    """Whether the posse against this card's has an unbooted Weapon that is not Melee."""
    return any(
        not weapon.booted and not weapon.has("Melee")
        for foe in card.foes
        for weapon in foe.attached("Weapon")
    )


OUT_OF_PLAY = (HAND, DISCARD, BOOT_HILL, DECK, DRAW, LIMBO)
"""Where a trait about the card's own cost works, and what goes on wherever its card lies by now."""

in_hand = where(lambda card, use: True, "card in your hand", "hand")
in_discard = where(lambda card, use: True, "card in your discard pile", "discard")
in_boot_hill = where(lambda card, use: True, "card in your Boot Hill", "boot hill")
in_draw_hand = where(lambda card, use: True, "card in your draw hand", "draw hand")


def has(keyword: str) -> Predicate:
    """With this keyword."""
    return where(lambda card, use: card.has(keyword), keyword)


def with_attached(predicate: Predicate) -> Predicate:
    """With an attachment that satisfies a predicate."""
    return where(
        lambda card, use: any(predicate.test(item, use) for item in card.attachments),
        f"with {predicate.words}",
    )


def at_location(predicate: Predicate) -> Predicate:
    """At a location that satisfies a predicate."""
    return where(
        lambda card, use: predicate.test(card.location, use), f"at {said(predicate.terms, 'location')}"
    )


def minimal(judge: Callable[[list[Card], Use], bool]) -> Callable[[list[Card], Use], bool]:
    """A set that will do, and would not with any card fewer."""

    def judged(cards: list[Card], use: Use) -> bool:
        if not judge(cards, use):
            return False
        return not any(judge([card for card in cards if card is not spare], use) for spare in cards)

    return judged
