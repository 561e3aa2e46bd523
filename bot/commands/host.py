"""`/concordia`: seeing to a table and to one's own seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.commands.command_spec import Given, Option, Spoken
from bot.commands.completion import Completion
from bot.commands.new_table import MIDDLING
from bot.commands.similarity import closeness
from bot.commands.table_lookup import refuse_where_none_can_stand, table_of
from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.tables import Look, PlayerId, Request, TableId
from bot.tables.errors import NobodyThere, NotHost, NotSeated, TableError
from bot.tables.seating import GoodsOrder
from bot.tables.wishes import (
    Abandon,
    Kick,
    OrderGoods,
    ProposeRemoval,
    Replace,
    Resign,
    TransferHost,
    Wish,
)
from bot.texts.people import guest_name, seat_names
from bot.texts.post import Post
from engine.errors import InvalidRecord
from engine.terms import SeatId
from players import LEVELS
from words import nouns

LARGEST_RECORD = 4 * 1024 * 1024
"""In bytes; the longest games take a tenth of it."""
_SURE = Option("sure", choices=("yes",))
_LEVEL = Option("level", choices=tuple(LEVELS))


class NoPerson(TableError):
    said = "a bot cannot take a seat"


def commands() -> list[Spoken]:
    seat = Option("seat", required=True, complete=_seats, longest=100)
    person = Option("player", kind=discord.User, required=True)
    return [
        Spoken("kick", _kick, (seat, _LEVEL)),
        Spoken("replace", _replace, (seat, person)),
        Spoken("host", _host, (person,)),
        Spoken("abandon", _abandon, (_SURE,)),
        Spoken("resign", _resign, (_LEVEL, _SURE)),
        Spoken(
            "orders", _orders, (Option("goods", required=True, choices=("keep_dearest", "ask")),)
        ),
        Spoken("dms", _dms, (Option("messages", required=True, choices=("on", "off")),)),
        Spoken("record", _record),
        Spoken("import", _import, (Option("file", kind=discord.Attachment, required=True),)),
    ]


async def _kick(desk: Desk, visit: Visit, given: Given) -> None:
    """Before the game at once; during it the others vote, and a computer plays on."""
    await visit.think()
    table = await table_of(desk, visit)
    look = await desk.tables.look(table, visit.player)
    place = await _place(desk, visit, look, str(given["seat"]))
    if look.stage == "lobby":
        await _done(desk, visit, table, Kick(place), "host-kicked")
    else:
        wish = ProposeRemoval(SeatId(place), str(given.get("level", MIDDLING)))
        await _done(desk, visit, table, wish, "host-vote-begun")


async def _replace(desk: Desk, visit: Visit, given: Given) -> None:
    """The own seat, or a computer's, is given away; for anybody else's there is a vote."""
    await visit.think()
    table = await table_of(desk, visit)
    look = await desk.tables.look(table, visit.player)
    seat = SeatId(await _place(desk, visit, look, str(given["seat"])))
    player = await _introduced(desk, given["player"])
    if look.guests[seat].player in (None, visit.player):
        await _done(desk, visit, table, Replace(seat, player), "host-replaced")
    else:
        wish = ProposeRemoval(seat, MIDDLING, player)
        await _done(desk, visit, table, wish, "host-vote-begun")


async def _host(desk: Desk, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(desk, visit)
    wish = TransferHost(PlayerId(str(given["player"].id)))
    await _done(desk, visit, table, wish, "host-changed")


async def _abandon(desk: Desk, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(desk, visit)
    look = await desk.tables.look(table, visit.player)
    if look.host != visit.player and not visit.moderates:
        raise NotHost
    if given.get("sure") != "yes":
        await visit.show(Post((visit.words("sure-abandon"),)))
        return
    await _done(desk, visit, table, Abandon(), "host-abandoned")


async def _resign(desk: Desk, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(desk, visit)
    look = await desk.tables.look(table, visit.player)
    if look.stage == "playing" and look.viewer is None:
        raise NotSeated
    if given.get("sure") != "yes":
        await visit.show(Post((visit.words("sure-resign"),)))
        return
    await _done(desk, visit, table, Resign(str(given.get("level", MIDDLING))), "host-resigned")


async def _orders(desk: Desk, visit: Visit, given: Given) -> None:
    await visit.think()
    order: GoodsOrder = "ask" if given["goods"] == "ask" else "keep_dearest"
    said = "orders-ask" if order == "ask" else "orders-keep-dearest"
    await _done(desk, visit, await table_of(desk, visit), OrderGoods(order), said)


async def _dms(desk: Desk, visit: Visit, given: Given) -> None:
    on = given["messages"] == "on"
    await desk.tables.set_dms(visit.player, on)
    await visit.show(Post((visit.words("dms-on" if on else "dms-off"),)))


async def _record(desk: Desk, visit: Visit, _: Given) -> None:
    await visit.think()
    table = await table_of(desk, visit)
    record = await desk.tables.export_record(table)
    file = (f"concordia-{table}.json", record.encode())
    await visit.show(Post((visit.words("record-here"),), files=(file,)))


async def _import(desk: Desk, visit: Visit, given: Given) -> None:
    """What is in the file is believed only after every action of it was played again."""
    refuse_where_none_can_stand(visit)
    await visit.think()
    file: discord.Attachment = given["file"]
    if file.size > LARGEST_RECORD:
        await visit.show(Post((visit.words("record-too-large"),)))
        return
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise InvalidRecord("the file is not text") from None
    except discord.HTTPException:
        await visit.show(Post((visit.words("record-not-fetched"),)))
        return
    await desk.tables.import_record(visit.request, visit.channel, text)
    await visit.show(Post((visit.words("record-imported"),)))


async def _introduced(desk: Desk, person: discord.User | discord.Member) -> PlayerId:
    """Whoever takes a seat has a name there, also without having said anything yet."""
    if person.bot:
        raise NoPerson
    player = PlayerId(str(person.id))
    known = await desk.tables.names([player])
    if not known[player].name:
        await desk.tables.meet(player, person.display_name, known[player].locale)
    return player


async def _done(desk: Desk, visit: Visit, table: TableId, wish: Wish, said: str) -> None:
    request: Request = replace(visit.request, moderator=visit.moderates)
    await desk.tables.ask(request, table, wish)
    await visit.show(Post((visit.words(said),)))


async def _seats(desk: Desk, visit: Visit, _: Given, typed: str) -> Sequence[Completion]:
    look = await desk.tables.look(await table_of(desk, visit), visit.player)
    named = await _named(desk, visit, look)
    return [
        Completion(name, str(place))
        for place, name in enumerate(named)
        if not typed.strip() or closeness(typed, (name,)) is not None
    ]


async def _place(desk: Desk, visit: Visit, look: Look, typed: str) -> int:
    named = await _named(desk, visit, look)
    if typed.isdecimal() and int(typed) < len(named):
        return int(typed)
    fits = [(closeness(typed, (name,)), place) for place, name in enumerate(named)]
    found = sorted((close, place) for close, place in fits if close is not None)
    if not found or (len(found) > 1 and found[0][0] == found[1][0]):
        raise NobodyThere
    return found[0][1]


async def _named(desk: Desk, visit: Visit, look: Look) -> list[str]:
    """`Livia (R)`; before the game nobody has a letter yet."""
    people = await desk.tables.names(
        [guest.player for guest in look.guests if guest.player is not None]
    )
    if look.stage == "lobby":
        return [guest_name(visit.words, each, people) for each in look.guests]
    names = seat_names(visit.words, look.guests, people)
    return [
        visit.words("seat-named.plain", name=name, letter=nouns.seat_letter(SeatId(seat)))
        for seat, name in enumerate(names)
    ]
