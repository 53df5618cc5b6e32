"""Rulebook 5 in its smaller clauses: actions at every time, every kind of bearer, traits that act at once."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Action,
    Dude,
    always,
    cheatin,
    dude,
    happens,
    noon,
    opposing,
    react,
    resolution,
    several,
    shootout,
    trait,
    your,
)
from gomorra.catalog import Gang
from gomorra.engine.kernel.state import DISCARD, LIMBO
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
CHEATIN = "K♣ K♣ 3♥ 4♠ 9♣"
KINDS = {
    "noon": noon(),
    "shootout": shootout(),
    "resolution": resolution(),
    "cheatin": cheatin(),
    "react": react("after", happens.ShootoutStarted),
}


@rule("RB-3.7-d")
@pytest.mark.parametrize(("stash", "played"), [(1, False), (2, True)])
@pytest.mark.parametrize("kind", list(KINDS))
@either_leads
def test_an_action_costs_its_price_whenever_it_is_played(kind: str, stash: int, played: bool) -> None:
    t = Table(stash=stash)
    act = t.hand(able("action", KINDS[kind], cost=2))
    if kind != "noon":
        t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
        t.hands(HIGH_CARD, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")
    assert t.can_use(act, seat=0) is played
    if played:
        t.use(act)
        assert t.rock() == 0 and act in t.discard_of()


@rule("RB-5.3.1-j")
@pytest.mark.parametrize("kind", ["shootout", "resolution", "react"])
@either_leads
def test_an_ability_of_any_kind_is_used_once_a_day(kind: str) -> None:
    t = Table(deck=60)
    again = {**KINDS, "react": react("after", happens.RoundStarted)}[kind]
    lamp = t.put(able("deed", again, lambda use: use.gain(1)))
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1) for _ in range(3)]
    t.shootout(dudes[0], dudes[3], *dudes[1:3], *dudes[4:])
    offered = []
    for _ in range(2):
        t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
        if kind == "resolution":
            t.run("resolution")
        offered.append(t.can_use(lamp, seat=0))
        if offered[-1]:
            t.use(lamp, seat=0)
        t.next_round()
    assert offered == [True, False]
    assert t.rock() == 21


@rule("RB-5.1-ad")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_what_happens_to_all_at_once_happens_to_the_winner_first(winner: int) -> None:
    t = Table(seats=3, winner=winner)
    order = []
    for seat in range(3):
        sees = trait("after", happens.EnteredPlay)
        t.put(
            able("dude", sees, lambda use: order.append(t.who(use.seat)), title=f"Watcher {seat}"), seat=seat
        )
    t.shop(t.hand(plain("dude"), seat=1))
    assert order == [(winner + step) % 3 for step in range(3)]


@rule("RB-5.3.1-r", "RB-6.1.1-m", "RB-3.7-b")
@pytest.mark.parametrize("kind", ["noon", "shootout"])
@either_leads
def test_an_action_is_not_in_the_pile_while_anything_still_answers_its_play(kind: str) -> None:
    t = Table()
    zones = []
    act = t.hand(able("action", KINDS[kind], lambda use: use.gain(1)))
    late = trait("after", happens.PlayEnded, if_=lambda card, event: event.source == act.id)
    t.put(able("deed", late, lambda use: zones.append(act.zone)))
    if kind == "shootout":
        t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.use(act)
    assert zones == [LIMBO]
    assert act.zone == DISCARD


@rule("RB-5.3.1-r")
def test_an_action_that_starts_a_fight_is_in_no_pile_before_the_fight_is_over() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(20)))
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.stack("4♣ 6♦ 7♥ 9♠ J♣", seat=1)
    act = t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(ann, use.target)))
    t.use(act, "", "accept")
    t.run("resolution")
    assert [event.seat for event in t.events(happens.Shuffled)] == [0]
    assert act.zone == LIMBO and foe.in_posse
    t.finish()
    assert act in t.discard_of()


@rule("RB-5.3.1-f")
def test_what_must_be_aced_to_achieve_something_has_to_be_there() -> None:
    t = Table()
    act = t.hand(able("action", noon(aces=your & dude), lambda use: use.gain(1)))
    t.dude(seat=1)
    assert not t.can_use(act)
    price = t.dude(booted=True)
    t.use(act)
    assert price in t.boot_hill_of() and t.rock() == 21


@rule("RB-5.2-j")
@pytest.mark.parametrize("gangs", [(Gang.OUTLAWS, Gang.LAW_DOGS), (Gang.LAW_DOGS, Gang.OUTLAWS)])
def test_a_dude_of_two_gangs_costs_no_more_in_either(gangs: tuple[Gang, ...]) -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit", gangs=[Gang.FEARMONGERS]))
    assert t.dude(upkeep=1, influence=2, gangs=list(gangs)).upkeep == 1
    assert t.dude(seat=1, upkeep=1, influence=2, gangs=list(gangs)).upkeep == 3


@rule("RB-5.3.5-i", "RB-5.3.5-o", "RB-5.3.4-o", "RB-5.3.4-p")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
@pytest.mark.parametrize("way", ["trade", "effect"])
def test_every_dude_with_a_surplus_discards_it(way: str, keyword: str) -> None:
    t = Table()
    kind = plain("goods", keywords=[keyword])
    rich, one, two = t.dude(has=[kind]), t.dude(has=[kind]), t.dude(has=[kind])
    spare = t.attach(kind, rich)
    first = rich.attachments[0]
    for number in range(3):
        t.dude(has=[plain("goods", f"Hat {number}")])

    def hand_over(use):
        yield from use.attach(first, one)
        yield from use.attach(spare, two)

    if way == "trade":
        t.give(first, one, ("give", spare, two), "done")
    else:
        t.use(t.hand(able("action", noon(), hand_over)))
    t.answer(one.attachments[0], two.attachments[0])
    assert (one.attachments, two.attachments, rich.attachments) == ([first], [spare], [])


@rule("RB-5.1-ad")
@pytest.mark.parametrize("winner", [0, 1])
def test_what_was_put_off_to_one_moment_comes_to_the_winner_first(winner: int) -> None:
    t = Table(winner=winner)
    order = []

    class Promise(Action):
        """It comes true at Sundown."""

        @noon()
        def act(self, use):
            use.later("sundown", "come_true")

        def come_true(self, use):
            order.append(t.who(use.seat))

    for seat in (winner, 1 - winner):
        t.dude(seat=seat, influence=1)
        t.use(t.hand(plain("action", behaviour=Promise), seat=seat), seat=seat)
    t.end_day()
    assert order == [winner, 1 - winner]


@rule("RB-5.3.4-k", "RB-5.3.4-t", "RB-5.3.5-b")
def test_nothing_is_bought_or_traded_in_the_home_of_another() -> None:
    t = Table()
    visitors = [t.dude(at="home of 1", influence=5, keywords=["Huckster 1"]) for _ in range(2)]
    worn = t.attach(plain("goods"), visitors[0])
    cards = t.hand(plain("goods"), plain("spell", keywords=["Hex"]))
    assert t.offers("shop") == [] and t.offers("give") == []
    assert all(t.why_not("shop", card, visitors[0]).rule == "RB-5.3.4-k" for card in cards)
    assert t.why_not("give", worn, visitors[1]).rule == "RB-5.3.5-b"


@rule("RB-5.3.2-d")
@pytest.mark.parametrize("booted", [True, False])
def test_whoever_is_called_out_the_caller_stays_unbooted(booted: bool) -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=booted)
    t.callout(caller, target, *([] if booted else ["accept"]))
    assert t.game.shootout is not None and not caller.booted


@rule("RB-5.4-h", "RB-5.4-i")
def test_what_was_put_off_until_sundown_is_too_late_for_the_check() -> None:
    t = Table()
    t.hand(plain("action"))

    class Claim(Action):
        """It comes true at Sundown."""

        @noon()
        def act(self, use):
            use.later("sundown", "come_true")

        def come_true(self, use):
            use.for_player(use.seat, "control", 3)

    t.use(t.hand(plain("action", behaviour=Claim)))
    t.run("sundown")
    assert not t.game.over and t.decision.kind == "sundown discard"
    assert t.game.control_points(t.seat(0)) == 3


@rule("RB-5.4-r", "RB-5.3.1-j")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "outfit"])
def test_the_abilities_of_every_kind_of_card_are_ready_again_the_next_day(kind: str) -> None:
    card = able(kind, noon(), keywords=["Hex"] if kind == "spell" else [])
    t = Table(card, plain("outfit"), deck=40) if kind == "outfit" else Table(deck=40)
    host = t.dude(influence=1, keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        source = t.attach(card, host)
    else:
        source = t.game.outfit(t.seat(0)) if kind == "outfit" else t.put(card)
    for _ in range(3):
        t.use(source)
        t.pass_()
        assert not t.can_use(source)
        t.end_day()
        t.run("noon")
        t.turn_of(0)
        assert t.can_use(source)


def in_play(kind: str, ability):
    """A table with a card of this kind in play that has the ability; a dude who may carry it."""
    words = {"spell": ["Hex"], "improvement": ["Improvement"]}.get(kind, [])
    card = able("goods" if kind == "improvement" else kind, ability, lambda use: use.gain(5), keywords=words)
    outfit, legend = (card if kind == "outfit" else plain("outfit")), (card if kind == "legend" else None)
    t = Table(outfit, plain("outfit"), legends=[legend, None])
    host = t.dude(keywords=["Huckster 1"])
    if kind in ("goods", "spell", "improvement"):
        return t, t.attach(card, t.deed() if kind == "improvement" else host), host
    player = t.game.state.players[t.seat(0)]
    there = {"outfit": player.home, "legend": player.legend}
    return t, t.game.card(there[kind]) if kind in there else t.put(card), host


BEARERS = ["dude", "deed", "goods", "spell", "improvement", "outfit", "legend"]


@rule("RB-5.3.1-b", "RB-5.3.1-d", "RB-5.3.1-e", "RB-5.3.1-i", "RB-5.3.1-j", "RB-2.6-d")
@pytest.mark.parametrize("boot", [True, False])
@pytest.mark.parametrize("kind", BEARERS)
def test_whatever_bears_an_ability_pays_its_costs_and_no_more(kind: str, boot: bool) -> None:
    t, source, host = in_play(kind, noon(boot=boot, pay=2))
    assert not t.can_use(source, seat=1)
    t.stash(1)
    assert not t.can_use(source)
    t.stash(3)
    t.use(source)
    assert t.rock() == 3 - 2 + 5
    assert source.booted is boot and (source is host or not host.booted)
    t.pass_()
    assert not t.can_use(source)


@rule("RB-2.6-d", "RB-2.6-f", "RB-5.3.1-d", "RB-5.3.1-b")
@pytest.mark.parametrize("boot", [True, False])
@pytest.mark.parametrize("kind", BEARERS)
def test_a_booted_card_of_any_kind_uses_what_costs_no_boot(kind: str, boot: bool) -> None:
    t, source, _ = in_play(kind, noon(boot=boot))
    source.body.booted = True
    t.game.state.version += 1
    t.turn_of(0)
    assert t.can_use(source) is not boot


@rule("RB-5.3.1-e")
@pytest.mark.parametrize(("stash", "usable"), [(2, False), (3, True)])
def test_what_the_ability_of_an_action_demands_comes_on_top_of_its_price(stash: int, usable: bool) -> None:
    t = Table(stash=stash)
    act = t.hand(able("action", noon(pay=2), cost=1))
    assert t.can_use(act) is usable
    if usable:
        t.use(act)
        assert t.rock() == 0


class Packmule(Dude):
    """It carries no goods."""

    def can_carry(self, card):
        return not card.is_goods


@rule("RB-5.3.4-l", "RB-5.3.4-z", "RB-5.3.5-f", "RB-5.3.5-n")
def test_what_a_dudes_own_text_forbids_it_to_carry_comes_to_it_in_no_way() -> None:
    t = Table()
    mule, giver = t.put(plain("dude", behaviour=Packmule)), t.dude(has=[plain("goods")])
    (hat,) = giver.attachments
    new = t.hand(plain("goods"))
    assert t.offers("give") == [] and t.why_not("give", hat, mule) is not None
    assert t.offers("shop") == [("shop", new.id, giver.id)]
    t.use(t.hand(able("action", noon(), lambda use: use.attach(hat, mule))))
    assert hat.host == giver
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.play(new))))
    assert new.host == giver


@rule("RB-5.3.4-z", "RB-3.6-b", "RB-3.6-c", "RB-3.6-d")
@pytest.mark.parametrize(
    ("kind", "skill"), [("Hex", "Huckster 1"), ("Miracle", "Blessed 1"), ("Spirit", "Shaman 1")]
)
def test_an_effect_gives_a_spell_only_to_a_dude_with_its_skill(kind: str, skill: str) -> None:
    t = Table()
    for other in {"Huckster 1", "Blessed 1", "Shaman 1", "Mad Scientist 1"} - {skill}:
        t.dude(keywords=[other])
    card = t.hand(plain("spell", keywords=[kind]))
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert not card.in_play
    caster = t.dude(keywords=[skill], booted=True, at="town square")
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert card.host == caster


@rule("RB-5.3.5-d", "RB-5.3.5-e")
def test_booted_goods_of_a_booted_dude_are_traded_as_they_are() -> None:
    t = Table()
    tired, fresh, spent = t.dude(booted=True), t.dude(), t.dude(booted=True)
    hat = t.attach(plain("goods"), tired, booted=True)
    assert t.offers("give") == [("give", hat.id, fresh.id)]
    t.give(hat, fresh)
    assert hat.host == fresh and hat.booted and tired.booted and not fresh.booted and spent.attachments == []


@rule("RB-5.3.3-h", "RB-5.3.3-f")
@pytest.mark.parametrize("way", ["effect", "effect the other way round", "trait"])
@pytest.mark.parametrize("where", ["far", "across"])
def test_whatever_makes_a_place_adjacent_to_home_makes_the_move_there_free(where: str, way: str) -> None:
    t = Table()
    home = t.game.outfit(t.seat(0))
    far, across = t.put(plain("deed", keywords=["Out of Town"]), seat=1), t.deed(seat=1)
    goal = {"far": far, "across": across}[where]
    early, mover = t.dude(), t.dude()
    t.move(early, goal)
    assert early.booted
    t.turn_of(0)
    if way == "trait":
        t.put(
            able(
                "deed",
                always("adjacent"),
                lambda card, one, other: {one.id, other.id} == {home.id, goal.id} or None,
            )
        )
    else:
        pair = (home, goal) if way == "effect" else (goal, home)
        t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(*pair))))
    t.turn_of(0)
    t.move(mover, goal)
    assert mover.place == goal.id and not mover.booted


@rule("RB-5-a", "RB-5-b", "RB-5.4-s", "RB-5.4-a")
def test_day_follows_day_with_the_same_four_phases() -> None:
    t = Table(day=0, deck=60, stash=9, fillers=(13, 2))
    t.dude(influence=1)
    t.start("gambling")
    while t.game.state.day < 5:
        t.game.answer(t.plain_answer())
    phases = [(event.day, event.phase) for event in t.events(happens.PhaseStarted) if event.day < 5]
    assert phases == [
        (day, phase) for day in range(1, 5) for phase in ("gambling", "upkeep", "noon", "sundown")
    ]
    antes = [event.day for event in t.events(happens.Paid) if event.why == "ante"]
    assert antes[:8] == [1, 1, 2, 2, 3, 3, 4, 4]


@rule("RB-5.3.1-f", "RB-5.3.1-h")
@pytest.mark.parametrize("role", ["target", "boots", "discards", "aces"])
def test_a_requirement_of_two_is_not_met_by_one(role: str) -> None:
    t = Table()
    act = t.hand(able("action", noon(**{role: several(your & dude, 2, 2)}), lambda use: use.gain(1)))
    t.dude(seat=1)
    dudes = [t.dude()]
    assert not t.can_use(act)
    dudes += [t.dude()]
    t.turn_of(0)
    t.use(act)
    assert t.decision.kind == "choose several" and t.choices() == dudes
    t.answer(dudes[1])
    assert t.rock() == 21
    done = {"target": (True, False), "boots": (True, True)}.get(role, (False, False))
    assert [(one.in_play, one.booted) for one in dudes] == [done, done]


@rule("RB-5.3.5-a", "RB-5.3.5-b", "RB-5.3.5-c")
def test_a_trade_is_among_all_dudes_of_one_place_and_of_no_other() -> None:
    t = Table()
    shop = t.deed()
    rich, *poor = [t.dude(has=[plain("goods") for _ in range(5)]), *(t.dude() for _ in range(3))]
    there = [t.dude(at=shop, has=[plain("goods")]), t.dude(at=shop)]
    hats = rich.attachments
    away = ("give", there[0].attachments[0].id, there[1].id)
    assert set(t.offers("give")) == {away, *(("give", hat.id, one.id) for hat in hats for one in poor)}
    receivers = [poor[number % 3] for number in range(5)]
    t.turn_of(0)
    t.give(hats[0], receivers[0])
    for hat, receiver in zip(hats[1:], receivers[1:], strict=True):
        assert t.decision.kind == "trade" and away not in t.offers("give"), "that would be another trade"
        t.answer(("give", hat, receiver))
    assert [hat.host for hat in hats] == receivers and rich.attachments == []
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule("RB-5.2-o")
def test_nothing_without_upkeep_is_let_go_whatever_it_is() -> None:
    t = Table()
    free = t.dude(has=[plain("goods"), plain("spell", keywords=["Hex"])], keywords=["Huckster 1"])
    costs = [t.dude(upkeep=1), t.attach(plain("goods", upkeep=2), free)]
    t.deed()
    t.start("upkeep")
    assert {key[1] for key in t.offers("drop")} == {card.id for card in costs}


@rule("RB-5.2-k")
def test_a_drifter_who_was_taken_over_costs_no_more_either() -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit", gangs=[Gang.OUTLAWS]))
    drifter = t.dude(seat=1, upkeep=1, influence=2)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(drifter))))
    assert t.whose(drifter) == 0 and drifter.upkeep == 1


@rule("RB-5.3.4-x", "RB-5.3.4-y", "RB-5.3.5-l", "RB-5.3.5-m")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("place", ["their deed", "their home", "town square"])
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_an_effect_equips_a_dude_wherever_another_is_in_control(kind: str, place: str, booted: bool) -> None:
    t = Table()
    where = {"their deed": t.deed(seat=1), "their home": "home of 1"}.get(place, place)
    bearer = t.dude(at=where, booted=booted, keywords=["Huckster 1"])
    card = t.hand(plain(kind, keywords=["Hex"] if kind == "spell" else []))
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert card.host == bearer and bearer.booted is booted
    if kind == "goods":
        friend = t.dude(at=where, booted=booted)
        t.pass_()
        t.use(t.hand(able("action", noon(), lambda use: use.attach(card, friend))))
        assert card.host == friend and friend.booted is booted
