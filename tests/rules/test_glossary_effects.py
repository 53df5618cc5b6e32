"""Glossary: how long effects last, counters, costs, numbers below nothing, searching, going home, weapons."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    Goods,
    always,
    cheatin,
    deed,
    dude,
    feat,
    happens,
    job,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    trait,
    wanted,
    your,
)
from gomorra.engine.board import places
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Left, Shuffled
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

GUN = plain("goods", "Gun", keywords=["Weapon"], bullet_bonus=1)


class Badge(Goods):
    """Goods for Deputies only."""

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Deputy")


def replaces(use) -> None:
    use.event.replaced = True


@rule("CG-Abilities-g")
@pytest.mark.parametrize("kind", [shootout, resolution, cheatin])
@either_leads
def test_an_ability_of_fights_is_used_once_a_day_not_once_a_round(kind) -> None:
    t = Table()
    fighters = [t.dude(seat=seat, at="town square") for seat in (0, 1) for _ in range(2)]
    once = t.put(able("dude", kind(), lambda use: None), at="town square")
    again = t.put(able("dude", kind(repeat=True), lambda use: None), at="town square")
    t.shootout(fighters[0], fighters[2], fighters[1], fighters[3], once, again)
    for number in range(2):
        t.hands(LEGAL, CHEATIN)
        if kind is not shootout:
            t.run("resolution")
        assert t.can_use(again)
        assert t.can_use(once) is (number == 0)
        t.use(again if number else once)
        if number == 0:
            t.next_round()


@rule("CG-Abilities-g")
def test_a_react_is_used_once_a_day() -> None:
    t = Table()
    watch = react("after", happens.Gained)
    once = t.put(able("deed", watch, lambda use: None))
    earn = [t.hand(able("action", noon(), lambda use: use.gain(1))) for _ in range(2)]
    t.use(earn[0])
    assert t.decision.kind == "react"
    t.use(once, seat=0)
    t.turn_of(0)
    t.use(earn[1])
    assert t.decision.kind == "play"
    t.end_day()
    t.run("noon")
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react"


@rule("CG-Feat-a")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_nobody_must_use_a_feat(answer: str) -> None:
    t = Table()
    card = t.stack(able("action", feat(), lambda use: use.gain(2), keywords=["Feat"]))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    t.answer(answer)
    assert t.rock() == (22 if answer == "yes" else 20)
    assert card in t.discard_of()


WITHOUT_A_TERM = {
    "bullets": lambda use, card, place: use.modify(card, bullets=1),
    "influence": lambda use, card, place: use.modify(card, influence=1),
    "value": lambda use, card, place: use.modify(card, value=1),
    "control": lambda use, card, place: use.modify(card, control=1),
    "upkeep": lambda use, card, place: use.modify(card, upkeep=1),
    "production": lambda use, card, place: use.modify(place, production=1),
    "a stud": lambda use, card, place: use.make(card, "stud"),
    "a skill": lambda use, card, place: use.modify_rating(card, "Huckster", 1),
    "a keyword": lambda use, card, place: use.give_keyword(card, "Deputy"),
    "a keyword less": lambda use, card, place: use.take_keyword(card, "Grifter"),
    "no text": lambda use, card, place: use.make_blank(card),
    "no bonus": lambda use, card, place: use.lose_bonus(card.attachments[0]),
    "adjacency": lambda use, card, place: use.make_adjacent(place, use.game.outfit(use.seat)),
    "a prohibition": lambda use, card, place: use.forbid("move", card),
}


@rule("CG-Duration-e")
@pytest.mark.parametrize("what", WITHOUT_A_TERM)
def test_whatever_is_not_said_to_stay_is_gone_when_the_day_is_over(what: str) -> None:
    t = Table()
    proud = able(
        "dude", always("hand size", on=ALL), lambda card, seat: 1, keywords=["Grifter", "Huckster 1"]
    )
    place, card = t.deed(keywords=["Out of Town"]), t.put(proud, has=[GUN])
    t.dude(seat=1, influence=2)

    def seen() -> tuple[object, ...]:
        numbers = (card.bullets, card.influence, card.value, card.control, card.upkeep, place.production)
        words = (card.is_stud, card.skills, card.has("Deputy"), card.has("Grifter"))
        near = places.adjacent(t.game, place.id, t.game.outfit(t.seat(0)).id)
        return *numbers, *words, near, t.game.is_blank(card, "traits"), t.game.stopped("move", card, None)

    before = seen()
    t.use(t.put(able("deed", noon(), lambda use: WITHOUT_A_TERM[what](use, card, place))))
    assert seen() != before
    t.end_day()
    t.run("noon")
    assert t.game.state.day == 2 and seen() == before


@rule("CG-Duration-b", "CG-Shootout7-b")
@pytest.mark.parametrize("what", [word for word in WITHOUT_A_TERM if word not in ("upkeep", "production")])
@either_leads
def test_whatever_is_done_in_a_shootout_is_over_when_it_is(what: str) -> None:
    t = Table()
    place = t.deed(keywords=["Out of Town"])
    card = t.put(plain("dude", keywords=["Grifter", "Huckster 1"]), at="town square", has=[GUN])

    def seen() -> tuple[object, ...]:
        numbers = (card.bullets, card.influence, card.value, card.control, card.is_stud, card.skills)
        near = places.adjacent(t.game, place.id, t.game.outfit(t.seat(0)).id)
        kept = (t.game.is_blank(card, "traits"), t.game.stopped("move", card, None))
        return *numbers, card.has("Deputy"), card.has("Grifter"), near, *kept

    act = t.hand(able("action", shootout(), lambda use: WITHOUT_A_TERM[what](use, card, place)))
    before = seen()
    t.shootout(card, t.dude(seat=1, at="town square"), *(t.dude(at="town square") for _ in range(3)))
    t.use(act)
    changed = seen()
    assert changed != before
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
    t.run("flee")
    assert seen() == changed, "until its last step"
    t.finish()
    assert t.game.shootout is None and t.game.state.day == 1 and seen() == before


@rule("CG-Duration-f")
@pytest.mark.parametrize("kind", [noon, shootout])
@either_leads
def test_counters_that_are_placed_or_taken_off_are_so_for_good(kind) -> None:
    t = Table()
    crook, other = t.dude(at="town square", bounty=3), t.dude(at="town square", control=1)
    t.dude(seat=1, influence=2)

    def effect(use):
        yield from use.bounty(crook, -2)
        yield from use.bounty(other, 1)
        yield from use.control_point(crook)
        yield from use.control_point(other, -1)
        yield from use.place_rock(other, 2, "shootout")
        use.count_on(other, "marker", 1)

    act = t.hand(able("action", kind(), effect))

    def counted() -> tuple[object, ...]:
        marks = (other.body.rock, other.body.counters["marker"])
        return crook.bounty, other.bounty, crook.control, other.control, *marks

    if kind is shootout:
        t.shootout(crook, t.dude(seat=1, at="town square"), other)
    t.use(act)
    assert counted() == (1, 1, 1, 0, 2, 1)
    if kind is shootout:
        t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
        t.finish()
    assert counted() == (1, 1, 1, 0, 2, 1)
    t.end_day()
    t.run("noon")
    assert t.game.state.day == 2 and counted() == (1, 1, 1, 0, 2, 1)


@rule("CG-PayingCosts-a")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("who", ["performer", "leader"])
def test_no_react_answers_the_boot_of_who_performs_or_leads(who: str, timing: str) -> None:
    t = Table()
    t.put(able("deed", react(timing, happens.Booted), lambda use: use.gain(1)), seat=1)
    monk, bank = t.dude(keywords=["Kung Fu 2"], value=9), t.deed(seat=1)
    if who == "performer":
        t.stack("2♠")
        t.use(
            t.hand(
                able(
                    "action", noon(technique=True, boot=True), lambda use: use.gain(3), keywords=["Technique"]
                )
            )
        )
    else:
        t.use(t.hand(able("action", job(mark=deed, boot=True), lambda use: use.gain(3))), "", bank)
        t.finish()
    assert monk.booted
    assert (t.rock(0), t.rock(1)) == (23, 20)


@rule("CG-PayingCosts-b", "CG-PayingCosts-c")
@pytest.mark.parametrize("cost", ["boot", "pay"])
def test_a_trait_may_put_something_else_in_the_place_of_a_cost_that_counts_as_paid(cost: str) -> None:
    t = Table()
    event = happens.Booted if cost == "boot" else happens.Paid
    t.put(able("deed", trait("when", event, instead=True), replaces), seat=1)
    saloon = t.put(able("deed", noon(boot=True) if cost == "boot" else noon(pay=2), lambda use: use.gain(5)))
    t.use(saloon)
    assert not saloon.booted
    assert t.rock() == 25


@rule("CG-PayingCosts-b", "CG-PayingCosts-c")
def test_a_keyword_may_alter_a_cost_that_counts_as_paid() -> None:
    t = Table()
    t.put(able("deed", react("when", happens.Discarded)), seat=1)
    zombie = t.dude(keywords=["Harrowed"])

    def sacrifice(use):
        yield from use.ace(zombie, cost=True)
        yield from use.gain(1)

    t.use(t.put(able("deed", noon(), sacrifice)))
    assert zombie in t.discard_of()
    assert t.decision.kind == "play" and t.rock() == 21


@rule("CG-PenaltiesBonuses-b")
@pytest.mark.parametrize(("pulled", "works"), [("5♠", False), ("6♠", True)])
def test_a_skill_below_nothing_is_read_as_nothing(pulled: str, works: bool) -> None:
    t = Table(stash=0)
    hex_ = able("spell", noon(spell=6), lambda use: use.gain(1), keywords=["Hex"])
    witch = t.dude(keywords=["Huckster 1"], has=[hex_])
    t.game.rules(t.seat(0)).modify_rating(witch, "Huckster", -4, until="day")
    assert witch.skills == {"Huckster": 0}
    t.stack(pulled)
    t.use(witch.attachments[0])
    assert t.rock() == int(works)


@rule("CG-PenaltiesBonuses-b", "CG-Wanted-g", "CG-Bounty-a")
def test_a_bounty_never_falls_below_nothing() -> None:
    t = Table()
    crook = t.dude(seat=1, bounty=2)
    t.use(t.hand(able("action", noon(), lambda use: use.bounty(crook, -5))))
    assert (crook.bounty, crook.wanted) == (0, False)
    t.use(t.hand(able("action", noon(), lambda use: use.bounty(crook, 1))))
    assert (crook.bounty, crook.wanted) == (1, True)
    assert (t.rock(0), t.rock(1)) == (20, 20)


@rule("CG-Bounty-h")
def test_where_the_text_asks_for_a_wanted_dude_nobody_else_is_chosen() -> None:
    t = Table()
    crook, saint = t.dude(seat=1, bounty=1), t.dude(seat=1)
    t.dude(seat=1, bounty=1)
    t.use(t.hand(able("action", noon(target=dude & wanted), lambda use: use.bounty(use.target, 1))))
    assert crook in t.choices() and saint not in t.choices()


@rule("CG-Wanted-h")
@either_leads
def test_who_cannot_be_wanted_is_not_so_for_trespass_either() -> None:
    t = Table()
    house = t.deed(seat=1, keywords=["Private"])
    ghost = t.put(able("dude", always("cannot wanted"), lambda card, asked, use, other: True), at=house)
    ann = t.dude(at=house)
    t.shootout(ann, t.dude(seat=1, at=house), ghost)
    assert (ann.bounty, ghost.bounty) == (1, 0)
    assert ann.wanted and not ghost.wanted


@rule("CG-Searching-b", "CG-Searching-a")
def test_a_searched_deck_is_shuffled_when_something_was_taken_too() -> None:
    t = Table(deck=0)
    cards = t.stack(*(plain("action", f"Card {number}") for number in range(10)))
    order = [card.title for card in cards]

    def search(use):
        for card in (yield from use.search(lambda one, use: True)):
            yield from use.to_hand(card)

    t.use(t.hand(able("action", noon(), search)), "", cards[3])
    assert [card.title for card in t.hand_of()] == order[3:4]
    assert [event.seat for event in t.events(Shuffled)] == [0]
    left = [card.title for card in t.deck_of()]
    assert left != order[:3] + order[4:] and sorted([*left, order[3]]) == order


@rule("CG-SendHomeBooted-a", "CG-SendHomeBooted-b")
@pytest.mark.parametrize("tired", [True, False])
@pytest.mark.parametrize("where", ["home of 1", "town square"])
def test_who_is_booted_or_at_home_already_is_sent_home_booted_all_the_same(where: str, tired: bool) -> None:
    t = Table()
    foe, mark = t.dude(seat=1, at=where, booted=tired), t.dude(seat=1, at=where)
    done = []

    def send(use):
        done.append((yield from use.send_home_booted(foe)))

    act = t.hand(able("action", shootout(), send))
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(t.dude(at=where), mark))), "", "accept")
    t.form(foe)
    assert foe.in_posse
    t.use(act)
    assert done == [True]
    assert foe.booted and foe.place == t.game.outfit(t.seat(1)).id and not foe.in_posse
    assert [event.card for event in t.events(Left)] == [foe.id]
    moved = [event.card for event in t.events(happens.Moved) if event.card == foe.id]
    booted = [event.card for event in t.events(happens.Booted) if event.card == foe.id]
    assert (bool(moved), bool(booted)) == (where == "town square", not tired)


@rule("CG-Harrowed-d")
@pytest.mark.parametrize("zone", ["hand", "stack"])
def test_a_harrowed_dude_out_of_play_is_aced(zone: str) -> None:
    t = Table()
    undead = getattr(t, zone)(plain("dude", keywords=["Harrowed"]))
    t.use(t.hand(able("action", noon(), lambda use: use.ace(undead))))
    assert undead.zone == BOOT_HILL


@rule("CG-Harrowed-d")
def test_your_own_effect_does_not_ace_your_harrowed_dude_either() -> None:
    t = Table()
    undead, mortal = t.dude(keywords=["Harrowed"]), t.dude()

    def sacrifice(use):
        yield from use.ace(undead)
        yield from use.ace(mortal)

    t.use(t.hand(able("action", noon(), sacrifice)))
    assert (undead.zone, mortal.zone) == (DISCARD, BOOT_HILL)


@rule("CG-Weapons-b")
@pytest.mark.parametrize(("tired", "idle"), [(True, False), (False, True), (True, True), (False, False)])
def test_a_weapon_counts_whoever_is_booted_unless_an_effect_says_no(tired: bool, idle: bool) -> None:
    t = Table()
    gunman = t.dude(bullets=1, booted=tired)
    gun = t.attach(GUN, gunman, booted=idle)
    assert gunman.bullets == 2
    t.use(
        t.hand(able("action", noon(target=opposing & dude), lambda use: use.lose_bonus(gun)), seat=1),
        "",
        gunman,
    )
    assert gunman.bullets == 1


@rule("CG-Plays-d")
@pytest.mark.parametrize("kind", [react, trait])
def test_a_play_waits_for_what_answers_it(kind) -> None:
    t = Table()
    victims = [t.dude(), t.dude()]

    def bite(use):
        yield from use.boot((yield from use.choose(opposing & dude)))

    t.put(able("deed", kind("after", happens.Gained), bite), seat=1)
    seen = []

    def earn(use):
        yield from use.gain(1)
        seen.append([victim.booted for victim in victims])

    t.use(t.hand(able("action", noon(), earn)))
    if kind is react:
        assert (t.decision.seat, t.decision.kind, seen) == (1, "react", [])
        t.answer("react")
    assert (t.decision.seat, t.decision.kind, seen) == (1, "choose", [])
    t.answer(victims[1])
    assert seen == [[False, True]]
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule("CG-Bounty-d")
@either_leads
def test_who_joins_late_is_judged_by_the_owner_not_by_the_side() -> None:
    t = Table()
    place = t.deed(keywords=["Private"])
    host, intruder = t.dude(at=place), t.dude(seat=1, at=place)
    turncoat = t.dude()
    turncoat.body.controller = t.seat(1)
    late = t.dude(seat=1)
    join = able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    cards = t.hand(join, join, seat=1)
    t.shootout(host, intruder)
    t.pass_()
    t.use(cards[0], "", turncoat)
    t.pass_()
    t.use(cards[1], "", late)
    assert turncoat.in_posse and late.in_posse
    assert (turncoat.bounty, late.bounty, intruder.bounty) == (0, 1, 1)


@rule("CG-AttachmentLimits-a", "CG-AttachmentLimits-b", "CG-AttachmentLimits-c")
@rule("CG-Attire-a", "CG-Horses-a", "CG-Weapons-a")
@pytest.mark.parametrize("kind", [noon, shootout, resolution])
@pytest.mark.parametrize(
    ("keyword", "surplus"), [("Horse", True), ("Weapon", True), ("Attire", True), ("Horse", False)]
)
@either_leads
def test_what_a_dude_may_carry_is_checked_at_the_end_of_every_kind_of_play(
    kind, keyword: str, surplus: bool
) -> None:
    t = Table()
    horse, hex_ = plain("goods", keywords=[keyword]), plain("spell", keywords=["Hex"])
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=[horse, hex_])
    (old, spell), (new,) = ann.attachments, t.dude(has=[horse]).attachments
    seen = []

    def effect(use):
        if surplus:
            yield from use.attach(new, ann)
        else:
            use.take_keyword(ann, "Huckster")
        seen.append((old.host, spell.host))

    act = t.hand(able("action", kind(), effect))
    if kind is not noon:
        t.shootout(ann, t.dude(seat=1, at="town square"))
    if kind is resolution:
        t.run("resolution")
    t.use(act)
    assert seen == [(ann, ann)]
    if surplus:
        assert (t.decision.seat, set(t.choices())) == (0, {old, new})
        t.answer(old)
    assert set(ann.attachments) == ({new, spell} if surplus else {old})


@rule("CG-AttachmentLimits-b")
@pytest.mark.parametrize("kind", [noon, shootout])
@either_leads
def test_what_was_carried_by_leave_of_an_effect_goes_with_it(kind) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", influence=1), t.dude(seat=1, at="town square")
    spell = t.hand(plain("spell", keywords=["Hex"]))

    def teach(use):
        use.give_keyword(ann, "Huckster")
        yield from use.enter(spell, host=ann)

    act = t.hand(able("action", kind(), teach))
    if kind is shootout:
        t.shootout(ann, bob)
    t.use(act)
    assert spell.host == ann
    if kind is shootout:
        t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
        t.finish()
    else:
        t.end_day()
        t.run("noon")
        t.move(bob, "home of 0")
    assert ann.in_play and spell in t.discard_of()


@rule("CG-AttachmentLimits-b")
def test_an_attachment_whose_own_text_no_longer_allows_its_bearer_goes() -> None:
    t = Table()
    badge = plain("goods", behaviour=Badge)
    sheriff, deputy = (t.dude(keywords=["Deputy"], has=[badge]) for _ in range(2))
    t.use(t.hand(able("action", noon(), lambda use: use.take_keyword(sheriff, "Deputy"))))
    assert sheriff.attachments == [] and len(deputy.attachments) == 1
