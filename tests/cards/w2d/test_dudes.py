"""Welcome to Deadwood: dudes."""

from __future__ import annotations

from gomorra.testing import Table, plain


def test_yiska_shoots_better_with_a_sidekick() -> None:
    t = Table()
    yiska = t.put("Yiska")
    t.attach(plain("goods"), yiska)
    assert yiska.bullets == 0
    dogs = [t.attach(plain("goods", keywords=("Sidekick",)), yiska) for _ in range(2)]
    assert yiska.bullets == 2 and len(dogs) == 2
