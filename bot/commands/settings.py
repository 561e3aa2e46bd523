"""`/settings`: what people have set for themselves, and what was set for a server."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.command_spec import CommandSpec, Given, GivenChannel, GivenRole, OptionSpec
from bot.commands.hours import read_hour, read_hours
from bot.commands.paces import pace_given, pace_options
from bot.commands.time_zones import LONGEST_ZONE, read_zone, zones
from bot.handlers.app import App
from bot.handlers.paces import seconds_typed
from bot.handlers.table_places import NotHere
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.tables.people import Preferences
from bot.tables.servers import ServerSettings
from bot.tables.tables import STAND_IN
from bot.texts.people import shown
from bot.texts.posts.paces import duration
from bot.texts.posts.settings import server_settings_post, settings_post
from players import LEVELS
from words import Words, languages, nouns, words_for
from words.typed import plain, typed_for

AS_IN_DISCORD, AS_THE_SERVER = "as_in_discord", "as_the_server"
"""In place of a language."""
SHORTEST_LOBBY, LONGEST_LOBBY = 3600.0, 60 * 86400.0
_RESET: Mapping[str, str] = {
    "pace": "pace",
    "lobby": "lobby",
    "call": "called_role",
    "openers": "opening_role",
    "seats": "seats_channel",
}
"""What can be put back as it was, and what it is called in the settings."""


class UnclearPatience(TableError):
    said = "{typed!r} is no time"


class PatienceOutOfBounds(TableError):
    said = "a lobby cannot wait {given}; it can wait {shortest} to {longest}"


class NoTextChannel(TableError):
    said = "{channel} is no channel for text"


class RoleNotCalled(TableError):
    said = "the bot may not mention {role}"


class ListNotAllowed(TableError):
    said = "the bot lacks permissions in {channel}: {missing}"


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
                OptionSpec("letter", longest=LONGEST_ZONE),
                OptionSpec("private", choices=("on", "off")),
                OptionSpec("language", choices=(AS_IN_DISCORD, *languages())),
            ),
        ),
        CommandSpec(
            "server",
            _server,
            (
                *pace_options(),
                OptionSpec("call", kind="role"),
                OptionSpec("openers", kind="role"),
                OptionSpec("threads", kind="yes_or_no"),
                OptionSpec("lobby", longest=LONGEST_ZONE),
                OptionSpec("seats", kind="channel"),
                OptionSpec("language", choices=(AS_THE_SERVER, *languages())),
                OptionSpec("reset", choices=tuple(_RESET)),
            ),
        ),
    ]


async def _mine(app: App, visit: Visit, given: Given) -> None:
    """Whatever is given is changed; then all of it is shown."""
    before = (await app.tables.names([visit.player]))[visit.player].preferences
    wanted = _preferences(visit.words, before, given, app.tables.now())
    await visit.think()
    if wanted != before:
        await app.tables.set_preferences(visit.player, wanted)
    if "messages" in given:
        await app.tables.set_dms(visit.player, given["messages"] == "on")
    person = (await app.tables.names([visit.player]))[visit.player]
    due = await app.tables.next_reminder(visit.player)
    letter = await app.tables.next_letter(visit.player)
    words = words_for(person.language)
    now = app.tables.now()
    await visit.show(settings_post(words, person, STAND_IN, now, due=due, letter=letter))


def _preferences(words: Words, before: Preferences, given: Given, now: float) -> Preferences:
    changed: dict[str, object] = {
        name: given[name] for name in ("reminders", "stand_in") if name in given
    }
    if "zone" in given:
        changed["zone"] = read_zone(words, str(given["zone"]), now=now)
    if "quiet" in given:
        changed["quiet"] = read_hours(str(given["quiet"]))
    if "letter" in given:
        changed["letter"] = read_hour(str(given["letter"]))
    if "private" in given:
        changed["private"] = given["private"] == "on"
    if "language" in given:
        changed["language"] = _language(given)
    return before.model_copy(update=changed)


async def _server(app: App, visit: Visit, given: Given) -> None:
    if visit.guild is None:
        raise NotHere
    await visit.think()
    settings, moved = await app.tables.server_settings(visit.guild), 0
    if given:
        if not visit.administers:
            raise NotAdministrator
        settings = settings.model_copy(update=_changed(visit, settings, given))
        await app.tables.set_server(visit.guild, settings)
        moved = await app.tables.set_lobby_patience(visit.guild, settings.lobby)
    await visit.show(server_settings_post(visit.words, settings, moved))


def _changed(visit: Visit, before: ServerSettings, given: Given) -> dict[str, object]:
    """The role that everyone has stands for none."""
    changed: dict[str, object] = {}
    if given.keys() & {each.name for each in pace_options()}:
        changed["pace"] = pace_given(visit.words, given, before.pace)
    for option, field in (("call", "called_role"), ("openers", "opening_role")):
        role = given.get(option)
        if isinstance(role, GivenRole):
            if option == "call" and not (role.is_everyone or role.can_be_called):
                raise RoleNotCalled(role=f"<@&{role.id}>")
            changed[field] = None if role.is_everyone else role.id
    if "threads" in given:
        changed["threads"] = given["threads"]
    if "lobby" in given:
        changed["lobby"] = _patience(visit.words, str(given["lobby"]))
    if "language" in given:
        changed["language"] = _language(given)
    channel = given.get("seats")
    if isinstance(channel, GivenChannel):
        changed["seats_channel"] = _for_a_list(visit, channel)
    if reset := _RESET.get(str(given.get("reset"))):
        changed[reset] = ServerSettings.model_fields[reset].default
    return changed


def _language(given: Given) -> str | None:
    return None if given["language"] in (AS_IN_DISCORD, AS_THE_SERVER) else str(given["language"])


def _patience(words: Words, typed: str) -> float | None:
    if plain(typed) in typed_for("none"):
        return None
    seconds = seconds_typed(typed)
    if seconds is None:
        raise UnclearPatience(typed=shown(typed))
    if not SHORTEST_LOBBY <= seconds <= LONGEST_LOBBY:
        raise PatienceOutOfBounds(
            given=duration(words, seconds),
            shortest=duration(words, SHORTEST_LOBBY),
            longest=duration(words, LONGEST_LOBBY),
        )
    return seconds


def _for_a_list(visit: Visit, channel: GivenChannel) -> str:
    if not channel.is_for_text:
        raise NoTextChannel(channel=f"<#{channel.id}>")
    if channel.missing:
        named = [visit.words(f"permission-{each}") for each in channel.missing]
        missing = nouns.listing(visit.words, named)
        raise ListNotAllowed(channel=f"<#{channel.id}>", missing=missing)
    return channel.id
