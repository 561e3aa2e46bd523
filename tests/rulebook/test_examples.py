"""Every worked example of the rulebook, retold as data beside this file and played here."""

import tomllib
from collections import Counter

import pytest

from engine import read_options
from engine.errors import InvalidOptions
from tests.rulebook.form import FOLDER, Mode, Run, Step, examples, runs
from tests.rulebook.play import CHECKS, play

RUNS = tuple(runs())

BASE: tuple[Mode, ...] = ("base",)
VENUS: tuple[Mode, ...] = ("venus",)
TEAM: tuple[Mode, ...] = ("team",)

RETOLD = {
    "architect-imperium": BASE + VENUS,
    "architect-imperium-french": BASE,
    "bonus-marker-assignment": BASE + VENUS + TEAM,
    "colonist-income": BASE + VENUS + TEAM,
    "colonist-income-old": BASE,
    "colonist-two": BASE + VENUS + TEAM,
    "consul-colonist": BASE + VENUS,
    "diplomat-base": BASE,
    "diplomat-individual": VENUS,
    "diplomat-team": TEAM,
    "double-choice-mercator": VENUS,
    "final-base-114": BASE,
    "final-venus-134": VENUS,
    "house-cost-fourth": BASE + VENUS + TEAM,
    "intermediate-rewards": BASE + VENUS + TEAM,
    "legatus": TEAM,
    "legatus-scores-three-gods": TEAM,
    "magister-prefect": VENUS,
    "magister-senator": VENUS,
    "mars-30": BASE + VENUS + TEAM,
    "mercator-green": BASE + VENUS + TEAM,
    "no-starting-goods": BASE + VENUS,
    "pantheon-base": BASE,
    "praefectus-magnus-cash": BASE + VENUS + TEAM,
    "praefectus-magnus-doubles": BASE + VENUS + TEAM,
    "prefect-cash-10": VENUS + TEAM,
    "prefect-cash-6": BASE,
    "prefect-locris": VENUS + TEAM,
    "prefect-syria": BASE,
    "proconsul": TEAM,
    "salt-house": BASE + VENUS,
    "salt-map-token-totals": BASE + VENUS,
    "salt-tribune": BASE + VENUS,
    "senator-two-cards": BASE + VENUS,
    "start-money": BASE + VENUS,
    "start-money-team": TEAM,
    "team-seating": TEAM,
    "team-turn": TEAM,
    "tribune-boundaries": BASE + VENUS + TEAM,
    "tribune-five-cards": BASE + VENUS + TEAM,
    "venus-team-scoring": TEAM,
    "vesta-38": BASE + VENUS + TEAM,
    "vintner-four": BASE + VENUS + TEAM,
}
"""Every example, and the modes it holds in."""


@pytest.mark.parametrize("run", RUNS, ids=[run.id for run in RUNS])
def test_the_game_goes_as_the_rulebook_tells(run: Run) -> None:
    if run.needs and not is_playable(run.needs):
        pytest.skip(f"waits for {run.needs}")
    play(run)


def is_playable(option: str) -> bool:
    try:
        read_options({"board": "imperium", "seats": 4, "set": "venus", option: True})
    except InvalidOptions:
        return False
    return True


def test_every_example_of_the_rulebook_is_retold_once() -> None:
    told = [
        example["id"]
        for file in FOLDER.glob("*.toml")
        for example in tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    ]
    assert sorted(told) == sorted(RETOLD)


def test_every_example_is_run_in_each_mode_it_holds_in() -> None:
    cases = {example.id: len(example.cases) for example in examples()}
    assert Counter((run.example, run.mode) for run in RUNS) == {
        (example, mode): cases[example] for example, modes in RETOLD.items() for mode in modes
    }
    assert len({run.id for run in RUNS}) == len(RUNS)


@pytest.mark.parametrize("run", RUNS, ids=[run.id for run in RUNS])
def test_no_example_is_empty(run: Run) -> None:
    assert run.steps
    assert all(step.expectations or step.do for step in run.steps)
    assert run.steps[-1].expectations, "the last step expects nothing"


def test_everything_an_example_can_expect_is_looked_at() -> None:
    assert CHECKS.keys() == Step.model_fields.keys() - {"do", "partner_does"}


def test_only_salt_is_waited_for() -> None:
    waiting = {run.example for run in RUNS if run.needs and not is_playable(run.needs)}
    salt = tomllib.loads((FOLDER / "salt.toml").read_text(encoding="utf-8"))["example"]
    assert waiting <= {example["id"] for example in salt}
