"""Steps of plays and fights in other company: in a job, in a combo, with ranks that are set, with passes in between."""

from __future__ import annotations

from itertools import permutations

import pytest

from gomorra.cards.vocabulary import deed, dude, happens, job, noon, opposing, resolution, shootout, trait
from gomorra.engine.words import Stat
from gomorra.testing import Table, able, either_leads, plain, rule

RABBIT = "Tao of the Jade Rabbit"
KINDS = {"noon": noon, "shootout": shootout, "resolution": resolution}
HIGH_CARD, PAIR, FLUSH = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♣ 6♣ 8♣ 10♣"


def brawl(t: Table, kind: str, **facts):
    """A dude in the town square who may now make a play of this kind."""
    hero = t.dude(at="town square", **facts)
    foe = t.dude(seat=1, at="town square")
    if kind != "noon":
        t.shootout(hero, foe)
    if kind == "resolution":
        t.hands(HIGH_CARD, HIGH_CARD)
        t.run("resolution")
    t.turn_of(0)
    return hero


def technique(title: str, kind: str):
    """A Technique of the Jade Rabbit after which another may follow; it gains 1 ghost rock."""
    ability = KINDS[kind](technique=True, combo=lambda card, use: True)
    return able("action", ability, lambda use: use.gain(1), title=title, keywords=["Technique", RABBIT])


@rule("RB-7.3.2-b", "RB-7.3.1-d", "RB-7.3.1-c", "RB-7.3.1-f", "RB-7.3.2-k")
@pytest.mark.parametrize(("pull", "works"), [(8, True), (9, False)])
@pytest.mark.parametrize("kind", KINDS)
@either_leads
def test_a_follow_up_takes_the_same_test_and_nothing_follows_its_failure(
    kind: str, pull: int, works: bool
) -> None:
    t = Table()
    first, second, _ = t.hand(*(technique(title, kind) for title in ("Leap", "Feint", "Moon")))
    brawl(t, kind, keywords=["Kung Fu 2"], value=7)
    t.stack("A♣", plain("action", value=pull))
    t.use(first, "", second)
    assert t.rock() == 21 + works and (t.decision.kind == "combo") is works


@rule("RB-7.3.1-d", "RB-7.3.1-c")
@pytest.mark.parametrize(("pull", "works"), [("Q♣", True), ("K♣", False)])
@pytest.mark.parametrize("value", [11, 12, 13])
def test_no_value_is_high_enough_for_a_king(value: int, pull: str, works: bool) -> None:
    t = Table()
    kick = t.hand(technique("Leap", "noon"))
    t.dude(keywords=["Kung Fu 2"], value=value)
    t.stack(pull)
    t.use(kick)
    assert t.rock() == 20 + works


@rule("RB-6.1.2-a", "RB-6.1.2-e")
def test_in_the_fight_of_a_job_its_leader_picks_a_shooter_first() -> None:
    t = Table(winner=1)
    bank = t.deed(seat=1)
    ours, theirs = ([t.dude(seat=seat, at=bank) for _ in range(2)] for seat in (0, 1))
    t.use(t.hand(able("action", job(mark=deed & opposing))), "", ours[0], seat=0)
    t.form(ours[1], *theirs)
    t.run("pick shooters")
    picked = []
    while t.game.shootout.step == "pick shooters":
        picked.append((t.decision.seat, set(t.choices())))
        t.answer(t.choices()[0])
    assert picked == [(0, set(ours)), (1, set(theirs))]


@rule("RB-6.1.5-f", "RB-6.1.5-i")
@pytest.mark.parametrize(("becomes", "natural", "winner"), [(6, FLUSH, 1), (2, PAIR, 0)])
@either_leads
def test_a_rank_that_an_effect_sets_is_raised_or_lowered_too(becomes: int, natural: str, winner: int) -> None:
    """Set from two pair to six it is the worst flush, set to two the best pair."""
    t = Table()
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1))
    fix = able("action", resolution(), lambda use: use.for_player(use.seat, Stat.BASE_RANK, becomes))
    act = t.hand(fix)
    t.shootout(ours[0], theirs[0], ours[1], theirs[1])
    t.hands("5♣ 5♦ 3♦ 3♠ 9♦", natural)
    t.run("resolution")
    t.use(act, seat=0)
    assert t.rank(0) == t.rank(1) == becomes
    t.next_round()
    (decided,) = t.events(happens.RoundDecided)
    assert t.who(t.game.shootout.seats[decided.winner]) == winner


def ways_to_play(t: Table):
    """A play of each kind that player 1 can make now."""
    t.dude(influence=1), t.dude(seat=1, influence=1)
    giver, taker, rider = t.dude(seat=1, has=[plain("goods")]), t.dude(seat=1), t.dude(seat=1)
    caller, target = t.dude(seat=1, at="town square"), t.dude(at="town square")
    newcomer, act = t.hand(plain("dude"), able("action", noon()), seat=1)
    return {
        "move": lambda: t.move(rider, "town square"),
        "give": lambda: t.give(giver.attachments[0], taker),
        "shop": lambda: t.shop(newcomer),
        "callout": lambda: t.callout(caller, target, "refuse"),
        "use": lambda: t.use(act),
    }


PLAYS = ("move", "give", "shop", "callout", "use")


@rule("CG-Plays-a")
@pytest.mark.parametrize("play", PLAYS)
def test_whatever_play_is_made_all_must_pass_again_after_it(play: str) -> None:
    t = Table()
    ways = ways_to_play(t)
    t.pass_()
    ways[play]()
    t.pass_()
    assert t.game.state.phase == "noon" and t.decision.seat == 1
    t.hand(plain("joker"))
    t.pass_()
    assert t.game.state.phase == "sundown"


@rule("RB-5.3-e", "RB-5.3-c")
@pytest.mark.parametrize(("first", "second"), list(permutations(PLAYS, 2)))
def test_any_play_may_follow_any_other(first: str, second: str) -> None:
    t = Table(winner=1)
    ways = ways_to_play(t)
    for play in (first, second):
        t.turn_of(1)
        ways[play]()
    assert (t.decision.kind, t.decision.seat) == ("play", 0)


def raising(amount: int):
    """An action that changes the rank of its user's hand by so much."""
    return able("action", resolution(), lambda use: use.rank(use.seat, amount))


@rule("CG-HandRank-a")
@pytest.mark.parametrize("changes", [(1,), (2, -1), (-1,)])
@either_leads
def test_what_changes_a_rank_that_an_effect_has_set_adds_to_it(changes: tuple[int, ...]) -> None:
    t = Table()
    sets = able("action", resolution(), lambda use: use.for_player(use.seat, Stat.BASE_RANK, 5))
    acts = [t.hand(act) for act in (sets, *map(raising, changes))]
    brawl(t, "resolution")
    for act in acts:
        t.use(act, seat=0)
        t.turn_of(1)
        t.pass_()
    assert t.rank(0) == 5 + sum(changes)


@rule("RB-6.1.4-j", "RB-6.1.1-j")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@either_leads
def test_a_spell_that_is_cast_outside_brings_its_caster_in(kind: str) -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 1"])
    gate = KINDS[kind](spell=5, brings_in=True)
    spell = t.attach(able("spell", gate, lambda use: use.join(use.dude), keywords=["Hex"]), caster)
    hero = brawl(t, kind)
    t.stack("9♣")
    t.use(spell, seat=0)
    assert caster.in_posse and caster.side == hero.side


@rule("RB-7.2.1-f")
@pytest.mark.parametrize("kind", [*KINDS, "job"])
@either_leads
def test_after_a_failure_every_card_is_as_it_was_but_for_the_cost(kind: str) -> None:
    t = Table()
    times = job(spell=9, boot=True, mark=deed & opposing) if kind == "job" else None
    t.deed(seat=1)
    times = times or KINDS[kind](spell=9, boot=True)
    caster = brawl(t, "noon" if kind == "job" else kind, keywords=["Huckster 1"])
    spell = t.attach(able("spell", times, lambda use: use.gain(5), keywords=["Hex"]), caster)

    def layout():
        bodies = t.game.state.bodies
        return {number: (body.location, body.host, body.booted) for number, body in bodies.items()}

    before = layout()
    t.stack("A♣")
    t.use(spell, seat=0)
    assert spell.booted and t.rock() == 20
    assert layout() == before | {spell.id: (*before[spell.id][:2], True)}
    assert caster.rating("Huckster") == 1 and caster.in_posse is (kind in ("shootout", "resolution"))


@rule("CG-Shootout5-g")
@either_leads
def test_all_casualties_are_named_first_and_one_that_is_gone_meanwhile_saves_no_other() -> None:
    t = Table()
    ann = t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    doomed = trait("after", happens.Discarded, if_=lambda card, event: event.card == foes[0].id)
    t.put(able("deed", doomed, lambda use: use.ace(foes[1])))
    t.shootout(ann, foes[0], *foes[1:])
    t.hands("J♣ J♦ J♥ 4♣ 9♥", HIGH_CARD)
    t.run("casualty")
    for one in foes[:3]:
        t.answer(("casualty", one, "discard"))
    assert [one.in_play for one in foes] == [False, False, False, True]
    told = [type(event) for event in t.game.events]
    named = [place for place, kind in enumerate(told) if kind is happens.CasualtyNamed]
    assert len(named) == 3
    gone = [
        place
        for place, event in enumerate(t.game.events)
        if isinstance(event, (happens.Discarded, happens.Aced)) and event.card in [one.id for one in foes]
    ]
    assert max(named) < min(gone)


@rule("CG-Bounty-g")
@pytest.mark.parametrize("private", ["where it was accepted", "where it is fought"])
@pytest.mark.parametrize("owner", [0, 1])
def test_who_is_dragged_away_gains_bounty_only_for_where_he_ends(owner: int, private: str) -> None:
    t = Table()
    house = t.deed(seat=owner, keywords=["Private"])
    here, there = (house, "town square") if private == "where it was accepted" else ("town square", house)
    ann, bob = t.dude(at=here), t.dude(seat=1, at=here)

    def drag(use):
        for one in (ann, bob):
            yield from use.move(one, t.place(there, 0))

    t.put(able("deed", trait("after", happens.Accepted), drag, keywords=["Out of Town"]))
    t.callout(ann, bob, "accept")
    assert t.game.shootout.location == t.place(there, 0)
    fought = private == "where it is fought"
    assert [ann.bounty, bob.bounty] == [int(fought and owner != seat) for seat in (0, 1)]


@rule("RB-7.3.1-h", "RB-7.3.2-j")
@pytest.mark.parametrize("performer", [0, 1])
@pytest.mark.parametrize("kind", KINDS)
@either_leads
def test_this_dude_is_the_performer_in_a_fight_and_in_a_combo_too(kind: str, performer: int) -> None:
    t = Table()
    ability = KINDS[kind](technique=True, combo=lambda card, use: True)
    acts = [
        able("action", ability, lambda use: use.modify(use.actor, bullets=1), title=title, keywords=[RABBIT])
        for title in ("Leap", "Feint")
    ]
    first, second = t.hand(*acts)
    monks = [t.dude(at="town square", keywords=["Kung Fu 1"], value=9) for _ in range(2)]
    if kind != "noon":
        t.shootout(monks[0], t.dude(seat=1, at="town square"), monks[1])
    if kind == "resolution":
        t.hands(HIGH_CARD, HIGH_CARD)
        t.run("resolution")
    t.turn_of(0)
    t.stack("A♣ A♦")
    t.use(first, "", monks[performer])
    assert t.decision.kind == "combo"
    t.answer(second)
    assert [monk.bullets for monk in monks] == [2 * (place == performer) for place in (0, 1)]


@rule("RB-6.1-u")
@pytest.mark.parametrize("where", ["deed", "home"])
@pytest.mark.parametrize("caller", [0, 1])
def test_whoever_controls_a_private_place_only_its_owner_fights_there_for_nothing(
    caller: int, where: str
) -> None:
    t = Table()
    place = t.deed(keywords=["Private"]) if where == "deed" else "home of 0"
    ours, theirs = (
        [t.dude(seat=seat, at=place, influence=3 * seat, booted=seat != caller) for _ in range(2)]
        for seat in (0, 1)
    )
    posses = [ours, theirs] if caller == 0 else [theirs, ours]
    call = able("action", noon(), lambda use: use.call_out(posses[0][0], posses[1][0]))
    t.use(t.hand(call, seat=caller), seat=caller)
    t.form(ours[1], theirs[1])
    assert [one.bounty for one in (*ours, *theirs)] == [0, 0, 1, 1]


@rule("RB-5.3.2-i")
@pytest.mark.parametrize("where", ["town square", "deed", "home of 0"])
def test_who_refuses_the_callout_of_an_effect_goes_home_booted_too(where: str) -> None:
    t = Table()
    caller = t.dude(at="town square")
    target = t.dude(seat=1, at=t.deed() if where == "deed" else where)
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(caller, target))), "", "refuse")
    assert target.at_home and target.booted and t.game.shootout is None
    assert not caller.booted and caller.in_town_square


@rule("RB-6.2.3-j", "RB-6.2.3-i")
def test_nobody_of_a_jobs_posse_sets_out_before_the_neighbours_have_booted() -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss, friend, neighbour = t.dude(), t.dude(), t.dude(at=t.deed())
    t.use(t.hand(able("action", job(mark=deed & opposing))), "", boss)
    t.form(friend, neighbour)
    steps = [
        (type(event), event.card)
        for event in t.game.events
        if isinstance(event, happens.Booted)
        or (isinstance(event, happens.Moved) and event.destination == bank.id)
    ]
    assert steps[:5] == [
        (happens.Booted, friend.id),
        (happens.Booted, neighbour.id),
        *((happens.Moved, one.id) for one in (boss, friend, neighbour)),
    ]


@rule("RB-5.3.1-g", "CG-Abilities-d")
@pytest.mark.parametrize("kind", KINDS)
@either_leads
def test_what_a_later_sentence_finds_nobody_for_does_not_matter_at_any_time(kind: str) -> None:
    t = Table()

    def effect(use):
        yield from use.gain(1)
        found = yield from use.choose(dude & (lambda card, use: card.bullets > 8))
        yield from use.gain(10 if found is not None else 2)

    act = t.hand(able("action", KINDS[kind](), effect))
    brawl(t, kind)
    assert t.can_use(act, seat=0)
    t.use(act, seat=0)
    assert t.rock() == 23


@rule("RB-7.3.1-f", "RB-7.3.1-g")
@pytest.mark.parametrize(("pull", "works"), [("8♣", True), ("9♣", False)])
@pytest.mark.parametrize("role", ["boots", "discards", "aces"])
def test_what_a_technique_does_to_a_chosen_dude_is_done_only_if_it_succeeds(
    role: str, pull: str, works: bool
) -> None:
    t = Table()
    monk, price = t.dude(keywords=["Kung Fu 2"], value=7), t.dude("Price")
    kick = noon(technique=True, **{role: dude & (lambda card, use: card.title == "Price")})
    kick = t.hand(able("action", kick, lambda use: use.gain(1), keywords=["Technique"]))
    t.stack(pull)
    t.use(kick)
    assert (price.booted or not price.in_play) is works and t.rock() == 20 + works
    assert monk.in_play and not monk.booted


@rule("RB-6.1-b")
@pytest.mark.parametrize("user", [0, 1])
def test_whoever_makes_a_dude_call_out_the_caller_and_his_player_lead(user: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=True)
    goad = able("action", noon(), lambda use: use.call_out(ann, bob))
    t.use(t.hand(goad, seat=user), seat=user)
    fight = t.game.shootout
    assert (fight.leader, fight.mark) == (ann.id, bob.id) and fight.seats == (t.seat(0), t.seat(1))
