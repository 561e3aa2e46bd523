"""`concordia play`: the local Discord, the bot and the page, started as anybody would."""

import asyncio
import json
import os
import select
import shutil
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path

import aiohttp
import pytest

from bot.storage.sqlite.migrations import APPLICATION_ID
from home.local_bot import TOKEN
from home.play import (
    CHANNELS,
    DATABASE,
    PEOPLE,
    WORLD,
    play_at_home,
)
from home.ports import LAST_PORT, PORT
from home.restarts import MOST_RESTARTS, WELL_AFTER_SECONDS, RestartLimit
from sandbox.changes import PATIENCE
from tests.bot.bot_process import ROOT
from tests.command_line import Answer, Concordia, assert_one_line, shell

AS_ANYBODY: Sequence[str] = (
    ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-net_bind_service"]
    if os.geteuid() == 0 and shutil.which("setpriv")
    else ["env"]
    if os.geteuid()
    else []
)
"""In front of a command: without the right to do what only root may."""
RESERVED = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
CHILDREN = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in listed.split()]


async def told_whether_the_bot_is_there(ws: aiohttp.ClientWebSocketResponse) -> bool:
    """The next time that something is told about it."""
    while True:
        news = (await ws.receive_json(timeout=PATIENCE)).get("news", {})
        if "bot" in news:
            online: bool = news["bot"]["online"]
            return online


def contents(folder: Path) -> dict[Path, bytes | None]:
    """Everything in it but what SQLite keeps beside a database that is open."""
    return {
        each: each.read_bytes() if each.is_file() else None
        for each in (folder, *folder.rglob("*"))
        if not each.name.endswith(("-wal", "-shm"))
    }


class Playing:
    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    async def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Playing]:
    port = a_free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--port", str(port), "--no-browser",
        "--data", str(folder), stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stdout
        first = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        address = first.decode().split()[-1]
        assert address == f"http://127.0.0.1:{port}/"
        yield Playing(process, address)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_the_page_is_there_when_its_address_is_told_and_all_is_there_again_after_a_restart(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "home"
    async with playing(folder) as home, aiohttp.ClientSession() as session:
        async with session.get(home.address) as page:
            assert page.status == 200
            assert "text/html" in page.headers["Content-Type"]
        assert await home.stop() == 0
    world = json.loads((folder / WORLD / "world.json").read_text())
    names = [each["display_name"] for each in world["users"]]
    assert set(PEOPLE) <= set(names)
    assert [each["name"] for each in world["channels"]][: len(CHANNELS)] == list(CHANNELS)
    async with playing(folder) as home:
        assert await home.stop(signal.SIGTERM) == 0
    again = json.loads((folder / WORLD / "world.json").read_text())
    assert [each["display_name"] for each in again["users"]] == names


@pytest.mark.skipif(not CHILDREN.exists(), reason="needs /proc to find the bot's process")
async def test_a_bot_that_was_killed_is_started_again(tmp_path: Path) -> None:
    async with playing(tmp_path / "home") as home, aiohttp.ClientSession() as session:
        [bot] = children(home.process.pid)
        async with session.ws_connect(f"{home.address}page/socket", origin=home.address[:-1]) as ws:
            await ws.send_json({"do": "be", "person": None, "place": None})
            assert await told_whether_the_bot_is_there(ws)
            os.kill(bot, signal.SIGKILL)
            assert not await told_whether_the_bot_is_there(ws)
            assert await told_whether_the_bot_is_there(ws)
        assert home.process.stdout
        await home.process.stdout.readline()
        said = await home.process.stdout.readline()
        assert b"starting it again" in said
        assert await home.stop() == 0


_INTERRUPTED = """
import os, signal, sys
from cli import __main__

class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == interrupted:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a run in the background
sys.meta_path.insert(0, Interrupting())
interrupted, sys.argv[1:] = sys.argv[1], ["play", "--no-browser", "--data", sys.argv[2]]
__main__.main()
"""


@pytest.mark.parametrize("module", ["cli.program", "datetime", "engine", "home.play"])
async def test_ctrl_c_is_heard_while_the_program_is_being_read(module: str, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _INTERRUPTED, module, tmp_path / "home",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, *said) == (130, b"", b"")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_who_stops_it_while_the_bot_is_connecting_is_told_no_address(
    tmp_path: Path, number: signal.Signals
) -> None:
    said: list[str] = []
    home = play_at_home(a_free_port(), tmp_path / "home", browser=False, say=said.append)
    starting = asyncio.create_task(home)
    await asyncio.sleep(0)  # it listens for signals before anything else
    signal.raise_signal(number)
    await asyncio.wait_for(starting, PATIENCE)
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().remove_signal_handler(each)
    assert said == []


def test_a_bot_that_ran_well_is_started_again_as_often_as_at_first() -> None:
    now = 0.0
    restarts = RestartLimit(lambda: now)
    for _ in range(2):
        now += WELL_AFTER_SECONDS
        for _ in range(MOST_RESTARTS):
            assert restarts.allow_another()
            now += WELL_AFTER_SECONDS - 1
    assert not restarts.allow_another()


@pytest.mark.skipif(not CHILDREN.exists(), reason="needs /proc to find the bot's process")
async def test_a_folder_is_for_one_at_a_time_and_is_as_it_was_after_everything_was_killed(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "home"
    line = f"concordia play --port {a_free_port()} --no-browser --data {folder}"
    async with playing(folder) as home:
        before = contents(folder)
        second = await asyncio.to_thread(shell, line)
        assert contents(folder) == before
        await say_something(home, folder)
        [bot] = children(home.process.pid)
        watched = os.pidfd_open(bot)
        await home.stop(signal.SIGKILL)
        await assert_it_ends(watched)
    answer = Answer(second.returncode, second.stdout, second.stderr)
    assert_one_line(answer, f"{folder} is in use by another concordia play", "--data FOLDER")
    kept = json.loads((folder / WORLD / "world.json").read_text())["messages"]
    assert [each["content"] for each in kept] == SAID
    async with playing(folder) as home:
        assert await home.stop() == 0


SAID = [f"turn {number}" for number in range(5)]


async def say_something(home: Playing, folder: Path) -> None:
    """As the bot does: its database says at once that it was posted, and then it has to be."""
    forum = json.loads((folder / WORLD / "world.json").read_text())["channels"][0]["id"]
    posting = f"{home.address}api/v10/channels/{forum}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        for text in SAID:
            async with session.post(posting, json={"content": text}) as answer:
                assert answer.status == 200


async def assert_it_ends(watched: int) -> None:
    """No bot is left behind when all else was killed."""
    gone = select.poll()
    gone.register(watched, select.POLLIN)
    try:
        assert await asyncio.to_thread(gone.poll, PATIENCE * 1000)
    finally:
        os.close(watched)


def both_ways(port: int) -> str:
    return f'concordia play --port {port}, or make play ARGS="--port {port}"\n'


def test_a_port_that_is_taken_is_told_in_one_line(concordia: Concordia, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = concordia("play", "--port", port, "--no-browser", "--data", tmp_path / "home")
    assert_one_line(answer, f"port {port} is in use", both_ways(port + 1))


def test_after_the_last_port_an_earlier_one_is_proposed(
    concordia: Concordia, tmp_path: Path
) -> None:
    with ExitStack() as held:
        with suppress(OSError):  # it may be taken already
            held.enter_context(socket.create_server(("127.0.0.1", LAST_PORT)))
        answer = concordia("play", "--port", LAST_PORT, "--no-browser", "--data", tmp_path / "home")
    assert_one_line(answer, f"port {LAST_PORT} is in use", both_ways(LAST_PORT - 1))


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made:
        made.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        made.execute("PRAGMA user_version = 9999")
        made.execute("CREATE TABLE tables (id)")


def of_others(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE theirs (id)")


BROKEN: dict[str, tuple[str, Callable[[Path], object], str]] = {
    "the folder is a file": (".", Path.touch, "not a folder"),
    "the database is garbage": (DATABASE, lambda file: file.write_bytes(b"x" * 5000), "not ours"),
    "the database is newer": (DATABASE, newer, "newer version"),
    "the database is another program's": (DATABASE, of_others, "not ours"),
    "the database is a folder": (DATABASE, Path.mkdir, "cannot be used"),
    "the Discord is a file": (WORLD, Path.touch, "not a folder"),
    "the pictures are a file": (f"{WORLD}/attachments", Path.touch, "not a folder"),
    "the world is no JSON": (f"{WORLD}/world.json", lambda file: file.write_text("{"), "damaged"),
    "the world is binary": (
        f"{WORLD}/world.json", lambda file: file.write_bytes(b"\xff\x00"), "damaged",
    ),
    "the world is of another version": (
        f"{WORLD}/world.json", lambda file: file.write_text('{"version": 7}'), "another version",
    ),
    "the world is a folder": (f"{WORLD}/world.json", Path.mkdir, "cannot be used"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_used_is_told_in_one_line_and_left_alone(
    concordia: Concordia, tmp_path: Path, what: str
) -> None:
    name, broken, reason = BROKEN[what]
    folder = tmp_path / "home"
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    broken(file)
    before = contents(tmp_path)
    answer = concordia("play", "--port", a_free_port(), "--no-browser", "--data", folder)
    assert_one_line(answer, str(file), reason, "--data FOLDER")
    assert contents(tmp_path) == before


@pytest.mark.skipif(not RESERVED.exists(), reason="needs ports that are not for everybody")
@pytest.mark.skipif(not AS_ANYBODY, reason="needs setpriv where one may use every port")
async def test_a_port_that_is_not_for_everybody_is_told_as_such(tmp_path: Path) -> None:
    port = int(RESERVED.read_text()) - 1
    if port < 1:
        pytest.skip("here all ports are for everybody")
    [answer] = await played_as_anybody((port, tmp_path / "home"))
    assert_one_line(answer, f"port {port} cannot be used: Permission denied", both_ways(PORT))
    assert str(tmp_path) not in answer.err


@pytest.mark.skipif(not AS_ANYBODY, reason="needs setpriv where one may write everywhere")
async def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    homes = {a_home(tmp_path / f"{place}"): part for place, part in enumerate(PROTECTED)}
    homes[an_empty_folder(tmp_path / "empty")] = "."
    before = {folder: contents(folder) for folder in homes}
    for folder, part in homes.items():
        (folder / part).chmod(0o555)
    try:
        told = await played_as_anybody(*((a_free_port(), folder) for folder in homes))
    finally:
        for folder, part in homes.items():
            (folder / part).chmod(0o755)
    for (folder, part), answer in zip(homes.items(), told, strict=True):
        assert_one_line(answer, f"{folder / part} is not writable", "--data FOLDER")
        assert contents(folder) == before[folder]


PROTECTED = (".", DATABASE, WORLD, f"{WORLD}/attachments")


def a_home(folder: Path) -> Path:
    (folder / WORLD / "attachments").mkdir(parents=True)
    (folder / DATABASE).touch()
    return folder


def an_empty_folder(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def played_as_anybody(*asked: tuple[int, Path]) -> list[Answer]:
    """On these ports, in these folders: one after the other in one process."""
    lines = [
        ["play", "--port", str(port), "--no-browser", "--data", str(folder)]
        for port, folder in asked
    ]
    process = await asyncio.create_subprocess_exec(
        *(*AS_ANYBODY, sys.executable, "-m", "tests.home.as_anybody", *map(json.dumps, lines)),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    told, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0
    return [Answer(*each) for each in json.loads(told)]


async def test_the_bot_by_itself_says_in_one_line_what_is_wrong_with_its_database(
    tmp_path: Path,
) -> None:
    file = tmp_path / DATABASE
    file.write_bytes(b"x" * 5000)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "home.local_bot",
        "http://127.0.0.1:1/", "ws://127.0.0.1:1/", str(file),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stderr
    complained = await asyncio.wait_for(process.stderr.read(), PATIENCE)
    code = await process.wait()
    assert_one_line(Answer(code, "", complained.decode()), str(file), "is not a database")


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1"])
def test_a_port_is_a_number_of_a_port(concordia: Concordia, port: str) -> None:
    answer = concordia("play", f"--port={port}")
    assert answer.code == 2
    assert "from 1 to 65535" in answer.err
