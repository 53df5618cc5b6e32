"""Rulebook 7 in its smaller clauses: Reacts late in a round, spells that fail, Gadgets that an effect brings in."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    dude,
    happens,
    in_hand,
    noon,
    react,
    resolution,
    shootout,
    trait,
    where,
    your,
)
from gomorra.engine.kernel.state import DISCARD, LIMBO
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
EQUAL = ("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")


@rule("RB-7.1-m")
@pytest.mark.parametrize(
    "event", [happens.ShooterPicked, happens.HandDrawn, happens.RoundDecided, happens.CasualtiesTaken]
)
@either_leads
def test_a_react_of_any_step_of_the_first_round_holds_until_the_shootout_ends(event) -> None:
    t = Table(deck=60)
    boss = t.dude(bullets=0, influence=1)
    t.put(able("deed", react("after", event), lambda use: use.modify(boss, bullets=1)))
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    t.shootout(*dudes)
    t.hands(*EQUAL)
    t.run("react")
    t.answer("react")
    assert boss.bullets == 1
    t.next_round()
    assert boss.bullets == 1
    t.hands(*EQUAL)
    t.finish()
    assert t.game.shootout is None and boss.bullets == 0


@rule("RB-7.1-m")
@either_leads
def test_a_react_to_a_resolution_play_holds_until_the_shootout_ends() -> None:
    t = Table(deck=60)
    boss = t.dude(bullets=0, influence=1)
    watcher = t.put(able("deed", react("after", happens.Gained), lambda use: use.modify(boss, bullets=1)))
    act = t.hand(able("action", resolution(), lambda use: use.gain(1)))
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)))
    t.hands(*EQUAL)
    t.run("resolution")
    t.use(act)
    t.use(watcher, seat=0)
    t.next_round()
    assert boss.bullets == 1
    t.hands(*EQUAL)
    t.finish()
    assert t.game.shootout is None and boss.bullets == 0


@rule("RB-7.2.1-e", "RB-7.2.1-f")
@pytest.mark.parametrize(("pull", "works"), [("K♣", True), ("A♣", False)])
@pytest.mark.parametrize("role", ["boots", "discards", "aces"])
def test_what_a_spell_does_to_a_chosen_dude_is_done_only_if_it_succeeds(
    role: str, pull: str, works: bool
) -> None:
    t = Table()
    caster, price = t.dude(keywords=["Huckster 1"]), t.dude("Price")
    declared = noon(spell=9, **{role: your & dude & where(lambda card, use: card.title == "Price")})
    spell = t.attach(able("spell", declared, lambda use: use.gain(1), keywords=["Hex"]), caster)
    t.stack(pull)
    t.use(spell)
    assert (price.booted or not price.in_play) is works
    assert t.rock() == 20 + works
    assert caster.in_play and not caster.booted


def laboratory(pull: str = "5♣", *, stash: int = 20, booted: bool = False, **facts):
    """A Mad Scientist 2, a Gadget 7 in hand, and a deed that brings a Gadget in."""
    t = Table(stash=stash)
    scientist = t.dude(keywords=["Mad Scientist 2"], booted=booted)
    card = t.hand(plain("goods", keywords=["Gadget 7"], **facts))
    playable = where(lambda one, use: use.can_play(one), zone="hand")
    store = t.put(able("deed", noon(target=in_hand & playable), lambda use: use.play(use.target)))
    t.stack(pull)
    return t, scientist, card, store


@rule("RB-7.2.2-g", "RB-7.2.2-h")
@pytest.mark.parametrize(
    ("booted", "stash", "usable"), [(False, 3, True), (True, 3, False), (False, 2, False)]
)
def test_an_effect_lets_no_booted_scientist_invent_and_nobody_without_the_price(
    booted: bool, stash: int, usable: bool
) -> None:
    t, scientist, card, store = laboratory(stash=stash, booted=booted, cost=3)
    assert t.can_use(store) is usable
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert card.in_play is usable
    assert (t.rock(), scientist.booted) == ((0, True) if usable else (stash, booted))


@rule("RB-7.2.2-l", "RB-7.2.2-m", "RB-7.2.2-d")
def test_a_gadget_that_an_effect_brings_in_is_discarded_on_a_failure_too() -> None:
    t, scientist, card, store = laboratory("4♣", cost=3)
    t.use(store)
    assert card in t.discard_of() and scientist.booted and t.rock() == 17


@rule("RB-7.2-k")
@pytest.mark.parametrize(("pull", "works"), [("5♣", True), ("4♣", False)])
def test_the_pull_of_an_invention_is_discarded_after_its_result(pull: str, works: bool) -> None:
    t, scientist, card, _ = laboratory(pull)
    (pulled, *_) = t.deck_of()
    zones = []
    event = happens.EnteredPlay if works else happens.Discarded
    watch = trait("after", event, if_=lambda seen, what: what.card == card.id)
    t.put(able("deed", watch, lambda use: zones.append(pulled.zone)))
    t.invent(card, scientist)
    assert zones == [LIMBO] and pulled.zone == DISCARD


@rule("RB-7.2-k")
def test_the_pulls_of_a_spell_and_a_technique_are_discarded_after_their_results() -> None:
    t = Table()
    zones = []

    def look(use):
        zones.append(use.game.card(use.pulled.card).zone)

    caster = t.dude(keywords=["Huckster 1", "Kung Fu 3"], value=9)
    spell = t.attach(able("spell", noon(spell=2), look, keywords=["Hex"]), caster)
    kick = t.hand(able("action", noon(technique=True), look, keywords=["Technique"]))
    pulled = t.stack("6♥ 4♦")
    t.use(spell)
    assert pulled[0].zone == DISCARD
    t.turn_of(0)
    t.use(kick)
    assert zones == [LIMBO, LIMBO] and pulled[1].zone == DISCARD


@rule("RB-7.3-d", "RB-7.3.1-d", "RB-7.3.1-e")
@pytest.mark.parametrize("rating", [0, 1, 4])
@pytest.mark.parametrize("pull", [6, 7, 8, 10, 11])
def test_a_rating_of_nothing_is_enough_to_make_the_test(pull: int, rating: int) -> None:
    t = Table()
    t.dude(keywords=[f"Kung Fu {rating}"], value=7)
    kick = t.hand(able("action", noon(technique=True), lambda use: use.gain(1), keywords=["Technique"]))
    t.stack(plain("action", value=pull))
    t.use(kick)
    assert t.rock() == 20 + (pull < 7 + rating)


@rule("RB-7.1-a")
@pytest.mark.parametrize("kind", ["deed", "spell", "improvement", "legend"])
def test_spells_improvements_and_legends_react_too(kind: str) -> None:
    words = {"spell": ["Hex"], "improvement": ["Improvement"]}.get(kind, [])
    answers = react("after", happens.EnteredPlay)
    card = able("goods" if kind == "improvement" else kind, answers, lambda use: use.gain(1), keywords=words)
    t = Table(legends=[card if kind == "legend" else None, None])
    if kind == "deed":
        t.put(card)
    elif kind != "legend":
        t.attach(card, t.dude(keywords=["Huckster 1"]) if kind == "spell" else t.deed())
    t.shop(t.hand(plain("dude"), seat=1))
    assert (t.decision.seat, t.decision.kind) == (0, "react")
    t.answer("react")
    assert t.rock() == 21


@rule("RB-7.2.1-f", "RB-7.2.1-g", "RB-7.2.1-h", "RB-7.3.1-g")
@pytest.mark.parametrize("kind", ["spell", "technique"])
@pytest.mark.parametrize("step", ["shootout", "resolution"])
@either_leads
def test_after_a_failure_in_a_fight_it_is_the_other_players_turn(step: str, kind: str) -> None:
    t = Table()
    times = {"shootout": shootout, "resolution": resolution}[step]
    expert = t.dude(at="town square", keywords=["Huckster 0", "Kung Fu 0"], value=2)
    if kind == "spell":
        card = t.attach(able("spell", times(spell=9), lambda use: use.gain(1), keywords=["Hex"]), expert)
    else:
        card = t.hand(able("action", times(technique=True), lambda use: use.gain(1), keywords=["Technique"]))
    t.shootout(expert, t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run("make plays" if step == "shootout" else "resolution")
    t.stack("5♣")
    t.use(card)
    assert (t.decision.seat, t.decision.kind) == (1, "play") and t.rock() == 20
    t.pass_()
    assert t.decision.seat == 0 and not t.can_use(card)


@rule("RB-7.2.2-k", "RB-7.2.2-q")
@pytest.mark.parametrize("kind", ["goods", "spell", "deed"])
def test_where_an_invented_gadget_goes(kind: str) -> None:
    t = Table()
    friend = t.dude(keywords=["Huckster 1", "Shaman 1"])
    maker = t.dude(keywords=["Mad Scientist 9", "Huckster 1"])
    words = {"spell": ["Hex"], "deed": ["Out of Town"]}.get(kind, [])
    card = t.hand(plain(kind, keywords=["Gadget 2", *words]))
    street = t.game.state.players[t.seat(0)].street
    t.invent(card, maker)
    assert card.in_play and friend.attachments == []
    assert card.host == (None if kind == "deed" else maker)
    player = t.game.state.players[t.seat(0)]
    assert player.street == street and player.out_of_town == ((card.id,) if kind == "deed" else ())


@rule("RB-7.2-i", "RB-7.2-j", "RB-7.3.1-c")
@pytest.mark.parametrize(("difficulty", "works"), [(4, True), (5, False)])
def test_a_test_without_any_card_left_is_made_with_an_ace(difficulty: int, works: bool) -> None:
    t = Table(deck=0)
    caster = t.dude(keywords=["Huckster 3", "Kung Fu 0"], value=1 + works)
    spell = t.attach(able("spell", noon(spell=difficulty), lambda use: use.gain(1), keywords=["Hex"]), caster)
    t.use(spell)
    assert t.rock() == 20 + works
    t.turn_of(0)
    t.use(t.hand(able("action", noon(technique=True), lambda use: use.gain(2), keywords=["Technique"])))
    assert t.rock() == 20 + 3 * works
    assert [event.value for event in t.events(happens.Pulled)] == [1, 1]


RABBIT, PIG = "Tao of the Jade Rabbit", "Tao of Zhu Bajie"


@rule("RB-7.3.2-b", "RB-7.3.2-d", "RB-7.3.2-e", "RB-7.3.2-f", "RB-7.3.2-g", "RB-7.3.2-h", "RB-7.3.2-i")
@rule("RB-7.3.2-j", "RB-7.3.2-k")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", [noon, shootout])
@either_leads
def test_a_combo_step_by_step_at_noon_and_in_a_fight(kind, steps: int) -> None:
    def technique(title: str, tao: str):
        declared = kind(technique=True, combo=lambda card, use: True)
        return able("action", declared, lambda use: use.gain(1), title=title, keywords=["Technique", tao])

    t = Table()
    monk, other = (t.dude(at="town square", keywords=["Kung Fu 3"], value=9) for _ in range(2))
    leap, again = t.hand(technique("Leap", RABBIT), technique("Leap", RABBIT))
    feint, moon = t.discard(technique("Feint", RABBIT)), t.hand(technique("Moon", RABBIT))
    foreign = [t.hand(technique("Rake", PIG)), t.discard(technique("Snout", PIG))]
    foreign += [t.boot_hill(technique("Burrow", RABBIT)), t.discard(technique("Burrow", RABBIT), seat=1)]
    if kind is shootout:
        t.shootout(monk, t.dude(seat=1, at="town square"), other)
    t.stack("A♣ A♦ A♥ A♠")
    t.use(leap, "", monk)
    chain = [(feint, {feint, moon}), (again, {again, moon}), (moon, {moon})][:steps]
    for follow, offered in chain:
        assert (t.decision.kind, t.decision.seat) == ("combo", 0) and "pass" in t.decision.keys
        assert {t.game.card(key[1]) for key in t.offers("use")} == offered
        t.answer(follow)
    if t.decision.kind == "combo":
        t.pass_()
    assert (t.decision.kind, t.decision.seat) == ("play", 1)
    assert t.rock() == 21 + steps
    assert [event.dude for event in t.events(happens.Pulled)] == [monk.id] * (steps + 1)
    assert not any(card.zone == LIMBO for card in foreign)


@rule("RB-7.2.1-b", "RB-7.2.3-g")
@pytest.mark.parametrize("times", [noon, shootout])
def test_using_a_totem_or_a_spell_of_a_fight_is_casting_too(times) -> None:
    t = Table()
    place = t.deed()
    shaman = t.dude(keywords=["Shaman 9"], at=place)
    totem = t.attach(able("spell", times(spell=2), keywords=["Spirit", "Totem"]), place)
    ghost = t.attach(able("spell", times(spell=2), keywords=["Spirit"]), shaman)
    t.put(able("deed", trait("after", happens.Cast), lambda use: use.gain(1)), seat=1)
    if times is shootout:
        t.shootout(shaman, t.dude(seat=1, at=place))
    for number, spell in enumerate((totem, ghost), start=1):
        t.use(spell, seat=0)
        assert t.rock(1) == 20 + number
        t.pass_()
    assert [(event.test, event.dude) for event in t.events(happens.Cast)] == [("spell", shaman.id)] * 2


def reward(use):
    """Ghost rock instead of what would have happened."""
    use.event.replaced = True
    yield from use.gain(1)


@rule("RB-7.1-i", "RB-7.1-j")
@pytest.mark.parametrize("verb", ["ace", "boot", "send_home_booted", "discard"])
@pytest.mark.parametrize("player", [0, 1])
def test_whatever_happens_may_be_replaced_and_then_nothing_else_answers_it(player: int, verb: str) -> None:
    t = Table()
    victim = t.dude(seat=1, at="town square")
    events = {"ace": happens.Aced, "boot": happens.Booted, "discard": happens.Discarded}
    event = events.get(verb, happens.SentHome)
    his = {"if_": lambda card, seen: seen.card == victim.id}
    saviours = [
        t.put(able("deed", react("when", event, instead=True, **his), reward), seat=seat) for seat in (0, 1)
    ]
    for seat in (0, 1):
        t.put(able("deed", react("after", event, **his)), seat=seat)
    t.use(t.hand(able("action", noon(), lambda use: getattr(use, verb)(victim))))
    if player:
        t.pass_()
    t.use(saviours[player], seat=player)
    assert victim.in_town_square and not victim.booted
    assert [t.rock(seat) for seat in (0, 1)] == [20 + (seat == player) for seat in (0, 1)]
    assert t.decision.kind == "play"
