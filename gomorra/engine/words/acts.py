"""Acts: what may be forbidden to be done to a card, or to a player. Asked by `stopped` and `stopped_player`."""

from __future__ import annotations

from gomorra.engine.words.declaring import ACTS, ActName, StatName, act, made_once


class Act:
    """What can be forbidden. The trait gets the card, the use (None: the rules) and what else is involved."""

    ACE = act("ace", "Ace the card in play.")
    AFFECT = act("affect", "Do anything at all to the card by a card's ability.")
    ATTACH = act("attach", "Attach a card to this one; the other card is the attachment.")
    BE_CALLED_OUT = act("be called out", "Call the dude out; the other card is the caller.")
    BE_CASUALTY = act("be casualty", "Take the card as a casualty; of a player, any of his dudes.")
    BE_SHOOTER = act("be shooter", "Pick the dude as shooter, as long as there is another one.")
    BOOT = act("boot", "Boot the card by an effect or as a requirement.")
    BOOT_AS_COST = act("boot as cost", "Boot the card to pay for an ability, a move or a job.")
    CALL_OUT = act("call out", "Let the dude call somebody out; the other card is the one called.")
    CAST = act("cast", "Let the dude cast a spell; the other card is the spell.")
    CHOOSE = act("choose", "Choose the card in play as a target.")
    DISCARD = act("discard", "Discard the card in play.")
    FLEE = act("flee", "Let the dude run home from a shootout; of a player, any of his dudes.")
    GAIN_CONTROL = act("gain control", "Give the card permanent control points.")
    GAIN_TRESPASS_BOUNTY = act(
        "gain trespass bounty", "Give the dude bounty for fighting at a Private location."
    )
    GO_HOME_AFTER_JOB = act("go home after job", "Send the dude home booted when its job is over.")
    INVENT = act("invent", "Let the dude invent; the other card is the Gadget.")
    JOIN = act("join", "Let the dude join a posse; the other card is the location.")
    JOIN_LEADER = act("join leader", "Let the dude join the leader's posse.")
    LEAD_JOB = act("lead job", "Let the dude lead a job.")
    LEAVE = act("leave", "Take the dude out of its posse by an effect.")
    LEAVE_PILE = act("leave pile", "Take the card out of the pile in which it lies.")
    MOVE = act("move", "Move the dude.")
    MOVE_TO = act("move to", "Move the dude to a location; the trait gets dude, location and use.")
    REFUSE = act("refuse", "Refuse a callout; the other card is the caller.")
    SEND_HOME = act("send home", "Send the dude home by an effect, booted or not.")
    SEND_HOME_BOOTED = act("send home booted", "Send the dude home booted by an effect.")
    TAKE_CONTROL = act("take control", "Take control of the card from its player.")
    TRADE = act("trade", "Trade the goods.")
    UNBOOT = act("unboot", "Unboot the card by an effect.")
    UNBOOT_AT_SUNDOWN = act("unboot at sundown", "Unboot the card with all others at Sundown.")
    WANTED = act("wanted", "Raise the bounty of the dude.")
    BE_SAFE_AFTER_A_HIT = act(
        "be safe after a hit", "Of a player: have but one Cheatin' Resolution against a hand."
    )
    CHANGE_RANK = act("change rank", "Of a player: raise or lower the rank of his hand.")
    LOSE_ROCK = act("lose rock", "Of a player: take ghost rock from him.")
    LOWER_CASUALTIES = act("lower casualties", "Of a player: take casualties off him.")
    RAISE_CASUALTIES = act("raise casualties", "Of a player: give him more casualties.")
    PLAY_ACTION = act("play action", "Of a player: play an action card; the card is the action.")
    PLAY_CARD = act("play card", "Of a player: bring a card into play; the card is that one.")
    RESHUFFLE = act("reshuffle", "Of a player: shuffle the discard pile into an empty deck.")


FORMS = ("lower", "raise", "become", "use")
"""How acts begin that are made of an act and a stat, or of a kind."""


@made_once
def lowering(stat: StatName) -> ActName:
    """Lower a stat of the card by an effect."""
    return ActName(f"lower {stat}")


@made_once
def raising(stat: StatName) -> ActName:
    """Raise a stat of the card by an effect."""
    return ActName(f"raise {stat}")


@made_once
def becoming(kind: str) -> ActName:
    """Make the dude a "stud" or a "draw"."""
    return ActName(f"become {kind}")


@made_once
def using(kind: str) -> ActName:
    """Of a player: use abilities of this kind."""
    return ActName(f"use {kind}")


@made_once
def out_of_play(act: ActName) -> ActName:
    """Discard or ace the card where it is not in play."""
    return ActName(f"{act} out of play")


def is_act(word: str) -> bool:
    """Whether this is an act that something could forbid."""
    first, _, rest = word.partition(" ")
    return word in ACTS or (first in FORMS and bool(rest)) or word.removesuffix(" out of play") in ACTS
