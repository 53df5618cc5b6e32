"""Statements whose second clause, other alternative, end or boundary is easily left out."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    DECK,
    OUT_OF_PLAY,
    Dude,
    Goods,
    Use,
    cheatin,
    dude,
    grifter,
    happens,
    noon,
    noon_or_shootout,
    opposing,
    react,
    trait,
)
from gomorra.engine import RULESETS, Game
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.state import GONE
from gomorra.engine.plays.perform import perform
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, either_leads, plain, rule

TWO_PAIR = "Q♣ Q♦ 3♦ 3♠ 9♦"


@rule("RB-2.4-f", "RB-2.4-e")
@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_brings_a_deed_in_by_an_effect_chooses_the_end(end: str, seat: int) -> None:
    t = Table()
    old, new = t.deed(seat=seat), t.hand(plain("deed"), seat=seat)
    t.use(t.hand(able("action", noon(), lambda use: use.play(new)), seat=seat))
    assert (t.decision.kind, t.decision.seat) == ("street", seat)
    t.answer(end)
    player = t.game.state.players[t.seat(seat)]
    assert player.street == (
        (new.id, player.home, old.id) if end == "left" else (player.home, old.id, new.id)
    )


@rule("RB-5.3.1-l")
def test_an_ability_used_in_setup_is_there_again_on_the_second_day() -> None:
    class Con(Dude):
        @noon()
        def deal(self, use: Use) -> Any:
            yield from use.gain(1)

        @grifter()
        def start(self, use: Use) -> Any:
            (deal,) = [ability for ability in self.abilities if ability.name == "deal"]
            yield from perform(Use(self.game, use.seat, self, deal, "noon"))

    con_artist = plain("dude", behaviour=Con, keywords=["Grifter"], influence=1)
    game: Game = begin(deck_of(plain("outfit"), [con_artist]))
    (con,) = game.dudes(0)
    game.answer(("use", con.id, "start"))
    seen = {}
    while game.state.day < 3 and not game.over:
        if game.decision.kind == "play" and game.decision.seat == 0 and game.state.phase == "noon":
            seen[game.state.day] = ("use", con.id, "deal") in [item.payload for item in game.decision.options]
        keys = game.decision.keys
        game.answer("pass" if "pass" in keys else "done" if "done" in keys else keys[0])
    assert seen[1] is False and seen[2] is True


@rule("RB-5.3.3-a")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_unbooted_dude_of_yours_moves(seat: int) -> None:
    t = Table()
    mine, theirs, tired = t.dude(seat=seat), t.dude(seat=1 - seat), t.dude(seat=seat, booted=True)
    t.turn_of(seat)
    assert {key[1] for key in t.offers("move")} == {mine.id}
    t.move(mine, "town square")
    assert mine.in_town_square and theirs.at_home and tired.at_home


@rule("RB-5.3.4-s", "RB-3.6-a", "RB-3.5-a")
@pytest.mark.parametrize(("kind", "words"), [("spell", ["Hex"]), ("goods", [])])
def test_what_is_bought_goes_on_nobody_elses_dude(kind: str, words: list[str]) -> None:
    t = Table(seats=3)
    card = t.hand(plain(kind, keywords=words))
    rivals = [t.dude(seat=seat, at="home of 0", keywords=["Huckster 1"]) for seat in (1, 2)]
    assert t.offers("shop") == []
    mine = t.dude(keywords=["Huckster 1"])
    assert t.offers("shop") == [("shop", card.id, mine.id)]
    assert all(t.why_not("shop", card, rival).rule == "RB-3.5-a" for rival in rivals)


@rule("RB-6.1.5-x", "RB-6.1.5-w", "RB-6.1.5-y")
@either_leads
def test_of_several_dudes_as_many_are_lost_as_casualties_were_taken() -> None:
    t = Table()
    ann, *others = [t.dude(at="town square") for _ in range(3)]
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob, *others)
    t.hands(LEGAL, TWO_PAIR)
    t.run("casualty")
    assert t.casualties() and all(len(way) == 2 or "ace" in way.values() for way in t.casualties())
    assert "done" not in t.decision.keys and "pass" not in t.decision.keys
    t.answer(("casualty", ann, "discard"))
    assert t.decision.kind == "casualty" and {key[2] for key in t.offers("casualty")} == {"discard"}
    t.answer(("casualty", others[0], "discard"))
    assert t.decision.kind != "casualty" and others[1].in_play


@rule("RB-7.2.2-a", "RB-7.2.2-d")
@pytest.mark.parametrize("kind", ["goods", "dude", "deed", "spell"])
@pytest.mark.parametrize("way", ["play", "effect"])
def test_no_gadget_without_a_mad_scientist(kind: str, way: str) -> None:
    t = Table()
    words = ["Gadget 1", *(["Hex"] if kind == "spell" else [])]
    gadget = t.hand(plain(kind, keywords=words))
    t.dude(keywords=["Huckster 9"])
    if way == "play":
        assert t.offers("shop") == [] and t.offers("invent") == []
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.play(gadget))))
        assert not gadget.in_play
        t.pass_()
    t.dude(seat=1, keywords=["Mad Scientist 9"], at="home of 0")
    t.turn_of(0)
    assert t.offers("invent") == [], "another player's is of no use"
    maker = t.dude(keywords=["Mad Scientist 9"])
    t.turn_of(0)
    assert t.offers("invent") == [("invent", gadget.id, maker.id)]


@rule("RB-7.2.2-n")
def test_a_gadget_dude_may_be_told_to_enter_elsewhere() -> None:
    t = Table()
    lab, shed = t.deed(), t.deed()
    maker = t.dude(at=lab, keywords=["Mad Scientist 9"])
    robot = t.hand(plain("dude", keywords=["Gadget 1"]))
    t.use(t.hand(able("action", noon(), lambda use: use.play(robot, at=shed))))
    assert robot.place == shed.id and maker.booted and maker.place == lab.id


@rule("CG-HelpText-a", "CR-GeneralStore-a")
def test_as_shoppin_is_help_text() -> None:
    t = Table()
    theirs = t.deed(seat=1)
    bearer = t.dude(at=theirs, booted=True)
    gun = t.hand(plain("goods", cost=3))
    store = t.put("General Store")
    assert t.why_not("shop", gun, bearer).rule == "RB-5.3.4-j", "that is what shoppin' asks for"
    t.use(store)
    t.answer(gun) if t.decision.kind == "choose" else None
    assert gun.host == bearer


@rule("CG-NoonShootout-a")
@either_leads
def test_a_noon_or_shootout_ability_reaches_out_at_noon_only() -> None:
    t = Table()
    outside = t.dude(seat=1, at="town square")
    push = able("action", noon_or_shootout(target=opposing & dude), lambda use: use.boot(use.target))
    pull = able("action", noon_or_shootout(target=dude, brings_in=True), lambda use: use.join(use.target))
    first, second = t.hand(push, push)
    bring = t.hand(pull)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    mine = t.dude()
    with t.noting() as noted:
        t.use(first, "", outside)
    assert set(noted[0]) == {outside, bob}
    t.shootout(ann, bob)
    with t.noting() as noted:
        t.use(second)
    assert noted == [[bob]] and bob.booted
    t.pass_()
    t.use(bring, "", mine)
    assert mine.in_posse


def void(use: Use) -> None:
    use.event.replaced = True  # type: ignore[union-attr]  # a trait has an event


@rule("CG-Prevention-a")
@pytest.mark.parametrize("by", ["card", "board", "rule", "instead"])
def test_an_effect_is_prevented_by_a_card_the_board_or_a_rule(by: str) -> None:
    t = Table(legends=[None, plain("legend")])
    foe = t.dude(seat=1, booted=by == "board")
    if by == "card":
        t.game.rules(t.seat(1)).forbid("boot", foe, until="day")
    if by == "instead":
        t.put(able("deed", trait("when", happens.Booted, instead=True), void), seat=1)
    target = t.game.outfit(t.seat(1)).attachments[0] if by == "rule" else foe
    done = []

    def attack(use: Use) -> Any:
        done.append((yield from use.boot(target)))

    t.use(t.hand(able("action", noon(), attack)))
    assert done == [False] and t.events(happens.Booted) == []


@rule("CG-Token-a")
def test_a_token_comes_from_outside_the_game_and_goes_back() -> None:
    t = Table()
    deck, hand, pile = t.deck_of(), t.hand_of(), t.discard_of()
    total = len(t.game.state.faces)
    made: list[Card] = []

    def conjure(use: Use) -> Any:
        face = use.game.token("Gunslinger", use.card.face)
        made.append((yield from use.create_token(face, use.game.card(0))))

    t.use(t.put(able("deed", noon(), conjure)))
    (token,) = made
    assert token.in_town_square and token.owner == t.seat(0) and len(t.game.state.faces) == total + 2
    assert (t.deck_of(), t.hand_of(), t.discard_of()) == (deck, hand, pile)
    t.use(t.hand(able("action", noon(), lambda use: use.discard(token)), seat=1))
    assert t.game.state.zones[token.id] == GONE and t.discard_of() == pile


class Omen(Goods):
    """Speaks of the deck."""

    @trait(
        "after",
        happens.Discarded,
        if_=lambda card, event: event.card == card.id and event.origin == DECK,
        zones=OUT_OF_PLAY,
    )
    def out(self, use: Use) -> Any:
        yield from use.gain(1)

    @trait(
        "after",
        happens.Returned,
        if_=lambda card, event: event.card == card.id and event.zone == DECK,
        zones=OUT_OF_PLAY,
    )
    def back(self, use: Use) -> Any:
        yield from use.gain(3)


@rule("CG-Traits-d")
def test_a_trait_about_leaving_and_entering_the_deck_works_there() -> None:
    t = Table(stash=0)
    omen = t.stack(plain("goods", behaviour=Omen))
    t.use(t.hand(able("action", noon(), lambda use: use.discard(omen))))
    assert omen in t.discard_of() and t.rock() == 1
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.to_deck(omen))))
    assert omen in t.deck_of() and t.rock() == 4
    t.pass_()
    held = t.hand(plain("goods", behaviour=Omen))
    t.use(t.hand(able("action", noon(), lambda use: use.discard(held))))
    assert t.rock() == 4, "it did not leave the deck"


@rule("CR-IvorHawley-a")
@pytest.mark.parametrize(
    ("spells", "bonus"), [([], 0), (["Soul Blast"], 1), (["Soul Blast", "Shadow Walk"], 1)]
)
def test_ivors_bonus_is_there_with_the_first_hex(spells: list[str], bonus: int) -> None:
    t = Table()
    ivor = t.put("Ivor Hawley")
    t.attach(plain("goods"), ivor)
    for title in spells:
        t.attach(title, ivor)
    assert (ivor.bullets, ivor.influence, ivor.rating("Huckster")) == (1 + bonus, 3 + bonus, 2 + bonus)


@rule("CR-QUATERMAN-e", "FQ-Shoppin-b")
@pytest.mark.parametrize(
    ("place", "pull", "booted", "made"),
    [
        ("home", "9♠", False, True),
        ("home", "A♠", False, False),
        ("home", "9♠", True, False),
        ("town square", "9♠", False, False),
    ],
)
def test_quaterman_is_made_on_controlled_ground_by_a_test(
    place: str, pull: str, booted: bool, made: bool
) -> None:
    t = Table()
    leader, maker = t.dude(), t.dude(keywords=["Mad Scientist 0"], at=place, booted=booted)
    t.dude()
    robot = t.discard("QUATERMAN")
    t.stack(pull)
    t.use(t.hand("Recruitment Drive"), "", leader)
    t.form()
    assert robot.in_play is made
    assert maker.booted is (place == "home")


@rule("AE-Multi-d", "CG-Shootout2-a")
@pytest.mark.parametrize("stud", [True, False])
@pytest.mark.parametrize("side", [0, 1])
def test_the_bullets_of_an_ally_count_in_full_for_the_shooter(stud: bool, side: int) -> None:
    t = Table(seats=4)
    dudes = [
        t.dude(seat=seat, at="town square", bullets=3 if seat > 1 else 0, stud=stud) for seat in range(4)
    ]
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])
    t.pass_(4)
    for seat, shooter in ((0, dudes[2 if side == 0 else 0]), (1, dudes[3 if side == 1 else 1])):
        assert t.decision.seat == seat
        t.answer(shooter)
    found = [drawing.bonuses(t.game, t.game.shootout, one) for one in (0, 1)]
    full, alone = (3 + 1, 0), (0 + 1, 0)
    expected = [full if one == side else alone for one in (0, 1)]
    assert found == (expected if stud else [pair[::-1] for pair in expected])


@rule("AE-Multi-e")
def test_hands_come_from_the_decks_of_leader_and_mark() -> None:
    t = Table(seats=4)
    dudes = [t.dude(seat=seat, at="town square", bullets=2, stud=True) for seat in range(4)]
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])
    before = [len(t.deck_of(seat)) for seat in range(4)]
    t.pass_(4)
    t.answer(dudes[2], dudes[3])
    t.run("keep five")
    owners = [{t.who(card.owner) for card in t.draw_hand_of(seat)} for seat in range(4)]
    assert owners == [{0}, {1}, set(), set()]
    assert [len(t.deck_of(seat)) for seat in (2, 3)] == before[2:]
    assert [before[seat] - len(t.deck_of(seat)) for seat in (0, 1)] == [8, 8]


@rule("AE-Attach-a")
@pytest.mark.parametrize("word", ["Weapon", "Horse"])
def test_an_older_weapon_or_horse_goes_without_a_choice(word: str) -> None:
    t = Table(ruleset=RULESETS["2015"])
    thing = plain("goods", keywords=[word])
    bearer = t.dude(has=[thing])
    (old,) = bearer.attachments
    new = t.hand(thing)
    t.shop(new, bearer)
    assert t.decision.kind == "play" and old in t.discard_of() and bearer.attachments == [new]


@rule("RB-6.1.4-r")
@either_leads
def test_a_bystander_has_no_posse_for_magical_distraction() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(seat=2, at="town square", keywords=["Huckster 1"], has=["Soul Blast"])
    trick = t.hand("Magical Distraction", seat=2)
    other = t.hand(able("action", cheatin()), seat=2)
    t.showdown(ann, bob, hands=(CHEATIN, LEGAL))
    t.pass_(2)
    assert t.decision.seat == 2 and t.can_use(other, seat=2) and not t.can_use(trick, seat=2)


@rule("RB-6.1.6-g", "RB-6.1.6-a")
@either_leads
def test_one_player_runs_with_all_his_dudes_before_the_other_is_asked() -> None:
    t = Table()
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(4)] for seat in (0, 1))
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(LEGAL, "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    t.answer(("casualty", ours[0], "discard"))
    asked = []
    while t.decision.kind == "flee" and len(asked) < 5:
        asked.append(t.decision.seat)
        t.answer(t.choices()[0] if asked.count(t.decision.seat) <= 2 else "done")
    assert asked == [0, 0, 0, 1, 1]
    assert [one.at_home for one in ours[1:]] == [True, True, False]


@rule("RB-7.1-o", "CG-Duration-c")
def test_an_effect_of_a_lowball_react_is_gone_by_upkeep() -> None:
    t = Table()
    boss = t.dude(bullets=0, influence=1, upkeep=1)
    watch = react("after", happens.HandDrawn, if_=lambda card, event: event.lowball and event.seat == 0)
    t.put(able("deed", watch, lambda use: use.modify(boss, bullets=1)))
    t.stack("A♣ 2♦ 3♥ 4♠ joker")
    t.start("gambling")
    t.answer("react")
    assert t.decision.kind == "joker" and boss.bullets == 1
    t.run("upkeep")
    assert t.decision.kind == "upkeep" and boss.bullets == 0


@rule("CG-Experienced-f")
def test_a_dude_may_be_replaced_again_the_next_day() -> None:
    t = Table()
    first, second, third = (
        plain("dude", f"Ann {level}", name_key="ann", experience=level, influence=1) for level in range(3)
    )
    old, new, newest = t.put(first), t.hand(second), t.hand(third)
    t.replace(old, new)
    t.pass_()
    assert t.offers("replace") == []
    t.run("sundown")
    t.run("noon")
    t.turn_of(0)
    assert t.game.state.day == 2 and ("replace", new.id, newest.id) in t.offers("replace")


@rule("CG-Shootout5-f", "RB-6.1.5-w")
@pytest.mark.parametrize(
    ("hand", "count", "aced"),
    [("9♣ 9♦ 9♥ 4♠ 2♣", 3, None), ("2♣ 3♦ 4♥ 5♠ 6♣", 4, 2), ("3♣ 6♣ 8♣ 9♣ J♣", 5, 2)],
)
def test_all_are_aced_from_twice_as_many_casualties_on(hand: str, count: int, aced: int | None) -> None:
    t = Table()
    ann, ben, foe = (t.dude(seat=seat, at="town square") for seat in (0, 0, 1))
    t.shootout(ann, foe, ben)
    t.hands(LEGAL, hand)
    t.run("resolution")
    while t.game.shootout is not None and t.game.shootout.step == "resolution":
        t.pass_()
    assert t.events(happens.RoundDecided)[0].casualties[0] == count
    if aced is None:
        assert t.decision.kind == "casualty" and len(t.casualties()) == 2, "one is aced, the other discarded"
    t.finish()
    assert len(t.boot_hill_of(0)) == (aced if aced is not None else 1)


@rule("CR-CheatinVarmint-b")
@pytest.mark.parametrize(("ability", "price"), [("catch", 0), ("accuse", 5)])
@either_leads
def test_a_copy_of_cheatin_varmint_is_good_for_one_of_its_abilities(ability: str, price: int) -> None:
    t = Table()
    varmint = t.hand("Cheatin' Varmint")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, "9♣ 9♣ 9♦ 9♥ 2♠"))
    assert t.can_use(varmint, "catch") and t.can_use(varmint, "accuse")
    t.use(varmint, ability, 1)
    assert (t.rank(1), t.rock()) == (8 - 2, 20 - price)
    t.pass_()
    assert varmint in t.discard_of() and not t.can_use(varmint)
