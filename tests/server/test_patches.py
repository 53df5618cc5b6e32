"""Changes are sent as patches; a patch always leads from the old state to the new one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from gomorra.server.protocol.patches import apply, difference

plain = some.none() | some.booleans() | some.integers(-5, 5) | some.text("abc", max_size=2)
values = some.recursive(
    plain,
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("abcdef"), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(values, values)
def test_a_patch_leads_from_the_old_value_to_the_new(old: object, new: object) -> None:
    assert apply(old, difference(old, new)) == new


@given(values)
def test_equal_values_need_no_patch(value: object) -> None:
    assert difference(value, value) == []


def test_only_what_changed_is_sent() -> None:
    old = {"players": [{"stash": 5, "name": "Ann"}, {"stash": 3, "name": "Bob"}], "day": 1}
    new = {"players": [{"stash": 5, "name": "Ann"}, {"stash": 4, "name": "Bob"}], "day": 1}
    assert difference(old, new) == [[["players", 1, "stash"], 4]]


def test_numbers_are_replaced_as_a_whole_and_gone_keys_deleted() -> None:
    assert difference({"hand": [1, 2], "job": 3}, {"hand": [1, 4]}) == [[["hand"], [1, 4]], [["job"]]]
