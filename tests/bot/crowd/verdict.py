"""What must not have happened, whatever did: plays or messages lost or doubled."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from bot.storage import open_store
from bot.tables import TableId, log
from bot.tables.store import StoredTable
from bot.tables.table import Table
from bot.texts.custom_ids import read
from engine.records import read_action
from engine.terms import SeatId
from sandbox.model import Channel, Message
from sandbox.sights import sight_of
from tests.bot.crowd.chronicle import Chronicle
from tests.bot.crowd.crowd import Crowd

_HEADING = re.compile(r"## .*, (turn \d+)\n")


async def problems(crowd: Crowd) -> list[str]:
    """Each with what happened around it. The bot is gone by now."""
    store = await open_store(str(crowd.bot.database))
    found: list[str] = []
    played: Counter[str] = Counter()
    for table, channel in crowd.channels.items():
        stored = await store.load_table(table, whole=True)
        assert stored
        played += Counter(key for key, _ in groupby(each.key for each in stored.entries) if key)
        found += _of_messages(crowd, table, channel, stored)
    await store.close()
    return [*_of_plays(crowd, played), *found]


def _of_plays(crowd: Crowd, played: Counter[str]) -> Iterator[str]:
    yield from (f"{key} was played {times} times" for key, times in played.items() if times > 1)
    for each in crowd.people:
        yield from (f"{each.person}'s {key} is lost" for key in each.confirmed - played.keys())


def _of_messages(
    crowd: Crowd, table: TableId, channel: Channel, stored: StoredTable
) -> Iterator[str]:
    said = crowd.discord.world.messages
    here = [each for each in said[channel.id].values() if each.viewer_id is None]
    dms = [each.person.dm.id for each in crowd.people if each.places[0].id == channel.id]
    alone = [each for dm in dms for each in said[dm].values() if each.viewer_id is None]

    def told(what: str, messages: list[Message]) -> str:
        ids = sorted(each.id for each in messages)
        shown = "\n".join(f"  {each.id}: {sight_of(each, 0).text!r:.200}" for each in messages)
        return f"table {table}: {what}\n{shown}\n{crowd.chronicle.about(channel.id, *ids)}"

    playable = [each for each in here if _offers_play(each)]
    if len(playable) != (stored.table.stage == "playing"):
        yield told(f"Play stands in {len(playable)} messages", playable or here[-3:])
    in_private = [each for each in alone if _offers_play(each)]
    if len(in_private) > 1:
        yield told(f"Play stands in {len(in_private)} direct messages", in_private)
    for nonce, same in _grouped([*here, *alone], lambda each: str(each.nonce)):
        if len(same) > 1:
            yield told(f"{nonce} was sent {len(same)} times", same)
    if not any(each.is_undo for each in stored.entries):
        turns = [turn for each in here if (turn := _turn(each, crowd.chronicle)) is not None]
        if turns != sorted(turns):
            yield told(f"turns were told out of order: {turns}", here[-9:])
    asked = _times_asked(stored)
    for call, calls in _grouped(here, lambda each: _call(each, crowd.chronicle)):
        if len(calls) > asked[call]:
            yield told(f"{call} was called {len(calls)} times, and asked {asked[call]}", calls)


def _grouped(
    messages: Iterable[Message], by: Callable[[Message], str | None]
) -> Iterable[tuple[str, list[Message]]]:
    groups: dict[str, list[Message]] = {}
    for each in messages:
        if key := by(each):
            groups.setdefault(key, []).append(each)
    return groups.items()


def _call(message: Message, chronicle: Chronicle) -> str | None:
    """The turn, and whom the message called to it."""
    heading = _HEADING.match(chronicle.first_said[message.id])
    return f"{heading[1]} of {message.pinged[0]}" if heading and message.pinged else None


def _turn(message: Message, chronicle: Chronicle) -> int | None:
    heading = _HEADING.match(chronicle.first_said[message.id])
    return int(heading[1].removeprefix("turn ")) if heading else None


def _times_asked(stored: StoredTable) -> Counter[str]:
    """How often the game came to somebody in each turn: it does so again after an undo, or after a
    partner had something to decide."""
    table = stored.table
    game = log.begin(table.recorded_options, table.seed)
    deciders = [_decider(game, table)]
    for entry in stored.entries:
        if entry.is_undo:
            game = log.undone(game, entry.parent)
        else:
            action = read_action(entry.action_json)
            game, _ = log.played(game, SeatId(entry.seat), action, entry.done_by)
        deciders.append(_decider(game, table))
    return Counter(each for each, _ in groupby(deciders) if each)


def _decider(game: log.Game, table: Table) -> str | None:
    if not game.state.pending:
        return None
    player = table.seating.at(game.state.pending[-1].seat).player
    return f"turn {game.state.turn} of {player}"


def _offers_play(message: Message) -> bool:
    controls = (read(each.custom_id or "") for each in sight_of(message, 0).buttons)
    return any(each and each.verb == "play" for each in controls)
