"""The facts of all cards agree with the anatomy of cards in the rulebook, and the known faults are mended."""

from __future__ import annotations

from collections import Counter

import pytest

from gomorra.catalog import Edition, Gang, Printing, catalog
from gomorra.testing.rules import rule, shows

PRINTINGS = catalog().printings
SUIT_OF = {"dude": "spades", "deed": "diamonds", "goods": "hearts", "spell": "hearts", "action": "clubs"}


def of_type(*types: str) -> list[Printing]:
    return [printing for printing in PRINTINGS if printing.type in types]


def test_every_printing_of_every_pack_is_there() -> None:
    assert len(PRINTINGS) == 1256
    assert len({printing.code for printing in PRINTINGS}) == 1256
    assert len(catalog().packs) == 26
    assert len(catalog().cards) == 971
    kinds = Counter(card.first.type for card in catalog().cards)
    assert kinds == {
        "dude": 431, "action": 167, "deed": 117, "goods": 117, "spell": 87,
        "outfit": 37, "legend": 8, "joker": 7,
    }  # fmt: skip


def test_a_printing_belongs_to_the_pack_its_code_begins_with() -> None:
    for printing in PRINTINGS:
        assert printing.code.startswith(catalog().pack(printing.pack).prefix)
        assert printing.quantity in (1, 2, 4)


@rule("RB-3.3-a", "RB-8-e", "RB-8-f")
@shows("Tommy Harden", "General Store", "Shotgun", "Soul Blast", "Pistol Whip", "Law Dogs", "Raven")
def test_all_but_outfits_legends_and_jokers_have_the_suit_of_their_type_and_a_value() -> None:
    for printing in PRINTINGS:
        if printing.type in SUIT_OF:
            assert printing.suit == SUIT_OF[printing.type]
            assert printing.value in range(1, 14)
            assert printing.cost is not None
        else:
            assert (printing.suit, printing.value, printing.cost) == (None, None, None)


def test_no_card_has_two_faces() -> None:
    for card in catalog().cards:
        assert len({(printing.suit, printing.value, printing.type) for printing in card.printings}) == 1


@rule("RB-3.3-c")
@shows("Tommy Harden", "Philip Swinford", "Steven Wiles")
def test_a_dude_is_stud_or_draw_and_has_bullets_influence_and_upkeep() -> None:
    for dude in of_type("dude"):
        assert dude.shooter in ("stud", "draw")
        assert None not in (dude.bullets, dude.influence, dude.upkeep)
        assert (dude.bullet_bonus, dude.control, dude.production, dude.stash) == (None, None, None, None)
    upkeeps = {dude.upkeep for dude in of_type("dude")}
    assert 0 in upkeeps
    assert max(upkeeps) == 6  # Steven Wiles


@rule("RB-3.4-c")
@shows("Blake Ranch", "General Store", "Bank of California")
def test_a_deed_has_control_points_perhaps_none_and_production() -> None:
    deeds = of_type("deed")
    assert {deed.control for deed in deeds} == {0, 1, 2}
    for deed in deeds:
        assert deed.production is not None
        assert (deed.shooter, deed.bullets, deed.influence, deed.upkeep) == (None, None, None, None)


@rule("RB-3.5-f", "RB-3.7-e")
@shows("Monte Bank", "Putting The Pieces Together")
def test_goods_and_actions_have_production_or_upkeep_never_both() -> None:
    for printing in of_type("goods", "spell", "action"):
        assert None in (printing.production, printing.upkeep)
    keeping = {
        p.code: (p.production, p.upkeep)
        for p in of_type("goods", "spell", "action")
        if p.production or p.upkeep
    }
    assert keeping == {"10025": (1, None), "15019": (None, 1)}  # Monte Bank, Putting The Pieces Together


def test_bullets_on_goods_and_spells_are_a_bonus() -> None:
    for printing in of_type("goods", "spell"):
        assert printing.shooter is None
        assert printing.bullets is None
    assert catalog().printing("01098").bullet_bonus == 2  # Legendary Holster
    assert catalog().printing("01085").bullet_bonus is None  # Whiskey Flask


@rule("RB-3.6-e")
@shows("Soul Blast", "Lay On Hands", "Spirit Guidance")
def test_every_spell_names_its_kind() -> None:
    for spell in of_type("spell"):
        assert any(spell.has(kind) for kind in ("Hex", "Miracle", "Spirit")), spell


@rule("RB-3.1-d", "RB-3.1-e", "RB-3.1-f")
def test_affiliation_is_read_from_the_symbols() -> None:
    law_dogs = catalog().find("Law Dogs").first
    tommy, sloane, clementine = (
        catalog().find(name).first for name in ("Tommy Harden", "Sloane", "Clementine Lepp")
    )
    assert tommy.belongs_to(law_dogs)
    assert not sloane.belongs_to(law_dogs)
    assert clementine.is_drifter
    assert not clementine.belongs_to(law_dogs)
    christine = catalog().find("Christine Perfect", 1).first
    assert christine.gangs == (Gang.FEARMONGERS, Gang.OUTLAWS)
    assert christine.belongs_to(catalog().find("The Fourth Ring").first)
    assert christine.belongs_to(catalog().find("The Sloane Gang").first)


def test_outfits_have_a_gang_a_stash_and_production() -> None:
    for outfit in of_type("outfit"):
        assert len(outfit.gangs) == 1
        assert outfit.stash in (17, 18, 19)
        assert outfit.production == 3


def test_legends_have_signed_changes_of_stash_and_production() -> None:
    for legend in of_type("legend"):
        assert legend.stash in (-1, -2)
        assert legend.production == 0


@rule("CG-Uniqueness-a", "CG-Uniqueness-e", "CG-Token-d")
@pytest.mark.parametrize(
    ("title", "unique"),
    [
        ("Sloane", True),
        ("General Store", True),
        ("QUATERMAN", False),
        ("Gunslinger", False),
        ("Ancestor Spirit", False),
        ("Nature Spirit", False),
        ("Legendary Holster", True),
        ("Shotgun", False),
        ("Pistol Whip", False),
        ("Blood Curse", False),
    ],
)
def test_uniqueness(title: str, unique: bool) -> None:
    assert all(printing.is_unique == unique for printing in catalog().find(title).printings)


def test_the_tokens_are_three() -> None:
    tokens = {printing.title for printing in PRINTINGS if printing.is_token}
    assert tokens == {"Gunslinger", "Ancestor Spirit", "Nature Spirit"}


@pytest.mark.parametrize(
    ("code", "keyword", "rating"),
    [
        ("01048", "Huckster", 2),
        ("01089", "Gadget", 7),
        ("01010", "Huckster", 0),
        ("00014", "Gadget", 6),
        ("24176", "Gadget", 9),
        ("01032", "Mad Scientist", 2),
        ("23003", "Kung Fu", 2),
        ("01051", "Huckster", None),
    ],
)
def test_keywords_carry_their_rating(code: str, keyword: str, rating: int | None) -> None:
    printing = catalog().printing(code)
    assert printing.rating(keyword) == rating
    assert printing.has(keyword) == (rating is not None)


def test_every_gadget_has_a_difficulty_and_no_keyword_is_called_difficulty() -> None:
    for printing in PRINTINGS:
        assert not printing.has("Difficulty")
        if printing.has("Gadget"):
            assert printing.rating("Gadget") in range(1, 14), printing


def test_skills_have_ratings() -> None:
    for printing in of_type("dude"):
        for skill in ("Huckster", "Blessed", "Shaman", "Mad Scientist", "Kung Fu", "Experienced"):
            assert not printing.has(skill) or printing.rating(skill) is not None, printing


def test_the_experience_of_a_card_is_that_of_its_keyword() -> None:
    for printing in PRINTINGS:
        assert printing.experience == (printing.rating("Experienced") or 0)
    assert catalog().printing("00105").name == "Ivor Hawley (Exp.1)"
    assert catalog().printing("23027").experience == 1


def test_techniques_know_their_tao() -> None:
    rabbit = catalog().find("Rabbit's Lunar Leap").first
    assert rabbit.tao == "Tao of the Jade Rabbit"
    assert catalog().find("Pistol Whip").first.tao is None
    for printing in PRINTINGS:
        assert printing.tao is None or printing.has("Technique")


@rule("CG-Core-d")
@pytest.mark.parametrize(
    ("title", "gangs"),
    [
        ("Gomorra Jail", ["Law Dogs"]),
        ("Wagner Memorial Ranch", ["Entrepreneurs"]),
        ("Companhurst's", ["Anarchists"]),
        ("Livery Stables", ["Entrepreneurs"]),
        ("Gomorra Lot Commission", []),
        ("Concordia Cemetery", []),
    ],
)
def test_core_deeds_know_their_gangs(title: str, gangs: list[str]) -> None:
    deed = catalog().find(title).first
    assert deed.is_core
    assert list(deed.core_gangs) == gangs


@rule("CE-DaveSlimGorman")
def test_dave_gorman_has_the_numbers_of_the_errata() -> None:
    for dave in catalog().find('Dave "Slim" Gorman').printings:
        assert (dave.gangs, dave.shooter, dave.bullets) == ((Gang.OUTLAWS,), "stud", 1)
        assert (dave.influence, dave.cost, dave.upkeep) == (2, 5, 1)


@rule("CE-RicoRodegain")
def test_rico_rodegain_has_the_numbers_of_the_errata() -> None:
    for rico in catalog().find("Rico Rodegain").printings:
        assert (rico.is_drifter, rico.shooter, rico.bullets) == (True, "draw", 0)
        assert (rico.influence, rico.cost, rico.upkeep) == (0, 3, 0)


def test_faults_of_the_source_are_mended() -> None:
    printing = catalog().printing
    assert [printing(code).control for code in ("00009", "04013", "08011")] == [1, 1, 0]
    assert [printing(code).production for code in ("20005", "20014", "21031")] == [None, None, None]
    assert [printing(code).bullet_bonus for code in ("11017", "24145", "25041")] == [0, 1, 0]
    assert [printing(code).keywords[1].name for code in ("25025", "25029", "25030")] == [
        "Ranger", "Ranger", "Out of Town",
    ]  # fmt: skip


def test_reprints_differ_in_their_facts_and_point_to_the_first_printing() -> None:
    original, modern = catalog().printing("01114"), catalog().printing("24222")
    assert (original.cost, modern.cost) == (4, 2)  # Ambush
    assert (original.edition, modern.edition) == (Edition.ORIGINAL, Edition.WEIRD_WEST)
    assert modern.reprint_of == original.code
    assert original == catalog().card_of(modern).first
    for later in PRINTINGS:
        if later.reprint_of:
            assert catalog().printing(later.reprint_of).key == later.key
            assert catalog().printing(later.reprint_of).reprint_of is None


def test_the_weird_west_edition_begins_with_its_own_pack() -> None:
    weird = {pack.code for pack in catalog().packs if pack.edition == Edition.WEIRD_WEST}
    assert weird == {"DT2", "DofB"}
    assert min(pack.released for pack in catalog().packs if pack.code in weird) == "2021-12-25"


def test_octgn_ids_are_all_of_one_form() -> None:
    ids = [printing.octgn_id for printing in PRINTINGS if printing.octgn_id]
    assert len(ids) == 949
    assert all(len(octgn_id) == 36 and octgn_id == octgn_id.lower() for octgn_id in ids)


def test_printings_compare_by_code_and_can_be_kept_in_sets() -> None:
    one, same, other = (catalog().printing(code) for code in ("01119", "01119", "24228"))
    assert {one, same} == {one}
    assert one != other
    assert repr(one) == "<Pistol Whip 01119>"
    assert one != "01119"


def test_a_printing_knows_its_playing_card() -> None:
    from gomorra.poker.card import JOKER, parse

    for code, shown in (("01119", "5♣"), ("01044", "K♠"), ("01056", "A♦"), ("01096", "10♥")):
        printing = catalog().printing(code)
        assert printing.face == shown
        assert (printing.playing_card,) == parse(shown)
    assert catalog().printing("01144").playing_card == JOKER
    assert catalog().printing("01001").playing_card is None
