"""Results as pictures: SVG, the same for the same numbers, in the reader's light or dark setting."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from gomorra.lab.matchups import RoundRobin
from gomorra.lab.study import Finding

STYLE = """
  svg { --paper: #fbf7ef; --ink: #2b2118; --faint: #8a7b69; --rule: #e2d8c6; --good: #2f6f6a; --bad: #c4622d; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1d1a17; --ink: #efe6d8; --faint: #a3937f; --rule: #3a342d; --good: #5fb3a9; --bad: #e58a54; }
  }
  text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink);
         font-variant-numeric: tabular-nums; }
  .title { font-size: 19px; font-weight: 600; }
  .faint { fill: var(--faint); font-size: 11px; }
  .right { text-anchor: end; } .middle { text-anchor: middle; }
  .paper { fill: var(--paper); } .rule { stroke: var(--rule); }
  .good { fill: var(--good); } .bad { fill: var(--bad); } .whisker { stroke: var(--ink); stroke-width: 1.2; }
"""
NAMES = 210
CELL = 96
ROW = 44
LINE = 22


def page(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(title, {chr(34): "&quot;"})}"><style>{STYLE}</style>'
    )
    paper = f'<rect class="paper" width="{width:g}" height="{height:g}"/>'
    return "\n".join([head, paper, text(28, 40, title, "title"), *parts, "</svg>", ""])


def text(x: float, y: float, words: str, style: str = "") -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:g}" y="{y:g}"{kind}>{escape(words)}</text>'


def heat_map(table: RoundRobin) -> str:
    """How often each deck (rows) beats each other one (columns), with ratings."""
    names = [deck.name for deck in table.decks]
    ratings = table.ratings()
    parts = []
    top, left = 84, 28 + NAMES
    for column, name in enumerate(names):
        parts.append(text(left + CELL * (column + 0.5), top - 10, shorten(name, 15), "middle faint"))
    rated = left + CELL * len(names) + 16
    parts.append(text(rated, top - 10, "Elo", "faint"))
    for row, name in enumerate(names):
        y = top + ROW * row
        parts.append(text(left - 10, y + 26, shorten(name, 30), "right"))
        for column in range(len(names)):
            if column != row:
                parts += cell(left + CELL * column, y, table, row, column)
        parts.append(text(rated, y + 20, f"{ratings[row].value:.0f}"))
        parts.append(text(rated, y + 35, f"±{ratings[row].margin:.0f}", "faint"))
    width, height = rated + 90, top + ROW * len(names) + 50
    parts.append(text(28, height - 18, "Share of wins of the row's deck with its 95 % interval.", "faint"))
    return page(width, height, "Matchups", parts)


def cell(x: float, y: float, table: RoundRobin, row: int, column: int) -> list[str]:
    found = table.share(row, column)
    colour = "good" if found.value >= 0.5 else "bad"
    strength = 0.08 + 1.2 * abs(found.value - 0.5)
    size = f'x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{ROW - 2}"'
    return [
        f'<rect {size} rx="3" class="{colour}" fill-opacity="{strength:.2f}"/>',
        text(x + CELL / 2, y + 20, f"{found.value:.0%}", "middle"),
        text(x + CELL / 2, y + 35, f"{found.low:.0%}–{found.high:.0%}", "middle faint"),
    ]


def card_bars(title: str, findings: Sequence[Finding]) -> str:
    """How much more often a deck wins with each card than without, best first."""
    parts = []
    top, left, width = 84, 28 + NAMES, 360
    reach = max([0.05, *(abs(found.lift) + found.margin for found in findings)])
    middle = left + width / 2
    scale = width / 2 / reach
    height = top + LINE * len(findings) + 50
    bottom = height - 44
    parts.append(f'<line class="rule" x1="{middle:g}" x2="{middle:g}" y1="{top - 6}" y2="{bottom:g}"/>')
    parts.append(text(left, top - 14, f"−{reach:.0%}", "faint"))
    parts.append(text(left + width, top - 14, f"+{reach:.0%}", "right faint"))
    for row, found in enumerate(findings):
        y = top + LINE * row
        parts.append(text(left - 10, y + 12, shorten(found.card, 30), "right"))
        start = middle + min(0.0, found.lift) * scale
        size = f'x="{start:.1f}" y="{y + 1}" width="{abs(found.lift) * scale:.1f}" height="14"'
        parts.append(f'<rect {size} rx="1.5" class="{"good" if found.lift >= 0 else "bad"}"/>')
        low, high = (middle + (found.lift + sign * found.margin) * scale for sign in (-1, 1))
        ends = f'x1="{low:.1f}" x2="{high:.1f}" y1="{y + 8}" y2="{y + 8}"'
        parts.append(f'<line class="whisker" {ends}/>')
        words = f"{found.lift:+.1%} in {found.games:,} games"
        parts.append(text(left + width + 12, y + 12, words, "faint"))
    parts.append(
        text(28, height - 16, "Against games of the same length; whiskers are 95 % intervals.", "faint")
    )
    return page(left + width + 190, height, title, parts)


def calibration_curve(title: str, steps: Sequence[tuple[float, float, int]]) -> str:
    """How much of what is judged so much won is won: the nearer to the line, the better the judgement."""
    size, left, top = 320, 76, 84
    bottom = top + size

    def place(judged: float, won: float) -> tuple[float, float]:
        return left + size * judged, bottom - size * won

    parts = [f'<line class="rule" x1="{left}" y1="{bottom}" x2="{left + size}" y2="{top}"/>']
    for tenth in range(0, 11, 2):
        x, y = place(tenth / 10, tenth / 10)
        parts.append(text(x, bottom + 20, f"{tenth * 10} %", "middle faint"))
        parts.append(text(left - 10, y + 4, f"{tenth * 10} %", "right faint"))
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(judged, won) for judged, won, _ in steps))
    parts.append(f'<polyline class="whisker" fill="none" points="{points}"/>')
    most = max((count for _, _, count in steps), default=1)
    for judged, won, count in steps:
        x, y = place(judged, won)
        radius = 3 + 4 * (count / most) ** 0.5
        parts.append(f'<circle class="good" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    parts.append(text(left + size / 2, bottom + 44, "judged won", "middle"))
    parts.append(text(left - 48, top - 16, "won", ""))
    return page(left + size + 40, bottom + 64, title, parts)


def shorten(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
