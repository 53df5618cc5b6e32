"""Who may start in play: RB-4, Core deeds, Grifters, and the cards that bend these rules."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks import Deck, Entry, check
from gomorra.testing.rules import rule
from tests.decks.building import card, deck, rules

CHEAP_LAW_DOGS = [
    "Philip Swinford",
    'Lucinda "Lucy" Clover',
    "Travis Moone",
    "Jake Smiley",
    "Willa Mae MacGowan",
]


def gang(outfit: str, *starting: str, legend: str | None = None) -> list[str]:
    """The rules that a starting gang breaks."""
    return rules(check(deck(outfit, starting=starting, legend=legend), "open"))


@rule("RB-4-f")
def test_five_dudes_start_but_not_six() -> None:
    assert gang("Law Dogs", *CHEAP_LAW_DOGS) == []
    assert gang("Law Dogs", *CHEAP_LAW_DOGS, "Henry Moran") == ["RB-4-f"]
    clowns = ["Pagliaccio"] * 4
    assert gang("The Fourth Ring", *clowns, "Bobo") == []
    assert gang("The Fourth Ring", *clowns, "Bobo", "Steven Wiles") == ["RB-4-f"]


@rule("RB-4-g")
def test_nobody_has_to_start() -> None:
    report = check(deck("Law Dogs", "Tommy Harden"), "open")
    assert report.legal
    assert [finding.rule for finding in report.warnings] == ["RB-4-g"]


@rule("RB-4-h")
def test_starting_dudes_come_from_the_deck() -> None:
    built = deck("Law Dogs", starting=["Tommy Harden"])
    entries = [
        Entry(e.printing, e.count, 2) if e.printing == card("Tommy Harden") else e for e in built.entries
    ]
    report = check(Deck.of("Too many", entries), "open")
    assert "RB-4-h" in rules(report)


@rule("RB-4-h")
def test_only_dudes_and_core_deeds_start() -> None:
    assert gang("Law Dogs", "Shotgun") == ["RB-4-h"]
    assert gang("Law Dogs", "Pistol Whip") == ["RB-4-h"]


@rule("RB-4-i", "RB-3.1-h")
def test_the_gang_may_cost_the_whole_stash_but_no_more() -> None:
    exactly_19 = ["Sheriff Dave Montreal", "Abram Grothe", "Tommy Harden"]
    assert sum(card(name).cost for name in exactly_19) == 19 == card("Law Dogs").stash
    assert gang("Law Dogs", *exactly_19) == []
    report = check(deck("Law Dogs", starting=[*exactly_19, "Henry Moran"]), "open")
    assert rules(report) == ["RB-4-i"]
    assert "costs 20 ghost rock; the starting stash is 19" in report.errors[0].sentence


@rule("RB-3.2-c", "RB-4-d")
def test_a_legend_changes_the_stash() -> None:
    exactly_19 = ["Sheriff Dave Montreal", "Abram Grothe", "Tommy Harden"]
    assert gang("Law Dogs", *exactly_19, legend="Raven") == ["RB-4-i"]
    assert deck("Law Dogs", legend="Raven").stash == 17


@rule("RB-4-j")
def test_starting_dudes_are_of_the_outfit_or_drifters() -> None:
    assert gang("Law Dogs", "Tommy Harden", "Clementine Lepp") == []
    report = check(deck("Law Dogs", starting=["Barton Everest"]), "open")
    assert rules(report) == ["RB-4-j"]
    assert "Outlaws" in report.errors[0].sentence


@rule("RB-4-j")
def test_a_dude_of_two_gangs_starts_with_either() -> None:
    assert gang("The Fourth Ring", "Christine Perfect (Exp.1)") == []
    assert gang("The Sloane Gang", "Christine Perfect (Exp.1)") == []
    assert gang("Law Dogs", "Christine Perfect (Exp.1)") == ["RB-4-j"]


@rule("RB-4-k", "CG-Grifter-b")
def test_one_grifter_starts_but_not_two() -> None:
    assert gang("Law Dogs", "Travis Moone") == []
    assert gang("Law Dogs", "Travis Moone", "Rico Rodegain") == ["RB-4-k"]


@rule("CG-Grifter-b")
def test_den_of_thieves_starts_two_grifters_each_one_cheaper() -> None:
    assert gang("Den of Thieves", "Travis Moone", "Rico Rodegain") == []
    assert gang("Den of Thieves", "Travis Moone", "Rico Rodegain", "Ol' Howard") == ["RB-4-k"]
    report = check(
        deck("Den of Thieves", starting=["Travis Moone", "Rico Rodegain", "Barton Everest"]), "open"
    )
    assert report.starting_cost == (2 - 1) + (3 - 1) + 4


@rule("CG-Grifter-c")
def test_a_grifter_of_another_gang_does_not_start() -> None:
    assert gang("Law Dogs", "Andrew Burton") == []
    assert gang("Law Dogs", "Funtime Freddy") == ["CG-Grifter-c"]


@rule("CG-Core-a")
def test_a_core_deed_takes_the_place_of_a_dude() -> None:
    assert gang("Law Dogs", *CHEAP_LAW_DOGS[:4], "Concordia Cemetery") == []
    assert gang("Law Dogs", *CHEAP_LAW_DOGS, "Concordia Cemetery") == ["CG-Core-a"]
    assert gang("Law Dogs", "General Store") == ["CG-Core-a"]


@rule("CG-Core-a")
@pytest.mark.parametrize(("dudes", "broken"), [(3, []), (4, ["CG-Core-a"])])
def test_each_core_deed_takes_the_place_of_a_dude(dudes: int, broken: list[str]) -> None:
    cores = [
        printing
        for printing in catalog().printings
        if printing.is_core and not printing.core_gangs and printing.cost is not None and printing.cost <= 2
    ]
    titles = sorted({printing.title for printing in cores})[:2]
    assert len(titles) == 2
    assert gang("Law Dogs", *CHEAP_LAW_DOGS[:dudes], *titles) == broken


@rule("CG-Core-b")
def test_any_number_of_core_deeds_within_the_five_places() -> None:
    assert gang("Law Dogs", *CHEAP_LAW_DOGS[:3], "Concordia Cemetery", "Gomorra Lot Commission") == []
    assert gang("Law Dogs", "Concordia Cemetery", "Gomorra Lot Commission", "Five Aces Gambling Hall",
                "Kiva of Fathomless Reach", "Gomorra Jail") == []  # fmt: skip


@rule("CG-Core-c")
@pytest.mark.parametrize(
    ("deed", "outfit", "legal"),
    [
        ("Concordia Cemetery", "The Sloane Gang", True),
        ("Dispatch Office", "Law Dogs", True),
        ("Dispatch Office", "The Sloane Gang", False),
        ("Tai Chi Chuan Garden", "The 108 Righteous Bandits", True),
        ("Tai Chi Chuan Garden", "Law Dogs", False),
    ],
)
def test_gangs_behind_the_keyword_limit_a_core_deed(deed: str, outfit: str, legal: bool) -> None:
    assert gang(outfit, deed) == ([] if legal else ["CG-Core-c"])


@rule("CG-Core-d")
@pytest.mark.parametrize(
    ("deed", "outfit"),
    [
        ("Gomorra Jail", "Law Dogs"),
        ("Wagner Memorial Ranch", "Morgan Cattle Co."),
        ("Companhurst's", "108 Gracious Gifts"),
    ],
)
def test_three_older_core_deeds_are_limited_by_their_traits(deed: str, outfit: str) -> None:
    assert gang(outfit, deed) == []
    assert gang("The Sloane Gang", deed) == ["CG-Core-c"]


@rule("CG-Uniqueness-b")
def test_unique_dudes_start_once_under_every_level_of_experience() -> None:
    assert gang("Law Dogs", "Philip Swinford", "Philip Swinford") == ["CG-Uniqueness-b"]
    assert gang("Law Dogs", "Philip Swinford", "Philip Swinford (Exp.1)") == ["CG-Uniqueness-b"]


@rule("CG-StartingPosse-a")
def test_xiaodan_li_takes_no_place() -> None:
    five = ["Randall", "Benjamin Washington", "Henry Moran", "Jake Smiley", "Willa Mae MacGowan"]
    assert gang("The 108 Righteous Bandits", *five, "Xiaodan Li") == []
    assert "RB-4-f" in gang("The 108 Righteous Bandits", *five, "Clementine Lepp")


@rule("CG-StartingPosse-a")
def test_the_harvester_takes_three_places() -> None:
    assert gang("The Fourth Ring", "The Harvester", "Micah Ryse", "Jake Smiley") == []
    assert gang("The Fourth Ring", "The Harvester", "Micah Ryse", "Jake Smiley", "Henry Moran") == ["RB-4-f"]


@rule("CG-StartingPosse-a")
def test_denise_brancini_never_starts() -> None:
    assert gang("Law Dogs", "Denise Brancini") == ["CG-StartingPosse-a"]


@rule("CG-StartingPosse-a")
def test_harry_somerset_starts_unless_printed_in_the_weird_west_edition() -> None:
    assert gang("Law Dogs", "07002") == []
    assert gang("24009", "24073") == ["CG-StartingPosse-a"]


@rule("CR-POSTATRON-a")
def test_post_a_tron_starts_only_with_its_own_gang() -> None:
    assert gang("Morgan Cattle Co.", "POST-A-TRON") == []
    for other in (
        "Law Dogs",
        "The Sloane Gang",
        "The Fourth Ring",
        "The Eagle Wardens",
        "108 Righteous Bandits",
    ):
        assert gang(other, "POST-A-TRON") == ["RB-4-j"]


@rule("RB-7.2.2-a")
def test_other_gadget_dudes_have_to_be_invented() -> None:
    assert gang("Morgan Cattle Co.", "QUATERMAN") == ["RB-7.2.2-a"]


@rule("CG-StartingPosse-a")
def test_lucky_sky_borne_brings_one_sidekick() -> None:
    sky = '"Lucky" Sky Borne'
    assert gang("Morgan Cattle Co.", sky, "Bluetick") == []
    assert gang("Morgan Cattle Co.", "Bluetick") == ["RB-4-h"]
    assert gang("Morgan Cattle Co.", sky, "Bluetick", "Faithful Hound") == ["RB-4-h"]


def test_a_gang_without_influence_is_worth_a_warning() -> None:
    report = check(
        deck("Law Dogs", starting=["Jake Smiley", "Travis Moone", "Prescott Utter", "Henry Moran"]), "open"
    )
    assert report.legal
    assert "RB-3.3-d" in [finding.rule for finding in report.warnings]
    assert "influence" in " ".join(finding.sentence for finding in report.warnings)


def test_much_unspent_stash_is_worth_a_warning() -> None:
    report = check(deck("Law Dogs", starting=["Philip Swinford"]), "open")
    assert [finding.sentence for finding in report.warnings] == [
        "16 of 19 ghost rock of the starting stash stay unspent."
    ]
    assert (
        check(deck("Law Dogs", starting=["Philip Swinford", "Tommy Harden", "Abram Grothe"]), "open").warnings
        == ()
    )


def test_an_upkeep_that_nobody_can_pay_is_worth_a_warning() -> None:
    costly = ["Steven Wiles", "Sheriff Dave Montreal", "Clyde Owens"]
    report = check(deck("Law Dogs", starting=costly), "open")
    assert report.legal
    assert [finding.rule for finding in report.warnings] == ["RB-3.3-g"]
