"""There Comes a Reckoning: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Dude, Flow, Use, dude, happens, react


class JohnnyBrocklehurst(Dude):
    """Johnny Brocklehurst"""

    def _your_play(self, event: happens.Declared) -> bool:
        return event.seat == self.controller and event.kind not in ("react", "feat", "grifter")

    @react("after", happens.Declared, if_=_your_play, target=dude)
    def fine_print(self, use: Use) -> Flow[None]:
        """React: After you declare a play, a dude has +1 or -1 influence while it lasts."""
        sign = yield from use.choose_word(
            ["+1 influence", "-1 influence"], f"{use.target.title}: more or less?"
        )
        use.modify(use.target, influence=1 if sign.startswith("+") else -1, until=use.this_play)
