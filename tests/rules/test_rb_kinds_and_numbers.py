"""The rulebook for abilities of every kind, for numbers however they come about, and over made adjacency."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    always,
    deed,
    dude,
    goods,
    job,
    noon,
    opposing,
    where,
    your,
)
from gomorra.engine.events import Booted, Chosen, Declared, Discarded, Paid
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.engine.words.stats import rating_of
from gomorra.testing import CHEATIN, Table, able, either_leads, plain, rule
from tests.rules.kinds import EVERY_KIND, HIGH_CARD, KINDS


def in_time_for(t: Table, kind: str, *more):
    """It is the moment for an ability of this kind; gives the dudes of both players in the fight, if there is one."""
    pair = [t.dude(f"Fighter {seat}", seat=seat, at="town square") for seat in (0, 1)]
    if kind != "noon":
        t.shootout(*pair, *more)
        t.hands(HIGH_CARD, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")
    return pair


@rule("RB-2.6-b", "RB-2.6-d", "RB-5.3.1-d", "RB-5.3.1-i")
@pytest.mark.parametrize("boot", [True, False])
@pytest.mark.parametrize("booted", [True, False])
@EVERY_KIND
@either_leads
def test_booting_is_a_cost_of_whatever_kind_of_ability(kind: str, booted: bool, boot: bool) -> None:
    t, seen = Table(), []
    lamp = t.put(
        able("deed", KINDS[kind](boot=boot), lambda use: seen.append(use.card.booted)), booted=booted
    )
    in_time_for(t, kind)
    usable = not (boot and booted)
    assert t.can_use(lamp, seat=0) is usable
    if usable:
        t.use(lamp, seat=0)
        assert seen == [boot or booted]


@rule("RB-5.3.1-c")
@EVERY_KIND
@either_leads
def test_declare_pay_satisfy_resolve_whatever_the_kind(kind: str) -> None:
    t = Table()
    declared = KINDS[kind](boot=True, pay=1, target=opposing & dude)
    lamp = t.put(able("deed", declared, lambda use: use.discard(use.target)))
    in_time_for(t, kind)
    before = len(t.game.events)
    t.use(lamp, seat=0)
    order = [type(event) for event in list(t.game.events)[before:]]
    steps = [Declared, Booted, Paid, Chosen, Discarded]
    assert [step for step in order if step in steps][:5] == steps


@rule("RB-5.3.1-f", "RB-5.3.1-h", "RB-2.6-b", "RB-2.6-e")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("price", ["boots", "discards", "aces"])
@EVERY_KIND
@either_leads
def test_what_must_be_done_in_whatever_kind_of_ability_has_to_be_possible(
    kind: str, price: str, there: bool
) -> None:
    t = Table()
    lamp = t.put(able("deed", KINDS[kind](**{price: your & goods}), lambda use: use.gain(1)))
    mine, theirs = (t.dude(seat=seat, at="town square") for seat in (0, 1))
    t.attach(plain("goods"), theirs)
    hat = t.attach(plain("goods"), mine, booted=not there) if there or price == "boots" else None
    if kind != "noon":
        t.shootout(mine, theirs)
        t.hands(HIGH_CARD, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")
    assert t.can_use(lamp, seat=0) is there
    if there:
        t.use(lamp, seat=0)
        assert t.rock() == 21
        assert hat.booted if price == "boots" else hat.zone == {"discards": DISCARD, "aces": BOOT_HILL}[price]


@rule("RB-5.3.1-n")
@pytest.mark.parametrize("repeat", [True, False])
@pytest.mark.parametrize("kind", ["noon", "shootout", "resolution"])
@either_leads
def test_only_what_repeats_is_used_twice_whatever_the_kind(kind: str, repeat: bool) -> None:
    t = Table()
    lamp = t.put(able("deed", KINDS[kind](repeat=repeat), lambda use: use.gain(1)))
    in_time_for(t, kind)
    t.use(lamp, seat=0)
    t.pass_()
    assert t.can_use(lamp, seat=0) is repeat
    if repeat:
        t.use(lamp, seat=0)
        assert t.rock() == 22


@rule("RB-5.3.4-b", "RB-5.3.4-c", "RB-3.3-f", "RB-3.4-d", "RB-3.5-e", "RB-3.6-f")
@pytest.mark.parametrize("enough", [True, False])
@pytest.mark.parametrize("by", ["effect", "trait"])
@pytest.mark.parametrize("change", [-1, 1])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_the_price_is_the_one_that_holds_now(kind: str, change: int, by: str, enough: bool) -> None:
    t = Table(stash=3 + change - (not enough))
    buyer = t.dude(keywords=["Huckster 1"])
    if by == "trait":
        t.put(
            able(
                "deed", always("cost", on=ALL), lambda card, asked: change if asked.face.title == "New" else 0
            )
        )
    card = t.hand(plain(kind, "New", cost=3, keywords=["Hex"] if kind == "spell" else []))
    if by == "effect":
        t.game.rules(t.seat(0)).change(card.id, "cost", change, until="day")
    assert bool(t.offers("shop")) is enough
    if enough:
        t.shop(card, {"dude": None, "deed": "left"}.get(kind, buyer))
        assert card.in_play and t.rock() == 0


@rule("RB-7.2-j", "RB-7.2.1-d")
@pytest.mark.parametrize(("pull", "works"), [(4, True), (3, False)])
@pytest.mark.parametrize("by", ["effect", "goods"])
@pytest.mark.parametrize(
    ("spell", "skill"), [("Hex", "Huckster"), ("Miracle", "Blessed"), ("Spirit", "Shaman")]
)
def test_a_raised_rating_counts_in_casting(spell: str, skill: str, by: str, pull: int, works: bool) -> None:
    t = Table()
    caster = t.dude(keywords=[f"{skill} 1"])
    raised(t, caster, skill, by)
    hex_ = t.attach(able("spell", noon(spell=7), lambda use: use.gain(1), keywords=[spell]), caster)
    t.stack(plain("action", value=pull))
    t.use(hex_)
    assert t.rock() == 20 + works


@rule("RB-7.2-j", "RB-7.2.2-i", "RB-7.2.2-j")
@pytest.mark.parametrize(("pull", "works"), [(4, True), (3, False)])
@pytest.mark.parametrize("by", ["effect", "goods"])
def test_a_raised_rating_counts_in_inventing(by: str, pull: int, works: bool) -> None:
    t = Table()
    maker = t.dude(keywords=["Mad Scientist 1"])
    raised(t, maker, "Mad Scientist", by)
    t.stack(plain("action", value=pull))
    engine = t.hand(plain("goods", keywords=["Gadget 7"]))
    t.invent(engine, maker)
    assert engine.in_play is works


def raised(t: Table, one, skill: str, by: str) -> None:
    """The dude's rating is 2 higher, by an effect or by what it carries."""
    if by == "effect":
        t.game.rules(t.seat(0)).modify_rating(one, skill, 2, until="day")
    else:
        t.attach(able("goods", always(rating_of(skill), on=BEARER), lambda card, asked: 2), one)
    assert one.rating(skill) == 3


@rule("RB-7.3.2-m")
@pytest.mark.parametrize("by", ["effect", "goods"])
def test_a_raised_rating_allows_more_follow_ups(by: str) -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 0"], value=10)
    if by == "effect":
        t.game.rules(t.seat(0)).modify_rating(monk, "Kung Fu", 2, until="day")
    else:
        t.attach(able("goods", always(rating_of("Kung Fu"), on=BEARER), lambda card, asked: 2), monk)
    declared = noon(technique=True, combo=lambda card, use: True)
    words = ["Technique", "Tao of the Jade Rabbit"]
    cards = [
        t.hand(able("action", declared, lambda use: use.gain(1), title=title, keywords=words))
        for title in ("Leap", "Feint", "Moon", "Kick")
    ]
    t.stack("A♣ A♦ A♥ A♠")
    t.use(cards[0])
    for follow in cards[1:3]:
        assert t.decision.kind == "combo"
        t.answer(follow)
    assert t.decision.kind == "play" and t.rock() == 23


@rule("RB-6.1-h", "RB-6.1-k", "RB-6.1-l", "RB-6.1-r")
@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("order", [1, -1])
def test_over_made_adjacency_dudes_join_and_boot(seat: int, made: bool, order: int) -> None:
    t = Table()
    ranch, square = t.deed(seat=seat, keywords=["Out of Town"]), t.game.card(0)
    leader, mark = (t.dude(seat=one, at="town square") for one in (0, 1))
    fresh, tired = t.dude(seat=seat, at=ranch), t.dude(seat=seat, at=ranch, booted=True)
    if made:
        act = able("action", noon(), lambda use: use.make_adjacent(*(ranch, square)[::order]))
        t.use(t.hand(act))
    t.callout(leader, mark, "accept")
    assert (t.decision.kind == "join") is made
    if made:
        assert t.decision.seat == seat and t.choices() == [fresh]
        t.answer(fresh)
        assert fresh.booted and fresh.in_town_square and fresh.in_posse and not tired.in_posse


@rule("RB-5.2-l", "RB-5.2-j")
@pytest.mark.parametrize("by", ["effect", "trait", "goods"])
def test_the_extra_upkeep_goes_by_influence_however_it_comes_about(by: str) -> None:
    t = Table(stash=10)
    stranger = t.dude(gangs=["Fearmongers"], influence=1, upkeep=1)
    if by == "effect":
        t.game.rules(t.seat(0)).modify(stranger, influence=2, until="permanent")
    elif by == "trait":
        t.put(able("deed", always("influence", on=ALL), lambda card, asked: 2 if asked == stranger else 0))
    else:
        t.attach(plain("goods", influence=2), stranger)
    assert stranger.influence == 3
    t.start("upkeep")
    t.run("noon")
    assert t.rock() == 10 - 1 - 3


@rule("RB-5.4-c", "RB-5.4-d", "RB-1-c", "RB-1-g")
@pytest.mark.parametrize(("points", "wins"), [(3, False), (4, True)])
@pytest.mark.parametrize("by", ["effect", "trait", "goods"])
def test_influence_of_every_origin_is_in_the_way_of_victory(by: str, points: int, wins: bool) -> None:
    t = Table()
    t.deed(control=points)
    t.dude(influence=1)
    rival = t.dude(seat=1, influence=1)
    if by == "effect":
        t.game.rules(t.seat(1)).modify(rival, influence=2, until="day")
    elif by == "trait":
        raises = always("influence", on=ALL)
        t.put(able("deed", raises, lambda card, asked: 2 if asked == rival else 0), seat=1)
    else:
        t.attach(plain("goods", influence=2), rival)
    assert t.game.influence(t.seat(1)) == 3
    t.hand(plain("action"))
    t.run("sundown")
    assert (t.game.outcome is not None) is wins


@rule("RB-6.2.3-h", "RB-6.2.3-l", "RB-6.2.3-q", "RB-6.2.3-r")
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("near", ["the leader", "the mark", "the defence"])
def test_over_made_adjacency_dudes_join_a_job(near: str, made: bool, order: int) -> None:
    t = Table()
    seat = 1 if near == "the defence" else 0
    mark, ranch = t.deed(seat=1), t.deed(seat=seat, keywords=["Out of Town"])
    leader = t.dude()
    fresh, tired = t.dude(seat=seat, at=ranch), t.dude(seat=seat, at=ranch, booted=True)
    ends = (ranch, t.game.outfit(t.seat(0)) if near == "the leader" else mark)[::order]
    if made:
        t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(*ends))))
        t.turn_of(0)
    marks = where(lambda card, use: card == mark)
    heist = t.hand(able("action", job(mark=deed & marks), lambda use: use.gain(1)))
    t.use(heist, "", *([] if seat else [leader]))
    assert (t.decision.kind == "join") is made
    if made:
        assert t.decision.seat == seat and t.choices() == [fresh]
        t.answer(fresh)
        assert fresh.id in {event.card for event in t.events(Booted)} and not tired.in_posse
    else:
        assert t.rock() == 21


@rule("RB-5.2-g", "RB-3.3-g")
@pytest.mark.parametrize(("stash", "kept"), [(2, False), (3, True)])
@pytest.mark.parametrize("by", ["effect", "trait"])
def test_the_upkeep_is_the_one_that_holds_now(by: str, stash: int, kept: bool) -> None:
    t = Table(stash=stash)
    hand = t.dude(upkeep=1)
    if by == "effect":
        t.game.rules(t.seat(0)).modify(hand, upkeep=2, until="permanent")
    else:
        t.put(able("deed", always("upkeep", on=ALL), lambda card, asked: 2 if asked == hand else 0))
    t.start("upkeep")
    t.run("noon")
    assert hand.in_play is kept and t.rock() == (0 if kept else stash)


@rule("RB-5.4-e", "RB-5.4-f")
@pytest.mark.parametrize("by", ["effect", "trait", "goods"])
def test_among_equal_points_influence_of_every_origin_decides(by: str) -> None:
    t = Table()
    for seat in (0, 1):
        t.deed(seat=seat, control=5)
    t.dude(influence=2)
    boss = t.dude(seat=1, influence=1)
    if by == "effect":
        t.game.rules(t.seat(1)).modify(boss, influence=2, until="day")
    elif by == "trait":
        t.put(able("deed", always("influence", on=ALL), lambda card, asked: 2 if asked == boss else 0))
    else:
        t.attach(plain("goods", influence=2), boss)
    t.start("sundown")
    assert t.game.over and t.who(t.game.outcome.winner) == 1


@rule("RB-6.1-u", "RB-6.1-aa", "RB-6.1-ab")
@pytest.mark.parametrize("printed", ["Private", "Public"])
@pytest.mark.parametrize("change", ["given", "taken", "none"])
def test_the_keywords_of_the_moment_say_whether_a_deed_is_private(change: str, printed: str) -> None:
    t = Table()
    bar = t.deed(keywords=[printed])
    host, guest = t.dude(at=bar), t.dude(seat=1, at=bar)
    rules = t.game.rules(t.seat(0))
    if change == "given":
        rules.give_keyword(bar, "Private", until="day")
    elif change == "taken":
        rules.take_keyword(bar, "Private", until="day")
    private = change == "given" or (change == "none" and printed == "Private")
    assert bar.has("Private") is private
    t.shootout(host, guest)
    assert (host.bounty, guest.bounty) == (0, int(private))


@rule("RB-5.4-k", "RB-5.4-l")
@pytest.mark.parametrize("change", [-1, 0, 2])
@pytest.mark.parametrize("held", [0, 5, 8])
def test_a_text_may_say_that_more_or_fewer_cards_are_held(held: int, change: int) -> None:
    t = Table()
    t.put(able("deed", always("hand size"), lambda card, seat: change if seat == card.owner else 0))
    t.hand(*(plain("joker") for _ in range(held)))
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5 + change, 5)


@rule("RB-6.1-p")
@pytest.mark.parametrize(("stash", "joins"), [(2, False), (3, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_trait_may_make_joining_dear(seat: int, stash: int, joins: bool) -> None:
    t = Table(stash=stash)
    leader, mark = (t.dude(seat=one, at="town square") for one in (0, 1))
    hired = t.put(able("dude", always("join cost"), lambda card, asked: 3 if asked == card else 0), seat=seat)
    t.callout(leader, mark, "accept")
    assert (t.decision.kind == "join") is joins
    if joins:
        t.answer(hired)
        assert hired.in_posse and t.rock(seat) == 0 and t.rock(1 - seat) == stash
