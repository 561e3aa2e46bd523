"""The private panel: a card and its steps, tried out until they are confirmed.

What was tried lies in the draft, and where one is in its menus in the custom ids: a panel that was
closed is opened again where it was, and one from before a restart goes on.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.tables import TableId
from bot.tables.errors import StaleDecision
from bot.tables.rehearsal import Rehearsal
from bot.tables.wishes import Act
from bot.texts.custom_ids import ControlId
from bot.texts.menus import is_group, option_of
from bot.texts.panel import TOP, Place, done_post, panel_post
from engine import View
from engine.actions import Action
from engine.decisions import CardChoice, SuggestionChoice
from engine.terms import SeatId
from render import Picture
from words.reader import Reader


async def play(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await visit.think()
    draft = await desk.tables.draft(control.table, visit.player)
    await show(desk, visit, control.table, draft)


async def pick(desk: Desk, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """An option is tried out; a group of them is opened."""
    await visit.think()
    mark, *keys = (*control.rest, *values, "")
    draft = await desk.tables.draft(control.table, visit.player)
    key = keys[0] if keys and draft.mark == mark else ""
    action = option_of(draft, key)
    if action is not None:
        await _tried(desk, visit, control.table, mark, action)
    elif is_group(draft, key):
        await show(desk, visit, control.table, draft, Place(key))
    else:  # from another time: the panel as it is now
        await show(desk, visit, control.table, draft)


async def group(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Another place in the menus: `group:7:mark:key:page`."""
    await visit.think()
    draft = await desk.tables.draft(control.table, visit.player)
    mark, place = control.rest[:1], Place.read(control.rest[1:])
    await show(desk, visit, control.table, draft, place if mark == (draft.mark,) else TOP)


async def back(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _changed(desk, visit, control, Rehearsal.back)


async def afresh(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _changed(desk, visit, control, Rehearsal.afresh)


async def confirm(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Only what was on the panel: if anything else was tried since, nothing happens."""
    await visit.think()
    draft = await desk.tables.draft(control.table, visit.player)
    if control.rest != (draft.mark,) or not draft.ready:
        await show(desk, visit, control.table, draft)
        return
    await act(desk, visit, control.table, draft)


async def act(desk: Desk, visit: Visit, table: TableId, draft: Rehearsal) -> None:
    """For everyone to see; then what is asked next, if it is asked of the same person."""
    try:
        answer = await desk.tables.ask(visit.request, table, Act(draft.number, draft.actions))
    except StaleDecision:  # a second click on Confirm: what it meant is done
        await reopen(desk, visit, table)
        return
    look = await desk.tables.look(table, visit.player)
    if look.offered:
        await reopen(desk, visit, table)
        return
    reader = await desk.reader(visit, look)
    await visit.show(done_post(reader, table, answer))


async def reopen(desk: Desk, visit: Visit, table: TableId) -> None:
    """The panel as it is now."""
    await show(desk, visit, table, await desk.tables.draft(table, visit.player))


async def show(
    desk: Desk, visit: Visit, table: TableId, draft: Rehearsal, place: Place = TOP
) -> None:
    reader = await _reader(desk, visit, table, draft)
    picture = await _picture(desk, reader, draft)
    await visit.show(panel_post(reader, table, draft, picture, place))


async def _tried(desk: Desk, visit: Visit, table: TableId, mark: str, action: Action) -> None:
    draft = await desk.tables.try_out(table, visit.player, mark, lambda each: each.then(action))
    await show(desk, visit, table, draft)


async def _changed(
    desk: Desk, visit: Visit, control: ControlId, change: Callable[[Rehearsal], Rehearsal]
) -> None:
    await visit.think()
    mark = control.rest[0] if control.rest else ""
    draft = await desk.tables.try_out(control.table, visit.player, mark, change)
    await show(desk, visit, control.table, draft)


async def _reader(desk: Desk, visit: Visit, table: TableId, draft: Rehearsal) -> Reader:
    look = await desk.tables.look(table, visit.player)
    return replace(await desk.reader(visit, look), view=draft.view)


async def _picture(desk: Desk, reader: Reader, draft: Rehearsal) -> Picture:
    """The hand as long as a card is to be chosen, then the board as it would be."""
    drawing, words = desk.drawing, reader.words
    match draft.decision:
        case SuggestionChoice():
            return await drawing.hand(draft.view, _partner(draft.view), words=words)
        case CardChoice() | None if not draft.actions:
            return await drawing.hand(draft.view, words=words)
        case _:
            return await drawing.board(draft.view, draft.before, reader.names, words=words)


def _partner(view: View) -> SeatId:
    """Whose hand a Legatus shows."""
    own = view.viewer
    assert own is not None
    return next(
        each.seat for each in view.seats if each.team == view.seats[own].team and each.seat != own
    )
