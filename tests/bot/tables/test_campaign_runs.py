"""Whole campaigns, killed again and again: what they say at the end is worked out a second time.

Nothing of `campaigns` is used for that but the exported file and the records of the games.
"""

import json
import os
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables import TableId
from bot.tables.results import ResultId
from campaigns.campaign import CampaignId, CampaignTerms
from campaigns.export import as_csv, as_json
from engine import final_scores, winner
from engine.records import read_record, replay
from tests.bot.tables.campaign_run import GUILD
from tests.world.tables import TableWorld, a_table_world

RUNS = {
    "season": ({"format": "season", "games": 6}, 32, 48),
    "league": ({"format": "league", "seasons": 3}, 24, 108),
    "tournament": ({"format": "tournament"}, 27, 31),
    "pairs": ({"format": "season", "pairs": True, "games": 2}, 8, 4),
}


@pytest.mark.parametrize(
    ("terms", "people", "games"),
    [
        ({"format": "tournament", "games": 1, "boards": ["italia"]}, 6, 3),
        *(pytest.param(*RUNS[name], marks=pytest.mark.long, id=name) for name in RUNS),
    ],
)
async def test_a_campaign_that_is_killed_again_and_again_comes_out_right(
    tmp_path: Path, terms: dict[str, object], people: int, games: int
) -> None:
    path = tmp_path / "campaign.sqlite"
    agreed = CampaignTerms.model_validate(terms)
    kills = _run(path, agreed, people, Random(games))
    async with a_table_world(path) as world:
        await world.tables.results.catch_up()
        verdict = Verdict(world, json.loads(await _exported(world)))
        assert len(verdict.told["games"]) == games
        await verdict.games_are_what_their_records_say()
        verdict.standings_are_what_follows()
        verdict.divisions_and_finals_are_what_follows()
        await verdict.ratings_are_what_follows()
    assert kills >= 2


def _run(path: Path, terms: CampaignTerms, people: int, chance: Random) -> int:
    """How often it was killed before it came to its end."""
    command = [sys.executable, "-m", "tests.bot.tables.campaign_run", str(path)]
    command += [terms.model_dump_json(), str(people)]
    kills = 0
    while True:
        child = subprocess.Popen(command)
        patience = chance.uniform(2, 5) if kills < 3 else chance.uniform(20, 60)
        try:
            assert child.wait(patience) == 0
        except subprocess.TimeoutExpired:
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
            kills += 1
            assert kills < 500
        else:
            return kills


async def _exported(world: TableWorld) -> str:
    (campaign,) = await world.tables.campaigns.in_guild(GUILD)
    assert campaign.stage == "over"
    assert len(as_csv(campaign, str).splitlines()) == 1 + sum(len(g.chairs) for g in campaign.games)
    return as_json(campaign, lambda number: f"entrant {number}")


class Verdict:
    def __init__(self, world: TableWorld, told: dict[str, Any]) -> None:
        self.world = world
        self.told = told

    async def games_are_what_their_records_say(self) -> None:
        """Each has one table, and the points of its record."""
        tables = [game["table"] for game in self.told["games"]]
        assert len(set(tables)) == len(tables)
        linked = await self.world.store.campaign_tables(CampaignId(1))
        assert sorted(linked.values()) == sorted(tables)
        for game in self.told["games"]:
            record = read_record(await self.world.tables.export_record(TableId(game["table"])))
            *_, last = replay(record)
            state = last.state
            scores = final_scores(state)
            assert game["victory_points"] == [score.total for score in scores]
            winners = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
            assert winners == list(winner(state))
            assert record.options["board"] == game["board"]

    def standings_are_what_follows(self) -> None:
        for table in self.told["standings"]:
            where = (table["season"], table["group"])
            games = [g for g in self.told["games"] if (g["season"], g["group"]) == where]
            assert [row["entrant"] for row in table["rows"]] == ranked(games)
            points: dict[int, float] = defaultdict(float)
            for game in games:
                for entrant, gained in points_of(game).items():
                    points[entrant] += gained
            assert {row["entrant"]: row["points"] for row in table["rows"]} == pytest.approx(points)

    def divisions_and_finals_are_what_follows(self) -> None:
        seasons = max(game["season"] for game in self.told["games"])
        for season in range(seasons):
            before = self._groups(season)
            after = [set(each) for each in self._groups(season + 1)]
            if self.told["kind"] == "league":
                swapped = [list(each) for each in before]
                for above in range(len(before) - 1):
                    for up in range(2):  # of divisions of eight, two change
                        falls, rises = before[above][-2 + up], before[above + 1][up]
                        swapped[above].remove(falls)
                        swapped[above].append(rises)
                        swapped[above + 1].remove(rises)
                        swapped[above + 1].append(falls)
                assert after == [set(each) for each in swapped]
            else:
                going_on = set().union(*after)
                assert {each[0] for each in before} <= going_on  # who wins a group goes on

    async def ratings_are_what_follows(self) -> None:
        results, store = self.world.tables.results, self.world.store
        tables = [ResultId(game["table"]) for game in self.told["games"]]
        before = [await store.rating_changes(each, GUILD) for each in tables]
        assert all(before)
        await results.start_over()
        assert [await store.rating_changes(each, GUILD) for each in tables] == before

    def _groups(self, season: int) -> list[list[int]]:
        games = [game for game in self.told["games"] if game["season"] == season]
        return [
            ranked([game for game in games if game["group"] == group])
            for group in sorted({game["group"] for game in games})
        ]


def points_of(game: dict[str, Any]) -> dict[int, float]:
    rank = {s["entrant"]: r for s, r in zip(game["seats"], game["ranks"], strict=True)}
    others = len(rank) - 1
    beaten = {
        one: sum((mine < theirs) + (mine == theirs) / 2 for o, theirs in rank.items() if o != one)
        for one, mine in rank.items()
    }
    return {one: 12 * count / others for one, count in beaten.items()}


def ranked(games: list[dict[str, Any]]) -> list[int]:
    """By points, games won, victory points against the average, points of those met, joining."""
    points: dict[int, float] = defaultdict(float)
    won: dict[int, int] = defaultdict(int)
    own: dict[int, int] = defaultdict(int)
    usual: dict[int, float] = defaultdict(float)
    met: dict[int, list[int]] = defaultdict(list)
    for game in games:
        totals: dict[int, int] = defaultdict(int)
        for seat, score in zip(game["seats"], game["victory_points"], strict=True):
            totals[seat["entrant"]] += score
        first = {s["entrant"] for s, r in zip(game["seats"], game["ranks"], strict=True) if r == 1}
        for entrant, gained in points_of(game).items():
            points[entrant] += gained
            won[entrant] += entrant in first
            own[entrant] += totals[entrant]
            usual[entrant] += sum(totals.values()) / len(totals)
            met[entrant] += [other for other in totals if other != entrant]
    return sorted(
        points,
        key=lambda one: (
            -round(points[one], 6),
            -won[one],
            -round(own[one] / usual[one], 9),
            -round(sum(points[other] for other in met[one]), 6),
            one,
        ),
    )
