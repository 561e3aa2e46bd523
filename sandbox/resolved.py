"""People, roles, channels and files that a person names, and what the bot is told of them."""

import mimetypes
from typing import TYPE_CHECKING, Any

from sandbox import components, offers
from sandbox.acts import NotPossible
from sandbox.model import Attachment, Channel, Guild, Json, Role
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.backend import Backend

_OPTIONS = {
    offers.USER: {"users"},
    offers.CHANNEL: {"channels"},
    offers.ROLE: {"roles"},
    offers.MENTIONABLE: {"users", "roles"},
    offers.ATTACHMENT: {"attachments"},
}
_COMPONENTS = {
    components.USER_SELECT: {"users"},
    components.ROLE_SELECT: {"roles"},
    components.MENTIONABLE_SELECT: {"users", "roles"},
    components.CHANNEL_SELECT: {"channels"},
    components.FILE_UPLOAD: {"attachments"},
}


class ResolvedData:
    def __init__(self, discord: "Backend", place: Channel, user_id: int) -> None:
        self._discord = discord
        self._place = place
        self._user_id = user_id
        self._found: dict[str, Json] = {}

    def option(self, option: Json, value: Any) -> str:
        """A command takes people from elsewhere too: they can be typed in by their id."""
        return self._id(option, _OPTIONS[option["type"]], value)

    def person(self, value: Any) -> str:
        """On whom the menu was opened."""
        return self._id({}, {"users"}, value)

    def component(self, component: Json, value: Any) -> str:
        number = self._id(component, _COMPONENTS[component["type"]], value)
        if number in self._found.get("users", {}) and int(number) not in self._people_here():
            raise NotPossible(f"{value!r} is not listed here")
        return number

    def resolved(self) -> Json:
        return {"resolved": self._found} if self._found else {}

    def _id(self, wanted_by: Json, wanted: set[str], value: Any) -> str:
        kind, number, described = self._described(value)
        if kind not in wanted:
            raise NotPossible(f"{value!r} is none of {sorted(wanted)}")
        types = wanted_by.get("channel_types")
        if kind == "channels" and types and described["type"] not in types:
            raise NotPossible(f"{value!r} is none of the types {types}")
        self._found.setdefault(kind, {})[number] = described
        if kind == "users":
            self._add_member(int(number))
        return number

    def _described(self, value: Any) -> tuple[str, str, Json]:
        wire, world, guild = self._discord.wire, self._discord.world, self._guild()
        match value:
            case Role() if guild is None or value.id not in guild.roles:
                raise NotPossible(f"{value!r} is not a role here")
            case Role():
                return "roles", str(value.id), wire.role(value)
            case Channel() if value.guild_id != self._place.guild_id or not world.may(
                self._user_id, Permission.VIEW_CHANNEL, value
            ):
                raise NotPossible(f"{value!r} is not to be seen from here")
            case Channel():
                permissions = world.permissions(value, world.bot.id)
                described = {**wire.channel(value), "permissions": str(int(permissions))}
                return "channels", str(value.id), described
            case (str() as filename, bytes() as data):
                kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
                number = world.ids.next()
                made = Attachment(number, self._place.id, filename, kind, data, ephemeral=True)
                world.uploads[number] = made
                return "attachments", str(number), wire.attachment(made)
            case _ if getattr(value, "id", None) in world.users:
                return "users", str(value.id), wire.user(world.users[value.id])
            case _:
                raise NotPossible(f"{value!r} is no person, role, channel or file")

    def _guild(self) -> Guild | None:
        number = self._place.guild_id
        return None if number is None else self._discord.world.guilds[number]

    def _people_here(self) -> set[int | None]:
        guild = self._guild()
        if guild is None:
            return {self._place.recipient_id, self._discord.world.bot.id}
        return set(guild.members)

    def _add_member(self, user_id: int) -> None:
        guild = self._guild()
        if guild is not None and user_id in guild.members:
            member = self._discord.wire.acting_member(guild, self._place, user_id)
            del member["user"], member["mute"], member["deaf"]
            self._found.setdefault("members", {})[str(user_id)] = member
