"""`/healthz` over a real socket: what is well, what is wrong, and `concordia health` asking."""

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.discord.shards import NOT_CONNECTED, Shards
from bot.service import health
from bot.service.health import PATH, Vitals, answering
from bot.service.settings import InvalidSettings, Settings
from bot.storage import SqliteStore
from bot.storage.sqlite.database import Database
from bot.tables.store import Store
from bot.version import VERSION
from tests.command_line import Answer, Concordia, assert_one_line
from tests.world.tables import ANNA, ITALIA, a_table_world

HERE = "127.0.0.1"
ROOT = Path(__file__).parents[3]
WELL = Shards(open=1, total=1, heartbeat_age=12.34)


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"CONCORDIA_{name.upper()}", raising=False)


@dataclass
class Patient:
    store: Store
    shards: Shards = WELL
    vitals: Vitals = field(init=False)

    def __post_init__(self) -> None:
        self.vitals = Vitals(lambda: self.shards, self.store.heartbeat)


async def asked(patient: Patient, path: str = PATH) -> tuple[int, Any]:
    async with (
        answering(patient.vitals, HERE, 0) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://{HERE}:{port}{path}") as answer,
    ):
        return answer.status, await answer.json() if answer.ok or answer.status == 503 else None


async def test_a_bot_that_is_well_says_so(tmp_path: Path) -> None:
    async with a_table_world(tmp_path / "concordia.sqlite") as world:
        await world.open(ITALIA, [ANNA])
        status, facts = await asked(Patient(world.store))
    assert status == 200
    assert facts.pop("outbox_waiting") > 0
    assert facts == {
        "gateway": True,
        "shards_open": 1,
        "shards": 1,
        "heartbeat_seconds": 12.3,
        "database": True,
        "tables_failing": 0,
        "tables_parked": 0,
        "version": VERSION,
        "wrong": [],
    }


@pytest.mark.parametrize(
    ("shards", "words"),
    [
        (NOT_CONNECTED, "the gateway is not open"),
        (Shards(0, 2, 1.0), "the gateway is not open"),
        (Shards(2, 3, 1.0), "only 2 of 3 shards are open"),
        (Shards(1, 1, None), "no heartbeat was acknowledged yet"),
        (Shards(3, 3, 101.0), "no heartbeat was acknowledged for 101 seconds"),
    ],
)
async def test_a_bot_out_of_touch_with_discord_is_not_well(
    tmp_path: Path, shards: Shards, words: str
) -> None:
    store = await SqliteStore.open(tmp_path / "concordia.sqlite")
    status, facts = await asked(Patient(store, shards))
    await store.close()
    assert status == 503
    assert facts["wrong"] == [words]
    assert facts["database"] is True


async def test_a_database_that_another_program_holds_is_not_well(tmp_path: Path) -> None:
    path = tmp_path / "concordia.sqlite"
    store = SqliteStore(await Database.open(path, patience=0.01))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        status, facts = await asked(Patient(store))
        assert status == 503
        assert "is locked by another program" in facts["wrong"][0]
        assert (facts["database"], facts["outbox_waiting"]) == (False, None)
    status, _ = await asked(Patient(store))
    assert status == 200
    await store.close()


async def test_a_database_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.01)
    never = asyncio.get_running_loop().create_future()
    found = await health.examine(Vitals(lambda: WELL, lambda: never))
    assert found.wrong == ("the database does not answer",)


FULL = textwrap.dedent(
    """
    import asyncio, resource, sys
    from pathlib import Path
    from bot.discord.shards import Shards
    from bot.service.health import Vitals, examine
    from bot.storage import SqliteStore

    async def main(path):
        store = await SqliteStore.open(path)
        vitals = Vitals(lambda: Shards(1, 1, 1.0), store.heartbeat)
        well = await examine(vitals)
        size = path.with_name(path.name + "-wal").stat().st_size
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        full = await examine(vitals)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        again = await examine(vitals)
        await store.close()
        print([each.database for each in (well, full, again)], *full.wrong)

    asyncio.run(main(Path(sys.argv[1])))
    """
)


def test_a_disk_that_takes_no_more_is_not_well(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", FULL, str(tmp_path / "concordia.sqlite")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("[True, False, True]"), done.stderr
    assert "nothing was stored" in done.stdout


async def test_nothing_else_is_answered(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "concordia.sqlite")
    assert await asked(Patient(store), "/") == (404, None)
    await store.close()


async def test_a_port_that_is_taken_is_one_line_that_names_the_setting(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "concordia.sqlite")
    vitals = Patient(store).vitals
    async with answering(vitals, HERE, 0) as port:
        with pytest.raises(InvalidSettings, match=f"CONCORDIA_HEALTH_PORT: {HERE}:{port} cannot"):
            async with answering(vitals, HERE, port):
                pass
    await store.close()


async def told(concordia: Concordia, port: int, monkeypatch: pytest.MonkeyPatch) -> Answer:
    """The command blocks, as a process of its own would: not the loop that has to answer."""
    monkeypatch.setenv("CONCORDIA_HEALTH_PORT", str(port))
    return await asyncio.to_thread(concordia, "health")


async def test_the_command_tells_in_one_line_and_by_its_exit_code(
    tmp_path: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")  # which is not asked
    store = await SqliteStore.open(tmp_path / "concordia.sqlite")
    patient = Patient(store)
    async with answering(patient.vitals, HERE, 0) as port:
        answer = await told(concordia, port, monkeypatch)
        assert answer.code == 0
        assert answer.out == (
            "healthy: gateway open (1 of 1 shards), heartbeat 12 s ago, database writable, "
            f"0 messages to be sent, version {VERSION}\n"
        )
        monkeypatch.setenv("CONCORDIA_HEALTH_HOST", "0.0.0.0")
        assert (await told(concordia, port, monkeypatch)).code == 0
        patient.shards = NOT_CONNECTED
        answer = await told(concordia, port, monkeypatch)
        assert (answer.code, answer.out) == (1, "unhealthy: the gateway is not open\n")
    answer = await told(concordia, port, monkeypatch)
    assert answer.code == 1
    assert f"nothing answers at http://127.0.0.1:{port}/healthz (connection refused)" in answer.out
    await store.close()


@pytest.mark.parametrize("body", ["hello", "[]", "{}", "3"])
async def test_another_program_on_the_port_is_told(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    async def other(request: web.Request) -> web.Response:
        return web.Response(text=body)

    application = web.Application()
    application.router.add_get(PATH, other)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, HERE, 0).start()
    answer = await told(concordia, runner.addresses[0][1], monkeypatch)
    await runner.cleanup()
    assert answer.code == 1
    assert "a different program answers" in answer.out


def test_without_a_port_there_is_nobody_to_ask(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_HEALTH_PORT", "")
    assert_one_line(concordia("health"), "CONCORDIA_HEALTH_PORT is 0")
