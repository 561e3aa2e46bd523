"""What can go wrong on the way to Discord, on demand and as often as it was told to."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from sandbox import errors
from sandbox.errors import Refused
from sandbox.model import Channel

EventName = str


class Hold:
    """A request kept waiting until the test lets it go on."""

    def __init__(self) -> None:
        self._reached = asyncio.Event()
        self._released = asyncio.Event()

    async def reached(self) -> None:
        await self._reached.wait()

    def release(self) -> None:
        self._released.set()

    async def stand_in_the_way(self) -> None:
        self._reached.set()
        await self._released.wait()


@dataclass
class Fault:
    route: str
    """`POST /channels/{channel_id}/messages`, as Discord's documentation writes it."""
    times: int
    place: Channel | None = None
    """Only there; None: wherever the route leads."""
    status: int | None = None
    refusal: Refused | None = None
    retry_after: float = 0.0
    globally: bool = False
    via: bool = True
    hold: Hold | None = None
    cut: Literal["upload", "answer"] | None = None
    carried_out: bool = False
    """Whether the request does its work before it fails: then only the answer is lost."""


@dataclass
class Faults:
    watchers: list[Callable[[Fault, Mapping[str, str]], None]] = field(default_factory=list)
    """Told about every request that is struck, and where it leads: one that is cut is in no
    journal."""
    _pending: list[Fault] = field(default_factory=list)
    _lost: list[EventName] = field(default_factory=list)
    _repeated: list[EventName] = field(default_factory=list)

    def fail(
        self,
        route: str,
        *,
        status: int = 500,
        times: int = 1,
        place: Channel | None = None,
        carried_out: bool = False,
    ) -> None:
        fault = Fault(route, times, place, status=status, carried_out=carried_out)
        self._pending.append(fault)

    def refuse(
        self,
        route: str,
        code: int,
        *,
        times: int = 1,
        place: Channel | None = None,
        retry_after: float = 0.01,
        carried_out: bool = False,
    ) -> None:
        """With one of Discord's own codes. The journal does not hold it against the bot."""
        refusal = errors.of_code(code, retry_after=retry_after)
        fault = Fault(route, times, place, refusal=refusal, carried_out=carried_out)
        self._pending.append(fault)

    def limit(
        self,
        route: str,
        *,
        retry_after: float,
        times: int = 1,
        place: Channel | None = None,
        globally: bool = False,
        via: bool = True,
    ) -> None:
        """A 429 although the headers promised room, as a shared limit does."""
        fault = Fault(route, times, place, status=429, retry_after=retry_after)
        fault.globally, fault.via = globally, via
        self._pending.append(fault)

    def hold(self, route: str, *, place: Channel | None = None, carried_out: bool = False) -> Hold:
        """A slow answer: as slow as the test likes."""
        hold = Hold()
        self._pending.append(Fault(route, 1, place, hold=hold, carried_out=carried_out))
        return hold

    def cut_upload(self, route: str, *, times: int = 1, place: Channel | None = None) -> None:
        """The connection breaks while the request is still being sent."""
        self._pending.append(Fault(route, times, place, cut="upload"))

    def cut_answer(self, route: str, *, times: int = 1, place: Channel | None = None) -> None:
        """The request does its work, and the connection breaks before the answer."""
        self._pending.append(Fault(route, times, place, cut="answer", carried_out=True))

    def end(self) -> None:
        """Whatever was still to go wrong with requests: the cause is gone."""
        self._pending.clear()

    def lose(self, event: EventName, *, times: int = 1) -> None:
        self._lost += [event] * times

    def repeat(self, event: EventName, *, times: int = 1) -> None:
        self._repeated += [event] * times

    def take(self, method: str, template: str, parameters: Mapping[str, str]) -> Fault | None:
        route, channel_id = f"{method} {template}", parameters.get("channel_id")
        for fault in self._pending:
            is_there = fault.place is None or str(fault.place.id) == channel_id
            if fault.route == route and is_there:
                fault.times -= 1
                if not fault.times:
                    self._pending.remove(fault)
                for watcher in self.watchers:
                    watcher(fault, parameters)
                return fault
        return None

    def copies_of(self, event: EventName) -> int:
        """How often an event is to be sent: once, unless it is to get lost or to come twice."""
        if event in self._lost:
            self._lost.remove(event)
            return 0
        if event in self._repeated:
            self._repeated.remove(event)
            return 2
        return 1
