"""What all tests share: the command line, the order they run in, where their files are, and how
pictures are packed."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from aiohttp import multipart

from bot.processes import worker
from render import encoding, kept_images
from tests import gateway_compression, postgresql
from tests.command_line import concordia, record
from tests.long_waits import LongWaitsReport

if TYPE_CHECKING:
    from playwright.async_api import Browser

__all__ = ["concordia", "gateway_compression", "record"]

BEGIN_WITH = (
    "tests/bot/commands/test_games_typed.py",
    "tests/bot/journeys/",
    "tests/bot/service/test_running.py",
    "tests/bot/tables/test_crashes.py",
    "tests/cli/test_bench_bot.py",
    "tests/cli/test_bench_render.py",
    "tests/cli/test_film.py",
    "tests/cli/test_fuzz.py",
    "tests/home/",
    "tests/players/",
    "tests/upgrade/",
)
"""Where single tests take long."""
TESTS = Path(__file__).parent
MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3
"""Bytes; a run needs a tenth of it at a time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests marked as long")
    parser.addoption(
        "--postgresql", action="store_true", help="keep databases in PostgreSQL instead of files"
    )
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="paint the golden images anew; a person looks at them before they are committed",
    )


gc.disable()  # until everything is collected: it stays to the end
# It makes a table of all letters whenever it is asked, and is asked four times for each picture.
multipart.parse_content_disposition = lru_cache(multipart.parse_content_disposition)


def pytest_configure(config: pytest.Config) -> None:
    """Whatever is committed is flushed, thousands of times, and nobody pulls the plug here: where
    memory looks like a disk, no test waits for a real one. Maps are painted once for
    all workers."""
    if config.getoption("--postgresql"):
        if postgresql.VARIABLE not in os.environ:
            raise pytest.UsageError(f"--postgresql: {postgresql.VARIABLE} names no PostgreSQL")
        os.environ[postgresql.INSTEAD_OF_FILES] = "1"
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    config.add_cleanup(postgresql.drop_all)
    # Nobody here speaks to the outside: to read whom this machine trusts is a fifth of what it
    # takes to import aiohttp, in every program that a test starts.
    os.environ.setdefault("SSL_CERT_FILE", os.devnull)
    if not hasattr(config, "workerinput"):
        painted = tempfile.mkdtemp(prefix="concordia-painted-")
        os.environ[kept_images.VARIABLE] = painted
        config.add_cleanup(partial(shutil.rmtree, painted, ignore_errors=True))
        if config.getoption("numprocesses", default=None):
            config.pluginmanager.register(LongWaitsReport(config))
            _compile_in_a_fresh_copy()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long and has a shorter share in every run is left to `make long`."""
    if not config.getoption("--long"):
        long = {item for item in items if item.get_closest_marker("long")}
        config.hook.pytest_deselected(items=list(long))
        items[:] = [item for item in items if item not in long]
    items[:] = _shared_out(items, _workers(config))


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: whoever collects garbage need not look at them
    again and again, nor look for any as often as a program that runs for months."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 20, 50)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """After whoever still has a database open."""
    yield
    folder = item.funcargs.get("tmp_path") if isinstance(item, pytest.Function) else None
    if isinstance(folder, Path):
        postgresql.give_back_below(folder)


def pytest_report_header() -> list[str]:
    file = os.environ.get("CONCORDIA_OPENAPI")
    server = "there" if postgresql.VARIABLE in os.environ else "not there, as no variable names it"
    return [
        f"Discord's OpenAPI: {file or 'not there, as CONCORDIA_OPENAPI does not name it'}",
        f"PostgreSQL ({postgresql.VARIABLE}): {server}",
    ]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Started once; every window is somebody's own."""
    from tests.sandbox.page.browsers import chromium  # noqa: PLC0415  # few tests need it

    async with chromium() as browser:
        yield browser


@pytest.fixture(scope="session", autouse=True)
def _packed_lightly() -> Iterator[None]:
    """Packing takes half the time of drawing, and no test asks how small a picture becomes."""
    usual, encoding.LEVELS = encoding.LEVELS, (1,)
    yield
    encoding.LEVELS = usual


@pytest.fixture(scope="session", autouse=True)
def _nobody_stands_back() -> Iterator[None]:
    worker.STAND_BACK = False
    yield
    worker.STAND_BACK = True


def _compile_in_a_fresh_copy() -> None:
    """In two processes, each a half of it: else every worker would compile everything anew."""
    if (TESTS / "engine" / "__pycache__").is_dir() or sys.dont_write_bytecode:
        return
    rooms = [room for room in sorted(TESTS.iterdir()) if room.is_dir()]
    halves = [[TESTS / "bot"], [room for room in rooms if room.name != "bot"]]
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    compiling = [
        subprocess.Popen([*collect, *map(str, half)], stdout=subprocess.DEVNULL) for half in halves
    ]
    for each in compiling:
        each.wait()


def _workers(config: pytest.Config) -> int:
    given: dict[str, int] = getattr(config, "workerinput", {})
    return given.get("workercount", 1)


def _shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """In as many equal parts as there are workers (`--dist worksteal` cuts them so), each of which
    begins with its share of the longest tests: short ones are left for whoever is done first."""
    long = [item for item in items if _takes_long(item)]
    short = iter([item for item in items if not _takes_long(item)])
    parts: list[pytest.Item] = []
    for number in range(workers):
        size = (len(items) - len(parts)) // (workers - number)
        part = long[number::workers]
        parts += part + [next(short) for _ in range(size - len(part))]
    return parts


def _takes_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or item.nodeid.startswith(BEGIN_WITH)
