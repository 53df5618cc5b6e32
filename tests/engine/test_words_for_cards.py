"""General words that card texts use: each on a made-up card."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    DISCARD,
    Dude,
    Goods,
    Use,
    always,
    dude,
    happens,
    in_hand,
    job,
    location,
    noon,
    react,
    several,
    shootout,
    trait,
)
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.decision import Flow
from gomorra.testing import LEGAL, Table, able, plain

SCENE = able("deed", noon(), lambda use: use.reveal(use.top_of_deck(1)), title="Scene")


def test_what_is_revealed_everybody_knows_and_reads() -> None:
    t = Table(seats=3)
    card = t.stack("9♠")
    t.use(t.put(SCENE))
    assert t.game.state.known[card.id] == 0b111
    assert "P0 reveals 9♠." in t.game.story(2)


def test_chance_picks_cards_of_a_hand_the_same_way_in_a_fork() -> None:
    t = Table()
    rob = able("deed", noon(), lambda use: use.discard_at_random(2, seat=1), title="Rob")
    t.hand(*(plain("action", f"Card {n}") for n in range(5)), seat=1)
    deed = t.put(rob)
    fork = t.game.fork()
    t.use(deed)
    fork.answer(("use", deed.id, deed.abilities[0].name))
    assert len(t.hand_of(1)) == 3 and fork.hash == t.game.hash


def test_a_card_that_becomes_another_type_is_itself_again_out_of_play() -> None:
    t = Table()

    def settle(use: Use) -> None:
        assert use.card is not None
        use.become(use.card, "action", "Condition")

    ghost = t.put(able("dude", noon(), settle, title="Ghost"))
    t.use(ghost)
    ghost = t.game.card(ghost.id)
    assert not ghost.is_dude and ghost.has("Condition") and ghost not in t.game.dudes()
    list(t.game.rules(0).discard(ghost))
    assert t.game.card(ghost.id).is_dude and not t.game.card(ghost.id).has("Condition")


def test_a_repeat_react_may_be_limited_to_once_an_event() -> None:
    t = Table()
    limited = react("after", happens.HandDrawn, repeat=True, once="event")
    bank = able("deed", limited, lambda use: use.gain(1), title="Bank")
    t.put(bank)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LEGAL, LEGAL)
    for _ in range(2):  # one draw hand, then the other
        t.run("react")
        t.answer("react")
    t.run("resolution")
    assert t.rock() == 22


@pytest.mark.parametrize(("take", "fate"), [(1, "one"), (9, "none")])
def test_an_answer_to_casualties_changes_their_number(take: int, fate: str) -> None:
    t = Table()

    def spare(use: Use) -> None:
        assert isinstance(use.event, happens.TakingCasualties)
        use.event.amount -= take

    medic = able(
        "deed", trait("before", happens.TakingCasualties, if_=lambda card, event: event.side == 0), spare
    )
    t.put(medic)
    ann, amy = t.dude(at="town square"), t.dude(at="town square")
    t.showdown(ann, t.dude(seat=1, at="town square"), amy, hands=(LEGAL, "K♣ K♦ Q♥ Q♠ 9♣"))
    t.run("casualty" if fate == "one" else "flee")
    if fate == "one":
        t.answer(amy)
    assert (amy.in_play, ann.in_play) == (fate == "none", True)


def test_nothing_lowers_what_ignores_penalties_not_even_what_it_carries() -> None:
    t = Table()
    rock = able(
        "dude", always("ignores penalties"), lambda card, stat: stat == "bullets", title="Rock", bullets=2
    )
    hero = t.put(rock, has=[plain("goods", "Dead Weight", bullet_bonus=-1, influence=-1)])
    curse = able(
        "dude", always("bullets", "influence", on=ALL), lambda card, other: -1 if other.is_dude else 0
    )
    t.put(curse, seat=1)
    t.game.rules(1).modify(hero, bullets=-1, until="day")
    assert hero.bullets == 2
    t.game.rules(1).modify(hero, bullets=3, until="day")
    assert hero.bullets == 5


class Debtor(Goods):
    def payers(self) -> list[Card]:
        return [] if self.in_play else [friend for friend in self.game.dudes(self.owner) if not friend.booted]


def test_somebody_may_boot_instead_of_paying_also_by_an_effect() -> None:
    t = Table(stash=0)
    ann = t.dude()
    lend = able("deed", noon(target=in_hand), lambda use: use.play(use.target), title="Lender")
    item = t.hand(plain("goods", "Debt", cost=3, behaviour=Debtor))
    t.use(t.put(lend))
    assert item.host is ann and ann.booted


class Stray(Dude):
    never_shopped = True


def test_shoppin_never_brings_some_cards() -> None:
    t = Table()
    stray = t.hand(plain("dude", "Stray", behaviour=Stray))
    refusal = t.why_not("shop", stray)
    assert not t.offers("shop") and refusal is not None and "shoppin'" in refusal.reason


def test_a_spell_with_a_job_is_cast_before_the_job_begins() -> None:
    t = Table()
    sermon = able("spell", job(spell=9, mark=location), lambda use: use.gain(5), keywords=("Miracle",))
    saint = t.dude(keywords=("Blessed 1",), has=[sermon])
    t.stack("2♠")
    t.use(saint.attachments[0], "", "town square")
    assert t.game.job is None and t.rock() == 20 and not t.events(happens.JobStarted)


def test_consequences_are_answered_though_nobody_listens_to_the_event() -> None:
    t = Table()

    def scrapped(card: Card, event: happens.Discarded) -> bool:
        return event.card == card.id

    def pay(use: Use) -> Flow[None]:
        yield from use.gain(3)

    relic = able("goods", trait("after", happens.Discarded, if_=scrapped, zones=(DISCARD,)), pay)
    ann = t.dude(has=[relic])
    list(t.game.rules(1).ace(ann))
    assert t.rock() == 23


def test_a_move_says_whether_the_dude_booted_for_it() -> None:
    t = Table()
    ann, deed = t.dude(), t.deed(seat=1)
    t.move(ann, "town square")
    list(t.game.rules(0).move(ann, t.game.outfit(0)))
    t.move(ann, deed)
    assert [event.booting for event in t.events(happens.Moved)] == [False, False, True]


def test_a_decoy_only_counts_where_it_could_be_chosen() -> None:
    t = Table(winner=1)
    decoy = able(
        "dude", always("decoy", on=ALL), lambda card, other, use: use.seat != card.controller, title="Bait"
    )
    bait = t.put(decoy, at="town square")
    ann = t.dude(at="town square", has=[plain("goods", "Hat"), plain("goods", "Coat")])
    strip = shootout(target=several(dude & (lambda card, use: card.attachments != []), 1, 2))
    thief = t.put(
        able("dude", strip, lambda use: use.boot(use.target), title="Thief"), seat=1, at="town square"
    )
    t.shootout(ann, thief, bait)
    t.use(thief)
    assert ann.booted and not bait.booted


@pytest.mark.parametrize(
    ("stash", "answers", "paid"), [(1, ("no",), False), (1, ("yes",), True), (0, (), False)]
)
def test_a_price_is_offered_to_who_has_it_with_what_happens_otherwise(
    stash: int, answers: tuple[str, ...], paid: bool
) -> None:
    t = Table(stash=5)
    t.game.state.players[1].stash = stash
    victim = t.dude(seat=1)

    def toll(use: Use) -> Flow[None]:
        price = use.may_pay(1, "to keep him", to=use.seat, seat=1, otherwise="Discard him")
        if not (yield from price):
            yield from use.discard(victim)

    t.use(t.hand(able("action", noon(), toll)))
    if answers:
        assert (t.decision.seat, t.decision.prompt) == (1, "Pay 1 ghost rock to keep him?")
        assert [option.text for option in t.decision.options] == ["Pay 1 ghost rock", "Discard him"]
        t.answer(*answers)
    assert victim.in_play is paid
    assert [player.stash for player in t.game.state.players] == ([6, 0] if paid else [5, stash])
