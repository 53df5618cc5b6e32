"""Odds as a picture: an SVG file of bars, the same for the same numbers.

Colours follow the reader's light or dark setting; every bar has its number, so no colour has to be told
apart from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from gomorra.poker.hand import DEAD_MANS_HAND, HIGH_CARD, RANK_NAMES
from gomorra.poker.odds import Chances, Matchup, Odds

_WIDTH: Final = 760
_MARGIN: Final = 28
_ROW: Final = 21
_BAR: Final = 14
_NAMES: Final = 178
_NUMBERS: Final = 150
_BARS_FROM: Final = _MARGIN + _NAMES
_BARS: Final = _WIDTH - _BARS_FROM - _NUMBERS - _MARGIN
_STYLE: Final = """
  svg { --paper: #fbf7ef; --ink: #2b2118; --faint: #8a7b69; --rule: #e2d8c6;
        --legal: #2f6f6a; --cheatin: #c4622d; --tie: #b9ad9a; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1d1a17; --ink: #efe6d8; --faint: #a3937f; --rule: #3a342d;
          --legal: #5fb3a9; --cheatin: #e58a54; --tie: #6d6456; }
  }
  text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink);
         font-variant-numeric: tabular-nums; }
  .title { font-size: 19px; font-weight: 600; }
  .head { font-size: 14px; font-weight: 600; }
  .faint { fill: var(--faint); font-size: 12px; }
  .right { text-anchor: end; }
  .middle { text-anchor: middle; }
  .paper { fill: var(--paper); } .rule { stroke: var(--rule); }
  .legal { fill: var(--legal); } .cheatin { fill: var(--cheatin); } .tie { fill: var(--tie); }
"""


class _Page:
    """Parts of a picture from top to bottom."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 0.0

    def text(self, x: float, text: str, style: str = "", *, drop: float = 0) -> None:
        kind = f' class="{style}"' if style else ""
        self.parts.append(f'<text x="{_number(x)}" y="{_number(self.y + drop)}"{kind}>{escape(text)}</text>')

    def bar(self, x: float, width: float, style: str, height: float = _BAR) -> None:
        if width > 0.05:
            at = f'x="{_number(x)}" y="{_number(self.y)}" width="{_number(width)}" height="{_number(height)}"'
            self.parts.append(f'<rect {at} rx="1.5" class="{style}"/>')

    def line(self) -> None:
        ends = f'x1="{_MARGIN}" x2="{_WIDTH - _MARGIN}" y1="{_number(self.y)}" y2="{_number(self.y)}"'
        self.parts.append(f'<line {ends} class="rule"/>')

    def finished(self, title: str, description: str) -> str:
        height = _number(self.y)
        size = f'viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
        head = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title description">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="description">{escape(description)}</desc>',
            f"<style>{_STYLE}</style>",
            f'<rect width="{_WIDTH}" height="{height}" class="paper"/>',
        ]
        return "\n".join([*head, *self.parts, "</svg>", ""])


def odds_svg(odds: Odds, title: str, against: str = "", matchups: Sequence[tuple[str, Matchup]] = ()) -> str:
    """A picture of the odds of a deck, and of a round against another one if there are matchups."""
    page = _Page()
    page.y = 44
    page.text(_MARGIN, _short(title, 66), "title")
    page.y += 21
    subtitle = (
        f"stud {odds.stud}, draw {odds.draw} · {odds.hands:,} hands from {odds.cards} cards · "
        "margins are 95 percent"
    )
    page.text(_MARGIN, subtitle, "faint")
    _legend(page)
    _panel(page, "Playing for the highest rank", odds.highest)
    _panel(page, "Playing for the highest legal rank", odds.legal)
    _panel(page, "Lowball, five cards", odds.lowball)
    for heading, matchup in matchups:
        _strip(page, f"Against {_short(against, 52)}, {heading}", matchup)
    page.y += 12
    description = (
        f"Average rank {odds.highest.mean:.2f}, of legal hands {odds.legal.mean:.2f}; "
        f"Cheatin' {odds.highest.cheatin_chance:.1%} of the time."
    )
    return page.finished(title, description)


def _legend(page: _Page) -> None:
    page.y += 14
    for x, style, word in ((_MARGIN, "legal", "legal"), (_MARGIN + 76, "cheatin", "Cheatin'")):
        page.bar(x, 11, style, 11)
        page.text(x + 17, word, "faint", drop=10)
    page.y += 18


def _panel(page: _Page, heading: str, chances: Chances) -> None:
    page.y += 12
    page.line()
    page.y += 24
    page.text(_MARGIN, heading, "head")
    summary = (
        f"average rank {chances.mean:.2f} ±{chances.mean_margin:.2f}, Cheatin' {chances.cheatin_chance:.1%}"
    )
    page.text(_WIDTH - _MARGIN, summary, "faint right")
    page.y += 12
    scale = _BARS / max(map(chances.chance, range(12)))
    for rank in range(DEAD_MANS_HAND, HIGH_CARD - 1, -1):
        legal = chances.legal[rank] / chances.hands
        cheatin = chances.cheatin[rank] / chances.hands
        page.text(_MARGIN + 18, str(rank), "faint right", drop=11.5)
        page.text(_MARGIN + 30, RANK_NAMES[rank], drop=11.5)
        page.bar(_BARS_FROM, legal * scale, "legal")
        page.bar(_BARS_FROM + legal * scale, cheatin * scale, "cheatin")
        number = f"{legal + cheatin:.2%}"
        page.text(_WIDTH - _MARGIN - 62, number, "right", drop=11.5)
        page.text(_WIDTH - _MARGIN, f"±{chances.margin(rank):.2%}", "faint right", drop=11.5)
        page.y += _ROW


def _strip(page: _Page, heading: str, matchup: Matchup) -> None:
    page.y += 12
    page.line()
    page.y += 24
    page.text(_MARGIN, heading, "head")
    page.y += 18
    dealt, taken = matchup.dealt, matchup.taken
    casualties = (
        f"casualties dealt {dealt.value:.2f} ±{dealt.margin:.2f}, taken {taken.value:.2f} ±{taken.margin:.2f}"
    )
    page.text(_MARGIN, casualties, "faint")
    page.y += 10
    x = float(_MARGIN)
    width = _WIDTH - 2 * _MARGIN
    parts = (("win", matchup.win, "legal"), ("tie", matchup.tie, "tie"), ("lose", matchup.lose, "cheatin"))
    for _, estimate, style in parts:
        page.bar(x, estimate.value * width, style, 18)
        x += estimate.value * width
    page.y += 36
    for place, (word, estimate, _) in zip((0.0, 0.5, 1.0), parts, strict=True):
        side = ("", "middle", "right")[round(place * 2)]
        page.text(_MARGIN + place * width, f"{word} {estimate.value:.1%} ±{estimate.margin:.1%}", side)
    page.y += 6


def _short(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
