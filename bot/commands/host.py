"""`/concordia`: seeing to a table and to one's own seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.command_spec import (
    CommandSpec,
    FileNotFetched,
    Given,
    GivenFile,
    GivenPerson,
    OptionSpec,
)
from bot.commands.completion import Completion
from bot.commands.languages import language_given, language_option
from bot.commands.new_table import MIDDLING
from bot.commands.paces import pace_given, pace_options
from bot.commands.similarity import closeness
from bot.commands.table_lookup import at_a_table, table_of
from bot.handlers.app import App
from bot.handlers.lobby import LEFT_OVER, choose_colour
from bot.handlers.table_places import opening
from bot.handlers.visit import Visit
from bot.tables import Look, PlayerId, TableId
from bot.tables.colours import all_colours
from bot.tables.errors import NobodyThere, NotHost, NotSeated, PlaysHere, TableError
from bot.tables.seating import GoodsOrder, Pace
from bot.tables.wishes import (
    Abandon,
    ChangePace,
    FillSeat,
    Invite,
    Kick,
    OrderGoods,
    ProposeRemoval,
    Replace,
    Resign,
    TransferHost,
    Wish,
)
from bot.texts.people import guest_name, seat_called, seat_names
from bot.texts.post import Post
from bot.texts.posts.paces import pace_text
from engine.errors import InvalidRecord
from engine.terms import SeatId
from players import LEVELS
from words import Words, nouns
from words.typed import every_language

LARGEST_RECORD = 4 * 1024 * 1024
"""In bytes; the longest games take a tenth of it."""
_SURE = OptionSpec("sure", choices=("yes",))
_LEVEL = OptionSpec("level", choices=tuple(LEVELS))


class NoPerson(TableError):
    said = "a bot cannot take a seat"


def commands() -> list[CommandSpec]:
    seat = OptionSpec("seat", required=True, complete=_seats, longest=100)
    person = OptionSpec("player", kind="person", required=True)
    following = OptionSpec("player", kind="person")
    return [
        CommandSpec("invite", at_a_table(_invite), (person,)),
        CommandSpec("kick", at_a_table(_kick), (seat, _LEVEL)),
        CommandSpec("replace", at_a_table(_replace), (seat, following, _LEVEL)),
        CommandSpec("host", at_a_table(_host), (person,)),
        CommandSpec(
            "colour",
            at_a_table(_colour),
            (OptionSpec("colour", required=True, choices=(*all_colours(), LEFT_OVER)),),
        ),
        CommandSpec("abandon", at_a_table(_abandon), (_SURE,)),
        CommandSpec("resign", at_a_table(_resign), (_LEVEL, _SURE)),
        CommandSpec(
            "orders",
            at_a_table(_orders),
            (OptionSpec("goods", required=True, choices=("keep_dearest", "ask")),),
        ),
        CommandSpec("pace", at_a_table(_pace), pace_options()),
        CommandSpec("record", at_a_table(_record)),
        CommandSpec(
            "import",
            _import,
            (OptionSpec("file", kind="file", required=True), language_option()),
        ),
    ]


async def _kick(app: App, visit: Visit, given: Given) -> None:
    """Before the game at once; during it the others vote, and a computer plays on."""
    await visit.think()
    table = await table_of(app, visit, given)
    look = await app.tables.look(table, visit.player)
    place = await _place(app, visit, look, str(given["seat"]))
    if look.stage == "lobby":
        await _done(app, visit, table, Kick(place), "host-kicked")
    else:
        wish = ProposeRemoval(SeatId(place), str(given.get("level", MIDDLING)))
        await _done(app, visit, table, wish, "host-vote-begun")


async def _colour(app: App, visit: Visit, given: Given) -> None:
    """Before the game, like the button."""
    await visit.think()
    table = await table_of(app, visit, given)
    await choose_colour(app, visit, table, str(given["colour"]))


async def _invite(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(app, visit, given)
    player = await introduced(app, _person(given))
    await _done(app, visit, table, Invite(player), "host-invited")


async def _replace(app: App, visit: Visit, given: Given) -> None:
    """The own seat is offered to somebody at once; for any other there is a vote, where others
    play. A computer takes a seat where nobody sits."""
    await visit.think()
    table = await table_of(app, visit, given)
    look = await app.tables.look(table, visit.player)
    seat = SeatId(await _place(app, visit, look, str(given["seat"])))
    level = str(given.get("level", MIDDLING))
    guest = None if look.stage == "lobby" else look.guests[seat]
    if given.get("player") is None:
        wish: Wish = (
            ProposeRemoval(seat, level) if guest and guest.player else FillSeat(seat, level)
        )
    else:
        player = await introduced(app, _person(given))
        others = guest and guest.player not in (None, visit.player)
        wish = ProposeRemoval(seat, level, player) if others else Replace(seat, player)
    await app.tables.ask(visit.request, table, wish)
    said = _became(await app.tables.look(table, visit.player), seat)
    await app.show(visit, table, Post((visit.words(said),)))


def _became(look: Look, seat: SeatId) -> str:
    if look.vote("removal"):
        return "host-vote-begun"
    if look.invitation(seat):
        return "host-offered"
    return "host-replaced" if look.guests[seat].player else "host-filled"


async def _host(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(app, visit, given)
    wish = TransferHost(_person(given).player)
    await _done(app, visit, table, wish, "host-changed")


async def _abandon(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(app, visit, given)
    look = await app.tables.look(table, visit.player)
    if look.host != visit.player and not (visit.moderates and not look.has_sat):
        raise PlaysHere if visit.moderates else NotHost
    if given.get("sure") != "yes":
        await app.show(visit, table, Post((visit.words("sure-abandon"),)))
        return
    answer = await app.tables.ask(visit.request, table, Abandon())
    said = "host-vote-begun" if answer.waiting_for_consent else "host-abandoned"
    await app.show(visit, table, Post((visit.words(said),)))


async def _pace(app: App, visit: Visit, given: Given) -> None:
    """Before the game at once; during it the others vote. Without options, what it is."""
    await visit.think()
    table = await table_of(app, visit, given)
    words, before = visit.words, (await app.tables.look(table, visit.player)).pace
    if not given.keys() & {each.name for each in pace_options()}:
        await app.show(visit, table, _pace_post(words, before))
        return
    pace = pace_given(words, given, before)
    answer = await app.tables.ask(visit.request, table, ChangePace(pace))
    if answer.waiting_for_consent:
        await app.show(visit, table, Post((words("host-vote-begun"),)))
    else:
        await app.show(visit, table, _pace_post(words, pace))


def _pace_post(words: Words, pace: Pace | None) -> Post:
    if pace is None:
        return Post((words("pace-now.none"),))
    return Post((words("pace-now", pace=pace_text(words, pace)),))


async def _resign(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(app, visit, given)
    look = await app.tables.look(table, visit.player)
    if look.stage == "playing" and look.viewer is None:
        raise NotSeated
    others = {each.player for each in look.guests} - {visit.player, None}
    if given.get("sure") != "yes":
        said = "sure-resign" if others else "sure-resign.last"
        await app.show(visit, table, Post((visit.words(said),)))
        return
    said = "host-resigned" if others else "host-resigned.last"
    await _done(app, visit, table, Resign(str(given.get("level", MIDDLING))), said)


async def _orders(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    order: GoodsOrder = "ask" if given["goods"] == "ask" else "keep_dearest"
    said = "orders-ask" if order == "ask" else "orders-keep-dearest"
    await _done(app, visit, await table_of(app, visit, given), OrderGoods(order), said)


async def _record(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(app, visit, given)
    record = await app.tables.export_record(table)
    file = (f"concordia-{table}.json", record.encode())
    await visit.show(Post((visit.words("record-here"),), files=(file,)))


async def _import(app: App, visit: Visit, given: Given) -> None:
    """What is in the file is believed only after every action of it was played again."""
    place = await opening(app, visit, language_given(given))
    await visit.think()
    file: GivenFile = given["file"]
    if file.size > LARGEST_RECORD:
        await visit.show(Post((visit.words("record-too-large"),)))
        return
    try:
        text = (await file.fetch()).decode()
    except UnicodeDecodeError:
        raise InvalidRecord("the file is not text") from None
    except FileNotFetched:
        await visit.show(Post((visit.words("record-not-fetched"),)))
        return
    await app.tables.import_record(visit.request, visit.channel, text, place)
    await visit.show(Post((visit.words("record-imported"),)))


async def introduced(app: App, person: GivenPerson) -> PlayerId:
    """Whoever takes a seat has a name there, also without having said anything yet."""
    if person.is_bot:
        raise NoPerson
    known = (await app.tables.names([person.player]))[person.player]
    if not known.name:
        await app.tables.meet(person.player, person.name, known.locale)
    return person.player


def _person(given: Given) -> GivenPerson:
    person: GivenPerson = given["player"]
    return person


async def _done(app: App, visit: Visit, table: TableId, wish: Wish, said: str) -> None:
    await app.tables.ask(visit.request, table, wish)
    await app.show(visit, table, Post((visit.words(said),)))


async def _seats(app: App, visit: Visit, given: Given, typed: str) -> Sequence[Completion]:
    look = await app.tables.look(await table_of(app, visit, given), visit.player)
    named = await _named(app, visit, look)
    return [
        Completion(names[0], str(place))
        for place, names in enumerate(named)
        if not typed.strip() or closeness(typed, names) is not None
    ]


async def _place(app: App, visit: Visit, look: Look, typed: str) -> int:
    named = await _named(app, visit, look)
    if typed.isdecimal() and int(typed) < len(named):
        return int(typed)
    fits = [(closeness(typed, names), place) for place, names in enumerate(named)]
    found = sorted((close, place) for close, place in fits if close is not None)
    if not found or (len(found) > 1 and found[0][0] == found[1][0]):
        raise NobodyThere
    return found[0][1]


async def _named(app: App, visit: Visit, look: Look) -> list[tuple[str, ...]]:
    """`Livia (R)`, and whatever else the seat is called by; before the game nobody has a colour."""
    people = await app.tables.names(
        [guest.player for guest in look.guests if guest.player is not None]
    )
    words = visit.words.in_colours(look.colours)
    if look.stage == "lobby":
        return [(guest_name(words, each, people),) for each in look.guests]
    colours = [spoken for spoken in every_language(words) if spoken is not words]
    return [
        (
            *seat_called(words, SeatId(seat), name),
            *(nouns.colour_name(each, SeatId(seat)) for each in colours),
        )
        for seat, name in enumerate(seat_names(words, look.guests, people))
    ]
