"""Campaigns played by chance, exported, and worked out again from the files alone."""

from random import Random
from typing import Any

import pytest

from bot.tables import PlayerId
from bot.tables.ratings import BEGINNER, rated
from campaigns import course
from campaigns.campaign import Campaign
from campaigns.export import as_csv, as_json
from campaigns.standings import tables_of_standings
from tests.campaigns.campaigners import a_round, gathering, to_the_end
from tests.campaigns.second_opinion import SecondOpinion, plackett_luce
from tests.world.results import a_result


def second(campaign: Campaign) -> SecondOpinion:
    def named(number: int) -> str:
        return f"entrant {number}"

    return SecondOpinion(as_json(campaign, named, lambda _: False), as_csv(campaign, named))


def check(campaign: Campaign) -> SecondOpinion:
    opinion = second(campaign)
    agreed(opinion)
    return opinion


def agreed(opinion: SecondOpinion) -> None:
    """Standings, divisions, finals and the ranking in the end are what follows from the games."""
    for table in opinion.told["standings"]:
        rows = opinion.standings(table["season"], table["group"])
        assert [each["entrant"] for each in table["rows"]] == [each.entrant for each in rows]
        for told, row in zip(table["rows"], rows, strict=True):
            assert told["points"] == pytest.approx(float(row.points))
            assert (told["played"], told["won"]) == (row.played, row.won)
            assert told["victory_points"] == row.scored
    assert opinion.told["ranking"] == opinion.ranking()
    steps = {game["season"] for game in opinion.games}
    for season in sorted(steps)[:-1]:
        if opinion.told["kind"] == "league":
            assert opinion.divisions_after(season) == opinion.members(season + 1)
        else:
            drawn = opinion.members(season + 1)
            assert _dealt(opinion.qualified(season, sum(map(len, drawn))), len(drawn)) == drawn


def _dealt(people: list[int], tables: int) -> list[set[int]]:
    """There and back, so that the best meet late."""
    order = [*range(tables), *reversed(range(tables))]
    dealt: list[set[int]] = [set() for _ in range(tables)]
    for place, each in enumerate(people):
        dealt[order[place % (2 * tables)]].add(each)
    return dealt


CAMPAIGNS: list[tuple[int, dict[str, Any]]] = [
    (8, {"games": 7}),
    (10, {"pairs": True, "games": 4}),
    (24, {"format": "league", "seasons": 3}),
    (16, {"format": "league", "seasons": 2, "pairs": True}),
    (27, {"format": "tournament"}),
    (12, {"format": "tournament", "pairs": True, "games": 3}),
    (5, {"format": "grand_tour"}),
]


@pytest.mark.parametrize(("people", "terms"), CAMPAIGNS)
def test_what_is_exported_is_what_follows_from_the_games(
    people: int, terms: dict[str, Any]
) -> None:
    for seed in range(3):
        check(to_the_end(gathering(people, **terms), seed))


def test_ties_and_corrections_too() -> None:
    campaign = course.opened(gathering(8, games=4), at=0.0)
    chance = Random(1)
    for at in range(2):
        campaign = a_round(campaign, chance, float(at))
    for number, game in list(campaign.with_status("done")):
        scores = [chance.choice((80, 90, 100)) for _ in game.chairs]
        campaign = course.corrected(
            campaign, number, scores, by="person 0", reason="seen otherwise", at=9.0
        )
    check(campaign)
    void = course.corrected(campaign, 0, None, by="person 0", reason="never played", at=9.0)
    rows = [row.entrant for row in check(void).standings(0, 0)]
    assert [row.entrant for row in tables_of_standings(void)[0][1]] == rows


@pytest.mark.parametrize("seed", range(20))
def test_ratings_are_those_that_were_published(seed: int) -> None:
    """Of people for themselves and in teams, with ties."""
    chance = Random(seed)
    team = seed % 2 == 1
    people = [PlayerId(f"person {number}") for number in range(4 if team else chance.randint(2, 5))]
    now = dict.fromkeys(people, BEGINNER)
    mine = dict.fromkeys(people, (BEGINNER.mu, BEGINNER.sigma))
    for number in range(1, 9):
        chance.shuffle(people)
        count = 2 if team else len(people)
        ranks = [chance.randint(1, 3) for _ in range(count)]
        ranks = [rank - min(ranks) + 1 for rank in ranks]
        seats = [ranks[seat % count] for seat in range(len(people))]
        result = a_result(number, people, seats, mode="team" if team else "individual")
        now |= rated(result, now)
        sides = [people[side::count] for side in range(count)]
        after = plackett_luce([[mine[each] for each in side] for side in sides], ranks)
        for side, changed in zip(sides, after, strict=True):
            mine |= dict(zip(side, changed, strict=True))
        for each in people:
            assert now[each][:2] == pytest.approx(mine[each], rel=1e-12)
