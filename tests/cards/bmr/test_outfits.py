"""Blood Moon Rising: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, Use, always, dude, happens, noon, react, trait
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


def drunk() -> Table:
    return Table("108 Drunken Masters", plain("outfit"))


def test_the_ends_of_the_streets_are_saloons() -> None:
    t = drunk()
    left, inner, right = t.deed(end="left"), t.deed(), t.deed()
    alone = t.deed(seat=1)
    assert [card.has("Saloon") for card in (left, inner, right, alone)] == [True, False, True, True]
    assert not t.game.outfit(0).has("Saloon")


@pytest.mark.parametrize(("pull", "keeps"), [("6♠", True), ("7♠", False)])
def test_drunken_masters_sway_under_the_pull(pull: str, keeps: bool) -> None:
    t = drunk()
    t.deed()
    t.deed(end="left")
    t.deed(seat=1)
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    card = t.stack(pull)
    t.use(t.hand("Shifu Speaks"), "", "react")
    if keeps:
        t.answer("yes")
    assert (t.decision.kind == "amount") and (card in t.hand_of()) is keeps and t.game.outfit(0).booted
    t.answer(0)
    assert monk.influence == 1 and (card in t.discard_of()) is not keeps


def test_swaying_saves_a_technique() -> None:
    t = drunk()
    t.deed()
    t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    t.stack("9♠")
    t.use(t.hand("Shifu Speaks"), "", "react")
    assert t.decision.kind == "amount"


def test_gateway_to_beyond_unboots_as_many_spirits_as_holy_grounds() -> None:
    t = Table("Gateway To Beyond", plain("outfit"))
    t.deed(keywords=("Holy Ground",))
    t.deed(seat=1, keywords=("Holy Ground",))
    wisp = able(
        "spell", noon(spell=1, boot=True), lambda use: use.gain(1), title="Wisp", keywords=("Spirit",)
    )
    shaman = t.dude(keywords=("Shaman 1",), has=[wisp] * 3)
    spirits = shaman.attachments
    for spirit in spirits:
        t.use(spirit)
    t.use(t.game.outfit(0), "", spirits[0], spirits[2])
    assert [spirit.booted for spirit in spirits] == [False, True, False] and t.decision.kind == "play"
    assert t.can_use(spirits[0]) and not t.can_use(spirits[1])


def test_gateway_to_beyond_may_choose_fewer() -> None:
    t = Table("Gateway To Beyond", plain("outfit"))
    t.deed(keywords=("Holy Ground",))
    shaman = t.dude(keywords=("Shaman 1",), has=["Spirit Guidance"] * 2)
    for spirit in shaman.attachments:
        spirit.body.booted = True
    t.use(t.game.outfit(0), "", shaman.attachments[1], "done")
    assert [spirit.booted for spirit in shaman.attachments] == [True, False]


HULK = able("dude", always("bullets"), lambda card, other: 3, title="Hulk")


LURE = able("deed", noon(target=dude), lambda use: use.move(use.target, 0), title="Lure")


def moon(t: Table) -> Card:
    """Prey at a deed next to the hunter in the square."""
    t.dude(at="town square")
    prey = t.put(HULK, seat=1, at=t.deed(seat=1))
    t.use(t.game.outfit(0))
    return prey


def test_the_brotherhood_picks_up_a_scent() -> None:
    t = Table("Full Moon Brotherhood", plain("outfit"))
    t.dude(seat=1, at=t.deed(seat=1, keywords=("Out of Town",)))
    prey = moon(t)
    assert prey.bullets == 0
    t.use(t.put(LURE, seat=1), "", prey)
    assert not prey.in_town_square
    t.move(prey, "town square")
    assert prey.in_town_square
    t.callout(t.game.dudes(0)[0], prey)
    assert t.decision.kind != "callout"


@pytest.mark.parametrize("way", ["draw two cards", "gain 2 ghost rock"])
def test_the_brotherhood_feeds(way: str) -> None:
    t = Table("Full Moon Brotherhood", plain("outfit"), stash=5)
    prey = moon(t)
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target))), "", prey, way)
    draws = way.startswith("draw")
    assert len(t.hand_of()) == (2 if draws else 0) and t.rock() == (5 if draws else 7)


def test_the_trail_is_cold_the_next_day() -> None:
    t = Table("Full Moon Brotherhood", plain("outfit"), stash=5)
    prey = moon(t)
    t.end_day()
    t.run("noon")
    rock = t.rock()
    list(t.game.rules(0).discard(prey))
    assert t.rock() == rock and t.game.outfit(0).counter(f"prey {prey.id}") == 0


def test_the_brotherhood_hunts_two_if_it_may_hunt_again() -> None:
    t = Table("Full Moon Brotherhood", plain("outfit"), stash=5)
    home = t.game.outfit(0)
    again = able("deed", noon(), lambda use: use.use_again(home) or use.unboot(home))
    kill = able("deed", noon(repeat=True, target=dude), lambda use: use.discard(use.target))
    first = moon(t)
    second = t.dude(seat=1, at=t.deed(seat=1))
    t.use(t.put(again))
    t.use(home, "", second)
    deed = t.put(kill)
    t.use(deed, "", first, "gain 2 ghost rock")
    assert t.rock() == 7, "the first one is still hunted"
    t.use(deed, "", second, "gain 2 ghost rock")
    assert t.rock() == 9


@pytest.mark.parametrize(("mine", "chooser"), [(LEGAL, 0), (CHEATIN, 1)])
def test_justice_in_exile_posts_cheats(mine: str, chooser: int) -> None:
    t = Table("Justice In Exile", plain("outfit"))
    ann, bob, home = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.shootout(ann, bob)
    t.hands(mine, CHEATIN)
    t.run("choose")
    assert t.decision.seat == chooser and set(t.choices()) == {bob, home}
    t.answer(home)
    assert home.bounty == 1 and not ann.wanted


@pytest.mark.parametrize(("mine", "choices"), [(LEGAL, {"Hamshanks"}), (CHEATIN, {"Hamshanks", "Bob"})])
def test_justice_in_exile_sees_a_decoy_first(mine: str, choices: set[str]) -> None:
    t = Table("Justice In Exile", plain("outfit"))
    ann = t.dude(at="town square")
    t.put("Hamshanks", seat=1), t.dude("Bob", seat=1)
    cal = t.dude("Cal", seat=1, at="town square", bounty=1)
    t.shootout(ann, cal)
    t.hands(mine, CHEATIN)
    with t.noting() as noted:
        t.run("choose")
    assert {card.title for card in (t.choices() if t.decision.kind == "choose" else noted[0])} == {
        *choices,
        "Cal",
    }


@pytest.mark.parametrize("cheat", [0, 1])
def test_justice_in_exile_posts_no_cheat_of_its_own_posse(cheat: int) -> None:
    t = Table(plain("outfit"), plain("outfit"), "Justice In Exile", seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(seat=2, at="town square")
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), friend)
    t.form()
    t.hands(CHEATIN if cheat == 0 else LEGAL, CHEATIN if cheat == 1 else LEGAL)
    t.run("resolution")
    assert (ann.bounty, bob.bounty, friend.bounty) == (0, cheat, 0)


def whitewash(use: Use) -> None:
    use.for_player(use.seat, Stat.LEGAL_HAND, until=Until.ROUND)


@rule("CG-Shootout4a-b")
def test_justice_in_exile_judges_hands_as_they_were_revealed() -> None:
    t = Table("Justice In Exile", plain("outfit"))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    laundry = t.put(able("deed", trait("after", happens.Revealed), whitewash), 1)
    t.shootout(ann, bob)
    t.hands(LEGAL, CHEATIN)
    t.run("order")
    t.answer(lambda option: laundry.id in option.payload)
    t.run("resolution")
    assert t.is_legal(1) and bob.bounty == 1


@rule("CG-Wanted-d")
def test_justice_in_exile_closes_the_case_of_a_token_that_fades() -> None:
    t = Table("Justice In Exile", plain("outfit"), stash=5)
    t.dude(at="town square", keywords=("Deputy",))
    t.dude(seat=1, at="town square", keywords=("Shaman 9",), has=["Many Speak as One"])
    t.use(t.game.dudes(t.seat(1))[0].attachments[0], seat=1)
    spirit = t.game.dudes(t.seat(1))[-1]
    spirit.body.bounty = 1
    t.turn_of(1)
    t.move(spirit, "home of 1")
    t.answer("react")
    assert not spirit.in_play and t.rock() == 7


KILL = able("deed", noon(target=dude), lambda use: use.discard(use.target), title="Kill")


@pytest.mark.parametrize("aces", [True, False])
def test_justice_in_exile_closes_cases_before_its_deputies(aces: bool) -> None:
    t = Table("Justice In Exile", plain("outfit"), stash=5)
    t.dude(at="town square", keywords=("Deputy",))
    crook = t.dude(seat=1, at="town square", bounty=1)
    t.use(t.put(KILL), "", crook, "react", aces)
    assert t.rock() == 5 + 2 + 1 and t.game.outfit(0).booted
    assert (crook in t.boot_hill_of(1)) is aces and (crook in t.discard_of(1)) is not aces


@pytest.mark.parametrize("case", ["no deputy", "not wanted", "elsewhere"])
def test_justice_in_exile_needs_a_deputy_and_a_bounty(case: str) -> None:
    t = Table("Justice In Exile", plain("outfit"))
    t.dude(at="town square", keywords=() if case == "no deputy" else ("Deputy",))
    crook = t.dude(
        seat=1, at="home" if case == "elsewhere" else "town square", bounty=0 if case == "not wanted" else 1
    )
    t.use(t.put(KILL), "", crook)
    assert t.decision.kind == "play" and not crook.in_play


@pytest.mark.parametrize(
    ("held", "foreign", "gain", "point"), [(1, 1, 3, 0), (1, 3, 1, 0), (3, 3, 3, 1), (0, 0, 2, 0)]
)
def test_the_protection_racket_collects(held: int, foreign: int, gain: int, point: int) -> None:
    t = Table("Protection Racket", plain("outfit"), stash=5)
    deeds = [t.deed(seat=1) for _ in range(foreign)]
    for deed in deeds[:held]:
        t.dude(at=deed, influence=1)
    boss = t.dude(at=t.deed())
    t.use(t.game.outfit(0), "", *([boss] if held else []))
    assert boss.booted and t.rock() == 5 + gain and (boss.control, boss.bounty) == (point, point)


def test_the_protection_racket_needs_a_dude_at_a_deed() -> None:
    t = Table("Protection Racket", plain("outfit"))
    t.dude(at="town square")
    assert not t.can_use(t.game.outfit(0))


def test_swaying_counts_with_what_the_pull_comes_to_in_the_end() -> None:
    t = drunk()
    t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    spoil = able("deed", react("after", happens.Pulled), _spoil, title="Spoiler")
    t.put(spoil, seat=1)
    card = t.stack("2♠")
    t.use(t.hand("Shifu Speaks"), "", "react", "react")
    assert card not in t.hand_of() and card in t.discard_of()


def _spoil(use: Use) -> None:
    assert isinstance(use.event, happens.Pulled)
    use.event.value = 13


def test_swaying_counts_the_kung_fu_that_a_dude_has_for_techniques() -> None:
    t = drunk()
    monk = t.put("17001", at="town square")
    assert not monk.has("Kung Fu")
    card = t.stack(f"{monk.value + (monk.rating('Blessed') or 0) - 5}♠")
    t.use(t.hand("Shifu Speaks"), "", "react", "yes")
    assert card in t.hand_of()


def test_a_case_is_closed_though_another_card_was_discarded_meanwhile() -> None:
    t = Table("Justice In Exile", plain("outfit"))
    deed = t.deed()
    t.dude(at=deed, keywords=("Deputy",))
    crook = t.dude(seat=1, at=deed, bounty=1)
    t.hand(able("action", react("when", happens.Discarded, if_=_of_a_dude), lambda use: use.gain(1)), seat=1)
    t.use(t.hand(able("action", noon(target=dude), lambda use: use.discard(use.target))), "", crook)
    t.answer("react")
    assert t.decision.kind == "react" and t.decision.seat == 0
    rock = t.rock()
    t.answer("react")
    assert t.rock() == rock + 2


def _of_a_dude(card: Card, event: happens.Discarded) -> bool:
    return card.game.card(event.card).is_dude


def test_who_gave_up_is_no_opponent_of_the_racket() -> None:
    t = Table("Protection Racket", plain("outfit"), plain("outfit"))
    mine = t.deed()
    t.dude(at=mine)
    for seat in (1, 2, 2):
        t.deed(seat=seat)
    t.game.concede(t.seat(2))
    rock = t.rock()
    t.use(t.game.outfit(t.seat(0)))
    assert t.rock() == rock + 2
