"""A person in front of the screen, who types, clicks, chooses and fills in forms."""

from collections.abc import Mapping
from typing import Any

from sandbox import components as kinds
from sandbox import forms, offers
from sandbox.acts import NotPossible, Outcome, PersonAct
from sandbox.errors import Refused
from sandbox.interaction import Interaction, Kind
from sandbox.model import Channel, ChannelType, Json, Message, Role
from sandbox.onlookers import Onlooker
from sandbox.permissions import Permission
from sandbox.resolved import ResolvedData
from sandbox.sights import Sight, sight_of


class Person(Onlooker):
    def command(self, place: Channel, name: str, /, **options: Any) -> PersonAct:
        def begin() -> Interaction:
            offer = offers.find(self.discord.world, place, self.id, name)
            resolved = ResolvedData(self.discord, place, self.id)
            filled = offers.filled_in(offer, options, resolved.option)
            data = offer.data(filled, place.guild_id) | resolved.resolved()
            return self._begin(Kind.COMMAND, place, data)

        return PersonAct(self, begin)

    def use_on(self, place: Channel, name: str, whom: Onlooker) -> PersonAct:
        """A command of the menu that opens on a person."""

        def begin() -> Interaction:
            world = self.discord.world
            offer = offers.find(world, place, self.id, name, offers.ON_A_PERSON)
            resolved = ResolvedData(self.discord, place, self.id)
            target = {"target_id": resolved.person(whom)}
            data = offer.data([], place.guild_id) | target | resolved.resolved()
            return self._begin(Kind.COMMAND, place, data)

        return PersonAct(self, begin)

    async def autocomplete(
        self, place: Channel, name: str, option: str, typed: str, /, **others: Any
    ) -> list[str]:
        """What is offered while typing into an option: the names of the choices."""
        outcome = await self.autocompletes(place, name, option, typed, **others)
        return [choice["name"] for choice in outcome.interaction.choices]

    def autocompletes(
        self, place: Channel, name: str, option: str, typed: Any, /, **others: Any
    ) -> PersonAct:
        def begin() -> Interaction:
            offer = offers.find(self.discord.world, place, self.id, name)
            focus = offer.option(option)
            if not focus.get("autocomplete"):
                raise NotPossible(f"{option!r} is not completed")
            resolved = ResolvedData(self.discord, place, self.id)
            filled = [
                offers.entered(offer.option(name), value, resolved.option)
                for name, value in others.items()
            ]
            filled.append(offers.entered(focus, typed, resolved.option) | {"focused": True})
            data = offer.data(filled, place.guild_id) | resolved.resolved()
            return self._begin(Kind.AUTOCOMPLETE, place, data)

        return PersonAct(self, begin)

    def click(self, sight: Sight, which: str) -> PersonAct:
        """A button, by its label or custom id."""

        def begin() -> Interaction:
            message = self._message(sight)
            button = forms.find_component(message.components, which, kinds.BUTTON)
            if "custom_id" not in button:
                raise NotPossible(f"{which!r} is a link: the bot does not hear of it")
            return self._begin(
                Kind.COMPONENT, self._place(message), _component_data(button), message
            )

        return PersonAct(self, begin)

    def choose(
        self, sight: Sight, which: str, *values: "str | Person | Role | Channel"
    ) -> PersonAct:
        """From a menu, by labels or values, or people, roles and channels themselves."""

        def begin() -> Interaction:
            message = self._message(sight)
            place = self._place(message)
            menu = forms.find_component(message.components, which, *kinds.SELECTS)
            resolved = ResolvedData(self.discord, place, self.id)
            picked = forms.chosen(menu, values, resolved.component)
            data = _component_data(menu) | {"values": picked} | resolved.resolved()
            return self._begin(Kind.COMPONENT, place, data, message)

        return PersonAct(self, begin)

    def forge(self, sight: Sight, custom_id: str, *values: str) -> PersonAct:
        """A click with a made-up custom id, as only a tampered client would send it."""

        def begin() -> Interaction:
            message = self._message(sight)
            kind = kinds.STRING_SELECT if values else kinds.BUTTON
            data: Json = {"component_type": kind, "custom_id": custom_id, "id": 1}
            if values:
                data["values"] = list(values)
            return self._begin(Kind.COMPONENT, self._place(message), data, message)

        return PersonAct(self, begin)

    def submit(self, opened: Outcome, values: Mapping[str, Any] | None = None) -> PersonAct:
        """The form that an act opened, with what is entered under its labels or custom ids."""

        def begin() -> Interaction:
            by = opened.interaction
            if by.user_id != self.id:
                raise NotPossible(f"{self.user.name} has not opened this form")
            resolved = ResolvedData(self.discord, by.channel, self.id)
            parts = forms.submitted(opened.form, values or {}, resolved.component)
            data = {"custom_id": opened.form["custom_id"], "components": parts}
            data |= resolved.resolved()
            return self._begin(Kind.MODAL, by.channel, data, by.message, opened_by=by)

        return PersonAct(self, begin)

    def write(self, place: Channel, text: str) -> Sight:
        self._may(Permission.SEND_MESSAGES, place)
        if place.type is ChannelType.FORUM:
            raise NotPossible("a forum has posts, and messages only in them")
        try:
            self.discord.world.wake(self.id, place)
            message = self.discord.composer.post(place, self.id, {"content": text})
        except Refused as refused:
            raise NotPossible(f"{self.user.name} cannot write this: {refused}") from None
        return sight_of(message, self.id)

    def react(self, sight: Sight, emoji: str) -> None:
        message = self._message(sight)
        self._may(Permission.ADD_REACTIONS, self._place(message))
        self.discord.world.add_reaction(message, emoji, self.id)

    def unreact(self, sight: Sight, emoji: str) -> None:
        self.discord.world.remove_reaction(self._message(sight), emoji, self.id)

    def dismiss(self, sight: Sight) -> None:
        """Put an ephemeral message out of sight: the bot does not hear of it."""
        if self._message(sight).viewer_id != self.id:
            raise NotPossible("only a message for nobody else can be dismissed")
        self.user.dismissed.append(sight.id)
        self.discord.world.changes.tell()

    def _begin(
        self,
        kind: Kind,
        place: Channel,
        data: Json,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        self._may(Permission.VIEW_CHANNEL, place)
        if place.guild_id is not None and self.discord.world.guilds[place.guild_id].unavailable:
            raise NotPossible("the server is unavailable")
        answers = message is not None and message.origin is not None
        if message is not None and not answers and not self.discord.world.has_bot(place.guild_id):
            raise NotPossible("the bot is not on this server, and nobody has installed it")
        origin = opened_by.origin() if opened_by else None
        return self.discord.interactions.begin(
            kind, self.id, place, data, message=message, opened_by=origin
        )

    def _may(self, permission: Permission, place: Channel) -> None:
        if not self.discord.world.may(self.id, permission, place):
            raise NotPossible(f"{self.user.name} lacks {permission.name} in {place.name!r}")


def _component_data(component: Json) -> Json:
    return {
        "component_type": component["type"],
        "custom_id": component["custom_id"],
        "id": component["id"],
    }
