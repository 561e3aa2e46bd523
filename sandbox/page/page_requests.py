"""What somebody at the page can do, and what is answered: the acts of people, by their ids."""

from collections.abc import Awaitable, Callable
from typing import Any

from sandbox import components as kinds
from sandbox.acts import NotPossible, Outcome, PersonAct
from sandbox.forms import find_component
from sandbox.interaction import InteractionAnswer
from sandbox.model import Channel, Json
from sandbox.page.entries import options_entered, values_entered
from sandbox.page.page_state import locales_shown
from sandbox.people import Person
from sandbox.unread import mark_read

LAG = 1.0
"""Seconds that a bot may need to take in what it did last, before somebody clicks on it."""


class PageRequests:
    """As one person, in one place. Forms that were opened are known until the page is left."""

    def __init__(self, person: Person, place: Channel, forms: dict[str, Outcome]) -> None:
        self._person = person
        self._place = place
        self._forms = forms

    async def answer(self, ask: Json) -> Json:
        """Raises NotPossible, DidNotRespond or, if it makes no sense at all, ValueError."""
        known: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "write": self._write,
            "seen": self._seen,
            "speak": self._speak,
            "react": self._react,
            "dismiss": self._dismiss,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "command": self._command,
            "use": self._use,
            "complete": self._complete,
        }
        try:
            return await known[ask["do"]](ask)
        except (KeyError, TypeError) as error:
            raise ValueError(f"this makes no sense: {error!r}") from error

    async def _write(self, ask: Json) -> Json:
        sight = self._person.write(self._place, ask["text"])
        mark_read(self._person.discord.world, self._person.id, self._place, sight.id)
        return {}

    async def _seen(self, ask: Json) -> Json:
        mark_read(self._person.discord.world, self._person.id, self._place, int(ask["message"]))
        return {}

    async def _speak(self, ask: Json) -> Json:
        """From now on, interactions carry that language."""
        if ask["locale"] not in locales_shown(self._person)["known"]:
            raise NotPossible("nobody here speaks that language")
        self._person.user.locale, self._person.user.chose_locale = ask["locale"], True
        self._person.discord.world.changes.tell()
        return {}

    async def _react(self, ask: Json) -> Json:
        sight = self._person.finds(self._place, int(ask["message"]))
        world = self._person.discord.world
        users = world.messages[self._place.id][sight.id].reactions.get(ask["emoji"], [])
        if self._person.id in users:
            self._person.unreact(sight, ask["emoji"])
        else:
            self._person.react(sight, ask["emoji"])
        return {}

    async def _dismiss(self, ask: Json) -> Json:
        self._person.dismiss(self._person.finds(self._place, int(ask["message"])))
        return {}

    async def _click(self, ask: Json) -> Json:
        sight = self._person.finds(self._place, int(ask["message"]))
        return await self._done(self._person.click(sight, ask["id"]))

    async def _choose(self, ask: Json) -> Json:
        sight = self._person.finds(self._place, int(ask["message"]))
        message = self._person.discord.world.messages[self._place.id][sight.id]
        menu = find_component(message.components, ask["id"], *kinds.SELECTS)
        values = {ask["id"]: ask["values"]}
        picked = values_entered(self._person, self._place, [menu], values)[ask["id"]]
        return await self._done(self._person.choose(sight, ask["id"], *picked))

    async def _submit(self, ask: Json) -> Json:
        opened = self._forms.get(ask["form"])
        if opened is None:
            raise NotPossible("this form is no longer open")
        components = opened.form["components"]
        values = values_entered(self._person, self._place, components, ask["values"])
        done = await self._done(self._person.submit(opened, values))
        self._forms.pop(ask["form"], None)
        return done

    async def _command(self, ask: Json) -> Json:
        options = options_entered(self._person, self._place, ask["name"], ask["options"])
        return await self._done(self._person.command(self._place, ask["name"], **options))

    async def _use(self, ask: Json) -> Json:
        """A command of the menu on a person."""
        discord = self._person.discord
        whom = Person(discord, discord.world.users[int(ask["person"])])
        return await self._done(self._person.use_on(self._place, ask["name"], whom))

    async def _complete(self, ask: Json) -> Json:
        options = options_entered(self._person, self._place, ask["name"], ask["options"])
        act = self._person.autocompletes(
            self._place, ask["name"], ask["option"], ask["typed"], **options
        )
        outcome = await act.begun(patience=LAG)
        await outcome.answered()
        return {"choices": outcome.interaction.choices}

    async def _done(self, act: PersonAct) -> Json:
        outcome = await act.begun(patience=LAG)
        await outcome.answered()
        told: dict[str, Any] = {}
        if outcome.interaction.modal is not None:
            number = str(outcome.interaction.id)
            self._forms[number] = outcome
            told["form"] = {"id": number, **outcome.form}
        elif outcome.interaction.reply is not None:
            told["reply"] = str(outcome.interaction.reply.id)
            told["working"] = outcome.answer is InteractionAnswer.DEFERRED_UPDATE
        return told
