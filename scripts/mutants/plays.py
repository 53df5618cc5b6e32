"""Faults by name in plays: moving, buying, trading, tests of skill and Kung Fu, bounty, hands, casualties, allies.

Each is a rule, what is broken, the module of the engine, a text that stands once in it, and what replaces it.
"""

from __future__ import annotations

PLAYS: tuple[tuple[str, str, str, str, str], ...] = (
    # Movin'.
    ("RB-5.3.3-a", "booted dudes move", "plays/moving", "        if body.booted:\n", "        if False:\n"),
    (
        "RB-5.3.3-k",
        "going home from the square is free",
        "plays/moving",
        " or (origin == TOWN_SQUARE and place == home):",
        ":",
    ),
    (
        "RB-5.3.3-g",
        "every move from home is free",
        "plays/moving",
        "    return not places.adjacent(game, origin, place)\n",
        "    return origin != home and not places.adjacent(game, origin, place)\n",
    ),
    (
        "RB-5.3.3-m",
        "moves from deeds are free",
        "plays/moving",
        "origin not in (home, TOWN_SQUARE)",
        "origin in ()",
    ),
    (
        "RB-5.3.3-q",
        "effects move a dude to where it is",
        "verbs/dudes",
        "    if place == origin or not use.can_move(dude, place):",
        "    if not use.can_move(dude, place):",
    ),
    # Shoppin' and what may be in play.
    (
        "RB-5.3.4-c",
        "everything can be afforded",
        "plays/shopping",
        "            if face.stats[Stat.COST] <= funds:",
        "            if True:",
    ),
    (
        "RB-5.3.4-b",
        "cards cost 1 less",
        "plays/shopping",
        "(yield from rules.back(card, cost, purpose)), purpose)",
        "(yield from rules.back(card, max(0, cost - 1), purpose)), purpose)",
    ),
    (
        "RB-5.3.4-h",
        "deeds go to the right end",
        "plays/shopping",
        'side=str(payload[2]) if len(payload) > 2 else "")',
        'side="right")',
    ),
    (
        "RB-5.3.4-j",
        "booted dudes are given goods",
        "plays/entry",
        "            hosts = [host for host in hosts if not bodies[host.id].booted]\n",
        "",
    ),
    (
        "RB-5.3.4-k",
        "goods are bought anywhere",
        "plays/entry",
        "                hosts = [host for host in hosts if bodies[host.id].location in held]\n",
        "",
    ),
    (
        "RB-3.6-b",
        "anybody has any spell",
        "plays/entry",
        "        if kinds and not any(host.has(skill) for skill in kinds):",
        "        if False:",
    ),
    (
        "CG-Uniqueness-b",
        "Boot Hill keeps nobody out",
        "plays/entry",
        "    hill = state.players[owner].boot_hill\n",
        "    hill: list[int] = []\n",
    ),
    (
        "CG-Uniqueness-b",
        "several of a name are in play",
        "plays/entry",
        "        return not names_in_play(game, owner, kind).isdisjoint(names)\n",
        "        return False\n",
    ),
    (
        "CG-Uniqueness-c",
        "a rival's copy in play counts",
        "plays/entry",
        (
            "        alike = [n for n in state.bodies if state.owners[n] == owner and state.face(n).type == kind]\n"
            "        known"
        ),
        "        alike = [n for n in state.bodies if state.face(n).type == kind]\n        known",
    ),
    # Tradin'.
    (
        "RB-5.3.5-b",
        "goods change hands anywhere",
        "plays/trading",
        (
            "    if giver.location.controller != seat and not entry.works_anywhere(game, giver, goods):\n"
            "        return PLACE\n"
        ),
        "",
    ),
    (
        "RB-5.3.5-g",
        "goods are traded twice a day",
        "plays/trading",
        "    for card in moved:\n        game.state.remember(Memory.TRADED, card)\n",
        "",
    ),
    (
        "RB-5.3.5-k",
        "spells are traded",
        "plays/trading",
        "not goods.is_goods or giver is None",
        "giver is None",
    ),
    # Skill tests, Gadgets and Techniques.
    (
        "RB-7.2.1-d",
        "a check must beat the difficulty",
        "verbs/entering",
        "use.margin >= 0, test, skill",
        "use.margin > 0, test, skill",
    ),
    (
        "RB-7.2-j",
        "the rating does not count",
        "verbs/entering",
        "use.pulled.value + rating",
        "use.pulled.value",
    ),
    (
        "RB-7.2.1-f",
        "failed spells work",
        "plays/perform",
        "    if not use.success:\n        if ability.on_failure:",
        "    if not use.success and ability.on_failure:\n        if ability.on_failure:",
    ),
    (
        "RB-7.2.2-g",
        "booted scientists invent",
        "plays/entry",
        "    if boot and scientist.booted:\n        return SCIENTIST_BOOTED\n",
        "",
    ),
    (
        "RB-7.2.2-l",
        "a failed Gadget stays in the hand",
        "verbs/entering",
        "    else:\n        yield from use.discard(card)\n    yield from pulls.finish(use)",
        "    yield from pulls.finish(use)",
    ),
    (
        "RB-7.2.2-n",
        "Gadget dudes start at home",
        "verbs/entering",
        "place = at if at is not None else scientist.location",
        "place = at if at is not None else use.game.card(use.game.state.players[use.seat].home)",
    ),
    (
        "RB-7.3.1-e",
        "an equal pull is enough",
        "plays/perform",
        "pulled.value < limit",
        "pulled.value <= limit",
    ),
    (
        "RB-7.3.2-n",
        "Taos are discarded at once",
        "plays/perform",
        "if card.face.tao and use.ability is not None and use.ability.technique and not use.cancelled:",
        "if False:",
    ),
    # Bounty.
    (
        "CG-Wanted-f",
        "one's own dude pays bounty",
        "verbs/piles",
        "collector not in (card.owner, controller)",
        "True",
    ),
    (
        "CG-Wanted-d",
        "the loser collects for a casualty",
        "board/prohibitions",
        "fight.seats[1 - side]",
        "fight.seats[side]",
    ),
    (
        "CG-Wanted-e",
        "card effects earn no bounty",
        "board/prohibitions",
        "    return use.seat\n",
        "    return -1\n",
    ),
    (
        "CG-Wanted-b",
        "a wanted dude becomes wanted again",
        "verbs/dudes",
        "if dude.in_play and not wanted and dude.wanted:",
        "if dude.in_play and dude.wanted:",
    ),
    (
        "RB-6.1-w",
        "the controller's dudes do not trespass",
        "fights/posse",
        "    owner = game.state.owners[location]\n    exempt",
        "    owner = game.card(location).controller\n    exempt",
    ),
    (
        "AE-Multi-h",
        "the owner's allies trespass",
        "fights/posse",
        ("        if game.seats > 2 and game.side_of(dude.id) in exempt:\n            continue\n"),
        "",
    ),
    # Hands and casualties.
    (
        "RB-6.1.5-l",
        "the loser takes one more",
        "fights/lumps",
        "count = battle.lost_by if loses(battle, side) else 0",
        "count = battle.lost_by + 1 if loses(battle, side) else 0",
    ),
    (
        "RB-6.1.5-n",
        "equal ranks cost the better hand nothing",
        "fights/lumps",
        "    if battle.lost_by == 0:\n",
        "    if battle.lost_by == 0 and side != battle.round_winner:\n",
    ),
    (
        "RB-6.1.5-r",
        "an aced dude covers 1",
        "fights/lumps",
        'Fate(number, "ace", 2,',
        'Fate(number, "ace", 1,',
    ),
    (
        "CG-Harrowed-a",
        "Harrowed dudes do not go home",
        "fights/lumps",
        '                    found.append(Fate(number, "home", 1))\n',
        "                    pass\n",
    ),
    (
        "RB-6.1.5-w",
        "casualties need not be met exactly",
        "fights/lumps",
        "    if count in sums:\n        return count\n    most",
        "    most",
    ),
    (
        "RB-6.1.5-ad",
        "nobody must be the first casualty",
        "fights/lumps",
        "    first = forced_first(game, battle, side)\n",
        "    first: list[int] = []\n",
    ),
    (
        "RB-2.5-c",
        "every hand is legal",
        "board/hands",
        "    return poker.is_legal(cards_of(game, seat))\n",
        "    return True\n",
    ),
    # Several players.
    (
        "AE-Multi-a",
        "nobody is invited",
        "fights/posse",
        "    if game.seats < 3 or game.gathering is None:\n",
        "    if game.seats < 9 or game.gathering is None:\n",
    ),
)
