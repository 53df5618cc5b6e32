"""Rulesets: every point on which editions of the rules disagree is one field."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Rulebook 1.3 with Compendium 1.9.3 by default; the fields name the rows of the conflict table."""

    name: str = "current"
    day_limit: int = 0
    """Days after which the game is a draw; 0 means never."""
    short_victory: bool = False
    """AE-Multi-k: beating any single other player's influence is enough."""
    suited_dead_mans_hand: bool = True
    """A7: the Dead Man's Hand needs its suits."""
    trespass_by_owner: bool = True
    """D1: trespass bounty looks at who owns the dude (else at who controls it)."""
    react_by_phase: bool = True
    """D2: what a React does lasts by the phase of its trigger (else to the end of shootout or phase)."""
    invent_needs_control: bool = True
    """D6: a Mad Scientist invents only at a location that his player controls."""
    winner_pays_last: bool = True
    """A10: upkeep is paid from the Winner's left (else the Winner pays first)."""
    unpaid_leave_together: bool = True
    """A11: unpaid cards leave after everybody has paid."""
    attire_limit: bool = True
    """A16: Attire is limited like Horses and Weapons."""
    controller_picks_surplus: bool = True
    """D4: the controller picks which surplus attachment goes (a bought one always replaces)."""
    sequential_posses: bool = True
    """A20, A21: dudes join posses one by one (else both posses are declared, and then all move together)."""
    mark_first_without_winner: bool = False
    """A24: the mark's player acts first in a shootout without the Winner."""
    tie_leader_first: bool = True
    """A27: in an exact tie the leader handles casualties first (else the lowball Winner)."""
    spell_sidekicks: bool = True
    """A29: a spell may be a Sidekick."""
    tiered_reacts: bool = True
    """A30: "instead" before others, traits before Reacts (else one queue, the Winner first)."""
    one_ability_per_spell: bool = False
    """A3: a spell card may use one ability a day."""
    setup_uses_count: bool = True
    """A4: an ability used in setup is used for day one."""
    starting_core_deeds: bool = True
    """A36: Core deeds may take the place of starting dudes."""
    requirements_are_costs: bool = False
    """A1: what a "do X to achieve Y" demands is a cost, so that no React interferes."""
    traits_out_of_play: bool = True
    """A32: some traits work from hands and piles (else only those about the card's own price)."""
    free_moves_by_effects: bool = True
    """A13, A14: adjacency that effects make counts for moves without booting."""
    joker_owner_names: bool = True
    """A33: the owner of a joker names it (else whoever reveals it)."""
    feuding_sides: bool = False
    """A6: who owns a Union card in play brings in no Confederate one, and the other way round."""
    casualty_steps_apart: bool = True
    """B13: casualties made by effects have a step of their own (else they add to those still to be taken)."""
    older_rulings: bool = False
    """B: single cards work as the older FAQ ruled them."""
    redraw_limit: int = 20
    """Q19: after so many tied lowball hands chance decides."""
    scattered_numbers: bool = False
    """Not a rule of the game: cards lie in a deck in no order of their numbers, which so tell nothing when they are
    played. Games at tables have it; those that were begun without it go on without."""
    mixed_hands: bool = False
    """Nor is this: after the play in which a deck was shuffled the numbers of its owner's hidden cards are dealt anew,
    so that nobody can tell by its number whether a card was held before the shuffle."""
    fresh_numbers: bool = False
    """Nor this: cards that others have seen get numbers that nobody has seen when they are shuffled into a deck, so
    that also during that play no number tells when its card was drawn."""
    confirmed_gangs: bool = False
    """Nor this: a starting gang is complete when its player says so, and whoever was chosen can be left out again (else
    it is complete as soon as nobody fits in any more)."""


CURRENT = Ruleset()
OF_2015 = Ruleset(
    name="2015",
    suited_dead_mans_hand=False,
    trespass_by_owner=False,
    react_by_phase=False,
    winner_pays_last=False,
    unpaid_leave_together=False,
    attire_limit=False,
    controller_picks_surplus=False,
    sequential_posses=False,
    mark_first_without_winner=True,
    tie_leader_first=False,
    spell_sidekicks=False,
    tiered_reacts=False,
    one_ability_per_spell=True,
    setup_uses_count=False,
    starting_core_deeds=False,
    requirements_are_costs=True,
    traits_out_of_play=False,
    free_moves_by_effects=False,
    joker_owner_names=False,
    feuding_sides=True,
    casualty_steps_apart=False,
    older_rulings=True,
)
"""The rulebook and FAQ of 2015, as far as they can still be played; docs/rulesets.md has the table."""
RULESETS: dict[str, Ruleset] = {"current": CURRENT, "2015": OF_2015}
