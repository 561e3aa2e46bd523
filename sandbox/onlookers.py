"""What one person sees: everything this user may see, and nothing else."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandbox import offers
from sandbox.acts import NotPossible
from sandbox.mentions import called_by
from sandbox.model import Channel, Message, User
from sandbox.offers import OfferedCommand
from sandbox.sights import Sight, sight_of

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

Wanted = str | Callable[[Sight], object]
"""Some words of a message, or a question to ask of each."""


class Onlooker:
    def __init__(self, discord: "LocalDiscord", user: User) -> None:
        self.discord = discord
        self.user = user

    def __repr__(self) -> str:
        return self.user.display_name

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.discord.world.dm_with(self.id)

    def close_dms(self) -> None:
        self.user.takes_dms = False
        self.discord.world.changes.tell()

    def install_app(self) -> None:
        """For oneself: its commands then follow everywhere, if they allow it."""
        self.user.installed_app = True
        self.discord.world.changes.tell()

    def sees(self, place: Channel) -> list[Sight]:
        """Oldest first."""
        return [sight_of(each, self.id) for each in self.discord.world.visible_to(self.id, place)]

    def pings(self, place: Channel) -> list[Sight]:
        return [sight for sight in self.sees(place) if sight.pings]

    def inbox(self) -> list[Sight]:
        """Newest first: what called this person in a channel, and still mentions them. An edit that
        does not repeat the mention takes it out of here."""
        world = self.discord.world
        found = [
            message
            for place in world.channels.values()
            if place.guild_id is not None
            for message in world.visible_to(self.id, place)
            if self.id in message.pinged and self.id in called_by(world, message)
        ]
        found.sort(key=lambda each: each.id, reverse=True)
        return [sight_of(each, self.id) for each in found]

    async def sees_soon(self, place: Channel, wanted: Wanted) -> Sight:
        """The newest message that fits, as soon as there is one."""

        def look() -> Sight | None:
            newest_first = reversed(self.discord.world.visible_to(self.id, place))
            seen = (sight_of(each, self.id) for each in newest_first)
            return next((sight for sight in seen if _fits(sight, wanted)), None)

        def problem() -> str:
            there = [sight.text for sight in self.sees(place)]
            refused = [str(refusal) for refusal in self.discord.journal.refusals]
            return f"{self.user.name} does not see {wanted!r}, but {there}; refused: {refused}"

        return await self.discord.world.changes.until(look, problem)

    async def sees_no_more(self, place: Channel, wanted: Wanted) -> None:
        await self.discord.world.changes.until(
            lambda: not any(_fits(sight, wanted) for sight in self.sees(place)),
            f"{self.user.name} still sees {wanted!r}",
        )

    def finds(self, place: Channel, number: int) -> Sight:
        """A message by its id."""
        for message in self.discord.world.visible_to(self.id, place):
            if message.id == number:
                return sight_of(message, self.id)
        raise NotPossible(f"{self.user.name} sees no such message")

    def looks_again(self, sight: Sight) -> Sight:
        """The same message as it is now."""
        return sight_of(self._message(sight), self.id)

    def commands(self, place: Channel) -> list[OfferedCommand]:
        return list(offers.offers(self.discord.world, place, self.id))

    def _message(self, sight: Sight) -> Message:
        place = self.discord.world.channels.get(sight.channel_id)
        if place is not None:
            for message in self.discord.world.visible_to(self.id, place):
                if message.id == sight.id:
                    return message
        raise NotPossible(f"{self.user.name} does not see this message: {sight.text!r}")

    def _place(self, message: Message) -> Channel:
        return self.discord.world.channels[message.channel_id]


def _fits(sight: Sight, wanted: Wanted) -> bool:
    return wanted in sight.text if isinstance(wanted, str) else bool(wanted(sight))
