"""What a seat may see: the one function by which anything leaves the engine towards people and bots.

Two worlds that differ only in what a seat cannot know give that seat equal views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.board import control, hands, players, stats
from gomorra.engine.day.evening import evening
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.state import ZONE_NAMES
from gomorra.engine.sight import changing, offers
from gomorra.engine.sight.hand_names import described
from gomorra.engine.sight.shapes import (
    CardView,
    FormingView,
    HandView,
    JobView,
    PlayerView,
    ShootoutView,
    View,
)
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def sees(game: Game, seat: int | None, card: int) -> bool:
    """Whether the viewer knows the face of a card."""
    return game.state.sees(seat, card)


def is_open(game: Game, card: int) -> bool:
    """Whether a card of a draw hand lies open for all."""
    return game.state.known[card] == game.state.everyone()


def view(
    game: Game, seat: int | None, *, between: bool = False, known: dict[int, CardView] | None = None
) -> View:
    """What this seat (None: a spectator) may see.

    `between` is for moments in the middle of a play, when the last decision is answered and the next not yet open.
    `known` are cards that were looked at for another seat at the same moment: a card looks the same to all who see it.
    """
    state = game.state
    players = tuple(player_view(game, seat, other) for other in range(game.seats))
    visible = set(state.bodies)
    for player in players:
        visible.update(player.hand, player.discard, player.boot_hill, player.draw_hand)
    limbo = tuple(card for player in state.players for card in player.aside if sees(game, seat, card))
    in_decks = known_deck(game, seat)
    visible.update(limbo, (card for _, _, card in in_decks))
    posses = (tuple(game.gathering[0]), tuple(game.gathering[1])) if game.gathering is not None else None
    looked_at = known if known is not None else {}
    for card in visible - looked_at.keys():
        looked_at[card] = card_view(game, card)
    cards = {card: looked_at[card] for card in sorted(visible)}
    return View(
        seat=-1 if seat is None else seat,
        names=game.names,
        day=state.day,
        phase=state.phase,
        turn=state.turn,
        winner=state.winner,
        pot=state.pot,
        players=players,
        cards=cards,
        locations=tuple(game.locations()),
        controllers={place: control.controller(game, place) for place in game.locations()},
        posses=posses,
        shootout=shootout_view(game),
        job=job_view(game),
        hands=open_hands(game),
        limbo=limbo,
        known_deck=in_decks,
        decision=None if between else offers.decision_view(game, seat),
        outcome=(state.outcome.winner, state.outcome.reason) if state.outcome is not None else None,
        log_length=game.told,
        forming=forming_view(game),
    )


def known_deck(game: Game, seat: int | None) -> tuple[tuple[int, int, int], ...]:
    if seat is None:
        return ()
    return tuple(
        (owner, position, card)
        for owner, player in enumerate(game.state.players)
        for position, card in enumerate(player.deck)
        if game.state.known[card] >> seat & 1
    )


def player_view(game: Game, viewer: int | None, seat: int) -> PlayerView:
    player = game.state.players[seat]
    draw = player.draw_hand
    influence, points = players.influence_of(game, seat), players.control_of(game, seat)
    tonight = evening(game)
    then = tonight.influence[seat], tonight.control[seat]
    return PlayerView(
        seat=seat,
        name=game.names[seat],
        stash=player.stash,
        debt=player.debt,
        influence=influence,
        control=points,
        production=players.production_of(game, seat),
        hand_size=len(player.hand),
        hand=tuple(card for card in player.hand if sees(game, viewer, card)),
        deck_size=len(player.deck),
        discard=tuple(player.discard),
        boot_hill=tuple(player.boot_hill),
        draw_hand_size=len(draw),
        draw_hand=tuple(
            card for card in draw if is_open(game, card) or (viewer == seat and sees(game, viewer, card))
        ),
        home=player.home,
        legend=player.legend,
        street=player.street,
        out_of_town=player.out_of_town,
        conceded=player.conceded,
        at_sundown=None if then == (influence, points) else then,
    )


def card_view(game: Game, number: int) -> CardView:
    card = game.card(number)
    face = card.face
    if number not in game.state.bodies:
        return CardView(
            number, face.code, ZONE_NAMES[card.zone], card.owner, suit=card.suit, value=card.value
        )
    body = card.body
    keywords = tuple(word for word in face.keywords if card.has(word))
    gained = {str(m.amount) for m in stats.modifiers(game, number, Stat.KEYWORD)}
    gained |= {str(word) for word in stats.contributions(game, number, Stat.KEYWORD)}
    return CardView(
        id=number,
        code=face.code,
        zone="play",
        owner=card.owner,
        suit=card.suit,
        value=card.value if face.value else 0,
        controller=card.controller,
        location=card.place,
        host=body.host,
        attachments=body.attachments,
        booted=body.booted,
        bounty=body.bounty,
        rock=body.rock,
        bullets=card.bullets,
        stud=card.is_stud if card.is_dude else False,
        influence=card.influence,
        control=card.control,
        upkeep=card.upkeep,
        production=card.production,
        unpaid=players.pays_nobody(game, number),
        keywords=tuple(_rated(game, number, word) for word in dict.fromkeys((*keywords, *sorted(gained)))),
        used=body.used,
        modifiers=changing.changes(game, number),
        blank=stats.blank(game, number, "traits") or stats.blank(game, number, "abilities"),
    )


def _rated(game: Game, card: int, word: str) -> str:
    face = game.state.face(card)
    rating = stats.rating(game, card, word)
    printed = face.keywords.get(word)
    return word if printed is None and not rating else f"{word} {rating}"


def shootout_view(game: Game) -> ShootoutView | None:
    fight = game.shootout
    if fight is None:
        return None
    none = (0, 0)
    picked = bool(fight.shooters[0] and fight.shooters[1])
    return ShootoutView(
        location=fight.location,
        seats=fight.seats,
        posses=(tuple(fight.posses[0]), tuple(fight.posses[1])),
        shooters=(fight.shooters[0], fight.shooters[1]),
        bonuses=(drawing.bonuses(game, fight, 0), drawing.bonuses(game, fight, 1))
        if picked
        else (none, none),
        round=fight.round,
        step=fight.step,
        ranks=fight.ranks,
        casualties=tuple((item.side, item.card, item.fate) for item in fight.casualties),
    )


def forming_view(game: Game) -> FormingView | None:
    if game.quarrel is None:
        return None
    leader, mark, location = game.quarrel
    return FormingView(leader, mark, location, game.posse_seats)


def job_view(game: Game) -> JobView | None:
    job = game.job
    if job is None:
        return None
    return JobView(job.use.leader.id, job.use.mark.id, job.location, job.use.source)


def open_hands(game: Game) -> tuple[HandView, ...]:
    """The draw hands that lie open, with their ranks."""
    found = []
    for seat, player in enumerate(game.state.players):
        if player.draw_hand and all(is_open(game, card) for card in player.draw_hand):
            shown = hands.shown(game, seat, legal=hands.is_legal(game, seat))
            hand = shown.hand
            faces = tuple(poker.show([card]) for card in shown.played)
            found.append(
                HandView(
                    seat,
                    shown.cards,
                    faces,
                    hand.rank,
                    described(shown),
                    shown.legal,
                    shown.modifiers,
                    hand.hand.rank,
                )
            )
    return tuple(found)
