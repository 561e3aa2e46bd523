"""A scripted game in processes that are killed: at every statement that writes, at every send.

Run as a program of its own with one thread, so that it may fork: each child plays the script until
it is killed, another one goes on from what is on disk, and what they have done together has to be
what one does that nobody disturbs. `python -m tests.bot.tables.crashes SCRIPT FOLDER SHARE OF`
"""

import asyncio
import gc
import json
import os
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from bot.storage import open_store
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.sql.store import SqlStore
from bot.storage.sqlite import database
from bot.storage.sqlite.connection_thread import ConnectionThread
from bot.tables import Deliverer, Delivery, PlayerId, Request, TableId, Tables, Wish
from bot.tables.wishes import (
    Act,
    AnswerInvitation,
    AnswerVote,
    Join,
    OrderGoods,
    Replace,
    Resign,
    SeatComputer,
    Start,
    Undo,
)
from engine.actions import FINISH, PlayCard
from engine.errors import ConcordiaError
from engine.records import read_record
from engine.terms import SeatId
from tests.postgresql import address_of, copied, drop_all, give_back_below, number_on, opened
from tests.world import fresh_database
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, LEVELS, player_for
from tests.world.thinking import in_a_thread

TABLE = TableId(1)
SEED = "a scripted game"
GAMES = Path(__file__).parents[2] / "games"
LAST_ACTIONS = 4
DATABASE = "concordia.sqlite"


class Open(NamedTuple):
    options: dict[str, object]


class Import(NamedTuple):
    text: str


class Asked(NamedTuple):
    player: PlayerId
    wish: Wish | Open | Import


async def answered(tables: Tables, place: int, asked: Asked) -> str:
    """The same key for the same place of the script, in whatever life of the process."""
    request = Request(f"request {place}", asked.player)
    try:
        match asked.wish:
            case Open(options):
                answer = await tables.open(request, "forum", options)
            case Import(text):
                answer = await tables.import_record(request, "forum", text)
            case wish:
                answer = await tables.ask(request, TABLE, wish)
    except ConcordiaError as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return answer.model_dump_json()


class Writer:
    """Writes a script by playing it once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.script: list[Asked] = []

    async def ask(self, player: PlayerId, wish: Wish | Open | Import) -> str:
        asked = Asked(player, wish)
        self.script.append(asked)
        answer = await answered(self.tables, len(self.script), asked)
        await self.tables.rest()
        return answer

    async def play(self, personality: str | None = None) -> PlayerId:
        """The next action of whoever is to decide, the last one offered if no card is named."""
        look = await self.tables.look(TABLE, None)
        assert look.view
        player = look.guests[look.view.decisions[0].seat].player
        assert player
        offered = (await self.tables.look(TABLE, player)).offered
        cards = [a for a in offered if isinstance(a, PlayCard) and (personality or "") in a.card]
        action = cards[0] if cards else offered[-1] if personality is None else offered[0]
        await self.ask(player, Act(look.number, (action,)))
        return player

    async def number(self) -> int:
        return (await self.tables.look(TABLE, None)).number


async def opening(writer: Writer) -> None:
    """Two people and a computer: the lobby, some turns, undos with and without a vote."""
    await writer.ask(ANNA, Open({**ITALIA, "seats": 3}))
    await writer.ask(BEN, Join())
    await writer.ask(BEN, Start())  # refused: he is not the host
    await writer.ask(ANNA, SeatComputer("hash"))
    await writer.ask(BEN, OrderGoods("ask"))
    await writer.ask(ANNA, Start())
    player = await writer.play("senator")
    await writer.ask(player, Undo(await writer.number()))
    await writer.play("senator")
    await writer.play("buy")  # the first card on offer, so that one comes from the deck
    while await writer.play() == player:
        pass
    other = BEN if player == ANNA else ANNA
    await writer.ask(player, Undo(await writer.number()))
    await writer.ask(player, Act(1, (FINISH,)))  # refused: too late
    vote = (await writer.tables.look(TABLE, None)).vote("undo")
    assert vote
    await writer.ask(other, AnswerVote("undo", vote.mark, agree=True))
    await writer.play()
    await writer.ask(other, Resign("first"))


async def ending(writer: Writer) -> None:
    """The last actions of a recorded game: the end, the scores, the seed."""
    text = (GAMES / "hellas-3.json").read_text()
    whole = json.loads(text)
    last = read_record(text).actions[-LAST_ACTIONS:]
    del whole["actions"][-LAST_ACTIONS:]
    people = (ANNA, BEN, CLEO)
    await writer.ask(ANNA, Import(json.dumps(whole)))
    for seat, player in enumerate(people):
        await writer.ask(ANNA, Replace(SeatId(seat), player))
        offer = (await writer.tables.look(TABLE, None)).invitation(SeatId(seat))
        if offer:
            await writer.ask(player, AnswerInvitation(SeatId(seat), offer.number, accept=True))
    for number, entry in enumerate(last, start=len(whole["actions"])):
        await writer.ask(people[entry.seat], Act(number, (entry.action,)))


async def written(folder: Path, name: str) -> list[Asked]:
    opened = await fresh_database.opened(folder / "script.sqlite")
    tables = the_tables(opened)
    writer = Writer(tables)
    await {"opening": opening, "ending": ending}[name](writer)
    await tables.close()
    await opened.close()
    return writer.script


def the_tables(opened: SqlStore) -> Tables:
    return Tables(
        opened, clock=lambda: 1e6, think=in_a_thread(player_for), levels=LEVELS, seeds=lambda: SEED
    )


class Points:
    """Counts the moments at which a process can be killed, and kills it at one of them."""

    def __init__(self, kill_at: int | None) -> None:
        self.passed = 0
        self._kill_at = kill_at

    def here(self) -> None:
        self.passed += 1
        if self.passed == self._kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def at_statement(self, statement: str) -> None:
        if not statement.lstrip().startswith(("SELECT", "PRAGMA user", "--")):
            self.here()

    def watch(self) -> None:
        """Every statement of this process, whichever database it is for."""
        connect, commit = database._connected, psycopg.Connection.commit
        execute = PostgresConnection.execute

        async def watched(path: Path, patience: float) -> ConnectionThread:
            connection = await connect(path, patience)
            await connection.run(lambda each: each.set_trace_callback(self.at_statement))
            return connection

        def executed(connection: PostgresConnection, statement: str, *values: Any) -> Any:
            self.at_statement(statement)
            return execute(connection, statement, *values)

        def committed(connection: psycopg.Connection[Any]) -> None:
            self.here()
            commit(connection)

        database._connected = watched
        PostgresConnection.execute = executed  # type: ignore[method-assign]  # a look at each call
        psycopg.Connection.commit = committed  # type: ignore[assignment, method-assign]  # generic


async def live(folder: Path, script: list[Asked], points: Points) -> None:
    """One life of the process: go on with the script, the last answered request once more."""
    points.watch()
    opened = await open_store(address_of(folder / DATABASE))
    tables = the_tables(opened)
    outside = Outside(folder, points)
    deliverer = Deliverer(opened, outside.send, tables.said)

    async def settle() -> None:
        await tables.rest()
        await deliverer.deliver()

    await tables.begin()
    await settle()
    answers = outside.answers()
    for place in range(max(0, len(answers) - 1), len(script)):
        answer = await answered(tables, place, script[place])
        if place < len(answers):
            assert answer == answers[place], f"{answer} is not {answers[place]}"
        else:
            outside.note(answer)
        await settle()
    await tables.close()
    await opened.close()


class Outside:
    """What does not die with the process: the answers people got, and the messages they read."""

    def __init__(self, folder: Path, points: Points) -> None:
        self._answers = folder / "answers"
        self._channel = folder / "channel"
        self._points = points

    def answers(self) -> list[str]:
        return self._answers.read_text().splitlines() if self._answers.exists() else []

    def note(self, answer: str) -> None:
        with self._answers.open("a") as file:
            file.write(f"{answer}\n")

    async def send(self, messages: Sequence[Delivery]) -> None:
        for message in messages:
            self._points.here()
            line = [
                message.nonce,
                message.viewer,
                message.player,
                message.notice.model_dump_json(),
            ]
            with self._channel.open("a") as file:
                file.write(f"{json.dumps(line)}\n")
        self._points.here()

    def read(self) -> list[str]:
        """As people read it, where a nonce is honoured: the second of two is not shown."""
        seen: dict[str, str] = {}
        for line in self._channel.read_text().splitlines():
            nonce = json.loads(line)[0]
            assert seen.setdefault(nonce, line) == line, "one nonce for two messages"
        return list(seen.values())


def in_a_child(folder: Path, script: list[Asked], kill_at: int | None) -> tuple[bool, int]:
    """Whether it was killed; and how many points it passed, where it was not."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            points = Points(kill_at)
            asyncio.run(live(folder, script, points))
            os.write(writing, str(points.passed).encode())
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        passed = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return True, 0
    assert status == 0, f"the child failed by itself ({status})"
    return False, int(passed)


def outcome(folder: Path) -> dict[str, object]:
    with opened(folder / DATABASE) as connection:
        found: dict[str, object] = {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in ("tables", "table_players", "actions", "requests", "outbox")
        }
    outside = Outside(folder, Points(None))
    return {**found, "answers": outside.answers(), "read": outside.read()}


def begun_from(begun: Path, folder: Path) -> Path:
    folder.mkdir()
    for name in ("answers", "channel"):
        if (begun / name).exists():
            shutil.copy(begun / name, folder / name)
    if (begun / DATABASE).exists():
        copied(begun / DATABASE, folder / DATABASE)
    else:
        address_of(folder / DATABASE)  # so that both children go to the same
    return folder


def main(name: str, folder: Path, share: int, of: int) -> None:
    script = asyncio.run(written(folder, name))
    begun = folder / "begun"
    begun.mkdir()
    if name == "ending":  # bringing a record in is one transaction of a thousand statements
        address_of(begun / DATABASE)
        in_a_child(begun, script[:1], None)
    undisturbed = begun_from(begun, folder / "undisturbed")
    killed, points = in_a_child(undisturbed, script, None)
    assert not killed
    expected = outcome(undisturbed)
    gc.freeze()  # children share these pages as long as nobody counts through them
    kills = 0
    for kill_at in range(1 + share, points + 1, of):
        here = begun_from(begun, folder / str(kill_at))
        killed, _ = in_a_child(here, script, kill_at)
        assert killed
        kills += 1
        number_on(here / DATABASE)
        killed, _ = in_a_child(here, script, None)
        assert not killed
        found = outcome(here)
        for part, content in expected.items():
            assert found[part] == content, f"killed at {kill_at}: {part} differ"
        give_back_below(here)
        shutil.rmtree(here)
    print(json.dumps({"points": points, "kills": kills, "answers": expected["answers"]}))


if __name__ == "__main__":
    try:
        main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
    finally:
        drop_all()
