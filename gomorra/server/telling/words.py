"""What the table says about the game in sentences: how far everybody is from winning, what answers cost."""

from __future__ import annotations

import re

from msgspec import Struct

from gomorra.engine import Game
from gomorra.engine.board import hands, players
from gomorra.engine.day import evening
from gomorra.engine.events import Chosen, Declared
from gomorra.engine.sight import naming
from gomorra.engine.sight.narrate import listed
from gomorra.engine.sight.offers import option_cards, option_text, titled
from gomorra.engine.sight.view import sees
from gomorra.engine.words import Memory, Phase
from gomorra.server.telling import advice, comers, job_words, notes, reasons
from gomorra.server.telling.endings import Account, decisive, ending


class LessonView(Struct, frozen=True):
    """The step of a lesson at which one is."""

    name: str
    title: str
    number: int
    of: int
    text: str
    keys: tuple[str, ...]
    """The answers that may be given here."""
    cards: tuple[int, ...]
    """What it points at."""
    over: bool = False
    following: str = ""
    """The lesson after this one."""


class Words(Struct, frozen=True):
    """Sentences for one seat."""

    standing: tuple[str, ...]
    """For every seat: how far it is from winning."""
    notes: dict[str, str]
    """For answers by their key: what they cost or bring."""
    ask: str = ""
    """The question."""
    by: str = ""
    """The code of the card because of which one is asked."""
    about: str = ""
    """What the question is about, in a sentence."""
    best: tuple[tuple[str, str], ...] = ()
    """Good answers where there are very many: key and words."""
    sure: str = ""
    """The answer that is no choice: the only one, or the only one that makes sense."""
    lesson: LessonView | None = None
    ending: tuple[Account, ...] = ()
    """Why the game ended as it did."""
    won: str = ""
    """The numbers that decided it, in a sentence."""
    keeps: tuple[advice.Keep, ...] = ()
    """Draw hands worth keeping."""
    left_out: dict[str, str] = {}
    """Whom a starting gang has no place for as far as it is chosen, by their codes, and why."""
    away: dict[int, str] = {}
    """While posses form: who cannot join them, and why."""
    lacking: dict[int, str] = {}
    """For cards of the hand that cannot be played now: what is missing."""


def words(game: Game, seat: int | None, lesson: LessonView | None = None) -> Words:
    """All that is said to one seat, or to a spectator."""
    stand = tuple(standing(game, seat, other) for other in range(game.seats))
    away = comers.kept_away(game)
    if game.over:
        return Words(stand, {}, lesson=lesson, ending=ending(game, seat), won=decisive(game))
    if game.decision.seat != seat:
        return Words(stand, {}, lesson=lesson, away=away)
    return Words(
        stand,
        dict(notes.notes(game)),
        question(game),
        _because(game),
        about(game).removesuffix(advice.GOOD if lesson is not None and not lesson.over else ""),
        advice.joker_names(game),
        advice.no_choice(game),
        lesson,
        keeps=advice.keeps(game),
        left_out=advice.left_out(game),
        away=away,
        lacking=reasons.lacking(game),
    )


ABILITY = re.compile(r"^(?P<title>.+?): (?P<verb>choose|boot|discard|ace|mark) (?P<what>[^?]+)$")
ASKS = {
    "High Noon: make a play or pass": "Your play: what do you do?",
    "Make a Shootout play or pass": "A Shootout play, or pass?",
    "Make a Resolution play or pass": "The hands lie open: a Resolution play, or pass?",
    "Run or gun: who flees?": "Run or gun: who runs home booted?",
    "Your starting gang": "Who starts in your gang?",
}


PUNISHING = "Use a Cheatin' Resolution or pass"


def question(game: Game) -> str:
    """The open question as people say it."""
    prompt = _with_place(game)
    if game.decision.kind == "react":
        return f"{prompt.removeprefix('React? ')} Do you react?"
    if job_words.is_asked(game):
        return job_words.question(game, game.decision.prompt)
    if game.decision.kind == "redraw":
        most = game.decision.most
        return "Redraw a card?" if most == 1 else f"Redraw up to {most} cards?"
    if game.decision.kind == "sundown discard" and game.decision.most > 1:
        every = game.decision.most == len(game.decision.options) - 1
        return f"Sundown: discard {'as many cards as you like' if every else f'up to {game.decision.most} cards'}?"
    if game.decision.kind == "grifter":
        return f"{prompt} Click it, or go on without."
    if prompt == PUNISHING:
        cheaters = [game.name(other) for other in game.cheaters(game.decision.seat)]
        if len(cheaters) == 1:
            return f"{cheaters[0]}'s hand is Cheatin': do you punish it?"
        return f"{listed(cheaters) or 'Others'} have Cheatin' hands: do you punish one?"
    found = ABILITY.match(prompt)
    if found is not None and game.decision.kind in ("choose", "choose several"):
        verb = "Choose the mark:" if found["verb"] == "mark" else found["verb"].capitalize()
        return f"{verb} {found['what']}"
    return ASKS.get(prompt, prompt)


def _with_place(game: Game) -> str:
    """The prompt of the open question; where posses gather, of two places with one name it says at which."""
    prompt = game.decision.prompt
    if game.decision.kind != "join" or game.quarrel is None:
        return prompt
    place = game.quarrel[2]
    return prompt.replace(game.place_name(place), naming.place_name(game, place))


def _because(game: Game) -> str:
    """The card that asks."""
    decision = game.decision
    source = decision.source
    if decision.kind == "join" and game.job is not None:
        source = game.job.use.source
    if decision.kind == "react":
        answering = _answering(game)
        source = answering[0] if len(answering) == 1 else 0
    if source <= 0 or decision.kind in ("callout", "joker") or not sees(game, decision.seat, source):
        return ""
    return game.state.face(source).code


def _whose_joker(game: Game) -> str:
    """What to name a card for that lies in somebody else's draw hand."""
    holder = hands.holder(game, game.decision.source)
    if holder == game.decision.seat:
        if not hands.is_legal(game, holder):
            return "Two of your other cards are the same, so the hand is Cheatin' whatever you name it."
        return "Whatever you name it, a joker never makes a hand Cheatin'."
    if holder < 0:
        return ""
    worse = "higher, which loses at lowball" if game.lowball else "lower"
    return f"It lies in {game.name(holder)}'s draw hand: name what makes that hand {worse}."


def _answering(game: Game) -> list[int]:
    """The cards with which one can react."""
    payloads = [option.payload for option in game.decision.options]
    return list(dict.fromkeys(int(payload[1]) for payload in payloads if payload[0] == "react"))


def _aimed(game: Game) -> str:
    """At whom a card is aimed that asks for something more."""
    decision = game.decision
    cards = decision.aimed or _chosen_before(game)
    seen = [titled(game, card) for card in cards if card > 0 and sees(game, decision.seat, card)]
    said = "This is about" if decision.aimed else "Chosen already:"
    return f"{said} {listed(seen)}." if seen else ""


def _chosen_before(game: Game) -> tuple[int, ...]:
    """What the effect that asks has chosen on its way."""
    for event in reversed(game.events):
        if isinstance(event, Declared):
            break
        if isinstance(event, Chosen) and event.source == game.decision.source:
            return event.cards
    return ()


def about(game: Game) -> str:
    """What a question is about and what follows, where its words do not say it."""
    decision = game.decision
    match decision.kind:
        case "gang":
            return advice.gang_so_far(game)
        case "joker":
            return _whose_joker(game)
        case "join" if game.job is not None:
            return naming.one_stop(job_words.about(game))
        case "choose several":
            chosen = so_far(game) if decision.chosen else ""
            return " ".join(filter(None, (_aimed(game), chosen, missing(game))))
        case "react" if len(_answering(game)) > 1:
            return f"You can answer with {listed([titled(game, card) for card in _answering(game)])}."
        case "order":
            same: dict[str, list[str]] = {}
            for option in decision.options:
                same.setdefault(option.text, []).append(titled(game, int(option.payload[1])))
            said = " ".join(f"{listed(cards)}: {text}" for text, cards in same.items())
            return f"{said} Click the one that happens first."
        case "choose" if decision.aimed:
            return _aimed(game)
        case "word" | "amount" | "confirm" | "player":
            return _aimed(game)
        case "join" if game.quarrel is not None:
            caller, called, _ = game.quarrel
            return f"{titled(game, caller)} has called out {titled(game, called)}."
        case "casualty":
            return (
                "Choose who falls: a discarded dude covers one casualty. Choose him once more to ace him: that covers "
                f"two, and he never returns.{_sidekicks(game)}"
            )
        case "flee" if advice.no_choice(game):
            return "You have won: nobody is left against you. Who runs now gives that away."
    return ""


def _sidekicks(game: Game) -> str:
    """Who else can cover a casualty (CG-Sidekicks-a)."""
    cards = [card for option in game.decision.options for card in option_cards(game, option.payload)]
    names = [titled(game, card) for card in dict.fromkeys(cards) if not game.card(card).is_dude]
    if not names:
        return ""
    what = "a sidekick covers one as well" if len(names) == 1 else "sidekicks cover one each as well"
    return f" {listed(names)} can fall instead: {what}."


COUNTED = ("influence", "bullets")
"""What a text may ask for altogether."""


def so_far(game: Game) -> str:
    """What was chosen of a series, and what it comes to in the numbers that the card speaks of."""
    decision = game.decision
    chosen = [game.card(card) for card in decision.chosen]
    names = ", ".join(titled(game, card.id) for card in chosen)
    text = (
        " ".join(ability.text for ability in game.card(decision.source).abilities)
        if decision.source > 0
        else ""
    )
    dudes = [card for card in chosen if card.is_dude]
    sums = [
        f"{sum(getattr(dude, stat) for dude in dudes)} {stat}" for stat in COUNTED if stat in text and dudes
    ]
    return f"So far: {names}" + (f", together {' and '.join(sums)}." if sums else ".")


OUTWEIGHS = re.compile(r"more (influence|bullets) in total than that dude has")


def missing(game: Game) -> str:
    """How much those must still have who are chosen to outweigh a dude together."""
    decision = game.decision
    aims = decision.aimed or _chosen_before(game)
    texts = [ability.text for ability in game.card(decision.source).abilities] if decision.source > 0 else []
    found = next((match for text in texts if (match := OUTWEIGHS.search(" ".join(text.split())))), None)
    if found is None or len(aims) != 1 or not game.card(aims[0]).is_dude:
        return ""
    stat = found[1]
    weight, so_much = (
        sum(getattr(game.card(card), stat) for card in cards) for cards in (aims, decision.chosen)
    )
    more = weight + 1 - so_much
    name = titled(game, aims[0])
    still = f"{more} more {'is' if more == 1 else 'are'} needed" if more > 0 else "that is enough"
    return f"{name} has {weight} {stat}: {still}."


def standing(game: Game, viewer: int | None, seat: int) -> str:
    """How far a player is from winning at Sundown (RB-1-c), by the numbers that will count there."""
    seats = game.state.players
    if game.over or game.state.phase == "setup" or seats[seat].conceded:
        return ""
    rivals = [n for n in range(game.seats) if n != seat and not seats[n].conceded]
    if not rivals:
        return ""
    tonight = evening.evening(game)
    measure = min if game.state.ruleset.short_victory else max
    rival = measure(rivals, key=lambda other: tonight.influence[other])
    missing = tonight.influence[rival] + 1 - tonight.control[seat]
    you = viewer == seat
    checked = game.state.phase == Phase.SUNDOWN and game.state.recall(Memory.VICTORY_CHECKED)
    if missing > 0:
        whose = "your" if rival == viewer else f"{game.name(rival)}'s"
        against = f"against {whose} {tonight.influence[rival]} influence"
        return f"{missing} more control to win, {against}{_by_then(game, seat, rival)}"
    if tonight.winner == seat and checked:
        return "Would win tomorrow at Sundown: the check of today is over"
    if tonight.winner == seat:
        then = f": {tonight.control[seat]} control against {tonight.influence[rival]} influence by then"
        said = "You win at Sundown as it stands" if you else "Wins at Sundown unless stopped"
        return said + (then if _by_then(game, seat, rival) else "")
    return "Enough control to win, but a rival has as much"


def _by_then(game: Game, seat: int, rival: int) -> str:
    """What is another number at Sundown than now, as the end of the sentence about a player and the rival to beat."""
    tonight = evening.evening(game)
    now = players.influence_of(game, rival), players.control_of(game, seat)
    parts = []
    if tonight.influence[rival] != now[0]:
        people = [
            f"{titled(game, dude)} {change:+d}"
            for dude, change in tonight.people.items()
            if game.card(dude).controller == rival
        ]
        parts.append(" at Sundown" + (f" ({', '.join(people)})" if people else f", not {now[0]} as now"))
    if tonight.control[seat] != now[1]:
        parts.append(f", with {tonight.control[seat]} control at Sundown instead of {now[1]}")
    return "".join(parts)


def taken_back(past: Game, game: Game | None, seat: int) -> str:
    """What somebody did at an earlier moment; nothing where others must not know."""
    decision = past.decision
    if game is None or decision.secret or decision.seat != seat or len(game.answers) <= len(past.answers):
        return ""
    payload = game.answers[len(past.answers)]
    option = decision.find(payload)
    cards = option_cards(past, payload)
    if option is None or not all(_open_now(past, game, card) for card in cards):
        return ""
    return option_text(past, decision, option.payload, option.text)


def _open_now(past: Game, game: Game, card: int) -> bool:
    """Whether a card of an earlier moment lies open for everybody now."""
    same = past.state.face(card).code == game.state.face(card).code
    return same and all(sees(game, seat, card) for seat in range(game.seats))
