"""Deck lists as people have them: every format, and the traps in them."""

from __future__ import annotations

import json

import pytest

from gomorra.catalog import catalog
from gomorra.decks import DeckFileError, parse_deck, starters, write_deck
from gomorra.decks.reading import detect
from tests.decks.building import card

FOURTH_RING = starters()["fourth-ring-base"]


def counts(text: str | bytes, **options) -> dict[str, int]:
    """What is read, as codes and counts."""
    return {entry.printing.code: entry.count for entry in parse_deck(text, **options).deck.entries}


def problems(text: str | bytes, **options) -> list[str]:
    with pytest.raises(DeckFileError) as caught:
        parse_deck(text, **options)
    return [str(problem) for problem in caught.value.problems]


def site_markdown(name: str, line_end: str = "\n") -> str:
    """The Markdown of the deck site, with its uneven blanks and blank lines."""
    by_type = dict(FOURTH_RING.by_type())
    page = "http://dtdb.co/en/card/"
    outfit = by_type["outfit"][0].printing
    lines = [f"# {name}", "", f"[{outfit.name}]({page}{outfit.code}) _(Base Set)_", ""]
    for heading in ("dude", "deed", "goods", "spell", "action", "joker"):
        entries = by_type[heading]
        lines += ["", f"## {heading.capitalize()} ({sum(entry.count for entry in entries)})", ""]
        lines += [
            f"* {e.count}x [{e.printing.name}]({page}{e.printing.code}){'*' * e.starting}_(Base Set)_"
            for e in entries
        ]
    lines += [
        "  ",
        "Cards up to Base Set  ",
        "",
        "Decklist [published on DoomtownDB](https://dtdb.co/en/decklist/1/x).",
    ]
    return line_end.join(lines)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_the_markdown_of_the_deck_site_reads_as_the_deck_it_is(line_end: str) -> None:
    reading = parse_deck(site_markdown("Fourth Ring 2x Base Set", line_end).encode())
    assert reading.format == "markdown"
    assert reading.notices == ()
    assert reading.deck.name == "Fourth Ring 2x Base Set"
    assert reading.deck.entries == FOURTH_RING.entries


def test_the_older_text_file_of_the_deck_site_has_no_name() -> None:
    text = (
        "The Fourth Ring (Base Set)\r\n\r\nDude (2)\r\n2x Avie Cline** (Base Set)\r\n\r\nCards up to Base Set"
    )
    reading = parse_deck(text, name="my file")
    assert reading.deck.name == "my file"
    assert reading.deck.outfit == card("The Fourth Ring")
    assert reading.deck.entries[1].starting == 2


def test_the_plain_text_of_the_deck_site() -> None:
    text = (
        "2x Base Set\n\n108 Gracious Gifts (Too Tough to Die)\n\nDude (3)\n1x Randall* (Out for Blood)\n"
        '2x Xiong "Wendy" Cheng (Exp.1) (Too Tough to Die)\n\nJoker (1)\n1x Joker (red) (Base Set)\n\n'
        "3 cards with printed value (required 52)\nCards up to Too Tough to Die\n\nDecklist published on http://dtdb.co."
    )
    reading = parse_deck(text)
    assert reading.format == "dtdb"
    assert reading.deck.name == "2x Base Set"
    assert {e.printing.code: (e.count, e.starting) for e in reading.deck.entries} == {
        "20001": (1, 0),
        card("Randall").code: (1, 1),
        "20021": (2, 0),
        "01144": (1, 0),
    }


def test_two_digit_counts_are_whole_numbers() -> None:
    assert counts("outfit: Law Dogs\n12x Pistol Whip")["01119"] == 12
    assert counts("Law Dogs (Base Set)\n\n10 Pistol Whip (Base Set)")["01119"] == 10


@pytest.mark.parametrize(
    "line",
    [
        "2x Pistol Whip",
        "2 Pistol Whip",
        "2 x Pistol Whip",
        "2× Pistol Whip",
        "2xPistol Whip",
        "- 2x Pistol Whip",
        "* 2x Pistol Whip",
        "  2X pistol whip (base set)",
        "Pistol Whip x2",
        "Pistol Whip (Base Set) x2",
        "2x Pistol Whip (01119)",
        "2x Pistol Whip (DTR)",
    ],
)
def test_a_card_line_may_be_written_in_many_ways(line: str) -> None:
    assert counts(f"outfit: Law Dogs\n{line}") == {"01002": 1, "01119": 2}


def test_titles_that_begin_with_x_or_a_number_keep_it() -> None:
    cards = ["1 Xui Yin Chen", "2 54 Card Pick-Up", "1x 1st Baptist Church", "3 2nd Bank of Gomorra"]
    entries = parse_deck("\n".join(["outfit: 108 Gracious Gifts", *cards])).deck.entries
    assert {entry.printing.title: entry.count for entry in entries} == {
        "108 Gracious Gifts": 1,
        "Xui Yin Chen": 1,
        "54 Card Pick-Up": 2,
        "1st Baptist Church": 1,
        "2nd Bank of Gomorra": 3,
    }


def test_a_star_for_each_starting_copy() -> None:
    text = "outfit: Law Dogs\n3x QUATERMAN***\n2x Tommy Harden* (Base Set)\n1 Philip Swinford (01017) *"
    assert {e.printing.title: e.starting for e in parse_deck(text).deck.starting} == {
        "QUATERMAN": 3,
        "Tommy Harden": 1,
        "Philip Swinford": 1,
    }


def test_titles_with_quotes_and_parentheses() -> None:
    text = (
        "outfit: Law Dogs (01002)\n1x “Thunder Boy” Nabbe (Exp.1)* (Debt of Blood)\n"
        '1x Joker (black) (01145)\n2x Lucinda "Lucy" Clover\n1x Devil\'s Joker (Red) (The Light Shineth)'
    )
    assert counts(text) == {"01002": 1, "25019": 1, "01145": 1, "01015": 2, "10040": 1}


def test_a_missing_pack_name_is_made_up_for() -> None:
    reading = parse_deck("Law Dogs ()\n\n2x Pistol Whip (undefined)\n1x Sun in Yer Eyes")
    assert [entry.printing.code for entry in reading.deck.entries] == ["01002", "01119", "01113"]
    assert any(
        "Pistol Whip is taken in its printing of Base Set (01119)" in notice for notice in reading.notices
    )


def test_without_pack_names_the_edition_of_the_rest_decides() -> None:
    reading = parse_deck("Law Dogs (Weird West Edition)\n\n2x Pistol Whip\n1x Sloane")
    assert [entry.printing.code for entry in reading.deck.entries] == ["24009", "01044", "24228"]


def test_a_pack_name_that_differs_is_said_and_survived() -> None:
    reading = parse_deck("outfit: Law Dogs\n2x Pistol Whip (Faith & Fear)\n1x Sloane (Some Old Set)")
    assert [entry.printing.code for entry in reading.deck.entries] == ["01002", "01044", "01119"]
    assert any("Pistol Whip is not in Faith and Fear" in notice for notice in reading.notices)
    assert any("the pack 'Some Old Set' of Sloane is unknown" in notice for notice in reading.notices)


def test_a_pack_is_known_by_other_names_too() -> None:
    assert counts("outfit: Law Dogs (01002)\n2x Pistol Whip (WWE)\n1x Pony Express (Core Set)") == {
        "01002": 1,
        "24228": 2,
        "01056": 1,
    }


def test_a_heading_that_does_not_add_up_is_said() -> None:
    reading = parse_deck("outfit: Law Dogs (01002)\n\nActions (3)\n2x Pistol Whip (01119)")
    assert reading.notices == ("line 3: the heading 'Actions (3)' is followed by 2 cards",)


def test_a_line_that_cannot_be_read_comes_with_its_number_and_the_nearest_titles() -> None:
    text = (
        "outfit: Law Dogs\n2x Pistl Whip\n\nSome words\n1x Tommy Harden\n2x Sherif Dave Montreal (Base Set)"
    )
    assert problems(text) == [
        "line 2: no card is called 'Pistl Whip'; nearest: Pistol Whip",
        "line 4: 'Some words' is no card. Write the count before the title, as in 2x Pistol Whip",
        "line 6: no card is called 'Sherif Dave Montreal (Base Set)'; nearest: Sheriff Dave Montreal",
    ]


def test_a_title_without_a_count_is_not_guessed() -> None:
    assert problems("outfit: Law Dogs\nPistol Whip") == [
        "line 2: how many copies of Pistol Whip? Write the count before the title, as in 2x Pistol Whip"
    ]


def test_a_wrong_outfit_is_a_line_like_any_other() -> None:
    assert (
        "nearest: The Fourth Ring"
        in problems("My deck\n\nThe Forth Rng (Base Set)\n\nDude (1)\n1x Avie Cline")[0]
    )
    assert problems("outfit:\n1x Avie Cline") == ["line 1: nothing stands behind outfit:"]
    assert problems("outfit: Law Dogs\nlegend: 2x Pistol Whip") == [
        "line 2: Pistol Whip is no legend (action); list it with its count instead"
    ]


def test_a_code_and_a_title_that_disagree_are_a_problem() -> None:
    assert problems("outfit: Law Dogs\n1x Sloane (01119)") == [
        "line 2: the code 01119 is Pistol Whip, not Sloane; mend one of the two"
    ]
    assert problems("outfit: Law Dogs\n1x Sloane (Exp.1) (01044)") == [
        "line 2: the code 01044 is Sloane, not Sloane (Exp.1); mend one of the two"
    ]
    assert counts("outfit: Law Dogs (01002)\n1x Sloane (10017)") == {"01002": 1, "10017": 1}


def test_a_code_wins_over_a_title_that_nobody_knows() -> None:
    reading = parse_deck("outfit: Law Dogs (01002)\n1x Pistol Whiplash (01119)")
    assert reading.deck.entries[1].printing.code == "01119"
    assert reading.notices == ("line 2: 'Pistol Whiplash' is read as Pistol Whip by its code",)


@pytest.mark.parametrize("count", ["0", "100", "999999999"])
def test_a_count_out_of_reason_is_a_problem(count: str) -> None:
    assert "write 1 to 99" in problems(f"outfit: Law Dogs\n{count}x Pistol Whip")[0]


def test_copies_on_several_lines_are_added_up() -> None:
    assert counts("outfit: Law Dogs\n2x Pistol Whip\n1x Pistol Whip (Base Set)")["01119"] == 3
    assert "make no sense" in problems("outfit: Law Dogs\n60x Pistol Whip\n60x Pistol Whip")[0]


def test_notes_and_comments_of_our_own_format() -> None:
    reading = parse_deck(
        "# a comment\nname: X: the deck\noutfit: Law Dogs\n> First line\n>\n>   indented\n1x Sloane"
    )
    assert reading.deck.name == "X: the deck"
    assert reading.deck.notes == "First line\n\n  indented"


def test_bbcode_of_the_deck_site() -> None:
    text = (
        "[b]My [i]deck[/b]\n\n[url=http://dtdb.co/en/card/01002]Law Dogs[/url] (Base Set)\n\n"
        "[b]Dude[/b] (1)\n1x [url=http://dtdb.co/en/card/01018]Tommy Harden[/url]* [i](Base Set)[/i]\n\n"
        "Cards up to Base Set\n\nDeck built on [url=http://dtdb.co]DoomtownDB[/url]."
    )
    reading = parse_deck(text)
    assert (reading.format, reading.deck.name) == ("bbcode", "My [i]deck")
    assert [(e.printing.code, e.starting) for e in reading.deck.entries] == [("01002", 0), ("01018", 1)]


def test_decklist_json_that_lost_its_starting_gang() -> None:
    text = json.dumps(
        {
            "id": 7,
            "name": "From the site",
            "description": "x",
            "cards": {"01002": 1, "01018": 2},
            "username": "y",
        }
    )
    reading = parse_deck(text)
    assert (reading.format, reading.deck.name, reading.deck.notes) == ("json", "From the site", "x")
    assert counts(text) == {"01002": 1, "01018": 2}
    assert reading.notices == ("the list names no starting gang: it was lost or there is none",)


@pytest.mark.parametrize(
    "cards",
    [
        {"cards": {"01002": 1, "01018": 2}, "starting": {"01018": 1}},
        {"cards": {"01002": 1, "01018": 2}, "starting": ["01018"]},
        {"cards": {"01002": {"quantity": 1}, "01018": {"quantity": 2, "start": 1}}},
        {"cards": [{"card_code": "01002", "qty": 1}, {"card_code": "01018", "qty": 2, "start": 1}]},
        {
            "drawCards": [{"card": {"code": "01018"}, "count": 2, "starting": 1}],
            "outfit": {"code": "01002"},
            "legend": None,
        },
    ],
)
def test_json_has_many_shapes(cards: dict[str, object]) -> None:
    for text in (json.dumps(cards), json.dumps([cards])):
        deck = parse_deck(text, name="some file").deck
        assert [(e.printing.code, e.count, e.starting) for e in deck.entries] == [
            ("01002", 1, 0),
            ("01018", 2, 1),
        ]
        assert deck.name == "some file"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "no JSON"),
        ('{"cards": {"01002": 1}', "no JSON"),
        ("{}", "has no cards"),
        ("[]", "holds 0 decks"),
        ('[{"name": "A"}, {"name": "B"}]', r"holds 2 decks \(A, B\)"),
        ("[1]", "is no deck"),
        ('{"cards": {"01002": "one"}}', "count of 01002 is no whole number"),
        ('{"cards": {"01002": true}}', "no whole number"),
        ('{"cards": {"01002": -1}}', "no whole number"),
        ('{"cards": {"01002": 1.5}}', "no whole number"),
        ('{"cards": {"1": 1}}', "codes have five digits"),
        ('{"cards": {"01002": 1, "01002": 1}}', "'01002' is there twice"),
        ('{"cards": [{"count": 1}]}', "card 1 of the list has no code"),
        ('{"cards": {"01002": 1}, "starting": {"01018": 1}}', "01018 starts, but is not among the cards"),
        ('{"cards": {"01002": 1}, "starting": 5}', "starting is no object"),
        ('{"cards": {}}', "no card in it"),
        (
            '{"cards": {"01018": 1}, "starting": {"01018": 1000000000}}',
            "1000000000 copies of '01018': write 1 to 99",
        ),
        ('{"a": ' * 100_000 + "1" + "}" * 100_000, "nested too deep"),
        ('{"cards": {"01002": ' + "9" * 5000 + "}}", "number in it is too long"),
    ],
)
def test_bad_json_is_said_to_be_bad(text: str, problem: str) -> None:
    with pytest.raises(DeckFileError, match=problem):
        parse_deck(text, written_in="json")


def test_an_octgn_file_reads_by_ids_even_under_older_titles() -> None:
    text = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
        <deck game="b440d120-025a-4fbe-9f8d-3873acacb37b">
          <section name="Outfit" shared="False">
            <card qty="1" id="f7b4b246-da6f-44e4-9eee-46bb8bfb931a">The Sloane Gang</card>
          </section>
          <section name="Starting Cards" shared="False">
            <card qty="1" id="8ed33c69-c79e-4ced-a180-3fe57bf0d25d">Lawrence Blackwood</card>
          </section>
          <section name="Deck" shared="False">
            <card qty="2" id="8ed33c69-c79e-4ced-a180-3fe57bf0d25d">Lawrence Blackwood</card>
            <card qty="2" id="E11367A5-6FAD-40A4-B22A-A2571EB7C330">Kidnapping</card>
            <card qty="12" id="">Pistol Whip</card>
          </section>
          <section name="Legend" shared="False" /><section name="Common" shared="True" />
          <notes><![CDATA[Shoot & run]]></notes>
        </deck>"""
    reading = parse_deck(text, name="sloane")
    assert (reading.format, reading.deck.name, reading.deck.notes) == ("o8d", "sloane", "Shoot & run")
    assert {e.printing.title: (e.count, e.starting) for e in reading.deck.entries} == {
        "The Sloane Gang": (1, 0),
        "Lawrence Blackwood": (3, 1),
        "Kidnappin'": (2, 0),
        "Pistol Whip": (12, 0),
    }
    assert any("'Kidnapping' is read as Kidnappin'" in notice for notice in reading.notices)


@pytest.mark.parametrize(
    ("inside", "problem"),
    [
        ('<section name="Deck"><card qty="two" id="">Sloane</card></section>', "this is written <card qty"),
        ('<section name="Deck"><card qty="٢" id="">Sloane</card></section>', "this is written <card qty"),
        ('<section name="Deck"><card id="">Sloane</card></section>', "this is written <card qty"),
        ('<section name="Deck"><card qty="1" id="" /></section>', "neither an id nor a title"),
        ('<section name="Deck"><card qty="1" id="">Slone</card></section>', "nearest: Sloane"),
        ('<section name="Sideboard"><card qty="1" id="">Sloane</card></section>', "no such section"),
        ("<cards/>", "an OCTGN deck has no <cards>"),
        ("", "no card in it"),
    ],
)
def test_a_bad_octgn_file_is_said_to_be_bad(inside: str, problem: str) -> None:
    with pytest.raises(DeckFileError, match=problem):
        parse_deck(f"<deck>{inside}</deck>")


def test_a_deck_for_another_game_is_no_deck() -> None:
    with pytest.raises(DeckFileError, match="another game"):
        parse_deck('<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593"></deck>')
    with pytest.raises(DeckFileError, match="begins with <deck>"):
        parse_deck('<?xml version="1.0"?><html/>')


@pytest.mark.parametrize("written_in", ["text", "dtdb", "markdown", "bbcode", "json", "o8d"])
def test_every_format_is_recognised(written_in: str) -> None:
    for deck in starters().values():
        text = write_deck(deck, written_in)
        assert detect(text) == written_in
        assert parse_deck(text, name=deck.name).deck.entries == deck.entries


def test_all_titles_of_the_catalogue_survive_the_plain_text() -> None:
    for found in catalog().cards:
        if found.first.type not in ("outfit", "legend"):
            read = parse_deck(
                f"outfit: Law Dogs (01002)\n2x {found.name} ({catalog().pack(found.first.pack).name})*"
            )
            entry = next(e for e in read.deck.entries if e.printing.type != "outfit")
            assert (entry.printing, entry.count, entry.starting) == (found.first, 2, 1)
