"""Using an ability: declare, pay costs, satisfy requirements, resolve (RB-5.3.1-c)."""

from __future__ import annotations

from collections.abc import Container, Generator
from typing import TYPE_CHECKING

from gomorra.engine.card.choice import Choice
from gomorra.engine.card.lent import for_user
from gomorra.engine.events import AbilityUsed, BecameStud, Cast, Chosen, Declared, table
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, HAND, LIMBO
from gomorra.engine.plays import actors, choosing, legal, open_hands, pulls
from gomorra.engine.words import Memory, Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def perform(use: Use, *, granter: Card | None = None, ignore: Container[str] = ()) -> Flow[bool]:
    """Carry out the use of an ability from declaration to end; says whether it took effect."""
    outer, use.game.reader = use.game.reader, use.seat
    before, begin = open_hands.lying_open(use.game), len(use.game.events)
    assert use.card is not None
    done = yield from _perform(use, granter or for_user(use.card, use.seat), granter, ignore)
    use.game.reader = outer
    yield from announce_studs(use)
    for number in use.found:  # what was searched out and went nowhere ends in the discard pile
        if use.game.state.zones[number] == LIMBO:
            yield from use.game.rules(use.seat).discard(use.game.card(number))
    open_hands.tell_changes(use, before, begin)
    assert use.ability is not None
    if not use.ability.is_trait:
        if use.game.anybody_listens(AbilityUsed):
            yield from use.do(AbilityUsed(done, use.idle))
        else:  # the log tells where a use ends
            use.game.record(AbilityUsed(done, use.idle, source=use.source, seat=use.seat, kind=use.kind))
    return done


def announce_studs(use: Use) -> Flow[None]:
    """Once an effect is over, it is known whom it made a stud."""
    made, use.studs = use.studs, []
    for dude in made:
        if use.game.card(dude).in_play:
            yield from use.do(BecameStud(dude))


def _perform(use: Use, text: Card | None, granter: Card | None, ignore: Container[str]) -> Flow[bool]:
    game, card, ability = use.game, use.card, use.ability
    assert card is not None and ability is not None and text is not None
    if ability.is_trait:
        yield from resolve(use, text)
        yield from pulls.finish(use)
        return True
    played = card.is_action and card.zone in (HAND, DISCARD, BOOT_HILL)
    if played:
        table.put(game, card.id, LIMBO)
    if card.is_action and game.shootout is not None and card.has("Headline"):
        game.shootout.headline = True
    if card.id in game.state.bodies:
        body = game.state.own(card.id)
        name = legal.use_name(ability, granter, use.seat)
        body.used = (*body.used, name)
        if ability.once in ("shootout", "round") and game.shootout is not None:
            body.counters[f"once {name}"] = game.shootout.stamp(ability.once)
        game.state.version += 1
    use.stood = use.side
    yield from choose_actor(use, text)
    use.was_booted = use.actor.booted
    if use.dude is not None and "Totem" in card.face.keywords and use.dude.place != card.place:
        game.state.remember(Memory.AT_A_DISTANCE, use.dude.id)
    if use.kind == "cheatin":
        yield from choose_cheater(use)
        game.state.remember(Memory.CHEATIN, use.seat)
    yield from use.do(Declared(card.title, ability.label))
    done = False
    if not use.waived:
        yield from pay_costs(use, text, ignore)
    if not use.cancelled:
        if ability.job:
            done = yield from game.run_job(use, text)
        elif (yield from satisfy(use, ability.choices)):
            if not use.cancelled:
                before = game.state.version, len(game.events)
                done = yield from test_and_resolve(use, text)
                # What is only shown is told; a React may change what happens, which leaves no trace of its own.
                use.idle = (game.state.version, len(game.events)) == before and not ability.is_react
    yield from pulls.finish(use)
    return done


def choose_actor(use: Use, text: Card) -> Flow[None]:
    """Who casts or performs, where there is more than one who can and for whom the requirement holds."""
    able = [dude for dude in actors.possible_actors(use) if dude is not None]
    if len(able) > 1:
        able = [dude for dude in able if _suits(use, text, dude)] or able
    if able:
        use.dude = yield from use.pick(able, f"Who uses {use.card.title if use.card else 'it'}?")


def _suits(use: Use, text: Card, actor: Card) -> bool:
    """Whether this dude could use the ability."""
    before, use.dude = use.dude, actor
    fits = legal.unsatisfied_by_actor(use, text) is None
    use.dude = before
    return fits


def choose_cheater(use: Use) -> Flow[None]:
    """Against whom a Cheatin' Resolution is used; that player is safe from further ones."""
    game = use.game
    seats = game.cheaters(use.seat)
    who = yield from use.choose_player(seats, "Against whose Cheatin' hand?")
    if who >= 0:
        use.cheater = who
        if who in game.hits:
            game.drop_modifiers(-1 - who, Stat.SECOND_HIT)
        game.hits.add(who)


def pay_costs(use: Use, text: Card, ignore: Container[str]) -> Flow[None]:
    """Boot and pay. Costs are not events that Reacts can stop (CG-PayingCosts)."""
    card, ability = use.card, use.ability
    assert card is not None and ability is not None
    if "boot" not in ignore and ability.boots(card):
        if (yield from use.boot(card, cost=True)):
            use.spent.append(("booted", card.id))
    if ability.boot and ability.technique and use.dude is not None:
        yield from use.boot(use.dude, cost=True)
    price = legal.action_price(use.game, card, ability) if card.is_action and card.zone == LIMBO else 0
    if "printed cost" in ignore:
        price = 0
    if isinstance(ability.pay, int):
        use.amount = ability.pay
    else:
        low, high = (
            ability.pay if isinstance(ability.pay, tuple) else legal.price_range(ability.pay(text, use))
        )
        most = use.funds(use.seat, legal.purpose_of(use)) - price
        if high is not None:
            most = min(most, high)
        use.amount = yield from use.choose_amount(low, most, "How much ghost rock do you pay?")
    yield from use.spend(price + use.amount, legal.purpose_of(use))


def satisfy(use: Use, choices: tuple[Choice, ...]) -> Flow[bool]:
    """Make the choices and do what the requirement sentence says: boot, discard, ace.

    A spell or Technique only chooses here; what it says is done once its test has succeeded (RB-7.2.1).
    """
    assert use.ability is not None
    for choice in choices:
        if choice.role == "leader":
            continue
        chosen = yield from _choose(use, choice, choices[choices.index(choice) + 1 :])
        if len(chosen) < choice.low:
            return False
        use.roles[choice.role] = chosen
        if choice.role in choosing.DONE_TO and not use.ability.is_tested:
            if use.game.anybody_listens(Chosen):
                yield from announce(use, [choice])
            if not (yield from carry_out(use, choice)):
                return False
    named = [choice for choice in choices if choice.role in ("target", "also", "third")]
    if use.ability.is_tested and use.game.anybody_listens(Chosen):
        named = [choice for choice in choices if choice.role != "leader"]
    yield from announce(use, named)
    return True


def announce(use: Use, choices: list[Choice]) -> Flow[None]:
    """Tell what was chosen; an answer may put another card in the place of a chosen one."""
    wanted = {card.id: choice.predicate for choice in choices for card in use.roles.get(choice.role, ())}
    if not wanted or use.by_rules:
        return
    event = yield from use.do(Chosen(tuple(wanted), wanted))
    if event.instead:
        for choice in choices:
            cards = use.roles.get(choice.role, [])
            use.roles[choice.role] = [use.game.card(event.instead.get(card.id, card.id)) for card in cards]


def _choose(use: Use, choice: Choice, rest: tuple[Choice, ...]) -> Flow[list[Card]]:
    """Choose for one role, so that the rest can still be chosen."""
    cards = choosing.choice_candidates(use, choice)
    prompt = prompt_for(use, choice)
    if not choice.single:
        return (yield from use.gather(choice, cards, prompt))
    if rest:
        cards = [card for card in cards if _leaves_room(use, choice, card, rest)]
    optional = choice.low == 0 and bool(cards) and choosing.satisfiable(use, rest)
    picked = yield from use.pick(cards, prompt, optional=optional)
    return [picked] if picked is not None else []


def _leaves_room(use: Use, choice: Choice, card: Card, rest: tuple[Choice, ...]) -> bool:
    use.roles[choice.role] = [card]
    result = choosing.satisfiable(use, rest)
    use.roles.pop(choice.role, None)
    return result


def carry_out(use: Use, choice: Choice) -> Flow[bool]:
    """Do to the chosen cards what their role says. What is replaced or prevented is not done (CG-Prevention)."""
    if choice.role not in choosing.DONE_TO:
        return True
    chosen, done = use.roles[choice.role], []
    cost = use.game.state.ruleset.requirements_are_costs
    for card in chosen:
        if choice.role == "boots":
            happened = yield from use.boot(card, cost=cost)
            if happened:
                use.spent.append(("booted", card.id))
        elif choice.role == "discards":
            happened = yield from use.discard(card, cost=cost)
        else:
            happened = yield from use.ace(card, cost=cost)
        if happened:
            done.append(card)
    use.roles[choice.role] = done
    return len(done) == len(chosen) or choosing.acceptable(use, choice, done)


def carry_out_all(use: Use) -> Flow[bool]:
    """Do what a tested ability has chosen to do; without it there is no effect."""
    assert use.ability is not None
    for choice in use.ability.choices:
        if choice.role in use.roles and not (yield from carry_out(use, choice)):
            return False
    return True


def prompt_for(use: Use, choice: Choice) -> str:
    words = choice.predicate.words or "a card"
    verb = {"boots": "Boot", "discards": "Discard", "aces": "Ace", "mark": "Mark"}.get(choice.role, "Choose")
    title = use.card.title if use.card is not None else ""
    return f"{title}: {verb.lower() if title else verb} {words}"


def test_and_resolve(use: Use, text: Card) -> Flow[bool]:
    """The skill test or Kung Fu test of a spell or Technique, then the effect."""
    ability, card = use.ability, use.card
    assert ability is not None and card is not None
    if ability.difficulty is not None:
        yield from test_spell(use, text)
    elif ability.technique:
        assert use.dude is not None
        pulled = yield from use.pull(use.dude)
        borrowed = 0 if use.dude.has("Kung Fu") else use.game.kung_fu(use.dude) or 0
        limit = min(13, use.dude.value + borrowed)
        use.success = pulled.value < limit
        yield from use.do(Cast(use.dude.id, use.success, "technique", total=pulled.value, needed=limit))
    else:
        use.success = True
        if ability.pull:
            yield from use.pull(use.dude or (card.bearer if card.in_play else None))
    if not use.success:
        if ability.on_failure:
            yield from run(getattr(text, ability.on_failure)(use))
        return False
    if not ability.is_tested or (yield from carry_out_all(use)):
        yield from resolve(use, text)
    return True


def test_spell(use: Use, text: Card) -> Flow[bool]:
    """The skill test of a spell; that of a job comes before the job (RB-7.2.1)."""
    ability, card = use.ability, use.card
    assert ability is not None and ability.difficulty is not None
    assert card is not None and use.dude is not None
    difficulty = ability.difficulty if isinstance(ability.difficulty, int) else ability.difficulty(text, use)
    use.success = yield from use.check(use.dude, card.spell_skill, difficulty, card, test="spell")
    return use.success


def resolve(use: Use, text: Card) -> Flow[None]:
    """Run the effect."""
    assert use.ability is not None
    yield from run(use.ability.func(text, use))


def run(result: object) -> Flow[None]:
    """An effect is a procedure if it asks or changes the table by events; else it is done already."""
    if isinstance(result, Generator):
        yield from result


def finish_action(use: Use) -> Flow[None]:
    """An action card goes to the discard pile when its play is over (RB-5.3.1-r)."""
    card = use.card
    if card is not None and card.zone == LIMBO and card.is_action:
        if card.face.tao and use.ability is not None and use.ability.technique and not use.cancelled:
            use.game.keep_tao(card)
        else:
            yield from use.game.rules(use.seat).discard(card)
