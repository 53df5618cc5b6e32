"""What the use of an ability would do, in a few words."""

from __future__ import annotations

from gomorra.bots.uses import used
from gomorra.testing import Table


def test_what_a_trait_says_in_quotation_marks_is_told_without_the_end_of_them() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    alferd = t.put("Alferd Packer", 1, at="town square")
    t.shootout(ann, foe, alferd)
    option = next(option for option in t.game.decision.options if option.payload[:2] == ("use", alferd.id))
    told = used(t.game, t.game.decision.seat, option, 0)
    assert told is not None
    assert '"' not in told[0], told[0]
    assert "Alferd" in told[0]
