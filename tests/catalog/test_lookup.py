"""Cards, packs and gangs are found in whatever spelling."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gomorra.catalog import CatalogError, Edition, Gang, UnknownCard, UnknownPack, catalog
from gomorra.catalog.titles import fold, split_experience, words
from gomorra.testing.rules import rule


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Pistol Whip", "Pistol Whip"),
        ("pistol whip", "Pistol Whip"),
        ("  PISTOL  WHIP ", "Pistol Whip"),
        ("Remy LaPointe", "Rémy LaPointe"),
        ("Re\u0301my LaPointe", "Rémy LaPointe"),
        ("Bottom Dealin’", "Bottom Dealin'"),
        ("Bottom Dealin", "Bottom Dealin'"),
        ("Lucinda “Lucy” Clover", 'Lucinda "Lucy" Clover'),
        ("Lucinda Lucy Clover", 'Lucinda "Lucy" Clover'),
        ("B and B Attorneys", "B & B Attorneys"),
        ("One Good Turn…", "One Good Turn..."),
        ("...It's who you know", "...It's Who You Know"),
        ("Baird's Build & Loan", "Baird's Build and Loan"),
        ("Bio-Charge Neutralizer", "Bio-Charged Neutralizer"),
        ("Disingenuine Currency Press", "Disgenuine Currency Press"),
        ("This'll Hurt in the Morning'", "This'll Hurt in the Mornin'"),
        ("Sloane Gang", "The Sloane Gang"),
        ("The Morgan Cattle Company", "Morgan Cattle Co."),
        ("Joker (Red)", "Joker (red)"),
        ("Mario Crane", "Mario Crane"),
        ("Mario Crane (Exp.1)", "Mario Crane (Exp.1)"),
        ("mario crane exp 1", "Mario Crane (Exp.1)"),
        ("Mario Crane (Experienced 1)", "Mario Crane (Exp.1)"),
        ("mario-crane@1", "Mario Crane (Exp.1)"),
        ("Abram Grothe (exp. 2)", "Abram Grothe (Exp.2)"),
        ("01119", "Pistol Whip"),
    ],
)
def test_a_title_is_found_in_any_spelling(written: str, name: str) -> None:
    assert catalog().find(written).name == name


def test_every_card_is_found_by_its_name_its_key_and_its_codes() -> None:
    for card in catalog().cards:
        assert catalog().find(card.name) is card
        assert catalog().find(card.title, card.experience) is card
        assert catalog().card(card.key) is card
        for printing in card.printings:
            assert catalog().find(printing.code) is card
            assert catalog().card_of(printing) is card


@given(st.sampled_from(catalog().cards), st.randoms(use_true_random=False))
def test_case_and_punctuation_never_matter(card, random) -> None:
    written = "".join(random.choice((c.lower(), c.upper())) for c in card.title)
    written = "".join(c for c in written if c.isalnum() or c in " &" or random.random() < 0.5)
    assert catalog().find(written, card.experience) is card


def test_an_unknown_title_answers_with_the_nearest() -> None:
    with pytest.raises(UnknownCard, match="nearest: Pistol Whip") as caught:
        catalog().find("Pistl Wip")
    assert caught.value.nearest[0] == "Pistol Whip"
    assert "Legendary Holster" in catalog().nearest("holster")


def test_an_unknown_level_says_which_there_are() -> None:
    with pytest.raises(
        UnknownCard, match=r"Mario Crane has no level 3; there is Mario Crane, Mario Crane \(Exp.1\)"
    ):
        catalog().find("Mario Crane (Exp.3)")


@pytest.mark.parametrize("nonsense", ["", "   ", "'", "99999", "x" * 5000, "\0", "💀", "(((", "(Exp.1)"])
def test_nonsense_is_an_unknown_card(nonsense: str) -> None:
    with pytest.raises(UnknownCard):
        catalog().find(nonsense)


@given(st.text(max_size=60))
def test_any_text_finds_a_card_or_says_that_there_is_none(text: str) -> None:
    try:
        card = catalog().find(text)
    except CatalogError:
        return
    assert card in catalog().cards


def test_an_unknown_code_says_how_codes_look() -> None:
    with pytest.raises(UnknownCard, match="five digits"):
        catalog().printing("1119")


@rule("CR-LucyCloverExp1-a")
def test_lucy_clover_is_the_experienced_lucinda() -> None:
    lucy, lucinda = catalog().find("Lucy Clover"), catalog().find('Lucinda "Lucy" Clover')
    assert (lucy.experience, lucinda.experience) == (1, 0)
    assert lucy.name_key == lucinda.name_key
    assert set(catalog().versions(lucy.name_key)) == {lucy, lucinda}
    assert catalog().find("Lucinda Lucy Clover", 1) is lucy


def test_the_levels_of_a_person_share_a_name_and_strangers_do_not() -> None:
    assert [card.name for card in catalog().versions("abram-grothe")] == [
        "Abram Grothe", "Abram Grothe (Exp.1)", "Abram Grothe (Exp.2)",
    ]  # fmt: skip
    assert len(catalog().versions("pistol-whip")) == 1
    assert catalog().versions("nobody") == ()


def test_a_card_gives_its_printing_in_an_edition() -> None:
    whip = catalog().find("Pistol Whip")
    assert [printing.code for printing in whip.printings] == ["01119", "24228", "00001"]
    assert whip.in_edition(Edition.ORIGINAL) == catalog().printing("01119")
    assert whip.in_edition(Edition.WEIRD_WEST) == catalog().printing("24228")
    sloane = catalog().find("Sloane")
    assert sloane.in_edition(Edition.WEIRD_WEST) is None
    assert catalog().printing_in(sloane, Edition.WEIRD_WEST) == sloane.first


def test_keys_are_readable_and_unlike() -> None:
    assert catalog().find("Pistol Whip").key == "pistol-whip"
    assert catalog().find("Mario Crane", 1).key == "mario-crane@1"
    assert len({fold(card.title) + str(card.experience) for card in catalog().cards}) == 971


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("Base Set", "DTR"),
        ("dtr", "DTR"),
        ("01", "DTR"),
        ("core set", "DTR"),
        ("Hell’s Comin’ with Me", "HCWM"),
        ("tcar", "TCaR"),
        ("TCR", "TCR"),
        ("DD", "DD"),
        ("ddeeds", "DDeeds"),
        ("weird west edition", "DT2"),
    ],
)
def test_packs_are_found_by_name_code_or_prefix(written: str, code: str) -> None:
    assert catalog().pack(written).code == code


def test_an_unknown_pack_answers_with_the_nearest() -> None:
    with pytest.raises(UnknownPack, match="Faith and Fear"):
        catalog().pack("Faith and Feer")


@pytest.mark.parametrize(
    ("written", "gang"),
    [
        ("Law Dogs", Gang.LAW_DOGS),
        ("lawdogs", Gang.LAW_DOGS),
        ("l", Gang.LAW_DOGS),
        ("1", Gang.FIRST_PEOPLES),
        ("Eagle Wardens", Gang.FIRST_PEOPLES),
        ("The Sloane Gang", Gang.OUTLAWS),
        ("morgan", Gang.ENTREPRENEURS),
        ("fourth ring", Gang.FEARMONGERS),
        ("108 Righteous Bandits", Gang.ANARCHISTS),
        ("fear", Gang.FEARMONGERS),
    ],
)
def test_gangs_are_known_by_old_and_new_names(written: str, gang: Gang) -> None:
    assert Gang.named(written) is gang


@pytest.mark.parametrize("written", ["", "x", "th", "Pinkertons"])
def test_no_gang_is_no_gang(written: str) -> None:
    assert Gang.named(written) is None


def test_octgn_ids_lead_to_printings() -> None:
    whip = catalog().by_octgn("{1536769F-42F4-4840-9360-96D2E7E3F366}")
    assert whip == catalog().printing("01119")
    assert catalog().by_octgn("no id") is None


def test_titles_are_reduced_to_words() -> None:
    assert words("Victor “Nines” de Boré") == "victor nines de bore"
    assert split_experience("Sloane  (Exp. 1)") == ("Sloane", 1)
    assert split_experience("Gage Export Co.") == ("Gage Export Co.", None)
    assert split_experience("Lula's Exploit") == ("Lula's Exploit", None)
