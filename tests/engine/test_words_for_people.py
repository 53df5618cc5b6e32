"""What options, events and plays are called for people."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Stat,
    Use,
    adjacent,
    at_location,
    booted,
    deed,
    dude,
    elsewhere,
    goods,
    happens,
    has,
    here,
    in_boot_hill,
    in_hand,
    in_town_square,
    job,
    location,
    noon,
    not_self,
    on_actor,
    opposing,
    outfit,
    owned,
    several,
    spell,
    stud,
    unbooted,
    wanted,
    where,
    with_attached,
    your,
)
from gomorra.engine.card.choice import Predicate
from gomorra.engine.card.handle import Card
from gomorra.engine.card.wording import many
from gomorra.engine.sight import narrate, offers, story, why
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


def told(t: Table, effect: object) -> list[str]:
    """What the log says of an effect of player 1."""
    t.use(t.hand(able("action", noon(), effect, title="Trick"), seat=1))
    return [line for line in narrate.story(t.game) if "Trick" not in line.split(" by ")[0]]


def test_what_changes_is_told_of_a_card_a_player_or_of_nobody() -> None:
    t = Table(seats=3)
    ann = t.dude("Ann")
    assert told(t, lambda use: use.modify(ann, bullets=2) and None) == [
        "Ann: +2 bullets by Trick until the day ends."
    ]
    t = Table(seats=3)
    assert told(t, lambda use: use.for_player(2, Stat.INFLUENCE, -1)) == [
        "P2: -1 influence by Trick until the day ends."
    ]
    t = Table(seats=3)
    assert told(t, lambda use: use.forbid_for_all(Act.JOIN)) == []


@pytest.mark.parametrize(
    ("there", "need", "words_"),
    [
        (0, 1, "It needs an opposing dude, and there is none now."),
        (1, 2, "It needs 2"),
        (2, 3, "and there are only 2."),
    ],
)
def test_what_is_missing_is_counted(there: int, need: int, words_: str) -> None:
    t = Table()
    for _ in range(there):
        t.dude(seat=1)
    card = t.hand(able("action", noon(target=several(opposing & dude, need, need))))
    key = ("use", card.id, "act")
    refusal = t.game.why_not(key)
    assert refusal is not None
    assert words_ in why.missing(t.game, key, refusal)


@pytest.mark.parametrize(
    ("stash", "sentence"), [(2, "It costs 3 ghost rock; you have 2."), (0, "you have 0.")]
)
def test_what_is_too_dear_is_told_with_its_price(stash: int, sentence: str) -> None:
    t = Table(stash=stash)
    for card, key in (
        (t.hand(plain("dude", cost=3)), "shop"),
        (t.put(able("dude", noon(pay=3))), "use"),
    ):
        payload = (key, card.id, "act") if key == "use" else (key, card.id)
        refusal = t.game.why_not(payload)
        assert refusal is not None and sentence in why.missing(t.game, payload, refusal)


@pytest.mark.parametrize(
    ("predicate", "said"),
    [
        (dude & not_self, "another dude"),
        (dude & here & not_self, "another dude at this location"),
        (goods, "goods"),
        (opposing & dude, "an opposing dude"),
        (dude & stud, "a stud"),
        (your & dude & unbooted, "one of your unbooted dudes"),
        (in_hand, "a card in your hand"),
        (in_boot_hill & dude, "a dude in your Boot Hill"),
        (in_hand & (goods | spell), "goods or a spell in your hand"),
        (your & dude & at_location(deed & ~owned), "one of your dudes at a deed that you do not own"),
        (dude & ~with_attached(has("Weapon")), "a dude without a Weapon"),
        (deed & your & ~owned, "one of your deeds that you do not own"),
        (on_actor & (has("Hex") | goods & has("Mystical")), "a Hex or Mystical goods on this dude"),
        (outfit & your, "your outfit"),
        (location & in_town_square, "the town square"),
        (elsewhere & adjacent, "an adjacent location"),
        (has("Gadget") & has("Experimental") & booted, "a booted Experimental Gadget"),
        (~wanted & dude, "a dude that is not wanted"),
        (where(lambda card, use: True), ""),
    ],
)
def test_what_is_wanted_is_said_as_people_say_it(predicate: Predicate, said: str) -> None:
    assert predicate.words == said


def lacking(t: Table, card: Card, name: str = "act") -> str:
    """What is said of an ability that cannot be used."""
    payload = ("use", card.id, name)
    refusal = t.game.why_not(payload)
    assert refusal is not None
    return why.missing(t.game, payload, refusal)


def test_a_card_that_would_do_but_for_one_thing_is_named_with_it() -> None:
    """Whoever stands at the rival's deed is booted: that is the reason, not that nobody is there."""
    t = Table()
    emporium = t.put("Buffalo Emporium", seat=1)
    barton = t.dude("Barton", at=emporium, booted=True)
    holdup = t.hand("This is a Holdup!")
    name = next(ability.name for ability in holdup.abilities)
    assert lacking(t, holdup, name) == "Booted: otherwise Barton (at Buffalo Emporium) would do."
    t.game.state.bodies[barton.id].booted = False
    t2 = Table()
    holdup = t2.hand("This is a Holdup!")
    t2.dude("Barton", booted=True)
    said = (
        "It needs one of your dudes at a deed that you do not own where ghost rock can be taken, "
        "and there is none now."
    )
    assert lacking(t2, holdup, name) == said


def test_what_is_not_payable_or_not_wanted_is_said_of_the_card() -> None:
    t = Table()
    t.dude("Foe", seat=1)
    card = t.put(able("dude", noon(target=opposing & dude & wanted)))
    home = t.game.place_name(t.game.outfit(1).id)
    assert lacking(t, card) == f"Nobody is wanted: otherwise Foe (at {home}) would do."


def test_too_few_are_counted() -> None:
    t = Table()
    t.dude("Foe", seat=1)
    card = t.put(able("dude", noon(target=several(opposing & dude, 2, 2))))
    assert lacking(t, card) == "It needs 2 opposing dudes, and there is only 1."


def test_several_are_counted() -> None:
    assert (
        many((your & dude & unbooted & in_town_square).terms, 2)
        == "2 of your unbooted dudes in the town square"
    )
    assert many((opposing & unbooted).terms, 2) == "2 opposing unbooted cards"


def test_a_pull_without_a_card_is_told_as_the_ace_of_clubs() -> None:
    t = Table(deck=0)
    seen: list[tuple[str, int, int]] = []

    def pull(use: Use) -> object:
        pulled = yield from use.pull()
        seen.append((pulled.suit, pulled.value, pulled.card))

    t.use(t.put(able("deed", noon(), pull)))
    (event,) = t.events(happens.Pulled)
    assert (event.card, event.suit, event.value) == (0, 0, 1) and seen == [("clubs", 1, 0)]
