"""Somebody in front of the page: who they are just now, what they were told, what they ask."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox.acts import DidNotRespond, NotPossible, Outcome
from sandbox.changes import NothingHappened
from sandbox.model import Attachment, Channel, Json
from sandbox.page import page_state
from sandbox.page.page_requests import PageRequests
from sandbox.page.page_texts import PageTexts, Texts
from sandbox.page.welcome import Welcome, welcome_shown
from sandbox.people import Person
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

AT_ONCE = 60
"""As many messages are shown before somebody asks for earlier ones."""
_GATHERED = 0.02
"""Seconds in which changes are gathered, to be told together."""


class PageSession:
    def __init__(
        self,
        discord: "LocalDiscord",
        socket: web.WebSocketResponse,
        texts: PageTexts,
        shows: Callable[[Iterable[Attachment]], None],
    ) -> None:
        """Whatever pictures it shows, it tells."""
        self._discord = discord
        self._socket = socket
        self._said = texts
        self._texts: Texts = {}
        self._welcome: Welcome | None = None
        self._locale = ""
        self._shows = shows
        self._wanted: Json = {}
        self._person: Person | None = None
        self._place: Channel | None = None
        self._most = AT_ONCE
        self._told: dict[str, Any] = {}
        self._messages: dict[str, Json] = {}
        self._forms: dict[str, Outcome] = {}
        self._changed = asyncio.Event()
        self._telling = asyncio.Lock()
        self._asking: set[asyncio.Task[None]] = set()

    async def last(self) -> None:
        """Until the page is left."""
        watchers = self._discord.world.changes.watchers
        watchers.append(self._changed.set)
        telling = asyncio.create_task(self._tell_changes())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._hear(json.loads(message.data))
        finally:
            watchers.remove(self._changed.set)
            for task in (telling, *self._asking):
                task.cancel()
            await asyncio.gather(telling, *self._asking, return_exceptions=True)

    async def leave(self) -> None:
        await self._socket.close(code=1001, message=b"The local Discord stops.")

    def _hear(self, ask: Json) -> None:
        """Asks begin in the order they come in; each is answered when its answer is there."""
        if ask["do"] == "be":
            self._wanted = ask
            self._be(ask)
            self._changed.set()
            return
        if ask["do"] == "earlier":
            self._most += AT_ONCE
            self._changed.set()
            return
        if self._person is None or self._place is None:
            raise ValueError("nobody is there yet")
        asks = PageRequests(self._person, self._place, self._forms)
        task = asyncio.create_task(self._answer(asks, self._person, ask))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def _be(self, ask: Json) -> None:
        """Somebody, somewhere; whoever is not known, or may not go there, is led elsewhere."""
        known = {str(person.id): person for person in page_state.people(self._discord)}
        if not known:
            return
        person = known.get(ask.get("person") or "") or self._expected(known)
        wanted = str(ask.get("place") or "")
        place = self._discord.world.channels.get(int(wanted) if wanted.isdecimal() else 0)
        if place is None or not self._discord.world.may(person.id, Permission.VIEW_CHANNEL, place):
            place = page_state.first_place(person)
        if self._person is None or person.id != self._person.id:
            self._forms = {}
        if not person.user.chose_locale:
            person.user.locale = self._said.nearest(ask.get("languages", ())) or person.user.locale
        self._person, self._place, self._most = person, place, AT_ONCE
        self._told, self._messages = {}, {}

    def _expected(self, known: dict[str, Person]) -> Person:
        """On the first visit: for whom the welcome's first button is, or just anybody."""
        anybody = next(iter(known.values()))
        welcome = self._said.welcome and self._said.welcome(anybody.user.locale)
        names = [each.person for each in welcome.actions[:1]] if welcome else []
        return next((each for each in known.values() if each.user.display_name in names), anybody)

    def _speak(self, locale: str) -> None:
        if locale != self._locale:
            self._locale = locale
            self._texts = self._said.texts(locale)
            self._welcome = self._said.welcome and self._said.welcome(locale)

    async def _answer(self, asks: PageRequests, person: Person, ask: Json) -> None:
        try:
            answer = await asks.answer(ask)
        except DidNotRespond:
            answer = {"problem": "no answer"}
        except (NotPossible, NothingHappened) as error:
            answer = {"problem": "not possible", "why": str(error)}
        except Exception:
            self._discord.journal.fail(f"page: {ask.get('do')}")
            answer = {"problem": "failed"}
        await self._tell_news()  # what came of it is seen before it counts as done
        if self._person is None or person.id != self._person.id:
            answer = {"late": True}  # somebody else sits there now
        await self._send({"answer": ask.get("ask"), **answer})

    async def _tell_changes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_GATHERED)
            await self._tell_news()

    async def _tell_news(self) -> None:
        async with self._telling:
            self._changed.clear()
            try:
                news = self._news()
            except Exception:
                self._discord.journal.fail("page: what is to be seen")
                raise
            if news:
                await self._send({"news": news})

    def _news(self) -> Json:
        """What is new since it was told last; after somebody else sat down, everything."""
        if self._person is None:  # when the page was opened, nobody was there to be
            self._be(self._wanted)
        person, place = self._person, self._place
        if person is None or place is None:
            return {}
        world = self._discord.world
        gone = place.id not in world.channels
        if gone or not world.may(person.id, Permission.VIEW_CHANNEL, place):
            self._place = place = page_state.first_place(person)
        self._speak(person.user.locale)
        parts: Json = {
            "texts": self._texts,
            "me": {"id": str(person.id), "name": person.user.display_name},
            "locales": page_state.locales_shown(person),
            "bot": page_state.bot_shown(self._discord),
            "people": page_state.people_shown(self._discord),
            "places": page_state.places_shown(person),
            "here": page_state.here_shown(person, place),
            "read": str(person.user.read.get(place.id, 0)),
        }
        if self._welcome is not None:
            parts["welcome"] = welcome_shown(self._discord, self._welcome, person)
        news = {key: part for key, part in parts.items() if self._told.get(key) != part}
        shown, earlier = page_state.messages_shown(person, place, self._most)
        changed = [each for each in shown if self._messages.get(each["id"]) != each]
        for each in changed:
            self._shows(world.messages[place.id][int(each["id"])].attachments)
        order = [each["id"] for each in shown]
        if changed or "me" in news or order != self._told.get("order"):
            news["messages"] = {"order": order, "changed": changed, "earlier": earlier}
        self._told = {**parts, "order": order}
        self._messages = {each["id"]: each for each in shown}
        return news

    async def _send(self, payload: Json) -> None:
        try:
            await self._socket.send_str(json.dumps(payload, separators=(",", ":")))
        except ConnectionError:
            return
