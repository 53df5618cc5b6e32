"""Reasons: why something happens, for cards that answer only some of it."""

from __future__ import annotations

from gomorra.engine.words.declaring import WhyName, reason


class Why:
    """Why cards go away, boot, move or gain bounty, and why ghost rock changes hands: `event.why`, `event.how`."""

    NOTHING = WhyName("")
    """No reason that a card asks about."""
    ANTE = reason("ante", "The ante at Gambling.")
    BEARER = reason("bearer", "An attachment is discarded because its bearer has left.")
    BOUNTY = reason("bounty", "Bounty is collected.")
    CASUALTY = reason("casualty", "A casualty of a shootout.")
    DEBT = reason("debt", "What was owed is paid.")
    FLEE = reason("flee", "A dude runs from a shootout.")
    FROM_THE_POT = reason("from the pot", "An effect takes ghost rock out of the pot.")
    HOME = reason("home", "A dude is sent home.")
    JOB = reason("job", "A job is over: its posse goes home.")
    JOIN = reason("join", "A dude joins a posse.")
    KEEP_FIVE = reason("keep five", "A draw hand is discarded down to five cards.")
    MOVE = reason("move", "A dude simply moves.")
    ON_TOP_OF_THE_BOUNTY = reason(
        "on top of the bounty", "What an effect adds to a bounty that is collected."
    )
    POT = reason("pot", "The pot is won, or something is put into it.")
    PRODUCTION = reason("production", "Income at Upkeep.")
    REDRAW = reason("redraw", "Cards of a draw hand are exchanged.")
    REFUSAL = reason("refusal", "A callout is refused.")
    SAVINGS = reason("savings", "Ghost rock that lay on a card goes to its player.")
    TAKEN = reason("taken", "An effect takes ghost rock from another player.")
    TRESPASS = reason("trespass", "A fight at a Private location.")
    UPKEEP = reason("upkeep", "Upkeep is paid, or is not.")
