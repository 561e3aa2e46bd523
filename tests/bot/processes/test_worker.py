"""Work in a process of its own: its answer comes back, and so does the news that there is none."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot.processes.worker import Worker, WorkLost
from engine.errors import InvalidRecord
from sandbox.changes import PATIENCE
from tests.child_processes import child_processes


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(longest=PATIENCE)
    yield worker
    worker.close()
    assert child_processes() == []


def test_one_piece_of_work_after_another_is_done_in_the_same_other_process(worker: Worker) -> None:
    word, process = worker.run(whoami, "first")
    assert word == "first"
    assert child_processes() == [process]
    assert worker.run(whoami, "second") == ("second", process)


def test_a_process_that_is_not_kept_is_gone_with_its_answer() -> None:
    worker = Worker(longest=PATIENCE, kept=False)
    first, second = worker.run(whoami, "film")[1], worker.run(whoami, "film")[1]
    assert first != second
    assert child_processes() == []
    worker.close()


def test_it_gives_way_to_whoever_answers_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.processes.worker.STAND_BACK", True)
    worker = Worker(longest=PATIENCE, niceness=3)
    assert worker.run(os.nice, 0) == min(os.nice(0) + 3, 19)
    worker.close()


def test_an_answer_of_any_size_comes_back_whole(worker: Worker) -> None:
    assert worker.run(bytes, 3_000_000) == bytes(3_000_000)


def test_what_the_work_prints_is_not_taken_for_its_answer(worker: Worker) -> None:
    assert worker.run(partial(print, "hello", flush=True)) is None
    assert worker.run(whoami, "still in step")[0] == "still in step"


def test_what_the_work_raises_is_raised_here_and_says_where_it_was(worker: Worker) -> None:
    with pytest.raises(InvalidRecord, match="action 7") as raised:
        worker.run(refuse, "action 7")
    assert "in refuse" in "".join(raised.value.__notes__)
    assert worker.run(whoami, "still there")[0] == "still there"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_process_that_dies_is_told_of_at_once_and_replaced(
    worker: Worker, how: signal.Signals
) -> None:
    with pytest.raises(WorkLost, match="die: the process ended before its work was done"):
        worker.run(die, how)
    assert child_processes() == []
    assert worker.run(whoami, "another")[1] in child_processes()


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(worker: Worker) -> None:
    _, process = worker.run(whoami, "first")
    os.kill(process, signal.SIGKILL)
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
    assert worker.run(whoami, "second")[1] != process


def test_an_answer_that_cannot_be_sent_is_lost_work_too(worker: Worker) -> None:
    with pytest.raises(WorkLost):
        worker.run(unsendable)


def test_a_process_that_has_lost_its_way_is_ended() -> None:
    worker = Worker(longest=0.1)
    with pytest.raises(WorkLost, match=r"no answer after 0\.1 seconds"):
        worker.run(wait_for_ever)
    assert child_processes() == []
    worker.close()


def test_closing_ends_what_is_under_way_and_begins_nothing_more(tmp_path: Path) -> None:
    worker, begun = Worker(longest=PATIENCE), tmp_path / "begun"
    os.mkfifo(begun)
    with ThreadPoolExecutor(1) as threads:
        under_way = threads.submit(worker.run, say_and_wait, begun)
        assert begun.read_text() == "begun"  # which waits for it
        worker.close()
        with pytest.raises(WorkLost):
            under_way.result(PATIENCE)
    with pytest.raises(WorkLost, match="not begun"):
        worker.run(whoami, "late")
    assert child_processes() == []


def whoami(word: str) -> tuple[str, int]:
    return word, os.getpid()


def refuse(why: str) -> None:
    raise InvalidRecord(why)


def die(how: signal.Signals) -> None:
    os.kill(os.getpid(), how)


def unsendable() -> object:
    return lambda: None


def wait_for_ever() -> None:
    signal.pause()


def say_and_wait(begun: Path) -> None:
    begun.write_text("begun")
    signal.pause()
