"""Campaigns at the tables: every game gets one table, and what is played there counts once."""

from functools import partial
from random import Random
from typing import Any

import pytest

from bot.tables import PlayerId, Request, TableId
from bot.tables.campaign_book import UnknownCampaign
from bot.tables.errors import NotHost
from bot.tables.results import ResultId
from bot.tables.seating import Pace
from bot.tables.store import KeyTaken
from bot.tables.wishes import Abandon
from campaigns import course
from campaigns.campaign import UNKNOWN, Campaign, CampaignId, CampaignTerms
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


def games_of(campaign: Campaign, entrant: int) -> int:
    return sum(entrant in each.entrants for _, each in campaign.with_status("done"))


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


async def test_whoever_organises_a_campaign_hosts_its_tables_where_they_do_not_play_too(
    world: TableWorld,
) -> None:
    campaign = await opened(world, 8)
    elsewhere = []
    for table in tables(campaign):
        look = await world.look(table)
        assert look.host == PEOPLE[0]
        players = [guest.player for guest in look.guests if guest.player]
        if PEOPLE[0] not in players:
            elsewhere.append(table)
            with pytest.raises(NotHost):
                await world.ask(players[0], table, Abandon())
            assert (await world.ask(PEOPLE[0], table, Abandon())).waiting_for_consent
    assert elsewhere, "eight people sit at two tables"


async def test_a_campaign_whose_organiser_is_gone_has_hosts_all_the_same(world: TableWorld) -> None:
    campaign = await founded(world, 5)
    await world.tables.delete_data(PEOPLE[0])
    await world.tables.campaigns.change(
        world.request(PEOPLE[1]),
        campaign.id,
        "open",
        lambda found: course.opened(found, at=world.clock.now),
    )
    [table] = tables(await world.tables.campaigns.of(campaign.id))
    look = await world.look(table)
    assert look.host in {guest.player for guest in look.guests if guest.player}


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


class Died(BaseException):
    """As if the process had been killed: nothing that comes after is done."""


@pytest.mark.parametrize("deadly", range(8))
async def test_whenever_it_dies_while_a_round_begins_it_goes_on_as_if_it_had_not(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch, deadly: int
) -> None:
    """Before or after each of the commits of a round with two tables."""
    campaign = await founded(world, 8)
    moments = 0

    def mortal(name: str) -> None:
        store = world.store
        whole = getattr(store, name)

        async def work(*given: Any) -> Any:
            nonlocal moments
            moments += 2
            if moments - 2 == deadly:
                raise Died
            done = await whole(*given)
            if moments - 1 == deadly:
                raise Died
            return done

        monkeypatch.setattr(store, name, work)

    mortal("open_table")
    mortal("commit_campaign")
    request = world.request(PEOPLE[0])

    async def begin() -> None:
        now = world.clock.now
        await world.tables.campaigns.change(
            request, campaign.id, "open", lambda found: course.opened(found, at=now)
        )

    with pytest.raises(Died):
        await begin()
    monkeypatch.undo()
    await world.restart()
    await begin()  # whoever has got no answer asks again
    after = await world.tables.campaigns.of(campaign.id)
    assert len(tables(after)) == 2
    linked = await world.store.campaign_tables(campaign.id)
    assert sorted(linked.values()) == sorted(tables(after))
    everywhere = {each for player in PEOPLE for each in await world.tables.live_tables_of(player)}
    assert everywhere == {*tables(after)}
    assert after.round == 1


async def test_nothing_is_opened_in_a_server_that_the_bot_has_left(world: TableWorld) -> None:
    campaign = await founded(world, 8)
    await world.store.leave_guild("rome", world.clock.now)
    now = world.clock.now
    after = await world.tables.campaigns.change(
        world.request(PEOPLE[0]), campaign.id, "open", lambda found: course.opened(found, at=now)
    )
    assert tables(after) == []
    await world.store.join_guild("rome")
    await world.tables.campaigns.tick()
    assert len(tables(await world.tables.campaigns.of(campaign.id))) == 2


async def test_a_campaign_ends_with_its_channel(world: TableWorld) -> None:
    campaign = await opened(world, 4)
    await world.tables.campaigns.channel_deleted("baths")
    assert (await world.tables.campaigns.of(campaign.id)).stage == "running"
    await world.tables.campaigns.channel_deleted("forum")
    assert (await world.tables.campaigns.of(campaign.id)).stage == "cancelled"
    await world.tables.campaigns.tick()
    assert len(await world.store.campaign_tables(campaign.id)) == 1


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
    where = campaign.games[0]
    number = where.entrants[0]
    leaver = PEOPLE[number]
    after = await book.leave(world.request(leaver), campaign.id, leaver)
    assert after.entrants[number].left
    look = await world.look(TableId(where.table or 0))
    assert leaver not in [guest.player for guest in look.guests]
    planned = [each for _, each in after.with_status("planned")]
    assert planned
    assert all(number not in each.entrants for each in planned)


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


async def test_people_delete_their_data_in_mid_season_and_it_goes_on_to_its_end(
    world: TableWorld,
) -> None:
    """One between two games, one in the middle of one; computers play on, nobody is waited for."""
    campaign = await played(world, (await opened(world, 5, games=3)).id)
    await world.tables.delete_data(PEOPLE[3])
    (table,) = tables(await world.tables.campaigns.of(campaign.id))
    await world.play(table, Random(1), actions=20)
    await world.tables.delete_data(PEOPLE[4])
    await world.tables.tick()
    await world.rested()
    for _ in range(4):
        campaign = await played(world, campaign.id)
    assert campaign.stage == "over"
    assert not [each for each in PEOPLE[3:5] if each in campaign.model_dump_json()]
    first = campaign.games[0].players
    assert first is not None
    assert (first.count(UNKNOWN), first.count(None)) == (2, 0), (
        "people played it, whoever they were"
    )
    assert {games_of(campaign, each) for each in range(3)} == {3}


async def test_a_game_belongs_to_whoever_played_it_also_once_a_substitute_has_come(
    world: TableWorld,
) -> None:
    campaign = await opened(world, 4)
    book = world.tables.campaigns
    leaver, follower = PEOPLE[2], PEOPLE[6]
    await book.change(
        world.request(leaver),
        campaign.id,
        "substitute",
        lambda found: course.substituted(found, leaver, follower, by=leaver, at=0.0),
    )
    campaign = await played(world, campaign.id)
    assert campaign.games[0].players is not None
    assert leaver in campaign.games[0].players
    (table,) = tables(campaign)
    sitting = [guest.player for guest in (await world.look(table)).guests]
    assert follower in sitting
    assert leaver not in sitting


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
