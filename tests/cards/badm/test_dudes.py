"""Bad Medicine: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import dude, opposing, shootout
from gomorra.testing import Table, able, plain

GUN = able(
    "goods",
    shootout(boot=True, target=dude & opposing),
    lambda use: use.modify(use.target, bullets=-1),
    title="Gun",
    keywords=("Weapon",),
)


def test_vasilis_lowers_the_value_of_wanted_foes_while_he_fights() -> None:
    t = Table()
    vasilis, friend = t.put("Vasilis the Boar", at="town square"), t.dude(at="town square", value=8, bounty=1)
    crook, other = (
        t.dude(seat=1, at="town square", value=8, bounty=1),
        t.dude(seat=1, at="town square", value=8),
    )
    bystander = t.dude(seat=1, at="town square", value=8, bounty=1)
    assert crook.value == 8
    t.shootout(vasilis, crook, other, friend)
    assert (crook.value, other.value, friend.value, bystander.value) == (6, 8, 8, 8)
    t.finish()
    assert not crook.in_play or crook.value == 8


def test_vasilis_empties_a_weapon_used_or_not_and_aces_it() -> None:
    t = Table()
    vasilis, bob = (
        t.put("Vasilis the Boar", at="town square", has=(GUN,)),
        t.dude(seat=1, at="town square", bullets=3),
    )
    gun = vasilis.attachments[0]
    t.shootout(vasilis, bob)
    t.use(gun)
    assert gun.booted and bob.bullets == 2
    t.pass_()
    t.use(vasilis, "empty_it")
    assert bob.bullets == 1 and gun in t.boot_hill_of()


def test_vasilis_needs_a_weapon_with_a_shootout_ability() -> None:
    t = Table()
    vasilis, bob = t.put("Vasilis the Boar", at="town square"), t.dude(seat=1, at="town square")
    t.attach(plain("goods", keywords=("Weapon",)), vasilis)
    t.attach(able("goods", shootout(), lambda use: use.gain(1)), vasilis)
    t.shootout(vasilis, bob)
    assert not t.can_use(vasilis, "empty_it")
