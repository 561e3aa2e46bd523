"""From the custom id of a button, menu or form to the function that handles it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

import discord

from bot.discord.dispatcher import Dispatcher
from bot.handlers import (
    campaigns,
    ended_game,
    history,
    invitations,
    lobby,
    look,
    open_seats,
    paces,
    panel,
    partner_message,
    plans,
    votes,
    which_table,
)
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.log_context import mark
from bot.tables import Look
from bot.texts.custom_ids import ControlId, NotOurs, Verb, read
from bot.texts.post import Post

ButtonHandler = Callable[[App, Visit, ControlId, tuple[str, ...]], Awaitable[None]]

CONTROLS: Mapping[Verb, ButtonHandler] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "team": lobby.team,
    "colour": lobby.colour,
    "computer": lobby.computer,
    "pace": paces.choose,
    "options": lobby.options,
    "start": lobby.start,
    "play": panel.play,
    "hand": look.hand_clicked,
    "board": look.text_clicked,
    "display": look.display_clicked,
    "log": look.log_clicked,
    "undo": votes.undo,
    "return": paces.come_back,
    "pick": panel.pick,
    "group": panel.group,
    "back": panel.back,
    "afresh": panel.afresh,
    "confirm": panel.confirm,
    "plan": plans.changed,
    "agree": votes.answer,
    "refuse": votes.answer,
    "remove": votes.answer,
    "keep": votes.answer,
    "end": votes.answer,
    "continue": votes.answer,
    "adopt": votes.answer,
    "reject": votes.answer,
    "accept": invitations.answer,
    "decline": invitations.answer,
    "history": history.turn_clicked,
    "jump": history.jump,
    "share": history.share,
    "tell": partner_message.tell,
    "at": which_table.chosen,
    "call": open_seats.call,
    "campaign": campaigns.clicked,
    "film": ended_game.film,
    "rematch": ended_game.rematch,
}


_THINKING: frozenset[Verb] = frozenset(
    (
        *("play", "pick", "group", "back", "afresh", "confirm", "plan"),
        *("hand", "display", "history", "film", "at"),
    )
)
"""What takes longer than to tell Discord that an answer will come."""
_OF_SERVERS: frozenset[Verb] = frozenset(("call", "campaign"))
"""What is about no table."""
FORMS: Mapping[Verb, ButtonHandler] = {
    "tell": partner_message.told,
    "jump": history.jumped,
    "pace": paces.typed,
}


async def component(dispatcher: Dispatcher, interaction: discord.Interaction[Any]) -> None:
    """A click: `values` is what was chosen in a menu."""
    values = tuple(str(each) for each in _data(interaction).get("values") or ())
    await _handled(dispatcher, interaction, CONTROLS, values)


async def form(dispatcher: Dispatcher, interaction: discord.Interaction[Any]) -> None:
    """A form that was sent, even if it was opened before a restart."""
    entered = tuple(_entered(_data(interaction).get("components") or ()))
    await _handled(dispatcher, interaction, FORMS, entered)


async def _handled(
    dispatcher: Dispatcher,
    interaction: discord.Interaction[Any],
    known: Mapping[Verb, ButtonHandler],
    values: tuple[str, ...],
) -> None:
    control = read(str(_data(interaction).get("custom_id", "")))

    async def handler(visit: Visit) -> None:
        if control is None or control.verb not in known:
            await visit.say(Post((visit.words("button-unknown"),)))
            return
        if control.verb not in _OF_SERVERS:
            mark(table=control.table)
            dispatcher.app.tables.said.wake(control.table)
        if not await _belongs_here(dispatcher.app, visit, control):
            await visit.say(Post((visit.words("button-of-another-table"),)))
            return
        try:
            await known[control.verb](dispatcher.app, visit, control, values)
        except NotOurs:
            await visit.say(Post((visit.words("button-unknown"),)))

    thinks = control is not None and control.verb in _THINKING
    await dispatcher.dispatch(interaction, handler, thinks=thinks)


async def _belongs_here(app: App, visit: Visit, control: ControlId) -> bool:
    """In the table's own channel, or in direct messages with one of its players. A table that
    gathers can be joined from the channel above its thread, and from lists of free seats."""
    if control.verb in _OF_SERVERS:
        return True
    look = await app.tables.look(control.table, visit.player)
    if visit.in_private:
        return any(guest.player == visit.player for guest in look.guests)
    if look.channel == visit.channel:
        return True
    if control.verb == "at":  # whoever was asked which table they mean
        return any(guest.player == visit.player for guest in look.guests)
    return control.verb == "join" and await _joins_from_here(app, visit, look)


async def _joins_from_here(app: App, visit: Visit, look: Look) -> bool:
    place = look.parent or look.channel
    if place == visit.channel:
        return True
    listed = bool(visit.clicked)  # in the list that only this person sees
    if visit.guild and not listed:
        settings = await app.tables.server_settings(visit.guild)
        listed = settings.seats_channel == visit.channel
    return listed and visit.may_see(place)


def _data(interaction: discord.Interaction[Any]) -> Mapping[str, Any]:
    """As it arrived; discord.py's type for it is a union of many."""
    return {**(interaction.data or {})}


def _entered(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What was written into the fields of a form, in order."""
    for each in components:
        if "value" in each:
            yield str(each["value"])
        if "component" in each:
            yield from _entered([each["component"]])
        yield from _entered(each.get("components") or ())
