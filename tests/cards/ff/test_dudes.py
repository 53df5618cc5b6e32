"""Faith and Fear: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, begin, deck_of, either_leads, plain, rule

CODES = ("05019", "24102", "00134")


def patron(t: Table, code: str, at: Card | str = "town square", **facts: int) -> tuple[Card, Card]:
    """Nicodemus somewhere, and a dude of yours with influence at an in-town deed."""
    return t.put(code, at=at), t.dude(at=t.deed(), **({"influence": 1} | facts))


@pytest.mark.parametrize("code", CODES)
def test_your_dudes_at_in_town_deeds_give_nicodemus_control_points(code: str) -> None:
    t = Table()
    nicodemus, ann = patron(t, code)
    t.use(ann)
    assert nicodemus.control == 1 and ann.booted and t.game.control_points(0) == 1


@rule("CG-Abilities-c")
def test_without_influence_the_boot_is_in_vain() -> None:
    t = Table()
    nicodemus, ann = patron(t, "05019", influence=0)
    t.use(ann)
    assert nicodemus.control == 0 and ann.booted


@rule("CE-NicodemusWhateley")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("control", [0, 1, 3])
def test_nicodemus_has_three_points_at_most(code: str, control: int) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square", control=control)
    for count in (min(control + more, 3) for more in (1, 2, 3, 4)):
        t.use(t.dude(at=t.deed(), influence=1))
        t.pass_()
        assert nicodemus.control == count


@rule("CR-NicodemusWhateley-a")
def test_nicodemus_may_boot_himself() -> None:
    t = Table()
    nicodemus = t.put("Nicodemus Whateley", at=t.deed())
    t.use(nicodemus)
    assert nicodemus.control == 1 and nicodemus.booted


def test_only_your_dudes_at_in_town_deeds_have_the_ability() -> None:
    t = Table()
    nicodemus, _ = patron(t, "05019")
    deed = t.deed(seat=1)
    others = [
        t.dude(influence=1),
        t.dude(at="town square", influence=1),
        t.dude(at=t.deed(keywords=("Out of Town",)), influence=1),
        t.dude(seat=1, at=deed, influence=1),
    ]
    assert not any(t.can_use(dude) for dude in others) and nicodemus.control == 0


@pytest.mark.parametrize("code", CODES)
def test_the_points_count_at_sundown_and_are_gone_after_it(code: str) -> None:
    t = Table()
    nicodemus, ann = patron(t, code)
    t.dude(seat=1, influence=5)
    t.use(ann)
    t.end_day()
    assert not t.game.over and nicodemus.control == 0


@pytest.mark.parametrize("code", CODES)
def test_nicodemus_wins_with_his_points(code: str) -> None:
    t = Table()
    _, ann = patron(t, code)
    t.use(ann)
    t.end_day()
    assert t.game.over and t.game.outcome is not None and t.game.outcome.winner == 0


@rule("CR-NicodemusWhateley-b")
@pytest.mark.parametrize("code", CODES)
def test_at_home_nicodemus_loses_every_point_he_has(code: str) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square", control=2)
    ann = t.dude(at=t.deed(), influence=1)
    t.use(ann)
    assert nicodemus.control == 3
    t.pass_()
    t.move(nicodemus, "home")
    assert nicodemus.control == 0


@rule("CR-NicodemusWhateley-b")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("way", ["sundown", "sent home"])
def test_nicodemus_loses_every_point_at_sundown_and_however_he_comes_home(code: str, way: str) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square", control=2)
    t.dude(seat=1, influence=9)
    t.use(t.dude(at=t.deed(), influence=1))
    assert nicodemus.control == 3
    if way == "sundown":
        t.end_day()
        assert nicodemus.in_town_square
    else:
        list(t.game.rules(1).send_home_booted(nicodemus))
    assert nicodemus.control == 0


def test_a_point_given_to_nicodemus_at_home_is_lost_at_once() -> None:
    t = Table()
    nicodemus, ann = patron(t, "05019", at="home")
    t.use(ann)
    assert nicodemus.control == 0 and ann.booted


MIRACLE, HEX = plain("spell", "Psalm", keywords=["Miracle"]), plain("spell", "Hex", keywords=["Hex"])
GADGET = plain("goods", "Engine", cost=2, keywords=["Gadget 5"])


def duel(t: Table, code: str, *things: object, **facts: int) -> tuple[Card, Card]:
    """The dude with these things against a foe."""
    hero = t.put(code, at="town square")
    for thing in things:
        t.attach(thing, hero)
    foe = t.dude(seat=1, at="town square", **facts)
    t.shootout(hero, foe)
    return hero, foe


@pytest.mark.parametrize("thing", [HEX, plain("goods", keywords=["Mystical"])])
def test_micah_drains_value_by_a_hex_or_mystical_goods(thing: object) -> None:
    t = Table()
    micah, foe = duel(t, "Micah Ryse (Exp.1)", thing, value=8)
    t.use(micah)
    assert foe.value == 5 and micah.attachments[0].booted and not micah.booted


def test_micah_needs_something_to_boot() -> None:
    t = Table()
    micah, _ = duel(t, "Micah Ryse (Exp.1)", plain("goods"), MIRACLE)
    assert not t.can_use(micah)


@pytest.mark.parametrize(("pull", "saved"), [("7♠", True), ("6♠", False)])
def test_perry_preaches_law_dogs_awake(pull: str, saved: bool) -> None:
    t = Table()
    perry = t.put("Rev. Perry Inbody")
    near = t.dude(at="town square", gangs=["Law Dogs"], booted=True)
    outlaw = t.dude(at="town square", gangs=["Outlaws"], booted=True)
    t.stack(pull)
    t.use(perry)
    assert perry.booted is not saved and near.booted is not saved and outlaw.booted


def test_perry_reaches_only_this_and_adjacent_places() -> None:
    t = Table()
    perry, far = t.put("Rev. Perry Inbody"), t.dude(at="home of 1", gangs=["Law Dogs"], booted=True)
    t.stack("9♠")
    t.use(perry)
    assert not perry.booted and far.booted


def test_zoe_invents_weapons_only_with_the_help_of_deputies() -> None:
    t = Table()
    zoe = t.put("Zoe Halbrook")
    t.dude(keywords=["Deputy"])
    t.dude(seat=1, at="home of 0", keywords=["Deputy"])
    t.dude(at="town square", keywords=["Deputy"])
    gun, engine = t.hand(plain("goods", keywords=["Gadget 5", "Weapon"]), GADGET)
    assert zoe.rating("Mad Scientist") == 2
    assert {payload[1] for payload in t.offers("invent")} == {gun.id}
    t.stack("3♠")
    t.invent(gun, zoe)
    assert gun.host is zoe and engine in t.hand_of()


def test_abram_disarms_from_the_second_round_on() -> None:
    t = Table()
    gun, sword = (
        plain("goods", bullets=2, keywords=["Weapon"]),
        plain("goods", bullets=1, keywords=["Weapon"]),
    )
    hat = plain("goods", bullets=1, keywords=["Attire"])
    abram, first = t.put("Abram Grothe (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    foe, friend = (t.dude(seat=1, at="town square", has=has) for has in ([gun, hat], [sword]))
    mine, fodder = t.dude(at="town square", has=[gun]), t.dude(at="town square")
    t.shootout(fodder, first, foe, friend, mine, abram)
    assert not t.can_use(abram) and (foe.bullets, friend.bullets) == (3, 1)
    t.hands(f"{LEGAL} Q♦", LEGAL)
    t.next_round()
    assert not fodder.in_play and not first.in_play
    t.use(abram)
    assert abram.bullets == 3 and (foe.bullets, friend.bullets, mine.bullets) == (1, 0, 2)
    assert [card.attachments[0].booted for card in (foe, friend, mine)] == [True, True, False]
    assert not foe.attachments[1].booted


def test_abram_takes_the_bonus_that_a_weapon_has_by_its_text() -> None:
    t = Table()
    abram, fodder = t.put("Abram Grothe (Exp.1)", at="town square"), t.dude(at="town square")
    first, foe = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", has=["Tlaloc's Furies"])
    t.shootout(fodder, first, foe, abram)
    t.hands(f"{LEGAL} Q♦", LEGAL)
    t.next_round()
    assert foe.bullets == 1
    t.use(abram)
    assert foe.bullets == 0 and foe.attachments[0].booted


@pytest.mark.parametrize("what", ["ranch", "far", "gadget"])
def test_william_plans_land_and_gadgets_at_a_discount(what: str) -> None:
    t = Table(stash=1)
    william, other = t.put("William Specks"), t.dude(keywords=["Mad Scientist 9"])
    cards = {
        "ranch": plain("deed", cost=3, keywords=["Ranch"]),
        "far": plain("deed", cost=3, keywords=["Out of Town"]),
        "gadget": plain("goods", cost=3, keywords=["Gadget 5"]),
    }
    card, _, _ = t.hand(cards[what], plain("deed", cost=3), plain("goods", cost=1))
    t.use(william, "", *(["left"] if what == "ranch" else []))
    assert card.in_play and t.rock() == 0 and william.booted
    assert other.booted is (what == "gadget")


@rule("CR-WilliamSpecks-a")
def test_william_does_not_invent_himself_what_he_planned() -> None:
    t = Table()
    william = t.put("William Specks")
    gadget = t.hand(GADGET)
    assert not t.can_use(william)
    other = t.dude(keywords=["Mad Scientist 9"])
    assert t.can_use(william)
    t.stack("K♠")
    t.use(william)
    assert gadget.host == other and other.booted and not william.attachments


def test_lane_rides_to_an_adjacent_deed_and_calls_out() -> None:
    t = Table()
    mill = t.deed()
    lane = t.put("Lane Healey (Exp.1)", at="town square")
    horse = t.attach(plain("goods", keywords=["Horse"]), lane)
    t.dude(seat=1, at="town square")
    foe = t.dude(seat=1, at=mill)
    t.use(lane)
    assert horse.booted and not lane.booted and foe.booted and lane.place == mill.place
    t.form()
    assert t.game.shootout is not None and foe.in_posse and lane.in_posse


def test_lane_needs_a_horse_and_a_dude_at_a_deed_next_door() -> None:
    t = Table()
    lane = t.put("Lane Healey (Exp.1)")
    t.attach(plain("goods", keywords=["Horse"]), lane)
    t.dude(seat=1, at="town square")
    t.dude(seat=1, at=t.deed(keywords=["Out of Town"]))
    assert not t.can_use(lane)

    t = Table()
    lane = t.put("Lane Healey (Exp.1)", at="town square")
    t.dude(seat=1, at=t.deed())
    assert not t.can_use(lane)


@rule("CR-TheFixer-a")
@pytest.mark.parametrize(("wanted", "booted"), [("Kidnappin'", False), ("Filler", True), (None, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_fixer_digs_five_cards_deep(wanted: str | None, booted: bool, seat: int) -> None:
    decks = [deck_of("Desolation Row", ["The Fixer"], ["Kidnappin'"] * 20), deck_of(plain("outfit"))]
    game = begin(decks[seat], decks[1 - seat])
    assert (game.decision.kind, game.decision.seat) == ("grifter", seat)
    player = game.state.players[seat]
    top, held = list(player.deck[:5]), len(player.hand)
    game.answer(game.decision.options[0].payload)
    options = {
        game.card(int(option.payload[1])).title: option.payload
        for option in game.decision.options
        if option.payload[0] == "card"
    }
    assert set(top) == set(player.discard) and not game.state.players[1 - seat].discard
    game.answer(options[wanted] if wanted else ("pass",))
    assert len(player.hand) == held + (wanted is not None)
    assert game.dudes(seat)[0].booted is booted


@pytest.mark.parametrize("code", ["05015", "24080"])
def test_maria_adds_her_bounty_to_huckster_tests_in_a_shootout(code: str) -> None:
    t = Table()
    trick = able("spell", shootout(spell=7), lambda use: use.draw(), keywords=["Hex"])
    maria = t.put(code, at="town square", bounty=3)
    book, foe = t.attach(trick, maria), t.dude(seat=1, at="town square")
    t.shootout(maria, foe)
    t.stack("4♠")
    t.use(book)
    assert len(t.hand_of()) == 1
    assert maria.rating("Huckster") == 0


@rule("CR-MariaKingsford-a")
@pytest.mark.parametrize(("pull", "comes"), [("6♠", False), ("7♠", True)])
@either_leads
def test_marias_bounty_does_not_help_to_bring_her_in(pull: str, comes: bool) -> None:
    t = Table()
    ride = able("spell", shootout(spell=7, brings_in=True), lambda use: use.join(use.actor), keywords=["Hex"])
    maria, ann = t.put("Maria Kingsford", bounty=3), t.dude(at="town square")
    book, foe = t.attach(ride, maria), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.stack(pull)
    t.use(book)
    assert maria.in_posse is comes


def test_makaio_moves_a_bounty_among_your_dudes() -> None:
    t = Table()
    makaio, crook, clean = t.put("Makaio Kaleo, Esq."), t.dude(bounty=2), t.dude()
    t.dude(seat=1, bounty=4)
    t.use(makaio, "", clean)
    assert (crook.bounty, clean.bounty) == (1, 1) and not makaio.booted

    t = Table()
    makaio = t.put("Makaio Kaleo, Esq.")
    t.dude(seat=1, bounty=4)
    assert not t.can_use(makaio)


def test_sister_lois_comforts_with_a_miracle() -> None:
    t = Table()
    lois, _ = duel(t, "Sister Lois Otwell", MIRACLE)
    t.use(lois)
    assert lois.attachments[0].booted and (lois.bullets, lois.value) == (3, 11)

    t = Table()
    lois, _ = duel(t, "Sister Lois Otwell", HEX)
    assert not t.can_use(lois)


def test_felix_sees_the_top_card_with_a_miracle() -> None:
    t = Table()
    felix = t.put("Félix Amador")
    psalm = t.attach(MIRACLE, felix)
    t.use(felix)
    seen = [bool(t.game.state.known[card.id] & 1) for card in t.deck_of()[:2]]
    assert psalm.booted and seen == [True, False]


def test_makaio_moves_bounty_only_where_it_can_go() -> None:
    t = Table()
    makaio, crook = t.put("Makaio Kaleo, Esq."), t.dude(bounty=2)
    honest = t.put(able("dude", always(cannot(Act.WANTED)), lambda card, item, *others: item is card))
    with t.noting() as noted:
        t.use(makaio)
    assert crook.bounty == 1 and makaio.bounty == 1 and all(honest not in cards for cards in noted)
