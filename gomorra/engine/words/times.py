"""Times: moments at which delayed effects happen, how long effects last, and what a game remembers until when."""

from __future__ import annotations

from gomorra.engine.words.declaring import (
    MOMENTS,
    OWN_MEMORIES,
    MemoryName,
    MomentName,
    UntilName,
    memory,
    moment,
    phase,
    until,
)


class Phase:
    """The phases of the day: `state.phase`, and the phase of `PhaseStarted` and `PhaseEnded`."""

    SETUP = phase("setup", "Before the first day.")
    GAMBLING = phase("gambling", "Lowball for the pot.")
    UPKEEP = phase("upkeep", "Income, then upkeep.")
    NOON = phase("noon", "High Noon: plays, one after the other.")
    SUNDOWN = phase("sundown", "Victory is checked, cards are drawn, everything unboots.")


class Moment:
    """When something happens that `use.later` has put off. `game.due` asks."""

    BEFORE_LOWBALL_REVEAL = moment("before lowball reveal", "Gambling hands are drawn but not shown.")
    SHOOTOUT_STARTED = moment("shootout started", "Both posses stand, before the first round.")
    START_OF_ROUND = moment("start of round", "A round of a shootout begins.")
    BEFORE_SHOOTERS = moment("before shooters", "Shootout plays are over, shooters are picked next.")
    SHOOTERS_PICKED = moment("shooters picked", "Both shooters are known.")
    HANDS_SEEN = moment("hands seen", "The players have seen their own draw hands.")
    BEFORE_LUMPS = moment("before lumps", "Resolution plays are over, ranks are compared next.")
    ROUND_DECIDED = moment("round decided", "Ranks are compared, casualties come next.")
    END_OF_ROUND = moment("end of round", "A round is over.")
    END_OF_SHOOTOUT = moment("end of shootout", "A shootout is over.")
    END_OF_JOB = moment("end of job", "A job is over.")
    END_OF_PLAY = moment("end of play", "The play that is going on is over.")
    SUNDOWN = moment("sundown", "Sundown has begun.")
    END_OF_SUNDOWN = moment("end of sundown", "Sundown is over but for the new day.")
    END_OF_DAY = moment("end of day", "The day is over.")

    @staticmethod
    def shooter(card: int) -> MomentName:
        """This dude has been picked as shooter."""
        return MomentName(f"shooter {card}")

    @staticmethod
    def discarding_hand(seat: int) -> MomentName:
        """This player's draw hand is about to be discarded."""
        return MomentName(f"discarding hand {seat}")


class Until:
    """How long an effect lasts, where not as its ability's kind says. `game.expire` ends it."""

    AS_USUAL = UntilName("")
    """As long as the kind of the ability says."""
    DAY = until("day", "Until the day is over.")
    NOON = until("noon", "Until High Noon is over.")
    NOON_PLAY = until("noon play", "Until the next Noon play is over.")
    PHASE = until("phase", "Until the phase is over.")
    PLAY = until("play", "Until the play is over in which it happens.")
    ROUND = until("round", "Until the round of the shootout is over.")
    SHOOTOUT = until("shootout", "Until the shootout is over.")
    STAY = until("stay", "As long as the dude stays where it is.")
    SUNDOWN = until("sundown", "Until Sundown is over.")
    UPKEEP = until("upkeep", "Until an Upkeep phase is over.")
    NEXT_UPKEEP = until(
        "next upkeep", "Until after the next Upkeep phase; one that is running does not count."
    )
    PERMANENT = until("permanent", "As long as the card stays in play.")

    @staticmethod
    def play(depth: int) -> UntilName:
        """Until the play at this depth of plays within plays is over."""
        return UntilName(f"play {depth}")


class Memory:
    """What the game remembers about what has happened. What begins with "today" is forgotten at the end of the day."""

    TODAY = memory("today", "The beginning of all that is forgotten at the end of the day.")
    ACED = memory("today aced", "Cards that were aced today.")
    AT_A_DISTANCE = memory("today at a distance", "Dudes who have used a Totem from elsewhere today.")
    CAUGHT = memory("today caught", "Players whose hand was revealed Cheatin' today.")
    CHEATIN = memory("today cheatin", "Players who have used a Cheatin' Resolution today.")
    FALLEN = memory("today fallen", "Players a dude of whom was discarded as a casualty or by others today.")
    SLAIN = memory("today slain", "Players a dude of whom was aced as a casualty or by others today.")
    NOON = memory("today noon", "The number of the turn at which High Noon began.")
    SHOOTOUT = memory("today shootout", "The numbers of the shootouts of today.")
    VICTORY_CHECKED = memory("today victory checked", "Whether victory has been checked today.")
    EXTRA = memory("extra", "Extra plays that are still to be made.")
    LEGAL_REVEAL = memory("legal reveal", "Players whose hand was legal when it was revealed.")
    REPLACED = memory("replaced", "Dudes that have replaced another version of themselves today.")
    SHUFFLED = memory("shuffled", "Players who have shuffled their deck in this play.")
    TAO = memory("tao", "Tao Techniques that wait to be discarded.")
    TRADED = memory("traded", "Goods that were traded today.")


def own_memory(word: str, meaning: str) -> MemoryName:
    """What the text of one card remembers for the day and asks itself."""
    if not word.startswith(f"{Memory.TODAY} "):
        raise ValueError(f'{word!r} would never be forgotten: a memory begins with "today"')
    return MemoryName(OWN_MEMORIES.declare(word, meaning))


def is_moment(word: str) -> bool:
    """Whether something can happen at this moment."""
    return word in MOMENTS or word.startswith(("shooter ", "discarding hand "))
