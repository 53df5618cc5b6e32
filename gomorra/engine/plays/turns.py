"""Turns to make a play: abilities on offer, their use, combos, and what is checked when a play is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import lookups
from gomorra.engine.events import MakingPlay, Passed, PlayEnded
from gomorra.engine.kernel.decision import PASS, Decision, Flow, Option, Payload
from gomorra.engine.plays import actors, entry, glance, legal, moments, shopping
from gomorra.engine.plays.perform import finish_action, perform
from gomorra.engine.plays.windows import respond
from gomorra.engine.words import Act, Moment, Stat, Until

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use

LIMITED = ("Horse", "Weapon", "Attire")
PROMPTS = {
    ("shootout",): "Make a Shootout play or pass",
    ("resolution", "cheatin"): "Make a Resolution play or pass",
    ("cheatin",): "Use a Cheatin' Resolution or pass",
}

Offer = tuple["Card", "Ability", "Card | None"]


def offers(game: Game, seat: int, kind: str) -> list[Offer]:
    """The abilities of one kind that this player can use now."""
    found: list[Offer] = []
    faces = game.state.faces
    for number in game.state.players[seat].hand:
        face = faces[number]
        if face is not None and face.type == "action":
            for ability in face.behaviour.abilities:
                if kind in ability.kinds:
                    card = game.card(number)
                    if glance.playable(game, seat, card, ability, kind):
                        found.append((card, ability, None))
    bodies = game.state.bodies
    for offer in lookups.abilities_for(game, seat, kind):
        card, ability, granter = offer
        if ability.boots_itself and granter is None and card.id in bodies and bodies[card.id].booted:
            continue
        if glance.usable(game, seat, card, ability, kind, granter):
            found.append(offer)
    return found


def offer_key(offer: Offer) -> Payload:
    card, ability, granter = offer
    return ("use", card.id, ability.name if granter is None else f"{granter.id}:{ability.name}")


def offer_options(game: Game, seat: int, kinds: tuple[str, ...]) -> list[Option]:
    return [Option(offer_key(offer), offer[1].text) for kind in kinds for offer in offers(game, seat, kind)]


def find_ability(game: Game, card: Card, name: str) -> tuple[Ability, Card | None]:
    """The ability that an option names, and the card that grants it."""
    if ":" in name:
        number, name = name.split(":")
        granter = game.card(int(number))
        return next(a for a in granter.granted(card) if a.name == name), granter
    return next(ability for ability in card.abilities if ability.name == name), None


def use_ability(game: Game, seat: int, payload: Payload, kinds: tuple[str, ...]) -> Flow[Use]:
    """Use the ability that an option names, and what may follow it in a combo."""
    card = game.card(int(payload[1]))
    ability, granter = find_ability(game, card, str(payload[2]))
    kind = next(kind for kind in kinds if kind in ability.kinds)
    use = game.use(seat, card, ability, kind)
    game.uses.append(use)
    success = yield from perform(use, granter=granter)
    if success and ability.technique:
        yield from combo(game, use)
    yield from game.do(PlayEnded(card.title, seat=seat, kind=kind, source=card.id, use=use))
    yield from finish_action(use)
    game.uses.pop()
    return use


def combo(game: Game, first: Use) -> Flow[None]:
    """Follow-up Techniques of the same Tao by the same dude, up to his Kung Fu rating (RB-7.3.2)."""
    use = first
    for _ in range((game.kung_fu(first.dude) or 0) if first.dude is not None else 0):
        card, ability, dude = use.card, use.ability, use.dude
        assert card is not None and ability is not None and dude is not None
        if not card.face.tao or not allows_combo(game, use):
            return
        if not dude.in_play or (game.shootout is not None and game.shootout.over):
            return
        able = follow_ups(game, use)
        if not able:
            return
        options = [Option(("use", other.id, technique.name), technique.text) for other, technique in able]
        answer = yield Decision(
            use.seat, "combo", f"Combo: which Technique follows {card.title}?", [*options, PASS]
        )
        if answer[0] == "pass":
            return
        yield from finish_action(use)
        other = game.card(int(answer[1]))
        technique = next(a for a in other.abilities if a.name == answer[2])
        use = game.use(first.seat, other, technique, first.kind)
        use.dude = dude
        use.combo = True
        game.uses.append(use)
        success = yield from perform(use, ignore={"zone"})
        first.moved += use.moved
        game.uses.pop()
        yield from finish_action(use)
        if not success:
            return


def allows_combo(game: Game, use: Use) -> bool:
    """Whether the Technique's combo requirement holds, judged without dudes that its performer makes it ignore."""
    card, ability, dude = use.card, use.ability, use.dude
    assert card is not None and ability is not None and dude is not None
    if ability.combo is None:
        return False
    judges = list(game.speakers(Stat.COMBO_IGNORES, dude))
    if not judges or game.gathering is None:
        return ability.combo(card, use)
    standing = [list(posse) for posse in game.gathering]
    for posse in game.gathering:
        posse[:] = [d for d in posse if not any(static.func(h, game.card(d)) for h, static in judges)]
    game.state.version += 1
    result = ability.combo(card, use)
    for posse, dudes in zip(game.gathering, standing, strict=True):
        posse[:] = dudes
    game.state.version += 1
    return result


def follow_ups(game: Game, use: Use) -> list[tuple[Card, Ability]]:
    """Techniques that may follow: same Tao, another title, from hand or discard pile."""
    assert use.card is not None
    player = game.state.players[use.seat]
    found = []
    for number in (*player.hand, *player.discard):
        card = game.card(number)
        if card.face.tao != use.card.face.tao or card.title == use.card.title:
            continue
        if number in player.discard and game.stopped(Act.LEAVE_PILE, card, use):
            continue
        for ability in card.abilities:
            if ability.technique and use.kind in ability.kinds:
                if legal.refusal(game, use.seat, card, ability, kind=use.kind, ignore={"zone"}) is None:
                    trial = game.use(use.seat, card, ability, use.kind)
                    trial.dude = use.dude
                    if actors.performers(trial):
                        found.append((card, ability))
    return found


def make_plays(game: Game, kinds: tuple[str, ...]) -> Flow[None]:
    """Players in a shootout (or lowball) take turns to make plays until all pass consecutively."""
    passes = 0
    seat = -1
    order = players_in_turn(game, kinds)
    while order and passes < len(order):
        seat = following(game, order, seat)
        took = yield from turn_with_extras(game, seat, kinds, order)
        passes = 0 if took else passes + 1
        if took and "resolution" in kinds:
            yield from game.due(Moment.HANDS_SEEN)
        if over(game):
            return
        order = players_in_turn(game, kinds)


def turn_with_extras(
    game: Game, seat: int, kinds: tuple[str, ...], order: list[int], *, must: bool = False
) -> Flow[bool]:
    """One player's turn with the extra plays that it brings; says whether a play was made."""
    pending, game.extra_plays = game.extra_plays, []  # those of an outer play wait until it is over
    took = yield from take_turn(game, seat, kinds, must=must)
    while took and game.extra_plays and not over(game):
        again, _, bearer = game.extra_plays.pop(0)
        if again in order:
            yield from take_turn(game, again, kinds, bearer=bearer)
    game.extra_plays = pending
    return took


def has_play(game: Game, seat: int, kind: str) -> bool:
    """Whether a player could make a play of this kind in the running shootout."""
    return bool(offer_options(game, seat, (kind,))) or (
        kind == "shootout" and bool(shopping.shootout_options(game, seat))
    )


def before_play(game: Game, seat: int) -> Flow[bool]:
    """What is used before a play is chosen; says whether one must be made now. It is no event of its own."""
    event = MakingPlay(seat=seat)
    if game.anybody_listens(MakingPlay):
        yield from respond(game, event, "before")
    return event.must


def over(game: Game) -> bool:
    return game.shootout is not None and game.shootout.over


def following(game: Game, order: list[int], seat: int) -> int:
    """The next player in turn."""
    if seat < 0:
        return order[0]
    for other in game.state.clockwise((seat + 1) % game.seats):
        if other in order:
            return other
    return order[0]


def players_in_turn(game: Game, kinds: tuple[str, ...]) -> list[int]:
    """Who makes plays now, the Winner first; bystanders only with a Cheatin' action card (Q45)."""
    order = game.order()
    battle = game.shootout
    if battle is None:
        return order
    inside = battle.participants()
    if game.state.ruleset.mark_first_without_winner and game.state.winner not in inside:
        order = game.state.clockwise(battle.seats[1])
    able = [seat for seat in order if seat in inside]
    if "cheatin" in kinds and len(inside) < game.seats:
        able = [
            seat
            for seat in order
            if seat in inside or any(card.is_action for card, _, _ in offers(game, seat, "cheatin"))
        ]
    return able


def take_turn(
    game: Game, seat: int, kinds: tuple[str, ...], *, must: bool = False, bearer: int = 0
) -> Flow[bool]:
    """One player's turn to make a play (or pass, unless one must be made); says whether one was made.

    With a bearer it is a play with one of that dude's attached cards; who has none is not asked."""
    state = game.state
    state.turns += 1
    game.depth += 1

    def lister() -> list[Option]:
        options = playable()
        if "shootout" in kinds and not bearer:
            options += shopping.shootout_options(game, seat)
        return options if must and options else [*options, PASS]

    def playable() -> list[Option]:
        options = offer_options(game, seat, kinds)
        return [item for item in options if carried(game, item, bearer)] if bearer else options

    took = False
    if (game.shootout is not None and not bearer) or playable():
        must = (yield from before_play(game, seat)) or must
        answer = yield Decision(seat, "play", PROMPTS[kinds], lister=lister)
        took = answer[0] != "pass"
        if not took:
            if asked_anyway(game, seat):  # else it would tell that this player could have made a play
                yield from game.rules(seat).do(Passed(seat=seat))
        elif answer[0] == "use":
            yield from use_ability(game, seat, answer, kinds)
        else:
            yield from shopping.shop(game, seat, answer, purpose="shootout")
            yield from game.do(PlayEnded("shoppin'", seat=seat, kind="shootout"))
        if took:
            yield from end_of_play(game)
    game.depth -= 1
    return took


def carried(game: Game, option: Option, bearer: int) -> bool:
    """Whether an option is the use of a card that this dude carries."""
    host = game.card(int(option.payload[1])).host
    return host is not None and host.id == bearer


def asked_anyway(game: Game, seat: int) -> bool:
    """Whether a player is asked for a play whatever he holds: those in a shootout are, others only if they can."""
    return game.shootout is not None and seat in game.shootout.participants()


def end_of_play(game: Game) -> Flow[None]:
    """Attachment limits are checked, and what lasted for the play ends (CG-AttachmentLimits)."""
    yield from moments.run_out(game, Until.PLAY, Until.play(game.depth))
    state = game.state
    if state.layout != game.checked_layout:
        carrying = [number for number, body in state.bodies.items() if body.attachments]
        for number in carrying:
            body = state.bodies.get(number)
            if body is not None and body.attachments and state.face(number).type == "dude":
                yield from limit_attachments(game, game.card(number))
        game.checked_layout = state.layout
    game.bought = 0
    yield from game.due(Moment.END_OF_PLAY)


def limit_attachments(game: Game, dude: Card) -> Flow[None]:
    """Surplus and no longer allowed attachments are discarded."""
    rules = game.rules(dude.controller)
    for card in dude.attachments:
        if card.in_play and not card.is_action and entry.may_carry(game, card, dude) is not None:
            yield from rules.discard(card)
    if len(dude.attachments) < 2 and Stat.CARRY_LIMIT not in game.repertoire.spoken:
        return
    for keyword in LIMITED:
        if keyword == "Attire" and not game.state.ruleset.attire_limit:
            continue
        while len(held := dude.attached(keyword)) > carry_limit(game, dude, keyword):
            choices = [card for card in held if card.id != game.bought]  # RB-5.3.4-q: the bought one stays
            if not game.state.ruleset.controller_picks_surplus:
                choices = held[:1]
            surplus = yield from rules.pick(
                choices, f"{dude.title} carries too many of these: discard which {keyword}?"
            )
            assert surplus is not None
            if not (yield from rules.discard(surplus)):
                break


def carry_limit(game: Game, dude: Card, keyword: str) -> int:
    if Stat.CARRY_LIMIT not in game.repertoire.spoken:
        return 1
    return 1 + sum(int(answer or 0) for answer in game.replies(Stat.CARRY_LIMIT, dude, keyword))
