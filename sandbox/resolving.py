"""People, roles, channels and files that a person names, and what the bot is told of them."""

import mimetypes
from typing import TYPE_CHECKING, Any

from sandbox import components, offers
from sandbox.acts import NotPossible
from sandbox.model import Attachment, Channel, Json, Role

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


class Resolving:
    def __init__(self, discord: "Backend", place: Channel) -> None:
        self._discord = discord
        self._place = place
        self._found: dict[str, Json] = {}

    def option(self, kind: int, value: Any) -> str:
        return self._id(_OPTIONS[kind], value)

    def component(self, kind: int, value: Any) -> str:
        return self._id(_COMPONENTS[kind], value)

    def resolved(self) -> Json:
        return {"resolved": self._found} if self._found else {}

    def _id(self, wanted: set[str], value: Any) -> str:
        kind, number, described = self._described(value)
        if kind not in wanted:
            raise NotPossible(f"{value!r} is none of {sorted(wanted)}")
        self._found.setdefault(kind, {})[number] = described
        if kind == "users":
            self._add_member(int(number))
        return number

    def _described(self, value: Any) -> tuple[str, str, Json]:
        wire = self._discord.wire
        match value:
            case Role():
                return "roles", str(value.id), wire.role(value)
            case Channel():
                permissions = self._discord.world.permissions(value, self._discord.world.bot.id)
                described = {**wire.channel(value), "permissions": str(int(permissions))}
                return "channels", str(value.id), described
            case (str() as filename, bytes() as data):
                kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
                number = self._discord.world.ids.next()
                made = Attachment(number, self._place.id, filename, kind, data, ephemeral=True)
                self._discord.world.uploads[number] = made
                return "attachments", str(number), wire.attachment(made)
            case _:  # a person
                return "users", str(value.id), wire.user(self._discord.world.users[value.id])

    def _add_member(self, user_id: int) -> None:
        if self._place.guild_id is None:
            return
        guild = self._discord.world.guilds[self._place.guild_id]
        if user_id in guild.members:
            member = self._discord.wire.acting_member(guild, self._place, user_id)
            del member["user"], member["mute"], member["deaf"]
            self._found.setdefault("members", {})[str(user_id)] = member
