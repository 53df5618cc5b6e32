"""Holes that a server of games can have, opened one at a time: what a guest must not learn, break or use up.

Each names the tests that must notice it; docs/security.md says who would want it.
"""

from __future__ import annotations

from scripts.mutants.named import Named


def opened(hole: str, file: str, before: str, after: str, *tests: str) -> Named:
    return Named("", hole, f"gomorra/{file}.py", before, after, tuple(f"tests/{test}.py" for test in tests))


HOLES: tuple[Named, ...] = (
    opened(
        "a wrong answer tells of hidden cards",
        "engine/sight/why",
        "return 0 < card < len(game.state.faces) and game.state.sees(seat, card)",
        "return 0 < card < len(game.state.faces)",
        "server/test_two_worlds",
    ),
    opened(
        "numbers tell when a card was drawn",
        "engine/kernel/state",
        "        if self.ruleset.scattered_numbers:\n",
        "        if False:\n",
        "server/test_two_worlds",
    ),
    opened(
        "numbers tell what was held",
        "engine/game",
        "            state.mix_numbers()\n",
        "",
        "server/test_two_worlds",
    ),
    opened(
        "one is asked to order what one cannot see",
        "engine/plays/windows",
        "ready = [item for item in ready if game.state.sees(seat, item[0].id)] or ready[:1]",
        "ready = list(ready)",
        "rules/test_rb_6_1_4_resolution",
    ),
    opened(
        "who came early looks on where nobody may",
        "server/rooms/room",
        "for wire in [wire for wire in self.wires if not self.may_watch(wire.person)]:",
        "for wire in list[Wire]():",
        "server/test_rights",
    ),
    opened(
        "who sits at somebody's screen has his rights",
        "server/tables/records",
        "frozenset(seat.persons) for seat",
        "frozenset(seat.persons[:1]) for seat",
        "server/test_rights",
    ),
    opened(
        "an undo over another's answer is free",
        "server/rooms/handlers",
        "    return free and not room.table.answered_by_others(mine, length)\n",
        "    return free\n",
        "server/test_rights",
    ),
    opened(
        "a finished game is taken back",
        "server/rooms/room",
        "if table.game is None or table.game.over:",
        "if table.game is None:",
        "server/test_rights",
    ),
    opened(
        "a key makes the rules fail",
        "engine/kernel/decision",
        'NUMBER = re.compile(r"-?[0-9]{1,18}")',
        'NUMBER = re.compile(r"-*[0-9]{1,18}")',
        "server/test_failing_plays",
    ),
    opened(
        "a reload gives the clock back",
        "server/rooms/room",
        "        clocks.take_over(self.clocks)\n",
        "",
        "server/test_failing_plays",
        "server/test_playing",
        "server/test_together",
    ),
    opened(
        "/metrics counts where people bluff",
        "server/rooms/handlers",
        "    if not room.bluff.agreed:  # where timing must tell nothing, numbers must not either\n",
        "    if True:\n",
        "server/test_bluff",
    ),
    opened(
        "a file of any length is imported",
        "server/limits",
        "IMPORTED_ANSWERS = 3_000\n",
        "IMPORTED_ANSWERS = 3_000_000\n",
        "server/test_limits",
    ),
    opened(
        "rulesets of any type are imported",
        "engine/kernel/saving",
        'return msgspec.convert({**plain, **changes, "name": base.name}, Ruleset)',
        'return Ruleset(**{**plain, **changes, "name": base.name})',
        "server/test_limits",
    ),
    opened(
        "who lost a table writes on",
        "server/storage/tables",
        "    mine = update(schema.tables).where(columns.id == table, columns.generation == generation)\n"
        "    return Step(mine.values(updated",
        "    mine = update(schema.tables).where(columns.id == table)\n    return Step(mine.values(updated",
        "server/test_faults",
        "server/test_cluster",
    ),
    opened(
        "storage that fails is no sentence",
        "server/http/failures",
        "    StorageError: not_stored,\n",
        "",
        "server/test_faults",
    ),
    opened(
        "the laboratory takes any number of experiments",
        "server/laboratory/resources",
        "    if len(await shelf.under_way()) >= settings.lab_waiting:\n",
        "    if False:\n",
        "server/test_laboratory",
    ),
    opened(
        "codes can be guessed for ever",
        "server/http/returning",
        "    if not hall.guesses.take(address):\n",
        "    if False:\n",
        "server/test_returning",
    ),
    opened(
        "an old code still lets one in",
        "server/storage/returns",
        "[Step(delete(returns).where(returns.c.person == person)), Step(insert(returns), [row])]",
        "[Step(insert(returns), [row])]",
        "server/test_returning",
    ),
    opened(
        "a card that was seen is known again by its number",
        "engine/kernel/state",
        "        if self.ruleset.fresh_numbers:\n",
        "        if False:\n",
        "server/test_two_worlds",
    ),
    opened(
        "a replay shows what was taken back",
        "server/storage/tables",
        "type=TableRecord), Stand(table, rows[0][1], rows[0][2])",
        "type=TableRecord), Stand(table, 0, rows[0][2])",
        "server/test_replays",
    ),
    opened(
        "who asked for a replay once may see it for ever",
        "server/replays/film",
        "        return replace(film, record=record)\n",
        "        return film\n",
        "server/test_replays",
    ),
    opened(
        "addresses of no table stay in memory",
        "server/rooms/rooms",
        "            opening.add_done_callback(lambda _: self._opening.pop(table, None))\n",
        "",
        "server/test_limits",
    ),
    opened(
        "addresses of no table hold a lease",
        "server/hall",
        "if not cluster.holds(table) and not await self.storage.exists(table):",
        "if False:",
        "server/test_cluster",
    ),
    opened(
        "a bot whose every play fails tries for ever",
        "server/rooms/room",
        "        if not others:\n            name = self.table",
        "        if False:\n            name = self.table",
        "server/test_failing_plays",
    ),
    opened(
        "a bot's answer that could not be stored stays in memory",
        "server/rooms/room",
        "record if changed else None)\n        except StorageError:\n            self.broken = True\n",
        "record if changed else None)\n        except StorageError:\n",
        "server/test_faults",
    ),
    opened(
        "a deck is read while everybody waits",
        "server/rooms/handlers",
        "deck = await asyncio.to_thread(playable, message.deck, room.table.record.options.format)",
        "deck = playable(message.deck, room.table.record.options.format)",
        "server/test_limits",
    ),
    opened(
        "a folder that is a file is a traceback",
        "server/storage/premises",
        "    except (FileExistsError, NotADirectoryError) as error:\n",
        "    except KeyError as error:\n",
        "server/test_operating",
    ),
    opened(
        "a second server opens the same folder",
        "server/storage/premises",
        "    if not _locked(lock):\n",
        "    if False:\n",
        "server/test_operating",
        "server/test_faults",
    ),
    opened(
        "a database of a later version is a traceback",
        "server/storage/migrations/__init__",
        "    except CommandError as error:\n",
        "    except KeyError as error:\n",
        "server/test_operating",
    ),
)
