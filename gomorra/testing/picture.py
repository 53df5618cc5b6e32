"""A picture of the table in letters, for tests that fail."""

from __future__ import annotations

from gomorra.engine import Game
from gomorra.engine.kernel.state import TOWN_SQUARE


def picture(game: Game) -> str:
    """Who is where, with what, and what is asked."""
    state = game.state
    lines = [f"Day {state.day}, {state.phase}; Winner {game.name(state.winner)}; pot {state.pot}"]
    for seat, player in enumerate(state.players):
        hand = ", ".join(state.face(card).title for card in player.hand)
        top = ", ".join(state.face(card).title for card in player.deck[:3])
        lines.append(
            f"{game.name(seat)}: {player.stash} ghost rock, {game.control_points(seat)} control, "
            f"{game.influence(seat)} influence; hand [{hand}]; deck {len(player.deck)} [{top} ...]; "
            f"discard {len(player.discard)}; Boot Hill {len(player.boot_hill)}"
        )
        if player.draw_hand:
            lines.append(f"  draw hand: {', '.join(state.face(card).title for card in player.draw_hand)}")
    for place in game.locations():
        here = game.dudes_at(place)
        if here or place != TOWN_SQUARE:
            lines.append(
                f"  {game.place_name(place)}: {'; '.join(figure(game, dude.id) for dude in here) or '-'}"
            )
    if game.gathering is not None:
        for side, posse in zip(("leader", "mark"), game.gathering, strict=True):
            lines.append(f"  {side}'s posse: {', '.join(game.card(dude).title for dude in posse)}")
    if game.over:
        lines.append(f"Over: {game.outcome}")
    else:
        decision = game.decision
        lines.append(f"{game.name(decision.seat)} decides ({decision.kind}): {decision.prompt}")
        lines.append(f"  options: {', '.join(decision.keys[:24])}")
    return "\n".join(lines)


def figure(game: Game, dude: int) -> str:
    card = game.card(dude)
    kind = "stud" if card.is_stud else "draw"
    parts = [
        f"{card.title} #{dude} of {game.name(card.controller)} {card.bullets} {kind}, influence {card.influence}"
    ]
    if card.booted:
        parts.append("booted")
    if card.bounty:
        parts.append(f"bounty {card.bounty}")
    parts += [attachment.title for attachment in card.attachments]
    return ", ".join(parts)
