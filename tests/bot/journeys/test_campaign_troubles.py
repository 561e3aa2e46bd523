"""What may go wrong in a campaign: each has its clear answer, and the campaign goes on."""

from __future__ import annotations

import pytest

from bot.announcer.campaign_posts import CLOSED_SECONDS
from bot.tables import Request, TableId
from bot.tables.wishes import Abandon
from campaigns.campaign import Campaign
from sandbox import Person
from sandbox.permissions import Permission
from tests.bot.journeys.test_campaigns import founded, joined, opened, said, shown
from tests.world.wire import BotWorld

DAY = 24 * 60 * 60.0


async def answer(world: BotWorld, person: Person, command: str, /, **given: object) -> str:
    return (await (await person.command(world.channel, command, **given)).filled()).text


async def given_up(world: BotWorld) -> Campaign:
    """All that is open, by a server manager: the next round begins."""
    for _, game in (await the_campaign(world)).with_status("open"):
        table = TableId(game.table or 0)
        by = Request(f"give up {table}", world.player(5), moderator=True)
        await world.tables.ask(by, table, Abandon())
    await said(world)
    return await the_campaign(world)


async def the_campaign(world: BotWorld) -> Campaign:
    (campaign,) = await world.tables.campaigns.in_guild(str(world.guild.id))
    return campaign


async def test_an_organiser_who_vanishes_is_followed_by_whoever_takes_part(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=2)
    await joined(world, 4)
    await opened(world)
    await given_up(world)
    organiser, marcus, octavia = world.people[0], world.people[1], world.people[4]
    world.local.clock.advance(13 * DAY)
    assert "here in the last two weeks" in await answer(world, marcus, "campaign takeover")
    world.local.clock.advance(2 * DAY)
    told = await answer(world, octavia, "campaign takeover")
    assert "Only the organiser" in told, "she takes no part"
    assert "You organise Spring in Rome now" in await answer(world, marcus, "campaign takeover")
    assert "You already organise" in await answer(world, marcus, "campaign takeover")
    await said(world)
    assert "Marcus organises this campaign now" in shown(world, 5).text
    given = {"game": 1, "points": "90 100 80 70", "reason": "misclick"}
    assert "Game 1 is corrected" in await answer(world, marcus, "campaign correct", **given)
    told = await answer(world, organiser, "campaign correct", **given)
    assert "Only the organiser" in told, "who comes back too late has lost it"
    assert (await given_up(world)).stage == "over"


async def test_an_organiser_who_deletes_their_data_leaves_it_to_whoever_comes(
    world: BotWorld,
) -> None:
    await world.meet()
    await founded(world, format="season", games=1)
    await joined(world, 5)
    await answer(world, world.people[0], "privacy", what="delete", sure="yes")
    await said(world)
    gathered = shown(world, 5).text
    assert "Nobody organises it at the moment" in gathered
    assert "4 people have joined" in gathered
    assert "Only the organiser" in await answer(world, world.people[1], "campaign open")
    assert "You organise" in await answer(world, world.people[1], "campaign takeover")
    assert "is open" in await answer(world, world.people[1], "campaign open")


async def test_nobody_becomes_a_partner_unasked(world: BotWorld) -> None:
    livia, marcus = world.people[:2]

    await founded(world, format="season", pairs=True)
    told = await answer(world, livia, "campaign join", partner=marcus.user)
    assert f"{marcus.mention} has to join too" in told
    assert (await the_campaign(world)).people == (world.player(livia),)
    asked = f"{livia.mention} would like you as a partner"
    assert asked in await answer(world, marcus, "campaign status")
    assert asked not in await answer(world, livia, "campaign status")
    assert "as a pair" in await answer(world, marcus, "campaign join")
    both = (world.player(livia), world.player(marcus))
    assert [each.members for each in (await the_campaign(world)).entrants] == [both]


async def test_a_substitute_starts_with_the_next_game(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=2)
    await joined(world, 4)
    campaign = await opened(world)
    julia, octavia = world.people[2], world.people[4]
    told = await answer(
        world, world.people[0], "campaign substitute", player=julia.user, follower=octavia.user
    )
    assert "takes over for" in told
    assert "asked to take over for" in await answer(world, octavia, "campaign status")
    assert "with its points" in await answer(world, octavia, "campaign join")
    [(_, first)] = campaign.with_status("open")
    look = await world.look(TableId(first.table or 0))
    sitting = [guest.player for guest in look.guests]
    assert world.player(julia) in sitting, "she plays on where she sits"
    assert world.player(octavia) not in sitting
    after = await given_up(world)
    [(_, second)] = after.with_status("open")
    look = await world.look(TableId(second.table or 0))
    sitting = [guest.player for guest in look.guests]
    assert world.player(octavia) in sitting
    assert world.player(julia) not in sitting
    assert "You: place" in await answer(world, octavia, "campaign status")
    again = {"player": julia.user, "follower": world.people[5].user}
    told = await answer(world, world.people[0], "campaign substitute", **again)
    assert "isn't in this campaign" in told
    told = await answer(
        world, octavia, "campaign substitute", player=octavia.user, follower=world.people[1].user
    )
    assert "already take part" in told


async def test_who_has_left_and_was_drawn_out_has_nothing_to_hand_over(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=2)
    await joined(world, 4)
    await opened(world)
    marcus, octavia = world.people[1], world.people[4]
    assert "Your points stay" in await answer(world, marcus, "campaign leave")
    told = await answer(
        world, world.people[0], "campaign substitute", player=marcus.user, follower=octavia.user
    )
    assert "nothing left to take over" in told
    assert "You aren't in this campaign" in await answer(world, marcus, "campaign leave")


async def test_dates_in_the_past_and_boards_that_suit_nobody_get_an_answer(
    world: BotWorld,
) -> None:
    livia = world.people[0]
    new = {"name": "X", "format": "season"}
    for start in ("2001-01-01", "yesterday"):
        told = await answer(world, livia, "campaign new", **new, start=start)
        assert "past" in told or "date" in told, told
    told = await answer(world, livia, "campaign new", **new, boards="germania")
    assert "Leave it out" in told
    told = await answer(world, livia, "campaign new", **new, boards="atlantis")
    assert "atlantis" in told.lower()
    told = await answer(world, livia, "campaign new", **new, boards="corsica", pairs=True)
    assert "Leave it out" in told
    assert await world.tables.campaigns.in_guild(str(world.guild.id)) == []


async def test_a_start_that_has_passed_while_people_joined_means_at_once(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=1, start="in 3 days")
    assert "The first round begins" in shown(world).text
    await joined(world, 4)
    world.local.clock.advance(10 * DAY)
    await opened(world)
    assert len((await the_campaign(world)).games) == 1


async def test_a_board_that_does_not_suit_those_who_joined_is_refused_until_it_does(
    world: BotWorld,
) -> None:
    """Cyprus takes five: four people can't play there."""
    await world.meet()
    await founded(world, format="season", games=1, boards="cyprus")
    await joined(world, 4)
    told = await answer(world, world.people[0], "campaign open")
    assert "can't all play" in told
    assert "can't all play" in shown(world, 5).text
    await (await world.people[4].click(shown(world, 5), "Join")).filled()
    assert "is open" in await answer(world, world.people[0], "campaign open")


async def test_nobody_comes_in_when_no_game_is_left(world: BotWorld) -> None:
    await world.meet()
    await founded(world, format="season", games=1)
    await joined(world, 4)
    await opened(world)
    marcus, octavia = world.people[1], world.people[4]
    told = await answer(
        world, marcus, "campaign substitute", player=marcus.user, follower=octavia.user
    )
    assert "nothing left to take over" in told
    assert "is open already" in await answer(world, world.people[0], "campaign open")


async def test_one_that_is_cancelled_before_it_begins_says_so(world: BotWorld) -> None:
    gathering = await founded(world, format="season", games=1)
    assert "everybody plays one game" in gathering.text
    await joined(world, 1)
    assert "there is 1." in shown(world).text
    livia, marcus = world.people[:2]
    assert "Only the organiser" in await answer(world, marcus, "campaign cancel")
    assert "Add `sure: yes`" in await answer(world, livia, "campaign cancel")
    assert "is cancelled" in await answer(world, livia, "campaign cancel", sure="yes")
    await said(world)
    stands = shown(world)
    assert "was cancelled before it began" in stands.text
    assert not stands.buttons
    assert "was cancelled" in await answer(world, livia, "campaign status")


async def test_of_several_campaigns_one_is_named(world: BotWorld) -> None:
    await founded(world, format="season", games=1)
    await answer(world, world.people[1], "campaign new", name="Autumn", format="grand_tour")
    told = await answer(world, world.people[2], "campaign join")
    assert "Spring in Rome and Autumn" in told
    assert "`campaign:`" in told
    told = await answer(world, world.people[2], "campaign join", campaign="Autumn")
    assert "You're in Autumn" in told


async def test_standings_wait_for_a_channel_that_is_closed(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    """Without trying all the time; whoever runs the bot is told once."""
    await world.meet()
    await founded(world)
    local, join = world.local.world, shown(world)
    local.set_permissions(world.channel, local.bot, deny=Permission.VIEW_CHANNEL)
    await world.people[0].click(join, "Join")
    for _ in range(3):
        await said(world)
    world.local.journal.expect(50001)
    told = [each.getMessage() for each in caplog.records if "standings wait" in each.getMessage()]
    assert told == ["campaign 1: its standings wait: the channel is closed: no_access"]
    local.set_permissions(world.channel, local.bot)
    world.local.clock.advance(CLOSED_SECONDS)
    await said(world)
    assert "One person has joined" in shown(world).text
