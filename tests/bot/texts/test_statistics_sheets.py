"""Sheets of figures in every language: nothing is cut off, and nothing lies on anything else."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from typing import get_args

import pytest

from bot.tables.people import PlayerProfile
from bot.tables.ratings import RatedMode, Rating
from bot.tables.results import ResultId
from bot.tables.seating import PlayerId
from bot.tables.statistics import (
    BoardRecord,
    CloseGame,
    ContrariusRecord,
    Encounters,
    PersonStatistics,
    RatedPerson,
    Records,
    SeatScore,
    Standings,
    WonGames,
)
from bot.texts.posts.campaigns import CampaignFace, standings_table
from bot.texts.statistics_sheets import (
    encounter_sheet,
    person_sheet,
    record_sheet,
    standings_ranking,
)
from campaigns.campaign import Campaign
from engine.catalogue import catalogue
from engine.terms import GODS, Difficulty
from render import campaign_table, ranking
from render import person_sheet as person
from render import record_sheet as records
from render.scene import Scene, Text
from tests.campaigns import campaigners
from tests.render.layout_checks import problems
from tests.words.pseudo import PSEUDO, pseudo_language
from words import Words, languages, words_for

NAME, OTHER, COUNT = "Aurelia Cotta", "Octavia", 1042
RATING = Rating(25.0, 1.0, COUNT, COUNT)
BOARDS = tuple(catalogue().boards)


@pytest.fixture(scope="module", params=[*languages(), PSEUDO])
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    with pseudo_language() if request.param == PSEUDO else nullcontext():
        yield words_for(request.param)


def of_a_person(words: Words) -> Scene:
    gods = dict.fromkeys(GODS, (39.5, 41.5))
    score = SeatScore(ResultId(1), BOARDS[0], "individual", 6, 214, 6, won=False, points={})
    ratings: dict[RatedMode, Rating] = {"individual": RATING, "team": RATING}
    own = PersonStatistics(
        PlayerId("1"), COUNT, 517, 119.9, score, gods,
        [(each, WonGames(COUNT, 517)) for each in BOARDS], [score] * 12,
        WonGames(COUNT, 517), ratings, ratings,
    )  # fmt: skip
    return person.build_scene(person_sheet(words, own, NAME, here=True), words)


def of_two(words: Words) -> Scene:
    gods = dict.fromkeys(GODS, (39.5, 41.5))
    both = Encounters(COUNT, COUNT, COUNT, COUNT, (COUNT, COUNT), (119.9, 119.9), gods)
    return person.build_scene(encounter_sheet(words, both, NAME, OTHER), words)


def of_records(words: Words) -> Scene:
    sides: list[tuple[list[str | None], int]] = [([NAME, None], 214), ([OTHER], 213)]
    found = Records(
        [BoardRecord(each, NAME, 214, 6, 2.0**30) for each in BOARDS],
        [CloseGame(BOARDS[0], 1, sides, 2.0**30)],
        [
            ContrariusRecord(each, [NAME, OTHER], 12, BOARDS[0], 2.0**30)
            for each in get_args(Difficulty)
        ],
    )
    return records.build_scene(record_sheet(words, found))


def of_standings(words: Words) -> Scene:
    rows = [RatedPerson(place, PlayerId("1"), NAME, RATING) for place in range(1, 21)]
    return ranking.build_scene(standings_ranking(words, Standings("team", rows, 1, 147)))


@cache
def _played() -> Campaign:
    return campaigners.to_the_end(campaigners.gathering(8, format="season"))


def of_a_campaign(words: Words) -> Scene:
    people = {PlayerId(each): PlayerProfile(PlayerId(each), NAME) for each in _played().people}
    return campaign_table.build_scene(standings_table(CampaignFace(words, _played(), people)))


SHEETS = [of_a_person, of_two, of_records, of_standings, of_a_campaign]


@pytest.mark.parametrize("made", SHEETS)
def test_a_sheet_fits(made: Callable[[Words], Scene], words: Words) -> None:
    scene = made(words)
    assert problems(scene) == []
    texts = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    assert [each for each in texts if "…" in each] == []
