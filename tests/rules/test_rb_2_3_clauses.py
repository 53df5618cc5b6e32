"""Rulebook 2 and 3 in their smaller clauses: whose a card is, three claims on a deed, what lies in which pile."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, always, cheatin, deed, dude, happens, noon, react, trait
from gomorra.engine.board import places
from gomorra.engine.kernel.state import PLAY
from gomorra.testing import Table, able, plain, rule


@rule("RB-3.9-f")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("influences", "most"), [((1, 2, 3), 2), ((1, 3, 2), 1), ((3, 1, 2), 0)])
def test_of_three_who_have_influence_at_a_deed_the_one_with_most_controls_it(
    influences: tuple[int, ...], most: int, owner: int
) -> None:
    t = Table(seats=3)
    claim = t.deed(seat=owner)
    for seat, influence in enumerate(influences):
        t.dude(seat=seat, influence=influence, at=claim)
    assert t.whose(claim) == most


@rule("RB-2.2-o", "RB-2.2-l")
@pytest.mark.parametrize("verb", ["discard", "ace"])
@pytest.mark.parametrize("bearer", [0, 1])
def test_what_another_owns_falls_from_its_bearer_into_its_owners_pile(bearer: int, verb: str) -> None:
    t = Table()
    loser = t.dude(seat=bearer)
    hats = [t.attach(plain("goods"), loser, seat=seat) for seat in (0, 1)]
    t.use(t.hand(able("action", noon(target=dude), lambda use: getattr(use, verb)(use.target))))
    assert not loser.in_play
    assert all(hats[seat] in t.discard_of(seat) for seat in (0, 1))


@rule("RB-2.4-p", "RB-2.4-q")
@pytest.mark.parametrize("verb", ["discard", "ace", "to_hand"])
def test_a_deed_out_of_town_that_leaves_sends_everybody_home_too(verb: str) -> None:
    t = Table(seats=3)
    far = t.put(plain("deed", keywords=["Out of Town"]))
    shed = t.attach(plain("goods", keywords=["Improvement"]), far)
    there = [t.dude(seat=seat, at=far) for seat in range(3)]
    t.use(t.hand(able("action", noon(target=deed), lambda use: getattr(use, verb)(use.target))))
    assert not far.in_play and shed in t.discard_of()
    assert all(one.at_home and one.booted for one in there)
    assert [t.who(t.game.card(one.place).owner) for one in there] == [0, 1, 2]


@rule("RB-3.5-b", "RB-3.5-d", "RB-1-g")
def test_the_bonuses_of_all_that_a_dude_carries_add_up() -> None:
    t = Table()
    carried = [plain("goods", bullet_bonus=bonus, influence=bonus - 1) for bonus in (2, 3, 1)]
    dude_ = t.dude(bullets=1, influence=1, has=carried)
    assert (dude_.bullets, dude_.influence) == (1 + 2 + 3 + 1, 1 + 1 + 2 + 0)
    assert t.game.influence(t.seat(0)) == 4


@rule("RB-3.8-e")
def test_a_joker_of_lowball_is_named_before_anybody_answers_a_cheatin_hand() -> None:
    t = Table()
    seen = []
    answer = t.hand(able("action", cheatin()))
    t.put(able("deed", trait("after", happens.Revealed), lambda use: seen.append(t.rank(1))))
    t.stack("A♣ 2♦ 3♥ 4♠ 6♣")
    t.stack("K♣ K♣ 3♦ 4♥ joker", seat=1)
    t.start("gambling")
    assert (t.decision.kind, t.decision.seat, seen) == ("joker", 1, [])
    t.answer("3♠")
    assert seen == [3] and t.can_use(answer)


@rule("RB-3.9-o")
@pytest.mark.parametrize("kind", ["goods", "spell", "action"])
def test_who_controls_a_deed_controls_whatever_lies_on_it(kind: str) -> None:
    t = Table()
    place = t.deed()
    card = t.attach(able(kind, noon(zones=(PLAY,)) if kind == "action" else noon()), place)
    assert t.whose(card) == 0
    guest = t.dude(seat=1, influence=1, at="town square")
    t.turn_of(1)
    t.move(guest, place)
    assert t.whose(card) == 1 and card.owner == t.seat(0)
    assert t.can_use(card, seat=1) and not t.can_use(card, seat=0)


@rule("RB-3.3-g")
@pytest.mark.parametrize(("answer", "stays"), [("pay", True), ("drop", False)])
def test_a_dude_whose_upkeep_is_not_paid_leaves(answer: str, stays: bool) -> None:
    t = Table(stash=5)
    keeper, free = t.dude(upkeep=2), t.dude(upkeep=0)
    t.start("upkeep")
    t.answer("pay" if stays else ("drop", keeper))
    assert keeper.in_play is stays and free.in_play
    assert t.rock() == (3 if stays else 5)


@rule("RB-2.2-q")
@pytest.mark.parametrize("bottom", [True, False])
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill"])
def test_no_card_of_another_comes_from_his_piles_into_your_deck(pile: str, bottom: bool) -> None:
    t = Table()
    theirs, mine = (getattr(t, pile)(plain("dude", f"Of {seat}"), seat=seat) for seat in (1, 0))

    def bury(use):
        yield from use.to_deck(theirs, bottom=bottom)
        yield from use.to_deck(mine, bottom=bottom)

    t.use(t.hand(able("action", noon(), bury)))
    assert [card.title for card in t.deck_of() if card.title.startswith("Of")] == ["Of 0"]


@rule("RB-3.9-a", "RB-3.9-b")
def test_a_card_stays_its_owners_whatever_becomes_of_it() -> None:
    t = Table()
    mine, theirs, place = t.dude(), t.dude(seat=1), t.deed()
    hat, sign = t.attach(plain("goods"), mine), t.attach(plain("goods", keywords=["Improvement"]), place)
    raider = t.dude(seat=1, influence=2, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.attach(hat, theirs))))
    assert t.whose(hat) == 1 and hat.owner == t.seat(0)
    t.move(raider, place)
    assert t.whose(place) == t.whose(sign) == 1
    assert place.owner == sign.owner == t.seat(0)
    t.turn_of(0)
    t.use(t.hand(able("action", noon(), lambda use: use.discard(theirs))))
    assert hat in t.discard_of(0) and hat.owner == t.seat(0)
    assert theirs in t.discard_of(1) and theirs.owner == t.seat(1)


@rule("RB-3.9-d")
@pytest.mark.parametrize("kind", ["trait", "react"])
def test_you_in_a_trait_or_react_means_the_controller_too(kind: str) -> None:
    t = Table()
    answers = {"trait": trait, "react": react}[kind]("after", happens.EnteredPlay)
    earner = t.put(able("dude", answers, lambda use: use.gain(1)), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(earner))))
    t.turn_of(0)
    t.shop(t.hand(plain("dude")))
    if kind == "react":
        assert t.decision.seat == 0
        t.answer("react")
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-2.2-e", "RB-2.2-f")
@pytest.mark.parametrize("way", ["hand", "deck", "pull", "play", "lowball", "draw hand"])
def test_from_wherever_a_card_is_discarded_it_lies_open(way: str) -> None:
    t = Table(seats=3)
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    cards = {"hand": t.hand, "play": t.put}.get(way, t.stack)(plain("dude", "Shown", value=5), seat=1)
    if way in ("hand", "deck", "play"):
        t.use(t.hand(able("action", noon(), lambda use: use.discard(cards))))
    elif way == "pull":
        t.use(t.hand(able("action", noon(), lambda use: use.pull()), seat=1))
    elif way == "lowball":
        t.start("gambling")
    else:
        t.shootout(*dudes)
        t.finish()
    assert cards in t.discard_of(1)
    for viewer in (0, 1, 2, None):
        seen = t.game.view(None if viewer is None else t.seat(viewer))
        assert seen.cards[cards.id].code == cards.face.code
        assert cards.id in seen.players[t.seat(1)].discard


@rule("RB-2.2-a")
def test_everything_that_a_player_draws_comes_from_his_own_deck() -> None:
    t = Table(seats=3, deck=60)
    own = [{card.id for card in t.deck_of(seat)} for seat in range(3)]
    t.start("gambling")
    t.run("noon")
    for seat in range(3):
        t.turn_of(seat)
        t.use(t.hand(able("action", noon(), lambda use: use.draw(2)), seat=seat))
        t.turn_of(seat)
        t.use(t.hand(able("action", noon(), lambda use: use.pull()), seat=seat))
    t.turn_of(0)
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 2)))
    t.run("resolution")
    for event in (*t.events(happens.Dealt), *t.events(happens.Drawn)):
        assert set(event.cards) <= own[event.seat]
    assert all(event.card in own[event.seat] for event in t.events(happens.Pulled))
    assert {event.seat for event in t.events(happens.Dealt)} == {0, 1, 2}
    assert sorted(event.seat for event in t.events(happens.Pulled)) == [0, 1, 2]


@rule("RB-1-d")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_points_that_were_put_on_a_deed_are_its_controllers_too(holder: int) -> None:
    t = Table(seats=3)
    claim = t.deed(seat=1, control=1)
    t.use(t.hand(able("action", noon(), lambda use: use.control_point(claim, 2))))
    t.dude(seat=holder, influence=2, at=claim)
    points = [t.game.control_points(t.seat(seat)) for seat in range(3)]
    assert points == [3 if seat == holder else 0 for seat in range(3)]


@rule("RB-2.6-b", "RB-2.6-e")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "outfit"])
def test_what_is_booted_already_cannot_be_booted_for_anything(kind: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        card = t.attach(plain(kind, keywords=["Hex"] if kind == "spell" else []), host)
    else:
        card = {"dude": host, "outfit": t.game.outfit(t.seat(0))}.get(kind) or t.deed()
    act = t.hand(able("action", noon(boots=lambda one, use: one.id == card.id), lambda use: use.gain(1)))
    again = t.hand(able("action", noon(boots=lambda one, use: one.id == card.id), lambda use: use.gain(1)))
    t.use(act)
    assert card.booted and t.rock() == 21
    t.pass_()
    assert not t.can_use(again)
    assert len(t.events(happens.Booted)) == 1


@rule("RB-3.4-a", "RB-2.4-h")
@pytest.mark.parametrize("kind", ["deed", "outfit"])
def test_no_effect_that_moves_moves_a_deed_or_a_home(kind: str) -> None:
    t = Table()
    place, other, home = t.deed(), t.deed(), t.game.outfit(t.seat(0))
    stays = place if kind == "deed" else home
    there = t.dude(at=stays)
    street = t.game.state.players[t.seat(0)].street
    t.use(t.hand(able("action", noon(), lambda use: use.move(stays, other))))
    assert stays.place == stays.id and there.place == stays.id
    assert t.game.state.players[t.seat(0)].street == street


@rule("RB-2.3-e", "RB-5.3.1-a", "RB-5.3.1-b")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_the_ability_of_a_card_in_hand_that_is_no_action_waits_until_it_is_in_play(kind: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    card = t.hand(able(kind, noon(), lambda use: use.gain(1), keywords=["Hex"] if kind == "spell" else []))
    act = t.hand(able("action", noon(), lambda use: use.gain(1)))
    assert t.can_use(act) and not t.can_use(card)
    t.shop(card, host if kind in ("goods", "spell") else None)
    t.pass_()
    assert t.can_use(card)


@rule("RB-5.4-n", "RB-3.2-a")
def test_a_booted_legend_unboots_at_sundown_like_any_card() -> None:
    t = Table(legends=[able("legend", noon(boot=True)), None])
    t.dude(influence=1)
    legend = t.game.card(t.game.state.players[t.seat(0)].legend)
    t.use(legend, seat=0)
    assert legend.booted
    t.end_day()
    assert not legend.booted


@rule("RB-3.9-p", "RB-3.9-q", "RB-3.9-r")
@pytest.mark.parametrize("what", ["home", "square"])
def test_no_effect_takes_control_of_a_home_or_of_the_square(what: str) -> None:
    t = Table(seats=3)
    place = t.game.outfit(t.seat(1)) if what == "home" else t.game.card(0)
    t.dude(influence=9, at=place)
    done = []

    def take(use):
        done.append((yield from use.take_control(place)))

    t.use(t.hand(able("action", noon(), take)))
    assert done == [False]
    whose = (t.seat(1), t.seat(1)) if what == "home" else (-1, -1)
    assert (place.owner, place.controller) == whose


@rule("RB-3.9-g", "RB-3.9-f", "RB-3.3-e")
def test_whatever_changes_the_influence_at_a_deed_changes_who_controls_it_at_once() -> None:
    t = Table()
    claim = t.deed(seat=1)
    ours, theirs = t.dude(influence=2, at=claim), t.dude(seat=1, influence=1, at=claim)
    badge, guest = t.attach(plain("goods", influence=2), theirs), t.dude(seat=1, influence=9)
    seen = []

    def note() -> None:
        seen.append(t.whose(claim))

    def upheaval(use):
        note()
        for bearer in (ours, theirs, ours, theirs):
            yield from use.attach(badge, bearer)
            note()
        yield from use.discard(badge)
        note()
        for goal in (claim, t.game.card(0)):
            yield from use.move(guest, goal)
            note()
        for amount in (3, -9):
            use.modify(theirs, influence=amount)
            note()
        for seat in (1, 0):
            yield from use.take_control(ours, seat=t.seat(seat))
            note()
        yield from use.send_home_booted(ours)
        note()

    t.use(t.hand(able("action", noon(), upheaval)))
    assert seen == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]


@rule("RB-3.9-g")
def test_a_trait_that_gives_influence_decides_about_a_deed_while_it_is_there() -> None:
    t = Table()
    claim = t.deed(seat=1)
    mine = t.dude(influence=0, at=claim)
    praise = always("influence", on=ALL)
    herald = t.put(able("dude", praise, lambda card, asked: int(asked.id == mine.id and card.in_town_square)))
    seen = [t.whose(claim)]
    for goal in ("town square", "home"):
        t.turn_of(0)
        t.move(herald, goal)
        seen.append(t.whose(claim))
    assert seen == [1, 0, 1]


@rule("RB-3.8-b", "RB-3.8-d", "RB-7.2-j")
@pytest.mark.parametrize(("named", "works"), [("8♥", True), ("7♥", False)])
@pytest.mark.parametrize("kind", ["spell", "gadget", "technique"])
def test_a_joker_pulled_for_a_test_counts_as_it_is_named(kind: str, named: str, works: bool) -> None:
    t = Table()
    expert = t.dude(keywords=["Huckster 1", "Mad Scientist 1", "Kung Fu 0"], value=8)
    t.stack("joker")
    if kind == "spell":
        t.use(t.attach(able("spell", noon(spell=9), keywords=["Hex"]), expert))
    elif kind == "gadget":
        t.invent(t.hand(plain("goods", keywords=["Gadget 9"])), expert)
    else:
        t.use(t.hand(able("action", noon(technique=True), keywords=["Technique"])))
    assert (t.decision.kind, t.decision.seat) == ("joker", 0)
    t.answer(named)
    (test,) = t.events(happens.Cast)
    assert test.success is (works if kind != "technique" else not works)


@rule("RB-2.2-i")
@pytest.mark.parametrize("way", ["pull", "draw hand", "lowball", "draw"])
def test_whatever_takes_the_last_card_the_pile_is_shuffled_only_for_the_next(way: str) -> None:
    t = Table(deck=0)
    needed = {"pull": 1, "draw": 2}.get(way, 5)
    for seat in (0, 1):
        t.stack(*(plain("dude", value=1 + 2 * number + seat) for number in range(needed)), seat=seat)
        t.discard(*(plain("dude") for _ in range(9)), seat=seat)
    if way == "lowball":
        t.start("gambling")
        assert t.game.state.phase == "noon"
    elif way == "draw hand":
        t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
        t.run("resolution")
    else:
        take = {"pull": lambda use: use.pull(), "draw": lambda use: use.draw(2)}[way]
        t.use(t.hand(able("action", noon(), take)))
    assert t.events(happens.Shuffled) == [] and t.deck_of() == []
    if way == "draw hand":
        t.finish()
    t.turn_of(0)
    t.use(t.hand(able("action", noon(), lambda use: use.draw(1))))
    assert [event.seat for event in t.events(happens.Shuffled)] == [0] and len(t.deck_of()) > 0


@rule("RB-1-d", "RB-1-f", "RB-1-g", "RB-3.5-b", "RB-3.5-d", "RB-2.4-i", "RB-2.4-r")
def test_numbers_and_neighbours_are_read_anew_after_every_change_within_one_effect() -> None:
    t = Table()
    first, second, home = t.deed(control=1), t.deed(control=2), t.game.outfit(t.seat(0))
    ann, amy = t.dude(bullets=1, influence=1), t.dude(bullets=0, influence=2)
    gun = t.attach(plain("goods", bullet_bonus=2, influence=1), ann)
    raider = t.dude(seat=1, influence=9, at="town square")
    seen = []

    def note() -> None:
        near = [place in places.neighbours(t.game, home.id) for place in (first.id, second.id)]
        points = [t.game.control_points(t.seat(seat)) for seat in (0, 1)]
        seen.append((ann.bullets, amy.bullets, t.game.influence(t.seat(0)), points, near))

    def upheaval(use):
        note()
        yield from use.attach(gun, amy)
        note()
        yield from use.discard(gun)
        note()
        use.modify(ann, bullets=4, influence=1)
        note()
        yield from use.move(raider, second)
        note()
        yield from use.discard(first)
        note()
        yield from use.discard(ann)
        note()

    t.use(t.hand(able("action", noon(), upheaval)))
    assert seen == [
        (3, 0, 4, [3, 0], [True, False]),
        (1, 2, 4, [3, 0], [True, False]),
        (1, 0, 3, [3, 0], [True, False]),
        (5, 0, 4, [3, 0], [True, False]),
        (5, 0, 4, [1, 2], [True, False]),
        (5, 0, 4, [0, 2], [False, True]),
        (1, 0, 2, [0, 2], [False, True]),
    ]
