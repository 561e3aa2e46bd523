"""`/settings`: what people have set for themselves, and what was set for a server."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, GivenRole, OptionSpec
from bot.commands.paces import pace_given, pace_options
from bot.commands.time_zones import LONGEST_ZONE, read_hours, read_zone, zones
from bot.handlers.app import App
from bot.handlers.table_places import NotHere
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.tables.people import Preferences
from bot.tables.servers import ServerSettings
from bot.tables.tables import STAND_IN
from bot.texts.posts.settings import server_settings_post, settings_post
from players import LEVELS


class NotAdministrator(TableError):
    said = "only whoever manages the server can change its settings"


def commands() -> list[CommandSpec]:
    return [
        CommandSpec(
            "mine",
            _mine,
            (
                OptionSpec("reminders", choices=("ping", "dm", "off")),
                OptionSpec("messages", choices=("on", "off")),
                OptionSpec("zone", complete=zones, longest=LONGEST_ZONE),
                OptionSpec("quiet", longest=LONGEST_ZONE),
                OptionSpec("stand_in", choices=tuple(LEVELS)),
            ),
        ),
        CommandSpec(
            "server",
            _server,
            (
                *pace_options(),
                OptionSpec("call", kind="role"),
                OptionSpec("openers", kind="role"),
            ),
        ),
    ]


async def _mine(app: App, visit: Visit, given: Given) -> None:
    """Whatever is given is changed; then all of it is shown."""
    before = (await app.tables.names([visit.player]))[visit.player].preferences
    wanted = _preferences(before, given)
    await visit.think()
    if wanted != before:
        await app.tables.set_preferences(visit.player, wanted)
    if "messages" in given:
        await app.tables.set_dms(visit.player, given["messages"] == "on")
    person = (await app.tables.names([visit.player]))[visit.player]
    due = await app.tables.next_reminder(visit.player)
    await visit.show(settings_post(visit.words, person, STAND_IN, app.tables.now(), due))


def _preferences(before: Preferences, given: Given) -> Preferences:
    changed: dict[str, object] = {
        name: given[name] for name in ("reminders", "stand_in") if name in given
    }
    if "zone" in given:
        changed["zone"] = read_zone(str(given["zone"]))
    if "quiet" in given:
        changed["quiet"] = read_hours(str(given["quiet"]))
    return before.model_copy(update=changed)


async def _server(app: App, visit: Visit, given: Given) -> None:
    if visit.guild is None:
        raise NotHere
    await visit.think()
    settings = await app.tables.server_settings(visit.guild)
    if given:
        if not visit.administers:
            raise NotAdministrator
        settings = settings.model_copy(update=_changed(visit, settings, given))
        await app.tables.set_server(visit.guild, settings)
    await visit.show(server_settings_post(visit.words, settings))


def _changed(visit: Visit, before: ServerSettings, given: Given) -> dict[str, object]:
    """The role that everyone has stands for none."""
    changed: dict[str, object] = {}
    if given.keys() & {each.name for each in pace_options()}:
        changed["pace"] = pace_given(visit.words, given, before.pace)
    for option, field in (("call", "called_role"), ("openers", "opening_role")):
        role = given.get(option)
        if isinstance(role, GivenRole):
            changed[field] = None if role.is_everyone else role.id
    return changed
