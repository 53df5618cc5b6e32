"""Glossary: numbers below zero, values and grit, adjacency, Rowdy, uniqueness, keywords without rules."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, OUT_OF_PLAY, always, dude, noon, your
from gomorra.engine.board import places, stats
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.state import BOOT_HILL
from gomorra.testing import Table, able, plain, rule


@rule("CG-PenaltiesBonuses-a", "CG-PenaltiesBonuses-b")
def test_numbers_are_kept_below_zero_and_read_as_zero() -> None:
    t = Table()
    gunman = t.dude(bullets=2)

    def change(use):
        use.modify(gunman, bullets=-5)
        assert gunman.bullets == 0
        use.modify(gunman, bullets=2)

    t.use(t.hand(able("action", noon(), change)))
    assert stats.total(t.game, gunman.id, "bullets") == -1
    assert gunman.bullets == 0


@rule("CG-PenaltiesBonuses-b")
def test_a_negative_number_takes_nothing_from_a_sum() -> None:
    t = Table()
    meek = t.dude(influence=1)
    t.dude(influence=2)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(meek, influence=-3))))
    assert t.game.influence(t.seat(0)) == 2


@rule("CG-PenaltiesBonuses-b")
def test_less_than_no_influence_hinders_no_control_and_less_than_no_bullets_no_helper() -> None:
    t = Table()
    place = t.deed(seat=1)
    ann, ben = t.dude(at=place, influence=1, bullets=1, stud=True), t.dude(at=place, influence=1, stud=True)
    foe = t.dude(seat=1, at=place)
    t.game.rules(t.seat(0)).modify(ann, influence=-3, bullets=-3, until="permanent")
    assert place.controller == t.seat(0)
    t.shootout(ann, foe, ben)
    t.run("pick shooters")
    t.answer(ann)
    assert drawing.bonuses(t.game, t.game.shootout, 0) == (1, 0)


@rule("CG-PenaltiesBonuses-b")
def test_what_is_below_nothing_costs_gives_and_takes_nothing() -> None:
    t = Table(stash=5)
    mine, saloon, store = t.dude(upkeep=1), t.deed(production=1, control=1), t.deed(production=2, control=1)
    rules = t.game.rules(t.seat(0))
    rules.modify(mine, upkeep=-3, until="permanent")
    rules.modify(saloon, production=-4, control=-4, until="permanent")
    cheap = t.hand(able("dude", always("cost", zones=OUT_OF_PLAY), lambda card, asked: -4, cost=1))
    assert t.game.control_points(t.seat(0)) == 1
    t.shop(cheap)
    assert t.rock() == 5
    t.start("upkeep")
    t.run("noon")
    assert t.rock() == 5 + 2 and mine.in_play and store.in_play


@rule("CG-ValueGrit-a")
@pytest.mark.parametrize(("printed", "change", "value"), [(2, -3, 1), (13, 3, 13), (7, 2, 9)])
def test_values_are_read_between_one_and_thirteen(printed: int, change: int, value: int) -> None:
    t = Table()
    one = t.dude(value=printed)
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.modify(use.target, value=change))))
    assert one.value == value


@rule("CG-ValueGrit-b")
def test_grit_is_the_sum_of_three_limited_numbers() -> None:
    t = Table()
    one = t.dude(value=5, bullets=1, influence=1)
    assert one.grit == 7
    weaken = able(
        "action", noon(target=your & dude), lambda use: use.modify(use.target, bullets=-2, influence=-2)
    )
    t.use(t.hand(weaken))
    assert one.grit == 5
    two = t.dude(value=12, bullets=1, influence=1)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(two, value=4))))
    assert two.grit == 13 + 1 + 1


@rule("CG-Adjacency-a")
def test_adjacency_made_by_an_effect_works_both_ways() -> None:
    t = Table()
    one, other = t.deed(), t.deed(seat=1)
    third, square = t.deed(seat=1), t.game.card(0)
    t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(one, other))))
    assert other.id in places.neighbours(t.game, one.id)
    assert one.id in places.neighbours(t.game, other.id)
    assert not third.adjacent_to(one) and not one.adjacent_to(third)
    assert all(place.adjacent_to(square) and square.adjacent_to(place) for place in (one, other, third))


@rule("CG-Adjacency-a")
@pytest.mark.parametrize("place", [0, 1])
def test_a_dude_joins_over_made_adjacency_from_either_side(place: int) -> None:
    t = Table()
    deeds = [t.deed(), t.deed(seat=1)]
    t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(*deeds))))
    leader, mark = t.dude(at=deeds[place]), t.dude(seat=1, at=deeds[place])
    helper = t.dude(at=deeds[1 - place])
    t.pass_()
    t.callout(leader, mark, "accept")
    assert helper in t.choices()


@rule("CG-Adjacency-a")
def test_a_text_that_names_one_direction_means_both() -> None:
    t = Table()
    far = t.deed(seat=1)

    def bridge(card, one, other):
        return True if one.id == card.id and other.id == far.id else None

    ford, other = t.put(able("deed", always("adjacent", on=ALL), bridge)), t.deed(seat=1)
    assert far.id in places.neighbours(t.game, ford.id)
    assert ford.id in places.neighbours(t.game, far.id)
    assert far.adjacent_to(ford) and ford.adjacent_to(far)
    assert not other.adjacent_to(ford) and not ford.adjacent_to(other), "only of those two it speaks"
    assert other.adjacent_to(t.game.card(0)) and far.adjacent_to(other)


@rule("CG-Adjacency-b")
@pytest.mark.parametrize("fight", ["in the square", "at the shack"])
def test_nobody_joins_over_a_denied_adjacency_from_either_side(fight: str) -> None:
    t = Table()

    def remote(card, one, other):
        return False if one.id == card.id and not other.id else None

    shack = t.put(able("deed", always("adjacent", on=ALL), remote))
    here, there = ("town square", shack) if fight == "in the square" else (shack, "town square")
    leader, mark, helper = t.dude(at=here), t.dude(seat=1, at=here), t.dude(at=there)
    t.callout(leader, mark, "accept")
    assert t.decision.kind != "join" or helper not in t.choices()
    assert t.game.shootout is not None and not helper.in_posse


@rule("CG-Adjacency-b")
def test_a_denied_adjacency_is_denied_both_ways() -> None:
    t = Table()

    def remote(card, one, other):
        return False if one.id == card.id and not other.id else None

    shack = t.put(able("deed", always("adjacent", on=ALL), remote))
    assert 0 not in places.neighbours(t.game, shack.id)
    assert shack.id not in places.neighbours(t.game, 0)
    square, home, other = t.game.card(0), t.game.outfit(t.seat(0)), t.deed(seat=1)
    assert not shack.adjacent_to(square) and not square.adjacent_to(shack)
    assert shack.adjacent_to(home) and home.adjacent_to(shack), "elsewhere nothing is denied"
    assert other.adjacent_to(square) and square.adjacent_to(home)
    mover = t.dude(at="town square")
    t.move(mover, shack)
    assert mover.booted


@rule("CG-Rowdy-a")
def test_a_rowdy_deed_goes_by_bullets() -> None:
    t = Table()
    bar = t.deed(keywords=["Rowdy"])
    t.dude(at=bar, influence=3, bullets=1)
    foe = t.dude(seat=1, at=bar, influence=0, bullets=3)
    assert bar.controller == t.seat(1)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(foe, bullets=-2))))
    assert bar.controller == t.seat(0), "with as many bullets on either side it is its owner's"
    t.use(t.hand(able("action", noon(), lambda use: use.modify(foe, influence=9))))
    assert bar.controller == t.seat(0)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(foe, bullets=1))))
    assert bar.controller == t.seat(1)


@rule("CG-Seedy-a", "CG-Transient-a", "CG-Cooperating-b")
@pytest.mark.parametrize("keyword", ["Seedy", "Transient", "Union", "Confederate"])
def test_some_keywords_have_no_rules(keyword: str) -> None:
    def state_with(words: list[str]) -> tuple[object, ...]:
        t = Table()
        place = t.deed(keywords=words, production=1, control=1)
        boss = t.dude(keywords=words, at=place, influence=1)
        t.dude(seat=1, at=place)
        t.hand(plain("dude", keywords=words))
        return t.decision.keys, place.controller, t.game.control_points(t.seat(0)), boss.upkeep, boss.value

    assert state_with([keyword]) == state_with([])


@rule("CG-Cooperating-b")
@pytest.mark.parametrize(("side", "other"), [("Union", "Confederate"), ("Confederate", "Union")])
def test_union_and_confederate_live_side_by_side(side: str, other: str) -> None:
    t = Table()
    t.dude(keywords=[side])
    bought, brought = t.hand(plain("dude", keywords=[other]), plain("dude", keywords=[other]))
    t.shop(bought)
    t.use(t.hand(able("action", noon(), lambda use: use.play(brought))))
    assert bought.in_play and brought.in_play


@rule("CG-Uniqueness-a", "CG-Uniqueness-b", "CG-Uniqueness-c")
def test_only_your_own_copies_count() -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    t.put(sloane, 1)
    mine = t.hand(sloane)
    t.shop(mine)
    assert mine.in_play
    second = t.hand(sloane)
    t.pass_()
    assert t.offers("shop") == []
    assert t.why_not("shop", second).rule == "CG-Uniqueness-b"


@rule("CG-Uniqueness-b")
def test_a_copy_in_boot_hill_keeps_a_unique_card_out() -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    t.boot_hill(sloane)
    t.hand(sloane)
    assert t.offers("shop") == []


@rule("CG-Uniqueness-e", "CG-Uniqueness-a")
@pytest.mark.parametrize(("kind", "words"), [("goods", []), ("spell", ["Hex"]), ("dude", ["Non-Unique"])])
def test_an_effect_brings_a_second_copy_of_what_is_not_unique(kind: str, words: list[str]) -> None:
    t = Table()
    host, card = t.dude(keywords=["Huckster 1"]), plain(kind, "Twin", keywords=words)
    t.put(card) if kind == "dude" else t.attach(card, host)
    t.boot_hill(card)
    twin = t.hand(card)
    t.use(t.hand(able("action", noon(), lambda use: use.play(twin))))
    t.answer(host) if t.decision.kind == "choose" else None
    assert twin.in_play


@rule("CG-Uniqueness-b", "CG-Uniqueness-c")
@pytest.mark.parametrize(("owner", "allowed"), [(0, False), (1, True)])
def test_who_owns_the_copy_matters_not_who_controls_it(owner: int, allowed: bool) -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    t.put(sloane, owner).body.controller = t.seat(1 - owner)
    t.hand(sloane)
    assert bool(t.offers("shop")) is allowed


@rule("CG-Uniqueness-b")
@pytest.mark.parametrize("pile", ["play", "boot hill"])
@pytest.mark.parametrize(("there", "held"), [(0, 1), (1, 0), (0, 2), (1, 1)])
def test_versions_of_one_person_keep_each_other_out(there: int, held: int, pile: str) -> None:
    t = Table()
    ann = [plain("dude", f"Ann {level}", name_key="ann", experience=level) for level in range(3)]
    t.put(ann[there]) if pile == "play" else t.boot_hill(ann[there])
    card, other = t.hand(ann[held], plain("dude", "Zeb"))
    assert t.offers("shop") == [("shop", other.id)] and t.why_not("shop", card).rule == "CG-Uniqueness-b"


@rule("CG-Uniqueness-b")
@pytest.mark.parametrize("pile", ["play", "boot hill"])
def test_no_effect_brings_a_second_copy_in(pile: str) -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    t.put(sloane) if pile == "play" else t.boot_hill(sloane)
    held = t.hand(sloane)
    t.use(t.hand(able("action", noon(), lambda use: use.play(held))))
    assert not held.in_play


@rule("CG-Uniqueness-d")
def test_a_copy_that_reaches_boot_hill_later_changes_nothing() -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    standing, held = t.put(sloane), t.hand(sloane)
    t.use(t.hand(able("action", noon(), lambda use: use.ace(held))))
    assert held.zone == BOOT_HILL
    assert standing.in_play
    t.dude(influence=1), t.dude(seat=1, influence=1)
    for _ in range(2):
        t.end_day()
        t.run("noon")
        assert standing.in_play


@rule("CG-Uniqueness-e", "CG-Uniqueness-a", "CG-Uniqueness-b")
@pytest.mark.parametrize(
    ("kind", "words", "allowed"),
    [
        ("goods", [], True), ("goods", ["Unique"], False),
        ("spell", ["Hex"], True), ("spell", ["Hex", "Unique"], False),
        ("dude", [], False), ("dude", ["Non-Unique"], True), ("deed", [], False), ("deed", ["Non-Unique"], True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("pile", ["play", "boot hill"])
def test_what_is_unique(kind: str, words: list[str], allowed: bool, pile: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    card = plain(kind, "Twin", keywords=words)
    if pile == "boot hill":
        t.boot_hill(card)
    else:
        t.attach(card, host) if kind in ("goods", "spell") else t.put(card)
    t.hand(card)
    assert bool(t.offers("shop")) is allowed


@rule("CG-Weapons-b")
def test_a_weapon_counts_while_booted() -> None:
    t = Table()
    gunman = t.dude(bullets=1, booted=True)
    t.attach(plain("goods", keywords=["Weapon"], bullet_bonus=1), gunman, booted=True)
    assert gunman.bullets == 2
