"""Campaigns at the tables: every game gets one table, and what is played there counts once."""

from functools import partial
from random import Random

import pytest

from bot.tables import PlayerId, Request, TableId
from bot.tables.campaign_book import UnknownCampaign
from bot.tables.results import ResultId
from bot.tables.seating import Pace
from bot.tables.store import KeyTaken
from campaigns import course
from campaigns.campaign import Campaign, CampaignId, CampaignTerms
from campaigns.errors import BadCampaign
from tests.world.tables import TableWorld

PEOPLE = tuple(PlayerId(f"person {number}") for number in range(8))
DAY = 24 * 60 * 60.0


def terms(**more: object) -> CampaignTerms:
    return CampaignTerms.model_validate({"format": "season", "games": 2, **more})


async def founded(world: TableWorld, people: int = 4, **more: object) -> Campaign:
    book = world.tables.campaigns
    campaign = await book.found(
        world.request(PEOPLE[0]), "rome", "forum", name="Spring", terms=terms(**more), seed="s"
    )
    for each in PEOPLE[:people]:
        join = partial(course.joined, player=each)
        await book.change(world.request(each), campaign.id, "join", join)
    return await book.of(campaign.id)


async def opened(world: TableWorld, people: int = 4, **more: object) -> Campaign:
    campaign = await founded(world, people, **more)
    return await world.tables.campaigns.change(
        world.request(PEOPLE[0]),
        campaign.id,
        "open",
        lambda found: course.opened(found, at=world.clock.now),
    )


def tables(campaign: Campaign) -> list[TableId]:
    return [TableId(each.table) for _, each in campaign.with_status("open") if each.table]


async def played(world: TableWorld, campaign: CampaignId) -> Campaign:
    """All that is open there, to its end."""
    for table in tables(await world.tables.campaigns.of(campaign)):
        await world.play(table, Random(table), actions=10_000)
    await world.tables.campaigns.tick()
    return await world.tables.campaigns.of(campaign)


async def test_the_first_round_opens_its_tables_in_threads_and_seats_everybody_as_drawn(
    world: TableWorld,
) -> None:
    pace = Pace(seconds=3600, reserve=0)
    campaign = await opened(world, 8, pace=pace.model_dump_json())
    there = tables(campaign)
    assert len(there) == 2
    for number, table in enumerate(there):
        look = await world.look(table)
        game = campaign.games[number]
        assert look.stage == "playing"
        assert look.awaits_thread
        assert look.pace == pace
        assert look.clock is not None
        assert [guest.player for guest in look.guests] == [
            campaign.entrants[chair.entrant].members[0] for chair in game.chairs
        ]
        assert look.options.board == game.board


async def test_pairs_sit_opposite_each_other_in_team_games(world: TableWorld) -> None:
    campaign = await opened(world, 8, pairs=True)
    for table in tables(campaign):
        look = await world.look(table)
        assert look.options.team
        assert [guest.team for guest in look.guests] == ["A", "B", "A", "B"]
        first = campaign.entrant_of(str(look.guests[0].player))
        assert campaign.entrant_of(str(look.guests[2].player)) == first


async def test_results_are_taken_in_once_and_the_next_round_begins(world: TableWorld) -> None:
    campaign = await opened(world)
    (table,) = tables(campaign)
    after = await played(world, campaign.id)
    result = await world.store.result(ResultId(table))
    assert result is not None
    assert after.games[0].scores == tuple(seat.total for seat in result.seats)
    assert after.games[0].ranks == tuple(seat.rank for seat in result.seats)
    assert after.round == 2
    (following,) = tables(after)
    await world.tables.campaigns.tick()
    assert await world.tables.campaigns.of(campaign.id) == after
    assert following != table


async def test_a_table_is_opened_once_even_if_the_bot_dies_before_the_campaign_knows(
    world: TableWorld,
) -> None:
    campaign = await opened(world, 8)
    book = world.tables.campaigns
    first = tables(campaign)
    lost = await book.of(campaign.id)
    undone = lost.with_game(0, status="due", table=None).with_game(1, status="due", table=None)
    await book.change(world.request(PEOPLE[0]), campaign.id, "lost", lambda _: undone)
    assert tables(await book.of(campaign.id)) == first
    with pytest.raises(KeyTaken):
        await world.tables._open_game(lost, 0, book._seats(lost, lost.games[0]), None)
    assert len(await world.store.campaign_tables(campaign.id)) == 2


async def test_the_same_request_changes_a_campaign_once(world: TableWorld) -> None:
    campaign = await founded(world, 4)
    request = Request("the same", PEOPLE[5])
    for _ in range(2):
        await world.tables.campaigns.change(
            request, campaign.id, "join", lambda found: course.joined(found, PEOPLE[5])
        )
    found = await world.tables.campaigns.of(campaign.id)
    assert found.people == (*PEOPLE[:4], PEOPLE[5])


async def test_whoever_leaves_is_played_for_and_the_rest_is_drawn_anew(world: TableWorld) -> None:
    campaign = await opened(world, 8)
    book = world.tables.campaigns
    after = await book.leave(world.request(PEOPLE[3]), campaign.id, PEOPLE[3])
    assert after.entrants[3].left
    where = next(each for each in campaign.games if 3 in each.entrants and each.table)
    look = await world.look(TableId(where.table or 0))
    assert PEOPLE[3] not in [guest.player for guest in look.guests]
    planned = [each for _, each in after.with_status("planned")]
    assert planned
    assert all(3 not in each.entrants for each in planned)


async def test_an_organiser_corrects_a_result_and_ratings_follow(world: TableWorld) -> None:
    campaign = await opened(world)
    (table,) = tables(campaign)
    await played(world, campaign.id)
    after = await world.tables.campaigns.correct(
        world.request(PEOPLE[0]), campaign.id, 0, (90, 120, 100, 110), "misclick"
    )
    assert after.games[0].ranks == (4, 1, 3, 2)
    assert after.notes[-1].reason == "misclick"
    result = await world.store.result(ResultId(table))
    assert result is not None
    assert [seat.rank for seat in result.seats] == [4, 1, 3, 2]
    (logged,) = await world.store.corrections(ResultId(table))
    assert logged.why == "misclick"


async def test_deleted_data_leave_a_campaign_that_goes_on(world: TableWorld) -> None:
    campaign = await opened(world, 8)
    await world.tables.delete_data(PEOPLE[0])
    await world.tables.campaigns.tick()
    after = await world.tables.campaigns.of(campaign.id)
    assert PEOPLE[0] not in after.model_dump_json()
    assert after.organiser is None
    assert after.stage == "running"
    assert await world.store.campaigns_naming(PEOPLE[0]) == []
    taken = await world.tables.campaigns.change(
        world.request(PEOPLE[1]),
        campaign.id,
        "take over",
        lambda found: course.taken_over(found, PEOPLE[1], at=0.0),
    )
    assert taken.organiser == PEOPLE[1]


async def test_an_export_of_personal_data_tells_of_campaigns(world: TableWorld) -> None:
    await opened(world, 4)
    told = await world.tables.export_data(PEOPLE[1])
    assert '"campaign": "Spring"' in told
    assert PEOPLE[2] not in told


async def test_a_round_has_its_date_and_waits_for_nobody_for_ever(world: TableWorld) -> None:
    campaign = await opened(world, 8, round_seconds=7 * DAY, starts_at=world.clock.now + DAY)
    assert campaign.round == 0
    world.clock.now += DAY
    await world.tables.tick()
    assert (await world.tables.campaigns.of(campaign.id)).round == 1
    world.clock.now += 7 * DAY
    await world.tables.campaigns.tick()
    after = await world.tables.campaigns.of(campaign.id)
    assert after.round == 2
    assert len(tables(after)) == 4


async def test_what_cannot_be_is_refused_and_nothing_changes(world: TableWorld) -> None:
    campaign = await founded(world, 3)
    book = world.tables.campaigns
    with pytest.raises(BadCampaign, match="too-few"):
        await book.change(
            world.request(PEOPLE[0]),
            campaign.id,
            "open",
            lambda found: course.opened(found, at=0.0),
        )
    assert await book.of(campaign.id) == campaign
    with pytest.raises(UnknownCampaign):
        await book.of(CampaignId(99))
