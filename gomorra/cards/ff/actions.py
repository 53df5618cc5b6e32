"""Faith and Fear: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Use, dude, in_posse, opposing, shootout, your


class FasterOnTheDraw(Action):
    """Faster on the Draw"""

    @shootout(target=your & dude & in_posse, also=opposing & dude)
    def outdraw(self, use: Use) -> None:
        """Shootout: Your dude has +1 bullets, and a Deputy is a stud, too. An opposing dude has -2 bullets."""
        use.modify(use.target, bullets=1)
        if use.target.has("Deputy"):
            use.make(use.target, "stud")
        use.modify(use.also, bullets=-2)
