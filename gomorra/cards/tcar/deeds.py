"""There Comes a Reckoning: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, dude, has, noon_or_shootout, owned, with_attached, your


class HellstrommePlant9(Deed):
    """Hellstromme Plant #9"""

    @noon_or_shootout(
        controller=True,
        boot=True,
        pay=1,
        target=your & owned & dude & with_attached(has("Horse") | has("Gadget")),
    )
    def service(self, use: Use) -> Flow[None]:
        """Controller Noon or Shootout, Pay 1 Ghost Rock, Boot: A Horse or Gadget on a dude you own and control unboots; one of its
        abilities can be used once more today."""
        machines = [item for item in use.target.attachments if item.has("Horse") or item.has("Gadget")]
        machine = yield from use.pick(machines, "Which Horse or Gadget?")
        if machine is None:
            return
        yield from use.unboot(machine)
        names = {ability.label: ability.name for ability in machine.abilities}
        if names:
            use.use_again(machine, names[(yield from use.choose_word(list(names), "Which ability?"))])
