"""A person in front of the screen: sees what this user sees and nothing else, types and clicks."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from sandbox import components as kinds
from sandbox import forms, offers
from sandbox.acts import Act, NotPossible, Outcome
from sandbox.interaction import Interaction, Kind
from sandbox.model import Channel, Json, Message, Role, User
from sandbox.offers import Offer
from sandbox.permissions import Permission
from sandbox.resolving import Resolving
from sandbox.sights import Sight, sight_of

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

Wanted = str | Callable[[Sight], object]
"""Some words of a message, or a question to ask of each."""


class Person:
    def __init__(self, discord: "LocalDiscord", user: User) -> None:
        self.discord = discord
        self.user = user

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

    # Looking

    def sees(self, place: Channel) -> list[Sight]:
        """Oldest first."""
        return [sight_of(each, self.id) for each in self.discord.world.visible_to(self.id, place)]

    def pings(self, place: Channel) -> list[Sight]:
        return [sight for sight in self.sees(place) if sight.pings]

    async def sees_soon(self, place: Channel, wanted: Wanted) -> Sight:
        """The newest message that fits, as soon as there is one."""

        def look() -> Sight | None:
            fitting = [sight for sight in self.sees(place) if _fits(sight, wanted)]
            return fitting[-1] if fitting else None

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

    def looks_again(self, sight: Sight) -> Sight:
        """The same message as it is now."""
        return sight_of(self._message(sight), self.id)

    def commands(self, place: Channel) -> list[Offer]:
        return list(offers.offers(self.discord.world, place, self.id))

    # Doing

    def command(self, place: Channel, name: str, /, **options: Any) -> Act:
        def begin() -> Interaction:
            offer = offers.find(self.discord.world, place, self.id, name)
            resolving = Resolving(self.discord, place)
            filled = offers.filled_in(offer, options, resolving.option)
            data = offer.data(filled, place.guild_id) | resolving.resolved()
            return self._begin(Kind.COMMAND, place, data)

        return Act(self, begin)

    async def autocomplete(
        self, place: Channel, name: str, option: str, typed: str, /, **others: Any
    ) -> list[str]:
        """What is offered while typing into an option: the names of the choices."""
        outcome = await self.autocompletes(place, name, option, typed, **others)
        return [choice["name"] for choice in outcome.interaction.choices]

    def autocompletes(
        self, place: Channel, name: str, option: str, typed: Any, /, **others: Any
    ) -> Act:
        def begin() -> Interaction:
            offer = offers.find(self.discord.world, place, self.id, name)
            known = {each["name"]: each for each in offer.options}
            if not known[option].get("autocomplete"):
                raise NotPossible(f"{option!r} is not completed")
            filled = [
                {"type": known[each]["type"], "name": each, "value": value}
                for each, value in others.items()
            ]
            focus = {"type": known[option]["type"], "name": option, "value": typed, "focused": True}
            data = offer.data([*filled, focus], place.guild_id)
            return self._begin(Kind.AUTOCOMPLETE, place, data)

        return Act(self, begin)

    def click(self, sight: Sight, which: str) -> Act:
        """A button, by its label or custom id."""

        def begin() -> Interaction:
            message = self._message(sight)
            button = forms.find_component(message.components, which, kinds.BUTTON)
            if "custom_id" not in button:
                raise NotPossible(f"{which!r} is a link: the bot does not hear of it")
            return self._begin(
                Kind.COMPONENT, self._place(message), _component_data(button), message
            )

        return Act(self, begin)

    def choose(self, sight: Sight, which: str, *values: "str | Person | Role | Channel") -> Act:
        """From a menu, by labels or values, or people, roles and channels themselves."""

        def begin() -> Interaction:
            message = self._message(sight)
            place = self._place(message)
            menu = forms.find_component(message.components, which, *kinds.SELECTS)
            resolving = Resolving(self.discord, place)
            picked = forms.chosen(menu, values, resolving.component)
            data = _component_data(menu) | {"values": picked} | resolving.resolved()
            return self._begin(Kind.COMPONENT, place, data, message)

        return Act(self, begin)

    def submit(self, opened: Outcome, values: Mapping[str, Any] | None = None) -> Act:
        """The form that an act opened, with what is entered under its labels or custom ids."""

        def begin() -> Interaction:
            by = opened.interaction
            resolving = Resolving(self.discord, by.channel)
            parts = forms.submitted(opened.form, values or {}, resolving.component)
            data = {"custom_id": opened.form["custom_id"], "components": parts}
            data |= resolving.resolved()
            return self._begin(Kind.MODAL, by.channel, data, by.message, opened_by=by)

        return Act(self, begin)

    def write(self, place: Channel, text: str) -> Sight:
        self._may(Permission.SEND_MESSAGES, place)
        message = self.discord.composer.post(place, self.id, {"content": text})
        return sight_of(message, self.id)

    def react(self, sight: Sight, emoji: str) -> None:
        message = self._message(sight)
        self._may(Permission.ADD_REACTIONS, self._place(message))
        users = message.reactions.setdefault(emoji, [])
        if self.id not in users:
            users.append(self.id)
            self.discord.world.tell("MESSAGE_REACTION_ADD", (message, emoji, self.id))

    def _begin(
        self,
        kind: Kind,
        place: Channel,
        data: Json,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        self._may(Permission.VIEW_CHANNEL, place)
        origin = opened_by.origin() if opened_by else None
        return self.discord.interactions.begin(
            kind, self.id, place, data, message=message, opened_by=origin
        )

    def _message(self, sight: Sight) -> Message:
        place = self.discord.world.channels.get(sight.channel_id)
        if place is not None:
            for message in self.discord.world.visible_to(self.id, place):
                if message.id == sight.id:
                    return message
        raise NotPossible(f"{self.user.name} does not see this message: {sight.text!r}")

    def _place(self, message: Message) -> Channel:
        return self.discord.world.channels[message.channel_id]

    def _may(self, permission: Permission, place: Channel) -> None:
        if not self.discord.world.may(self.id, permission, place):
            raise NotPossible(f"{self.user.name} lacks {permission.name} in {place.name!r}")


def _fits(sight: Sight, wanted: Wanted) -> bool:
    return wanted in sight.text if isinstance(wanted, str) else bool(wanted(sight))


def _component_data(component: Json) -> Json:
    return {
        "component_type": component["type"],
        "custom_id": component["custom_id"],
        "id": component["id"],
    }
