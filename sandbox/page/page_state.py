"""Everything the page shows to one person: people, places, and the one they look at."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandbox import offers
from sandbox.model import Channel, ChannelType, Guild, Json, Message, User
from sandbox.offers import OfferedCommand, said
from sandbox.page.messages import message_shown
from sandbox.people import Person
from sandbox.permissions import Permission
from sandbox.unread import calls_anywhere, unread
from sandbox.world import World

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

_OF_OPTIONS = (
    *("type", "required", "autocomplete", "channel_types"),
    *("min_value", "max_value", "min_length", "max_length"),
)
TYPING_SECONDS = 10.0
"""How long Discord shows that somebody is typing."""


def people(discord: "LocalDiscord") -> list[Person]:
    """Those one can be; the application's owner is only there to own it."""
    world = discord.world
    members = {user for guild in world.guilds.values() for user in guild.members}
    members -= {world.application.owner_id}
    return [Person(discord, user) for user in _users(discord, members) if not user.bot]


def people_shown(discord: "LocalDiscord") -> list[Json]:
    """Of the others only that they are called, not where or why."""
    return [
        {
            "id": str(person.id),
            "name": person.user.display_name,
            "calls": calls_anywhere(discord.world, person.id)[0],
        }
        for person in people(discord)
    ]


def locales_shown(person: Person) -> Json:
    """The language that a person uses Discord in, and those in which the bot has worded its
    commands, besides English."""
    commands = [each for place in person.discord.world.commands.values() for each in place.values()]
    known = {each for command in commands for each in command.get("name_localizations") or ()}
    return {"mine": person.user.locale, "known": sorted({"en-US", person.user.locale, *known})}


def bot_shown(discord: "LocalDiscord") -> Json:
    bot = discord.world.bot
    online = bool(discord.gateway.connected())
    return {"id": str(bot.id), "name": bot.display_name, "online": online}


def places_shown(person: Person) -> Json:
    world = person.discord.world
    guilds = [guild for guild in world.guilds.values() if person.id in guild.members]
    return {
        "guilds": [_guild(person, guild) for guild in guilds],
        "dm": _place(person, person.dm),
    }


def first_place(person: Person) -> Channel:
    """Where the newest call is, or the first channel there is."""
    world = person.discord.world
    called_to = calls_anywhere(world, person.id)[1]
    if called_to is not None:
        return called_to
    for guild in world.guilds.values():
        for channel in world.channels_of(guild):
            if world.may(person.id, Permission.VIEW_CHANNEL, channel):
                return channel
    return person.dm


def here_shown(person: Person, place: Channel) -> Json:
    world = person.discord.world
    typing = TYPING_SECONDS - (world.clock.now() - world.typing.get(place.id, 0.0))
    if any(each.author_id == world.bot.id for each in _since_typing(world, place)):
        typing = 0.0
    return {
        "id": str(place.id),
        "may_write": world.may(person.id, Permission.SEND_MESSAGES, place),
        "may_react": world.may(person.id, Permission.ADD_REACTIONS, place),
        "commands": [_offer(each) for each in person.commands(place)],
        "on_people": [
            each.name for each in offers.offers(world, place, person.id, offers.ON_A_PERSON)
        ],
        "typing": max(0.0, round(typing, 1)),
    }


def messages_shown(person: Person, place: Channel, most: int) -> tuple[list[Json], bool]:
    """The newest, oldest first; and whether there are earlier ones."""
    discord = person.discord
    dismissed = set(person.user.dismissed)
    seen = [each for each in discord.world.visible_to(person.id, place) if each.id not in dismissed]
    shown = [message_shown(discord.wire, each, person.id) for each in seen[-most:]]
    return shown, len(seen) > most


def _since_typing(world: World, place: Channel) -> Iterator[Message]:
    since = world.typing.get(place.id, 0.0)
    for message in reversed(world.messages.get(place.id, {}).values()):
        if message.created_at < since:
            return
        yield message


def _guild(person: Person, guild: Guild) -> Json:
    world = person.discord.world
    owner = {world.application.owner_id}
    channels = [*world.channels_of(guild), *world.threads_of(guild)]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "roles": [
            {"id": str(role.id), "name": role.name}
            for role in guild.roles.values()
            if role.id != guild.id
        ],
        "members": [
            {
                "id": str(user.id),
                "name": user.display_name,
                "bot": user.bot,
                "roles": [str(role) for role in guild.members[user.id].roles],
            }
            for user in _users(person.discord, set(guild.members) - owner)
        ],
        "channels": [
            _place(person, channel)
            for channel in channels
            if world.may(person.id, Permission.VIEW_CHANNEL, channel)
        ],
    }


def _users(discord: "LocalDiscord", numbers: set[int]) -> list[User]:
    return [user for user in discord.world.users.values() if user.id in numbers]


def _place(person: Person, channel: Channel) -> Json:
    new = unread(person.discord.world, person.id, channel)
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": int(channel.type),
        "topic": channel.topic,
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "closed": channel.type is ChannelType.PRIVATE_THREAD or bool(channel.overwrites),
        "archived": channel.thread is not None and channel.thread.archived,
        "unread": new.messages,
        "calls": new.calls,
    }


def _offer(offer: OfferedCommand) -> Json:
    return {
        "name": offer.name,
        "description": offer.description,
        "options": [_option(option, offer.locale) for option in offer.options],
    }


def _option(option: Json, locale: str) -> Json:
    return {
        **{key: option[key] for key in _OF_OPTIONS if option.get(key) is not None},
        "name": said(option, "name", locale),
        "description": said(option, "description", locale),
        "choices": [
            {"name": said(each, "name", locale), "value": each["value"]}
            for each in option.get("choices") or ()
        ],
    }
