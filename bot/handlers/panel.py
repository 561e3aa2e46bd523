"""The private panel: try out a card and its steps, then confirm them.

What was tried is stored as a draft, and the place in the menus is in the custom ids: a panel that
was closed reopens where it was, and one from before a restart still works.
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from bot.faces.confirmable import confirmable, one_step_back, settled
from bot.faces.decision_face import face_of_decision
from bot.handlers import own_tables
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.pictures.spots import spots_of, tiles_of
from bot.tables import Look, TableId
from bot.tables.errors import StaleDecision
from bot.tables.rehearsal import Rehearsal
from bot.tables.wishes import Act, Undo
from bot.texts.custom_ids import ControlId
from bot.texts.menus import find, is_group, menu, option_of
from bot.texts.panel import PlannedTurn, done_post, panel_post, replaced_post
from bot.texts.panel_controls import TOP, PanelPlace
from bot.texts.shortcuts import shortcut_of
from engine import View
from engine.actions import Action
from engine.terms import SeatId
from render import Picture
from words.reader import Reader

PanelHandler = Callable[[App, Visit, ControlId, tuple[str, ...]], Awaitable[None]]


def on_the_living_panel(handler: PanelHandler) -> PanelHandler:
    """Whoever clicks is there. A panel that was opened again elsewhere says so, and does nothing
    else."""

    async def clicked(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
        await visit.think()
        await app.tables.present(control.table, visit.player)
        if app.panels.is_replaced(visit, control.table):
            await app.show(visit, control.table, replaced_post(visit.words, control.table))
        else:
            await handler(app, visit, control, values)

    return clicked


async def play(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Whoever was stood in for is back."""
    await visit.think()
    await app.tables.present(control.table, visit.player)
    draft = await app.tables.draft(control.table, visit.player)
    await show(app, visit, control.table, draft)


@on_the_living_panel
async def pick(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """Tries out an option, or opens a group of options."""
    mark, key = (*control.rest, "")[0], (*values, *control.rest[1:], "")[0]
    draft = await app.tables.draft(control.table, visit.player)
    if draft.mark != mark:
        key = ""
    if tried := picked(draft, key):
        await _tried(app, visit, control.table, mark, tried)
    elif is_group(draft, key):
        await show(app, visit, control.table, draft, PanelPlace(key))
    else:  # from another time: the panel as it is now
        await show(app, visit, control.table, draft)


@on_the_living_panel
async def group(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Goes to another place in the menus: `group:7:mark:key:page`."""
    draft = await app.tables.draft(control.table, visit.player)
    mark, place = control.rest[:1], PanelPlace.read(control.rest[1:])
    await show(app, visit, control.table, draft, place if mark == (draft.mark,) else TOP)


@on_the_living_panel
async def back(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Without the last step: of those tried out or, where there are none, of those confirmed."""
    draft = await app.tables.draft(control.table, visit.player)
    look = await app.tables.look(control.table, visit.player)
    free = look.step_is_free and draft.ahead is None
    if control.rest == (draft.mark,) and not draft.actions and free:
        await app.tables.ask(visit.request, control.table, Undo(draft.number, one_step=True))
        await reopen(app, visit, control.table)
    else:
        await _changed(app, visit, control, one_step_back)


@on_the_living_panel
async def afresh(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _changed(app, visit, control, Rehearsal.afresh)


@on_the_living_panel
async def confirm(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Plays exactly what the panel showed, or keeps it as a plan while others play; if it has
    changed since, nothing happens."""
    draft = await app.tables.draft(control.table, visit.player)
    whole = confirmable(draft)
    if control.rest != (draft.mark,) or whole is None:
        await show(app, visit, control.table, draft)
        return
    if draft.ahead is not None:
        await app.tables.keep_plan(control.table, visit.player, draft.mark, whole)
        await reopen(app, visit, control.table)
        return
    await act(app, visit, control.table, whole)


async def act(app: App, visit: Visit, table: TableId, draft: Rehearsal) -> None:
    """Plays it for everyone to see, then asks this player's next question, if there is one."""
    try:
        answer = await app.tables.ask(visit.request, table, Act(draft.number, draft.actions))
    except StaleDecision:  # a second click on Confirm: what it meant is done
        await reopen(app, visit, table)
        return
    look = await app.tables.look(table, visit.player)
    if look.offered:
        await reopen(app, visit, table)
        return
    reader = await app.reader(visit, look)
    elsewhere = await own_tables.next_table(app, visit, table)
    await app.show(visit, table, done_post(reader, table, answer, elsewhere))
    await app.panels.opened(visit, table)


async def reopen(app: App, visit: Visit, table: TableId) -> None:
    """The panel as it is now."""
    await show(app, visit, table, await app.tables.draft(table, visit.player))


async def show(
    app: App, visit: Visit, table: TableId, draft: Rehearsal, place: PanelPlace = TOP
) -> None:
    look = await app.tables.look(table, visit.player)
    reader = replace(await app.reader(visit, look), view=draft.view)
    picture = await _picture(app, reader, draft, place)
    post = panel_post(
        reader,
        table,
        draft,
        picture,
        place,
        step_is_free=look.step_is_free and draft.ahead is None,
        planned=await _planned(app, visit, table, draft, look),
    )
    await app.show(visit, table, post)
    await app.panels.opened(visit, table)


async def _planned(
    app: App, visit: Visit, table: TableId, draft: Rehearsal, look: Look
) -> PlannedTurn:
    """What the panel says of plans: of those for the next turn, or why this one wasn't played."""
    if draft.ahead is not None:
        asked = look.view.decisions[0].seat if look.view and look.view.decisions else None
        return PlannedTurn(await app.tables.plans(table, visit.player), asked)
    attempt = await app.tables.planned_turn(table, visit.player)
    is_shown = attempt is not None and attempt.rehearsal.actions == draft.actions
    return PlannedTurn(unplayed=attempt if is_shown else None)


def picked(draft: Rehearsal, key: str) -> Rehearsal | None:
    """With the option of that key, or the answers it is a shortcut to."""
    action = option_of(draft, key)
    if action is not None:
        return settled(draft.then(action))
    return shortcut_of(draft, key) if key else None


async def _tried(app: App, visit: Visit, table: TableId, mark: str, tried: Rehearsal) -> None:
    draft = await app.tables.try_out(table, visit.player, mark, lambda _: tried)
    await show(app, visit, table, draft)


async def _changed(
    app: App, visit: Visit, control: ControlId, change: Callable[[Rehearsal], Rehearsal]
) -> None:
    mark = control.rest[0] if control.rest else ""
    draft = await app.tables.try_out(control.table, visit.player, mark, change)
    await show(app, visit, control.table, draft)


async def _picture(app: App, reader: Reader, draft: Rehearsal, place: PanelPlace) -> Picture:
    """Your hand while you choose a card, then what can be chosen and what came of it so far."""
    drawing, words, view = app.drawing, reader.words, draft.view
    match face_of_decision(draft.decision).shows if draft.decision else "hand":
        case "partners hand":
            return await drawing.hand(view, _partner(view), words=words)
        case "hand" if not draft.actions:
            return await drawing.hand(view, words=words)
        case "display":
            return await drawing.display(view, words=words)
        case shows:
            options = list(_shown(reader, draft, place))
            spots, tiles = spots_of(options), tiles_of(view, options)
            if shows == "tiles" and tiles and not (place.group and spots.choices):
                return await drawing.tiles(view, tiles, words=words)
            return await drawing.question(view, draft.before, spots, reader.names, words=words)


def _shown(reader: Reader, draft: Rehearsal, place: PanelPlace) -> Iterable[Action]:
    """What can be chosen now: all of it, or the group that is open."""
    tree = menu(reader, draft) if place.group else None
    group = find(tree, place.group) if tree else None
    if group is None:
        return draft.options()
    return [entry.action for entry in group.entries if entry.action]


def _partner(view: View) -> SeatId:
    """Whose hand the Legatus shows you."""
    own = view.viewer
    partner = None if own is None else view.partner_of(own)
    assert partner is not None
    return partner
