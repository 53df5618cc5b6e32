"""The rules a table may change: every point on which editions of the rules disagree, in one sentence each."""

from __future__ import annotations

from collections.abc import Iterable

from gomorra.engine.kernel.ruleset import CURRENT, RULESETS
from gomorra.server.protocol.pages import HouseRule

OLDER = RULESETS["2015"]

WORDS = {
    "suited_dead_mans_hand": (
        "The Dead Man’s Hand needs its suits",
        "Both black aces, both black eights and the jack of diamonds; otherwise any suits will do.",
    ),
    "trespass_by_owner": (
        "Trespassing is judged by the owner",
        "Bounty for fighting on private ground looks at who owns the dude; otherwise at who controls it.",
    ),
    "react_by_phase": (
        "Reacts last by the phase of their trigger",
        "What a React does ends with the phase it answered; otherwise with the shootout or the phase at hand.",
    ),
    "invent_needs_control": (
        "Inventing needs a place of one’s own",
        "A Mad Scientist invents only at a location that his player controls.",
    ),
    "winner_pays_last": (
        "The Winner pays upkeep last",
        "Upkeep is paid from the Winner’s left; otherwise the Winner pays first.",
    ),
    "unpaid_leave_together": (
        "Unpaid cards leave together",
        "Cards that nobody paid for stay until everybody has paid; otherwise they leave at once.",
    ),
    "attire_limit": (
        "One Attire for each dude",
        "Attire is limited like Horses and Weapons; otherwise a dude may wear any number.",
    ),
    "controller_picks_surplus": (
        "The controller picks what is too much",
        "Who controls a dude chooses which surplus card it loses; otherwise the oldest goes.",
    ),
    "mark_first_without_winner": (
        "The mark acts first without the Winner",
        "In a shootout without the Winner the mark’s player makes the first play.",
    ),
    "tie_leader_first": (
        "In a tie the leader goes first",
        "After an exact tie the leader handles casualties first; otherwise the Winner of the lowball.",
    ),
    "spell_sidekicks": (
        "Spells may be Sidekicks",
        "A spell with the keyword may be taken as a casualty like goods.",
    ),
    "one_ability_per_spell": (
        "One ability a day for each spell",
        "A spell with several abilities may use only one of them in a day.",
    ),
    "setup_uses_count": (
        "What is used in setup is used",
        "An ability used before the first day cannot be used on it again.",
    ),
    "sequential_posses": (
        "Posses form one dude after the other",
        "Each dude who joins boots and moves at once; otherwise both posses are declared, then all move together.",
    ),
    "tiered_reacts": (
        "Traits before Reacts, replacements first",
        "What happens instead comes before everything else; otherwise there is one queue, the Winner first.",
    ),
    "requirements_are_costs": (
        "“Do this to get that” is a cost",
        "What such a text demands cannot be answered by Reacts.",
    ),
    "traits_out_of_play": (
        "Some traits work out of play",
        "Traits that speak of hands and piles work there; otherwise only what a card says about its own price.",
    ),
    "free_moves_by_effects": (
        "Effects open free moves",
        "Moves to places that an effect makes adjacent do not boot; otherwise only the streets count.",
    ),
    "joker_owner_names": (
        "The owner names a joker",
        "Otherwise whoever reveals it.",
    ),
    "feuding_sides": (
        "Union against Confederate",
        "Who owns a card of one side in play cannot bring in one of the other.",
    ),
    "starting_core_deeds": (
        "Core deeds may start",
        "A Core deed may take the place of a starting dude.",
    ),
    "casualty_steps_apart": (
        "Casualties of effects are taken apart",
        "Otherwise they add to the casualties that are still to be taken.",
    ),
    "older_rulings": (
        "Single cards as the older FAQ ruled",
        "Auto-Revolver, Concealed Weapons, Force Field, Hired Guns, Raising Hell, Smiling Tom and a few others.",
    ),
}
"""Field of the ruleset: its name for players, and what it means. Only what the engine asks for is listed."""


def house_rules() -> tuple[HouseRule, ...]:
    """All rules that a table may switch, with how they are usually played."""
    return tuple(
        HouseRule(name, title, text, bool(getattr(CURRENT, name)), bool(getattr(OLDER, name)))
        for name, (title, text) in WORDS.items()
    )


def switched(house: Iterable[str]) -> dict[str, bool]:
    """The fields of the ruleset that these names switch; unknown names are an error."""
    unknown = sorted(set(house) - set(WORDS))
    if unknown:
        raise ValueError(f"there is no rule {unknown[0][:40]!r}; the rules are: {', '.join(WORDS)}")
    return {name: not getattr(CURRENT, name) for name in house}
