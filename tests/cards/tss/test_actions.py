"""The Showstopper: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import POSSE, Card, Dude, always, noon
from gomorra.testing import Table, able, plain, rule

DOG = plain("goods", "Dog", keywords=("Sidekick",))


CHARM = plain("goods", "Charm", keywords=("Mystical",))


@pytest.mark.parametrize("way", ["boot", "discard"])
def test_the_profane_rite_sweeps_the_shootout(way: str) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, has=[CHARM, DOG])
    bob, ace, meek = (
        t.dude(seat=1, at="town square", bullets=b, value=v, has=[DOG]) for b, v in ((1, 5), (1, 1), (0, 5))
    )
    out = t.dude(at="town square", has=[DOG])
    charm, dog = ann.attachments
    t.shootout(ann, bob, ace, meek)
    t.use(t.hand("Rite Of Profane Abstersion"), "", way)
    assert charm.in_play is (way == "boot") and charm.booted is (way == "boot")
    assert ace.at_home and meek.at_home and bob.in_posse and ann.in_posse
    assert t.hand_of() == [dog] and len(t.hand_of(1)) == 1 and not bob.attachments and out.attachments
    assert len(ace.attachments) == 1, "gone with its dude before"


def test_the_profane_rite_judges_everybody_at_once() -> None:
    t = Table()

    class Captain(Dude):
        @always("bullets", on=POSSE)
        def lead(self, card: Card) -> int:
            """The others have +1 bullets."""
            return int(card is not self)

    captain = t.put(plain("dude", "Captain", behaviour=Captain, value=1), at="town square", has=[CHARM])
    recruit, bob = t.dude(at="town square", value=5), t.dude(seat=1, at="town square", bullets=1, value=5)
    t.shootout(captain, bob, recruit)
    t.use(t.hand("Rite Of Profane Abstersion"), "", "boot")
    assert captain.at_home and recruit.in_posse and recruit.bullets == 0


def test_the_profane_rite_needs_magic() -> None:
    t = Table()
    t.shootout(t.dude(at="town square", has=[DOG]), t.dude(seat=1, at="town square", has=[CHARM]))
    assert not t.can_use(t.hand("Rite Of Profane Abstersion"))


WISP = able("spell", noon(spell=5), lambda use: use.gain(1), title="Wisp", keywords=("Spirit",))


@pytest.mark.parametrize(("pull", "bows"), [("9♠", True), ("8♠", False)])
def test_showboating_after_an_easy_success(pull: str, bows: bool) -> None:
    t = Table(stash=5)
    shaman, show = t.dude(keywords=("Shaman 1",), has=[WISP]), t.hand("Showboating")
    t.stack(pull)
    t.use(shaman.attachments[0])
    assert (t.decision.kind == "react") is bows
    if bows:
        t.answer("react")
        assert shaman.control == 1 and show in t.discard_of() and t.rock() == 5


@rule("CG-Feat-b")
@pytest.mark.parametrize("stash", [0, 5, 20])
def test_showboating_as_a_feat_is_free(stash: int) -> None:
    t = Table(stash=stash)
    shaman = t.dude(keywords=("Shaman 4",), has=[WISP])
    show = t.stack("Showboating")
    t.use(shaman.attachments[0])
    assert show.value == 11 and t.decision.kind == "react"
    t.answer("react")
    assert shaman.control == 1 and show in t.discard_of() and t.rock() == stash + 1


@pytest.mark.parametrize(("keywords", "bows"), [(("Experimental",), True), ((), False)])
def test_showboating_after_an_experiment(keywords: tuple[str, ...], bows: bool) -> None:
    t = Table()
    ann = t.dude(keywords=("Mad Scientist 1",))
    t.hand("Showboating")
    t.stack("9♠")
    t.invent(t.hand(plain("goods", "Thing", keywords=("Gadget 9", *keywords))), ann)
    assert (t.decision.kind == "react") is bows
    if bows:
        t.answer("react")
        assert ann.control == 1


def test_nobody_takes_a_bow_for_the_success_of_others() -> None:
    t = Table(winner=1)
    shaman = t.dude(seat=1, keywords=("Shaman 4",), has=[WISP])
    t.hand("Showboating")
    t.stack("9♠", seat=1)
    t.use(shaman.attachments[0])
    assert t.decision.kind == "play"


@pytest.mark.parametrize("place", ["town square", "deed", "home"])
def test_all_or_nothing_sweeps_a_location(place: str) -> None:
    t = Table()
    leader = t.dude()
    where = {"town square": t.game.card(0), "deed": t.deed(seat=1), "home": t.game.outfit(1)}[place]
    saint, crook = t.dude(seat=1, at=where), t.dude(seat=1, at=where, bounty=1)
    beast = t.dude(at=where, keywords=("Abomination",))
    pole = t.attach(plain("spell", "Pole", keywords=("Totem",)), where if where.id else "town square", seat=1)
    t.use(t.hand("All Or Nothing"), "", leader, where)
    t.form()
    assert not pole.in_play and leader.at_home
    spared = place == "home"
    assert crook.in_play is spared and beast.in_play is spared
    assert saint.at_home and saint.booted is not spared


def test_whoever_is_there_may_stand_against_all_or_nothing() -> None:
    t = Table(seats=3)
    t.dude()
    bob, cat = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    t.dude(seat=2)
    t.use(t.hand("All Or Nothing"), "", "town square")
    t.answer("done", "done", bob, "done")
    assert t.decision.seat == 2 and t.choices() == [cat]
    t.answer(cat)
    assert t.game.shootout is not None and cat.side == 1
