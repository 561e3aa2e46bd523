"""Who wants to stay private, or has deleted their data, is in nothing that others are shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.pictures.drawing import Drawing
from bot.tables import TableId
from campaigns.course import final_ranking
from sandbox import Person, Sight
from tests.bot.journeys.test_campaigns import founded, joined, opened, played, said, shown
from tests.world.wire import BotWorld

RATINGS = "Ratings here"
DRAWN = ("campaign_table", "campaign_race", "person", "ranking", "records")
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("standings", {}), ("standings", {"text": True}), ("records", {}), ("records", {"text": True}),
    ("stats", {}), ("stats", {"text": True}),
    ("campaign status", {}), ("campaign export", {}),
)  # fmt: skip


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was to be drawn of statistics, word by word."""
    found: list[str] = []
    for name in DRAWN:
        draw = getattr(Drawing, name)

        async def noted(self: Drawing, sheet: object, *, draw: Any = draw, **more: Any) -> Any:
            found.append(repr(sheet))
            return await draw(self, sheet, **more)

        monkeypatch.setattr(Drawing, name, noted)
    return found


async def a_campaign(world: BotWorld) -> Person:
    """Played to its end; whoever won it."""
    await world.meet()
    await founded(world, format="season")
    await joined(world, 4)
    campaign = await played(world, await opened(world))
    assert campaign.stage == "over"
    winner = campaign.entrants[final_ranking(campaign)[0]].members[0]
    return next(each for each in world.people if world.player(each) == winner)


def in_the_channel(world: BotWorld) -> Iterator[str]:
    """All that stands there for the campaign by now, and read aloud of its pictures."""
    for each in world.people[5].sees(world.channel):
        if "Spring in Rome" in each.text:
            yield "\n".join([each.text, *(picture.alt or "" for picture in each.pictures)])


def rating_lines(world: BotWorld) -> list[str]:
    threads = [
        each for each in world.local.world.channels.values() if each.parent_id == world.channel.id
    ]
    sights = [sight for each in threads for sight in world.people[5].sees(each)]
    return [line for each in sights for line in each.text.splitlines() if RATINGS in line]


async def answers(world: BotWorld, by: Person, about: Person) -> Iterator[str]:
    """To whatever anybody can ask, with the files that come with it."""
    found = []
    more: list[tuple[str, dict[str, Any]]] = [
        ("stats", {"person": about}),
        ("stats", {"against": about, "text": True}),
    ]
    for name, options in (*ASKED, *more):
        seen = await (await by.command(world.channel, name, **options)).filled()
        message = world.local.world.messages[seen.channel_id][seen.id]
        files = [each.data.decode(errors="ignore") for each in message.attachments]
        found.append("\n".join([seen.text, *(each.alt or "" for each in seen.pictures), *files]))
    return iter(found)


async def in_all(world: BotWorld, of: Person, drawn: list[str]) -> list[str]:
    """All that shows somebody's name or id."""
    drawn.clear()
    asker = next(each for each in world.people[:4] if each is not of)
    told = [*in_the_channel(world), *rating_lines(world), *await answers(world, asker, of), *drawn]
    assert len(told) > len(ASKED) + 6
    name = of.user.display_name
    # Who keeps something private may be named by whoever asks for it.
    kept = ("keeps their games private", "haven't finished a game together", "hasn't finished")
    return [
        each
        for each in told
        if (name in each or str(of.id) in each) and not any(known in each for known in kept)
    ]


async def command(world: BotWorld, person: Person, name: str, **options: object) -> Sight:
    return await (await person.command(world.channel, name, **options)).filled()


async def test_private_people_have_no_name_in_anything_that_is_shown(
    world: BotWorld, drawn: list[str]
) -> None:
    winner = await a_campaign(world)
    name = winner.user.display_name
    assert len(await in_all(world, winner, drawn)) > 8
    assert name in rating_lines(world)[0]
    await command(world, winner, "settings mine", private="on")
    await said(world)
    assert await in_all(world, winner, drawn) == []
    assert "Private player" in shown(world, 5).text
    own = await command(world, winner, "campaign status")
    assert name in own.text, "they see themselves"
    exported = await answers(world, winner, winner)
    assert all(str(winner.id) not in each for each in exported if '"standings"' in each)

    await command(world, winner, "settings mine", private="off")
    await said(world)
    assert name in shown(world, 5).text
    assert name in rating_lines(world)[0]

    await command(world, winner, "privacy", what="delete", sure="yes")
    await said(world)
    assert await in_all(world, winner, drawn) == []
    assert "Deleted player" in shown(world, 5).text


async def test_what_stands_is_renewed_even_if_the_bot_dies_in_between(world: BotWorld) -> None:
    """What the process would have done next is found again after a start."""
    winner = await a_campaign(world)
    player = world.player(winner)
    preferences = (await world.tables.names([player]))[player].preferences
    world.tables.campaigns.on_change = lambda _: None
    hidden = preferences.model_copy(update={"private": True})
    await world.tables.set_preferences(player, hidden)
    assert winner.user.display_name in shown(world, 5).text
    await world.restart()
    await said(world)
    assert all(winner.user.display_name not in each for each in in_the_channel(world))
    assert await world.tables.campaigns.to_show() == []


async def test_who_goes_private_in_mid_season_is_hidden_from_then_on(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=2)
    await joined(world, 4)
    campaign = await opened(world)
    [(_, game)] = campaign.with_status("open")
    marcus = world.people[1]
    assert "Marcus" in shown(world, 5).text
    await command(world, marcus, "settings mine", private="on")
    await said(world)
    assert "Marcus" not in shown(world, 5).text
    await world.play(TableId(game.table or 0), Random(1), actions=10_000)
    await said(world)
    assert "1 of 2 games" in shown(world, 5).text
    assert "Marcus" not in shown(world, 5).text
    for line in rating_lines(world):
        assert "Marcus" not in line
    reply = await command(world, marcus, "campaign leave")
    assert "Your points stay" in reply.text
    await said(world)
    assert "Private player left the campaign" in shown(world, 5).text
