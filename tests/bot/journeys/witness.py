"""What a test can know of the whole world, so that it sees if anything else has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any

from bot.tables import PlayerId, TableId
from bot.texts.custom_ids import read
from engine.errors import ConcordiaError
from sandbox import Outcome, Sight
from sandbox.model import Channel, Message
from sandbox.sights import sight_of
from tests.world.wire import BotWorld

Facts = tuple[Any, ...]
_TIME = re.compile(r"<t:\d+")
"""The same is done at different times."""
A_BUG = "Something went wrong on our side"


async def facts(world: BotWorld, channel: Channel) -> Facts:
    """All that anybody could know of a channel and its tables, but for the numbers they bear."""
    await world.quiet()
    return await _facts(world, channel)


async def _facts(world: BotWorld, channel: Channel) -> Facts:
    tables = await world.tables.history(str(channel.id))
    told = [await _told(world, each) for each in tables]
    return (*_messages(world, channel), *told)


async def everything_else(world: BotWorld, but: Channel) -> Facts:
    """Every other channel, direct messages among them."""
    await world.quiet()
    others = [each for each in world.local.world.channels.values() if each.id != but.id]
    return tuple([await _facts(world, each) for each in others])


def _messages(world: BotWorld, channel: Channel) -> Iterator[Facts]:
    for message in world.local.world.messages[channel.id].values():
        if message.viewer_id is None:
            yield _public(message, str(channel.id))


def _public(message: Message, channel: str) -> Facts:
    sight = sight_of(message, 0)
    buttons = [
        (each.label, _without_table(each.custom_id), each.disabled) for each in sight.buttons
    ]
    menus = [(_without_table(each.custom_id), each.values, each.disabled) for each in sight.menus]
    pictures = [(each.alt, sha256(each.data).hexdigest()) for each in sight.pictures]
    text = _TIME.sub("<t", sight.text.replace(channel, "#"))
    return text, buttons, menus, pictures, sorted(message.pinged)


def _without_table(id: str | None) -> tuple[str, ...]:
    control = read(id or "")
    assert control, f"the bot would not know its own {id!r}"
    return control.verb, *control.rest


async def _told(world: BotWorld, table: TableId) -> Facts:
    return tuple(
        [
            (
                await _look(world, table, player),
                await _draft(world, table, player),
                await _plans(world, table, player),
            )
            for player in (None, *map(world.player, world.people))
        ]
    )


async def _look(world: BotWorld, table: TableId, player: PlayerId | None) -> Any:
    look = await world.tables.look(table, player)
    clock = look.clock and look.clock.model_copy(update={"since": 0.0, "ends": 0.0, "due": 0.0})
    return replace(look, table=TableId(0), channel="#", clock=clock)


async def _draft(world: BotWorld, table: TableId, player: PlayerId | None) -> Any:
    try:
        return (await world.tables.draft(table, player)).actions if player else ()
    except ConcordiaError:
        return ()


async def _plans(world: BotWorld, table: TableId, player: PlayerId | None) -> Any:
    try:
        return (await world.tables.plans(table, player)).kept if player else ()
    except ConcordiaError:
        return ()


def answers(world: BotWorld, outcome: Outcome) -> list[Sight]:
    """What was said to this person alone because of it, as it looks now; a panel that a later one
    has replaced, as it looked then."""
    by = outcome.interaction
    there = list(world.local.world.messages[by.channel.id].values())
    said = [
        sight_of(each, by.user_id)
        for each in there
        if each.viewer_id == by.user_id
        and (each is by.reply or (each.origin is not None and each.origin.id == by.id))
    ]
    if said or by.reply is None or by.reply in there or by.reply.viewer_id != by.user_id:
        return said
    replaced = sight_of(by.reply, by.user_id)
    return [] if replaced.thinking else [replaced]


async def answered(world: BotWorld, *outcomes: Outcome) -> None:
    """In time, and nothing is left hanging; what was said is to be read."""
    for outcome in outcomes:
        await outcome.answered()
    await world.quiet()
    for outcome in outcomes:
        for sight in answers(world, outcome):
            assert not sight.thinking, outcome.interaction.data
            assert sight.text.strip(), outcome.interaction.data
            assert A_BUG not in sight.text, outcome.interaction.data


async def answered_kindly(world: BotWorld, *outcomes: Outcome) -> None:
    """And there is something to read, or to fill in, for each person alone."""
    await answered(world, *outcomes)
    for outcome in outcomes:
        assert answers(world, outcome) or outcome.interaction.modal, outcome.interaction.data


def never_a_bug(world: BotWorld) -> None:
    for exchange in world.local.journal.exchanges:
        assert A_BUG not in str(exchange.body), exchange
