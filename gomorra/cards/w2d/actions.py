"""Welcome to Deadwood: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Card,
    Flow,
    Use,
    dude,
    happens,
    in_posse,
    noon,
    react,
    resolution,
    where,
    your,
)


class PlayForBlood(Action):
    """Play for Blood"""

    @resolution()
    def raise_the_stakes(self, use: Use) -> Flow[None]:
        """Resolution: If both draw hands have the same rank, yours is 1 higher."""
        if use.hand_rank() == use.hand_rank(use.opponent):
            yield from use.rank(use.seat, 1)

    @noon()
    def cut_the_cards(self, use: Use) -> Flow[None]:
        """Noon: Draw a card, then discard one."""
        yield from use.draw()
        yield from use.discard_from_hand()


def _could_stand_in(card: Card, use: Use) -> bool:
    event = use.event
    if not isinstance(event, happens.Chosen) or card.id in event.cards or card.booted:
        return False
    ability = event.use.ability
    choice = next(choice for choice in ability.choices if choice.role == "target")
    return bool(choice.predicate.test(card, event.use) and event.use.choosable(card))


class FallenStar(Action):
    """Fallen Star"""

    def _mine_is_chosen(self, event: happens.Chosen) -> bool:
        if event.seat == self.owner or event.kind != "shootout" or "target" not in event.use.roles:
            return False
        return any(card.controller == self.owner and card.is_dude for card in event.use.roles["target"])

    @react(
        "after",
        happens.Chosen,
        if_=_mine_is_chosen,
        boots=your & dude & in_posse & where(_could_stand_in, "in its place"),
    )
    def take_the_bullet(self, use: Use) -> None:
        """React: After an opponent's Shootout ability chooses your dude, boot a dude of your posse that could have been
        chosen: it is chosen instead."""
        assert isinstance(use.event, happens.Chosen)
        roles = use.event.use.roles
        mine = next(card for card in roles["target"] if card.controller == use.seat)
        roles["target"] = [use.booted if card is mine else card for card in roles["target"]]
