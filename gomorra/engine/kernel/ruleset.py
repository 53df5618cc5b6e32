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
    joker_free_in_lowball: bool = True
    """Q6: the owner names a joker in lowball freely (else it must make the highest rank)."""
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
    """A20, A21: dudes join posses one by one."""
    mark_first_without_winner: bool = False
    """A24: the mark's player acts first in a shootout without the Winner."""
    tie_leader_first: bool = True
    """A27: in an exact tie the leader handles casualties first (else the lowball Winner)."""
    spell_sidekicks: bool = True
    """A29: a spell may be a Sidekick."""
    tiered_reacts: bool = True
    """A30: "instead" before others, traits before Reacts (else one flat queue)."""
    one_ability_per_spell: bool = False
    """A3: a spell card may use one ability a day."""
    setup_uses_count: bool = True
    """A4: an ability used in setup is used for day one."""
    starting_core_deeds: bool = True
    """A36: Core deeds may take the place of starting dudes."""
    redraw_limit: int = 20
    """Q19: after so many tied lowball hands chance decides."""


CURRENT = Ruleset()
RULESETS: dict[str, Ruleset] = {"current": CURRENT}
