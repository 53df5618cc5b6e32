"""What a strong player would do, and why, in words: for hints at the table and for reading games again."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from gomorra import poker
from gomorra.bots.clash import Knowledge
from gomorra.bots.duels import TRIED
from gomorra.bots.foresight import Foresight
from gomorra.bots.glance import promising
from gomorra.bots.habits import WAYS_OUT, quiet
from gomorra.bots.motives import drawbacks, motives
from gomorra.bots.network import chance, learned
from gomorra.bots.player import Sight
from gomorra.bots.search import SearchBot, Thought
from gomorra.bots.tonight import wins
from gomorra.bots.uses import used
from gomorra.engine import Game, Option
from gomorra.engine.board import hands
from gomorra.engine.day.evening import evening
from gomorra.engine.plays import moving
from gomorra.engine.sight.narrate import listed
from gomorra.engine.sight.offers import option_text, titled

BETTER = 0.01
"""Chances closer than this are about the same."""
HARDLY = 0.02
"""What trials cannot tell apart: a play that nothing else speaks for is said to gain nothing."""
FEARED = 0.04
"""An answer that costs less than this is not worth a word."""

TOLD = 2
"""So many options are told."""
MOST_TRIED = 60
"""So many plays are tried to find one that keeps a rival from winning."""
ENDS = ("left", "right")

LEAST = "Of what can be done here it costs least."
BY_KIND = {
    "gang": "The list was built to start with these.",
    "joker": "It makes the best hand.",
    "keep five": "The best five do not need them.",
    "redraw": "By the odds this leaves the best hand against what the other side can expect.",
    "upkeep": "Everybody is worth the upkeep.",
    "sundown discard": "Of what you hold it is worth least to you now; draw something else instead.",
    "order": "The order matters little here.",
    "street": "Either end will do.",
    "casualty": "Of all that covers the casualties it hurts least.",
    "flee": "This weighs what the next round promises against what it could cost.",
    "join": "Bring everybody who improves your odds by more than it costs, and nobody else.",
}
"""Why odds and sound habits answer some decisions, without trying anything out."""
STAYING = {
    "join": "Whoever else could come would risk more than he improves your odds.",
    "flee": "Who runs goes home booted: that would cost you more than the next round is likely to.",
}
"""Why nobody else is sent, and why nobody runs."""
CHEATS = "The best five do not need them. What is left is Cheatin', which some cards punish."
HONEST = "What is left is the best hand that nobody can punish."
DROPPED = "That is worth less to you than the upkeep."
SHORT = "You cannot pay for everybody; this costs you least."


class Advice(NamedTuple):
    """An option with what to expect of it."""

    key: str
    text: str
    value: float
    """The chance to win that it leaves."""
    reason: str
    keys: tuple[str, ...] = ()
    """All answers of the series that begins with it."""


def advise(game: Game, seat: int, seed: int | str = 0, bot: SearchBot | None = None) -> list[Advice]:
    """The two best options of the open decision as the hard bot sees them, the best first."""
    sight = Sight(game, seat)
    thinker = bot if bot is not None else SearchBot(seed)
    best = thinker.choose(game, seat)
    world = sight.imagine(f"{seed} advice")
    options = {option.key: option for option in world.decision.options}
    threats = [other for other in range(world.seats) if other != seat and wins(world, other)]
    # Who loses tonight by waiting does not wait, however little any play promises.
    doomed = bool(threats) and quiet(world)
    thoughts = sorted(
        thinker.thoughts,
        key=lambda thought: (doomed and thought.key in WAYS_OUT, thought.key != best, -thought.value),
    )
    kind = sight.decision.kind
    if not thoughts or kind in TRIED:
        keys, texts = _series(game, seat, thinker, best)
        reason = _called_out(world, best) or _kept(world, seat, keys) or _by_kind(world, best)
        reason += _fought(game, options, thoughts)
        value = thoughts[0].value if thoughts else _now(world, seat)
        return [Advice(best, _told(game, texts), value, reason, keys)]
    found: list[Advice] = []
    for thought in thoughts:
        option = options.get(thought.key)
        if option is None or len(found) == TOLD or _same(option, [one.key for one in found]):
            continue
        usage = used(world, seat, option, seed)
        text, keys = usage if usage is not None else (_advised(game, option), (option.key,))
        if text not in [one.text for one in found]:  # of two copies of a card one is named
            shared = _drawbacks(world, seat, options[found[0].key]) if found else []
            reason = _reason(world, seat, option, thought, thoughts, shared)
            if doomed and not found:
                reason = f"{_doom(world, seat, threats[0], option)}{reason}"
            found.append(Advice(thought.key, text, thought.value, reason, keys))
    return found


STOPPING = 3
"""So many plays are named that keep a rival from winning."""


def _doom(world: Game, seat: int, rival: int, option: Option) -> str:
    """That the game is lost tonight unless something is done, and what would stop it for now.

    Nothing of it where the advised play does that itself: then its reason says so.
    """
    stopping = _stopping(world, seat, rival)
    if option in stopping:
        return ""
    said = f"You lose tonight unless you stop it: {world.name(rival)} wins at Sundown as it stands. "
    if stopping:
        names = [f"“{_briefly(world, one)}”" for one in stopping[:STOPPING]]
        return f"{said}For now it would be stopped by {listed(names)}. "
    return f"{said}No single play does that; this is the best try. "


def _stopping(world: Game, seat: int, rival: int) -> list[Option]:
    """The plays after which a rival does not win tonight as it stands."""
    foresight = Foresight(seat, Knowledge(world, seat), learned, Random(0), width=3)
    found: list[Option] = []
    for option in world.decision.options[:MOST_TRIED]:
        if option.key in WAYS_OUT or _same(option, [one.key for one in found]):
            continue
        after = world.fork()
        foresight.settled(after, option, 1)
        if quiet(after) and not after.over and not open_callout(after) and not wins(after, rival):
            found.append(option)
    return found


def _same(option: Option, told: list[str]) -> bool:
    """Whether an option is one of those told, but for the end of the street where a deed comes to stand."""
    return (
        option.payload[0] == "shop"
        and option.payload[-1] in ENDS
        and any(key.rpartition(" ")[0] == option.key.rpartition(" ")[0] for key in told)
    )


def _called_out(world: Game, answer: str) -> str:
    """Why a callout is accepted or refused."""
    if world.decision.kind != "callout":
        return ""
    target = world.card(world.decision.source)
    if answer == "accept":
        return f"The fight is better for you than {target.title} at home, booted."
    return f"{target.title} at home, booted, is better for you than that fight."


def _kept(world: Game, seat: int, keys: tuple[str, ...]) -> str:
    """What is to be said of five cards that are kept where Cheatin' matters."""
    if world.decision.kind != "keep five":
        return ""
    held = {card: hands.playing_card(world, card) for card in world.state.players[seat].draw_hand}
    kept = [one for card, one in held.items() if f"card {card}" not in keys]
    if not poker.is_legal(kept):
        return CHEATS
    return "" if poker.choose(list(held.values())).legal else HONEST


def _by_kind(world: Game, answer: str) -> str:
    """Why odds and sound habits give this answer."""
    kind = world.decision.kind
    if kind == "upkeep" and answer != "pay":
        return DROPPED if world.decision.find(("pay",)) is not None else SHORT
    if answer == "done" and kind in STAYING:
        return STAYING[kind]
    if kind == "sundown discard" and answer == "done":
        return "What you hold can be played soon."
    return BY_KIND.get(kind, LEAST)


def _fought(game: Game, options: dict[str, Option], thoughts: list[Thought]) -> str:
    """How the answer did against the next best one when the fight was tried many times."""
    if len(thoughts) < 2 or thoughts[0].value < thoughts[1].value + BETTER:
        return ""
    best, other = thoughts[:2]
    instead = _alone(game, options[other.key])
    tried = f" I played the fight out {best.visits} times in my head: this gives you {best.value:.0%} to win the game"
    return f"{tried}, “{instead}” gives {other.value:.0%}."


SERIES = {
    "redraw": ("Redraw {}", "Keep all of them"),
    "keep five": ("Discard {}", ""),
    "sundown discard": ("Discard {}", "Discard nothing"),
    "join": ("Send {}", "Nobody else"),
    "flee": ("Run home with {}", "Stand and fight"),
}
"""What a series of answers amounts to, and what it means to choose nothing."""
MOST = 20


def _series(game: Game, seat: int, thinker: SearchBot, best: str) -> tuple[tuple[str, ...], list[str]]:
    """The answers of a series as the bot would give them one after the other, and the cards they are about."""
    after, kind = game.fork(), game.decision.kind
    keys, texts = [best], []
    while True:
        option = next(one for one in after.decision.options if one.key == keys[-1])
        if option.key != "done" or kind not in SERIES:
            said = _text if kind in SERIES else _advised
            texts.append(said(after, option).removesuffix(" joins"))
        after.answer(option.key)
        if after.over or after.decision.seat != seat or after.decision.kind != kind or kind not in SERIES:
            break
        if option.key == "done" or len(keys) == MOST:
            break
        keys.append(thinker.choose(after, seat))
    return tuple(keys), texts


def _told(game: Game, texts: list[str]) -> str:
    """An answer, or a whole series of them, in the words of the buttons that give it."""
    kind, seat = game.decision.kind, game.decision.seat
    if kind not in SERIES:
        return texts[0]
    some, none = SERIES[kind]
    if kind == "join" and not any(
        game.card(dude).controller == seat for posse in game.gathering or () for dude in posse
    ):
        none = "Nobody goes"
    return some.format(listed(texts)) if texts else none


def _text(game: Game, option: Option) -> str:
    """What an option says, and that a way boots; the text of an ability without its full stop, for it stands within a
    sentence."""
    text = option_text(game, game.decision, option.payload, option.text).removesuffix(".")
    match option.payload:
        case ("move", dude, place) if moving.boots(game, game.card(int(dude)), game.place_of_word(place)):
            return f"{text} (boots)"
    return text


def _alone(game: Game, option: Option) -> str:
    """One answer by itself, in the words of the buttons."""
    kind = game.decision.kind
    if kind not in SERIES:
        return _advised(game, option)
    texts = [] if option.key == "done" else [_text(game, option).removesuffix(" joins")]
    return _told(game, texts)


FALLS = {"discard": "Discard", "ace": "Ace", "home": "Send home booted:"}
VERBS = {"card": "Choose", "player": "Choose", "amount": "Choose", "word": "Choose", "name": "Name"}
"""What is done with an answer that is only a name or a number."""
LOSING = re.compile(r"^(?:[^:]+: )?([Dd]iscard|[Aa]ce|[Bb]oot)\b")
"""What a question begins with that says what becomes of the card."""


def _advised(game: Game, option: Option) -> str:
    """What to do, with a verb."""
    text = _text(game, option)
    word = str(option.payload[0])
    verb = VERBS.get(word, "")
    if game.decision.kind == "casualty" and len(option.payload) > 2:
        fall = FALLS.get(str(option.payload[2]), "Lose")
        return f"{fall} {titled(game, int(option.payload[1]))} (covers {option.weight})"
    if game.decision.kind == "order":
        return f"Let {titled(game, int(option.payload[1]))} come first"
    if game.decision.kind == "street":
        return f"Put it at the {text.lower()}"
    if word == "word":
        return f"Choose “{text}”"
    if option.payload in (("yes",), ("no",)):
        return f"Say {text.lower()}" if text.lower() in ("yes", "no") else text
    if verb and word == "card" and (asked := LOSING.search(game.decision.prompt)):
        verb = asked[1].capitalize()
    return f"{verb} {text}" if verb and (not option.text or option.payload[0] != "card") else text


def _briefly(game: Game, option: Option) -> str:
    """What somebody may answer: of a card that is used its name will do, its text can be read there."""
    if option.payload[0] == "use":
        return f"Use {titled(game, int(option.payload[1]))}"
    return _text(game, option)


def _now(world: Game, seat: int) -> float:
    return chance(learned(world, seat))


def _compared(thought: Thought, thoughts: list[Thought]) -> str:
    """How an option stands to the advised one, which comes first and need not be the one with the highest chance."""
    advised, other = thoughts[0], max(thoughts, key=lambda one: one.value)
    if thought is advised:
        # Who waits gives nothing away: a play must gain something (`search.least_gain`).
        waits = advised.key in WAYS_OUT and other.value > advised.value
        return "; no play gains much over that" if waits else ""
    if thought.value > advised.value:
        return (
            ", too little more to be worth a play"
            if advised.key in WAYS_OUT
            else ", hardly more than with the first"
        )
    if thought.value < advised.value - BETTER:
        return f", against {advised.value:.0%} with the first"
    return ""


def _otherwise(thoughts: list[Thought]) -> str:
    """Why the advised option, where nothing on the table speaks for it: how the others do."""
    advised, *others = thoughts
    if not others:
        return ""
    waiting = next((one for one in others if one.key in WAYS_OUT), None)
    if waiting is not None and advised.key not in WAYS_OUT and abs(advised.value - waiting.value) <= HARDLY:
        return f"; that is hardly different from waiting, which leaves {waiting.value:.0%}"
    best = max(one.value for one in others)
    if best > advised.value:
        return ""
    if f"{best:.0%}" == f"{advised.value:.0%}":
        return "; nothing else I tried leaves more"
    return f"; whatever else I tried leaves less, {best:.0%} at best"


def _drawbacks(world: Game, seat: int, option: Option) -> list[str]:
    """What speaks against an option."""
    if not quiet(world):
        return []
    after = world.fork()
    Foresight(seat, Knowledge(world, seat), learned, Random(0), width=3).settled(after, option, 1)
    return drawbacks(world, after, seat, _rival(world, seat))


def _rival(world: Game, seat: int) -> str:
    return world.name(1 - seat) if world.seats == 2 else "your strongest rival"


def _reason(
    world: Game, seat: int, option: Option, thought: Thought, thoughts: list[Thought], shared: list[str]
) -> str:
    """What it expects and why, and what it fears; of what is not advised also what speaks against it more than against
    the advised one."""
    words = f"It leaves you about {thought.value:.0%} to win the game{_compared(thought, thoughts)}"
    if not quiet(world):
        return f"{words}{_otherwise(thoughts) if thought is thoughts[0] else ''}."
    foresight = Foresight(seat, Knowledge(world, seat), learned, Random(0), width=3)
    after = world.fork()
    now = chance(foresight.settled(after, option, 1))
    rival = _rival(world, seat)
    decided = _tonight(world, after, seat)
    if decided:
        words = f"{decided} {words}"
    why, fear = motives(world, after, seat, rival), _fear(after, foresight, thought.value, now)
    if thought is thoughts[0]:
        because = f": {listed(why)}" if why else _otherwise(thoughts)
        return f"{words}{because}{f'; {fear}' if fear else ''}."
    against = [words for words in drawbacks(world, after, seat, rival) if words not in shared]
    said = [f"{words}."]
    said += [f"In its favor: {listed(why)}."] if why else []
    said += [f"Against it: {listed(against)}{f'; {fear}' if fear else ''}."] if against else []
    said += [f"{fear[0].upper()}{fear[1:]}."] if fear and not against else []
    return " ".join(said)


def open_callout(world: Game) -> bool:
    """Whether a callout is not answered yet: then nobody knows what comes of it."""
    return world.decision.kind == "callout"


def _tonight(before: Game, after: Game, seat: int) -> str:
    """What a play decides about this evening: who would win at Sundown, and what that would need."""
    if after.outcome is not None:
        return ""
    rivals = [other for other in range(before.seats) if other != seat]
    if after.shootout is not None or after.gathering is not None or open_callout(after):
        return ""
    now, then = evening(before), evening(after)  # what is promised counts what cards add at Sundown
    if then.winner == seat and now.winner != seat:
        strongest = max(rivals, key=lambda other: then.influence[other])
        needed = then.control[seat] - then.influence[strongest]
        who = after.name(strongest)
        return (
            f"You would win at Sundown as it stands, unless {who} gets {needed} more influence "
            "or takes control points from you."
        )
    if now.winner in rivals and then.winner not in rivals:
        return f"As it stands {before.name(now.winner)} would win at Sundown; this prevents it."
    return ""


def _fear(after: Game, foresight: Foresight, value: float, now: float) -> str:
    """The answer that would hurt most, with the cards that lie on the table, and what it leaves of a chance."""
    if after.over or not quiet(after) or after.decision.seat == foresight.seat:
        return ""
    rival = after.decision.seat
    visible = [other for other in after.decision.options if other.payload[0] in ("move", "callout", "use")]
    visible = [other for other in visible if after.card(int(other.payload[1])).in_play]
    answers = [
        (chance(foresight.after(after, other, 0)), _briefly(after, other))
        for other in promising(after, visible, 6, Knowledge(after, rival))
    ]
    worst = min(answers, default=(now, ""))
    if worst[0] >= now - FEARED:
        return ""
    return (
        f"then {after.name(rival)} may answer “{worst[1]}”, which leaves about {value * worst[0] / now:.0%}"
    )
