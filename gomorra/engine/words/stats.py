"""Stats: what traits and effects may say about a card or a player. Asked by `contributions`, `replies`, `modifiers`.

What is said to take a card in answer is the card in the trait's reach; where other arguments are named, the trait
gets those instead.
"""

from __future__ import annotations

from gomorra.engine.words.acts import is_act
from gomorra.engine.words.declaring import OWN_STATS, STATS, ActName, StatName, made_once, stat


class Stat:
    """What numbers, keywords, permissions and lasting effects are called."""

    # Numbers of a card
    BULLETS = stat("bullets", "Bullets, or the bullet bonus of what a dude carries.")
    INFLUENCE = stat("influence", "Influence; of a player, added to the total.")
    VALUE = stat("value", "The value of the card in play.")
    CONTROL = stat("control", "Control points; of a player, added to the total.")
    COST = stat("cost", "What the card costs.")
    UPKEEP = stat("upkeep", "What the card costs each Upkeep.")
    PRODUCTION = stat("production", "What the card produces each Upkeep.")
    BOUNTY = stat("bounty", "What the bounty of a wanted dude counts more or less.")
    HAND_SIZE = stat("hand size", "`(seat)`: how many cards more a player's hand may hold.")
    VALUE_FOR_OTHERS = stat("value for others", "What the value gains for the cards of other players only.")
    COST_WHERE = stat("cost where", "`(card, host)`: what the card costs more or less on this bearer.")
    ACTION_PRICE = stat("action price", "`(card, ability)`: what playing an action costs more or less.")
    JOIN_COST = stat("join cost", "The ghost rock that joining a posse costs the dude's player.")
    UPKEEP_BECOMES = stat("upkeep becomes", "The upkeep that an effect sets.")
    LEAST_GRIT = stat(
        "least grit for its player", "The least grit, as the cards of the effect's player see it."
    )
    LEAST_BOUNTY = stat("least bounty", "The bounty below which the dude cannot fall.")
    IGNORES_PENALTIES = stat("ignores penalties", "`(stat)`: whether nothing lowers this stat of the card.")
    NO_BONUS = stat("no bonus", "The stat to which the attachment adds nothing for its bearer.")
    BULLETS_FOR_EACH_MOVE = stat("bullets for each move", "Bullets that the dude gets whenever it moves.")
    TECHNIQUE_REDUCTION = stat(
        "technique reduction", "How much more Techniques of the dude lower an opposing one."
    )

    # What a card is
    KEYWORD = stat("keyword", "A keyword that the card has besides its own.")
    LOSES_KEYWORD = stat("loses keyword", 'A keyword that the card has lost, or "all".')
    BLANK = stat(
        "blank", 'What the card has lost of its text: "traits", "abilities", those "granted" to it, or "all".'
    )
    SHOOTER = stat("shooter", '"stud" or "draw".')
    ABILITY = stat("ability", "The card's `granted` gives abilities to other cards.")
    FORGETS = stat("forgets", "An ability, by name, that the card has lost.")

    # Places and control
    ADJACENT = stat("adjacent", "`(location, other)`: True or False where the text decides, else None.")
    CONTROLLER = stat("controller", "Who controls the location, the seat plus one.")
    CONTROL_TOTAL = stat(
        "control total", "`(seat)`: control points that the player has besides those on cards."
    )
    CONTROLS_BY_BULLETS = stat(
        "controls by bullets", "Whether the dude's bullets count for control of a deed."
    )
    INFLUENCE_FOR_CONTROL = stat(
        "influence for control", "Influence that counts for the control of locations only."
    )
    INSTEAD_OF_INFLUENCE = stat(
        "instead of influence for control", "What counts for control in influence's place."
    )
    INFLUENCE_CAP = stat(
        "influence cap", "`()`: the most influence that counts for a player at one location."
    )
    COLLECTS_PRODUCTION = stat(
        "collects production", "`(deed)`: whether its controller collects for a foreign deed."
    )
    POORER_IN_TIES = stat(
        "poorer in ties", "`(seat)`: whether the player counts as poorer with equal ghost rock."
    )
    TAKEN_FROM = stat("taken from", "Who had the card before control was taken for a time.")
    COUNTS_AS_HERE = stat(
        "counts as here", "`(card, use)`: whether a card elsewhere counts as being at this place."
    )

    # What is chosen and used
    DECOY = stat("decoy", "`(card, use)`: whether this card must be chosen before that one may be.")
    LENDS = stat("lends", "`(card, seat, ability)`: whether a player may use another player's card.")
    ACTS_FROM_AFAR = stat(
        "acts from afar", "`(card)`: whether the dude may use it from outside the shootout."
    )
    REACHES_TOTEM = stat("reaches totem", "`(dude, totem)`: whether a Shaman may use a Totem elsewhere.")
    BEARS_A_TOTEM = stat("bears a Totem", "Whether the dude itself may have a Totem.")
    CASTS_WITH = stat(
        "casts with", "`(card)`: the rating with which the dude casts what it has no skill for."
    )
    INVENTS_WITH = stat("invents with", "`(gadget)`: another skill with which the dude invents it.")
    NEEDS_NO_CONTROL = stat(
        "needs no control", "`(gadget)`: whether the dude invents and trades it anywhere."
    )
    SKILL_FOR = stat("skill for", "`(skill, card)`: what the dude's skill gains for this spell or Gadget.")
    SKILL_CHECK = stat("skill check", "`(dude, skill, pulled)`: what a skill test gains after its pull.")
    KUNG_FU_FOR_TECHNIQUES = stat(
        "Kung Fu for techniques", "The Kung Fu rating that the dude has for Techniques."
    )
    COMBO_IGNORES = stat("combo ignores", "`(dude)`: whom this performer's combos leave out of the posse.")
    ATTACH_ANYWHERE = stat(
        "attach anywhere", "Of a player: dudes get attachments wherever they are, booted or not."
    )
    ATTACHES_ANYWHERE = stat(
        "attaches anywhere", "A keyword of cards that the dude attaches anywhere, also in shootouts."
    )
    CARRY_LIMIT = stat(
        "carry limit", "`(dude, keyword)`: how many cards of a kind the dude may carry beyond one."
    )
    SHOP_IN_SHOOTOUT = stat(
        "shop in shootout", "Of a player: goods and spells may be bought as Shootout plays."
    )
    SUNDOWN_DISCARDS = stat(
        "sundown discards", "`(seat)`: how many cards more a player may discard at Sundown."
    )
    EXTRA_FOR_COLLECTING = stat(
        "extra for collecting", "Ghost rock added to the dude's bounty when it is collected."
    )

    # Moving, calling out, joining
    MOVES_WITHOUT_BOOTING = stat(
        "moves without booting", "`(location)`: whether the dude goes there without booting."
    )
    MAY_BE_CALLED_OUT_AT_HOME = stat("may be called out at home", "Whether the dude is not safe at home.")
    CANNOT_BE_REFUSED = stat("cannot be refused", "Callouts of the dude cannot be refused.")
    STAYS_AFTER_REFUSING = stat(
        "stays after refusing", "The dude does not go home for refusing the next callout."
    )
    CARDS_TO_REFUSE = stat("cards to refuse", "`(caller, target)`: cards of the hand that a refusal costs.")
    JOINS_FROM_AFAR = stat(
        "joins from afar", "`(dude, location)`: whether the dude joins from where it stands."
    )
    JOINS_FROM_ANYWHERE = stat(
        "joins from anywhere", "`(dude, location)`: the same from any place, booted or not."
    )
    NO_BOOT_TO_JOIN = stat("no boot to join", "`(dude)`: whether it joins a posse without booting.")
    FORMS_NO_POSSE = stat("forms no posse", "The dude fights without anybody joining it.")
    FORMS_POSSE_FIRST = stat("forms posse first", "The posse of this mark forms before the leader's.")

    # Draw hands
    MUST_BE_SHOOTER = stat("must be shooter", "The dude must be picked as shooter.")
    STUD_BONUS = stat("stud bonus", "`(side)`: cards more that a posse draws.")
    DRAW_BONUS = stat("draw bonus", "`(side)`: cards more that a posse redraws.")
    STUD_BONUS_OF_THE_POSSE = stat(
        "stud bonus of the posse",
        "What the dude adds to the stud bonus of its posse, if that is the effect's.",
    )
    BONUS_FOR_THE_CURSER = stat(
        "bonus for the curser", "What the dude, on whichever side, adds to the bonus of the effect's posse."
    )
    DRAW_BY_INFLUENCE = stat(
        "draw by influence", "`()`: whether influence counts for cards drawn, not bullets."
    )
    ADDS_NOTHING_TO_DRAW_HANDS = stat(
        "adds nothing to draw hands", "`(battle, side, dude)`: whether the dude gives its posse no cards."
    )
    SWAP_BONUSES = stat("swap bonuses", "Of a player: the posse's stud and draw bonus change places.")
    EXTRA_REDRAW = stat("extra redraw", "`(side)`: cards more that are drawn for those discarded.")
    RANK = stat("rank", "`(seat)`: ranks that the player's hand gains.")
    BASE_RANK = stat("base rank", "Of a player: the rank that an effect sets in place of the natural one.")
    RANK_CAP = stat("rank cap", "Of a player: the seat above whose rank the hand does not count.")
    RANK_FOR_ORDER = stat(
        "rank for a legal straight or flush",
        "Of a player: ranks that a legal hand gains for a straight or flush.",
    )
    RANKS_HOLD = stat(
        "ranks hold for a legal hand", "Of the town square: the seat whose legal hand makes ranks hold."
    )
    LEGAL_HAND = stat("legal hand", "`(seat)`: whether the player's hand counts as legal.")
    ILLEGAL_HAND = stat("illegal hand", "`(seat)`: whether the player's hand counts as Cheatin'.")
    LOWBALL_HAND = stat(
        "lowball hand", "`(seats)`: a procedure that changes a hand before lowball is revealed."
    )
    SECOND_HIT = stat("second hit", "Of a player: one more Cheatin' Resolution may be used against the hand.")
    NO_CHEATIN_AGAINST = stat(
        "no cheatin against", "Of a player: no Cheatin' Resolution is used against the hand."
    )

    # Casualties
    CASUALTIES = stat("casualties", "`(side)`: casualties more or fewer; of a player, the same.")
    CASUALTIES_WHEN_LOST = stat(
        "casualties when lost", "Of a player: casualties more or fewer for losing the round."
    )
    CASUALTIES_OF_EACH_LOSER = stat(
        "casualties of each loser", "Of the town square: casualties more for any loser."
    )
    CASUALTIES_DOUBLED = stat("casualties doubled", "Of a player: casualties count twice.")
    LEAST_CASUALTIES = stat("least casualties", "Of a player: the fewest casualties that are left.")
    FIRST_CASUALTY = stat("first casualty", "The dude must be the first casualty.")
    NO_CASUALTY_UNLESS_BEATEN_BY = stat(
        "no casualty unless beaten by",
        "The ranks by which the round must be lost for the dude to be a casualty.",
    )
    COVERS_WHEN_ACED = stat("covers when aced", "The casualties that the attachment covers when it is aced.")
    RELIEF_WHEN_ACED = stat("relief when aced", "By how much acing the dude lowers the other casualties.")


def own_stat(word: str, meaning: str) -> StatName:
    """A mark that the text of one card puts on cards or players and reads itself."""
    return StatName(OWN_STATS.declare(word, meaning))


@made_once
def cannot(act: ActName) -> StatName:
    """That something cannot be done to a card (or, as an effect, by a player)."""
    return StatName(f"cannot {act}")


@made_once
def player_cannot(act: ActName) -> StatName:
    """That a player cannot do something, or that it cannot be done to him: a trait about players."""
    return StatName(f"player cannot {act}")


@made_once
def least(stat: StatName) -> StatName:
    """What a stat cannot fall below."""
    return StatName(f"least {stat}")


@made_once
def most(stat: StatName) -> StatName:
    """What a stat cannot rise above."""
    return StatName(f"most {stat}")


@made_once
def fixed(stat: StatName) -> StatName:
    """What a stat is, whatever changes it."""
    return StatName(f"fixed {stat}")


@made_once
def ignores(stat: StatName) -> StatName:
    """Whose changes of a stat the card ignores: "all" but its goods', or those of other players."""
    return StatName(f"ignores {stat}")


RATED = ("Huckster", "Blessed", "Shaman", "Mad Scientist", "Kung Fu")
"""The keywords with a rating that can change."""


@made_once
def rating_of(skill: str) -> StatName:
    """The rating that goes with a keyword: of a skill, or of Kung Fu."""
    return StatName(f"{skill} rating")


LIMITS = ("least", "most", "fixed", "ignores")


def is_stat(word: str) -> bool:
    """Whether this is a stat that somebody asks about."""
    if word in STATS or word in OWN_STATS or word.removesuffix(" rating") in RATED:
        return True
    for forbidden in ("player cannot ", "cannot "):
        if word.startswith(forbidden):
            return is_act(word.removeprefix(forbidden))
    limit, _, rest = word.partition(" ")
    return limit in LIMITS and rest in STATS
