"""Immovable Object, Unstoppable Force: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import Table, plain


def pack(t: Table) -> tuple[Card, Card, Card]:
    """A Shaman at a deed with The Pack Awakens."""
    deed = t.deed()
    return t.dude(at=deed, keywords=("Shaman 2",)), t.attach("The Pack Awakens", deed), deed


@pytest.mark.parametrize(("pull", "comes"), [("6♠", True), ("5♠", False)])
def test_the_pack_sends_a_booted_nature_spirit_into_the_fight(pull: str, comes: bool) -> None:
    t = Table()
    shaman, totem, deed = pack(t)
    bob = t.dude(seat=1, at=deed)
    t.shootout(shaman, bob)
    t.stack(pull)
    t.use(totem)
    spirits = [dude for dude in t.game.dudes(0) if dude.title == "Nature Spirit"]
    assert bool(spirits) is comes and totem.booted
    if comes:
        (spirit,) = spirits
        assert spirit.booted and spirit.in_posse and spirit.place == deed.id
        assert spirit.is_stud and spirit.bullets == 2 and spirit.owner == 0
        t.finish()
        assert not spirit.in_play


def test_tokens_at_the_totem_are_harrowed() -> None:
    t = Table()
    shaman, _, deed = pack(t)
    here = t.put("Nature Spirit", at=deed)
    away = t.put("Nature Spirit", at="town square")
    foe = t.put("Gunslinger", seat=1, at=deed)
    assert here.has("Harrowed") and foe.has("Harrowed")
    assert not away.has("Harrowed") and not shaman.has("Harrowed")


def test_a_shaman_outside_the_fight_calls_no_pack() -> None:
    t = Table()
    _, totem, deed = pack(t)
    ann, bob = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.shootout(ann, bob)
    assert not t.can_use(totem, seat=0)


@pytest.mark.parametrize(("pull", "works"), [("6♠", True), ("5♠", False)])
def test_spirit_guidance_exchanges_a_card(pull: str, works: bool) -> None:
    t = Table()
    guide = t.dude(keywords=("Shaman 1",), has=["Spirit Guidance"]).attachments[0]
    assert not t.can_use(guide, "listen")
    spare, _ = t.hand(plain("action", "Spare"), plain("action", "Kept"))
    top = t.stack(pull, "K♠")[1]
    t.use(guide, "listen", spare)
    assert guide.booted and (spare in t.discard_of()) is works and (top in t.hand_of()) is works


@pytest.mark.parametrize(("place", "drawn"), [("town square", 2), ("home", 0), ("home of 1", 2)])
def test_spirit_guidance_away_from_home_draws_two_and_discards_two(place: str, drawn: int) -> None:
    t = Table()
    guide = t.dude(at=place, keywords=("Shaman 3",), has=["Spirit Guidance"]).attachments[0]
    pulled, *top = t.stack("7♠ K♠ Q♠")
    t.use(guide, "wander")
    for _ in range(drawn):
        if t.decision.kind == "choose":
            t.answer(lambda option: option.payload[0] == "card")
    assert len(t.discard_of()) == drawn + 1 and pulled in t.discard_of() and not t.hand_of()
    assert (set(top) <= set(t.discard_of())) is (drawn == 2)


@pytest.mark.parametrize("title", ["09032", "24205", "The Pack Awakens"])
def test_no_spirit_comes_where_nobody_can_join(title: str) -> None:
    t = Table()
    deed = t.deed()
    ann, bob = t.dude(at=deed, keywords=("Shaman 2",)), t.dude(seat=1, at=deed, has=["Scoop Hound"])
    call = t.attach(title, deed if title == "The Pack Awakens" else ann)
    t.shootout(ann, bob)
    assert t.can_use(call)
    t.use(bob.attachments[0])
    assert not t.can_use(call)
