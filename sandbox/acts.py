"""What a person does that a bot has to answer, and what became of it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator
from typing import TYPE_CHECKING, Any

from sandbox.interaction import ANSWER_SECONDS, Interaction, InteractionAnswer, State
from sandbox.model import Json
from sandbox.sights import Sight, sight_of

if TYPE_CHECKING:
    from sandbox.people import Person


class NotPossible(AssertionError):
    """Something no person could do: what is wanted is not there, not offered or greyed out."""


class DidNotRespond(AssertionError):
    """Three seconds went by, and Discord told the person that the application did not respond."""


class PersonAct:
    """Not yet done: `await` it for the bot's answer, or ask for its silence."""

    def __init__(self, person: "Person", begin: Callable[[], Interaction]) -> None:
        self._person = person
        self._begin = begin

    def __await__(self) -> Generator[Any, None, "Outcome"]:
        return self._answered().__await__()

    async def begun(self, *, patience: float | None = None) -> "Outcome":
        """Do it, and wait for nothing; with patience, also if the bot lags behind by more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._person.discord.settle()
        return Outcome(self._person, self._begin())

    async def silence(self) -> "Outcome":
        """Do it, let three seconds go by, and find that nothing came."""
        outcome = await self.begun()
        await self._person.discord.settle()
        self._person.discord.clock.advance(ANSWER_SECONDS)
        if not outcome.failed:
            raise AssertionError(f"the bot did answer: {outcome.interaction.answer!r}")
        return outcome

    async def _answered(self) -> "Outcome":
        outcome = await self.begun()
        await outcome.answered()
        return outcome


class Outcome:
    def __init__(self, person: "Person", interaction: Interaction) -> None:
        self._person = person
        self.interaction = interaction

    @property
    def failed(self) -> bool:
        return self.interaction.state is State.FAILED

    @property
    def answer(self) -> InteractionAnswer | None:
        return self.interaction.answer

    @property
    def reply(self) -> Sight:
        """The answering message as it looks now."""
        message = self.interaction.reply
        if message is None:
            raise NotPossible(f"there is no message in the answer {self.answer!r}")
        if not self._person.discord.world.is_there(message):
            raise NotPossible("the answering message was deleted")
        return sight_of(message, self._person.id)

    @property
    def form(self) -> Json:
        if self.interaction.modal is None:
            raise NotPossible(f"no form was opened, but {self.answer!r}")
        return self.interaction.modal

    async def answered(self) -> None:
        await self._until(
            lambda: self.interaction.state is not State.WAITING, "the bot did not answer"
        )
        if self.failed:
            raise DidNotRespond(f"{self._what()}: the application did not respond")

    async def filled(self) -> Sight:
        """The reply, once it no longer says that the bot is thinking."""
        await self._until(lambda: not self.reply.thinking, "the bot is still thinking")
        return self.reply

    def _until(self, look: Callable[[], bool], problem: str) -> Awaitable[bool]:
        journal = self._person.discord.journal
        return self._person.discord.world.changes.until(
            look, lambda: "; ".join([f"{self._what()}: {problem}", *map(str, journal.refusals)])
        )

    def _what(self) -> str:
        data = self.interaction.data
        return f"{self.interaction.kind.name} {data.get('custom_id') or data.get('name')}"
