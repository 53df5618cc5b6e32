"""Conditions with two halves, one at a time: who is spared, who adds to a hand, whose bonus counts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gomorra.cards.vocabulary import (
    ALL,
    Act,
    Memory,
    Stat,
    Use,
    always,
    cheatin,
    deed,
    dude,
    happens,
    job,
    lowering,
    noon,
    opposing,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.fights import drawing, lumps
from gomorra.engine.sight import offers
from gomorra.engine.sight.shapes import CardView
from gomorra.engine.sight.story import log_lines
from gomorra.engine.sight.view import card_view
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain


def lines(t: Table) -> list[str]:
    """The log as its readers see it."""
    return [line.text for line in log_lines(t.game, None)]


# Casualties


@pytest.mark.parametrize("who", ["dude", "player", "all", "nobody"])
@either_leads
def test_a_dude_alone_or_a_whole_player_may_be_spared(who: str) -> None:
    """BE_CASUALTY: of the card; of a player, any of his dudes."""
    t = Table()
    ann, amy, bob = t.dude(at="town square"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy)
    rules = t.game.rules(ann.controller)
    if who == "dude":
        rules.forbid(Act.BE_CASUALTY, ann, whose="any", until="shootout")
    elif who == "player":
        rules.forbid(Act.BE_CASUALTY, whose="any", until="shootout")
    elif who == "all":
        rules.forbid(Act.BE_CASUALTY, ann, whose="any", until="shootout")
        rules.forbid(Act.BE_CASUALTY, whose="any", until="shootout")
    battle = t.game.shootout
    assert battle is not None and ann.side is not None
    left = {fate.card for fate in lumps.fates(t.game, battle, ann.side)}
    expected = {"dude": {amy.id}, "player": set(), "all": set(), "nobody": {ann.id, amy.id}}[who]
    assert left == expected


def test_a_guarded_number_heeds_own_traits_and_what_others_add() -> None:
    """Other players' traits cannot lower it; they may raise it, and the player's own may do both."""
    t = Table()
    ann = t.dude(bullets=5)
    for seat, amount in ((0, 1), (0, -3), (1, -2), (1, 3)):
        t.put(able("deed", always(Stat.BULLETS, on=ALL), lambda card, asked, more=amount: more), seat=seat)
    assert ann.bullets == 4
    t.game.rules(ann.controller).forbid(lowering(Stat.BULLETS), ann, whose="opponents", until="day")
    assert ann.bullets == 6


@pytest.mark.parametrize(("whose", "bullets"), [("any", 5), ("cards", 5), ("opponents", 5), ("noon", 3)])
def test_who_guards_a_number_against_others(whose: str, bullets: int) -> None:
    t = Table()
    ann = t.dude(bullets=5)
    t.put(able("deed", always(Stat.BULLETS, on=ALL), lambda card, asked: -2), seat=1)
    t.game.rules(ann.controller).forbid(lowering(Stat.BULLETS), ann, whose=whose, until="day")
    assert ann.bullets == bullets


@pytest.mark.parametrize("lost", ["bullets", "influence"])
def test_an_attachment_loses_one_bonus_and_keeps_the_other(lost: str) -> None:
    t = Table()
    ann = t.dude(bullets=1, influence=1)
    gun = t.attach(plain("goods", bullets=2, influence=3), ann)
    assert (ann.bullets, ann.influence) == (3, 4)
    t.game.rules(ann.controller).change(gun.id, Stat.NO_BONUS, lost, until="day")
    assert (ann.bullets, ann.influence) == ((1, 4) if lost == "bullets" else (3, 1))


def test_where_one_text_is_blank_the_others_still_answer() -> None:
    t = Table()
    pays = trait("after", happens.Booted)
    cards = [t.put(able("deed", pays, lambda use: use.gain(1))) for _ in range(2)]
    t.game.rules(0).make_blank(cards[0], "traits", until="day")
    ann = t.dude()
    t.use(t.hand(able("action", noon(), lambda use: use.boot(ann))))
    assert t.rock() == 21


# Draw hands


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("K♣ K♦ 3♥ 3♠ 9♣", "two pair, kings and threes"),
        ("6♣ 6♦ 2♥ 2♠ A♣", "two pair, sixes and twos"),
        ("K♣ 5♦ 3♥ 5♠ 9♣", "pair of fives"),
        ("K♣ 5♦ 3♥ 8♠ 9♣", "king high"),
        ("4♣ 4♦ 4♥ K♠ 9♣", "three fours"),
        ("4♣ 4♦ 4♥ 4♠ 9♣", "four fours"),
    ],
)
def test_a_hand_is_called_by_its_values(cards: str, name: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(cards, LEGAL))
    assert next(hand.name for hand in t.game.view(None).hands if hand.seat == 0) == name


@pytest.mark.parametrize(("cards", "more"), [("4♣ 5♦ 6♥ 7♠ 8♣", 2), ("K♣ K♦ 3♥ 3♠ 9♣", 0)])
def test_a_rank_rises_for_an_orderly_hand_only(cards: str, more: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(cards, LEGAL))
    before = t.rank(0)
    t.game.rules(0).change(-1, Stat.RANK_FOR_ORDER, 2, until="shootout")
    assert t.rank(0) == before + more


@pytest.mark.parametrize("changes", [True, False])
def test_only_a_hand_that_has_become_another_is_told(changes: bool) -> None:
    def name(use: Use) -> Any:
        if changes:
            yield from use.make_card(t.draw_hand_of()[4], 0, 3)
        yield from use.gain(1)

    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(able("action", resolution(), name))
    t.showdown(ann, bob, hands=("K♣ K♦ 3♥ 3♠ 9♣", LEGAL))
    t.use(card)
    assert len(t.events(happens.HandChanged)) == changes


@pytest.mark.parametrize("prompt", ["", "What is it?"])
def test_what_a_card_counts_as_is_asked_in_words(prompt: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    name = t.hand(able("action", resolution(), lambda use: use.name_card(t.draw_hand_of()[0], prompt)))
    t.showdown(ann, bob, hands=("K♣ K♦ 3♥ 3♠ 9♣", LEGAL))
    t.use(name)
    title = t.draw_hand_of()[0].title
    assert t.decision.prompt == (prompt or f"Which suit and value does {title} count as?")


@pytest.mark.parametrize(
    ("words", "company", "shoots", "adds"),
    [
        ("in company", False, True, True),
        ("in company", True, True, False),
        ("in company", True, False, False),
        ("unless shooter", True, True, True),
        ("unless shooter", True, False, False),
        ("unless shooter", False, True, True),
        ("ever", False, True, False),
        ("ever", True, False, False),
    ],
)
@either_leads
def test_who_adds_nothing_to_draw_hands(words: str, company: bool, shoots: bool, adds: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square")
    others = [t.dude(at="town square", bullets=0)] if company else []
    t.shootout(ann, bob, *others)
    rules = t.game.rules(ann.controller)
    rules.change(ann.id, Stat.ADDS_NOTHING_TO_DRAW_HANDS, words, until="shootout")
    battle = t.game.shootout
    assert battle is not None and ann.side is not None
    battle.shooters[ann.side] = ann.id if shoots else others[0].id
    assert drawing.idle(t.game, battle, ann.side, ann.id) is not adds
    by_others = 0 if not others else 0 if not shoots else 1  # who shoots counts in full: no bullets
    assert drawing.bonuses(t.game, battle, ann.side) == (0, by_others + (3 if shoots else 1) * adds)


# Posses


def test_an_invited_player_is_told_what_the_inviting_posse_demands() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(seat=2, at="town square")
    kept = t.dude(seat=2, at="town square")
    far = t.dude(seat=2, at=t.deed(seat=2, keywords=["Out of Town"]))
    for who in (kept, far):
        t.game.rules(who.controller).forbid(Act.JOIN_LEADER, who, until="day")
    t.callout(ann, bob, "accept")
    t.answer(2)
    assert t.decision.seat == 2
    assert [t.why_not("join", dude).rule for dude in (kept, far)] == ["RB-2.1-b", "RB-2.1-b"]
    t.answer("done")
    assert t.decision.seat == 1
    t.answer(2)
    assert t.decision.seat == 2 and t.why_not("join", kept) is None
    assert t.why_not("join", far).rule == "RB-6.1-h"


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_forms_a_posse_is_told_what_his_own_demands(side: int) -> None:
    t = Table()
    cards = [t.dude(at="town square"), t.dude(seat=1, at="town square")]
    t.dude(seat=side, at="town square")
    far = t.dude(seat=side, at=t.deed(seat=side, keywords=["Out of Town"]))
    t.game.rules(far.controller).forbid(Act.JOIN_LEADER, far, until="day")
    t.callout(cards[0], cards[1], "accept")
    assert t.decision.seat == side
    assert t.why_not("join", far).rule == ("RB-2.1-b" if side == 0 else "RB-6.1-h")


@pytest.mark.parametrize(("leads", "takes"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_who_has_nobody_in_a_posse_invites_nobody_to_it(leads: int, takes: int) -> None:
    """Q82: a posse in which only another player's dude is left is none to which others are invited."""
    t = Table(seats=4)
    called = ({0, 1, 2} - {leads, takes}).pop()
    ann, foe = t.dude(seat=leads, at="town square"), t.dude(seat=called, at="town square")
    amy = t.dude(seat=leads, at="town square")
    t.dude(seat=3, at="town square")

    def rob(use: Use) -> Any:
        yield from use.take_control(ann)

    def led(card: Any, event: Any) -> bool:
        return bool(event.card == ann.id)

    t.put(able("legend", trait("after", happens.Joined, if_=led), rob), seat=takes)
    t.callout(ann, foe, "accept")
    assert t.whose(ann) == takes and t.decision.seat == leads
    assert t.choices() == [amy] and t.offers("invite") == []
    t.answer(amy)
    assert t.decision.seat == leads and ("invite", 3) in t.offers("invite")


def test_once_a_job_is_over_nobody_is_in_its_posse() -> None:
    """What a number was while the posse stood is not remembered."""
    seen: list[int] = []
    t = Table()
    t.deed(seat=1)
    leader = t.put(able("dude", always(Stat.BULLETS), lambda card, asked: 2 if card.in_posse else 0))
    t.game.rules(leader.controller).forbid(Act.GO_HOME_AFTER_JOB, leader, until="day")
    t.put(able("legend", trait("when", happens.JobEnded), lambda use: seen.append(leader.bullets)))
    before = leader.bullets
    t.use(t.hand(able("action", job(mark=deed), lambda use: seen.append(leader.bullets))))
    t.finish()
    assert seen == [before + 2, before]


# Totems


@pytest.mark.parametrize("away", [True, False])
def test_only_a_totem_used_from_elsewhere_is_remembered(away: bool) -> None:
    t = Table()
    house = t.deed()
    kabeda = t.put("Kabeda Hakurei", at="town square" if away else house)
    target = t.dude(seat=1, at=kabeda.location, value=2)
    one = t.attach("Red Horse's Tail", house)
    two = t.attach("Red Horse's Tail", t.deed() if away else "town square")
    assert t.can_use(two)
    t.stack("9♠")
    t.use(one, "lash", target)
    t.turn_of(0)
    target.body.booted = False
    t.dude(seat=1, at=kabeda.location, value=2)
    assert t.can_use(two) is not away
    assert t.game.state.recall(Memory.AT_A_DISTANCE) == ((kabeda.id,) if away else ())


# Telling


def test_what_the_first_outfit_does_to_a_dude_is_not_told_with_goods() -> None:
    """A dude who goes because of a text has a line with the reason; goods that go meanwhile have none."""

    def sweep(use: Use) -> Any:
        yield from use.discard(gun)
        yield from use.discard(foe)

    t = Table(able("outfit", noon(), sweep, title="Broom"), plain("outfit"))
    home = t.game.outfit(0)
    foe, other = t.dude("Foe", seat=1), t.dude("Other", seat=1)
    gun = t.attach(plain("goods", "Gun"), other)
    assert home.id == 1
    t.use(home)
    assert [line for line in lines(t) if "discarded" in line] == [
        "P1's Gun is discarded.",
        "P1's Foe is discarded by Broom.",
    ]


@pytest.mark.parametrize("how", ["move", "callout", "use"])
def test_what_answers_the_end_of_a_play_is_told(how: str) -> None:
    """The headline tells the moves of a basic play, not those that come after it."""
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    late = t.dude("Late")
    t.put(able("legend", trait("after", happens.PlayEnded), lambda use: use.move(late, 0)))
    if how == "move":
        t.move(ann, "home")
    elif how == "callout":
        t.callout(ann, bob, "refuse")
    else:
        t.use(t.hand(able("action", noon())))
    assert late.in_town_square
    assert [line for line in lines(t) if line.startswith("Late")] == ["Late goes to the town square."]


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("noon", "makes a play or passes"),
        ("shootout", "decides"),
        ("lowball", "decides"),
        ("callout", "decides about the callout"),
        ("join", "decides who joins the posse"),
        ("choice", "decides"),
        ("redraw", "chooses what to keep of the draw hand"),
    ],
)
def test_what_the_others_read_while_somebody_decides(when: str, said: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=2), t.dude(seat=1, at="town square")
    for _ in range(2):
        t.dude(seat=1, at="town square")
    if when == "callout":
        t.callout(ann, bob)
    elif when == "join":
        t.callout(ann, bob, "accept")
    elif when == "choice":
        t.use(t.hand(able("action", noon(target=opposing & dude))))
    elif when == "lowball":
        t.hand(able("action", cheatin()))
        t.stack(LEGAL)
        t.stack(CHEATIN, seat=1)
        t.start("gambling")
    elif when in ("shootout", "redraw"):
        t.hand(able("action", shootout()))
        t.shootout(ann, bob)
        if when == "redraw":
            t.hands(LEGAL, LEGAL)
            t.run("redraw")
    assert t.decision.kind == ("play" if when in ("noon", "shootout", "lowball") else t.decision.kind)
    assert offers.waited_for(t.game, t.game.decision) == said


# Shapes


def test_a_card_in_a_pile_has_no_numbers_of_the_table() -> None:
    t = Table()
    card = t.discard(plain("deed", production=3, control=2, value=7))
    shown = card_view(t.game, card.id)
    assert shown == CardView(card.id, card.face.code, "discard pile", card.owner, suit=card.suit, value=7)
    given = {"id", "code", "zone", "owner", "suit", "value"}
    assert set(msgspec.to_builtins(shown)) == given, "browsers read what is not said as nothing"
    for name in ("bounty", "rock", "bullets", "influence", "control", "upkeep", "production"):
        assert getattr(shown, name) == 0, name
    for name in ("controller", "location", "host"):
        assert getattr(shown, name) == -1, name
    for name in ("booted", "stud", "unpaid", "blank"):
        assert getattr(shown, name) is False, name
    for name in ("attachments", "keywords", "used", "modifiers"):
        assert getattr(shown, name) == (), name


def test_of_a_plain_dude_only_what_is_there_is_sent() -> None:
    t = Table()
    ann = t.dude(bullets=0, influence=0, value=5)
    sent = msgspec.to_builtins(card_view(t.game, ann.id))
    assert not {"bounty", "rock", "bullets", "influence", "control", "upkeep", "production", "booted"} & set(
        sent
    )
    for name, amount in (("bullets", 2), ("influence", 1), ("upkeep", 3), ("production", 1), ("bounty", 2)):
        facts = {name: amount}
        assert msgspec.to_builtins(card_view(t.game, t.dude(**facts).id))[name] == amount
