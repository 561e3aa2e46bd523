"""`concordia bench turn`: what a turn costs, process by process."""

import asyncio
import json
import os
import subprocess
import sys

import pytest

from cli.benches import crowd, turn_cost
from cli.benches.byte_counter import counted_bytes
from cli.benches.process_times import children_of, process_times, seconds_below
from tests.command_line import Concordia, assert_one_line

BUSY = "sum(range(10**7)); print('done', flush=True); input()"


def test_the_time_of_another_process_is_told() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin
        assert child.stdout
        child.stdout.readline()
        found = process_times(child.pid)
        assert found is not None
        assert found.parent == os.getpid()
        assert found.seconds > 0
        assert child.pid in children_of(os.getpid())
        alive = seconds_below(os.getpid())
        child.stdin.close()
    assert seconds_below(os.getpid()) >= alive, "also when it has ended"
    assert process_times(child.pid) is None


async def test_bytes_are_counted_both_ways_and_the_port_goes_by_its_own_name() -> None:
    heard: list[bytes] = []

    async def answer(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        heard.append(await reading.readline())
        writing.write(b"yes\n")
        writing.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with counted_bytes(port) as counter:
            reading, writing = await asyncio.open_connection("127.0.0.1", counter.port)
            said = f"Host: 127.0.0.1:{counter.port}\n".encode()
            writing.write(said)
            assert await reading.read() == b"yes\n"
            assert (counter.sent, counter.received) == (len(said), 4)
            writing.close()
    assert heard == [f"Host: 127.0.0.1:{port}\n".encode()]


def test_only_two_benches_take_a_database(concordia: Concordia) -> None:
    assert_one_line(concordia("bench", "engine", "--database", "x"), "store", "turn")


@pytest.mark.long
def test_every_part_of_a_turn_is_measured(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_cost, "TABLES", 2)
    monkeypatch.setattr(turn_cost, "LEAST_TURNS", 3)
    monkeypatch.setattr(crowd, "THINKING_SECONDS", 0.05)
    answer = concordia("bench", "turn", "--seconds", 1, "--json")
    found = {each["name"]: each["value"] for each in json.loads(answer.out)["figures"]}
    assert found["turns"] >= 3
    for name in ("bot_ms", "drawing_ms", "answers", "sent_kib", "received_kib", "stored_kib"):
        assert found[name] > 0, name
    assert 0 < found["thinking_novice_ms"] < found["thinking_senator_ms"]
