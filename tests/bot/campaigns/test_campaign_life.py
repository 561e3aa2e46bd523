"""Whole campaigns over the local Discord, disturbed: all that is shown follows from the exports.

Who stands where, who goes up, down or on, and every rating are worked out a second time, from
nothing but the files that `/campaign export` gives. The games themselves are replayed.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.storage import SqliteStore
from engine import final_scores, winner
from tests.bot.campaigns.campaign_life import NAME, CampaignLife
from tests.bot.crowd.crowd import a_local_discord
from tests.campaigns.second_opinion import SecondOpinion, shown
from tests.campaigns.test_second_opinion import agreed


class Run(NamedTuple):
    terms: dict[str, Any]
    people: int
    games: int
    kills: int
    breaks: int
    """Of some days in which nobody plays."""


A_SHARE = Run({"format": "season", "games": 1}, people=4, games=1, kills=2, breaks=1)
RUNS = {
    "season": Run({"format": "season", "games": 6}, people=32, games=48, kills=12, breaks=6),
    "league": Run(
        {"format": "league", "seasons": 3, "games": 1}, people=24, games=18, kills=6, breaks=3
    ),
    "tournament": Run({"format": "tournament", "games": 2}, people=27, games=17, kills=6, breaks=3),
    "pairs": Run(
        {"format": "season", "games": 2, "pairs": True}, people=8, games=4, kills=2, breaks=1
    ),
}
_RATED = re.compile(r"^(\d+)\. \*\*(.+)\*\* (-?\d+) · (\d+) · (\d+)", re.MULTILINE)


@pytest.mark.parametrize(
    "run",
    [
        pytest.param(A_SHARE, id="a share"),
        *(pytest.param(RUNS[name], marks=pytest.mark.long, id=name) for name in RUNS),
    ],
)
async def test_a_campaign_over_discord_comes_out_as_a_second_opinion_says(
    tmp_path: Path, run: Run
) -> None:
    began = time.monotonic()
    async with a_local_discord() as discord:
        life = CampaignLife(discord, tmp_path, run.people, str(run))
        try:
            await life.begin(**run.terms)
            await life.play(run.kills, run.breaks, run.games)
            opinion = await exported(life)
            assert len(opinion.games) == run.games
            await what_is_shown_follows(life, opinion)
            ratings_follow(life, opinion)
            games_are_what_was_played(life, opinion)
        finally:
            await life.end()
        assert (life.kills, life.breaks) == (run.kills, run.breaks)
        assert not discord.journal.failures
    await ratings_come_out_again(life)
    print(f"{life}; {life.games.counts()}; {time.monotonic() - began:.0f} s")
    life.games.close()


async def exported(life: CampaignLife) -> SecondOpinion:
    _, files = await life.asked(life.people[1], "campaign export")
    as_csv, as_json = files
    opinion = SecondOpinion(as_json, as_csv)
    agreed(opinion)
    return opinion


async def what_is_shown_follows(life: CampaignLife, opinion: SecondOpinion) -> None:
    """In the channel: every row of the picture, read aloud, and the first of them as text."""
    last = max(game["season"] for game in opinion.games)
    rows = [
        f"{place}. {opinion.name(row.entrant)}: {float(row.points):g} "
        f"({row.played} game{'s' * (row.played != 1)}, {row.won} won)"
        for group in opinion.groups(last)
        for place, row in enumerate(opinion.standings(last, group), 1)
    ]
    stands = await life.stands()
    assert in_order(stands.text, rows[:3])
    aloud = stands.pictures[0].alt or ""
    fitting = [each for each in rows if each in aloud] if aloud.endswith("…") else rows
    assert in_order(aloud, fitting)
    assert fitting == rows[: len(fitting)]
    assert len(fitting) >= min(len(rows), 24)  # Discord takes 1024 letters
    seen = life.onlooker.sees(life.channel)
    [ceremony] = [each for each in seen if f"{NAME} is over!" in each.text]
    places = [opinion.told["entrants"][each]["players"][0] for each in opinion.ranking()]
    assert in_order(ceremony.text, [f"<@{each}>" for each in places[:3]])
    mode = "team" if opinion.told["pairs"] else "individual"
    told, _ = await life.asked(life.people[2], "standings", mode=mode, text=True)
    ratings = {life.name_of(who): rating for who, rating in opinion.ratings().items()}
    listed = [(name, *map(int, values)) for _, name, *values in _RATED.findall(told)]
    expected = [
        (name, shown(mu, sigma), games, wins) for name, (mu, sigma, games, wins) in ratings.items()
    ]
    best = sorted(expected, key=lambda row: (-row[1], row))
    assert sorted(listed) == sorted(best[:32])  # equal ones may stand in any order
    values = [row[1] for row in listed]
    assert values == sorted(values, reverse=True)


def in_order(text: str, parts: Sequence[str]) -> bool:
    places = [text.find(each) for each in parts]
    return -1 not in places and places == sorted(places)


def ratings_follow(life: CampaignLife, opinion: SecondOpinion) -> None:
    kept = life.games.ratings(str(life.guild.id))
    expected = opinion.ratings()
    assert kept.keys() == expected.keys()
    for who, rating in expected.items():
        assert kept[who][:2] == pytest.approx(rating[:2], rel=1e-9)
        assert kept[who][2:] == rating[2:]


def games_are_what_was_played(life: CampaignLife, opinion: SecondOpinion) -> None:
    """Each once, at one table of its own."""
    tables = [game["table"] for game in opinion.games]
    assert sorted(tables) == sorted(life.games.tables())
    for game in opinion.games:
        _, state = life.games.game(game["table"])
        assert game["victory_points"] == [each.total for each in final_scores(state)]
        first = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
        assert first == list(winner(state))


async def ratings_come_out_again(life: CampaignLife) -> None:
    """From the results, to the last bit."""
    before = life.games.ratings(str(life.guild.id))
    store = await SqliteStore.open(life.bot.database)
    try:
        await store.start_ratings_over()
        assert not life.games.ratings(str(life.guild.id))
        while await store.rate_results(100):
            pass
    finally:
        await store.close()
    assert life.games.ratings(str(life.guild.id)) == before
