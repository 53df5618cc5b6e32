"""Where the running step of the day stands: what a fork needs to come to the same point."""

from __future__ import annotations

from gomorra.engine.kernel.decision import Flow, Payload
from gomorra.engine.kernel.state import State

Dream = tuple[int, int, int | str]
"""After how many answers since the checkpoint, for which seat and by which seed a world was imagined."""


class Step:
    """The procedure that runs, the state in which it began, and the answers given since."""

    __slots__ = ("checkpoint", "dreams", "flow", "since", "told")

    def __init__(
        self, checkpoint: State | None = None, told: int = 0, flow: Flow[None] | None = None
    ) -> None:
        self.checkpoint = checkpoint
        self.told = told
        """How many events had happened when it began."""
        self.flow = flow
        self.since: list[Payload] = []
        self.dreams: tuple[Dream, ...] = ()
