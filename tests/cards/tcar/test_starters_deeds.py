"""There Comes a Reckoning: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.cards.vocabulary import shootout
from gomorra.testing import Table, able, plain


def test_plant_nine_services_a_horse() -> None:
    t = Table()
    plant, rider = t.put("Hellstromme Plant #9"), t.dude(has=["Mustang"])
    t.use(rider.attachments[0], "", "town square")
    assert not t.can_use(rider.attachments[0])
    t.use(plant)
    assert not rider.attachments[0].booted and t.rock() == 19 and plant.booted
    t.use(rider.attachments[0], "", t.game.outfit(0))
    assert rider.at_home


def test_plant_nine_services_a_gadget_in_a_shootout() -> None:
    t = Table()
    gadget = able("goods", shootout(boot=True), lambda use: use.draw(), keywords=["Gadget 5"])
    plant, ann = t.put("24135"), t.dude(at="town square", has=[gadget, "Mustang"])
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.use(ann.attachments[0])
    t.use(plant, "", ann.attachments[0])
    t.use(ann.attachments[0])
    assert len(t.hand_of()) == 2 and t.rock() == 19


def test_plant_nine_serves_dudes_that_you_own() -> None:
    t = Table()
    plant = t.put("Hellstromme Plant #9")
    t.dude(has=[plain("goods")])
    t.dude(seat=1, has=["Mustang"])
    assert not t.can_use(plant)
