"""The search language: what each key finds, and where a bad query is wrong."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gomorra.catalog import Gang, Printing, catalog
from gomorra.catalog.search import QueryError, parse


def codes(query: str, **options) -> set[str]:
    return {printing.code for printing in catalog().search(query, **options)}


def those(test, *, promos: bool) -> set[str]:
    """The codes for which a test holds; promos that follow a found printing only if they are wanted."""
    found = {printing for printing in catalog().printings if test(printing)}
    every = {printing.code for printing in found}
    return {p.code for p in found if promos or not (p.is_promo and p.reprint_of in every)}


CASES = {
    "t:dude": lambda p: p.type == "dude",
    "T:Dudes": lambda p: p.type == "dude",
    "t:dude|deed": lambda p: p.type in ("dude", "deed"),
    "t!dude": lambda p: p.type != "dude",
    "t!dude|deed": lambda p: p.type not in ("dude", "deed"),
    "g:lawdogs": lambda p: "Law Dogs" in p.gangs,
    "g:l": lambda p: "Law Dogs" in p.gangs,
    'g:"sloane gang"': lambda p: "Outlaws" in p.gangs,
    "g:o|f t:dude": lambda p: p.type == "dude" and {"Outlaws", "Fearmongers"} & set(p.gangs),
    "g:-  t:dude": lambda p: p.is_drifter,
    "g!- t:dude": lambda p: p.type == "dude" and p.gangs,
    "k:huckster": lambda p: p.has("Huckster"),
    'k:"huckster 2"': lambda p: p.rating("Huckster") == 2,
    'k:"mad scientist"': lambda p: p.has("Mad Scientist"),
    "k:scientist|harrowed": lambda p: p.has("Mad Scientist") or p.has("Harrowed"),
    "k!private t:deed": lambda p: p.type == "deed" and not p.has("Private"),
    "s:stud": lambda p: p.shooter == "stud",
    "s:bonus": lambda p: p.bullet_bonus is not None,
    "r:4": lambda p: p.cost == 4,
    "r>9": lambda p: p.cost is not None and p.cost > 9,
    "r<1": lambda p: p.cost == 0,
    "r!0 t:action": lambda p: p.type == "action" and p.cost != 0,
    "w:18|17": lambda p: p.stash in (17, 18),
    "w:-2": lambda p: p.stash == -2,
    "v:a": lambda p: p.value == 1,
    "v:10 t:deed": lambda p: p.value == 10 and p.type == "deed",
    "v>q": lambda p: p.value == 13,
    "v:*": lambda p: p.value is None,
    "u>2": lambda p: (p.upkeep or 0) > 2,
    "p:3 t:deed": lambda p: p.production == 3 and p.type == "deed",
    "b>2 t:dude": lambda p: (p.bullets or 0) > 2,
    "b:2 t:goods": lambda p: p.bullet_bonus == 2 and p.type == "goods",
    "i:4|5": lambda p: p.influence in (4, 5),
    "c:2": lambda p: p.control == 2,
    "is:unique t:goods": lambda p: p.is_unique and p.type == "goods",
    "is!unique t:dude": lambda p: not p.is_unique and p.type == "dude",
    "is:token": lambda p: p.is_token,
    "is:experienced": lambda p: p.experience > 0,
    "whip": lambda p: "whip" in p.title.lower(),
    "PISTOL whip": lambda p: p.title == "Pistol Whip",
    '"the stakes just"': lambda p: p.title == "The Stakes Just Rose",
    "TSJR": lambda p: p.title == "The Stakes Just Rose",
    "missed!": lambda p: p.title.startswith("Missed"),
    "dealin’": lambda p: "Dealin'" in p.title,
    "01119": lambda p: p.code == "01119",
    "law dogs": lambda p: Gang.LAW_DOGS in p.gangs or p.title == "Law Dogs",
    "Sloane Gang": lambda p: Gang.OUTLAWS in p.gangs,
    "the fourth ring b>2": lambda p: Gang.FEARMONGERS in p.gangs and (p.bullets or p.bullet_bonus or 0) > 2,
    "anarchists": lambda p: Gang.ANARCHISTS in p.gangs,
    "sloane": lambda p: "sloane" in p.name.lower(),
    "whip|holster": lambda p: "whip" in p.title.lower() or "holster" in p.title.lower(),
}


@pytest.mark.parametrize("query", CASES)
def test_a_query_finds_what_its_keys_say(query: str) -> None:
    expected = those(CASES[query], promos=query.startswith("is"))
    assert expected
    assert codes(query) == expected


def test_packs_by_code_name_and_time() -> None:
    base = {p.code for p in catalog().printings if p.pack == "DTR"}
    assert codes("e:DTR") == base
    assert codes('e:"base set"') == base
    assert codes("e<NTNR") == base
    assert codes("d<2014-10") == base
    assert codes("d:2014-09-15") == base
    assert {catalog().printing(code).pack for code in codes("e>W2D")} == {"DT2", "DofB"}
    assert {catalog().printing(code).pack for code in codes("d>2022")} == {"DofB"}
    assert codes("d<now", today=date(2014, 10, 1)) == base
    assert codes("e!DTR|alt") == {p.code for p in catalog().printings if p.pack not in ("DTR", "alt")}


def test_promos_show_up_only_when_asked_for() -> None:
    assert codes("pistol whip") == {"01119", "24228"}
    assert codes("pistol whip is:promo") == {"00001"}
    assert codes("pistol whip e:alt") == {"00001"}
    assert "00125" in codes("t:joker"), "a promo that follows no other printing"


def test_formats_leave_out_what_is_banned_or_outside() -> None:
    assert codes("format:original showboating") == set()
    assert codes("format:open showboating") == {"17020"}
    assert codes("format:weird-west pistol whip") == {"24228"}
    assert codes("format:original pistol whip") == {"01119"}


def test_texts_are_searched_where_there_are_any() -> None:
    texts = {"01119": "Boot a dude to send another dude home."}
    found = codes('x:"send another"', text_of=lambda printing: texts.get(printing.code, ""))
    assert found == {"01119"}
    assert "01119" not in codes('x!"send another"', text_of=lambda printing: texts.get(printing.code, ""))
    with pytest.raises(QueryError, match="cannot be searched here"):
        codes("x:boot")


def test_results_are_in_the_order_of_titles() -> None:
    found = catalog().search("abram")
    assert [p.name for p in found] == [
        "Abram Grothe",
        "Abram Grothe (Exp.1)",
        "Abram Grothe (Exp.2)",
        "Abram's Crusaders",
    ]


def test_a_card_without_the_number_is_not_different_from_a_number() -> None:
    assert all(catalog().printing(code).control is not None for code in codes("c!1"))


@pytest.mark.parametrize(
    ("query", "position", "problem"),
    [
        ("", 0, "empty"),
        ("   ", 0, "empty"),
        ("t:", 1, "needs a card type"),
        ("t:dude g:", 8, "needs a gang"),
        ("t:dud", 2, "nearest: dude"),
        ("b>2 z:3", 4, "no key 'z'"),
        ("foo:bar", 0, "no key 'foo'"),
        ("b>=2", 1, "no operator >="),
        ("t<dude", 1, "only be compared by : and !"),
        ("b>2|3", 3, "one value"),
        ("b:two", 2, "compared with a number"),
        ("b:2|x", 4, "compared with a number"),
        ('"pistol', 0, "never closed"),
        ('t:dude k:"mad', 9, "never closed"),
        ('"a"b', 3, "blank or | must follow"),
        ("whip|", 4, "word is missing"),
        ("|", 0, "word is missing"),
        ("g:pinkerton", 2, "no gang 'pinkerton'"),
        ("k:hukster", 2, "nearest: Huckster"),
        ("s:fast", 2, "stud, draw or bonus"),
        ("e:Bse", 2, "no pack is called"),
        ("e>alt", 2, "no release date"),
        ("d:monday", 2, "a date is written"),
        ("d<now", 2, "what day is now"),
        ("is:lucky", 3, "knows unique"),
        ("format:modern", 7, "no format"),
        ("v<*", 2, "cannot be compared"),
        ("!!!", 0, "no letter or digit"),
        ("x" * 2000, 999, "longer than"),
    ],
)
def test_a_bad_query_says_where_it_is_wrong(query: str, position: int, problem: str) -> None:
    with pytest.raises(QueryError) as caught:
        catalog().search(query)
    assert caught.value.position == position
    assert problem in str(caught.value)
    assert caught.value.pointed().endswith("\n" + " " * position + "^")


@given(st.text(alphabet=' abtdekgsxrwvupic:!<>|"0123456789-*éÉ', max_size=30))
def test_any_query_finds_printings_or_says_what_is_wrong(query: str) -> None:
    try:
        found = catalog().search(query, text_of=lambda _: "", today=date(2024, 1, 1))
    except QueryError as error:
        pointed = error.pointed()
    else:
        assert all(isinstance(printing, Printing) for printing in found)
        return
    assert pointed.index("^") - len(query) - 1 in range(max(len(query), 1))


def test_the_parts_of_a_query_know_their_places() -> None:
    title, bullets = parse("“pistol whip” b>2")
    assert (title.key, title.values[0].text, title.position) == ("", "pistol whip", 0)
    assert (bullets.key, bullets.operator, bullets.values[0].position) == ("b", ">", 16)
