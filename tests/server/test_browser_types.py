"""The browser's types are those of the server."""

from __future__ import annotations

from gomorra.server.protocol.browser_types import TARGET, typescript


def test_the_generated_types_are_up_to_date() -> None:
    written = {file.stem: file.read_text(encoding="utf-8") for file in TARGET.glob("*.ts")}
    assert written == typescript(), "run `python -m gomorra.server.protocol.browser_types`"


def test_literals_and_optional_fields_become_typescript() -> None:
    files = typescript()
    assert 'who: "bot" | "me" | "open" | "screen";' in files["asked"]
    assert "export type ClientMessage = Answer | Sit" in files["asked"]
    assert "cards: Record<string, CardView>;" in files["shapes"]


def test_a_file_names_what_it_takes_from_the_others() -> None:
    files = typescript()
    assert 'import type { LineView, View } from "./shapes";' in files["told"]
    assert 'export type * from "./told";' in files["index"]
    assert "import" not in files["shapes"]
