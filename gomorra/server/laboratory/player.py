"""A process in which games of experiments are played, here or on the cluster that the operator names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gomorra.lab.experiment import Experiment, Played, play
from gomorra.server.thinking.beside import Beside, serve


class LabError(RuntimeError):
    """Games of an experiment could not be played."""


class Order(msgspec.Struct, frozen=True, array_like=True):
    """Games to be played."""

    experiment: Experiment
    numbers: tuple[int, ...]
    cluster: str = ""
    """The address of a Ray cluster; empty to play here."""


class Delivery(msgspec.Struct, frozen=True, array_like=True):
    """The games, or what went wrong."""

    games: tuple[Played, ...]
    problem: str = ""


class Player:
    """The process, seen from the server."""

    def __init__(self, cluster: str = "") -> None:
        self.cluster = cluster
        self.beside = Beside("gomorra.server.laboratory.player")

    async def play(self, experiment: Experiment, numbers: Sequence[int]) -> tuple[Played, ...]:
        order = msgspec.msgpack.encode(Order(experiment, tuple(numbers), self.cluster))
        delivery = msgspec.msgpack.decode(await self.beside.ask(lambda _: order), type=Delivery)
        if delivery.problem:
            raise LabError(delivery.problem)
        return delivery.games

    def close(self) -> None:
        self.beside.close()


def play_all(order: bytes) -> bytes:
    """Play the games of one order."""
    try:
        wanted = msgspec.msgpack.decode(order, type=Order)
        if wanted.cluster:
            from gomorra.lab.cluster import spread

            games = spread(play, [(wanted.experiment, number) for number in wanted.numbers], wanted.cluster)
        else:
            games = [play(wanted.experiment, number) for number in wanted.numbers]
        delivery = Delivery(tuple(games))
    except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
        delivery = Delivery((), f"{type(error).__name__}: {error}"[:300])
    return msgspec.msgpack.encode(delivery)


if __name__ == "__main__":
    from gomorra.cards import shelf

    shelf()
    serve(play_all, nice=19)
