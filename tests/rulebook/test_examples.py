"""Every worked example of the rulebook, retold as data beside this file and played here."""

import tomllib
from collections import Counter

import pytest

from engine import read_options
from engine.errors import InvalidOptions
from tests.rulebook.form import FOLDER, Run, Step, examples, runs
from tests.rulebook.play import CHECKS, play

RUNS = tuple(runs())

RETOLD = [
    "architect-imperium",
    "architect-imperium-french",
    "bonus-marker-assignment",
    "colonist-income",
    "colonist-income-old",
    "colonist-two",
    "consul-colonist",
    "diplomat-base",
    "diplomat-individual",
    "diplomat-team",
    "double-choice-mercator",
    "final-base-114",
    "final-venus-134",
    "house-cost-fourth",
    "intermediate-rewards",
    "legatus",
    "legatus-scores-three-gods",
    "magister-prefect",
    "magister-senator",
    "mars-30",
    "mercator-green",
    "no-starting-goods",
    "pantheon-base",
    "praefectus-magnus-cash",
    "praefectus-magnus-doubles",
    "prefect-cash-10",
    "prefect-cash-6",
    "prefect-locris",
    "prefect-syria",
    "proconsul",
    "salt-house",
    "salt-map-token-totals",
    "salt-tribune",
    "senator-two-cards",
    "start-money",
    "start-money-team",
    "team-seating",
    "team-turn",
    "tribune-boundaries",
    "tribune-five-cards",
    "venus-team-scoring",
    "vesta-38",
    "vintner-four",
]


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


def test_every_example_in_the_data_is_run_with_each_of_its_card_sets() -> None:
    run = Counter((run.example, run.cards) for run in RUNS)
    assert run == {
        (example.id, cards): len(example.cases) for example in examples() for cards in example.sets
    }
    assert len({run.id for run in RUNS}) == len(RUNS)


@pytest.mark.parametrize("run", RUNS, ids=[run.id for run in RUNS])
def test_no_example_is_empty(run: Run) -> None:
    assert run.steps
    assert all(step.expectations or step.do for step in run.steps)
    assert run.steps[-1].expectations, "the last step expects nothing"


def test_everything_an_example_can_expect_is_looked_at() -> None:
    assert CHECKS.keys() == Step.model_fields.keys() - {"do"}


def test_only_salt_is_waited_for() -> None:
    waiting = {run.example for run in RUNS if run.needs and not is_playable(run.needs)}
    salt = tomllib.loads((FOLDER / "salt.toml").read_text(encoding="utf-8"))["example"]
    assert waiting <= {example["id"] for example in salt}
