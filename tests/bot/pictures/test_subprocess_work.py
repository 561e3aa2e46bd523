"""Work in a process of its own: its answer comes back, and so does the news that there is none."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children, get_context
from multiprocessing.synchronize import Event

import pytest

from bot.pictures.subprocess_work import Subprocesses, WorkLost
from engine.errors import InvalidRecord
from sandbox.changes import PATIENCE


def test_the_work_is_done_in_another_process_and_none_is_left_behind() -> None:
    word, process = Subprocesses().run(_whoami, "film")
    assert word == "film"
    assert process != os.getpid()
    assert active_children() == []


def test_an_answer_of_any_size_comes_back_whole() -> None:
    assert Subprocesses().run(bytes, 3_000_000) == bytes(3_000_000)


def test_what_the_work_raises_is_raised_here_and_says_where_it_was() -> None:
    with pytest.raises(InvalidRecord, match="action 7") as raised:
        Subprocesses().run(_refuse, "action 7")
    assert "in _refuse" in "".join(raised.value.__notes__)
    assert active_children() == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_process_that_dies_is_told_of_at_once(how: signal.Signals) -> None:
    with pytest.raises(WorkLost, match="_die: the process ended before its work was done"):
        Subprocesses().run(_die, how)
    assert active_children() == []


def test_an_answer_that_cannot_be_sent_is_lost_work_too() -> None:
    with pytest.raises(WorkLost):
        Subprocesses().run(_unsendable)


def test_a_process_that_has_lost_its_way_is_ended() -> None:
    with pytest.raises(WorkLost, match=r"no answer after 0\.1 seconds"):
        Subprocesses(longest=0.1).run(_wait_for_ever, None)
    assert active_children() == []


def test_closing_ends_what_is_under_way_and_begins_nothing_more() -> None:
    processes, begun = Subprocesses(), get_context("spawn").Event()
    with ThreadPoolExecutor(1) as threads:
        under_way = threads.submit(processes.run, _wait_for_ever, begun)
        assert begun.wait(PATIENCE)
        processes.close()
        with pytest.raises(WorkLost):
            under_way.result(PATIENCE)
    with pytest.raises(WorkLost, match="not begun"):
        processes.run(_whoami, "film")
    assert active_children() == []


def _whoami(word: str) -> tuple[str, int]:
    return word, os.getpid()


def _refuse(why: str) -> None:
    raise InvalidRecord(why)


def _die(how: signal.Signals) -> None:
    os.kill(os.getpid(), how)


def _unsendable() -> object:
    return lambda: None


def _wait_for_ever(begun: Event | None) -> None:
    if begun is not None:
        begun.set()
    signal.pause()
