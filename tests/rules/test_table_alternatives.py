"""Piles, ties and turns of the day, seen from another side."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    YOURS,
    Action,
    Moment,
    Stat,
    always,
    cheatin,
    happens,
    in_boot_hill,
    in_discard,
    in_hand,
    noon,
    react,
    several,
    trait,
)
from gomorra.engine.board import places
from gomorra.testing import Table, able, plain, rule


@rule("RB-2.2-n", "RB-2.2-g")
@pytest.mark.parametrize("pile", ["discard", "boot hill"])
def test_who_picks_a_card_of_a_pile_leaves_the_others_as_they_lay(pile: str) -> None:
    t = Table()
    lay, where = (t.discard, in_discard) if pile == "discard" else (t.boot_hill, in_boot_hill)
    cards = lay(*(plain("dude", f"Gone {number}") for number in range(4)))
    player = t.game.state.players[t.seat(0)]
    heap = player.discard if pile == "discard" else player.boot_hill
    heap.reverse()
    look = able("action", noon(target=where), lambda use: use.to_deck(use.target))
    t.use(t.hand(look), "", cards[1])
    assert [number for number in heap if number in [card.id for card in cards]] == [
        cards[number].id for number in (3, 2, 0)
    ]


@rule("RB-5.4-c", "RB-1-c")
@pytest.mark.parametrize("where", ["home of 1", "home of 0", "town square", "deed"])
@pytest.mark.parametrize("booted", [True, False])
def test_the_influence_of_a_rival_is_in_the_way_wherever_it_is(booted: bool, where: str) -> None:
    t = Table()
    claim = t.deed(control=3)
    ranch = t.deed(seat=1)
    t.dude(seat=1, at=ranch if where == "deed" else where, booted=booted, influence=3)
    t.start("sundown")
    assert not t.game.over and t.whose(claim) == 0


class Either(Action):
    """Either"""

    @noon()
    def earn(self, use):
        """Earn."""
        yield from use.gain(1)

    @noon()
    def reap(self, use):
        """Reap."""
        yield from use.gain(2)


@rule("RB-3.7-c")
@pytest.mark.parametrize("chosen", ["earn", "reap"])
def test_which_of_an_actions_abilities_is_meant_is_said_aloud(chosen: str) -> None:
    t = Table()
    t.use(t.hand(plain("action", "Either", behaviour=Either)), chosen)
    (told,) = t.events(happens.Declared)
    other = next(ability for ability in Either.abilities if ability.name != chosen)
    assert told.what == "Either" and told.ability
    assert told.ability != other.label


@rule("RB-5.1-q", "RB-5.1-r")
def test_who_was_hit_in_a_hand_that_tied_may_be_hit_once_in_the_next_one() -> None:
    t = Table()
    first, second, third = t.hand(*[able("action", cheatin())] * 3, seat=1)
    t.stack("K♣ K♣ Q♥ J♠ 10♣", "Q♣ Q♣ 3♥ J♠ 10♣")
    t.stack("K♠ K♦ Q♣ J♦ 10♦", "A♣ 2♦ 3♥ 4♠ 6♣", seat=1)
    t.start("gambling")
    t.use(first, seat=1)
    assert t.is_cheatin(0) and t.can_use(second, seat=1), "they drew again"
    t.use(second, seat=1)
    assert not t.can_use(third, seat=1)


@rule("RB-5.4-o")
@pytest.mark.parametrize("how", [react, trait])
def test_what_answers_sundown_has_its_moment_before_cards_unboot_and_none_after(how) -> None:
    t = Table()
    tired = t.dude(booted=True, influence=1)
    seen = []
    t.put(able("deed", how("after", happens.SundownChecked), lambda use: seen.append(tired.booted)))
    t.start("sundown")
    if how is react:
        t.answer("react")
    assert t.game.state.phase == "noon" and t.game.state.day == 2
    assert seen == [True] and len(t.events(happens.SundownChecked)) == 1


@rule("RB-5.1-j")
def test_a_cheatin_hand_of_those_who_break_a_tie_is_answered_too() -> None:
    t = Table(seats=3, winner=2)
    hit = t.hand(able("action", cheatin(), lambda use: use.gain(1)), seat=2)
    for seat, suit in ((0, "♣"), (1, "♦")):
        t.stack(f"A{suit} 3♥ 5♠ 7{suit} 9♠", "K♣ K♣ Q♥ J♠ 10♣" if seat == 0 else "2♣ 3♦ 4♥ 6♠ 8♣", seat=seat)
    t.stack("K♠ K♦ Q♣ J♦ 10♦", seat=2)
    t.start("gambling")
    assert t.is_cheatin(0) and t.decision.seat == 2
    t.use(hit, seat=2)
    assert t.rock(2) >= 20


@rule("RB-3.3-g", "RB-5.2-g")
@pytest.mark.parametrize("where", ["home", "town square", "home of 1"])
@pytest.mark.parametrize("booted", [True, False])
def test_upkeep_is_due_for_a_dude_wherever_it_is_and_booted_or_not(booted: bool, where: str) -> None:
    t = Table()
    t.dude(upkeep=2, at=where, booted=booted)
    t.start("upkeep")
    t.answer("pay")
    assert t.rock() == 18


@rule("RB-5.1-ac")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_production_comes_to_the_winner_first(winner: int) -> None:
    t = Table(seats=3, winner=winner)
    order = [(winner + step) % 3 for step in range(3)]
    for seat in (0, 1, 2):
        t.deed(seat=seat, production=1)
        t.dude(seat=seat, influence=1)
    t.start("upkeep")
    assert [event.seat for event in t.events(happens.Gained) if event.why == "production"] == order


class Patient(Action):
    """Patient"""

    @noon()
    def wait(self, use):
        use.later(Moment.SUNDOWN, "reap")

    def reap(self, use):
        yield from use.gain(1)


@rule("RB-5.1-ac")
@pytest.mark.parametrize("winner", [0, 1])
def test_what_was_put_off_until_sundown_happens_to_the_winner_first(winner: int) -> None:
    t = Table(winner=winner)
    wait = plain("action", behaviour=Patient)
    for seat in (0, 1):
        t.dude(seat=seat, influence=1)
        t.use(t.hand(wait, seat=seat), seat=seat)
    t.end_day()
    assert [event.seat for event in t.events(happens.Gained)][:2] == [winner, 1 - winner]


@rule("RB-7.1-p")
def test_what_a_sundown_react_does_holds_while_hands_are_filled_and_cards_unboot() -> None:
    t = Table()
    tired, boss = t.dude(booted=True, influence=1), t.dude()
    seen = []
    t.put(able("deed", react("after", happens.SundownChecked), lambda use: use.modify(boss, bullets=2)))
    for event in (happens.HandRefilled, happens.Unbooted):
        t.put(able("deed", trait("after", event), lambda use: seen.append(boss.bullets)))
    t.start("sundown")
    t.answer("react")
    assert len(seen) == 3 and set(seen) == {2} and not tired.booted
    assert t.game.state.day == 2 and boss.bullets == 0


@rule("RB-3.2-b")
@pytest.mark.parametrize("whose", [0, 1])
def test_a_legend_that_praises_your_dudes_praises_those_of_its_player(whose: int) -> None:
    praise = able("legend", always("influence", on=YOURS), lambda card, asked: int(asked.is_dude))
    t = Table(legends=[praise if seat == whose else None for seat in (0, 1)])
    dudes = [t.dude(seat=seat) for seat in (0, 1)]
    assert [one.influence for one in dudes] == [int(seat == whose) for seat in (0, 1)]


@rule("RB-3.9-e")
@pytest.mark.parametrize("kind", ["goods", "spell", "action"])
def test_whatever_is_attached_follows_its_bearer_and_goes_back_with_him(kind: str) -> None:
    t = Table()
    victim = t.dude(seat=1, keywords=["Huckster 1"], influence=1)
    worn = t.attach(plain(kind, keywords=["Hex"] if kind == "spell" else []), victim, seat=1)
    t.dude(influence=1)
    seize = able("action", noon(), lambda use: use.take_control(victim, until="day"))
    t.use(t.hand(seize), seat=0)
    assert (t.whose(worn), worn.owner) == (0, t.seat(1))
    t.end_day()
    assert t.whose(worn) == t.whose(victim) == 1


@rule("RB-3.9-c")
def test_a_trait_of_a_seized_dude_works_for_who_has_him() -> None:
    t = Table()
    paid = trait("after", happens.PlayEnded, if_=lambda card, event: event.seat == t.seat(1))
    spy = t.put(able("dude", paid, lambda use: use.gain(3)), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(spy))), seat=0)
    t.move(t.dude(seat=1), "town square")
    assert (t.rock(0), t.rock(1)) == (23, 20)


@rule("RB-1-g", "RB-3.5-d")
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_the_influence_on_whatever_a_dude_has_is_in_the_total(kind: str) -> None:
    t = Table()
    boss = t.dude(influence=1, keywords=["Huckster 1"])
    t.attach(plain(kind, influence=2, keywords=["Hex"] if kind == "spell" else []), boss)
    assert t.game.influence(t.seat(0)) == 3


@rule("CG-Adjacency-a")
@pytest.mark.parametrize("named", [0, 1])
def test_a_text_that_parts_two_places_in_one_direction_parts_them_in_both(named: int) -> None:
    t = Table()
    shop, square = t.deed(), t.game.card(0)
    pair = (shop.id, 0) if named == 0 else (0, shop.id)
    parts = always(Stat.ADJACENT, on=ALL)
    t.put(able("dude", parts, lambda card, a, b: False if (a.id, b.id) == pair else None))
    assert not places.adjacent(t.game, shop.id, square.id) and not places.adjacent(t.game, square.id, shop.id)


@rule("RB-5.1-t", "RB-5.1-p")
@pytest.mark.parametrize(("change", "winner"), [(0, 0), (2, 0), (4, 1)])
def test_lowball_is_won_by_the_rank_that_counts_in_the_end_legal_or_not(change: int, winner: int) -> None:
    """A Cheatin' pair against three of a kind: the lower rank wins unless it was raised above the other."""
    t = Table()
    bank = t.put(able("deed", cheatin(boot=True), lambda use: use.rank(use.cheater, change)), seat=1)
    t.stack("K♣ K♣ Q♥ J♠ 10♣")
    t.stack("9♣ 9♦ 9♥ J♠ 10♣", seat=1)
    t.start("gambling")
    t.use(bank, seat=1)
    assert t.winner == winner and bank.booted


@rule("RB-3.5-f")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
def test_what_goods_produce_is_for_who_controls_them_booted_or_not(owner: int, booted: bool) -> None:
    t = Table()
    t.attach(plain("goods", production=2), t.dude(), seat=owner, booted=booted)
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (22, 20)


@rule("RB-7.2.3-b")
@pytest.mark.parametrize("held", [True, False])
def test_an_effect_plants_a_totem_only_at_a_place_that_its_user_controls(held: bool) -> None:
    t = Table()
    claim = t.deed(seat=1)
    t.dude(at=claim, keywords=["Shaman 1"], influence=int(held))
    totem = t.hand(plain("spell", keywords=["Spirit", "Totem"]))
    there = able("action", noon(), lambda use: use.play(totem, bearer=lambda place: place == claim))
    t.use(t.hand(there))
    assert (totem.host == claim) is held and (totem in t.hand_of()) is not held


@rule("RB-5.1-n")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_after_whoever_has_hit_a_cheatin_hand_the_chance_passes_to_his_left(user: int) -> None:
    t = Table(seats=4, winner=0)
    acts = [t.hand(able("action", cheatin()), able("action", cheatin()), seat=seat) for seat in range(3)]
    for seat in range(4):
        t.stack("K♣ K♣ Q♥ J♠ 10♣" if seat else "9♣ 9♣ Q♥ J♠ 10♣", seat=seat)
    t.start("gambling")
    t.pass_(user)
    t.use(acts[user][0], seat=user)
    if t.decision.kind == "player":
        t.answer(3)
    assert t.decision.kind == "play" and t.decision.seat == (user + 1) % 3


@rule("RB-2.2-r")
@pytest.mark.parametrize("seized", [True, False])
def test_a_card_that_goes_back_to_hand_goes_to_that_of_its_owner(seized: bool) -> None:
    t = Table()
    victim = t.dude(seat=1)
    if seized:
        t.use(t.hand(able("action", noon(), lambda use: use.take_control(victim))), seat=0)
    t.use(t.hand(able("action", noon(), lambda use: use.return_to_hand(victim))), seat=0)
    assert victim in t.hand_of(1) and victim not in t.hand_of(0)


@rule("RB-5.2-d")
@pytest.mark.parametrize("booted", [True, False])
def test_an_outfit_produces_booted_or_not_and_for_every_player(booted: bool) -> None:
    t = Table(*[plain("outfit", production=2)] * 3, seats=3)
    for seat in range(3):
        t.game.outfit(t.seat(seat)).body.booted = booted
    t._changed()
    t.start("upkeep")
    assert [t.rock(seat) for seat in range(3)] == [22, 22, 22]


@rule("RB-2.2-h")
@pytest.mark.parametrize("way", ["lowball", "top of the deck", "draw", "pull", "draw hand"])
def test_for_whatever_a_card_is_needed_the_pile_becomes_the_deck_first(way: str) -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude", value=number) for number in range(1, 9)))
    t.stack("2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 5♦ 7♥ 9♠ J♣", seat=1)
    effects = {
        "draw": lambda use: use.draw(1),
        "pull": lambda use: use.pull(),
        "top of the deck": lambda use: use.top_five(1),
    }
    if way == "lowball":
        t.start("gambling")
    elif way == "draw hand":
        t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
        t.run("resolution")
    else:
        t.use(t.hand(able("action", noon(), effects[way])))
    assert [event.seat for event in t.events(happens.Shuffled)][:1] == [0]
    assert len(t.deck_of()) == (3 if way in ("lowball", "draw hand") else 7)


@rule("CG-Abilities-b", "RB-5.3.1-f")
@pytest.mark.parametrize("held", [0, 1, 2])
@pytest.mark.parametrize("needed", [1, 2])
def test_an_action_that_costs_cards_of_the_hand_does_not_count_itself(needed: int, held: int) -> None:
    t = Table()
    t.hand(*[plain("joker")] * held)
    what = in_hand if needed == 1 else several(in_hand, 2, 2)
    act = t.hand(able("action", noon(discards=what), lambda use: use.gain(1)))
    assert t.can_use(act) is (held >= needed)


@rule("RB-5.1-a", "RB-5.1-b")
@pytest.mark.parametrize("day", [1, 2, 3, 7])
def test_the_ante_is_one_on_the_first_day_and_on_every_other(day: int) -> None:
    t = Table(day=day - 1)
    t.stop("after", happens.Anted)
    assert t.game.state.day == day and t.game.state.phase == "gambling"
    assert (t.rock(0), t.rock(1), t.pot()) == (19, 19, 2)


@rule("RB-2.4-l", "RB-2.4-j")
@pytest.mark.parametrize("end", ["left", "right"])
def test_the_farthest_deed_of_a_long_street_is_next_to_the_town_square(end: str) -> None:
    t = Table()
    deeds = [t.deed(end=end) for _ in range(6)]
    assert all(places.adjacent(t.game, deed.id, 0) and places.adjacent(t.game, 0, deed.id) for deed in deeds)
    home = t.game.state.players[t.seat(0)].home
    assert [places.adjacent(t.game, home, deed.id) for deed in deeds] == [True, *[False] * 5]


@rule("RB-2.6-h")
@pytest.mark.parametrize("way", ["bought", "brought in"])
def test_a_dude_that_was_booted_and_went_to_hand_comes_back_unbooted(way: str) -> None:
    t = Table()
    rider = t.dude(at="town square")
    t.move(rider, "home")
    assert rider.booted
    t.use(t.hand(able("action", noon(), lambda use: use.to_hand(rider))), seat=0)
    if way == "bought":
        t.shop(rider)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.play(rider))), seat=0)
    assert rider.in_play and not rider.booted


@rule("RB-2.2-i", "CG-Searching-c")
def test_a_search_that_takes_the_last_card_shuffles_no_pile_in() -> None:
    t = Table(deck=0)
    last = t.stack(plain("dude", "Last"))
    gone = t.discard(plain("dude"), plain("dude"))

    def seek(use):
        for card in (yield from use.search(lambda card, use: True)):
            yield from use.to_hand(card)

    t.use(t.hand(able("action", noon(), seek)), "", last)
    assert last in t.hand_of() and t.deck_of() == [] and set(gone) <= set(t.discard_of())


@rule("RB-5.1-h", "RB-5.1-w")
def test_of_three_the_two_who_tie_draw_five_anew_from_the_top_of_their_decks() -> None:
    t = Table(seats=3)
    low = "A♣ 3♦ 5♥ 7♠ 9♣"
    again = [t.stack(low, "2♣ 4♦ 6♥ 8♠ 10♣" if seat else "2♣ 4♦ 6♥ 8♠ J♣", seat=seat)[5:] for seat in (0, 1)]
    t.stack("K♠ K♦ Q♣ J♦ 10♦", seat=2)
    t.start("gambling")
    dealt = [(event.seat, event.cards) for event in t.events(happens.Dealt)]
    assert sorted(len(cards) for _, cards in dealt) == [5] * 5
    assert dealt[3:] == [(seat, tuple(card.id for card in again[seat])) for seat in (0, 1)]


@rule("RB-3.4-e", "RB-5.2-b")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("words", [[], ["Out of Town"]])
def test_a_deed_pays_its_owner_booted_or_not(words: list[str], booted: bool) -> None:
    t = Table()
    t.deed(production=3, keywords=words, booted=booted)
    t.start("upkeep")
    assert t.rock() == 23
