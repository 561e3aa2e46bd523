"""The lobby of a table: join, leave, choose a team or a colour, add computers, start."""

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import Look, TableId
from bot.tables.colours import all_colours
from bot.tables.errors import NotHost, NotInLobby, NotSeated, PlaysHere
from bot.tables.seating import TEAMS, Team
from bot.tables.wishes import (
    ChangeStart,
    ChooseColour,
    ChooseTeam,
    Join,
    Leave,
    RemoveComputer,
    SeatComputer,
    Start,
    Wish,
)
from bot.texts.custom_ids import ControlId, NotOurs, custom_id
from bot.texts.people import level_name
from bot.texts.post import Choice, Post, SelectMenu
from bot.texts.posts.signs import colour_sign

BY_HAND, WHEN_FULL = "by-hand", "when-full"
STARTS = (BY_HAND, WHEN_FULL)
"""When a game can begin."""
DRAWN = "drawn"
"""In place of a team: leave it to the draw."""
LEFT_OVER = "any"
"""In place of a colour: whichever is left."""


async def join(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """From the channel above its thread, or from a list, the way there is told."""
    look = await app.tables.look(control.table, visit.player)
    if look.channel == visit.channel and not visit.clicked:
        await _asked(app, visit, control, Join())
        return
    await visit.think()
    await app.tables.ask(visit.request, control.table, Join())
    await visit.say(Post((visit.words("lobby-joined", place=f"<#{look.channel}>"),)))


async def options(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """The button opens a menu of when the game starts."""
    look = await _gathering(app, visit, control)
    if look.host != visit.player and not (visit.moderates and not look.has_sat):
        raise PlaysHere if visit.moderates else NotHost
    await visit.think()
    if values:
        if values[0] not in STARTS:
            raise NotOurs
        await app.tables.ask(visit.request, control.table, ChangeStart(values[0] == WHEN_FULL))
        look = await app.tables.look(control.table, visit.player)
    words = visit.words
    now = WHEN_FULL if look.starts_when_full else BY_HAND
    if look.stage != "lobby":
        await visit.show(Post((words("options-started"),)))
        return
    choices = tuple(Choice(words(f"start-{each}"), each, chosen=each == now) for each in STARTS)
    menu = SelectMenu(custom_id("options", control.table), words("options-start"), choices)
    await visit.show(Post((words("options-explained"),), rows=(menu,)))


async def leave(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _asked(app, visit, control, Leave())


async def start(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The first picture of a board takes a while, so show that it is coming."""
    await visit.hold()
    if (await app.tables.look(control.table, visit.player)).host == visit.player:
        await visit.type_in_channel()
    await app.tables.ask(visit.request, control.table, Start())


async def team(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """The button opens a menu of teams; the menu chooses one."""
    if values:
        await visit.think()
        await app.tables.ask(visit.request, control.table, ChooseTeam(_team(values[0])))
        await visit.show(Post((visit.words("team-chosen"),)))
        return
    look = await _gathering(app, visit, control)
    if all(guest.player != visit.player for guest in look.guests):
        raise NotSeated
    words = visit.words
    choices = [Choice(words("team-named", team=each), each) for each in _teams(look)]
    choices.append(Choice(words("team-drawn"), DRAWN))
    menu = SelectMenu(custom_id("team", control.table), words("team-which"), tuple(choices))
    await visit.show(Post((words("team-explained"),), rows=(menu,)))


async def colour(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """The button opens a menu of the colours that are left; the menu chooses one."""
    words = visit.words
    if values:
        await visit.think()
        await choose_colour(app, visit, control.table, values[0])
        return
    look = await _gathering(app, visit, control)
    own = next((each for each in look.guests if each.player == visit.player), None)
    if own is None:
        raise NotSeated
    taken = {each.colour for each in look.guests if each is not own}
    choices = [
        Choice(colour_sign(words, each), each, chosen=each == own.colour)
        for each in all_colours()
        if each not in taken
    ]
    choices.append(Choice(words("colour-any"), LEFT_OVER, chosen=own.colour is None))
    menu = SelectMenu(custom_id("colour", control.table), words("colour-which"), tuple(choices))
    await visit.show(Post((words("colour-explained"),), rows=(menu,)))


async def choose_colour(app: App, visit: Visit, table: TableId, value: str) -> None:
    wanted = None if value == LEFT_OVER else value
    await app.tables.ask(visit.request, table, ChooseColour(wanted))
    said = "colour-chosen" if wanted else "colour-chosen.any"
    sign = colour_sign(visit.words, wanted) if wanted else ""
    await visit.show(Post((visit.words(said, sign=sign),)))


async def computer(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """Adds or removes one, and leaves the menu open for the next."""
    if values:
        await visit.think()
        await app.tables.ask(visit.request, control.table, _computer(values[0]))
    look = await _gathering(app, visit, control)
    if look.host != visit.player and not (visit.moderates and not look.has_sat):
        raise PlaysHere if visit.moderates else NotHost
    words = visit.words
    free = look.options.seats - len(look.guests)
    choices = [
        Choice(words("computer-seat", level=level_name(words, level)), f"+{level}")
        for level in (app.tables.levels if free else ())
    ]
    choices += [
        Choice(words("computer-remove", level=level_name(words, guest.level)), f"-{place}")
        for place, guest in enumerate(look.guests)
        if guest.level is not None
    ]
    menu = SelectMenu(custom_id("computer", control.table), words("computer-which"), tuple(choices))
    await visit.show(
        Post((words("computer-explained", free=free),), rows=(menu,) if choices else ())
    )


async def _asked(app: App, visit: Visit, control: ControlId, wish: Wish) -> None:
    """The announcer shows the result in the lobby message."""
    await visit.hold()
    await app.tables.ask(visit.request, control.table, wish)


async def _gathering(app: App, visit: Visit, control: ControlId) -> Look:
    look = await app.tables.look(control.table, visit.player)
    if look.stage != "lobby":
        raise NotInLobby
    return look


def _teams(look: Look) -> tuple[Team, ...]:
    return TEAMS[: look.options.seats // 2] if look.options.team else ()


def _team(value: str) -> Team | None:
    if value == DRAWN:
        return None
    for each in TEAMS:
        if each == value:
            return each
    raise NotOurs


def _computer(value: str) -> Wish:
    sign, rest = value[:1], value[1:]
    if sign == "-" and rest.isascii() and rest.isdecimal():
        return RemoveComputer(int(rest))
    if sign == "+":
        return SeatComputer(rest)
    raise NotOurs
