"""The pictures of the README, put together from those of the browser tests and the gallery.

GOMORRA_PICTURES=FOLDER pytest tests/browser
python -m tests.browser.gallery FOLDER
python -m tests.browser.montage FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
PANEL = (683, 384)
PANELS = ("lesson-0-4-laptop", "shootout-draw", "join-callout-leader-2-laptop", "over", "four-seats")
PHONES = ("lesson-0-4-phone", "read-fight-2-phone", "read-noon-2-phone")


def panel(folder: Path, name: str) -> Image.Image:
    return Image.open(folder / f"{name}.png").convert("RGB").resize(PANEL, Image.Resampling.LANCZOS)


def phones(folder: Path) -> Image.Image:
    """Three telephones side by side, in one panel."""
    made = Image.new("RGB", PANEL, "#15100c")
    for place, name in enumerate(PHONES):
        shown = Image.open(folder / f"{name}.png").convert("RGB")
        width = round(shown.width * PANEL[1] / shown.height)
        step = PANEL[0] // 3
        made.paste(
            shown.resize((width, PANEL[1]), Image.Resampling.LANCZOS), (place * step + (step - width) // 2, 0)
        )
    return made


def main(folder: Path) -> None:
    whole = Image.new("RGB", (3 * PANEL[0], 2 * PANEL[1]))
    parts = [*(panel(folder, name) for name in PANELS), phones(folder)]
    for place, part in enumerate(parts):
        whole.paste(part, (place % 3 * PANEL[0], place // 3 * PANEL[1]))
    whole.save(PICTURES / "game.webp", quality=82, method=6)
    table = Image.open(folder / "read-noon-2-laptop.png").convert("RGB")
    table.save(PICTURES / "table.webp", quality=86, method=6)
    workshop(folder)


def workshop(folder: Path) -> None:
    """The library above a deck on the bench."""
    rooms = [Image.open(folder / f"{name}-laptop.png").convert("RGB") for name in ("cards", "workshop-check")]
    made = Image.new("RGB", (rooms[0].width, sum(room.height for room in rooms)))
    made.paste(rooms[0], (0, 0))
    made.paste(rooms[1], (0, rooms[0].height))
    size = (made.width * 4 // 5, made.height * 4 // 5)
    made.resize(size, Image.Resampling.LANCZOS).save(PICTURES / "workshop.webp", quality=82, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
