"""Whatever Discord refuses, wherever and whenever: the game goes on, who can help is told once, and
who is to decide is called once when the cause is gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from bot.tables import TableId
from bot.tables.openings import Opening
from bot.tables.wishes import AnswerVote, Join, Start, TellPartner, TransferHost, Undo
from sandbox import Person
from sandbox.faults import Faults
from sandbox.model import Channel, MessageFlag
from sandbox.sights import Sight
from tests.bot.announcer.test_faults import OPEN, a_turn_played
from tests.world.tables import TEAM
from tests.world.wire import EDIT, SEND, AnnouncerWorld, labels

THREAD = "POST /channels/{channel_id}/messages/{message_id}/threads"
LONG = 10_000
Strike = Callable[[Faults, str, Channel | None], None]


def refused(code: int) -> Strike:
    return lambda faults, route, place: faults.refuse(route, code, times=LONG, place=place)


def failing(status: int) -> Strike:
    return lambda faults, route, place: faults.fail(route, status=status, times=LONG, place=place)


def banned(faults: Faults, route: str, place: Channel | None) -> None:
    faults.limit(route, retry_after=0.01, via=False, times=LONG, place=place)


def cut(faults: Faults, route: str, place: Channel | None) -> None:
    faults.cut_upload(route, times=LONG, place=place)


def cut_off(faults: Faults, route: str, place: Channel | None) -> None:
    """What was sent came through, and nobody learns of it."""
    faults.cut_answer(route, times=LONG, place=place)


PASSING: dict[str, Strike] = {
    **{str(code): refused(code) for code in (20028, 30046, 40003, 40006, 130000)},
    "500": failing(500),
    "503": failing(503),
    "banned": banned,
    "cut": cut,
    "cut off": cut_off,
}
FROZEN = ("50083", "160005")
"""A thread is archived or locked; direct messages never are."""
CLOSED = {str(code): refused(code) for code in (50001, 50013, 50083, 160005)}
REJECTED = {**{str(code): refused(code) for code in (50035, 200000)}, "413": failing(413)}
NO_DMS = {str(code): refused(code) for code in (50007, 50278, 10013)}
FLAGGED = {"20026": refused(20026)}
PLACES: dict[str, dict[str, Strike]] = {
    "send": {**PASSING, **CLOSED, **REJECTED, **FLAGGED},
    "edit": {**PASSING, **CLOSED, **REJECTED},
    "open": {**PASSING, **NO_DMS, **FLAGGED},
    "direct": {**PASSING, **NO_DMS, **REJECTED, **FLAGGED, "10003": refused(10003)},
}
HOST_HELPS = {
    *(("send", what) for what in (*CLOSED, *REJECTED)),
    *(("edit", what) for what in ("50001", "50013")),
}
"""Or whoever can let the bot speak where the host plays. What passes helps itself, whoever takes no
direct messages is called in the channel, and of FLAGGED the operator is told."""
STAYS = {("edit", what) for what in (*REJECTED, *FROZEN)}
"""Where an old message cannot be changed, and is let be with its buttons."""
OFTEN = {
    "send": ("503", "cut off", "50001", "50083", "50035", "20026"),
    "edit": ("503", "cut off", "50013", "160005", "200000"),
    "open": ("503", "cut off", "50007", "20026"),
    "direct": ("503", "cut off", "50278", "10013", "413", "20026", "10003"),
}
"""Each refusal that doesn't pass by itself somewhere, and each sort of them wherever it comes; the
others with --long."""
CASES = [
    pytest.param(place, what, marks=[] if what in OFTEN[place] else [pytest.mark.long])
    for place, strikes in PLACES.items()
    for what in strikes
]


class Moment(NamedTuple):
    name: str
    table: TableId


async def moments(world: AnnouncerWorld) -> AsyncIterator[Moment]:
    """What has happened when each is reached is not yet said."""
    table = await world.open(TEAM, 1)
    yield Moment("the lobby", table)
    for number in (1, 2, 3):
        await world.ask(number, table, Join())
    yield Moment("a full lobby", table)
    await world.ask(0, table, Start())
    yield Moment("the first turn", table)
    await a_turn_played(world, table)
    yield Moment("a turn", table)
    look = await world.look(table)
    asking = 1 - world.people.index(await world.decides(table)) % 2
    await world.ask(asking, table, Undo(look.number))
    yield Moment("a vote", table)
    undo = (await world.look(table)).vote("undo")
    if undo is not None:
        await world.ask(undo.voters[0], table, AnswerVote("undo", undo.mark, agree=False))
        yield Moment("a vote that is over", table)
    await world.ask(0, table, TransferHost(world.player(0)))
    await world.ask(0, table, TellPartner("Wine next."))
    yield Moment("a notice and a word", table)
    chance = Random(1)
    for _ in range(400):
        look = await world.look(table)
        assert look.view
        if look.view.turn > 4 and look.view.decisions[0].seat != look.view.active:
            break
        await world.play(table, chance)
    yield Moment("a partner's part", table)
    await a_turn_played(world, table, 3)
    yield Moment("the turn after it", table)


def struck(world: AnnouncerWorld, place: str, what: str) -> None:
    direct = [person.dm for person in world.people]
    strike = PLACES[place][what]
    routes: dict[str, list[tuple[str, Channel | None]]] = {
        "send": [(SEND, world.channel)],
        "edit": [(EDIT, world.channel if what in FROZEN else None)],
        "open": [(OPEN, None)],
        "direct": [(SEND, each) for each in direct],
    }
    for route, where in routes[place]:
        strike(world.local.faults, route, where)


async def healed(world: AnnouncerWorld, table: TableId) -> None:
    """The cause is gone, the bot was restarted, and somebody looks at the table."""
    world.local.faults.end()
    world.new_announcer()
    for _ in range(3):
        await world.say()
    await world.tables.look_after(table)
    assert await world.say()
    await world.announcer.tidy()


async def in_order(world: AnnouncerWorld, table: TableId, *, old_ones_stay: bool) -> None:
    look, with_buttons = await world.look(table), world.with_buttons()
    if not old_ones_stay:
        votes = [each for each in with_buttons if "Agree" in labels(each)]
        assert len(votes) == len(look.votes)
        assert len(with_buttons) == 1 + len(votes)
        assert len(parts(world.people)) <= 1
    if look.view is None:
        assert "Join" in labels(with_buttons[-1])
        return
    decides = await world.decides(table)
    standing = [each for each in with_buttons if "Play" in labels(each)][-1]
    assert parts([decides]) or decides.looks_again(standing).pings
    for person in world.people:
        hands = [each.pictures[0].alt for each in person.sees(person.dm) if each.pictures]
        assert all(one != other for one, other in pairwise(hands))


async def somebody_is_called(world: AnnouncerWorld, table: TableId) -> None:
    """Also while the trouble lasts, as it is elsewhere. A partner who is asked directly has to wait
    if that may work soon, but everybody sees how the game stands."""
    view = (await world.look(table)).view
    if view is not None:
        decides = await world.decides(table)
        play = [each for each in world.with_buttons() if "Play" in labels(each)][-1]
        is_partner = view.decisions[0].seat != view.active
        assert is_partner or parts([decides]) or decides.looks_again(play).pings


def parts(people: list[Person]) -> list[Sight]:
    """Questions in direct messages that can be answered."""
    return [each for one in people for each in one.sees(one.dm) if "Play" in labels(each)]


class Calls:
    """How often each person was called to decide, in the channel or directly."""

    def __init__(self, world: AnnouncerWorld) -> None:
        self._world = world
        self._seen: set[tuple[Person, int]] = set()
        self._asked: tuple[int, Person] | None = None

    async def due(self, table: TableId) -> Counter[Person]:
        """Whoever is to decide, once, unless they were to decide in that turn before."""
        view = (await self._world.look(table)).view
        before = self._asked
        self._asked = (view.turn, await self._world.decides(table)) if view else None
        return Counter([self._asked[1]] if self._asked and self._asked != before else [])

    def made(self) -> Counter[Person]:
        """Since this was last asked."""
        calls: Counter[Person] = Counter()
        for person in self._world.people:
            for sight in (*person.pings(self._world.channel), *person.sees(person.dm)):
                if (person, sight.id) not in self._seen:
                    self._seen.add((person, sight.id))
                    calls[person] += "Play" in labels(sight) and not self._is_silent(sight)
        return +calls

    def _is_silent(self, sight: Sight) -> bool:
        message = self._world.local.world.messages[sight.channel_id][sight.id]
        return message.has(MessageFlag.SUPPRESS_NOTIFICATIONS)


def hosts_told(world: AnnouncerWorld) -> int:
    """How often the host was told that nothing can be said in the channel."""
    return sum("on hold" in each.text for each in world.people[0].sees(world.people[0].dm))


def operators_told(caplog: pytest.LogCaptureFixture) -> int:
    return sum(each.levelname == "ERROR" for each in caplog.records)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("place", "what"), CASES, ids=lambda each: each)
async def test_the_game_goes_on_whatever_is_refused(
    world: AnnouncerWorld, caplog: pytest.LogCaptureFixture, place: str, what: str
) -> None:
    calls = Calls(world)
    hosts = operators = 0
    async for name, table in moments(world):
        if place == "open":
            for person in world.people:
                await world.tables.remember_dm_channel(world.player(person), None)
            world.client._connection._private_channels_by_user.clear()
        due, told_before = await calls.due(table), hosts_told(world)
        caplog.clear()
        struck(world, place, what)
        for _ in range(2):
            await world.say()
        if place != "send":
            await somebody_is_called(world, table)
        made = calls.made()
        await healed(world, table)
        await in_order(world, table, old_ones_stay=(place, what) in STAYS)
        assert made + calls.made() == due, name
        told = hosts_told(world) - told_before
        assert told <= 1, name
        hosts += told
        assert operators_told(caplog) <= 1, name
        operators += operators_told(caplog)
    assert bool(hosts) == ((place, what) in HOST_HELPS)
    assert bool(operators) == (what in FLAGGED)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("place", "what"),
    [(place, what) for place in ("send", "edit") for what in ("cut off", "50013")],
    ids=lambda each: each,
)
async def test_the_end_is_told_once_whatever_is_refused(
    world: AnnouncerWorld, place: str, what: str
) -> None:
    table = await world.start({"board": "corsica", "seats": 2}, 1, computers=1)
    await world.say()
    chance = Random(7)
    while await world.play(table, chance):
        pass
    struck(world, place, what)
    for _ in range(2):
        await world.say()
    await healed(world, table)
    ends = [each for each in world.sights() if "the game is over" in each.text]
    assert len(ends) == 1
    assert "Rematch" in labels(ends[0])
    if (place, what) not in STAYS:
        assert world.with_buttons() == ends


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("route", [SEND, THREAD])
@pytest.mark.parametrize("what", ["503", "50013", "50035"])
async def test_a_thread_is_opened_once_whatever_is_refused(
    world: AnnouncerWorld, route: str, what: str
) -> None:
    strike = {**PASSING, **CLOSED, **REJECTED}[what]
    strike(world.local.faults, route, world.channel)
    given, place = {"board": "italia", "seats": 2}, Opening(str(world.guild.id), in_thread=True)
    answer = await world.tables.open(world.request(0), world.place, given, given=place)
    table = TableId(answer.table)
    for _ in range(2):
        await world.say()
    assert (await world.look(table)).awaits_thread
    await healed(world, table)
    [thread] = world.local.world.threads_of(world.guild)
    assert (await world.look(table)).channel == str(thread.id)
    assert len(world.sights()) == 1
    assert hosts_told(world) == (what not in PASSING)
