"""The picture of what is judged against what is won."""

from __future__ import annotations

from gomorra.lab.pictures import calibration_curve


def test_a_judgement_that_is_right_lies_on_the_line() -> None:
    drawn = calibration_curve("Judged against won", [(0.25, 0.25, 10), (0.75, 0.5, 40)])
    assert drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>")
    assert '<line class="rule" x1="76" y1="404" x2="396" y2="84"/>' in drawn
    # A quarter of the way along the line, and then below it: won less often than judged.
    assert 'cx="156.0" cy="324.0"' in drawn
    assert 'cx="316.0" cy="244.0"' in drawn
