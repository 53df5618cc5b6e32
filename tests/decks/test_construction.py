"""How a deck is built: RB-8, tokens, experienced dudes, formats."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks import Deck, DeckError, Entry, check
from gomorra.testing.checklist import checklist
from gomorra.testing.rules import rule
from tests.decks.building import card, deck, rules


def test_a_plain_deck_is_legal() -> None:
    report = check(deck(starting=["Tommy Harden", "Philip Swinford"]), "original")
    assert report.legal
    assert report.errors == ()


@rule("RB-8-a")
def test_a_deck_has_exactly_one_outfit() -> None:
    without = Deck.of("No outfit", [entry for entry in deck().entries if entry.printing.type != "outfit"])
    assert rules(check(without, "open")) == ["RB-8-a"]
    assert rules(check(deck("Law Dogs", "The Sloane Gang"), "open")) == ["RB-8-a"]
    assert rules(check(deck("2 Law Dogs"), "open")) == ["RB-8-a"]
    assert check(deck(), "open").legal


@rule("RB-8-b", "RB-4-b")
def test_a_deck_has_one_legend_or_none() -> None:
    assert check(deck(), "open").legal
    assert check(deck(legend="Doc Holliday"), "open").legal
    assert rules(check(deck("Law Dogs", "Raven", legend="Doc Holliday"), "open")) == ["RB-8-b"]
    assert rules(check(deck("Law Dogs", "2 Doc Holliday"), "open")) == ["RB-8-b"]


@rule("RB-8-c", "RB-8-e", "RB-8-f")
@pytest.mark.parametrize(
    ("size", "jokers", "legal"),
    [(52, 0, True), (52, 2, True), (50, 2, False), (51, 0, False), (53, 0, False)],
)
def test_exactly_52_cards_have_a_value_whatever_jokers_outfit_and_legend(
    size: int, jokers: int, legal: bool
) -> None:
    built = deck("Law Dogs", *([f"{jokers} Joker (red)"] if jokers else []), legend="Raven", size=size)
    report = check(built, "open")
    assert report.legal == legal
    assert legal or f"has {size} cards" in report.errors[0].sentence
    assert rules(report) == ([] if legal else ["RB-8-c"])


@rule("RB-8-d")
@pytest.mark.parametrize(
    ("jokers", "legal"), [("1 Joker (red)", True), ("2 Joker (red)", True), ("3 Joker (black)", False)]
)
def test_two_jokers_at_most(jokers: str, legal: bool) -> None:
    assert rules(check(deck("Law Dogs", jokers), "open")) == ([] if legal else ["RB-8-d"])


@rule("RB-8-d")
def test_jokers_of_all_kinds_count_together() -> None:
    assert check(deck("Law Dogs"), "open").legal
    assert check(deck("Law Dogs", "Joker (red)", "Devil's Joker (Red)"), "open").legal
    three = deck("Law Dogs", "Joker (red)", "Joker (black)", "Devil's Joker (Red)")
    assert rules(check(three, "open")) == ["RB-8-d"]


@rule("RB-8-g")
def test_four_cards_share_suit_and_value_but_not_five() -> None:
    four = deck("Law Dogs", "2 Kidnappin'", "2 Pinned Down")
    assert check(four, "open").legal
    five = deck("Law Dogs", "2 Kidnappin'", "2 Pinned Down", "Run 'Em Down!")
    report = check(five, "open")
    assert rules(report) == ["RB-8-g"]
    assert set(report.errors[0].cards) == {"01123", "01124", "01125"}
    assert "5 cards are the 7♣" in report.errors[0].sentence


@rule("RB-8-h")
def test_four_copies_of_a_title_but_not_five() -> None:
    assert check(deck("Law Dogs", "4 Pistol Whip"), "open").legal
    # Five of one title always share suit and value too.
    assert rules(check(deck("Law Dogs", "5 Pistol Whip"), "open")) == ["RB-8-g", "RB-8-h"]


@rule("RB-8-h")
def test_copies_are_counted_over_all_printings() -> None:
    mixed = deck("Law Dogs", "3 01119", "2 24228")
    assert rules(check(mixed, "open")) == ["RB-8-g", "RB-8-h"]


@rule("RB-8-i")
def test_dudes_of_other_gangs_may_be_included_in_any_number() -> None:
    codes = (
        "01037",
        "01038",
        "01040",
        "01042",
        "01005",
        "01007",
        "01026",
        "01028",
        "01030",
        "01031",
        "01044",
    )
    assert all("Law Dogs" not in card(code).gangs and card(code).gangs for code in codes)
    assert check(deck("Law Dogs", *(f"2 {code}" for code in codes)), "original").legal


@rule("CG-Experienced-a")
def test_all_levels_of_a_person_are_one_card_for_the_limit() -> None:
    assert check(deck("Law Dogs", "2 Abram Grothe", "2 Abram Grothe (Exp.1)"), "open").legal
    report = check(deck("Law Dogs", "2 Abram Grothe", "3 Abram Grothe (Exp.1)"), "open")
    assert rules(report) == ["CG-Experienced-a"]
    assert set(report.errors[0].cards) == {"01023", "05010"}


@rule("CG-Experienced-a", "CR-LucyCloverExp1-a")
def test_lucy_clover_counts_with_lucinda() -> None:
    report = check(deck("Law Dogs", '3 Lucinda "Lucy" Clover', "2 Lucy Clover"), "open")
    assert rules(report) == ["CG-Experienced-a"]


@rule("CG-Token-a", "CG-Traits-d")
@pytest.mark.parametrize("token", ["Gunslinger", "Ancestor Spirit", "Nature Spirit"])
def test_tokens_are_in_no_deck(token: str) -> None:
    assert rules(check(deck("Law Dogs", token), "open")) == ["CG-Token-a"]


@rule("CG-Cooperating-a")
def test_union_and_confederate_cards_go_together() -> None:
    def one_with(side: str) -> str:
        return next(p.code for p in catalog().printings if p.has(side) and p.type == "dude" and p.is_drifter)

    sides = [one_with("Union"), one_with("Confederate")]
    assert check(deck("Law Dogs", *sides, starting=sides), "original").legal


@rule("CB-108WorldlyDesires")
def test_108_worldly_desires_is_banned_in_tournament_formats() -> None:
    built = deck("108 Worldly Desires")
    assert rules(check(built, "original")) == ["CB-108WorldlyDesires"]
    assert check(built, "open").legal


@rule("CB-Showboating")
def test_showboating_is_banned_in_tournament_formats() -> None:
    report = check(deck("Law Dogs", "4 Showboating"), "original")
    assert rules(report) == ["CB-Showboating"]
    assert report.errors[0].cards == ("17020",)


@rule("CB-DecimatorArray")
def test_decimator_array_is_banned_in_tournament_formats() -> None:
    assert rules(check(deck("Law Dogs", "Decimator Array"), "original")) == ["CB-DecimatorArray"]
    weird = [
        rule_id
        for rule_id in rules(check(deck("24009", "Decimator Array"), "weird-west"))
        if rule_id.startswith("CB")
    ]
    assert weird == ["CB-DecimatorArray"]


def test_a_card_outside_the_pool_says_which_printing_is_inside() -> None:
    report = check(deck("Law Dogs", "24228"), "original")
    assert rules(report) == ["format:original"]
    assert report.errors[0].cards == ("24228",)
    assert "Base Set (01119)" in report.errors[0].sentence
    only_new = check(deck("Law Dogs", "24077"), "original")  # Bass Reeves
    assert only_new.errors[0].sentence == (
        "Bass Reeves from Weird West Edition is not in the card pool of original."
    )


def test_the_format_may_be_given_by_name_and_is_in_the_report() -> None:
    report = check(deck(), "Weird West")
    assert report.format.name == "weird-west"
    assert not report.legal
    assert report.as_json()["format"] == "weird-west"


def test_every_violation_has_a_rule_cards_and_a_sentence() -> None:
    wild = deck("2 Law Dogs", "5 Pistol Whip", "3 Joker (red)", "Gunslinger", "Showboating", "Raven",
                legend="Doc Holliday", size=None)  # fmt: skip
    report = check(wild, "original")
    assert len(report.errors) == 8
    for finding in report.errors:
        assert finding.rule in checklist()
        assert finding.sentence.endswith(".")
        assert finding.cards or finding.rule == "RB-8-c"


def test_equal_decks_are_equal_whatever_the_order() -> None:
    first, second = Entry(card("Pistol Whip"), 2), Entry(card("Law Dogs"), 1)
    assert Deck.of("A", [first, second]) == Deck.of("A", [second, first])
    assert Deck.of("A", [first, first, second]).entries[-1] == Entry(card("Pistol Whip"), 4)


@pytest.mark.parametrize(("count", "starting"), [(0, 0), (-1, 0), (100, 0), (1, -1)])
def test_an_entry_has_a_sensible_number_of_copies(count: int, starting: int) -> None:
    with pytest.raises(DeckError, match="make no sense"):
        Entry(card("Pistol Whip"), count, starting)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [("  My\tdeck\n", "My deck"), ("", "Unnamed deck"), ("\0", "Unnamed deck"), ("x" * 500, "x" * 120)],
)
def test_names_fit_on_a_line(name: str, cleaned: str) -> None:
    assert Deck.of(name, []).name == cleaned


def test_a_deck_gives_what_the_game_needs() -> None:
    built = deck("Law Dogs", "2 Joker (red)", starting=["Tommy Harden"], legend="Raven")
    assert (built.outfit, built.legend) == (card("Law Dogs"), card("Raven"))
    assert sum(entry.count for entry in built.valued) == 52
    assert len(list(built.copies())) == 54
    assert built.starting_gang == (card("Tommy Harden"),)
    assert built.stash == 17
