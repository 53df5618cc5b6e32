"""Noon plays: whose dude makes them, that the turn goes on after them, and limits however they are met."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Goods,
    cheatin,
    dude,
    goods,
    happens,
    in_hand,
    noon,
    opposing,
    react,
    shootout,
    trait,
)
from gomorra.testing import Table, able, either_leads, plain, rule


class Sign(Goods):
    """Sign"""

    attaches_to = "deed"


@rule("RB-5.3.2-a")
def test_a_dude_that_was_taken_over_calls_out_for_its_new_player_and_for_no_other() -> None:
    t = Table()
    seized, target = t.dude("Seized", seat=1, at="town square"), t.dude("Target", seat=1, at="town square")
    t.use(
        t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))),
        "",
        seized,
    )
    assert t.decision.seat == 1
    assert t.offers("callout") == [("callout", target.id, seized.id)]
    t.pass_()
    assert t.offers("callout") == [("callout", seized.id, target.id)]


@rule("RB-5.3.2-a")
@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_a_callout_is_a_play_after_which_the_other_player_has_his_turn(answer: str) -> None:
    t = Table(winner=1)
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.pass_()
    t.callout(caller, target, answer)
    assert not caller.booted, "calling out boots nobody"
    t.finish()
    assert (t.decision.seat, t.decision.kind) == (1, "play")
    t.pass_()
    assert (t.game.state.phase, t.game.state.day) == ("noon", 1), "passing begins anew after a play"


@rule("RB-7.2.2-c")
@pytest.mark.parametrize("pull", ["K♣", "A♣"])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
@pytest.mark.parametrize("seat", [0, 1])
def test_inventing_is_a_play_of_either_player_after_which_passing_begins_anew(
    seat: int, kind: str, pull: str
) -> None:
    t = Table()
    expert = t.dude(seat=seat, keywords=["Mad Scientist 1", "Huckster 1"])
    words = ["Gadget 9", *(["Hex"] if kind == "spell" else [])]
    thing = t.hand(plain(kind, keywords=words), seat=seat)
    if seat == 1:
        t.pass_()
    assert t.decision.seat == seat
    assert ("invent", thing.id, expert.id) in t.offers("invent")
    t.stack(pull, seat=seat)
    t.invent(thing, expert)
    if t.decision.kind == "street":
        t.answer("left")
    assert thing.in_play is (pull == "K♣")
    assert (t.decision.seat, t.decision.kind) == (1 - seat, "play")
    t.pass_()
    assert (t.decision.seat, t.game.state.phase, t.game.state.day) == (seat, "noon", 1)


@rule("RB-5.3.4-o", "RB-5.3.4-p")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon"])
@pytest.mark.parametrize("way", ["an effect at Noon", "an effect in a fight", "inventing"])
@either_leads
def test_a_dude_keeps_one_horse_and_one_weapon_however_the_second_comes(way: str, keyword: str) -> None:
    t = Table()
    bearer = t.dude(at="town square" if "fight" in way else "home", keywords=["Mad Scientist 9"])
    t.attach(plain("goods", "Old", keywords=[keyword]), bearer)
    new = t.hand(plain("goods", "New", keywords=[keyword, *(["Gadget 1"] if way == "inventing" else [])]))
    times = shootout if "fight" in way else noon
    if way == "inventing":
        t.invent(new, bearer)
    else:
        give = t.hand(able("action", times(target=in_hand & goods), lambda use: use.play(use.target)))
        if times is shootout:
            t.shootout(bearer, t.dude(seat=1, at="town square"))
        t.use(give, seat=0)
    if t.decision.kind == "choose":
        t.answer(bearer.attachments[0])
    assert len(bearer.attached(keyword)) == 1


def version(level: int):
    """A person at this level of experience."""
    return plain("dude", f"Ann {level}", experience=level, name_key="ann")


PLAYS = ["use an action", "use a deed", "move", "shop", "invent", "give", "callout", "replace"]


@rule("CG-Plays-b", "RB-5.3-b", "RB-5.3-g", "RB-5.3-h")
@pytest.mark.parametrize("play", PLAYS)
def test_after_a_play_of_any_kind_who_has_passed_may_play_and_all_must_pass_anew(play: str) -> None:
    t = Table(winner=1)
    ann, ben = t.put(version(0)), t.dude(at="town square", keywords=["Mad Scientist 9"])
    other, foe = t.dude(has=[plain("goods")]), t.dude(seat=1, at="town square")
    earn = noon()
    act, bank = t.hand(able("action", earn)), t.put(able("deed", earn))
    hat, robot = t.hand(plain("goods")), t.hand(plain("goods", keywords=["Gadget 1"]))
    maker, exp = t.dude(keywords=["Mad Scientist 9"]), t.hand(version(1))
    t.pass_()
    {
        "use an action": lambda: t.use(act),
        "use a deed": lambda: t.use(bank),
        "move": lambda: t.move(ben, "home"),
        "shop": lambda: t.shop(hat, ann),
        "invent": lambda: t.invent(robot, maker),
        "give": lambda: t.give(other.attachments[0], ann),
        "callout": lambda: t.callout(ben, foe, "refuse"),
        "replace": lambda: t.replace(ann, exp),
    }[play]()
    t.answer("done") if t.decision.kind == "trade" else None
    assert (t.decision.seat, t.decision.kind, t.game.state.phase) == (1, "play", "noon")
    t.pass_()
    assert (t.decision.seat, t.decision.kind, t.game.state.phase) == (0, "play", "noon")
    assert t.game.state.day == 1


@rule("CG-Plays-b")
def test_in_lowball_too_all_must_pass_anew_after_an_answer() -> None:
    t = Table(seats=3)
    for seat in range(3):
        t.hand(*(able("action", cheatin()) for _ in range(2)), seat=seat)
        t.stack("K♣ K♣ Q♥ J♠ 10♣", seat=seat)
    t.start("gambling")
    asked = []
    for step in range(5):
        asked.append(t.decision.seat)
        if step == 1:
            t.use(t.hand_of(1)[0], "", 2, seat=1)
        elif step == 3:
            t.use(t.hand_of(0)[0], seat=0)
        else:
            t.pass_()
    assert asked == [0, 1, 2, 0, 1] and t.decision.seat == 2 and t.game.lowball


@rule("CG-Experienced-g")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("how", [trait, react])
def test_replacing_a_dude_is_answered_by_nothing_that_looks_for_coming_or_going(how, timing: str) -> None:
    t = Table()
    seen = []
    for event in (
        happens.EnteredPlay,
        happens.Discarded,
        happens.Aced,
        happens.Returned,
        happens.Removed,
        happens.Moved,
    ):
        t.put(able("deed", how(timing, event), lambda use: seen.append(use.event)))
    old, new = t.put(version(0), at="town square"), t.hand(version(1))
    t.replace(old, new)
    assert t.decision.kind == "play" and seen == []
    assert new.in_play and new.in_town_square and old in t.discard_of()


@rule("CG-Experienced-g")
def test_who_takes_the_place_of_an_older_self_may_be_used_on_the_same_day_as_that_one_could() -> None:
    t = Table()
    old = t.put(version(0))
    text = able("dude", noon(), lambda use: use.gain(1), title="Ann 1", experience=1, name_key="ann")
    new = t.hand(text)
    t.replace(old, new)
    t.use(new)
    assert t.rock() == 21


@rule("RB-3.9-d")
@pytest.mark.parametrize("times", [noon, shootout])
@pytest.mark.parametrize("kind", ["dude", "goods", "spell", "deed"])
@either_leads
def test_you_on_any_card_that_changed_hands_is_who_controls_it(kind: str, times) -> None:
    t = Table()
    card = able(kind, times(), lambda use: use.gain(1), keywords=["Hex"] if kind == "spell" else [])
    where = t.put(card, seat=1) if kind == "deed" else "town square"
    host = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    if kind == "dude":
        host = t.put(card, seat=1, at=where)
    source = {"dude": host, "deed": where}.get(kind) or t.attach(card, host)
    if kind == "deed":
        ours = t.dude(influence=2, at=where)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.take_control(host))))
        ours = host
    assert source.controller == t.seat(0) and source.owner == t.seat(1)
    if times is shootout:
        t.turn_of(0)
        t.shootout(ours, t.dude(seat=1, at=where))
    t.use(source, seat=0)
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-3.1-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill"])
@pytest.mark.parametrize("kind", ["action", "dude", "deed", "goods"])
def test_a_dude_whom_any_card_brings_in_from_any_pile_arrives_at_home(kind: str, pile: str) -> None:
    t = Table()
    newcomer = getattr(t, pile)(plain("dude"))
    hire = able(kind, noon(), lambda use: use.play(newcomer))
    if kind == "action":
        source = t.hand(hire)
    elif kind == "goods":
        source = t.attach(hire, t.dude(at="town square"))
    else:
        source = t.put(hire, at="town square")
    t.use(source)
    assert newcomer.at_home and newcomer.place == t.game.outfit(t.seat(0)).id and not newcomer.booted


@rule("RB-7.2.2-j")
@pytest.mark.parametrize(("pull", "enters"), [("6♣", True), ("5♣", False)])
@pytest.mark.parametrize("way", ["play", "effect"])
def test_a_check_that_equals_the_difficulty_is_enough_however_it_is_invented(
    way: str, pull: str, enters: bool
) -> None:
    t = Table()
    maker, thing = t.dude(keywords=["Mad Scientist 2"]), t.hand(plain("goods", keywords=["Gadget 8"]))
    t.stack(pull)
    if way == "play":
        t.invent(thing, maker)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.play(thing))))
    assert thing.in_play is enters


@rule("RB-3.4-c")
@pytest.mark.parametrize("points", [0, 1, 3, 4])
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("words", [(), ("Out of Town",)])
def test_a_deed_is_worth_its_points_booted_or_not_in_town_or_not(
    words: tuple[str, ...], booted: bool, points: int
) -> None:
    t = Table()
    t.deed(control=points, booted=booted, keywords=words)
    assert [t.game.control_points(t.seat(seat)) for seat in (0, 1)] == [points, 0]


@rule("RB-7.2.2-f")
@pytest.mark.parametrize("way", ["play", "effect"])
def test_the_boot_of_a_scientist_is_a_cost_and_comes_before_pay_and_pull_in_any_way(way: str) -> None:
    t = Table()
    maker, thing = t.dude(keywords=["Mad Scientist 9"]), t.hand(plain("goods", cost=2, keywords=["Gadget 1"]))
    stop = t.put(able("deed", react("when", happens.Booted), lambda use: None), seat=1)
    act = t.hand(able("action", noon(), lambda use: use.play(thing)))
    if way == "play":
        t.invent(thing, maker)
    else:
        t.use(act)
    assert thing.in_play and not t.can_use(stop, seat=1), "nobody reacts to a cost"
    order = [happens.Booted, happens.Paid, happens.Pulled, happens.EnteredPlay]
    assert [type(event) for event in t.game.events if type(event) in order] == order


@rule("RB-5.2-i")
@pytest.mark.parametrize("winner", [0, 1])
def test_of_two_players_the_winner_pays_upkeep_last(winner: int) -> None:
    t = Table(winner=winner)
    for seat in (0, 1):
        t.dude(seat=seat, upkeep=1)
    t.start("upkeep")
    asked = []
    while t.decision.kind == "upkeep":
        asked.append(t.decision.seat)
        t.answer("pay")
    assert asked == [1 - winner, winner]


@rule("RB-3.1-i")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("day", [1, 4])
def test_an_outfit_pays_its_player_every_day_whoever_stands_there(day: int, booted: bool) -> None:
    t = Table(plain("outfit", production=3), plain("outfit", production=1), day=day, winner=1)
    t.game.state.own(t.game.outfit(t.seat(0)).id).booted = booted
    t.dude(seat=1, at="home of 0", influence=5)
    t.start("upkeep")
    t.run("noon")
    assert (t.rock(0), t.rock(1)) == (23, 21)


@rule("RB-5.3.4-q", "RB-5.3.4-o", "RB-5.3.4-p")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
@pytest.mark.parametrize("way", ["shoppin'", "inventing"])
def test_what_a_bought_one_replaces_goes_to_its_own_owners_pile(way: str, keyword: str) -> None:
    t = Table()
    bearer = t.dude(keywords=["Mad Scientist 9"])
    old = t.attach(plain("goods", "Old", keywords=[keyword]), bearer, seat=1)
    words = [keyword, *(["Gadget 1"] if way == "inventing" else [])]
    new = t.hand(plain("goods", "New", keywords=words))
    if way == "inventing":
        t.invent(new, bearer)
    else:
        t.shop(new, bearer)
    assert t.decision.kind == "play" and bearer.attachments == [new]
    assert old in t.discard_of(1) and old not in t.discard_of(0)


@rule("RB-2.6-c", "RB-5.3.4-d")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods"])
def test_an_invented_gadget_enters_unbooted(kind: str) -> None:
    t = Table()
    maker, thing = t.dude(keywords=["Mad Scientist 9"]), t.hand(plain(kind, keywords=["Gadget 1"]))
    t.invent(thing, maker)
    if t.decision.kind == "street":
        t.answer("left")
    assert thing.in_play and not thing.booted and maker.booted


@rule("RB-2.6-c", "RB-5.3.4-d")
@pytest.mark.parametrize("kind", ["totem", "improvement", "token", "deed on the left"])
def test_totems_improvements_tokens_and_deeds_enter_unbooted(kind: str) -> None:
    t = Table()
    place = t.deed()
    t.dude(at=place, keywords=["Shaman 1"])
    if kind == "token":
        face = t._game.face(plain("dude", "Hired", keywords=["Token"]))
        t.use(t.hand(able("action", noon(), lambda use: use.create_token(face, use.game.card(0)))))
        (card,) = (one for one in t.game.dudes(t.seat(0)) if one.is_token)
    elif kind == "totem":
        card = t.hand(plain("spell", keywords=["Spirit", "Totem"]))
        t.shop(card, place)
    elif kind == "improvement":
        card = t.hand(plain("goods", "Sign", behaviour=Sign, keywords=["Improvement"]))
        t.shop(card, place)
    else:
        card = t.hand(plain("deed"))
        t.shop(card, "left")
    assert card.in_play and not card.booted
