"""The sentences that examples are called by: apostrophes and names of cards, which an identifier cannot hold."""

from __future__ import annotations

import pytest

from gomorra.server.examples.titles import in_words


@pytest.mark.parametrize(
    ("test", "sentence"),
    [
        ("test_a_third_players_home_protects_no_visitor", "A third player's home protects no visitor"),
        (
            "test_pearlys_palace_waits_until_posses_are_complete",
            "Pearly's Palace waits until posses are complete",
        ),
        ("test_all_players_get_their_chance", "All players get their chance"),
        ("test_a_hand_goes_back_to_its_owners", "A hand goes back to its owners"),
        ("test_the_deeds_in_town_are_counted", "The deeds in town are counted"),
        ("test_doyles_hoyle_takes_the_place_of_a_pull", "Doyle's Hoyle takes the place of a pull"),
        ("test_a_joker_never_makes_a_hand_cheatin", "A joker never makes a hand Cheatin'"),
    ],
)
def test_a_name_reads_as_a_sentence(test: str, sentence: str) -> None:
    assert in_words(test) == sentence
