"""`/stats`, `/standings` and `/records` over the local Discord, and who may see what of whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables import PlayerId
from bot.tables.results import GameResult
from sandbox import Person, Sight
from tests.world.results import a_result, keep
from tests.world.wire import BotWorld, a_bot_world

LIVIA, MARCUS = "Livia", "Marcus"
GODS = {"jupiter": 20, "saturnus": 30, "mars": 5}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        await world.meet()
        yield world


async def typed(world: BotWorld, person: Person, name: str, /, **options: Any) -> Sight:
    place = options.pop("place", world.channel)
    said = await (await person.command(place, name, **options)).filled()
    assert said.private, "nobody else is to see it"
    return said


def players(world: BotWorld) -> list[PlayerId]:
    return [world.player(each) for each in world.people]


def some_games(world: BotWorld) -> list[GameResult]:
    """Livia wins most; the first two also beat Contrarius."""
    livia, marcus, *_ = players(world)
    here: dict[str, Any] = {"guild": str(world.guild.id)}
    return [
        a_result(1, [livia, marcus], totals=[120, 118], points=[GODS, GODS], **here),
        a_result(2, [livia, marcus, None], totals=[140, 90, 80], board="imperium", **here),
        a_result(3, [marcus, livia], totals=[99, 80], **here),
        a_result(4, [livia, marcus], totals=[300, 1], guild="elsewhere"),
        a_result(5, [livia, marcus], totals=[310, 1], takebacks=True, **here),
        a_result(6, [livia, marcus], totals=[320, 1], imported=True, **here),
        a_result(
            7, [livia], mode="solo", totals=[150], contrarius=130, margin=20,
            difficulty="veteran", **here,
        ),
    ]  # fmt: skip


async def played(world: BotWorld) -> tuple[Person, Person]:
    await keep(world.store, *some_games(world))
    await world.tables.results.catch_up()
    return world.people[0], world.people[1]


async def private(world: BotWorld, person: Person, on: str) -> Sight:
    return await typed(world, person, "settings mine", private=on)


async def test_before_anybody_has_played_everything_says_so(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    assert "You haven't finished a game on this server" in (await typed(world, livia, "stats")).text
    said = await typed(world, livia, "stats", person=marcus)
    assert "hasn't finished a game on this server" in said.text
    assert (
        "haven't finished a game together"
        in (await typed(world, livia, "stats", against=marcus)).text
    )
    assert "Nobody has a rating" in (await typed(world, livia, "standings")).text
    assert "There are no records" in (await typed(world, livia, "records")).text
    for name in ("standings", "records"):
        assert "server" in (await typed(world, livia, name, place=livia.dm)).text


async def test_somebodys_games_are_a_picture_and_a_text(world: BotWorld) -> None:
    livia, marcus = await played(world)
    picture = await typed(world, marcus, "stats", person=livia)
    assert len(picture.pictures) == 1
    said = await typed(world, marcus, "stats", person=livia, text=True)
    assert not said.pictures
    for told in ("Games **3**", "Won **2 (67%)**", "Average points **113.3**", "Imperium **140**",
                 "Beat Contrarius **1 of 1**", "Rating here", "Rating overall"):  # fmt: skip
        assert told in said.text, told
    assert "- Saturnus: **10.0**" in said.text
    everywhere = await typed(world, livia, "stats", text=True, place=livia.dm)
    assert "Games **4**" in everywhere.text
    assert "server" in (await typed(world, livia, "stats", person=marcus, place=livia.dm)).text


async def test_two_people_are_compared_in_the_games_they_both_played(world: BotWorld) -> None:
    livia, marcus = await played(world)
    said = await typed(world, livia, "stats", against=marcus, text=True)
    assert "3 games together" in said.text
    assert f"{LIVIA} ahead **2**" in said.text
    assert f"{MARCUS} ahead **1**" in said.text
    drawn = await typed(world, livia, "stats", person=marcus, against=livia)
    assert len(drawn.pictures) == 1


async def test_standings_are_those_of_the_server(world: BotWorld) -> None:
    livia, marcus = await played(world)
    drawn = await typed(world, livia, "standings")
    assert len(drawn.pictures) == 1
    said = await typed(world, marcus, "standings", text=True)
    assert f"1. **{LIVIA}**" in said.text
    assert f"2. **{MARCUS}**" in said.text
    assert "Rating · Games · Won" in said.text
    assert said.text.count(" · 3 · ") == 2
    assert "There's no page 2" in (await typed(world, livia, "standings", page=2)).text
    assert "team rating" in (await typed(world, livia, "standings", mode="team")).text


async def test_records_are_the_best_of_what_counts(world: BotWorld) -> None:
    livia, marcus = await played(world)
    drawn = await typed(world, livia, "records")
    assert len(drawn.pictures) == 1
    said = (await typed(world, marcus, "records", text=True)).text
    assert f"Italia: **120**, {LIVIA}" in said
    assert f"Imperium: **140**, {LIVIA}" in said
    assert f"Italia: **+2**, {LIVIA} 120 ({MARCUS} 118)" in said
    assert f"Veteran: **+20**, {LIVIA}" in said
    assert not {"300", "310", "320"} & set(said.replace("*", " ").split())


async def test_nothing_of_whoever_is_private_is_shown_to_others(world: BotWorld) -> None:
    livia, marcus = await played(world)
    assert "private" in (await private(world, livia, "on")).text
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("stats", {"person": livia}),
        ("stats", {"against": livia}),
        ("stats", {"person": marcus, "text": True}),
        ("standings", {"text": True}),
        ("standings", {}),
        ("records", {"text": True}),
        ("records", {}),
    )
    for name, options in asked:
        said = await typed(world, marcus, name, **options)
        assert LIVIA not in said.text
        assert "140" not in said.text
        assert all(LIVIA not in (each.alt or "") for each in said.pictures)
    assert "keeps their games private" in (await typed(world, marcus, "stats", person=livia)).text
    own = await typed(world, livia, "stats", text=True)
    assert "Games **3**" in own.text
    assert "nobody else can see this" in own.text
    await private(world, livia, "off")
    assert LIVIA in (await typed(world, marcus, "standings", text=True)).text


async def test_who_has_deleted_their_data_is_gone_from_what_is_shown_afterwards(
    world: BotWorld,
) -> None:
    livia, marcus = await played(world)
    await typed(world, livia, "privacy", what="delete", sure="yes")
    for name in ("standings", "records"):
        for as_text in (False, True):
            said = await typed(world, marcus, name, text=as_text)
            assert LIVIA not in said.text
            assert all(LIVIA not in (each.alt or "") for each in said.pictures)
    assert "Games **3**" in (await typed(world, marcus, "stats", text=True)).text
