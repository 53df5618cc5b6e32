"""Answers of the older FAQ that still hold and are about no single card."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import Goods, dude, happens, job, noon, react, resolution, shootout, trait, your
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Declared, RoundDecided
from gomorra.engine.kernel.state import LIMBO
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR = "8♠ 8♥ 3♦ 4♣ 6♣"


class Badge(Goods):
    """Goods for Deputies only."""

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Deputy")


SHOVE = able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target), title="Shove")


def heist(title: str = "Heist", **declared: Any) -> Any:
    """A job against a dude that pays 5."""
    return able("action", job(mark=dude & ~your, **declared), lambda use: use.gain(5), title=title)


@rule("FQ-Owner-a")
@pytest.mark.parametrize("zone", ["play", "hand", "deck", "discard pile", "Boot Hill"])
def test_another_players_card_goes_to_its_owners_discard_pile_instead_of_your_hand(zone: str) -> None:
    t = Table()
    theirs = {
        "play": t.dude(seat=1),
        "hand": t.hand(plain("dude"), seat=1),
        "deck": t.stack("K♦", seat=1),
        "discard pile": t.discard(plain("dude"), seat=1),
        "Boot Hill": t.boot_hill(plain("dude"), seat=1),
    }[zone]
    t.use(t.put(able("deed", noon(), lambda use: use.to_hand(use.game.card(theirs.id)))))
    assert not t.hand_of() and theirs in t.discard_of(1) and theirs not in t.boot_hill_of(1)


@rule("FQ-Owner-a")
@either_leads
def test_a_card_of_another_players_draw_hand_goes_to_his_discard_pile() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    grab = t.hand(able("action", resolution(), lambda use: use.to_hand(t.draw_hand_of(1)[0])))
    t.shootout(ann, bob)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    wanted = t.draw_hand_of(1)[0]
    if not t.can_use(grab):
        t.pass_()
    t.use(grab)
    assert t.hand_of() == [] and t.hand_of(1) == []
    assert wanted in t.discard_of(1) and wanted not in t.discard_of() and wanted not in t.draw_hand_of(1)


@rule("FQ-Owner-a")
@pytest.mark.parametrize("owner", [0, 1])
def test_whose_card_it_is_depends_on_who_owns_it_and_not_on_who_controls_it(owner: int) -> None:
    t = Table()
    puppet = t.dude(seat=owner)
    puppet.body.controller = t.seat(1 - owner)
    t._changed()
    t.use(t.put(able("deed", noon(), lambda use: use.to_hand(puppet))))
    assert (t.hand_of(0), t.hand_of(1)) == ([puppet] if owner == 0 else [], [])
    assert t.discard_of(1) == ([] if owner == 0 else [puppet])


def marked(t: Table) -> tuple[Card, Card, Card, Card]:
    """A leader, a helper, the mark in the square and its friend, who opposes the job."""
    leader, helper = t.dude("Leader"), t.dude("Helper")
    mark, friend = t.dude("Mark", seat=1, at="town square"), t.dude("Friend", seat=1, at="town square")
    return leader, helper, mark, friend


@rule("FQ-Jobs-a")
def test_a_job_is_won_where_it_began_though_the_mark_went_home() -> None:
    t = Table(stash=0)
    leader, helper, mark, friend = marked(t)
    shove = t.hand(SHOVE)
    t.use(t.hand(heist()), "", leader, mark)
    t.form(mark, friend)
    t.use(shove, "", mark)
    assert mark.at_home and leader.in_town_square and helper.at_home
    t.hands(PAIR, LEGAL)
    t.finish()
    assert t.rock() == 5


@rule("FQ-Jobs-a")
@pytest.mark.parametrize("opposed", [True, False])
def test_a_job_follows_its_mark_until_the_posse_sets_out(opposed: bool) -> None:
    t = Table(stash=0)
    leader, helper, bank = t.dude("Leader"), t.dude("Helper"), t.deed("Bank", seat=1)

    def scared(card: Card, event: happens.Joined) -> bool:
        return event.card == helper.id

    coward = able("dude", trait("after", happens.Joined, if_=scared), lambda use: use.move(use.card, bank))
    mark, guard = t.put(coward, seat=1, at="town square"), t.dude(seat=1, at="town square")
    late = t.dude(at=bank, booted=True)
    t.use(t.hand(heist()), "", leader, mark, helper)
    assert mark.place == bank.id and leader.place == bank.id and helper.place == bank.id
    assert t.choices() == [late], "who is where the mark is now may join booted"
    t.answer(late)
    t.run("join")
    assert set(t.choices()) == {mark, guard}
    if opposed:
        t.form(mark)
        assert t.game.shootout.location == bank.id and late.in_posse
        t.hands(f"{PAIR} A♣", LEGAL)
    t.finish()
    assert t.rock() == 5 and leader.at_home and guard.in_town_square


@rule("FQ-Jobs-b")
def test_any_survivor_of_the_posse_is_enough() -> None:
    t = Table(stash=0)
    leader, helper, mark, friend = marked(t)
    shove = t.hand(SHOVE, seat=1)
    t.use(t.hand(heist()), "", leader, mark)
    t.form(helper, friend)
    t.use(shove, "", leader)
    assert leader.at_home and helper.in_posse
    t.hands(PAIR, LEGAL)
    t.finish()
    assert t.rock() == 5


@rule("FQ-Jobs-c", "FQ-Jobs-b")
@pytest.mark.parametrize("way", ["ace", "discard"])
def test_the_text_of_a_dudes_job_outlives_the_dude(way: str) -> None:
    t = Table(stash=0)
    boss = t.put(able("dude", job(mark=dude & ~your), lambda use: use.gain(5), title="Boss"))
    helper, mark = t.dude(), t.dude(seat=1, at="town square")
    end = able(
        "action",
        shootout(target=dude),
        lambda use: use.ace(use.target) if way == "ace" else use.discard(use.target),
    )
    shot = t.hand(end, seat=1)
    t.use(boss)
    t.form(helper, mark)
    t.use(shot, "", boss)
    pile = t.boot_hill_of if way == "ace" else t.discard_of
    assert boss in pile()
    t.hands(PAIR, LEGAL)
    t.finish()
    assert t.rock() == 5 and boss in pile() and not boss.in_play


@rule("FQ-Cheatin-a")
@either_leads
def test_legality_looks_at_what_a_card_has_become() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("8♣ 8♣ 3♦ 4♣ 6♣", LEGAL))
    rules = t.game.rules(t.seat(0))
    assert not rules.has_legal_hand()
    list(rules.make_card(rules.draw_hand()[0], 1, 8))
    assert rules.has_legal_hand()
    list(rules.make_card(rules.draw_hand()[2], 0, 8))
    assert not rules.has_legal_hand(), "two eights of clubs again, of which one was printed so"


@rule("FQ-Abilities-a", "CG-Abilities-d")
def test_later_sentences_are_done_as_far_as_they_can_be() -> None:
    def effect(use: Any) -> Any:
        yield from use.gain(1)
        yield from use.discard_from_hand(2)
        yield from use.draw()

    t = Table(stash=0)
    only = t.hand(plain("action", "Only"))
    t.use(t.put(able("deed", noon(), effect)))
    assert t.rock() == 1 and only in t.discard_of() and len(t.hand_of()) == 1


@rule("FQ-Abilities-b")
def test_an_action_is_a_card_and_not_any_play() -> None:
    def by_action(card: Card, event: happens.Declared) -> bool:
        return bool(event.source) and card.game.card(event.source).is_action

    t = Table()
    t.put(
        able("deed", react("after", happens.Declared, if_=by_action), lambda use: use.draw(), name="listen")
    )
    t.use(t.put(able("deed", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "play" and len(t.events(Declared)) == 1
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react"


@rule("FQ-Sidekick-a")
def test_a_sidekick_is_a_casualty_and_lowers_nothing() -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", has=(plain("goods", keywords=("Sidekick",)),)),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, bob)
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    assert t.events(RoundDecided)[0].casualties == (1, 0)
    sidekick = ann.attachments[0]
    t.answer(sidekick)
    assert sidekick in t.discard_of() and ann.in_play
    assert t.decision.kind != "casualty", "it was the one"


@rule("FQ-Bounty-a")
@pytest.mark.parametrize(("seat", "paid"), [(0, 3), (1, 0)])
def test_bounty_for_an_ability_goes_to_the_player_of_that_ability_only(seat: int, paid: int) -> None:
    t = Table(stash=0)
    crook = t.dude(seat=1, bounty=3)
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.ace(use.target)), seat=seat))
    assert crook in t.boot_hill_of(1) and t.rock(0) == paid and t.rock(1) == 0


@rule("FQ-CheatinVarmint-a")
def test_in_lowball_a_lower_rank_helps() -> None:
    t = Table()
    varmint = t.hand("Cheatin' Varmint")
    t.stack("3♣ 3♦ 5♥ 7♠ 9♦")
    t.stack("2♣ 2♣ 4♥ 6♠ 8♦", seat=1)
    t.start("gambling")
    t.run("play")
    assert t.rank(0) == t.rank(1) == 2
    t.use(varmint, "", 0)
    t.run("noon")
    assert t.winner == 0


@rule("FQ-Cheatin-a")
@pytest.mark.parametrize(("change", "legal"), [((0, 8), False), ((0, 9), True), ((1, 8), True)])
@either_leads
def test_a_hand_that_was_printed_legal_is_judged_by_what_it_has_become(
    change: tuple[int, int], legal: bool
) -> None:
    t = Table()
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=("8♣ 8♥ 3♦ 4♣ 6♣", LEGAL))
    rules = t.game.rules(t.seat(0))
    assert rules.has_legal_hand()
    list(rules.make_card(next(card for card in rules.draw_hand() if card.title == "8♥"), *change))
    assert rules.has_legal_hand() is legal


@rule("FQ-Sidekick-a")
@either_leads
def test_a_sidekick_covers_one_of_two_and_the_other_is_still_to_be_taken() -> None:
    t = Table()
    dog = plain("goods", "Dog", keywords=["Sidekick"])
    ann, amy, bob = (
        t.dude(at="town square", has=[dog]),
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, bob, amy)
    t.hands(LEGAL, "8♠ 8♥ 3♦ 3♣ 6♣")
    t.run("casualty")
    assert sorted(t.events(RoundDecided)[0].casualties) == [0, 2]
    t.answer(("casualty", ann.attachments[0], "discard"))
    assert (t.decision.kind, t.decision.seat, set(t.choices())) == ("casualty", 0, {ann, amy})
    t.answer(("casualty", amy, "discard"))
    assert not amy.in_play and ann.in_posse and t.decision.kind != "casualty"


@rule("FQ-Jobs-e")
@pytest.mark.parametrize("opposed", [True, False])
def test_the_card_of_a_job_is_in_no_pile_while_its_effect_happens(opposed: bool) -> None:
    t = Table()
    seen: list[int] = []
    t.dude(), t.dude(seat=1, at="town square")
    raid = t.hand(able("action", job(mark=dude & ~your), lambda use: seen.append(use.card.zone)))
    t.use(raid)
    while t.decision.kind == "join":
        t.answer("done" if t.decision.seat == 0 or not opposed else t.choices()[0])
    if opposed:
        t.hands(PAIR, LEGAL)
    t.finish()
    assert seen == [LIMBO] and raid in t.discard_of()


@rule("FQ-Shoppin-a")
@pytest.mark.parametrize("kind", ["goods", "spell"])
@pytest.mark.parametrize("way", ["from hand", "from another dude"])
def test_an_effect_attaches_to_nobody_who_may_not_carry_it(way: str, kind: str) -> None:
    t = Table()
    theirs = t.deed(seat=1)
    t.dude(seat=1, at=theirs, influence=3)
    words = ["Huckster 1", "Deputy"]
    plain_dude = t.dude(at=theirs)
    able_dude = t.dude(at=theirs, keywords=words, booted=True)
    thing = plain("spell", keywords=["Hex"]) if kind == "spell" else plain("goods", behaviour=Badge)
    card = t.hand(thing) if way == "from hand" else t.attach(thing, t.dude(keywords=words))

    def attach(use: Any) -> Any:
        for host in (plain_dude, able_dude):
            if way == "from hand":
                yield from use.play(card, bearer=lambda dude, host=host: dude is host)
            else:
                yield from use.attach(card, host)
            seen.append(card.host)

    before = card.host
    seen: list[Any] = []
    t.use(t.put(able("deed", noon(), attach)))
    assert seen == [before, able_dude]


@rule("FQ-Jobs-b")
@pytest.mark.parametrize("left", ["leader", "helper", "nobody"])
def test_a_job_needs_somebody_left_of_the_posse_whoever_it_is(left: str) -> None:
    t = Table(stash=0)
    leader, helper, mark, _ = marked(t)
    gun = t.hand(able("action", shootout(), lambda use: use.send_home_booted(mark)))
    t.use(t.hand(heist()), "", leader, mark, helper)
    t.form(mark)
    for one, name in ((leader, "leader"), (helper, "helper")):
        if left != name:
            list(t.game.rules(t.seat(1)).discard(one))
    if left != "nobody":
        t.use(gun)
    t.finish()
    assert t.game.shootout is None and t.rock() == (0 if left == "nobody" else 5)
