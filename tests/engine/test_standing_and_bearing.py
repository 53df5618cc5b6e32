"""What counts for the control of a deed, who may bear a Totem, who helps to pay."""

from __future__ import annotations

from gomorra.cards.vocabulary import Base, Card, Dude, always, dude, noon, opposing, shootout
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import Table, able, plain

TOTEM = plain("spell", "Pole", keywords=("Spirit", "Totem"))


def test_an_effect_lets_bullets_count_for_deeds() -> None:
    t = Table()
    place = t.deed(seat=1)
    ann = t.dude(at=place, bullets=2, influence=0)
    t.use(t.hand(able("action", noon(), lambda use: use.change(ann.id, "controls by bullets", 1))))
    assert place.controller == 0 and t.game.influence(0) == 0


def test_a_trait_may_put_nothing_in_the_place_of_influence() -> None:
    t = Table()
    place = t.deed(seat=1)
    mute = able("dude", always("instead of influence for control"), lambda card, asked: Base(0), influence=3)
    assert t.put(mute, at=place).influence == 3 and place.controller == 1


def test_rowdy_deeds_count_bullets_whatever_stands_in_for_influence() -> None:
    t = Table()
    place = t.deed(seat=1, keywords=("Rowdy",))
    loud = able("dude", always("instead of influence for control"), lambda card, asked: Base(9), bullets=0)
    t.put(loud, at=place)
    t.dude(seat=1, at=place, bullets=1)
    assert place.controller == 1


class Backed(Dude):
    """Somebody whose friends pay."""

    def backers(self) -> list[Card]:
        return [friend for friend in self.game.dudes(self.owner) if not friend.booted]


def test_backers_boot_until_the_price_is_paid() -> None:
    t = Table(stash=0)
    star = t.hand(plain("dude", "Star", behaviour=Backed, cost=3))
    ann, bea, cay = (t.dude(influence=influence) for influence in (2, 1, 1))
    t.shop(star)
    t.answer(ann, cay)
    assert star.in_play and ann.booted and cay.booted and not bea.booted


class Bearer(Dude):
    """Somebody who may have a Totem."""

    @always("bears a Totem")
    def carry(self, card: Card) -> bool:
        return not card.booted


def test_a_dude_bears_one_totem_at_most_and_by_its_own_text() -> None:
    t = Table()
    place = t.deed()
    bearer, other = t.put(plain("dude", behaviour=Bearer), at=place), t.dude(at=place)
    pole, second = t.attach(TOTEM, place), t.attach(TOTEM, place)
    rules = t.game.rules(0)
    assert pole.host is place
    assert list(rules.attach(pole, other)) == [] and pole not in other.attachments
    list(rules.attach(pole, bearer)), list(rules.attach(second, bearer))
    assert bearer.attachments == [pole] and place.attachments == [second, pole]


def test_grit_may_be_higher_for_the_cards_of_one_player() -> None:
    t = Table()
    bob = t.dude(seat=1, value=3, bullets=0, influence=0)
    t.use(t.hand(able("action", noon(), lambda use: use.change(bob.id, "least grit for its player", 9))))
    assert (bob.grit_for(0), bob.grit_for(1), bob.grit) == (9, 3, 3)


def test_a_bonus_for_the_curser_follows_the_kind_of_the_dude() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", stud=True)
    gift = able(
        "action",
        shootout(target=opposing & dude),
        lambda use: use.change(use.target.id, "bonus for the curser", 2),
    )
    first, second = t.hand(gift), t.hand(able("action", shootout(), lambda use: use.make(bob, "draw")))
    t.shootout(ann, bob)
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[0] = ann.id
    stud, draw = bonuses(t.game, fight, 0)
    t.use(first)
    assert bonuses(t.game, fight, 0) == (stud + 2, draw)
    t.pass_()
    t.use(second)
    assert bonuses(t.game, fight, 0) == (stud, draw + 2)
