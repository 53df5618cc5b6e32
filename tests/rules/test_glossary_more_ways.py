"""The glossary: traits of booted cards and of cards in piles, "this" on what is carried, other ways to the same."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    BOOT_HILL,
    DISCARD,
    HAND,
    Act,
    Action,
    always,
    cannot,
    dude,
    goods,
    happens,
    here,
    in_discard,
    job,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    this_dude,
    trait,
)
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule
from tests.rules.kinds import EVERY_KIND, KINDS


@rule("CG-Traits-a")
@pytest.mark.parametrize("booted", [True, False])
def test_traits_of_a_booted_card_work_as_well(booted: bool) -> None:
    t = Table()
    brute = t.put(able("dude", always("bullets"), lambda card, asked: 2), booted=booted)
    rock = t.put(able("dude", always(cannot(Act.UNBOOT)), lambda card, *rest: True), seat=1, booted=True)
    t.put(able("deed", trait("after", happens.Gained), lambda use: use.draw(1)), booted=booted)
    t.put(able("deed", always(cannot(Act.MOVE), on=ALL), lambda card, *rest: True), booted=booted)
    mover = t.dude()

    def all_of_it(use):
        yield from use.gain(1)
        yield from use.unboot(rock)
        yield from use.move(mover, use.game.square())

    t.use(t.hand(able("action", noon(), all_of_it)))
    assert brute.bullets == 2 and rock.booted and mover.at_home and len(t.hand_of()) == 1


@rule("CG-Traits-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_a_trait_may_make_another_card_cheaper_from_the_hand(pile: str) -> None:
    t = Table(stash=3)
    cheap = able(
        "dude", always("cost", on=ALL, zones=(HAND,)), lambda card, asked: -2 if asked.is_deed else 0
    )
    {"hand": t.hand, "discard": t.discard, "deck": t.stack}[pile](cheap)
    shop = t.hand(plain("deed", cost=4))
    assert shop.cost == (2 if pile == "hand" else 4)
    assert (("shop", shop.id, "left") in t.offers("shop")) is (pile == "hand")


@rule("CG-Traits-e")
@pytest.mark.parametrize("way", ["ace_from_pile", "unearth", "search", "target"])
@pytest.mark.parametrize("bound", [True, False])
def test_no_way_leads_out_of_a_pile_in_which_a_text_keeps_a_card(way: str, bound: bool) -> None:
    t = Table()
    stays = always("cannot leave pile", on=ALL, zones=(DISCARD, BOOT_HILL))
    card = (
        able("dude", stays, lambda card, asked, use, other: asked.id == card.id) if bound else plain("dude")
    )
    lies = t.boot_hill(card) if way == "unearth" else t.discard(card)
    where = lies.zone

    def take(use):
        if way == "search":
            for one in (yield from use.search(lambda one, use: one.is_dude, piles="deck and discard")):
                yield from use.to_hand(one)
        elif way == "target":
            one = yield from use.choose(in_discard)
            if one is not None:
                yield from use.to_hand(one)
        else:
            yield from getattr(use, way)(lies)

    t.use(t.hand(able("action", noon(), take)))
    if t.decision.kind == "choose":
        t.answer(lies)
    assert (lies.zone == where) is bound


@rule("CG-This-a")
@pytest.mark.parametrize("place", ["home", "town square"])
def test_this_on_goods_is_their_bearer_and_where_he_is(place: str) -> None:
    t = Table()
    near, far = t.dude(at=place), t.dude(at="town square" if place == "home" else "home")
    bearer = t.dude(at=place)
    tool = t.attach(able("goods", noon(boots=this_dude, target=dude & here), lambda use: None), bearer)
    with t.noting() as noted:
        t.use(tool)
        t.answer(near)
    assert bearer.booted and not tool.booted
    assert set(noted[-1]) == {near, bearer} and far not in noted[-1]


@rule("CG-MovingIntoPosses-b")
@either_leads
def test_for_what_lies_at_a_location_both_posses_stand_at_the_same() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=[plain("goods")])
    ann_s = t.attach(able("goods", shootout(target=goods & here), lambda use: use.boot(use.target)), ann)
    t.shootout(ann, bob)
    t.use(ann_s, "", bob.attachments[0])
    assert bob.attachments[0].booted


class Kept(Action):
    """An action that stays in the discard pile if it is bound."""

    @always("cannot leave pile", on=ALL, zones=(DISCARD,))
    def rest(self, asked, use, other):
        return self.title == "Bound" and asked.id == self.id


class Relic(Kept):
    """It is used from the discard pile."""

    @noon(zones=(DISCARD,))
    def rise(self, use):
        yield from use.gain(1)


@rule("CG-Traits-e")
@pytest.mark.parametrize("title", ["Bound", "Loose"])
def test_what_a_text_keeps_in_the_discard_pile_is_not_used_from_there(title: str) -> None:
    t = Table()
    lies = t.discard(plain("action", title, behaviour=Relic))
    assert t.can_use(lies, seat=0) is (title == "Loose")


TAO = ["Technique", "Tao of the Jade Rabbit"]


class Step(Kept):
    """A Technique that may follow another one out of the discard pile."""

    @noon(technique=True)
    def follow(self, use):
        yield from use.gain(1)


@rule("CG-Traits-e")
@pytest.mark.parametrize("title", ["Bound", "Loose"])
def test_what_a_text_keeps_in_the_discard_pile_follows_no_technique(title: str) -> None:
    t = Table()
    t.dude(keywords=["Kung Fu 2"], value=9)
    t.discard(plain("action", title, behaviour=Step, keywords=TAO))
    leap = noon(technique=True, combo=lambda card, use: True)
    t.stack("2♣")
    t.use(t.hand(able("action", leap, title="Leap", keywords=TAO)))
    assert (t.decision.kind == "combo") is (title == "Loose")


@rule("CG-ControlPoints-a")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_what_a_card_is_worth_counts_as_much_as_what_it_has(points: int) -> None:
    t = Table()
    t.deed(control=points)
    t.dude(control=points)
    t.put(able("dude", always("control"), lambda card, asked: points))
    assert t.game.control_points(t.seat(0)) == 3 * points


@rule("CG-AttachmentLimits-a", "CG-Attire-a", "CG-Horses-a", "CG-Weapons-a")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon", "Attire"])
@pytest.mark.parametrize("more", [0, 1])
def test_what_an_effect_hands_over_is_surplus_only_above_the_limit_of_the_dude(
    keyword: str, more: int
) -> None:
    t = Table()
    roomy = able(
        "dude", always("carry limit"), lambda card, who, word: more * (who is card and word == keyword)
    )
    thing = plain("goods", keywords=[keyword])
    giver, taker = t.dude(has=[thing]), t.put(roomy, has=[thing])
    (new,), (old,) = giver.attachments, taker.attachments
    t.use(t.hand(able("action", noon(), lambda use: use.attach(new, taker))))
    assert (t.decision.kind == "choose") is (more == 0)
    if not more:
        t.answer(old)
    assert taker.attachments == ([old, new] if more else [new])


@rule("CG-Wanted-e")
@EVERY_KIND
@pytest.mark.parametrize("verb", ["discard", "ace"])
@either_leads
def test_an_ability_of_any_kind_collects_the_bounty_of_whom_it_puts_away(kind: str, verb: str) -> None:
    t = Table(stash=0)
    crook, friend = (t.dude(seat=1, at="town square", bounty=2) for _ in range(2))
    ann = t.put(able("dude", KINDS[kind](), lambda use: getattr(use, verb)(crook)), at="town square")
    if kind != "noon":
        t.shootout(ann, friend, crook)
    if kind in ("resolution", "cheatin"):
        t.hands(LEGAL, CHEATIN)
        t.run("resolution")
    t.use(ann)
    assert not crook.in_play and (t.rock(0), t.rock(1)) == (2, 0)


@rule("CG-Wanted-e")
def test_a_job_collects_the_bounty_of_its_mark() -> None:
    t = Table(stash=0)
    t.dude()
    crook = t.dude(seat=1, bounty=3)
    t.use(t.hand(able("action", job(mark=dude & opposing), lambda use: use.ace(use.mark))))
    t.finish()
    assert not crook.in_play and (t.rock(0), t.rock(1)) == (3, 0)


@rule("CG-Wanted-d", "CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c")
@pytest.mark.parametrize(("fate", "paid"), [("home", 0), ("discard", 2), ("ace", 2)])
@either_leads
def test_a_harrowed_casualty_pays_its_bounty_unless_it_goes_home(fate: str, paid: int) -> None:
    t = Table(stash=0)
    ann = t.dude(at="town square")
    risen = t.dude(seat=1, at="town square", bounty=2, keywords=["Harrowed"])
    friends = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(ann, risen, *friends)
    t.hands("K♣ K♦ K♥ 4♠ 9♣", LEGAL)
    t.run("casualty")
    t.answer(("casualty", risen, fate))
    t.run("flee")
    assert t.rock(0) == paid and risen.in_play is (fate == "home")


@rule("CG-Shootout1-f", "CG-Shootout1-g")
@pytest.mark.parametrize("moment", [happens.PossesFormed, happens.Revealed])
@either_leads
def test_a_trait_that_empties_a_posse_ends_the_shootout_before_anybody_makes_a_play(moment) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.put(able("deed", trait("after", moment), lambda use: use.send_home_booted(bob)))
    t.put(able("deed", react("after", happens.ShootoutStarted)))
    for seat in (0, 1):
        t.hand(able("action", resolution(), title="Resolve"), seat=seat)
    t.shootout(ann, bob)
    if moment is happens.PossesFormed:
        assert t.decision.kind == "play" and t.game.shootout is None
    else:
        while (fight := t.game.shootout) is not None:
            assert fight.step != "resolution" or t.decision.kind != "play"
            t.game.answer(t.plain_answer())
    assert t.events(happens.ShootoutEnded)[0].winner == (1 if t.answered else 0)
    assert ann.in_town_square and bob.at_home


@rule("CG-Bounty-d")
@pytest.mark.parametrize("words", [["Private"], []])
def test_who_changes_sides_at_a_private_place_joins_there_once_more(words: list[str]) -> None:
    t = Table()
    place = t.deed(keywords=words)
    host, intruder, turncoat = t.dude(at=place), t.dude(seat=1, at=place), t.dude(seat=1, at=place)
    lure = able(
        "action", shootout(target=dude & opposing), lambda use: use.defect(use.target, until="shootout")
    )
    card = t.hand(lure)
    t.shootout(host, intruder, turncoat)
    t.use(card, "", turncoat)
    assert turncoat.side == host.side
    assert (host.bounty, intruder.bounty, turncoat.bounty) == ((0, 1, 2) if words else (0, 0, 0))


@rule("CG-Shootout2-b")
@pytest.mark.parametrize("trait_says", [True, False])
@either_leads
def test_a_trait_may_say_who_has_to_be_the_shooter(trait_says: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    eager = t.put(
        able("dude", always("must be shooter"), lambda card, asked: int(trait_says)), at="town square"
    )
    t.shootout(ann, bob, eager)
    t.run("resolution" if trait_says else "pick shooters")
    if trait_says:
        shooters = [event.card for event in t.events(happens.ShooterPicked)]
        assert eager.id in shooters and ann.id not in shooters
    else:
        assert t.decision.seat == 0 and set(t.choices()) == {ann, eager}


@rule("CG-Seedy-a")
@pytest.mark.parametrize("words", [["Seedy"], []])
def test_a_seedy_deed_is_held_and_fought_over_like_any_other(words: list[str]) -> None:
    t = Table()
    den = t.deed(keywords=words)
    host = t.dude(at=den, influence=1)
    guest = t.dude(seat=1, at=den, bullets=3)
    assert t.whose(den) == 0, "bullets are no influence"
    t.shootout(host, guest)
    assert (host.bounty, guest.bounty) == (0, 0)
