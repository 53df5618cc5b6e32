"""Faults by name in other ways to the same thing: a job, an ally, a combo, an effect, a pile, a booted dude.

Their shape is that of clauses.py.
"""

from __future__ import annotations

WAYS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "CG-Plays-a",
        "in lowball the first seat may answer before the Winner",
        "plays/turns",
        "    if battle is None:\n        return order",
        "    if battle is None:\n        return sorted(order)",
    ),
    (
        "RB-5.1-q",
        "who was hit in a hand that tied is safe in the next one",
        "day/gambling",
        "    game.hits.difference_update(seats)  #",
        "    pass  #",
    ),
    (
        "RB-5.1-j",
        "those who break a tie cheat unpunished",
        "day/gambling",
        "    if any(hands.is_cheatin(game, seat) for seat in seats):",
        "    if any(hands.is_cheatin(game, seat) for seat in seats) and len(seats) == len(gamblers(game)):",
    ),
    (
        "RB-5.1-ac",
        "what was put off until Sundown happens in the order in which it was",
        "plays/moments",
        "    for item in sorted(ready, key=lambda item: (order.index(item.seat), item.serial)):",
        "    for item in sorted(ready, key=lambda item: item.serial):",
    ),
    (
        "RB-5.4-o",
        "Sundown is answered once more after unbooting",
        "day/sundown",
        "    yield from unboot_all(game)\n",
        "    yield from unboot_all(game)\n    yield from rules.do(SundownChecked())\n",
    ),
    (
        "RB-7.1-p",
        "what a Sundown React did is over before hands are filled",
        "day/sundown",
        "    for seat in game.order():\n        yield from refill(game, seat)",
        "    game.expire(Until.PHASE)\n    for seat in game.order():\n        yield from refill(game, seat)",
    ),
    (
        "RB-3.3-g",
        "a booted dude costs no upkeep",
        "day/upkeep",
        "if card.controller == seat and (fee := card.upkeep) > 0}",
        "if card.controller == seat and not card.booted and (fee := card.upkeep) > 0}",
    ),
    (
        "RB-2.2-n",
        "whoever picks a card of a pile sorts it",
        "verbs/asking",
        "        cards = list(game.state.pile(use.seat if seat is None else seat, ZONES[zone]))",
        (
            "        cards = game.state.pile(use.seat if seat is None else seat, ZONES[zone])\n"
            "        cards.sort()"
        ),
    ),
    (
        "RB-2.2-r",
        "a card goes back to the hand of who sends it",
        "events/cards",
        "        table.put(game, self.card, self.zone, bottom=self.bottom)",
        (
            "        table.put(game, self.card, self.zone, bottom=self.bottom, holder=self.seat if "
            "self.zone == HAND else None)"
        ),
    ),
    (
        "RB-3.2-b",
        "a legend praises the dudes of all players",
        "card/ability",
        "            return card.in_play and card.controller == holder.controller",
        (
            "            return card.in_play and (holder.type == 'legend' or card.controller == "
            "holder.controller)"
        ),
    ),
    (
        "RB-3.9-c",
        "a trait works for the owner of a seized dude",
        "plays/windows",
        '            use = game.use(speaker(card, event), card, ability, "trait", event)',
        '            use = game.use(card.owner, card, ability, "trait", event)',
    ),
    # Abilities and what is carried.
    (
        "RB-3.7-c",
        "which ability of an action is used is not told",
        "plays/perform",
        "    yield from use.do(Declared(card.title, ability.label))",
        "    yield from use.do(Declared(card.title))",
    ),
    (
        "CG-Traits-i",
        "traits of one player are judged before the first has worked",
        "plays/windows",
        "        done: set[tuple[int, str]] = set()\n",
        (
            "        done: set[tuple[int, str]] = set()\n"
            "        traits = [i for i in traits if i[0].controller != seat or triggers(game, i[0], "
            "i[1], event)]\n"
        ),
    ),
    (
        "RB-5.3.1-n",
        "a Repeat React answers an event once",
        "plays/windows",
        '        if not ability.repeat or ability.once == "event":',
        "        if True:",
    ),
    (
        "RB-2.6-d",
        "a booted dude performs a Technique that boots",
        "plays/actors",
        "        able = [dude for dude in able if not dude.booted and not game.stopped",
        "        able = [dude for dude in able if not game.stopped",
    ),
    (
        "RB-3.6-d",
        "only a printed skill lets a dude have spells",
        "plays/entry",
        "        if kinds and not any(host.has(skill) for skill in kinds):",
        "        if kinds and not any(skill in host.face.keywords for skill in kinds):",
    ),
    (
        "RB-5.3.4-n",
        "a dude keeps one Sidekick",
        "plays/turns",
        'LIMITED = ("Horse", "Weapon", "Attire")',
        'LIMITED = ("Horse", "Weapon", "Attire", "Sidekick")',
    ),
    (
        "RB-5.3.4-l",
        "what a third card forbids to carry is carried",
        "plays/entry",
        "    if game.stopped(Act.ATTACH, host, None, card):\n        return FORBIDDEN",
        "    pass",
    ),
    (
        "RB-5.3.4-z",
        "an effect buys a spell for who lacks the skill",
        "verbs/entering",
        "    if entry.may_carry(use.game, card, host) is not None:\n        return False\n    price",
        "    price",
    ),
    (
        "RB-7.3.2-b",
        "in a fight a combo goes on after a failure",
        "plays/turns",
        "        if not success:\n",
        "        if not success and game.shootout is None:\n",
    ),
    (
        "RB-7.3.1-d",
        "in a combo a pull as high as the value is enough",
        "plays/perform",
        "        use.success = pulled.value < limit",
        "        use.success = pulled.value < limit + use.combo",
    ),
    (
        "RB-7.2.1-g",
        "a spell that led to no job may be tried again",
        "fights/jobs",
        "        if not (yield from test_spell(use, text)) or not (yield from carry_out_all(use)):\n",
        (
            "        if not (yield from test_spell(use, text)) or not (yield from carry_out_all(use)):\n"
            "            body = game.state.own(use.card.id)\n            body.used = body.used[:-1]\n"
        ),
    ),
    # Fights and jobs.
    (
        "RB-5.3.2-i",
        "who refuses the callout of an effect stays",
        "fights/callout",
        "            if stays:\n",
        "            if stays or not use.by_rules:\n",
    ),
    (
        "RB-6.1-f",
        "a leader from afar is not in the posse",
        "fights/shootout",
        "        yield from game.rules(seats[side]).do(Joined(dude.id, side))\n",
        (
            "        if not (side == LEADER and dude.place != location):\n"
            "            yield from game.rules(seats[side]).do(Joined(dude.id, side))\n"
        ),
    ),
    (
        "RB-6.1-u",
        "who controls a Private place fights there for nothing",
        "fights/posse",
        "    owner = game.state.owners[location]\n",
        "    owner = control.controller(game, location)\n",
    ),
    (
        "RB-6.1.2-a",
        "the defender of a job picks a shooter first",
        "fights/shootout",
        "    for side in (LEADER, MARK):\n",
        "    for side in ((MARK, LEADER) if game.job is not None else (LEADER, MARK)):\n",
    ),
    (
        "RB-6.1.4-j",
        "no spell brings its caster in at the showdown",
        "plays/actors",
        "        if not use.ability.brings_in:\n",
        "        if not use.ability.brings_in or use.kind == 'resolution':\n",
    ),
    (
        "RB-6.1.5-ad",
        "who is aced falls before who must fall first",
        "fights/lumps",
        "    for fate in chosen:\n        card = game.card(fate.card)\n",
        (
            "    for fate in sorted(chosen, key=lambda f: f.how != 'ace'):\n"
            "        card = game.card(fate.card)\n"
        ),
    ),
    (
        "CG-Shootout5-g",
        "a casualty that is gone saves the ones named after it",
        "fights/lumps",
        "            continue",
        "            break",
    ),
    (
        "RB-6.1.5-q",
        "booted dudes cover no casualties",
        "fights/lumps",
        "        if not exempt(game, battle, side, dude) and (by",
        "        if not dude.booted and not exempt(game, battle, side, dude) and (by",
    ),
    (
        "RB-6.1.7-a",
        "hands that nobody has seen are kept",
        "fights/shootout",
        "        yield from discard_draw_hand(game, seat)",
        "        if battle.revealed:\n            yield from discard_draw_hand(game, seat)",
    ),
    (
        "RB-6.2.3-j",
        "a job's posse sets out before the neighbours join",
        "fights/jobs",
        "    yield from recruit(\n        game,\n",
        "    yield from set_out(game, job)\n    yield from recruit(\n        game,\n",
    ),
    (
        "RB-6.2.3-s",
        "dudes of an ally boot to defend the mark where they are",
        "fights/posse",
        "        if dude is None:\n            return\n",
        (
            "        if dude is None:\n            return\n        if game.job is not None:\n"
            "            yield from game.rules(seat).boot(dude)\n"
        ),
    ),
    (
        "RB-6.2.5-d",
        "after a job at home nobody is booted",
        "fights/jobs",
        "        if dude.in_play and not game.stopped(Act.GO_HOME_AFTER_JOB, dude, rules):",
        (
            "        if dude.in_play and not dude.at_home and not game.stopped(Act.GO_HOME_AFTER_JOB, "
            "dude, rules):"
        ),
    ),
    (
        "RB-2.6-f",
        "a booted dude does not help to hold a deed",
        "board/control",
        "    for dude in present:\n        number = dude.id\n        if plain",
        (
            "    for dude in present:\n        number = dude.id\n        if "
            "state.bodies[number].booted:\n            continue\n        if plain"
        ),
    ),
    (
        "RB-6.1.7-d",
        "the fight about a job is over after one round",
        "fights/shootout",
        "    while not battle.over and not battle.last_round:",
        (
            "    while not battle.over and not battle.last_round and not (game.job is not None and "
            "battle.round):"
        ),
    ),
    (
        "CG-Keywords-a",
        "of the keywords that a card gains only the last counts",
        "board/stats",
        (
            "        result = any(modifier.amount == keyword for modifier in modifiers(game, card, "
            "Stat.KEYWORD))\n    if not result and card"
        ),
        (
            "        result = any(modifier.amount == keyword for modifier in modifiers(game, card, "
            "Stat.KEYWORD)[-1:])\n    if not result and card"
        ),
    ),
    (
        "RB-6.1-aa",
        "who comes into a running fight gains bounty at a Public place as well",
        "fights/posse",
        "    if fight is not None:\n        for intruder in trespassers(game, fight.location, [dude]):",
        "    if fight is not None:\n        for intruder in [dude]:",
    ),
    (
        "RB-7.2.3-d",
        "an effect plants a Totem wherever it likes",
        "plays/entry",
        "    refusal = may_carry(game, card, host)\n    if refusal is not None:",
        (
            "    refusal = may_carry(game, card, host)\n    if refusal is not None and not (effect "
            "and refusal is OWN_TEXT):"
        ),
    ),
    (
        "RB-6.2.5-e",
        "who helped to defend against a job goes home when it is over",
        "fights/jobs",
        "    if job.success or use.ability.always:\n",
        (
            "    for number in list(game.gathering[MARK]):\n        if "
            "game.card(number).controller != game.posse_seats[1]:\n            yield from "
            "game.rules(game.card(number).controller).send_home_booted(game.card(number))\n    if "
            "job.success or use.ability.always:\n"
        ),
    ),
    (
        "RB-7.2.3-g",
        "only an unbooted Shaman uses a Totem",
        "plays/actors",
        "            if card.in_play and (dude.place",
        "            if card.in_play and not dude.booted and (dude.place",
    ),
    (
        "CG-SendHomeBooted-b",
        "outside a fight a booted dude cannot be sent home booted",
        "verbs/dudes",
        "    if not dude.booted and use.stops(Act.BOOT, dude):\n        return False\n    home",
        (
            "    if dude.booted and use.game.side_of(dude.id) is None or use.stops(Act.BOOT, "
            "dude):\n        return False\n    home"
        ),
    ),
    (
        "CG-Shootout4b-g",
        "only a Cheatin' action card makes a hand safe from further ones",
        "plays/perform",
        "        game.hits.add(who)",
        "        game.hits.add(who) if use.card.is_action else None",
    ),
    (
        "RB-3.5-e",
        "inventing a Gadget costs nothing",
        "verbs/entering",
        ('    if not (yield from use.spend(cost, purpose or "shopping")):\n        return False\n    skill'),
        "    skill",
    ),
    (
        "RB-5.3.5-a",
        "a dude that was taken over gives nothing in a trade",
        "plays/trading",
        "    if giver.controller != seat or receiver.controller != seat or giver.place",
        "    if giver.owner != seat or receiver.controller != seat or giver.place",
    ),
    (
        "RB-6.1.1-j",
        "a Technique does not bring its performer in from outside",
        "plays/actors",
        'use.kind != "noon" and not use.ability.brings_in:',
        'use.kind != "noon":',
    ),
)
