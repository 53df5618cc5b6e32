"""Out for Blood: legends."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Flow,
    Legend,
    Stat,
    Use,
    always,
    dude,
    in_posse,
    in_shootout,
    most,
    shootout,
    where,
    your,
)


class DocHolliday(Legend):
    """Doc Holliday"""

    @always(Stat.STUD_BONUS)
    def needs_a_dealer(self, side: int) -> int:
        """While you are the leader's player and your posse has no spellcaster, it has -2 stud bonus."""
        fight = self.game.shootout
        if fight is None or side != 0 or fight.seats[0] != self.controller:
            return 0
        return 0 if any(self.game.card(card).spellcaster for card in fight.posses[0]) else -2

    @shootout(
        boot=True,
        target=your & dude & in_posse,
        also=dude & in_shootout & where(lambda card, use: bool(card.spellcaster), "spellcaster"),
    )
    def deal_in(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose your dude in your posse and a spellcaster in this shootout. Your dude gets
        +X bullets, where X is a spellcaster rating of the other. Your dude cannot have more than 4
        bullets."""
        skills = use.also.spellcaster
        skill = yield from use.choose_word(list(skills), "Which skill?")
        use.modify(use.target, bullets=skills[skill])
        use.change(use.target.id, most(Stat.BULLETS), 4)
