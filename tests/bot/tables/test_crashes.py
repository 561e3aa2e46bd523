"""Killed at any moment, the tables go on where they were: nothing lost, nothing twice."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SHARES = 4
"""Every fourth moment of each script in every run, all of them in a long one."""
FEWER_WITH_POSTGRESQL = 10
"""In every run: each kill takes two processes their time to connect."""

ANSWERS = {
    "opening": ["NotHost", "StaleDecision", '"waiting_for_consent":true', "display_refilled"],
    "ending": ["game_ended"],
}
"""What is answered in the course of each script."""


@pytest.mark.parametrize(
    ("script", "share"),
    [
        pytest.param(script, share, marks=[pytest.mark.long] if share else [])
        for script in ANSWERS
        for share in range(SHARES)
    ],
)
def test_a_process_killed_at_any_write_or_send_is_made_good_by_the_next(
    tmp_path: Path, script: str, share: int, pytestconfig: pytest.Config
) -> None:
    """No action is lost or doubled; every message is read, and where a nonce is honoured once."""
    program = [sys.executable, "-m", "tests.bot.tables.crashes"]
    with_a_server = pytestconfig.getoption("--postgresql") and not pytestconfig.getoption("--long")
    shares = SHARES * FEWER_WITH_POSTGRESQL if with_a_server else SHARES
    done = subprocess.run(
        [*program, script, str(tmp_path), str(share), str(shares)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["points"] > 80
    assert found["kills"] >= found["points"] // shares
    for word in ANSWERS[script]:
        assert any(word in answer for answer in found["answers"])
