"""Rules by the ways that other tests leave out: another kind of card, of fight, of player or of moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Goods,
    Spell,
    cheatin,
    deed,
    happens,
    in_hand,
    job,
    noon,
    react,
    resolution,
    shootout,
    trait,
    using,
)
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
EQUAL = (PAIR, "K♥ K♠ 3♦ 4♣ 9♦")


def of_the_rabbit(title: str) -> Any:
    """A Tao Technique that gains 1 ghost rock; another may follow it."""
    declared = noon(technique=True, combo=lambda card, use: True)
    words = ["Technique", "Tao of the Jade Rabbit"]
    return able("action", declared, lambda use: use.gain(1), title=title, keywords=words)


def with_an_ally(t: Table, own: Any, ally: Any) -> None:
    """Posses form: the second player sends a dude and invites the third, who sends another."""
    wanted = (("join", own.id), ("invite", 2), ("join", ally.id))
    while t.decision.kind == "join":
        able_now = {*t.offers("join"), *t.offers("invite")} if t.decision.seat else set()
        t.answer(next((key for key in wanted if key in able_now), "done"))


@rule("RB-2.6-f")
@pytest.mark.parametrize("answers", [trait, react])
def test_a_booted_dude_holds_a_deed_is_a_stud_and_answers_what_happens(answers: Callable[..., Any]) -> None:
    t = Table()
    bank = t.deed(seat=1)
    watching = able("dude", answers("after", happens.Moved), lambda use: use.gain(1), influence=1, stud=True)
    boss = t.put(watching, at=bank, booted=True)
    assert bank.controller == t.seat(0) and boss.is_stud
    t.move(t.dude(), "town square")
    if answers is react:
        t.use(boss)
    assert t.rock() == 21 and boss.booted


@rule("RB-6.1.7-d", "CG-Shootout7-a")
@pytest.mark.parametrize("about", ["a job", "a callout"])
def test_booted_posses_fight_another_round_from_its_first_step_whatever_it_is_about(about: str) -> None:
    t = Table(deck=60)
    bank = t.deed(seat=1)
    tired = about == "a callout"
    boss, friend = t.dude(at=bank, booted=tired), t.dude(at=bank, booted=True)
    foes = [t.dude(seat=1, at=bank, booted=True) for _ in range(2)]
    call = able("action", noon(), lambda use: use.call_out(boss, foes[0]))
    t.use(t.hand(call if tired else able("action", job(mark=deed))))
    t.form(friend, *foes)
    assert all(one.booted for one in (friend, *foes)) and boss.booted is tired
    t.hands(*EQUAL)
    t.next_round()
    assert t.game.shootout is not None
    assert (t.game.shootout.round, t.game.shootout.step, t.decision.kind) == (2, "make plays", "play")


@rule("CG-Keywords-a")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods"])
def test_a_card_gains_one_keyword_after_the_other_and_keeps_its_own(kind: str) -> None:
    t = Table()
    card = plain(kind, keywords=["Ranch", "Saloon"])
    it = t.attach(card, t.dude()) if kind == "goods" else t.put(card)
    gained = ("Holy Ground", "Private", "Gadget")
    give = able("action", noon(), lambda use: [use.give_keyword(it, word) for word in gained])
    t.use(t.hand(give))
    assert all(it.has(word) for word in ("Ranch", "Saloon", *gained))


@rule("RB-6.1-aa")
@pytest.mark.parametrize(("word", "bounty"), [("Public", 0), ("Private", 1)])
def test_who_is_brought_into_a_fight_at_a_public_place_gains_no_bounty(word: str, bounty: int) -> None:
    t = Table()
    bar = t.deed(keywords=[word])
    late = t.dude(seat=1)
    come = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(late)), seat=1)
    t.shootout(t.dude(at=bar), t.dude(seat=1, at=bar))
    t.use(come, seat=1)
    assert late.in_posse and late.bounty == bounty


@rule("RB-5.3.4-x")
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_an_effect_that_says_who_gets_the_card_may_mean_a_booted_dude(kind: str) -> None:
    t = Table()
    tired, _ = (t.dude(booted=booted, keywords=["Huckster 1"]) for booted in (True, False))
    card = t.hand(plain(kind, keywords=["Hex"] if kind == "spell" else []))
    give = able("action", noon(), lambda use: use.play(card, bearer=lambda host: host == tired))
    t.use(t.hand(give))
    assert card.host == tired and tired.booted


@rule("RB-7.2.3-d")
def test_an_effect_too_plants_a_totem_only_where_its_text_allows() -> None:
    class DeedTotem(Spell):
        def can_attach_to(self, host: Any) -> bool:
            return bool(host.is_deed)

    t = Table()
    totem = t.hand(plain("spell", behaviour=DeedTotem, keywords=["Spirit", "Totem"]))
    ranches = [t.deed(), t.deed()]
    t.dude(keywords=["Shaman 1"])
    plant = able("action", noon(target=in_hand), lambda use: use.play(totem))
    t.use(t.hand(plant), "", totem)
    assert {card.id for card in t.choices()} == {one.id for one in ranches}


@rule("CG-Shootout5-c")
@either_leads
def test_at_equal_ranks_the_better_cards_win_and_the_poorer_hand_settles_first() -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    t.shootout(*dudes)
    t.hands(PAIR, "Q♥ Q♠ 3♦ 4♣ 9♦")
    t.run("casualty")
    assert t.decision.seat == 1


@rule("RB-6.2.5-e")
@pytest.mark.parametrize("booted", [True, False])
def test_whoever_helped_to_defend_stays_where_he_is_as_the_defender_does(booted: bool) -> None:
    t = Table(seats=3)
    bank = t.deed(seat=1)
    _, guard, ally = (t.dude(seat=seat, at=bank, booted=seat > 0 and booted) for seat in range(3))
    t.use(t.hand(able("action", job(mark=deed))))
    with_an_ally(t, guard, ally)
    t.hands(HIGH_CARD, "K♥ K♠ K♦ 4♣ 9♦")
    t.finish()
    assert all(one.place == bank.id and one.booted is booted for one in (guard, ally))


@rule("RB-7.2.3-g")
@pytest.mark.parametrize("booted", [True, False])
def test_a_booted_shaman_uses_a_totem_as_he_would_use_a_spirit_of_his_own(booted: bool) -> None:
    t = Table()
    ranch = t.deed()
    shaman = t.dude(at=ranch, booted=booted, keywords=["Shaman 1"])
    blessing = noon(spell=2, boot=True)
    own, totem = (
        able("spell", blessing, lambda use: use.gain(1), keywords=["Spirit", *more])
        for more in ([], ["Totem"])
    )
    spirit, pole = t.attach(own, shaman), t.attach(totem, ranch)
    for card in (spirit, pole):
        t.stack("9♣")
        t.use(card)
        t.turn_of(0)
        assert card.booted and not t.can_use(card)
    assert t.rock() == 22


@rule("FQ-Bounty-a")
@pytest.mark.parametrize(("seat", "paid"), [(0, 3), (1, 0)])
@either_leads
def test_in_a_fight_too_nobody_is_paid_for_what_the_ability_of_another_does(seat: int, paid: int) -> None:
    t = Table(stash=0)
    crook = t.dude(seat=1, at="town square", bounty=3)
    end = t.hand(able("action", shootout(), lambda use: use.ace(crook)), seat=seat)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), crook)
    t.use(end, seat=seat)
    assert not crook.in_play and (t.rock(0), t.rock(1)) == (paid, 0)


@rule("CG-SendHomeBooted-b")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("place", ["home", "town square"])
def test_outside_a_fight_too_the_missing_step_of_going_home_booted_is_skipped(
    place: str, booted: bool
) -> None:
    def away(use: Any) -> Any:
        if (yield from use.send_home_booted(guest)):
            yield from use.gain(1)

    t = Table()
    guest = t.dude(seat=1, at="home of 1" if place == "home" else place, booted=booted)
    t.use(t.hand(able("action", noon(), away)))
    assert guest.at_home and guest.booted and t.rock() == 21
    assert len(t.events(happens.SentHome)) == 1
    assert len(t.events(happens.Booted)) == int(not booted)
    assert len(t.events(happens.Moved)) == int(place != "home")


@rule("CG-Shootout4b-g")
@pytest.mark.parametrize("first", ["dude", "goods", "deed", "action"])
@either_leads
def test_one_cheatin_ability_answers_a_hand_whatever_card_has_it(first: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    cards = {
        kind: able(kind, cheatin(), lambda use: use.gain(1)) for kind in ("dude", "goods", "deed", "action")
    }
    sources = {"goods": t.attach(cards["goods"], ann), "deed": t.put(cards["deed"])}
    sources |= {"dude": t.put(cards["dude"], at="town square"), "action": t.hand(cards["action"])}
    t.shootout(ann, bob, sources["dude"])
    t.hands(HIGH_CARD, "K♣ K♣ 3♥ 4♠ 9♣")
    t.run("resolution")
    t.turn_of(0)
    assert all(t.can_use(card) for card in sources.values())
    t.use(sources.pop(first), seat=0)
    t.turn_of(0)
    assert not any(t.can_use(card) for card in sources.values())


@rule("RB-6.1.5-r", "AE-Multi-f")
def test_acing_the_dude_of_an_ally_covers_two_besides_one_who_is_discarded() -> None:
    t = Table(seats=3)
    ann, bob, cal, ally = (t.dude(seat=seat, at="town square") for seat in (0, 1, 1, 2))
    t.callout(ann, bob, "accept")
    with_an_ally(t, cal, ally)
    t.hands("A♣ A♦ A♥ 4♠ 9♣", HIGH_CARD)
    t.run("casualty")
    t.answer(("casualty", ally, "ace"), ("casualty", cal, "discard"))
    t.run("flee")
    assert ally in t.boot_hill_of(2) and cal in t.discard_of(1) and bob.in_play


@rule("RB-2.1-b")
@pytest.mark.parametrize("act", [Act.BOOT, Act.BE_CALLED_OUT])
def test_what_one_card_would_do_and_another_forbids_is_not_done(act: Any) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.forbid(act, foe))))
    effect = (lambda use: use.boot(foe)) if act == Act.BOOT else (lambda use: use.call_out(ann, foe))
    t.use(t.hand(able("action", noon(), effect)), seat=0)
    assert not foe.booted and t.decision.kind == "play" and t.game.shootout is None


@rule("RB-2.1-b")
@either_leads
def test_in_a_fight_too_what_is_forbidden_is_not_done_though_a_card_allows_it() -> None:
    t = Table()
    ann, bob, late = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude()
    t.use(t.hand(able("action", noon(), lambda use: use.forbid(Act.JOIN, late))))
    shy = able("action", shootout(), lambda use: use.forbid(using("shootout")))
    come = able("action", shootout(brings_in=True), lambda use: use.join(late))
    first, second, third = t.hand(come, shy, come)
    t.shootout(ann, bob)
    t.use(first, seat=0)
    assert not late.in_posse and late.at_home
    t.use(second, seat=0)
    t.turn_of(0)
    assert not t.can_use(third)


@rule("RB-3.5-e")
@pytest.mark.parametrize("stash", [2, 3, 5])
@pytest.mark.parametrize("way", ["inventing", "in a fight"])
def test_goods_are_paid_for_whether_they_are_invented_or_bought_in_a_fight(way: str, stash: int) -> None:
    class Quick(Goods):
        shootout_play = True

    t = Table(stash=stash)
    ann = t.dude(at="home" if way == "inventing" else "town square", keywords=["Mad Scientist 1"])
    words = ["Gadget 2"] if way == "inventing" else []
    gun = t.hand(plain("goods", behaviour=Quick, cost=3, keywords=words))
    if way == "in a fight":
        t.shootout(ann, t.dude(seat=1, at="town square"))
    key = ("invent" if way == "inventing" else "shop", gun.id, ann.id)
    assert (key in t.offers(key[0])) is (stash >= 3)
    if stash >= 3:
        t.stack("9♣")
        t.answer(key)
        assert gun.host == ann and t.rock() == stash - 3


@rule("RB-5.3.5-a")
@pytest.mark.parametrize("seized", ["giver", "receiver", "both"])
def test_dudes_that_were_taken_over_give_and_receive_as_ones_own(seized: str) -> None:
    def seize(use: Any) -> Any:
        for one in (giver, receiver):
            yield from use.take_control(one)

    t = Table()
    giver = t.dude(seat=int(seized != "receiver"), at="home of 0", has=[plain("goods")])
    receiver = t.dude(seat=int(seized != "giver"), at="home of 0")
    t.use(t.hand(able("action", noon(), seize)))
    t.turn_of(1)
    assert t.offers("give") == []
    t.turn_of(0)
    assert t.offers("give") == [("give", giver.attachments[0].id, receiver.id)]


@rule("RB-6.1.5-s", "CG-Keywords-a")
@pytest.mark.parametrize("verb", ["give_keyword", "take_keyword"])
@either_leads
def test_goods_cover_a_casualty_while_they_are_a_sidekick_by_whatever_makes_them_one(verb: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    dog = t.attach(plain("goods", keywords=["Sidekick"] if verb == "take_keyword" else []), bob)
    t.use(t.hand(able("action", noon(), lambda use: getattr(use, verb)(dog, "Sidekick"))))
    t.shootout(ann, bob, t.dude(seat=1, at="town square"))
    t.hands(PAIR, HIGH_CARD)
    t.run("casualty")
    keys = t.offers("casualty")
    assert (("casualty", dog.id, "discard") in keys) is (verb == "give_keyword")
    if verb == "give_keyword":
        t.answer(("casualty", dog, "discard"))
        t.run("flee")
        assert bob.in_play and dog in t.discard_of(1)


@rule("RB-7.3.2-q")
@pytest.mark.parametrize("pulled", ["A♣", "K♣"])
def test_a_tao_technique_follows_no_other_one_later_in_the_phase_even_if_it_failed(pulled: str) -> None:
    t = Table()
    t.dude(keywords=["Kung Fu 2"], value=7)
    used, other, third = t.hand(*(of_the_rabbit(title) for title in ("Leap", "Feint", "Kick")))
    t.stack(pulled)
    t.use(used, "", *(["pass"] if pulled == "A♣" else []))
    t.stack("A♦")
    t.use(other, seat=0)
    assert t.offers("use") == [("use", third.id, third.abilities[0].name)]


@rule("RB-6.1.1-j")
@either_leads
def test_a_technique_may_bring_its_performer_in_from_outside() -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 2"], value=7)
    leap, kick = t.hand(
        able("action", shootout(technique=True, brings_in=True), lambda use: use.join(use.actor)),
        able("action", shootout(technique=True), lambda use: use.gain(1)),
    )
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.turn_of(0)
    assert t.can_use(leap) and not t.can_use(kick)
    t.stack("A♣")
    t.use(leap, seat=0)
    assert monk.in_posse and monk.in_town_square


@rule("CR-HotLeadFlyin-a")
@either_leads
def test_hot_lead_flies_after_a_lost_round_of_which_all_casualties_were_spared() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    spare, hot = t.hand(
        able("action", resolution(), lambda use: use.casualties(use.seat, -9)), "Hot Lead Flyin'"
    )
    t.showdown(ann, foe, hands=(HIGH_CARD, PAIR))
    t.use(spare, seat=0)
    t.run("react")
    t.use(hot, seat=0)
    assert ann.in_play and foe.in_play and len(t.events(happens.Pulled)) == 1
