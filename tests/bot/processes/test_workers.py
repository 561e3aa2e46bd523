"""Work for the event loop: in order, those who wait first, begun again if it is lost."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.processes.worker import WorkLost
from bot.processes.workers import LET_PASS, Workers
from sandbox.changes import PATIENCE
from tests.child_processes import child_processes


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers("testing", longest=PATIENCE, niceness=0)
    yield workers
    workers.close()
    assert child_processes() == []


async def test_what_is_patient_lets_others_pass_but_not_for_ever(
    workers: Workers, tmp_path: Path
) -> None:
    gate, log = tmp_path / "gate", tmp_path / "log"
    os.mkfifo(gate)
    begun = workers.run(gate.read_text)
    later = [workers.run(noted, log, f"later {n}", patient=True) for n in (1, 2)]
    soon = [workers.run(noted, log, f"soon {n}") for n in range(LET_PASS)]
    await asyncio.to_thread(gate.write_text, "go")
    await asyncio.gather(begun, *later, *soon)
    assert log.read_text().split() == [
        "soon",
        "0",
        "soon",
        "1",
        "later",
        "1",
        "soon",
        "2",
        "later",
        "2",
    ]


async def test_what_nobody_wants_any_more_is_not_begun(workers: Workers, tmp_path: Path) -> None:
    gate, log = tmp_path / "gate", tmp_path / "log"
    os.mkfifo(gate)
    begun = workers.run(gate.read_text)
    workers.run(noted, log, "unwanted").cancel()
    last = workers.run(noted, log, "wanted")
    await asyncio.to_thread(gate.write_text, "go")
    await asyncio.gather(begun, last)
    assert log.read_text().splitlines() == ["wanted"]


async def test_lost_work_is_begun_again_and_then_given_up(workers: Workers, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with pytest.raises(WorkLost):
        await workers.run(dies, log)
    assert log.read_text().splitlines() == ["dies", "dies"]
    assert await workers.run(os.getpid) in child_processes()


async def test_closing_leaves_nobody_waiting(tmp_path: Path) -> None:
    workers = Workers("testing", 2, longest=PATIENCE, niceness=0)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    tasks = [workers.run(gate.read_text) for _ in range(4)]
    workers.close()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in ended] == [WorkLost] * 2 + [asyncio.CancelledError] * 2
    assert child_processes() == []


def noted(log: Path, word: str) -> None:
    with log.open("a") as lines:
        print(word, file=lines)


def dies(log: Path) -> None:
    noted(log, "dies")
    os.kill(os.getpid(), signal.SIGKILL)
