"""Glossary: bounty and wanted dudes, experienced dudes, tokens, going home booted, posses."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Deed, always, dude, happens, here, noon, opposing, shootout, trait, your
from gomorra.engine.events import BecameWanted, Booted, BountyCollected, Left, Moved
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, GONE
from gomorra.testing import Table, able, either_leads, plain, rule


def raises(amount: int):
    return able("action", noon(target=dude), lambda use: use.bounty(use.target, amount))


@rule("CG-Bounty-a", "CG-Bounty-h", "CG-Wanted-a", "CG-Wanted-c")
def test_bounty_goes_up_and_down_in_counters_from_the_bank() -> None:
    t = Table()
    outlaw = t.dude(seat=1)
    t.use(t.hand(raises(2)))
    assert outlaw.bounty == 2
    assert outlaw.wanted
    assert [event.card for event in t.events(BecameWanted)] == [outlaw.id]
    t.pass_()
    t.use(t.hand(raises(-1)))
    assert outlaw.bounty == 1
    assert (t.rock(0), t.rock(1)) == (20, 20)


@rule("CG-Wanted-b")
def test_a_wanted_dude_does_not_become_wanted_again() -> None:
    t = Table()
    outlaw = t.dude(seat=1, bounty=1)
    t.use(t.hand(raises(1)))
    assert outlaw.bounty == 2
    assert t.events(BecameWanted) == []


@rule("CG-Wanted-g")
def test_without_bounty_nobody_is_wanted() -> None:
    t = Table()
    outlaw = t.dude(seat=1, bounty=3)
    t.use(t.hand(able("action", noon(target=dude), lambda use: use.bounty(use.target, -use.target.bounty))))
    assert outlaw.bounty == 0
    assert not outlaw.wanted
    assert (t.rock(0), t.rock(1)) == (20, 20)


@rule("CG-Wanted-h")
def test_only_dudes_can_be_wanted() -> None:
    t = Table()
    deed = t.deed(seat=1)
    ghost = t.put(able("dude", always("cannot wanted"), lambda card, asked, use, other: True), 1)
    t.use(t.hand(able("action", noon(), lambda use: use.bounty(deed, 1))))
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.bounty(ghost, 1))))
    assert (deed.bounty, ghost.bounty) == (0, 0)


@rule("CG-Wanted-d")
@pytest.mark.parametrize(
    ("hand", "zone"), [("K♣ K♦ 3♥ 4♠ 9♣", DISCARD), ("K♣ K♦ K♥ 4♠ 9♣", BOOT_HILL)], ids=["discarded", "aced"]
)
@pytest.mark.parametrize("seat", [0, 1])
@either_leads
def test_a_wanted_casualty_pays_the_other_side(hand: str, zone: int, seat: int) -> None:
    t = Table()
    dudes = [t.dude(seat=who, at="town square", bounty=3 if who == seat else 0) for who in range(2)]
    t.shootout(*dudes)
    low = "2♣ 4♦ 6♥ 8♠ 10♣"
    t.hands(*((low, hand) if seat == 0 else (hand, low)))
    t.finish()
    assert dudes[seat].zone == zone
    assert (t.rock(seat), t.rock(1 - seat)) == (20, 23)


@rule("CG-Wanted-d")
@either_leads
def test_a_wanted_casualty_of_the_side_that_won_pays_the_loser() -> None:
    t = Table()
    leader, mark = t.dude(at="town square", bounty=3), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "Q♣ Q♦ 3♠ 4♣ 9♦")
    t.finish()
    assert not leader.in_play and not mark.in_play
    assert (t.rock(0), t.rock(1)) == (20, 23)


@rule("CG-Wanted-e")
@pytest.mark.parametrize("verb", ["discard", "ace"])
def test_your_effect_on_an_opposing_wanted_dude_pays_you(verb: str) -> None:
    t = Table()
    t.dude(seat=1, bounty=3)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: getattr(use, verb)(use.target))))
    assert t.rock(0) == 23
    assert [event.seat for event in t.events(BountyCollected)] == [0]


@rule("CG-Wanted-f")
def test_nobody_is_paid_for_an_own_dude() -> None:
    t = Table()
    outlaw = t.dude(seat=1, bounty=3)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))))
    t.pass_()
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.ace(use.target))))
    assert outlaw.zone == BOOT_HILL
    assert (t.rock(0), t.rock(1)) == (20, 20)


@rule("CG-Bounty-d", "CG-Bounty-e")
@either_leads
def test_joining_late_counts_and_so_does_joining_again() -> None:
    t = Table()
    place = t.deed(keywords=["Private"])
    host, intruder, late = t.dude(at=place), t.dude(seat=1, at=place), t.dude(seat=1)
    join = able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    first, second = t.hand(join, join, seat=1)
    away = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target))
    )
    t.shootout(host, intruder)
    t.pass_()
    t.use(first, "", late)
    assert late.bounty == 1
    t.use(away, "", late)
    t.use(second, "", late)
    assert late.bounty == 2
    assert late.in_posse


@rule("CG-Bounty-d")
@either_leads
def test_who_joins_late_at_the_own_private_place_gains_nothing() -> None:
    t = Table()
    place = t.deed(keywords=["Private"])
    host, intruder, late = t.dude(at=place), t.dude(seat=1, at=place), t.dude()
    join = able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    card = t.hand(join)
    t.shootout(host, intruder)
    t.use(card, "", late)
    assert late.in_posse and (late.bounty, intruder.bounty) == (0, 1)


@rule("CG-Bounty-g")
@pytest.mark.parametrize(("private", "bounty"), [("caller", 0), ("mark", 1)])
def test_only_the_place_of_the_fight_matters(private: str, bounty: int) -> None:
    t = Table()
    house = t.deed(seat=1, keywords=["Private"])
    caller = t.dude(at=house if private == "caller" else "town square")
    mark = t.dude(seat=1, at=house if private == "mark" else "town square", booted=True)
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(caller, mark))))
    assert t.game.shootout is not None
    assert caller.bounty == bounty


@rule("CG-Duration-f")
@either_leads
def test_counters_stay_when_the_shootout_is_over() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    act = t.hand(able("action", shootout(target=opposing & dude), lambda use: use.bounty(use.target, 2)))
    t.shootout(leader, mark)
    t.use(act)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.finish()
    assert mark.in_play
    assert mark.bounty == 2


def version(level: int, **facts):
    return plain("dude", "Ann", name_key="ann", experience=level, **facts)


@rule("CG-Experienced-b", "CG-Experienced-c", "CG-Experienced-d")
def test_another_version_takes_a_dudes_place_with_all_that_is_on_it() -> None:
    t = Table()
    young = t.put(version(0), at="town square", booted=True, bounty=2, control=1, has=[plain("goods")])
    (hat,) = young.attachments
    old = t.hand(version(1))
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.modify(use.target, bullets=1))))
    t.pass_()
    assert t.offers("replace") == [("replace", young.id, old.id)]
    t.replace(young, old)
    assert t.decision.seat == 1, "it is a play"
    assert young.zone == DISCARD and young in t.discard_of() and old not in t.hand_of()
    assert old.in_town_square
    assert (old.booted, old.bounty, old.control, old.bullets) == (True, 2, 1, 1)
    assert hat.host == old


@rule("CG-Experienced-b")
@either_leads
def test_only_your_own_dude_is_replaced_from_your_own_hand_at_noon() -> None:
    t = Table()
    mine, rivals = t.put(version(0), at="town square"), t.put(version(0), seat=1, at="town square")
    t.hand(version(1), seat=1)
    assert t.offers("replace") == []
    held = t.hand(version(1))
    assert t.offers("replace") == [("replace", mine.id, held.id)]
    t.shootout(mine, rivals)
    assert t.offers("replace") == []


@rule("CG-Experienced-c")
def test_the_newcomer_keeps_spells_counters_and_what_is_being_done_to_it() -> None:
    t = Table()
    young = t.put(version(0, keywords=["Huckster 1"], influence=1), has=[plain("spell", keywords=["Hex"])])
    (hex_,) = young.attachments
    young.body.rock, young.body.counters["marker"] = 2, 1
    t.use(t.hand(able("action", noon(), lambda use: use.modify(young, influence=1))))
    old = t.hand(version(1, keywords=["Huckster 2"], influence=3))
    t.replace(young, old)
    assert (hex_.host, hex_.in_play) == (old, True)
    assert (old.body.rock, old.body.counters["marker"], old.influence) == (2, 1, 4)
    assert young in t.discard_of()
    t.end_day()
    assert old.influence == 3


class Curse(Deed):
    """At Sundown the cursed one is wanted the more."""

    @noon(target=your & dude)
    def curse(self, use):
        use.later("sundown", "strike", use.target)

    def strike(self, use, victim):
        yield from use.bounty(use.game.card(victim) if isinstance(victim, int) else victim, 1)


@rule("CG-Experienced-c")
def test_what_is_still_to_come_meets_the_newcomer() -> None:
    t = Table()
    young, old = t.put(version(0, influence=1)), t.hand(version(1, influence=1))
    t.use(t.put(plain("deed", behaviour=Curse)))
    t.replace(young, old)
    t.end_day()
    assert old.in_play and old.bounty == 1


@rule("CG-Experienced-e")
@pytest.mark.parametrize(
    ("now", "then", "allowed"),
    [(0, 1, True), (1, 0, True), (0, 2, False), (1, 2, True), (2, 1, True), (2, 0, False)],
)
def test_versions_differ_by_one_level_at_most(now: int, then: int, allowed: bool) -> None:
    t = Table()
    standing, held = t.put(version(now)), t.hand(version(then))
    assert bool(t.offers("replace")) is allowed
    if not allowed:
        assert t.why_not("replace", standing, held).rule == "CG-Experienced-e"


@rule("CG-Experienced-b", "CG-Experienced-e")
@pytest.mark.parametrize(("title", "offered"), [("Ann", False), ("Sister Ann", True)])
def test_at_the_same_level_it_must_be_another_card(title: str, offered: bool) -> None:
    t = Table()
    t.put(version(1))
    t.hand(plain("dude", title, name_key="ann", experience=1))
    assert bool(t.offers("replace")) is offered


@rule("CG-Experienced-f")
def test_a_dude_is_replaced_once_a_day() -> None:
    t = Table()
    first, second, third = t.put(version(0)), t.hand(version(1)), t.hand(version(2))
    other = [plain("dude", f"Zeb {level}", name_key="zeb", experience=level) for level in range(2)]
    zeb, older = t.put(other[0]), t.hand(other[1])
    t.replace(first, second)
    t.pass_()
    assert t.offers("replace") == [("replace", zeb.id, older.id)], "another dude may be"
    assert t.why_not("replace", second, third).rule == "CG-Experienced-f"


@rule("CG-Experienced-g")
def test_replacing_is_neither_entering_nor_leaving_nor_discarding() -> None:
    t = Table()
    for event in (happens.EnteredPlay, happens.Discarded, happens.Aced, happens.Returned, happens.Removed):
        t.put(able("deed", trait("after", event), lambda use: use.gain(1)))
    t.replace(t.put(version(0)), t.hand(version(1)))
    assert t.rock() == 20


TOKEN = plain("dude", "Gunslinger", keywords=["Token"], bullets=1)


@rule("CG-Token-b", "CG-Token-c", "CG-Token-d")
@pytest.mark.parametrize("verb", ["discard", "ace"])
def test_a_token_that_leaves_play_leaves_the_game(verb: str) -> None:
    t = Table()
    face = t._game.face(TOKEN)
    hire = able("action", noon(), lambda use: use.create_token(face, use.game.card(0)))
    t.use(t.hand(hire))
    t.pass_()
    t.use(t.hand(hire))
    one, two = t.game.dudes(t.seat(0))
    assert one.title == two.title == "Gunslinger"
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: getattr(use, verb)(one))))
    assert one.zone == GONE
    assert one not in t.discard_of()
    assert one not in t.boot_hill_of()


@rule("CG-Token-b")
def test_everything_printed_on_a_token_works() -> None:
    t = Table()
    face = t._game.face(able("dude", noon(), lambda use: use.gain(1), keywords=["Token"]))
    t._game.watch()
    t.use(t.hand(able("action", noon(), lambda use: use.create_token(face, use.game.card(0)))))
    (token,) = t.game.dudes(t.seat(0))
    t.pass_()
    t.use(token)
    assert t.rock() == 21


SEND = able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target))


@rule("CG-SendHomeBooted-a")
@either_leads
def test_going_home_booted_is_booting_moving_and_leaving() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    helper = t.dude(seat=1, at="town square")
    act = t.hand(SEND)
    t.shootout(leader, mark, helper)
    t.use(act, "", mark)
    steps = [type(event) for event in t.game.events if isinstance(event, (Booted, Moved, Left))]
    assert steps == [Booted, Moved, Left]


@rule("CG-SendHomeBooted-c")
def test_home_is_the_controllers_home() -> None:
    t = Table()
    turncoat = t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))))
    t.pass_()
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.send_home_booted(use.target))))
    assert turncoat.place == t.game.outfit(t.seat(0)).id


@rule("CG-SendHomeBooted-d")
@pytest.mark.parametrize("act", ["boot", "move", "leave"])
@either_leads
def test_what_cannot_be_done_in_part_is_not_done_at_all(act: str) -> None:
    t = Table()
    leader = t.dude(at="town square")
    firm = t.put(
        able("dude", always(f"cannot {act}"), lambda card, asked, use, other: True), 1, at="town square"
    )
    send = t.hand(SEND)
    t.shootout(leader, firm)
    t.use(send)
    assert firm.in_town_square
    assert not firm.booted
    assert firm.in_posse


@rule("CG-MovingIntoPosses-b")
@either_leads
def test_a_posse_is_no_location() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.put(able("dude", always("joins from afar"), lambda card, asked, place: asked.id == card.id))
    rally = t.put(able("dude", shootout(target=your & dude & here), lambda use: None), at="town square")
    t.shootout(leader, mark, sniper, rally)
    assert sniper.in_posse
    assert sniper.at_home
    t.use(rally)
    assert set(t.choices()) == {leader, rally}
