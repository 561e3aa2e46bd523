"""Messages and their files as Discord writes them down."""

from collections.abc import Iterator, Sequence
from urllib.parse import quote

from sandbox.components import copied, media
from sandbox.model import BY_PERSON, BY_SERVER, Attachment, Json, Message, Origin
from sandbox.signatures import signed_query
from sandbox.wire.places import PlacesAsJson, timestamp

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024
_IN_EMBEDS = (
    ("image", "url"),
    ("thumbnail", "url"),
    ("footer", "icon_url"),
    ("author", "icon_url"),
)


class Wire(PlacesAsJson):
    """Everything there is, with its messages."""

    def attachment(self, attachment: Attachment) -> Json:
        payload: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": self.attachment_url(attachment),
            "proxy_url": self.attachment_url(attachment),
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            payload["description"] = attachment.description
        if attachment.width is not None:
            payload |= {"width": attachment.width, "height": attachment.height}
        if attachment.ephemeral:
            payload["ephemeral"] = True
        return payload

    def attachment_url(self, attachment: Attachment) -> str:
        """As it is told, and for a day: whoever wants to see the file later asks again."""
        query = signed_query(attachment.id, self.world.clock.now())
        return f"{self.attachment_address(attachment)}?{query}"

    def attachment_address(self, attachment: Attachment) -> str:
        """As it is kept in messages: it leads nowhere until it is signed."""
        place = f"{attachment.channel_id}/{attachment.id}/{quote(attachment.filename, safe='')}"
        return f"{self.addresses.cdn}/attachments/{place}"

    def sent_message(self, message: Message) -> Json:
        """As only its author hears of it, once: nobody reads the nonce in it again."""
        payload = self.message(message)
        return payload if message.nonce is None else payload | {"nonce": message.nonce}

    def message(self, message: Message) -> Json:
        """As REST gives it and as it stands in an interaction."""
        payload: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": int(message.type),
            "content": message.content,
            "author": self.user(self.world.users[message.author_id]),
            "timestamp": timestamp(message.created_at),
            "edited_timestamp": None if message.edited_at is None else timestamp(message.edited_at),
            "tts": message.tts,
            "mention_everyone": message.mentions_everyone,
            "mentions": [self.user(self.world.users[user]) for user in message.mentions],
            "mention_roles": [str(role) for role in message.mentioned_roles],
            "attachments": [self.attachment(each) for each in self.unreferred(message)],
            "embeds": self.embeds(message),
            "components": self.components(message),
            "pinned": message.pinned_at is not None,
            "flags": message.flags,
        }
        if message.reactions:
            payload["reactions"] = [
                self._reaction(emoji, users) for emoji, users in message.reactions.items()
            ]
        if message.reference is not None:
            payload["message_reference"] = message.reference
            payload["referenced_message"] = self._referenced(message)
        if message.origin is not None:
            payload |= self._origin(message)
        if message.thread_id in self.world.channels:
            payload["thread"] = self.channel(self.world.channels[message.thread_id])
        return payload

    def components(self, message: Message) -> list[Json]:
        """With the addresses of its files signed anew."""
        urls = {str(each.id): self.attachment_url(each) for each in message.attachments}
        if not urls:
            return message.components
        made: list[Json] = copied(message.components)
        for _, item in media(made):
            if (url := urls.get(item.get("attachment_id", ""))) is not None:
                item["url"] = item["proxy_url"] = url
        return made

    def embeds(self, message: Message) -> list[Json]:
        urls = {self.attachment_address(each): each for each in message.attachments}
        made: list[Json] = copied(message.embeds)
        for part, key in embedded_files(made):
            if (file := urls.get(part[key])) is not None:
                part[key] = self.attachment_url(file)
        return made

    def unreferred(self, message: Message) -> list[Attachment]:
        """The files that no component and no embed shows: Discord lists only those."""
        shown = {item.get("attachment_id") for _, item in media(message.components)}
        embedded = {part[key] for part, key in embedded_files(message.embeds)}
        return [
            each
            for each in message.attachments
            if str(each.id) not in shown and self.attachment_address(each) not in embedded
        ]

    def message_event(self, message: Message) -> Json:
        """As the gateway tells it: with the guild and the author's membership."""
        payload = self.message(message)
        channel = self.world.channels[message.channel_id]
        payload["channel_type"] = int(channel.type)
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
            member = self.world.guilds[channel.guild_id].members.get(message.author_id)
            if member is not None:
                payload["member"] = self.member(member, with_user=False)
        return payload

    def _reaction(self, emoji: str, users: list[int]) -> Json:
        return {
            "emoji": emoji_of(emoji),
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me_burst": False,
            "burst_me": False,
            "burst_count": 0,
            "me": self.world.bot.id in users,
        }

    def _referenced(self, message: Message) -> Json | None:
        assert message.reference is not None
        channel_id = int(message.reference["channel_id"])
        found = self.world.messages[channel_id].get(int(message.reference["message_id"]))
        return None if found is None or found.reference else self.message(found)

    def _origin(self, message: Message) -> Json:
        origin = message.origin
        assert origin is not None
        payload: Json = {
            "application_id": str(self.world.application.id),
            "webhook_id": str(self.world.application.id),
            "interaction_metadata": self._metadata(origin, message.channel_id),
        }
        if origin.name is not None:
            user = self.user(self.world.users[origin.user_id])
            interaction = {"id": str(origin.id), "type": 2, "name": origin.name, "user": user}
            payload["interaction"] = interaction
        return payload

    def _metadata(self, origin: Origin, channel_id: int) -> Json:
        metadata: Json = {
            "id": str(origin.id),
            "type": origin.type,
            "user": self.user(self.world.users[origin.user_id]),
            "authorizing_integration_owners": self.integration_owners(channel_id, origin.user_id),
        }
        if origin.name is not None:
            metadata |= {"name": origin.name, "command_type": 1}
        if origin.answered_message_id is not None:
            metadata["original_response_message_id"] = str(origin.answered_message_id)
        if origin.interacted_message_id is not None:
            metadata["interacted_message_id"] = str(origin.interacted_message_id)
        if origin.opened_by is not None:
            opened_by = self._metadata(origin.opened_by, channel_id)
            metadata["triggering_interaction_metadata"] = opened_by
        return metadata

    def integration_owners(
        self, channel_id: int, user_id: int, types: Sequence[int] = (BY_SERVER,)
    ) -> Json:
        """Installed on a server, or for DMs by nobody in particular, which Discord writes as 0;
        where it is not, by the person."""
        guild_id = self.world.channels[channel_id].guild_id
        owners: Json = {}
        if BY_SERVER in types and self.world.has_bot(guild_id):
            owners[str(BY_SERVER)] = str(guild_id or 0)
        if BY_PERSON in types and self.world.users[user_id].installed_app:
            owners[str(BY_PERSON)] = str(user_id)
        return owners or {str(BY_PERSON): str(user_id)}


def embedded_files(embeds: Sequence[Json]) -> Iterator[tuple[Json, str]]:
    """The parts of embeds that show a file, and under which key its address stands."""
    for embed in embeds:
        for name, key in _IN_EMBEDS:
            if (embed.get(name) or {}).get(key):
                yield embed[name], key


def emoji_of(name: str) -> Json:
    """A plain emoji, or name:id for a server's own."""
    name, _, number = name.partition(":")
    return {"id": number or None, "name": name}
