"""Blood Moon Rising: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, happens, trait
from gomorra.decks.starting_gang import violations
from gomorra.engine import Game
from gomorra.engine.board import players
from gomorra.engine.events import Paid, RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, plain, rule

# Mario Crane (Exp.1)

FULL_HOUSE = "9♠ 9♥ 9♦ 4♣ 4♦"


@rule("CR-MarioCraneExp1-a", "CG-Traits-b")
def test_sloane_cannot_come_while_mario_lies_in_boot_hill() -> None:
    t = Table(stash=30)
    sloane = t.hand("Sloane")
    t.boot_hill("Mario Crane (Exp.1)")
    refusal = t.why_not("shop", sloane)
    assert refusal is not None and refusal.rule == "CG-Uniqueness-b"


@pytest.mark.parametrize(
    ("first", "second"), [("Mario Crane (Exp.1)", "Sloane"), ("Sloane", "Mario Crane (Exp.1)")]
)
def test_mario_and_sloane_are_never_both_in_play(first: str, second: str) -> None:
    t = Table(stash=30)
    card = t.hand(second)
    assert t.why_not("shop", card) is None
    t.put(first)
    assert t.why_not("shop", card) is not None


def test_the_other_players_sloane_is_of_no_matter_to_mario() -> None:
    t = Table(stash=30)
    mario = t.hand("Mario Crane (Exp.1)")
    t.put("Sloane", seat=1)
    t.shop(mario)
    assert mario.in_play


def test_mario_counts_as_sloane_for_uniqueness_only() -> None:
    t = Table()
    mario = t.put("Mario Crane (Exp.1)")
    t.hand("Sloane")
    t.turn_of(0)
    assert not t.offers("replace") and mario.in_play


@pytest.mark.parametrize(
    ("mine", "theirs", "casualties"),
    [
        (CHEATIN, FULL_HOUSE, 3),  # a pair against a full house is five
        (CHEATIN, "3♣ 3♦ 5♥ 7♠ 8♦", 1),  # equal ranks are one, and a legal hand takes at least that
        (CHEATIN, "3♣ 3♣ 5♥ 7♠ 8♦", 0),  # both cheat
        (LEGAL, FULL_HOUSE, 6),  # not Cheatin': nothing is taken off
    ],
)
def test_mario_takes_two_casualties_fewer_for_a_cheatin_hand(mine: str, theirs: str, casualties: int) -> None:
    t = Table()
    mario, foe = t.put("Mario Crane (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    ann = t.dude(at="town square")
    t.shootout(ann, foe, mario)
    t.hands(f"{mine} A♥", theirs)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    t.use(mario, "blame")
    t.finish()
    assert t.events(RoundDecided)[0].casualties[0] == casualties


def test_mario_blames_somebody_once_a_round_and_again_in_the_next() -> None:
    t = Table()
    mario, foe = t.put("Mario Crane (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    friends = [t.dude(seat=seat, at="town square") for seat in (0, 1, 1)]
    t.showdown(friends[0], foe, mario, *friends[1:], hands=(f"{CHEATIN} A♥", CHEATIN))
    t.use(mario, "blame")
    t.pass_()
    assert not t.can_use(mario, "blame")
    t.next_round()
    t.run("resolution")
    assert t.can_use(mario, "blame")


# POST-A-TRON


CATTLE = "Morgan Cattle Co."


def discards(game: Game) -> list[str]:
    return [game.card(card).title for card in game.state.players[0].discard]


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_starts_invented_by_a_mad_scientist(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Elander Boldman"], value=12))
    gang = {card.title: card for card in game.dudes(0)}
    assert gang["POST-A-TRON"].in_play and gang["Elander Boldman"].booted
    assert not [event for event in game.events if isinstance(event, Paid) and event.why == "shopping"]


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_is_discarded_without_anybody_to_invent_it(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Irving Patterson"], value=12))
    assert "POST-A-TRON" in discards(game) and not game.dudes(0)[0].booted


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_is_discarded_when_the_inventor_fails(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Elander Boldman"], value=1))
    assert set(discards(game)) >= {"POST-A-TRON", "Filler"} and game.dudes(0)[0].booted


@pytest.mark.parametrize(("code", "test", "invented"), [("18018", "invent", 1), ("24037", "skill", 0)])
def test_only_the_older_post_a_tron_is_invented(code: str, test: str, invented: int) -> None:
    game = begin(deck_of(CATTLE, [code, "Elander Boldman"], value=12))
    tests = [event for event in game.events if isinstance(event, happens.Cast)]
    assert [(event.test, event.success, event.skill) for event in tests] == [(test, True, "Mad Scientist")]
    assert len([event for event in game.events if isinstance(event, happens.Invented)]) == invented


@rule("CR-POSTATRON-a")
@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_starts_only_with_its_own_outfit(code: str) -> None:
    ours, theirs = deck_of(CATTLE, [code]), deck_of("Law Dogs", [code])
    assert not list(violations(ours))
    assert [finding.rule for finding in violations(theirs)] == ["RB-4-j"]


@pytest.mark.parametrize("code", ["18018", "24037"])
@pytest.mark.parametrize(("where", "gain"), [("town square", 3), ("home", 0)])
def test_post_a_tron_delivers_in_the_town_square(where: str, gain: int, code: str) -> None:
    t = Table(stash=5)
    robot = t.put(code, at=where)
    t.use(robot)
    assert t.rock() == 5 + gain and robot.booted


def test_zui_waidan_pours_for_a_fighter() -> None:
    t = Table()
    waidan, monk = (
        t.put("Zuì Waidan", at="town square"),
        t.dude(at="town square", keywords=("Kung Fu 1",), value=5),
    )
    bar, plain_ann = t.deed(keywords=("Saloon",)), t.dude(at="town square")
    t.shootout(waidan, t.dude(seat=1, at="town square"), monk, plain_ann)
    t.use(waidan)
    assert monk.rating("Kung Fu") == 3 and monk.value == 8 and bar.booted


def test_zui_waidan_needs_a_saloon() -> None:
    t = Table()
    waidan, monk = t.put("Zuì Waidan", at="town square"), t.dude(at="town square", keywords=("Kung Fu 1",))
    t.deed(seat=1, keywords=("Saloon",))
    t.shootout(waidan, t.dude(seat=1, at="town square"), monk)
    assert not t.can_use(waidan)


@pytest.mark.parametrize("drink", ["Whiskey Flask", "Baijiu Jar"])
def test_mr_outang_drinks_with_fighters(drink: str) -> None:
    t = Table()
    t.put("Mr. Outang", at="town square")
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), has=[drink])
    sober, layman = t.dude(at="town square", keywords=("Kung Fu 1",)), t.dude(at="town square", has=[drink])
    away, foe = (
        t.dude(keywords=("Kung Fu 1",), has=[drink]),
        t.dude(seat=1, at="town square", keywords=("Kung Fu 1",), has=[drink]),
    )
    assert [card.is_stud for card in (monk, sober, layman, away, foe)] == [True, False, False, False, False]
    assert [card.rating("Kung Fu") for card in (monk, sober, away, foe)] == [2, 1, 1, 1]


def test_wei_xu_is_calm_in_a_fight() -> None:
    t = Table()
    wei = t.put("Wei Xu", at="town square")
    assert (wei.influence, wei.value) == (1, 2)
    t.shootout(wei, t.dude(seat=1, at="town square"))
    assert (wei.influence, wei.value) == (3, 7)


def test_eva_bright_eyes_casts_small_friends_only() -> None:
    t = Table()
    deed = t.deed()
    eva = t.put("Eva Bright Eyes", at=deed, has=["Spirit Guidance"])
    totem = t.attach("Silver Pheasant's Bounty", deed)
    t.hand(plain("action"))
    assert t.can_use(totem) and not t.can_use(eva.attachments[0], "listen")


def test_eva_bright_eyes_casts_sidekicks_and_rides_away() -> None:
    t = Table()
    eva = t.put(
        "Eva Bright Eyes",
        at="town square",
        has=["Sun-Touched Raven", plain("goods", "Pony", keywords=("Horse",))],
    )
    raven, pony = eva.attachments
    t.shootout(eva, t.dude(seat=1, at="town square"), t.dude(at="town square"))
    assert t.can_use(raven)
    t.use(eva)
    assert eva.at_home and eva.booted and pony.booted


def test_mick_aduladi_is_at_peace_on_holy_ground() -> None:
    t = Table()
    church, other = t.deed(seat=1, keywords=("Holy Ground",)), t.deed()
    mick = t.put("Mick Aduladi", booted=True)
    assert not mick.is_stud and other.in_play
    t.use(mick)
    assert mick.place == church.id and mick.is_stud and mick.booted and not t.can_use(mick)


def test_absalom_hotchkiss_calls_for_help_against_monsters() -> None:
    t = Table()
    absalom, friend = t.put("Absalom Hotchkiss"), t.dude(at=t.deed(), booted=True)
    t.dude(seat=1, at="town square", keywords=("Abomination",))
    t.move(absalom, "town square", "react")
    assert friend.in_town_square and friend.booted


def test_absalom_hotchkiss_calls_nobody_without_a_monster() -> None:
    t = Table()
    absalom = t.put("Absalom Hotchkiss")
    t.dude(at=t.deed())
    t.move(absalom, "town square")
    assert t.decision.kind == "play"


def test_christine_perfect_admires_the_hardest() -> None:
    t = Table()
    christine = t.put("Christine Perfect", booted=True)
    hard, soft = t.dude(seat=1, at="town square", value=9, bullets=3), t.dude(seat=1, value=9)
    t.use(christine)
    assert christine.in_town_square and christine.booted and hard.value == 4 and soft.value == 9
    t.end_day()
    assert hard.value == 9


def test_christine_perfect_chooses_among_equals_and_has_to_move() -> None:
    t = Table()
    christine = t.put("Christine Perfect", at="town square")
    near, far = t.dude(seat=1, at="town square", value=9), t.dude(seat=1, value=9)
    t.use(christine)
    assert far.value == 4 and near.value == 9 and christine.place == far.place
    u = Table()
    christine = u.put("Christine Perfect", at="town square")
    u.dude(seat=1, at="town square", value=9)
    assert not u.can_use(christine)


MIRACLE = plain("spell", "Prayer", keywords=("Miracle",))


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_father_tolarios_absolves_for_a_relic(pile: str) -> None:
    t = Table()
    father = t.put("Father Tolarios", at="town square")
    crook, spare = t.dude(seat=1, bounty=2), t.hand(plain("action"))
    relic = t.stack(MIRACLE) if pile == "deck" else t.discard(MIRACLE)
    t.use(father, "", "deck" if pile == "deck" else "discard pile")
    t.answer(lambda option: option.payload[0] == "card")
    assert (
        [card.title for card in t.hand_of()] == ["Prayer"] and crook.bounty == 1 and spare in t.discard_of()
    )
    assert relic.title == "Prayer"


def test_father_tolarios_finds_nothing_unique() -> None:
    t = Table()
    father = t.put("Father Tolarios", at="town square")
    t.dude(seat=1, bounty=2)
    t.hand(plain("action"))
    t.stack("Essence of Armitage")
    t.use(father, "", "deck")
    assert t.decision.kind == "play" and not t.hand_of()


def test_father_tolarios_needs_a_card() -> None:
    t = Table()
    father = t.put("Father Tolarios", at="town square")
    t.dude(seat=1, bounty=1)
    assert not t.can_use(father)


@rule("CG-Abilities-d")
@pytest.mark.parametrize("missing", ["bounty", "near"])
def test_father_tolarios_may_discard_without_a_sinner_close_by(missing: str) -> None:
    t = Table()
    father = t.put("Father Tolarios", at="town square")
    far = t.deed(keywords=("Out of Town",))
    rogue = t.dude(seat=1, at=far if missing == "near" else "home", bounty=0 if missing == "bounty" else 1)
    spare = t.hand(plain("action"))
    t.stack(MIRACLE)
    t.use(father)
    assert t.discard_of() == [spare] and not t.hand_of() and rogue.wanted is (missing == "near")


@pytest.mark.parametrize(("keywords", "production"), [((), 2), (("Casino",), 3)])
def test_jimmy_the_saint_collects_from_foreign_deeds(keywords: tuple[str, ...], production: int) -> None:
    t = Table()
    deed = t.deed(seat=1, production=2, keywords=keywords)
    jimmy = t.put('Jimmy "The Saint"', at=deed)
    assert players.production_of(t.game, 0) == 0, "without influence the deed is not yours"
    t.dude(at=deed, influence=1)
    assert deed.production == production and players.production_of(t.game, 0) == production
    assert players.production_of(t.game, 1) == 0 and jimmy.in_play


def test_jimmy_the_saint_adds_to_your_own_casino_once() -> None:
    t = Table()
    casino = t.deed(production=2, keywords=("Casino",))
    t.put('Jimmy "The Saint"', at=casino)
    assert players.production_of(t.game, 0) == 3


def test_the_caretaker_stays_where_he_belongs() -> None:
    t = Table()
    deed = t.deed()
    keeper = t.put("The Caretaker", at=deed)
    assert (keeper.bullets, keeper.value, keeper.is_stud) == (4, 5, True)
    list(t.game.rules(0).move(keeper, t.game.outfit(0)))
    assert (keeper.bullets, keeper.value, keeper.is_stud) == (0, 1, False)
    t.end_day()
    assert (keeper.bullets, keeper.value, keeper.is_stud) == (4, 5, True)
    foreign = t.deed(seat=1)
    t.game.state.bodies[keeper.id].location = foreign.id
    t.game.state.version += 1
    assert (keeper.bullets, keeper.is_stud) == (0, False)


def test_wei_xu_is_in_no_shootout_when_nobody_opposes_the_job() -> None:
    seen: list[tuple[int, int]] = []
    look = able("deed", trait("after", happens.Joined), lambda use: seen.append((wei.influence, wei.value)))
    t = Table()
    wei = t.put("Wei Xu")
    t.put(look)
    t.use(t.hand("Burn 'Em Out"), "", seat=0)
    t.finish()
    assert seen and set(seen) == {(1, 2)}


def test_eva_rides_nowhere_when_she_cannot_leave() -> None:
    t = Table()
    eva = t.put("Eva Bright Eyes", at="town square", has=[plain("goods", "Pony", keywords=("Horse",))])
    t.put(
        able("deed", always(cannot(Act.SEND_HOME_BOOTED), on="yours"), lambda holder, card, use, other: True)
    )
    t.shootout(eva, t.dude(seat=1, at="town square"), t.dude(at="town square"))
    assert not t.can_use(eva)
