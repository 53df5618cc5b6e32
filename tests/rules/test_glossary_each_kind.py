"""The glossary, rule by rule for every kind of ability, card and play that it speaks of."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    Act,
    Card,
    Deed,
    Use,
    always,
    cannot,
    cheatin,
    deed,
    dude,
    happens,
    has,
    job,
    noon,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.card.ability import Ability
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule
from tests.rules.kinds import EVERY_KIND, KINDS


@rule("CG-Abilities-b")
@EVERY_KIND
@pytest.mark.parametrize("there", [True, False])
@either_leads
def test_without_its_requirement_no_kind_of_ability_is_offered(kind: str, there: bool) -> None:
    t = Table()
    card = t.put(able("dude", KINDS[kind](target=dude & has("Kin"))), at="town square")
    foe = t.dude(seat=1, at="town square", keywords=["Kin"] if there else [])
    if kind != "noon":
        t.shootout(card, foe)
    if kind in ("resolution", "cheatin"):
        t.hands(LEGAL, CHEATIN)
        t.run("resolution")
    t.pass_() if kind != "react" and t.decision.seat == 1 else None
    assert t.can_use(card) is there


@rule("CG-Abilities-b")
@pytest.mark.parametrize("there", [True, False])
def test_a_job_that_cannot_have_what_it_needs_is_not_offered(there: bool) -> None:
    t = Table()
    t.deed(seat=1)
    t.dude()
    t.dude(seat=1, keywords=["Kin"] if there else [])
    raid = t.hand(able("action", job(mark=deed, target=dude & has("Kin"))))
    assert t.can_use(raid) is there


@rule("CG-Abilities-f")
@pytest.mark.parametrize("there", [True, False])
def test_who_uses_an_ability_for_nothing_still_needs_what_it_asks_for(there: bool) -> None:
    t = Table(stash=0)
    dear = t.put(able("deed", noon(boot=True, pay=5, boots=dude & has("Kin")), lambda use: use.gain(1)))
    kin = t.dude(keywords=["Kin"], booted=not there)
    (ability,) = dear.abilities
    waived = {"pay", "boot", "printed cost"}
    for_nothing = noon(if_=lambda card, use: use.can_borrow(dear, ability, ignore=waived))
    act = t.hand(able("action", for_nothing, lambda use: use.borrow(dear, ability, ignore=waived)))
    assert t.can_use(act) is there
    if there:
        t.stash(5)
        t.use(act)
        assert kin.booted and not dear.booted


def user_of(t: Table, kind: str, ability):
    """A card of this type in play, whose ability is at hand to seat 0."""
    if kind == "outfit":
        return t.game.outfit(t.seat(0))
    if kind == "legend":
        return t.game.card(t.game.state.players[t.seat(0)].legend)
    if kind in ("goods", "spell"):
        words = ["Huckster 13"] if kind == "spell" else []
        made = able(kind, ability, keywords=["Hex"] if kind == "spell" else [])
        return t.attach(made, t.dude(keywords=words))
    return t.put(able(kind, ability))


@rule("CG-Abilities-g")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "outfit", "legend"])
@pytest.mark.parametrize("repeat", [True, False])
def test_a_card_of_no_type_uses_an_ability_twice_a_day(kind: str, repeat: bool) -> None:
    ability = noon(repeat=repeat, **({"spell": 1} if kind == "spell" else {}))
    outfits = [able("outfit", ability), plain("outfit")] if kind == "outfit" else []
    t = Table(*outfits, legends=[able("legend", ability), None] if kind == "legend" else ())
    card = user_of(t, kind, ability)
    t.use(card, seat=0)
    t.turn_of(0)
    assert t.can_use(card, seat=0) is repeat
    t.end_day()
    t.run("noon")
    t.turn_of(0)
    assert t.can_use(card, seat=0), "but again on the next day"


@rule("CG-Abilities-g")
def test_a_job_is_done_once_a_day_by_the_same_card() -> None:
    t = Table()
    t.deed(seat=1)
    hall = t.put(able("deed", job(mark=deed)))
    first, second = t.dude(), t.dude()
    t.use(hall, "", first)
    t.finish()
    t.turn_of(0)
    assert first.booted and not second.booted and not t.can_use(hall)


class Hall(Deed):
    """Hall"""

    @always("ability", on=ALL)
    def grants(self, card: Card) -> None:
        """All dudes can earn."""

    @staticmethod
    def _earn(card: Card, use: Use):
        yield from use.gain(1)

    def granted(self, card: Card) -> list[Ability]:
        return [EARN] if card.is_dude else []


EARN = noon()(Hall._earn)


@rule("CG-Abilities-g")
def test_an_ability_that_another_card_grants_is_used_once_a_day_by_each() -> None:
    t = Table()
    t.put(plain("deed", behaviour=Hall))
    ann, ben = t.dude("Ann"), t.dude("Ben")
    t.use(ann)
    t.turn_of(0)
    assert t.rock() == 21 and not t.can_use(ann) and t.can_use(ben)


@rule("CG-Bounty-b", "CG-Bounty-c")
@pytest.mark.parametrize(("words", "gained"), [([], 0), (["Public"], 0), (["Private"], 1)])
@pytest.mark.parametrize("booted", [True, False])
@either_leads
def test_only_a_private_place_makes_intruders_wanted_booted_or_not(
    words: list[str], gained: int, booted: bool
) -> None:
    t = Table()
    place = t.deed(keywords=words)
    host, intruder = t.dude(at=place), t.dude(seat=1, at=place)
    friend, guest = t.dude(at=place, booted=booted), t.dude(seat=1, at=place, booted=booted)
    t.shootout(host, intruder, friend, guest)
    assert [one.bounty for one in (host, friend, intruder, guest)] == [0, 0, gained, gained]


@rule("CG-Duration-a")
def test_what_a_noon_ability_forbids_is_still_forbidden_when_cards_unboot_at_sundown() -> None:
    t = Table()
    tired, other = t.dude(booted=True), t.dude(booted=True)
    t.use(t.hand(able("action", noon(), lambda use: use.forbid(Act.UNBOOT, tired))))
    t.end_day()
    assert tired.booted and not other.booted
    t.end_day()
    assert not tired.booted


@rule("CG-Duration-c")
@either_leads
def test_what_a_react_does_in_a_shootout_lasts_for_all_its_rounds() -> None:
    t = Table()
    posses = [[t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1)]
    tough = posses[0][0]
    answer = t.put(
        able("deed", react("after", happens.RoundStarted), lambda use: use.modify(tough, bullets=2))
    )
    t.shootout(*[posse[0] for posse in posses], *[posse[1] for posse in posses])
    t.use(answer, seat=0)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
    t.next_round()
    assert tough.bullets == 2
    t.hands("K♣ K♦ K♥ 4♠ 9♣", LEGAL)
    t.finish()
    assert tough.in_play and tough.bullets == 0


@rule("CG-Duration-d", "CG-Duration-e")
@pytest.mark.parametrize("kind", [shootout, resolution, cheatin])
@pytest.mark.parametrize("until", ["", "permanent"])
@either_leads
def test_only_what_is_called_permanent_outlasts_its_round_or_shootout(kind, until: str) -> None:
    t = Table()
    posses = [[t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1)]
    tough = posses[0][0]
    act = t.hand(able("action", kind(), lambda use: use.modify(tough, influence=2, until=until)))
    t.shootout(*[posse[0] for posse in posses], *[posse[1] for posse in posses])
    t.hands("K♣ K♦ 4♥ 4♠ 9♣", CHEATIN)
    if kind is not shootout:
        t.run("resolution")
    t.use(act)
    t.next_round()
    assert tough.influence == (2 if until or kind is shootout else 0)
    t.hands("K♣ K♦ K♥ K♠ 9♣", LEGAL)
    t.finish()
    assert tough.influence == (2 if until else 0)


@rule("CG-Duration-e")
def test_what_a_cheatin_resolution_does_in_lowball_is_gone_when_gambling_is_over() -> None:
    t = Table()
    wise = t.dude()
    act = t.hand(able("action", cheatin(), lambda use: use.modify(wise, influence=2)))
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(act, seat=0)
    t.run("noon")
    assert wise.influence == 0


@rule("CG-Duration-e")
@pytest.mark.parametrize("kind", [trait, react])
@pytest.mark.parametrize("phase", ["gambling", "upkeep", "sundown"])
def test_what_is_done_in_a_phase_without_a_term_is_gone_with_the_phase(phase: str, kind) -> None:
    t = Table(deck=40)
    wise, seen = t.dude(influence=1), []
    begins = kind("after", happens.PhaseStarted, if_=lambda card, event: event.phase == phase)
    t.put(able("deed", begins, lambda use: use.modify(wise, bullets=2), keywords=["Out of Town"]))
    for event in (happens.PhaseStarted, happens.PhaseEnded):
        note = trait("when", event)
        look = able("deed", note, lambda use: seen.append((use.event.phase, wise.bullets)))
        t.put(look, seat=1)
    t.start("gambling" if phase != "sundown" else "sundown")
    while len([one for one, _ in seen if one in ("noon", phase)]) < 3:
        t.answer("react") if t.decision.kind == "react" else t.game.answer(t.plain_answer())
    inside = seen.index((phase, 2))
    assert seen[inside + 1][0] != phase and seen[inside + 1][1] == 0


@rule("CG-Experienced-b", "CG-Experienced-c")
def test_the_newcomer_costs_nothing_and_takes_over_goods_and_spells_alike() -> None:
    t = Table(stash=3)
    words = ["Huckster 1"]
    young = t.put(
        plain("dude", "Ann", name_key="ann", keywords=words),
        booted=True,
        has=[plain("goods"), plain("spell", keywords=["Hex"]), plain("goods")],
    )
    carried = young.attachments
    old = t.hand(plain("dude", "Ann 1", name_key="ann", experience=1, keywords=words, cost=9))
    t.replace(young, old)
    assert t.rock() == 3 and old.booted
    assert old.attachments == carried and [item.host for item in carried] == [old] * 3


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c", "CG-Harrowed-d", "CG-Harrowed-e", "CG-Prevention-b")
@either_leads
def test_who_an_effect_has_made_harrowed_is_so_in_every_way() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    risen, other = t.dude(seat=1, at="town square"), t.dude(seat=1)
    went = []

    def curse(use):
        use.give_keyword(risen, "Harrowed")
        use.give_keyword(other, "Harrowed")

    def slay(use):
        went.append((yield from use.ace(other)))

    t.use(t.hand(able("action", noon(), curse)))
    t.turn_of(0)
    t.use(t.hand(able("action", noon(), slay)))
    assert went == [False] and other in t.discard_of(1)
    t.shootout(ann, bob, risen)
    t.hands("K♣ K♦ K♥ 4♠ 9♣", LEGAL)
    t.run("casualty")
    ways = {(t.game.card(key[1]), key[2]) for key in t.offers("casualty")}
    assert ways == {(risen, "home"), (risen, "discard"), (risen, "ace"), (bob, "discard"), (bob, "ace")}
    t.answer(("casualty", risen, "ace"))
    assert risen in t.boot_hill_of(1) and bob.in_play


@rule("CG-HandRank-b")
@either_leads
def test_when_draw_hands_are_exchanged_each_player_keeps_what_changes_the_rank() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    better = able("action", resolution(), lambda use: use.rank(use.seat, 2))
    swap = able("action", resolution(), lambda use: use.exchange_draw_hands(use.opponent))
    mine, theirs, act = t.hand(better), t.hand(better, seat=1), t.hand(swap)
    t.showdown(ann, bob, hands=("K♣ K♦ 3♥ 4♠ 9♣", LEGAL))
    t.use(mine), t.use(theirs)
    assert (t.rank(0), t.rank(1)) == (4, 3)
    t.use(act)
    assert (t.rank(0), t.rank(1)) == (3, 4)


@rule("CG-Headline-a")
@pytest.mark.parametrize("first", ["shootout", "resolution", "cheatin", "react"])
@pytest.mark.parametrize("later", ["resolution", "cheatin"])
@either_leads
def test_a_headline_of_any_kind_keeps_the_others_away(first: str, later: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    news = t.hand(able("action", KINDS[first](), keywords=["Headline"]))
    late = t.hand(able("action", KINDS[later](), keywords=["Headline"]))
    other = t.hand(able("action", KINDS[later]()))
    t.shootout(ann, bob)
    if first == "react":
        t.use(news)
    t.hands(LEGAL, CHEATIN)
    if first == "shootout":
        t.use(news)
    t.run("resolution")
    if first in ("resolution", "cheatin"):
        assert t.can_use(late)
        t.use(news)
        t.pass_()
    assert t.decision.seat == 0 and not t.can_use(late)
    assert t.can_use(other) is (first != "cheatin" or later != "cheatin")


@rule("CG-Plays-a")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_every_noon_begins_with_the_player_who_won_lowball(winner: int) -> None:
    t = Table(seats=3)
    t.hand(able("action", noon()), seat=(winner + 1) % 3)
    t.lowball(winner)
    t.run("noon")
    turns = []
    for _ in range(3):
        turns.append(t.decision.seat)
        t.pass_()
    assert turns == [winner, (winner + 1) % 3, (winner + 2) % 3]


@rule("CG-PenaltiesBonuses-a", "CG-PenaltiesBonuses-b")
@pytest.mark.parametrize("what", ["bullets", "influence", "control", "cost", "upkeep", "production"])
def test_a_number_below_nothing_reads_as_nothing_and_is_made_good_first(what: str) -> None:
    t = Table()
    one = t.dude(**{what: 1}) if what != "control" else t.deed(control=1)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(one, **{what: -3}))))
    assert getattr(one, what) == 0
    t.turn_of(0)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(one, **{what: 3}))))
    assert getattr(one, what) == 1


@rule("CG-PenaltiesBonuses-b")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "action"])
def test_what_costs_less_than_nothing_pays_nobody(kind: str) -> None:
    t = Table(stash=3)
    bearer = t.dude()
    t.put(able("deed", always("cost", on=ALL), lambda card, asked: -2))
    card = t.hand(able("action", noon(), cost=1) if kind == "action" else plain(kind, cost=1))
    if kind == "action":
        t.use(card)
    else:
        t.shop(card, bearer if kind == "goods" else None)
    assert t.rock() == 3 and card.zone != HAND


@rule("CG-PenaltiesBonuses-b")
def test_a_cost_below_nothing_makes_no_other_cost_smaller() -> None:
    t = Table(stash=3)
    t.put(able("deed", always("cost", on=ALL), lambda card, asked: -2))
    t.use(t.hand(able("action", noon(pay=2), cost=1)))
    assert t.rock() == 1


@rule("CG-PayingCosts-b", "CG-PayingCosts-c")
def test_a_leader_whom_a_trait_keeps_unbooted_leads_the_job_all_the_same() -> None:
    t = Table()
    hall = t.deed(seat=1)
    rider = t.put(able("dude", trait("when", happens.Booted, instead=True, if_=own), replaced))
    raid = t.hand(able("action", job(mark=deed, boot=True), lambda use: use.gain(5)))
    seen = []
    t.put(able("deed", trait("after", happens.JobStarted), lambda use: seen.append(rider.booted)))
    t.use(raid, "", hall)
    t.finish()
    assert seen == [False] and t.rock() == 25


def own(card: Card, event) -> bool:
    """Whether it is the card itself that boots as a cost."""
    return event.card == card.id and event.cost


def replaced(use: Use) -> None:
    use.event.replaced = True


@rule("CG-PenaltiesBonuses-c")
@pytest.mark.parametrize("when", ["any", "lost"])
@either_leads
def test_casualties_that_are_spared_beyond_nothing_weigh_against_later_ones(when: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    fewer = t.hand(able("action", resolution(), lambda use: use.casualties(use.seat, -4)), seat=1)
    more = t.hand(able("action", resolution(), lambda use: use.casualties(use.opponent, 2, when=when)))
    t.showdown(ann, bob, hands=("K♣ K♦ 3♥ 4♠ 9♣", LEGAL))
    t.pass_()
    t.use(fewer)
    t.use(more)
    t.pass_(2)
    counts = t.events(happens.RoundDecided)[0].casualties
    assert sum(counts) == 0, "one for the pair and two more are not as many as four"


@rule("CG-ReactPriorities-b")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("seat", [0, 1])
def test_in_every_window_the_traits_of_anybody_come_before_all_reacts(timing: str, seat: int) -> None:
    t = Table()
    done: list[str] = []
    t.put(able("deed", react(timing, happens.Gained), lambda use: done.append("react")), seat=1 - seat)
    t.put(able("deed", trait(timing, happens.Gained), lambda use: done.append("trait")), seat=seat)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.answer("react")
    assert done == ["trait", "react"]


@rule("CG-ReactPriorities-f")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("caller", [0, 1])
def test_in_a_shootout_the_winner_reacts_first_whoever_leads(winner: int, caller: int) -> None:
    t = Table(winner=winner)
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    for seat in (0, 1):
        t.put(able("deed", react("after", happens.RoundStarted)), seat=seat)
    t.shootout(dudes[caller], dudes[1 - caller])
    assert (t.decision.kind, t.decision.seat) == ("react", winner)
    t.pass_()
    assert (t.decision.kind, t.decision.seat) == ("react", 1 - winner)


@rule("CG-SendHomeBooted-d")
@pytest.mark.parametrize("barred", [True, False])
def test_who_may_not_go_to_the_own_home_is_not_even_booted(barred: bool) -> None:
    t = Table()
    exile = able(
        "dude", always(cannot(Act.MOVE_TO)), lambda card, who, place, use: barred and place.type == "outfit"
    )
    one = t.put(exile, at="town square")
    went = []

    def send(use):
        went.append((yield from use.send_home_booted(one)))

    t.use(t.hand(able("action", noon(), send)))
    assert went == [not barred] and one.booted is one.at_home is not barred


@rule("CG-Shootout3-b")
@either_leads
def test_booted_dudes_add_as_much_as_others_and_to_their_own_type() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    gun = t.dude(at="town square", booted=True, stud=True, bullets=3)
    hand = t.dude(at="town square", booted=True, bullets=3)
    t.shootout(ann, bob, gun, hand)
    t.run("pick shooters")
    t.answer(ann)
    dealt = [event for event in t.events(happens.Dealt) if event.seat == 0]
    assert [len(event.cards) for event in dealt] == [6]
    assert (t.decision.kind, t.decision.seat, t.decision.most) == ("redraw", 0, 1)
