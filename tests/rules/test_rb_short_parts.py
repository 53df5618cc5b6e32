"""The rulebook's short statements in other situations: third players, seized dudes, second times."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, dude, happens, noon, opposing, react
from gomorra.catalog import Gang
from gomorra.engine.events import PlayEnded, Revealed, Shuffled
from gomorra.engine.fights import drawing
from gomorra.testing import CHEATIN, Table, able, either_leads, plain, rule
from tests.rules.lowball import lowball

LOW, HIGH = "A♣ 2♦ 3♥ 4♠ 6♣", "K♣ K♦ Q♥ J♠ 10♣"
RABBIT, PIG = "Tao of the Jade Rabbit", "Tao of Zhu Bajie"


@rule("RB-2.2-d")
def test_taking_the_top_cards_leaves_the_rest_in_its_order() -> None:
    t = Table()

    def effect(use):
        for card in (yield from use.top_five(2)):
            yield from use.discard(card)

    t.stack("2♣ 3♣ 4♣ 5♣ 6♣")
    before = t.deck_of()
    t.use(t.hand(able("action", noon(), effect)))
    assert t.deck_of() == before[2:] and t.events(Shuffled) == []


@rule("RB-2.2-h", "RB-2.2-j")
def test_the_new_deck_is_the_discard_pile_and_nothing_else() -> None:
    t = Table(deck=0)
    lying = t.discard(*(plain("dude") for _ in range(3)))
    dead = t.boot_hill(plain("dude"))
    t.use(t.hand(able("action", noon(), lambda use: use.draw(1))))
    (drawn,) = t.hand_of()
    assert sorted(card.id for card in (drawn, *t.deck_of())) == sorted(card.id for card in lying)
    assert t.boot_hill_of() == [dead]


@rule("RB-3.1-d", "RB-3.1-e", "RB-3.1-f")
def test_the_symbol_says_to_whose_outfit_a_dude_belongs() -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit", gangs=[Gang.OUTLAWS]))
    symbols = {
        (Gang.LAW_DOGS,): (True, False, False),
        (Gang.OUTLAWS,): (False, True, False),
        (Gang.LAW_DOGS, Gang.OUTLAWS): (True, True, False),
        (Gang.FEARMONGERS,): (False, False, False),
        (): (False, False, True),
    }
    for gangs, wanted in symbols.items():
        for seat in (0, 1):
            one = t.dude(seat=seat, gangs=list(gangs))
            belongs = one.belongs_to(t.seat(0)), one.belongs_to(t.seat(1)), one.is_drifter
            assert belongs == wanted


@rule("RB-5.1-g", "RB-5.1-af", "RB-5.1-h")
def test_a_full_or_overfull_play_hand_has_no_part_in_lowball() -> None:
    t = Table()
    held = t.hand(*(plain("dude") for _ in range(7)))
    lowball(t, "A♣ 2♦ 3♥ 4♠ joker", HIGH)
    assert t.decision.kind == "joker" and len(t.draw_hand_of(0)) == 5
    assert not set(t.draw_hand_of(0)) & set(held)
    t.run("noon")
    assert t.hand_of() == held


@rule("RB-5.1-s", "RB-5.1-j")
@pytest.mark.parametrize("both", [False, True])
def test_of_three_only_who_faces_another_cheater_may_answer(both: bool) -> None:
    t = Table(seats=3, winner=0)
    cards = [t.hand(able("action", cheatin()), seat=seat) for seat in range(3)]
    lowball(t, CHEATIN, LOW, "Q♣ Q♣ K♥ J♠ 10♣" if both else "9♣ 9♦ K♥ J♠ 10♣")
    asked = []
    while t.decision.kind == "play" and t.game.lowball:
        asked.append(t.decision.seat)
        assert t.can_use(cards[t.decision.seat])
        t.pass_()
    assert asked == ([0, 1, 2] if both else [1, 2])


@rule("RB-5.1-w", "RB-5.1-z")
def test_three_who_tie_all_draw_anew() -> None:
    t = Table(seats=4)
    tied = ["A♣ 2♦ 3♥ 4♠ 6♣", "A♦ 2♥ 3♠ 4♣ 6♦", "A♥ 2♠ 3♣ 4♦ 6♥"]
    lowball(t, f"{tied[0]} {HIGH}", f"{tied[1]} {HIGH}", f"{tied[2]} 2♣ 3♦ 4♥ 5♠ 7♣", HIGH)
    _, second = t.events(Revealed)
    assert sorted(seat for seat, _ in second.hands) == [0, 1, 2]
    assert t.winner == 2


@rule("RB-5.3.2-e")
def test_the_same_dude_may_be_called_out_by_the_same_dude_again() -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def back(use):
        yield from use.move(target, 0)
        yield from use.unboot(target)

    t.callout(caller, target, "refuse")
    t.use(t.hand(able("action", noon(), back), seat=1))
    assert t.decision.seat == 0
    t.callout(caller, target, "refuse")
    assert target.at_home and target.booted and not caller.booted


@rule("RB-5.3.2-k")
@pytest.mark.parametrize("place", ["town square", "home of 1", "deed"])
def test_a_card_lets_a_booted_dude_call_out_wherever_it_is(place: str) -> None:
    t = Table()
    where = t.deed(seat=1) if place == "deed" else place
    caller, target = t.dude(at=where, booted=True), t.dude(seat=1, at=where)
    call = able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target))
    t.use(t.hand(call), "", "accept")
    assert t.game.shootout is not None and t.game.shootout.mark == target.id


@rule("RB-5.3.4-f", "RB-3.1-b")
def test_a_bought_dude_appears_at_home_wherever_the_others_are() -> None:
    t = Table()
    place = t.deed()
    t.dude(at=place), t.dude(at="town square")
    new = t.hand(plain("dude"))
    t.shop(new)
    assert new.at_home and new.place == t.game.state.players[t.seat(0)].home and not new.booted


@rule("RB-5.3.4-q", "RB-5.3.5-i")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
def test_what_was_bought_earlier_may_be_given_up_in_a_later_trade(keyword: str) -> None:
    t = Table()
    buyer = t.dude()
    bought = t.hand(plain("goods", keywords=[keyword]))
    giver = t.dude(has=[plain("goods", keywords=[keyword])])
    (other,) = giver.attachments
    t.shop(bought, buyer)
    t.give(other, buyer)
    if t.decision.kind == "trade":
        t.answer("done")
    assert set(t.choices()) == {bought, other}
    t.answer(bought)
    assert buyer.attachments == [other] and bought in t.discard_of()


@rule("RB-6.1.3-b", "RB-6.1.3-e", "RB-6.1.3-g")
@pytest.mark.parametrize("stud", [True, False])
@either_leads
def test_a_shooter_with_less_than_no_bullets_takes_nothing_from_the_others(stud: bool) -> None:
    t = Table(deck=40)
    ann, foe = t.dude(at="town square", bullets=1, stud=stud), t.dude(seat=1, at="town square")
    t.attach(plain("goods", bullets=-3), ann)
    friend = t.dude(at="town square", bullets=4, stud=stud)
    t.shootout(ann, foe, friend)
    t.run("pick shooters")
    fight = t.game.shootout
    fight.shooters[ann.side] = ann.id
    assert drawing.bonuses(t.game, fight, ann.side) == ((1, 0) if stud else (0, 1))


@rule("RB-6.1.6-e", "RB-6.1.6-f")
@pytest.mark.parametrize("booted", [True, False])
def test_a_dude_at_home_may_flee_booted_or_not(booted: bool) -> None:
    t = Table()
    host, friend = t.dude(), t.dude(booted=booted)
    guest = t.dude(seat=1, at="home of 0")
    t.shootout(host, guest, friend)
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.run("casualty")
    t.answer(host)
    t.run("flee")
    assert t.decision.seat == 0 and t.choices() == [friend]
    t.answer(friend)
    assert friend.booted and friend.at_home and not friend.in_posse


@rule("RB-7.1-d")
def test_a_react_is_over_and_done_when_the_next_player_is_asked() -> None:
    t = Table()
    mover = t.dude()
    first = t.hand(able("action", react("after", happens.Moved), lambda use: use.gain(3)))
    t.hand(able("action", react("after", happens.Moved)), seat=1)
    t.move(mover, "town square")
    t.use(first)
    assert t.decision.kind == "react" and t.decision.seat == 1
    assert t.rock() == 23 and first in t.discard_of()


@rule("RB-7.2.1-a", "RB-3.9-n")
def test_a_spell_on_a_seized_caster_is_cast_by_who_controls_him() -> None:
    t = Table(winner=1)
    caster = t.dude(seat=1, keywords=["Huckster 5"])
    hex_ = t.attach(able("spell", noon(spell=1), lambda use: use.gain(1), keywords=["Hex"]), caster, seat=1)
    caster.body.controller = t.seat(0)
    t.game.index.forget()
    assert not t.can_use(hex_, seat=1)
    t.pass_()
    t.use(hex_)
    assert (t.rock(0), t.rock(1)) == (21, 20)


def technique(title: str, *words: str):
    """A Technique that gains 1 ghost rock, after which another may follow."""
    return able(
        "action",
        noon(technique=True, combo=lambda card, use: True),
        lambda use: use.gain(1),
        title=title,
        keywords=["Technique", *words],
    )


@rule("RB-7.3.2-a", "RB-7.3.2-f", "RB-7.3.2-d")
@pytest.mark.parametrize("tao", [RABBIT, PIG])
def test_only_the_same_tao_follows_and_before_the_play_is_over(tao: str) -> None:
    t = Table()
    t.dude(keywords=["Kung Fu 2"], value=9)
    late = t.hand(able("action", react("after", happens.PlayEnded), lambda use: use.gain(1)), seat=1)
    first, rabbit, pig, _ = t.hand(
        technique("Leap", tao), technique("Feint", RABBIT), technique("Snout", PIG), technique("Kick")
    )
    t.stack("A♣ A♦ A♥")
    t.use(first)
    assert t.decision.kind == "combo" and t.events(PlayEnded) == []
    assert [key[1] for key in t.offers("use")] == [(rabbit if tao == RABBIT else pig).id]
    t.answer("pass")
    assert t.decision.kind == "react" and t.decision.seat == 1 and t.can_use(late)


@rule("RB-3.9-c")
@either_leads
def test_whoever_controls_the_dude_that_leads_a_posse_decides_for_it() -> None:
    t = Table(deck=40)
    seized, friend = t.dude(seat=1, at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    seized.body.controller = t.seat(0)
    t.game.index.forget()
    t.shootout(seized, foes[0], friend, foes[1])
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", HIGH)
    t.run("pick shooters")
    shooters = {}
    while t.decision.kind in ("play", "choose"):
        if t.decision.kind == "choose":
            shooters[t.decision.seat] = {one.id for one in t.choices()}
            t.answer(t.choices()[0])
        else:
            t.pass_()
        if len(shooters) == 2:
            break
    assert shooters == {0: {seized.id, friend.id}, 1: {one.id for one in foes}}
    t.run("casualty")
    assert t.decision.seat == 0 and set(t.choices()) == {seized, friend}
    t.answer(friend)
    t.run("flee")
    while t.decision.kind == "flee" and t.decision.seat == 1:
        t.answer("done")
    if t.decision.kind == "flee":
        assert t.choices() == [seized]
