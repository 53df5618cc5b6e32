"""Who "you", "your posse" and "this deed" are: allies, borrowers, dudes who change sides."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Phase,
    Until,
    another,
    dude,
    in_town_square,
    job,
    location,
    noon,
    opposing,
    wanted,
    your,
)
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
LOW = "2♣ 4♦ 6♥ 8♠ 10♣"


def test_quickdraw_handgun_does_nothing_for_an_ally_without_a_draw_hand() -> None:
    t = Table(seats=3)
    leader, mark = t.dude("Leader", at="town square"), t.dude("Mark", seat=1, at="town square")
    ally = t.dude("Ally", seat=2, at="town square", has=["01093"])
    t.callout(leader, mark, "accept")
    t.answer(("invite", 2), ally)
    t.form()
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣")
    t.run("resolution")
    while t.decision.seat != 2:
        t.answer("pass")
    t.use(ally.attachments[0], seat=2)
    assert [len(player.draw_hand) for player in t.game.state.players] == [5, 5, 0]


def test_bulletproof_vest_of_an_ally_spares_the_posse() -> None:
    t = Table(seats=3)
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    friend = t.dude("Friend", seat=2, at="town square", has=["Bulletproof Vest"])
    t.hand(plain("action"), seat=2)
    t.callout(ann, bob)
    t.answer("accept", "invite", friend)
    t.form()
    t.hands(LOW, PAIR)
    t.run("resolution")
    while t.decision.seat != 2:
        t.pass_()
    t.use(friend.attachments[0], seat=2)
    t.run("flee")
    assert ann.in_play and friend.in_play


def test_marcia_ridge_does_not_turn_another_players_react_against_him() -> None:
    t = Table()
    t.put("09018", at="town square")
    t.deed("Mine")
    t.put("Stagecoach Office", seat=1)
    t.shop(t.hand("Pancho Castillo", seat=1))
    assert not (t.decision.kind == "react" and t.decision.seat == 0)


def test_marcia_ridge_uses_the_stagecoach_office_for_her_own_player() -> None:
    t = Table()
    t.put("09018", at="town square")
    office = t.put("Stagecoach Office", seat=1)
    t.dude(seat=1, at=office, influence=3)
    t.shop(t.hand("Pancho Castillo"))
    assert t.decision.kind == "react" and t.decision.seat == 0


def test_the_gomorra_gazette_pays_marcia_ridge_nothing_for_her_own_side() -> None:
    t = Table()
    t.put("09018", at="town square")
    t.put("The Gomorra Gazette", seat=1)
    mine = t.dude("Mine", influence=2)
    shame = able("action", noon(target=dude & your & ~wanted), lambda use: use.bounty(use.target, 1))
    t.use(t.hand(shame), "", mine)
    assert not (t.decision.kind == "react" and t.decision.seat == 0)


def test_dynamite_jacc_as_an_ally_hits_the_opposing_posse() -> None:
    t = Table(seats=3)
    jacc = t.put('"Dynamite" Jacc', seat=0, at="town square")
    friend, foe = t.dude("Friend", seat=1, at="town square"), t.dude("Foe", seat=2, at="town square")
    t.callout(friend, foe)
    t.answer(
        "accept", lambda option: option.payload[0] == "invite", lambda option: option.payload[0] == "join"
    )
    t.run("resolution")
    t.use(jacc, seat=0)
    hit = [seat for seat in range(3) if t.game.modifiers_of(-1 - seat, "casualties")]
    assert hit == [2]


def _town_square_job(t: Table, host: int, ally: int) -> None:
    """Seat 0 marks the town square. The host forms a posse there, the ally is invited by him and comes."""
    t.use(t.hand(able("action", job(mark=location & in_town_square), lambda use: use.gain(1))))
    while t.decision.kind == "join":
        options = [option.payload for option in t.decision.options]
        joins = [payload for payload in options if payload[0] == "join"]
        invites = [payload for payload in options if payload == ("invite", ally)]
        if t.decision.seat not in (host, ally):
            t.answer("done")
        else:
            t.answer((joins or invites or ["done"])[0])


def test_wang_men_wu_as_an_ally_opposes_the_job() -> None:
    t = Table(seats=3)
    for seat in (0, 1):
        t.dude(seat=seat, at="town square")
    wang = t.put("Wang Men Wu", seat=2, at="town square")
    _town_square_job(t, host=1, ally=2)
    assert wang.in_posse
    assert (t.decision.seat, t.decision.kind) == (2, "react")


def test_elliot_smithson_as_an_ally_is_paid_for_the_job() -> None:
    t = Table(seats=3)
    leader = t.dude(at="town square")
    elliot = t.put("Elliot Smithson", seat=2, at="town square")
    _town_square_job(t, host=0, ally=2)
    assert elliot.at_home and elliot.booted
    assert (t.decision.seat, t.decision.kind) == (2, "react")
    t.answer("react")
    assert not leader.booted and t.rock(2) == 21


def test_kabeda_hakurei_uses_ravens_ruin_for_her_own_deed() -> None:
    t = Table()
    hers, next_door = t.deed("Hers"), t.deed("Next door")
    t.put("Kabeda Hakurei", at=hers)
    ruin = t.attach("Raven's Ruin", next_door)
    friend = t.dude("Friend")
    t.stack("K♦")
    t.use(ruin, "flock", friend)
    assert friend.location is hers


def test_kabeda_hakurei_plays_on_for_a_dude_at_her_own_deed() -> None:
    for warmed in ("Hers", "Next door"):
        t = Table()
        places = {"Hers": t.deed("Hers"), "Next door": t.deed("Next door")}
        t.put("Kabeda Hakurei", at=places["Hers"])
        fire = t.attach("24210", places["Next door"])
        tired = t.dude(at=places[warmed], booted=True)
        t.stack("K♦")
        t.use(fire)
        assert not tired.booted and t.decision.seat == (0 if warmed == "Hers" else 1)


def test_alferd_packer_bought_back_returns_to_his_owner() -> None:
    t = Table(stash=20)
    alferd, friend = t.put("Alferd Packer", at="town square"), t.dude("Friend", at="town square")
    bob, gus = t.dude("Bob", seat=1, at="town square"), t.dude("Gus", seat=1, at="town square")
    t.shootout(friend, bob, alferd, gus)
    t.pass_()
    t.use(alferd, "better_offer", seat=1)
    t.use(alferd, "better_offer", seat=0)
    assert alferd.controller == 0
    t.finish()
    assert alferd.in_play and alferd.controller == 0


def test_five_aces_gambling_hall_newcomer_gains_one_bounty() -> None:
    t = Table()
    hall, lair = t.put("Five Aces Gambling Hall"), t.deed("Lair", seat=1, keywords=["Private"])
    mark, foe, wanted = t.dude("Mark", at=lair), t.dude("Foe", seat=1, at=lair), t.dude("Wanted", bounty=1)
    t.callout(foe, mark)
    t.answer("accept")
    t.use(hall)
    assert wanted.in_posse and mark.bounty == 1
    assert wanted.bounty == 2


def test_leychaai_youngheart_fetches_a_sidekick_into_the_fight() -> None:
    t = Table()
    leychaai, foe = t.put("Leychaa'i Youngheart", at="town square"), t.dude(seat=1, at="town square")
    keeper = t.dude("Keeper", booted=True, has=["Bluetick"])  # at home, next to the town square
    hound = keeper.attachments[0]
    t.shootout(leychaai, foe)
    assert t.can_use(leychaai, "entrust")
    t.use(leychaai, "entrust")
    assert hound.host is leychaai


def test_ghost_dancers_carry_a_totem_that_shamans_use_in_the_square() -> None:
    t = Table(winner=0)
    totem = t.attach("Mountain Lion's Den", t.put("Ghost Dancers", at="town square"))
    shaman = t.dude("Shaman", at="town square", keywords=["Shaman 1"])
    t.shootout(shaman, t.dude(seat=1, at="town square"))
    assert t.can_use(totem)


def test_a_spirit_of_anybody_calls_eagle_woman() -> None:
    t = Table()
    place = t.deed(seat=1)
    t.dude(at=place, keywords=("Shaman 1",))
    t.put("Eagle Woman That All Look At")
    t.attach("Mountain Lion's Den", place, seat=1)
    assert any(payload[0] == "use" and str(payload[2]).endswith("_answer") for payload in t.offers("use"))


def test_essence_of_armitage_savours_only_who_flees_the_other_posse() -> None:
    t = Table(seats=3)
    fiend = t.dude(at="town square", keywords=("Abomination",), has=["Essence of Armitage"])
    mark, ally = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    t.dude(seat=1, at="town square")
    t.dude(at="town square")
    t.callout(fiend, mark, "accept")
    t.answer(("invite", 2), ally)
    t.form(*t.game.dudes(0)[1:], *t.game.dudes(1)[1:])
    t.run("flee")
    assert t.decision.seat == 2
    t.answer(ally)
    assert t.decision.kind != "react"


def test_turning_the_cheek_passes_the_hound_that_only_minds_going_home_booted() -> None:
    t = Table()
    saint = t.dude(at="town square", keywords=("Blessed 9",), has=["Turn the Other Cheek", "Scoop Hound"])
    bob = t.dude(seat=1, at="town square")
    t.shootout(saint, bob)
    cheek, hound = saint.attachments
    t.use(hound)
    t.pass_()
    t.stack("K♠")
    t.use(cheek)
    assert bob.at_home and saint.at_home and not bob.booted


def test_a_callout_by_an_ability_affects_the_called_dude_for_ebenezer() -> None:
    t = Table()
    t.put("Ebenezer Springfield", seat=1, at="town square")
    friend, caller = t.dude("Friend", seat=1, at="town square"), t.dude("Caller", at="town square")
    challenge = able(
        "action",
        noon(target=dude & opposing),
        lambda use: use.call_out(caller, use.target),
    )
    t.use(t.hand(challenge), "", friend, "refuse")
    assert t.decision.kind == "react" and t.decision.seat == 1


def test_your_huckleberry_changes_sides_without_leaving_the_shootout() -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=("Huckster 9",), has=["Nightmare Realm"])
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, ben)
    t.stack("K♠")
    t.use(ann.attachments[0], "", bob)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(t.hand("I'm Your Huckleberry"), "", bob)
    assert bob.side == 0 and bob.controller == 0


@pytest.mark.parametrize(("code", "mine"), [("20001", 4), ("24001", 5)])
def test_gracious_gifts_do_not_ask_how_poor_somebody_is_who_gave_up(code: str, mine: int) -> None:
    t = Table(code, "Law Dogs", "Law Dogs")
    t.game.concede(t.seat(2))
    for seat, rock in enumerate((mine, 5, 0)):
        t.stash(rock, seat)
    cards = t.hand(*["Reserves"] * 3)
    t.run("sundown discard")
    for card in cards[:2]:
        assert t.decision.kind == "sundown discard" and t.decision.seat == 0
        t.answer(card)
    assert not t.game.decision.find(("card", cards[-1].id))


def test_raven_does_not_count_the_deeds_of_somebody_who_gave_up() -> None:
    t = Table(seats=3, legends=["Raven", None, None])
    t.dude(seat=2, at=t.deed(seat=1), influence=1)
    t.game.state.phase = Phase.SUNDOWN
    t.game.state.version += 1
    assert t.game.control_points(0) == 0
    t.game.concede(t.seat(2))
    assert t.game.control_points(0) == 1


@pytest.mark.parametrize("gone", [False, True])
def test_harry_highbinder_counts_nobody_who_gave_up(gone: bool) -> None:
    t = Table(seats=3)
    if gone:
        t.game.concede(t.seat(2))
    t.put("Harry Highbinder", at="town square")
    t.dude(seat=2, at="town square", influence=3)
    assert (t.game.card(0).controller == 0) is gone


def test_the_poorest_need_not_be_poorer_than_somebody_who_gave_up() -> None:
    t = Table(seats=3)
    carlton = t.put('Carlton "Min" Rutherford', booted=True)
    t.stash(0, 2)
    t.game.concede(t.seat(2))
    t.use(carlton)
    assert not carlton.booted


def taken(t: Table, title: str) -> Card:
    """Player 1's dude in the town square, whom player 0 controls until the day ends."""
    lost = t.put(title, seat=1, at="town square")
    spell = able(
        "action", noon(target=dude & another), lambda use: use.take_control(use.target, until=Until.DAY)
    )
    t.use(t.hand(spell))
    assert t.whose(lost) == 0
    return lost


@pytest.mark.parametrize(
    ("lost", "found"), [("Dr. Dawn Edwards", "Eve Henry"), ("Eve Henry", "Dr. Dawn Edwards")]
)
def test_who_discards_dawn_or_eve_searches_whoever_owns_her(lost: str, found: str) -> None:
    t = Table()
    doctor, friend = taken(t, lost), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(friend, foe, doctor)
    t.hands(LOW + " A♥ A♥ A♥", PAIR)
    t.run("casualty")
    other = t.stack(found)
    t.answer((doctor, "discard"))
    assert t.decision.kind == "confirm" and t.decision.seat == 0
    t.answer(True, lambda option: option.payload[0] == "card")
    assert other.in_town_square and t.whose(other) == 0 and doctor in t.discard_of(1)


def test_joe_vermilion_pays_nobody_who_gave_up() -> None:
    t = Table(seats=3)
    joe = t.put("Joe Vermilion", at=t.deed(seat=2, production=3))
    t.game.concede(t.seat(2))
    t.use(joe)
    assert t.rock() == 20


@pytest.mark.parametrize(("gone", "points"), [(False, 1), (True, 0)])
def test_shizeng_lu_occupies_nothing_of_somebody_who_gave_up(gone: bool, points: int) -> None:
    t = Table(seats=3)
    t.stash(3)
    lu = t.put("Shizeng Lu", at=t.deed(seat=2))
    if gone:
        t.game.concede(t.seat(2))
    assert lu.control == points


@pytest.mark.parametrize(("gone", "points"), [(False, 2), (True, 1)])
def test_fiery_rhetoric_counts_no_sinners_of_somebody_who_gave_up(gone: bool, points: int) -> None:
    t = Table(seats=3)
    priest = t.dude(at="town square", keywords=["Blessed 5"], has=["Fiery Rhetoric"])
    for seat in (1, 2):
        t.dude(seat=seat, bounty=1)
    if gone:
        t.game.concede(t.seat(2))
    t.stack("9♠")
    t.use(priest.attachments[0])
    t.finish()
    assert priest.control == points


@pytest.mark.parametrize("gone", [False, True])
def test_the_jail_profits_from_nobody_who_gave_up(gone: bool) -> None:
    t = Table(seats=3)
    jail, crook = t.put("Gomorra Jail"), t.dude(seat=2, at="town square", bounty=1)
    arrest = t.hand(able("action", noon(), lambda use: use.discard(crook)))
    if gone:
        t.game.concede(t.seat(2))
    t.use(arrest)
    assert (t.decision.kind == "react") is not gone
    if not gone:
        t.answer("react")
    assert jail.body.control == (0 if gone else 1)


@pytest.mark.parametrize("gone", [False, True])
def test_nobody_who_gave_up_trespasses(gone: bool) -> None:
    t = Table(seats=3)
    deed = t.deed(keywords=["Private"])
    guest = t.dude(seat=2, at=deed)
    if gone:
        t.game.concede(t.seat(2))
    t.use(t.hand("Tresspassin'"), "", deed)
    if not gone:
        t.answer("go home booted")
    assert guest.at_home is not gone and guest.bounty == 0


@pytest.mark.parametrize(("gone", "gain"), [(False, 2), (True, 1)])
def test_an_auction_has_no_bidders_who_gave_up(gone: bool, gain: int) -> None:
    t = Table(seats=3)
    deed = t.deed()
    for seat in (1, 2):
        t.dude(seat=seat, at=deed, influence=0)
    if gone:
        t.game.concede(t.seat(2))
    t.use(t.hand("Auction"), "", deed)
    assert t.rock() == 20 + gain


@pytest.mark.parametrize("title", ["Bass Reeves", "Abram Grothe (Exp.2)"])
@pytest.mark.parametrize(("gone", "less"), [(False, 2), (True, 1)])
def test_the_law_is_no_cheaper_for_who_gave_up(title: str, gone: bool, less: int) -> None:
    t = Table("Law Dogs", "Law Dogs", "Law Dogs")
    for seat in (1, 2):
        t.dude(seat=seat, bounty=1)
    if gone:
        t.game.concede(t.seat(2))
    lawman = t.hand(title)
    assert lawman.cost == lawman.face.stats["cost"] - less


@pytest.mark.parametrize("title", ["Mason Adler", "Jessica Patchett", "Christine Perfect"])
@pytest.mark.parametrize("gone", [False, True])
def test_the_greatest_of_others_is_nobody_of_who_gave_up(title: str, gone: bool) -> None:
    t = Table(seats=3)
    seeker = t.put(title)
    bob = t.dude("Bob", seat=1, at="town square", value=8, bullets=3)
    cal = t.dude("Cal", seat=2, at="town square", value=12, bullets=4)
    if gone:
        t.game.concede(t.seat(2))
    with t.noting() as noted:
        t.use(seeker)
    assert ([bob if gone else cal] in noted) and [cal if gone else bob] not in noted


@pytest.mark.parametrize("gone", [False, True])
def test_backroom_deals_win_nobody_of_who_gave_up(gone: bool) -> None:
    t = Table(seats=3)
    t.hand("Backroom Deals")
    t.stash(0, 2)
    t.dude(seat=2, upkeep=9)
    if gone:
        t.game.concede(t.seat(2))
    t.start("upkeep")
    if not gone:
        t.run("react")
    assert (t.decision.kind == "react") is not gone
