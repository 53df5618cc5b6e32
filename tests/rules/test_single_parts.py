"""Single parts of statements that no other scenario comes across: in jobs, in piles, with jokers, at setup."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    BOOT_HILL,
    DISCARD,
    HAND,
    Stat,
    Until,
    always,
    cheatin,
    deed,
    destination,
    dude,
    elsewhere,
    job,
    noon,
    noon_or_shootout,
    opposing,
    resolution,
    shootout,
    your,
)
from gomorra.decks.deck import Deck
from gomorra.engine import Game, Seat
from gomorra.engine.events import JobEnded
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.plays import moving
from gomorra.testing import Table, able, deck_of, either_leads, plain, rule

PAIR, HIGH, FULL_HOUSE = "K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 4♦"
ILLEGAL = "K♣ K♣ 3♦ 4♥ 9♠"


def offered(game: Game) -> set[str]:
    """The cards that the first player may choose for the starting gang now."""
    options = game.decision.options if game.decision.seat == 0 else []
    return {option.text for option in options if option.payload[0] == "start"}


def choosing(deck: Deck, ruleset: str = "current") -> Game:
    """A game in which the first player has put off the gang of the list, if it is allowed."""
    game = Game.new([Seat("Ann", deck), Seat("Bob", deck)], ruleset, seed=1)
    if "gang other" in game.decision.keys:
        game.answer(("gang", "other"))
    return game


def start(game: Game, title: str) -> None:
    game.answer(next(one.payload for one in game.decision.options if one.text == title))


@rule("RB-1-b")
def test_a_point_that_is_earned_at_sundown_wins_no_earlier_than_the_next_sundown() -> None:
    t = Table("The Sloane Gang", plain("outfit"))
    boss = t.dude(at="town square")
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.run("word")
    t.answer("control point")
    assert boss.control == 1 and t.game.influence(t.seat(1)) == 0
    assert not t.game.over and t.game.state.day == 2
    t.end_day()
    assert t.game.over and t.game.state.day == 2


@rule("RB-2.3-c")
@pytest.mark.parametrize("lower", [0, 1])
def test_an_ace_is_lower_than_a_deuce_at_lowball(lower: int) -> None:
    t = Table()
    t.stack("A♣ 3♦ 5♠ 7♥ 9♣", seat=lower)
    t.stack("2♣ 3♦ 5♠ 7♥ 9♣", seat=1 - lower)
    t.start("gambling")
    assert t.winner == lower


@rule("RB-2.3-c")
@pytest.mark.parametrize("suit", "♣♦♥♠")
def test_an_ace_counts_one_when_it_is_pulled(suit: str) -> None:
    t = Table()
    seen = []
    t.stack(f"A{suit}")
    t.use(t.put(able("deed", noon(pull=True), lambda use: seen.append(use.pulled.value))))
    assert seen == [1]


@rule("RB-2.5-a")
@pytest.mark.parametrize("cards", [HIGH, ILLEGAL])
@pytest.mark.parametrize("called", [Stat.LEGAL_HAND, Stat.ILLEGAL_HAND])
@either_leads
def test_a_hand_that_an_effect_calls_legal_or_not_is_that_and_not_the_other(called: Stat, cards: str) -> None:
    t = Table()
    call = able("action", resolution(), lambda use: use.for_player(use.seat, called, until=Until.ROUND))
    held = t.hand(call)
    t.showdown(*(t.dude(seat=seat, at="town square") for seat in (0, 1)), hands=(cards, HIGH))
    assert t.is_legal(0) is (cards == HIGH) and t.is_cheatin(0) is (cards == ILLEGAL)
    t.use(held)
    assert t.is_legal(0) is (called == Stat.LEGAL_HAND)
    assert t.is_cheatin(0) is (called == Stat.ILLEGAL_HAND)


@rule("RB-3.1-h")
def test_whoever_chooses_a_gang_card_by_card_may_spend_the_stash_and_no_more() -> None:
    dear, middling, cheap = (plain("dude", f"For {cost}", cost=cost) for cost in (6, 5, 4))
    game = choosing(deck_of(plain("outfit", stash=10), [], [dear, middling, cheap]))
    assert offered(game) == {"For 6", "For 5", "For 4"}
    start(game, "For 6")
    assert offered(game) == {"For 4"}


@rule("RB-3.1-h")
@pytest.mark.parametrize("stash", [10, 11])
def test_a_listed_gang_that_costs_more_than_the_stash_does_not_start(stash: int) -> None:
    deck = deck_of(plain("outfit", stash=stash), [plain("dude", cost=6), plain("dude", cost=5)])
    game = Game.new([Seat("Ann", deck), Seat("Bob", deck)], seed=1)
    assert ("gang as-listed" in game.decision.keys) is (stash == 11)


@rule("AE-Cooperating-g")
@pytest.mark.parametrize(("ruleset", "mixes"), [("2015", False), ("current", True)])
def test_the_sides_mix_in_no_gang_of_a_game_by_the_older_rules(ruleset: str, mixes: bool) -> None:
    sides = [plain("dude", side, keywords=[side]) for side in ("Union", "Confederate")]
    deck = deck_of(plain("outfit", stash=20), sides, [])
    listed = Game.new([Seat("Ann", deck), Seat("Bob", deck)], ruleset, seed=1)
    assert ("gang as-listed" in listed.decision.keys) is mixes
    game = choosing(deck, ruleset)
    assert offered(game) == {"Union", "Confederate"}
    start(game, "Union")
    assert offered(game) == ({"Confederate"} if mixes else set())


@rule("RB-5.3.2-h")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_unbooted_dude_who_is_called_out_at_home_is_asked_and_may_refuse(answer: str) -> None:
    t = Table()
    caller, target = t.dude(at="home of 1"), t.dude(seat=1)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target))))
    assert t.decision.seat == 1
    assert set(t.decision.keys) == {"accept", "refuse"}
    t.answer(answer)
    assert (t.game.shootout is None) is (answer == "refuse")
    assert target.in_posse is (answer == "accept")


@rule("RB-5.3.3-q")
@pytest.mark.parametrize("at", ["home", "town square", "home of 1"])
def test_a_dude_who_moves_by_its_text_is_offered_every_place_but_its_own(at: str) -> None:
    t = Table()
    t.deed()
    mover = t.put(able("dude", noon(target=elsewhere), lambda use: use.move(use.actor, use.target)), at=at)
    t.use(mover)
    places = {card.place for card in t.choices()}
    assert len(places) == 3 and mover.place not in places


@rule("RB-5.3.3-q")
@pytest.mark.parametrize("at", ["home", "town square", "home of 1"])
def test_a_dude_whom_another_card_moves_is_offered_every_place_but_its_own(at: str) -> None:
    t = Table()
    call = noon(target=your & dude, also=destination)
    post = t.put(able("deed", call, lambda use: use.move(use.target, use.also)))
    mover = t.dude(at=at)
    t.use(post)
    places = {card.place for card in t.choices()}
    assert len(places) == 3 and mover.place not in places


@rule("RB-6.2.1-e")
@pytest.mark.parametrize("boots", [True, False])
def test_the_leader_boots_for_a_job_of_the_outfit_and_the_outfit_does_not(boots: bool) -> None:
    t = Table(able("outfit", job(mark=deed & opposing, boot=boots)), plain("outfit"))
    leader, bank = t.dude(), t.deed(seat=1)
    t.dude(seat=1, at=bank)
    t.use(t.game.outfit(t.seat(0)))
    assert t.decision.seat == 1 and leader.place == bank.id, "the other player is asked whether he opposes"
    assert leader.booted is boots
    assert not t.game.outfit(t.seat(0)).booted


@rule("RB-6.2.3-c")
def test_who_is_at_the_mark_does_not_boot_though_the_leader_comes_from_next_to_it() -> None:
    t = Table()
    bank = t.deed(seat=1)
    leader, friend = t.dude(at="town square"), t.dude(at="town square")
    there, guard = t.dude(at=bank), t.dude(seat=1, at=bank)
    t.use(t.hand(able("action", job(mark=deed & opposing))), "", leader)
    t.form(friend, there, guard)
    assert t.game.shootout is not None
    assert all(one.in_posse for one in (leader, friend, there, guard))
    assert friend.booted and not there.booted


@rule("RB-6.2.5-d")
@pytest.mark.parametrize("wins", [True, False])
def test_who_survives_the_fight_for_a_job_goes_home_booted_win_or_lose(wins: bool) -> None:
    t = Table()
    bank = t.deed(seat=1)
    gang = [t.dude(at=bank) for _ in range(2)]
    guards = [t.dude(seat=1, at=bank) for _ in range(1 if wins else 2)]
    t.use(t.hand(able("action", job(mark=deed & opposing), lambda use: use.gain(5))), "", gang[0])
    t.form(*gang, *guards)
    t.use(t.hand(able("action", shootout(), lambda use: use.end_shootout())), seat=0)
    t.hands(HIGH, HIGH)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [wins]
    assert t.rock() == (25 if wins else 20)
    (survivor,) = (one for one in gang if one.in_play)
    assert survivor.at_home and survivor.booted


@rule("RB-7.2-k")
def test_a_card_that_is_pulled_for_an_ability_is_no_part_of_a_deck_shuffled_by_it() -> None:
    t = Table(deck=0)
    t.stack(plain("goods", "Pulled"))
    t.discard(*(plain("dude", name) for name in ("Ann", "Bob", "Cal")))
    t.use(t.put(able("deed", noon(pull=True), lambda use: use.draw(3))))
    assert {card.title for card in t.hand_of()} == {"Ann", "Bob", "Cal"}
    assert [card.title for card in t.discard_of()] == ["Pulled"]


@rule("RB-7.2.2-p")
def test_a_gadget_dude_moves_and_carries_goods_like_any_other() -> None:
    t = Table()
    robot, hat = t.dude(keywords=["Gadget 3"]), t.hand(plain("goods"))
    assert ("move", robot.id, "town-square") in t.offers("move")
    assert moving.may_move(t.game, t.seat(0), robot, TOWN_SQUARE) is None
    t.shop(hat, robot)
    assert robot.attachments == [hat]
    t.move(robot, "town square")
    assert robot.in_town_square


@rule("RB-7.2.2-p")
@either_leads
def test_a_gadget_dude_is_a_casualty_like_any_other() -> None:
    t = Table()
    robot, friend = t.dude(at="town square", keywords=["Gadget 3"]), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(robot, foe, friend)
    t.hands(HIGH, PAIR)
    t.run("casualty")
    assert set(t.choices()) == {robot, friend}
    t.answer(robot)
    assert robot in t.discard_of()


@rule("RB-7.4-aa")
@either_leads
def test_both_jokers_of_a_hand_may_be_named_alike_in_a_game() -> None:
    t = Table()
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands("7♣ 7♦ 7♥ joker joker", HIGH)
    t.run("joker")
    t.answer("7♠")
    t.answer("7♠")
    t.run("resolution")
    assert t.rank(0) == 10 and t.is_legal(0)


@rule("CG-NoonShootout-a")
@pytest.mark.parametrize("fighting", [True, False])
@either_leads
def test_a_noon_or_shootout_ability_reaches_only_the_posses_in_a_shootout(fighting: bool) -> None:
    t = Table()
    outside, rival_outside = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    push = t.hand(able("action", noon_or_shootout(target=dude), lambda use: use.boot(use.target)))
    if fighting:
        t.shootout(ann, bob)
    with t.noting() as noted:
        t.use(push, "", bob, seat=0)
    assert set(noted[0]) == ({ann, bob} if fighting else {ann, bob, outside, rival_outside})
    assert bob.booted


@rule("CG-Prevention-f")
@pytest.mark.parametrize("keywords", [(), ("Harrowed",)])
def test_heartseeker_spares_the_others_three_casualties_though_lepus_sent_the_shooter_home(keywords) -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 9"], has=["Heartseeker"])
    shooter = t.dude(seat=1, at="town square", keywords=keywords)
    others = [t.dude(seat=1, at="town square") for _ in range(4)]
    lepus = t.hand("Flight of the Lepus")
    t.shootout(caster, shooter, *others)
    t.stack("2♠")
    t.use(caster.attachments[0])
    t.hands(FULL_HOUSE, "3♣ 3♣ 5♥ 7♠ 9♦")
    t.run("pick shooters")
    t.answer(shooter)
    t.run("resolution")
    t.use(lepus, "", shooter, "done", False)
    t.run("flee")
    assert shooter in t.boot_hill_of(1)
    assert sum(not one.in_play for one in others) == 7 - 2 - 3


@rule("CG-Shootout4a-f")
@either_leads
def test_a_joker_is_named_once_and_for_the_whole_round() -> None:
    t = Table()
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands("K♣ K♦ 3♥ 4♠ joker", HIGH)
    t.run("joker")
    t.answer("K♠")
    asked = []
    while t.game.shootout is not None:
        asked.append(t.decision.kind)
        t.game.answer(t.plain_answer())
    assert asked and "joker" not in asked


@rule("CG-Shootout4b-g")
@either_leads
def test_a_hand_that_turns_legal_and_illegal_again_has_been_hit_all_the_same() -> None:
    t = Table()

    def another_hand(use):
        for card in use.draw_hand():
            yield from use.discard(card)
        use.deal(5)

    first, second = t.hand(able("action", cheatin()), able("action", cheatin()))
    swap, swap_back = t.hand(*(able("action", resolution(), another_hand) for _ in range(2)), seat=1)
    t.stack(f"{PAIR} {ILLEGAL}", seat=1)
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands(HIGH, ILLEGAL)
    t.run("resolution")
    t.use(first, seat=0)
    t.use(swap, seat=1)
    assert t.is_legal(1) and not t.can_use(second, seat=0)
    t.pass_()
    t.use(swap_back, seat=1)
    assert t.is_cheatin(1) and not t.can_use(second, seat=0)


@rule("CG-Traits-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill"])
def test_ivor_is_cheaper_from_whichever_pile_he_is_played(pile: str) -> None:
    t = Table("The Fourth Ring", plain("outfit"))
    ivor = getattr(t, pile)("Ivor Hawley (Exp.1)")
    price = ivor.cost
    t.dude(keywords=["Abomination"])
    assert ivor.cost == price - 1
    t.use(t.put(able("deed", noon(), lambda use: use.play(use.game.card(ivor.id)))))
    assert ivor.in_play and t.rock() == 20 - (price - 1)


@rule("CG-Traits-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill"])
def test_a_trait_makes_another_card_cheaper_from_whichever_pile_it_names(pile: str) -> None:
    t = Table(stash=3)
    zone = {"hand": HAND, "discard": DISCARD, "boot_hill": BOOT_HILL}[pile]
    helps = always("cost", on=ALL, zones=(zone,))
    shop = t.hand(plain("deed", cost=4))
    assert t.offers("shop") == []
    getattr(t, pile)(able("dude", helps, lambda card, asked: -2 if asked.is_deed else 0, cost=9))
    assert shop.cost == 2 and ("shop", shop.id, "left") in t.offers("shop")


@rule("CR-Kidnappin-a")
@pytest.mark.parametrize("before", [0, 2])
def test_each_joining_of_a_kidnapping_adds_a_bounty_to_whatever_there_is(before: int) -> None:
    t = Table()
    leader, friend = t.dude(bullets=2), t.dude(bullets=1, bounty=before)
    mark, guard = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    whip, stakes = t.hand("Pistol Whip", seat=1), t.hand("The Stakes Just Rose")
    t.use(t.hand("Kidnappin'"), "", leader, mark, friend)
    t.form(mark, guard)
    assert friend.in_posse and friend.bounty == before + 1
    t.use(whip, "", guard, friend, seat=1)
    assert not friend.in_posse
    t.use(stakes, seat=0)
    assert friend.in_posse and friend.bounty == before + 2 and leader.bounty == 1


@rule("CR-Prayer-a")
@either_leads
def test_a_prayer_opens_a_rivals_deed_to_miracles_at_noon_and_in_a_shootout() -> None:
    t = Table()
    place = t.deed(seat=1)
    priest, foe = t.dude(at=place, keywords=["Blessed 1"]), t.dude(seat=1, at=place, influence=3)
    psalm = plain("spell", keywords=["Miracle"])
    first, second = t.hand(psalm, psalm)
    assert t.whose(place) == 1 and place.controller == t.seat(1)
    assert t.offers("shop") == []
    t.use(t.hand("Prayer"))
    t.turn_of(0)
    t.shop(first, priest)
    t.shootout(priest, foe)
    t.shop(second, priest)
    assert priest.attachments == [first, second]
