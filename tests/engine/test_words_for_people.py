"""What options, events and plays are called for people."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, job, noon, opposing
from gomorra.engine.sight import narrate, offers, story
from gomorra.testing import LEGAL, Table, able, plain


def words(t: Table) -> list[str]:
    """The options of the open question as its player reads them."""
    decision = t.decision
    return [offers.option_text(t.game, decision, option.payload, option.text) for option in decision.options]


def test_basic_plays_name_the_card_and_where_it_goes() -> None:
    t = Table()
    home = t.game.outfit(0)
    giver, taker = t.dude("Ann", has=[plain("goods", "Hat")]), t.dude("Ben")
    t.hand(plain("dude", "Cal"), plain("deed", "Bank"), plain("goods", "Gun"))
    said = words(t)
    assert home.in_play and giver.at_home and taker.at_home
    for line in (
        "Buy Cal",
        "Buy Bank (left end)",
        "Buy Bank (right end)",
        "Buy Gun for Ben",
        "Give Hat to Ben",
    ):
        assert line in said
    assert not any("Cal (" in line or line == "Buy Bank" for line in said)


def test_only_the_first_phase_names_the_day() -> None:
    t = Table()
    t.hand(plain("action"))
    t.end_day()
    t.run("noon")
    said = narrate.story(t.game)
    assert "Day 2: Gambling." in said
    assert not any(line.startswith("Day ") and "Gambling" not in line for line in said)


@pytest.mark.parametrize(
    ("hands", "line"),
    [
        ((LEGAL, LEGAL), "Both hands have rank 1: equal ranks cost each side a casualty."),
        (("K♣ K♦ 3♥ 4♠ 9♣", LEGAL), "P0 wins the round 2 to 1: P1 takes 1 casualty."),
        ((LEGAL, "K♣ K♦ 3♥ 4♠ 9♣"), "P1 wins the round 2 to 1: P0 takes 1 casualty."),
    ],
)
def test_a_round_is_told_with_its_winner_and_losses(hands: tuple[str, str], line: str) -> None:
    t = Table()
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=hands)
    t.finish()
    assert line in narrate.story(t.game)


def test_one_card_is_discarded_and_several_are() -> None:
    t = Table()
    t.dude("Cal", seat=1)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    said = [line for line in narrate.story(t.game) if "Cal" in line and "discarded" in line]
    assert said and all(" is discarded" in line for line in said)


def test_a_play_is_told_anew_once_its_mark_is_known() -> None:
    t = Table()
    t.dude("Ann")
    t.deed("Bank", seat=1), t.deed("Mine", seat=1)
    raid = t.hand(able("action", job(mark=deed), lambda use: use.gain(1), title="Raid"))
    t.use(raid)
    start = len(t.game.events)
    t.answer(lambda option: option.payload[0] == "card")
    assert story.retold(t.game, start)
    assert story.retold(t.game, len(t.game.events)) == []
