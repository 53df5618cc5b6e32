"""Immovable Object, Unstoppable Force: dudes and tokens."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import dude, happens, here, noon, your
from gomorra.catalog import catalog
from gomorra.decks.starting_gang import violations
from gomorra.engine.board import players, stats
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Moved
from gomorra.engine.fights import drawing
from gomorra.testing import Table, able, begin, deck_of, plain, rule
from gomorra.testing.plain import playing_card

# Hamshanks

JINX = able("deed", noon(target=dude), lambda use: use.boot(use.target), title="Jinx")


def guarded(t: Table, *, booted: bool = False, seat: int = 0) -> tuple[Card, Card]:
    """Hamshanks and a friend at a deed of yours."""
    deed = t.deed(seat=seat)
    return t.put("Hamshanks", at=deed, booted=booted), t.dude(at=deed)


def test_hamshanks_stands_in_front_of_your_dudes() -> None:
    t = Table()
    pig, friend = guarded(t)
    elsewhere, foe = t.dude(), t.dude(seat=1)
    t.use(t.put(JINX, seat=1))
    assert pig in t.choices() and friend not in t.choices()
    assert {elsewhere, foe} <= set(t.choices())


def test_your_own_abilities_reach_past_hamshanks() -> None:
    t = Table()
    _, friend = guarded(t)
    t.use(t.put(JINX))
    assert friend in t.choices()


@pytest.mark.parametrize("case", ["booted", "not yours"])
def test_hamshanks_must_be_unbooted_at_a_location_you_control(case: str) -> None:
    t = Table()
    _, friend = guarded(t, booted=case == "booted", seat=1 if case == "not yours" else 0)
    if case == "not yours":
        t.dude(seat=1, at=friend.location, influence=5)
    t.use(t.put(JINX, seat=1))
    assert friend in t.choices()


def test_hamshanks_covers_nobody_when_he_could_not_be_chosen() -> None:
    t = Table()
    _, friend = guarded(t)
    t.game.state.bodies[friend.id].bounty = 1
    hunt = able("deed", noon(target=dude & (lambda card, use: card.wanted)), lambda use: use.boot(use.target))
    t.use(t.put(hunt, seat=1))
    assert friend.booted


# Marcia Ridge

STORE = able("deed", noon(controller=True, boot=True), lambda use: use.gain(3), title="Store")


CLUB = able("deed", noon(boot=True), lambda use: use.gain(2), title="Club")


PARLOUR = able("deed", noon(boot=True, boots=your & dude & here), lambda use: use.gain(4), title="Parlour")


@pytest.mark.parametrize(("code", "club"), [("09018", False), ("24054", True)])
def test_marcia_in_the_square_uses_abilities_of_adjacent_deeds(code: str, club: bool) -> None:
    t = Table()
    t.put(code, at="town square")
    store, other = t.put(STORE, seat=1), t.put(CLUB, seat=1)
    assert t.can_use(other, seat=0) is club
    t.use(store, seat=0)
    assert t.rock() == 23 and store.booted and store.controller == 1


@pytest.mark.parametrize("code", ["09018", "24054"])
def test_marcia_needs_the_most_influence_there(code: str) -> None:
    t = Table()
    marcia = t.put(code, at="town square")
    store = t.put(STORE, seat=1)
    t.dude(seat=1, at="town square", influence=2)
    assert marcia.influence == 2 and not t.can_use(store, seat=0)
    t.dude(at="town square", influence=1)
    assert t.can_use(store, seat=0)


@pytest.mark.parametrize("code", ["09018", "24054"])
def test_marcia_must_be_in_the_square_and_the_deed_next_to_it(code: str) -> None:
    t = Table()
    t.put(code)
    store = t.put(STORE, seat=1)
    assert not t.can_use(store, seat=0)
    u = Table()
    u.put(code, at="town square")
    mine = able("deed", noon(controller=True), lambda use: use.gain(1), keywords=("Out of Town",))
    assert not u.can_use(u.put(mine, seat=1), seat=0)


def test_the_weird_west_marcia_counts_as_being_at_the_deed() -> None:
    t = Table()
    marcia = t.put("24054", at="town square")
    parlour = t.put(PARLOUR, seat=1)
    t.use(parlour, seat=0)
    assert marcia.booted and t.rock() == 24 and marcia.in_town_square


# Tokens


def spirit(t: Table, code: str, at: Card | str = "town square") -> Card:
    return t.put(catalog().printing(code), at=at)


@rule("CR-AncestorSpirit-a", "CG-Token-b")
@pytest.mark.parametrize("code", ["09041", "24260"])
def test_an_ancestor_spirit_is_gone_as_soon_as_it_leaves(code: str) -> None:
    t = Table()
    token = spirit(t, code)
    t.move(token, "home")
    assert not token.in_play and not t.events(Moved)
    assert token not in t.discard_of() and token not in t.boot_hill_of()


@rule("CR-AncestorSpirit-a")
@pytest.mark.parametrize("code", ["09041", "24260"])
@pytest.mark.parametrize("way", ["sent home", "called out", "posse"])
def test_an_ancestor_spirit_never_arrives_however_it_leaves(code: str, way: str) -> None:
    t = Table()
    token, place = spirit(t, code), t.deed()
    ann, bob = t.dude(at=place), t.dude(seat=1, at=place)
    if way == "sent home":
        list(t.game.rules(1).send_home_booted(token))
    elif way == "called out":
        t.callout(t.dude(seat=1, at="town square"), token, "refuse")
    else:
        t.callout(ann, bob, "accept")
        t.answer(token)
    assert not token.in_play and not [event for event in t.events(Moved) if event.card == token.id]
    assert not t.events(happens.Discarded) and not t.events(happens.Aced)


@pytest.mark.parametrize(("code", "kind"), [("09041", "stud"), ("24260", "draw")])
def test_an_ancestor_spirit_is_gone_when_the_day_ends(code: str, kind: str) -> None:
    t = Table()
    token = spirit(t, code)
    assert token.is_stud is (kind == "stud") and token.bullets == 0 and token.influence == 1
    t.end_day()
    assert not token.in_play


def test_a_nature_spirit_is_gone_after_the_shootout() -> None:
    t = Table()
    token, friend = spirit(t, "09042"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(friend, bob)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert not token.in_play and friend.in_play


@rule("CG-Token-c")
@pytest.mark.parametrize("verb", ["discard", "ace"])
def test_a_token_that_is_put_away_leaves_the_game(verb: str) -> None:
    t = Table()
    token = spirit(t, "09042")
    list(getattr(t.game.rules(0), verb)(token))
    assert not token.in_play and not t.discard_of() and not t.boot_hill_of()


def test_benjamin_washington_bribes_with_cards_for_lower_upkeep() -> None:
    friend = plain("dude", "Friend", upkeep=5)
    game = begin(deck_of("The 108 Righteous Bandits", ["Benjamin Washington", friend]), seed=3)
    assert game.decision.kind == "grifter"
    game.answer(game.decision.options[0].payload)
    ben, pal = game.dudes(0)
    for _ in range(2):
        game.answer(game.decision.options[0].payload)
    game.answer("done")
    while game.decision.kind == "choose":
        game.answer(("card", pal.id))
    assert (
        game.state.phase == "upkeep"
        and ben.booted
        and pal.upkeep == 1
        and len(game.state.players[0].hand) == 4
    )
    while game.state.phase != "noon":
        words = {"joker": "name 0 1", "upkeep": "pay"}
        game.answer(words.get(game.decision.kind, "pass"))
    assert pal.upkeep == 5


@pytest.mark.parametrize("code", ["09004", "24013"])
def test_daomei_wang_points_another_bandit_the_way(code: str) -> None:
    t = Table()
    bandit, stranger = t.dude(gangs=("Anarchists",), booted=True), t.dude()
    daomei = t.hand(code)
    t.shop(daomei)
    t.answer("react", "town square")
    assert bandit.in_town_square and bandit.booted and stranger.at_home and daomei.at_home


@pytest.mark.parametrize("code", ["09004", "24013"])
def test_daomei_wang_points_nobody_the_way_before_noon(code: str) -> None:
    t = Table()
    t.dude(gangs=("Anarchists",))
    daomei = t.hand(code)
    t.game.state.phase = "upkeep"
    flow = t.game.rules(0).play(daomei)
    assert list(flow) == [] and daomei.in_play


def test_xiaodan_li_takes_no_place_in_the_starting_gang() -> None:
    gang = [plain("dude", f"Bandit {n}") for n in range(5)]
    assert not list(violations(deck_of("The 108 Righteous Bandits", ["Xiaodan Li", *gang])))
    gang.append(plain("dude", "Sixth"))
    assert list(violations(deck_of("The 108 Righteous Bandits", ["Xiaodan Li", *gang])))


def test_longwei_fu_strengthens_the_posse_from_home() -> None:
    t = Table()
    longwei, ann = t.put("Longwei Fu"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [ann.id, bob.id]
    assert drawing.bonuses(t.game, fight, 0) == (1, 0) and drawing.bonuses(t.game, fight, 1) == (0, 0)
    t.game.state.bodies[longwei.id].location = 0
    t.game.state.version += 1
    assert drawing.bonuses(t.game, fight, 0) == (0, 0)


def test_hiram_capatch_vouches_for_his_neighbours_in_upkeep() -> None:
    t = Table()
    hiram = t.put("Hiram Capatch", at="town square")
    near, far = t.dude(upkeep=1), t.dude(at=t.deed(keywords=("Out of Town",)), upkeep=1)
    here, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert near.influence == 0
    t.start("upkeep")
    assert t.at("upkeep") and [d.influence for d in (near, here, far, foe, hiram)] == [1, 1, 0, 0, 1]


def test_abuelita_espinoza_feeds_the_others_on_foreign_ground() -> None:
    t = Table()
    abuelita, friend = t.put("Abuelita Espinoza", at=t.deed(seat=1)), t.dude(upkeep=2)
    foe, base = t.dude(seat=1, upkeep=2), 2
    assert (friend.upkeep, foe.upkeep) == (1, 2) and abuelita.face.stats["upkeep"] == base
    assert stats.total(t.game, abuelita.id, "upkeep") == base
    u = Table()
    u.put("Abuelita Espinoza", at=u.deed())
    assert u.dude(upkeep=2).upkeep == 2


def test_bai_yang_chen_learns_in_the_homes_of_others() -> None:
    t = Table()
    bai = t.put("Bai Yang Chen", at="home of 1")
    assert (players.hand_size(t.game, 0), players.hand_size(t.game, 1)) == (7, 5)
    assert stats.total(t.game, bai.id, "upkeep") == 1
    u = Table()
    bai = u.put("Bai Yang Chen")
    assert players.hand_size(u.game, 0) == 5 and stats.total(u.game, bai.id, "upkeep") == 2


@pytest.mark.parametrize(("outfit", "cost"), [("The 108 Righteous Bandits", 7), ("Law Dogs", 9)])
def test_tou_chi_chow_is_cheaper_for_each_deed(outfit: str, cost: int) -> None:
    t = Table(outfit, plain("outfit"))
    t.deed()
    t.dude(at=t.deed(seat=1), influence=1)
    t.deed(seat=1)
    assert t.hand("T'ou Chi Chow").cost == cost


def test_tou_chi_chow_boots_deeds_to_unboot_dudes() -> None:
    t = Table()
    chow = t.put("T'ou Chi Chow", at="town square", booted=True)
    first, second = t.deed(), t.deed()
    far = t.dude(at=t.deed(seat=1, keywords=("Out of Town",)), booted=True)
    near = t.dude(seat=1, at=first, booted=True)
    t.use(chow, "", first)
    assert far not in t.choices()
    t.answer(near)
    assert not near.booted and first.booted
    t.use(chow)
    assert second.booted and not chow.booted and not t.can_use(chow)


def test_tou_chi_chow_reaches_only_dudes_in_the_shootout() -> None:
    t = Table()
    chow, deed = t.put("T'ou Chi Chow", at="town square", booted=True), t.deed()
    outside = t.dude(at=deed, booted=True)
    friend, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(friend, foe, chow)
    t.use(chow)
    assert not chow.booted and outside.booted and deed.booted


def opening(t_seed: int, answer: bool) -> tuple[list[str], list[str], list[str]]:
    """Butch's look at the deck: the five on top, the hand before and after."""
    rest = [plain("dude", f"Dude {n}") for n in range(6)] + ["Spirit Guidance"] * 8
    game = begin(deck_of("Eagle Wardens", ["Butch Deuces"], rest), seed=t_seed)
    player = game.state.players[0]

    def title(card: Any) -> str:
        return game.state.face(card).title

    before, five = [title(c) for c in player.hand], [title(c) for c in player.deck[:5]]
    game.answer(game.decision.options[0].payload)
    assert game.decision.kind == "choose"
    assert all(title(option.payload[1]) == "Spirit Guidance" for option in game.decision.options[:-1])
    game.answer(game.decision.options[0].payload if answer else "pass")
    if not answer:  # lowball takes them from the top of the deck
        dealt = [title(c) for c in (*player.discard, *player.draw_hand)]
        assert five in [dealt[n : n + 5] for n in range(3)]
    return five, before, [title(c) for c in player.hand]


def test_butch_deuces_takes_the_five_cards_for_a_sign() -> None:
    five, before, after = opening(2, True)
    assert sorted(after) == sorted(five) and sorted(before) != sorted(after)


def test_butch_deuces_may_leave_them_where_they_are() -> None:
    _, before, after = opening(2, False)
    assert after == before


def test_butch_deuces_without_a_sign_changes_nothing() -> None:
    game = begin(deck_of("Eagle Wardens", ["Butch Deuces"]), seed=1)
    hand = list(game.state.players[0].hand)
    game.answer(game.decision.options[0].payload)
    assert game.state.players[0].hand == hand and game.dudes(0)[0].booted


@pytest.mark.parametrize("code", ["09020", "24055"])
def test_lydia_bear_hands_binds_a_spirit_to_a_dude(code: str) -> None:
    t = Table()
    lydia, friend = t.put(code, at="town square", has=["Spirit Guidance"]), t.dude(at="town square")
    foe, home = t.dude(seat=1, at="town square"), t.dude()
    t.showdown(lydia, foe, friend)
    t.use(lydia)
    assert foe not in t.choices() and home not in t.choices()
    t.answer(friend)
    assert friend.has("Harrowed") and lydia.booted and lydia.attachments[0].booted
    t.run("casualty")
    t.answer(lambda option: option.payload[1:] == (friend.id, "home"))
    assert friend.at_home
    t.finish()
    assert not friend.has("Harrowed")


@pytest.mark.parametrize("code", ["09020", "24055"])
def test_lydia_bear_hands_needs_an_unbooted_spirit(code: str) -> None:
    t = Table()
    lydia, foe = t.put(code, at="town square"), t.dude(seat=1, at="town square")
    t.attach("Spirit Guidance", lydia, booted=True)
    t.showdown(lydia, foe)
    assert not t.can_use(lydia)


def test_jackson_trouble_unboots_on_the_trails() -> None:
    t = Table()
    far = t.deed(keywords=("Out of Town",))
    jackson = t.put("Jackson Trouble")
    t.move(jackson, far, "react")
    assert jackson.place == far.id and not jackson.booted
    t.pass_()
    t.move(jackson, "town square")
    assert jackson.in_town_square and jackson.booted


def test_jackson_trouble_does_not_unboot_in_town() -> None:
    t = Table()
    jackson = t.put("Jackson Trouble", at=t.deed())
    t.move(jackson, "town square")
    assert jackson.booted and t.decision.kind == "play"


def test_three_eyed_hawk_is_paid_for_sidekicks_from_the_hand() -> None:
    t = Table(stash=5)
    hawk, friend = t.put("Three-Eyed Hawk"), t.dude()
    dogs = t.hand(
        *(plain("goods", f"Dog {n}", keywords=("Sidekick",)) for n in range(2)), plain("goods", "Hat")
    )
    t.shop(dogs[0], hawk)
    t.shop(dogs[1], friend)
    t.shop(dogs[2], hawk)
    assert t.rock() == 6


def test_three_eyed_hawk_is_not_paid_for_what_comes_from_the_discard_pile() -> None:
    t = Table(stash=5)
    t.put("Three-Eyed Hawk")
    list(t.game.rules(0).play(t.discard(plain("goods", "Dog", keywords=("Sidekick",)))))
    assert t.rock() == 5


def test_three_eyed_hawks_sidekicks_are_aced_for_two_casualties() -> None:
    t = Table()
    dog = plain("goods", "Dog", keywords=("Sidekick",))
    hawk, foe = t.put("Three-Eyed Hawk", at="town square", has=[dog]), t.dude(seat=1, at="town square")
    t.showdown(hawk, foe, hands=("2♣ 4♦ 6♥ 8♠ 10♣ Q♦ A♥ K♠", "K♣ K♦ Q♥ Q♠ 9♣"))
    t.run("casualty")
    t.answer(lambda option: option.payload[1:] == (hawk.attachments[0].id, "ace"))
    assert [card.title for card in t.boot_hill_of()] == ["Dog"] and hawk.in_posse


def test_only_hawks_own_sidekicks_are_aced_for_casualties() -> None:
    t = Table()
    dog = plain("goods", "Dog", keywords=("Sidekick",))
    hawk, friend = t.put("Three-Eyed Hawk", at="town square"), t.dude(at="town square", has=[dog])
    foe = t.dude(seat=1, at="town square")
    t.showdown(hawk, foe, friend, hands=("2♣ 4♦ 6♥ 8♠ 10♣ Q♦ A♥ K♠", "K♣ K♦ Q♥ Q♠ 9♣"))
    t.run("casualty")
    assert (friend.attachments[0].id, "ace") not in [o.payload[1:] for o in t.decision.options]


@pytest.mark.parametrize("case", ["influence", "spirit", "neither"])
def test_sarah_meoquanee_answers_the_call(case: str) -> None:
    t = Table()
    sarah, foe = t.put("Sarah Meoquanee"), t.dude(seat=1, at="town square")
    ann = t.dude(at="town square", influence=3 if case == "influence" else 2)
    if case == "spirit":
        t.attach("Spirit Guidance", foe)
    t.shootout(ann, foe)
    t.use(sarah)
    joined = case != "neither"
    assert (sarah.in_posse, sarah.in_town_square, sarah.is_stud) == (joined, joined, joined)


def test_sarah_meoquanee_in_the_posse_already_becomes_a_stud() -> None:
    t = Table()
    sarah, ann = t.put("Sarah Meoquanee", at="town square"), t.dude(at="town square", influence=3)
    t.shootout(sarah, t.dude(seat=1, at="town square"), ann)
    t.use(sarah)
    assert sarah.is_stud


@pytest.mark.parametrize(("code", "card", "bullets"), [
    ("09026", "Spirit Guidance", 3), ("09026", "A♥", 2), ("24062", "A♥", 3), ("24062", "A♠", 2),
])  # fmt: skip
def test_smiling_frog_croaks_for_a_card(code: str, card: str, bullets: int) -> None:
    t = Table()
    frog = t.put(code)
    assert not t.can_use(frog)
    spare = t.hand(playing_card(card) if len(card) == 2 else card)
    t.use(frog)
    assert frog.bullets == bullets and t.discard_of() == [spare]


def test_only_the_frog_of_the_weird_west_croaks_in_shootouts() -> None:
    for code, usable in (("09026", False), ("24062", True)):
        t = Table()
        frog = t.put(code, at="town square")
        t.hand(playing_card("A♠"))
        t.shootout(frog, t.dude(seat=1, at="town square"))
        assert t.can_use(frog) is usable


def test_laughing_crow_attaches_the_spirits_on_top_of_the_deck() -> None:
    t = Table(stash=3)
    crow = t.put("Laughing Crow")
    guide, other = t.stack("Spirit Guidance", "2♠")
    t.use(crow, "", guide)
    assert guide.host is crow and t.rock() == 2 and t.discard_of() == [other]


def test_laughing_crow_discards_what_is_not_attached() -> None:
    t = Table(stash=0)
    crow = t.put("Laughing Crow")
    cards = t.stack("Spirit Guidance", "2♠")
    t.use(crow)
    assert t.discard_of() == cards and not crow.attachments
    u = Table()
    crow = u.put("Laughing Crow")
    cards = u.stack("Spirit Guidance", "2♠")
    u.use(crow, "", "pass")
    assert u.discard_of() == cards


TOTEM = plain("spell", "Pole", keywords=("Spirit", "Totem"))


@pytest.mark.parametrize(("outfit", "cost"), [("Eagle Wardens", 7), ("Law Dogs", 10)])
def test_the_chief_is_cheaper_for_cards_at_locations(outfit: str, cost: int) -> None:
    t = Table(outfit, plain("outfit"))
    t.attach(TOTEM, t.deed(seat=1))
    t.attach(TOTEM, t.game.outfit(0))
    t.attach(TOTEM, "town square")
    t.dude(has=[plain("goods", "Hat")])
    assert t.hand("Chief Stephen Seven-Eagles").cost == cost


def test_the_chief_speaks_for_the_land_in_the_square() -> None:
    t = Table()
    chief, deed = t.put("Chief Stephen Seven-Eagles", at="town square"), t.deed()
    t.attach(TOTEM, deed)
    t.attach(TOTEM, t.deed(seat=1))
    t.attach(TOTEM, t.game.outfit(0))
    assert chief.control == 0
    t.use(chief)
    assert chief.control == 1 and chief.booted
    t.attach(TOTEM, deed)
    assert chief.control == 2
    t.game.state.bodies[chief.id].location = t.game.outfit(0).id
    t.game.state.version += 1
    assert chief.control == 0
    t.game.state.bodies[chief.id].location = 0
    t.dude(seat=1, influence=9)
    t.end_day()
    assert chief.in_town_square and chief.control == 0


def test_longwei_fu_teaches_the_posse_that_you_help() -> None:
    t = Table(seats=3)
    t.put("Longwei Fu", seat=2)
    friend = t.dude(seat=2, at="town square")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), friend)
    t.form()
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [ann.id, bob.id]
    assert drawing.bonuses(t.game, fight, 0)[0] == 1 and drawing.bonuses(t.game, fight, 1)[0] == 0
