"""Rulebook 4: setting up."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, OUT_OF_PLAY, Dude, Use, always, grifter, happens, noon, trait
from gomorra.catalog.gangs import Gang
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.starter_decks import starter
from gomorra.engine import Game, Seat
from gomorra.engine.events import EnteredPlay, Gained, Shuffled
from gomorra.engine.kernel.ruleset import CURRENT, RULESETS, Ruleset
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.plays.perform import perform
from gomorra.testing import able, plain, rule
from tests.rules.editions import BOTH

FILLER = plain("action", "Filler")


def deck(*gang, stash: int = 15, legend=None) -> Deck:
    entries = [Entry(plain("outfit", stash=stash, gangs=[Gang.LAW_DOGS]), 1), Entry(FILLER, 40)]
    entries += [Entry(printing, 1, 1) for printing in gang]
    if legend is not None:
        entries.append(Entry(legend, 1))
    return Deck.of("test", entries)


def begin(*decks: Deck, seed: int = 1, ruleset: Ruleset = CURRENT) -> Game:
    return Game.new([Seat(f"P{seat}", cards) for seat, cards in enumerate(decks)], ruleset, seed)


def start(*decks: Deck, seed: int = 1, ruleset: Ruleset = CURRENT) -> Game:
    """The gangs of the lists, up to the first Grifter or Noon play."""
    game = begin(*decks, seed=seed, ruleset=ruleset)
    while not game.over and game.decision.kind == "gang":
        game.answer("gang as-listed")
    return game


@rule("RB-4-a")
def test_the_outfit_is_the_first_location_of_the_street() -> None:
    game = start(deck(), deck())
    for player in game.state.players:
        assert player.street == (player.home,)
        assert game.card(player.home).type == "outfit"
        assert player.home in game.view(None).cards


SEATS = pytest.mark.parametrize("seat", [0, 1])


def seated(seat: int, mine: Deck, other: Deck) -> list[Deck]:
    """The decks in the order of the seats."""
    return [mine, other] if seat == 0 else [other, mine]


@rule("RB-4-c", "RB-3.2-c", "RB-4-d")
@SEATS
@pytest.mark.parametrize("change", [1, -2])
def test_a_legend_is_attached_to_the_outfit_and_changes_the_stash(seat: int, change: int) -> None:
    legendary = deck(plain("dude"), stash=18, legend=plain("legend", stash=change))
    game = begin(*seated(seat, legendary, deck(plain("dude"), stash=16)))
    assert [card.type for card in game.outfit(seat).attachments] == ["legend"]
    assert game.outfit(1 - seat).attachments == []
    assert (game.state.players[seat].stash, game.state.players[1 - seat].stash) == (18 + change, 16)


@rule("RB-4-e")
def test_gangs_are_chosen_when_all_outfits_lie_open() -> None:
    game = begin(deck(plain("dude")), deck(plain("dude")))
    assert game.decision.kind == "gang"
    for seat in (0, 1):
        view = game.view(seat)
        assert all(player.home in view.cards for player in view.players)


def offered(game: Game, seat: int = 0) -> list[str]:
    """Who may still start, while this player chooses."""
    if game.decision.kind != "gang" or game.decision.seat != seat:
        return []
    return [option.text for option in game.decision.options if option.payload[0] == "start"]


def choosing(*cards, seat: int = 0) -> Game:
    built = deck()
    free = Deck.of("free", [*built.entries, *(Entry(card, 1) for card in cards)])
    return begin(*seated(seat, free, deck()))


def pick(game: Game, title: str) -> None:
    game.answer(next(option.payload for option in game.decision.options if option.text == title))


@rule("RB-4-f", "RB-4-g", "RB-4-h")
@pytest.mark.parametrize("count", [0, 1, 5])
@SEATS
def test_up_to_five_dudes_are_chosen_at_the_table(seat: int, count: int) -> None:
    titles = [f"Dude {number}" for number in range(6)]
    game = choosing(*(plain("dude", title) for title in titles), seat=seat)
    assert offered(game, seat) == titles
    for title in titles[:count]:
        pick(game, title)
    assert offered(game, seat) == (titles[count:] if count < 5 else [])
    if count < 5:
        game.answer("done")
    assert [dude.title for dude in game.dudes(seat)] == titles[:count]
    assert game.dudes(1 - seat) == []


@rule("RB-4-i")
@SEATS
def test_a_chosen_gang_costs_no_more_than_the_stash(seat: int) -> None:
    game = choosing(*(plain("dude", f"For {cost}", cost=cost) for cost in (10, 5, 6)), seat=seat)
    pick(game, "For 10")
    assert offered(game, seat) == ["For 5"]
    pick(game, "For 5")
    assert [dude.title for dude in game.dudes(seat)] == ["For 10", "For 5"]


@rule("RB-4-h", "RB-4-j", "RB-4-k")
@SEATS
def test_a_chosen_gang_is_of_the_outfit_or_adrift_with_one_grifter(seat: int) -> None:
    own, foreign = plain("dude", "Own", gangs=[Gang.LAW_DOGS]), plain("dude", "Foreign", gangs=[Gang.OUTLAWS])
    cons = [plain("dude", title, keywords=["Grifter"]) for title in ("Con", "Man")]
    game = choosing(own, foreign, *cons, plain("dude", "Drifter"), plain("goods", "Hat"), seat=seat)
    assert offered(game, seat) == ["Con", "Drifter", "Man", "Own"]
    pick(game, "Con")
    assert offered(game, seat) == ["Drifter", "Own"]


@rule("RB-4-h")
def test_no_more_copies_start_than_the_deck_has() -> None:
    extra = plain("dude", "Hand", keywords=["Non-Unique"])
    game = choosing(extra, extra, plain("dude", "Other"))
    pick(game, "Hand")
    assert "Hand" in offered(game)
    pick(game, "Hand")
    assert offered(game) == ["Other"]


@rule("CG-Core-a")
@pytest.mark.parametrize("chosen", [True, False])
def test_a_core_deed_begins_on_the_street_in_the_place_of_a_dude(chosen: bool) -> None:
    core, dudes = plain("deed", "Hall", cost=2, keywords=["Core"]), [plain("dude") for _ in range(5)]
    if chosen:
        game = choosing(core, *dudes)
        for card in (core, *dudes[:4]):
            pick(game, card.title)
    else:
        game = start(deck(core, *dudes[:4]), deck())
    assert offered(game) == []
    hall = next(card for card in map(game.card, game.state.bodies) if card.title == "Hall")
    assert game.state.players[0].street == (game.state.players[0].home, hall.id)
    assert len(game.dudes(0)) == 4
    assert game.state.players[0].stash in (15 - 2 - 1, 15 - 2 + 1)


@rule("RB-4-l")
def test_a_chosen_gang_stays_hidden_until_all_have_chosen() -> None:
    views = []
    for answers in (["gang as-listed"], ["gang other", "done"]):
        game = begin(starter("law-dogs-base"), starter("sloane-gang-base"))
        for answer in answers:
            assert game.decision.seat == 0
            assert game.view(1).decision.kind == ""
            game.answer(answer)
        assert game.decision.seat == 1
        views.append(game.view(1))
    assert views[0].cards == views[1].cards
    assert views[0].players == views[1].players
    assert all(card.zone == "play" and card.location == card.id for card in views[0].cards.values())


@rule("RB-4-l")
def test_nobody_sees_the_last_player_choose_nor_any_dude_before_he_has() -> None:
    game = begin(deck(plain("dude", "Ann")), deck(plain("dude", "Bob"), plain("dude", "Ben")))
    game.answer("gang as-listed")
    game.answer("gang other")
    before = game.view(0)
    assert game.decision.seat == 1 and before.decision.kind == ""
    pick(game, "Bob")
    assert game.view(0).cards == before.cards and game.dudes() == []
    game.answer("done")
    assert [one.title for one in game.dudes()] == ["Ann", "Bob"]


@rule("RB-4-m", "RB-4-n")
@SEATS
def test_starting_dudes_stand_at_home_and_are_paid_for(seat: int) -> None:
    game = start(*seated(seat, deck(plain("dude", cost=7), plain("dude", cost=5)), deck()))
    # One ghost rock is the first day's ante.
    won = 2 if game.state.winner == seat else 0
    assert game.state.players[seat].stash == 3 - 1 + won
    assert game.state.players[1 - seat].stash == 15 + 1 - won
    assert [dude.place for dude in game.dudes(seat)] == [game.outfit(seat).id] * 2


@rule("RB-4-l", "RB-4-n")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_starts_beside_others_makes_nobody_cheaper(seat: int) -> None:
    count = always("cost", zones=OUT_OF_PLAY)
    friend = able("dude", count, lambda card, asked: -len(card.game.dudes()), title="Zoe", cost=5)
    gangs = [deck(plain("dude", "Ann", cost=1), friend), deck(plain("dude", "Ben", cost=1))]
    game = start(*(gangs if seat == 0 else gangs[::-1]))
    assert len(game.dudes()) == 3
    assert game.state.players[seat].stash in (15 - 6 - 1, 15 - 6 + 1)


@rule("RB-4-n")
def test_a_home_that_makes_its_cards_cheaper_to_play_does_not_for_those_who_start() -> None:
    cheap = able("outfit", always("cost", on=ALL), lambda card, asked: -int(not asked.in_play), stash=15)
    built = Deck.of("cheap", [Entry(cheap, 1), Entry(FILLER, 40), Entry(plain("dude", cost=4), 1, 1)])
    game = start(built, deck())
    assert game.state.players[0].stash in (15 - 4 - 1, 15 - 4 + 1)


@rule("RB-4-o")
def test_starting_dudes_do_not_count_as_entering_play() -> None:
    rich = able("dude", trait("after", happens.EnteredPlay), lambda use: use.gain(5), cost=1)
    game = start(deck(rich), deck())
    assert game.state.players[0].stash in (13, 15)


@rule("RB-4-o")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_other_card_sees_starting_dudes_enter_play(seat: int) -> None:
    watchful = able("outfit", trait("after", happens.EnteredPlay), lambda use: use.gain(5), stash=15)
    watching = Deck.of("watching", [Entry(watchful, 1), Entry(FILLER, 40), Entry(plain("dude"), 1, 1)])
    game = start(*((watching, deck(plain("dude"))) if seat == 0 else (deck(plain("dude")), watching)))
    assert game.state.players[seat].stash in (14, 16)


@rule("RB-4-q")
def test_the_opening_hand_has_five_cards_before_grifters_act() -> None:
    con = able("dude", grifter(), keywords=["Grifter"])
    game = start(deck(con), deck())
    assert game.decision.kind == "grifter"
    assert [len(player.hand) for player in game.state.players] == [5, 5]


@rule("RB-4-p")
def test_the_deck_is_shuffled_once_the_gang_has_left_it() -> None:
    game = start(deck(plain("dude")), deck())
    first_shuffle = next(n for n, event in enumerate(game.events) if isinstance(event, Shuffled))
    entered = [n for n, event in enumerate(game.events) if isinstance(event, EnteredPlay)]
    assert max(entered) < first_shuffle


@rule("RB-4-r", "CG-Grifter-a")
@pytest.mark.parametrize(("answer", "gained"), [("use", [4]), ("done", [])])
@SEATS
def test_a_grifter_may_act_before_the_first_day(seat: int, answer: str, gained: list[int]) -> None:
    con = able("dude", grifter(), lambda use: use.gain(4), keywords=["Grifter"])
    game = start(*seated(seat, deck(con), deck()))
    assert (game.state.day, game.decision.seat) == (0, seat)
    assert [len(player.hand) for player in game.state.players] == [5, 5]
    game.answer(next(option.payload for option in game.decision.options if option.payload[0] == answer))
    assert game.state.day == 1
    assert [event.amount for event in game.events if isinstance(event, Gained) and not event.why] == gained


@rule("RB-4-s")
def test_chance_decides_whose_grifter_is_first() -> None:
    def con():
        return able("dude", grifter(), keywords=["Grifter"])

    first = {start(deck(con()), deck(con()), seed=seed).decision.seat for seed in range(12)}
    assert first == {0, 1}
    again = [start(deck(con()), deck(con()), seed=3).decision.seat for _ in range(3)]
    assert len(set(again)) == 1


@rule("RB-5.3.1-l", "RB-5.3.1-m", "AE-Setup-a")
@pytest.mark.parametrize(("name", "anew"), BOTH)
def test_an_ability_used_in_setup_is_used_for_the_first_day(name: str, anew: bool) -> None:
    class Con(Dude):
        @noon()
        def deal(self, use):
            yield from use.gain(1)

        @grifter()
        def start(self, use):
            (deal,) = [ability for ability in self.abilities if ability.name == "deal"]
            yield from perform(Use(self.game, use.seat, self, deal, "noon"))

    con_artist = plain("dude", behaviour=Con, keywords=["Grifter"])
    game = start(deck(con_artist), deck(), ruleset=RULESETS[name])
    (con,) = [card for card in map(game.card, game.state.bodies) if card.is_dude]
    game.answer(("use", con.id, "start"))
    while game.decision.seat != 0 or game.state.phase != "noon":
        game.answer("pass")
    assert game.state.zones[con.id] == PLAY
    assert game.state.day == 1
    why = game.why_not(("use", con.id, "deal"))
    assert (why is None) if anew else (why.rule == "RB-5.3.1-j")
    if anew:
        game.answer(("use", con.id, "deal"))
        game.answer("pass")
        assert game.why_not(("use", con.id, "deal")).rule == "RB-5.3.1-j", "once a day"
