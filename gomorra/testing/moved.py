"""A plugin of pytest: a test that cites rules and lays out a table runs once more, everybody one chair further on.

So a rule that is kept for one player only is noticed, whichever player the test names.
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
    if Table.current is None or pyfuncitem.get_closest_marker("rule") is None:
        return result
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    Table.further = 1
    try:
        pyfuncitem.obj(**arguments)
    except BaseException as error:
        error.add_note("This happened with everybody one chair further on (gomorra.testing.moved).")
        raise
    finally:
        Table.further = 0
    return result
