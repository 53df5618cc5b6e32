"""The browser's types are those of the server."""

from __future__ import annotations

from gomorra.server.protocol.browser_types import TARGET, typescript


def test_the_generated_types_are_up_to_date() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == typescript(), "run `python -m gomorra.server.protocol.browser_types`"


def test_literals_and_optional_fields_become_typescript() -> None:
    text = typescript()
    assert 'who: "bot" | "me" | "open" | "screen";' in text
    assert "export type ClientMessage = Answer | Sit" in text
    assert "cards: Record<string, CardView>;" in text
