"""Every worked example of the rulebook, retold as data beside this file and played here."""

import tomllib
from collections import Counter

import pytest

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
    "duel-reaction": BASE + VENUS,
    "duel-setup": BASE,
    "duel-veto": BASE + VENUS,
    "duel-winner": BASE + VENUS,
    "final-base-114": BASE,
    "final-venus-134": VENUS,
    "fish-cash": BASE + VENUS,
    "fish-mountain-yield": BASE + VENUS + TEAM,
    "fish-offers": BASE + VENUS + TEAM,
    "fish-prefect": BASE + VENUS,
    "fish-vesta": BASE + VENUS + TEAM,
    "forum-annaeus": BASE + VENUS,
    "forum-appius": BASE + VENUS,
    "forum-augustus": BASE + VENUS,
    "forum-aulus": BASE + VENUS,
    "forum-claudia": BASE + VENUS,
    "forum-claudius": BASE + VENUS,
    "forum-commodus-numerius": BASE + VENUS,
    "forum-cornelius": BASE + VENUS,
    "forum-donatus": BASE + VENUS,
    "forum-laurentius-room": BASE + VENUS,
    "forum-lucius": BASE + VENUS,
    "forum-mamercus-mamilius": BASE + VENUS,
    "forum-marcus": BASE + VENUS,
    "forum-mercator-tiles": BASE + VENUS,
    "forum-publius": BASE + VENUS,
    "forum-refill": BASE + VENUS,
    "forum-sextus": BASE + VENUS,
    "forum-sextus-chain": BASE + VENUS,
    "forum-team-tribune": TEAM,
    "forum-thresholds": BASE + VENUS,
    "forum-tiberius": BASE + VENUS,
    "forum-titus-at-once": BASE + VENUS,
    "forum-titus-without-salt": BASE + VENUS,
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
    "salt-gods": BASE + VENUS,
    "salt-house": BASE + VENUS,
    "salt-house-second": BASE + VENUS,
    "salt-map-token-totals": BASE + VENUS,
    "salt-marker": BASE + VENUS + TEAM,
    "salt-mercator": BASE + VENUS,
    "salt-minerva": BASE + VENUS,
    "salt-minerva-none": BASE + VENUS,
    "salt-not-instead": BASE + VENUS,
    "salt-production": BASE + VENUS,
    "salt-question-mark": BASE + VENUS,
    "salt-question-mark-choice": BASE + VENUS,
    "salt-specialist": BASE + VENUS,
    "salt-stands-for-missing": BASE + VENUS,
    "salt-start": BASE + VENUS,
    "salt-tokens-hispania": BASE + VENUS + TEAM,
    "salt-tokens-italia": BASE + VENUS + TEAM,
    "salt-tribune": BASE + VENUS,
    "senator-two-cards": BASE + VENUS,
    "solo-architect": BASE + VENUS,
    "solo-city-order": BASE + VENUS,
    "solo-diplomat": BASE + VENUS,
    "solo-end": BASE + VENUS,
    "solo-expert": BASE + VENUS,
    "solo-mercator": BASE + VENUS,
    "solo-prefect": BASE + VENUS,
    "solo-reach": BASE + VENUS,
    "solo-red-die": BASE + VENUS,
    "solo-score": BASE + VENUS,
    "solo-standard": BASE + VENUS,
    "solo-type-fallback": BASE + VENUS,
    "solo-veteran": BASE + VENUS,
    "solo-veteran-choice": BASE + VENUS,
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
    play(run)


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
