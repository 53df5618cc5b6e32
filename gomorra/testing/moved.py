"""A plugin of pytest: a test that cites rules and lays out a table runs once more, everybody one chair further on.

So a rule that is kept for one player only is noticed, whichever player the test names. Where `@either_leads`
says that it holds whoever of two calls the other out, it runs a third time with the roles exchanged: the mark that the
test gives to `t.shootout` is the one who calls out. What is `seated` looks at a game from one seat, and runs as it is.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from gomorra.testing.scenario import Table


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run it, and once more from other chairs."""
    Table.current = None
    result = yield
    cites = pyfuncitem.get_closest_marker("rule") and not pyfuncitem.get_closest_marker("seated")
    if Table.current is not None and cites:
        again(pyfuncitem, "with everybody one chair further on", further=1)
        if pyfuncitem.get_closest_marker("either_leads") is not None:
            again(pyfuncitem, "with the mark as leader", answered=True)
    return result


def again(test: pytest.Function, how: str, *, further: int = 0, answered: bool = False) -> None:
    """Run a test from other chairs, or with the roles of its shootouts exchanged."""
    arguments = {name: test.funcargs[name] for name in test._fixtureinfo.argnames}
    Table.further, Table.answered = further, answered
    try:
        test.obj(**arguments)
    except BaseException as error:
        error.add_note(f"This happened {how} (gomorra.testing.moved).")
        raise
    finally:
        Table.further, Table.answered = 0, False
