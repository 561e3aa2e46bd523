"""A campaign over the local Discord: founded, joined, opened, played, corrected, closed."""

from random import Random

from bot.tables import TableId
from campaigns.campaign import Campaign
from sandbox.model import Channel
from sandbox.sights import Sight
from tests.world.wire import BotWorld, labels


async def founded(world: BotWorld, **more: object) -> Sight:
    """By the first of the people; what then stands in the channel."""
    given = {"name": "Spring in Rome", "format": "tournament", "games": 1, **more}
    act = world.people[0].command(world.channel, "campaign new", **given)
    reply = await (await act).filled()
    assert "Spring in Rome is set up in this channel" in reply.text
    await said(world)
    return shown(world)


async def said(world: BotWorld) -> None:
    """Everything, also what stands for campaigns."""
    await world.quiet()
    await world.connection.tidy()
    await world.quiet()


def shown(world: BotWorld, who: int = 1) -> Sight:
    """What stands for it."""
    [sight] = [
        each
        for each in world.people[who].sees(world.channel)
        if "## Spring in Rome" in each.text and "is over" not in each.text
    ]
    return sight


async def joined(world: BotWorld, people: int) -> None:
    for person in world.people[:people]:
        reply = await (await person.click(shown(world), "Join")).filled()
        assert "You're in Spring in Rome" in reply.text
    await said(world)


async def opened(world: BotWorld) -> Campaign:
    reply = await (await world.people[0].click(shown(world), "Open")).filled()
    assert "the first games are on their way" in reply.text
    await said(world)
    (campaign,) = await world.tables.campaigns.in_guild(str(world.guild.id))
    return campaign


async def played(world: BotWorld, campaign: Campaign) -> Campaign:
    for _, game in campaign.with_status("open"):
        await world.play(TableId(game.table or 0), Random(game.round), actions=10_000)
    await said(world)
    return await world.tables.campaigns.of(campaign.id)


def threads(world: BotWorld) -> list[Channel]:
    return [
        each for each in world.local.world.channels.values() if each.parent_id == world.channel.id
    ]


async def test_from_the_first_who_joins_to_the_closing_ceremony(world: BotWorld) -> None:
    sight = await founded(world)
    assert labels(sight) == ["Join", "Leave", "Open"]
    assert "A campaign needs at least 4 people, and there are 0." in sight.text
    reply = await (await world.people[0].click(sight, "Open")).filled()
    assert "at least 4 people" in reply.text
    await joined(world, 4)
    gathered = shown(world)
    assert gathered.id == sight.id
    assert "With 4 people: one game in one round, 1 for everybody." in gathered.text
    reply = await (await world.people[1].click(gathered, "Open")).filled()
    assert "Only the organiser" in reply.text
    campaign = await opened(world)
    [thread] = threads(world)
    assert thread.name.startswith("Spring in Rome, game 1: ")
    assert "0 of 1 games" in shown(world).text
    assert not labels(shown(world))
    after = await played(world, campaign)
    assert after.stage == "over"
    stands = shown(world)
    assert stands.id == sight.id
    assert "over after one game" in stands.text
    assert "1. " in stands.text
    [ceremony] = [each for each in world.people[1].sees(world.channel) if "is over!" in each.text]
    assert "won. Congratulations!" in ceremony.text
    await said(world)
    told = [each for each in world.people[1].sees(world.channel) if "is over!" in each.text]
    assert len(told) == 1

    boss = world.people[0]
    act = boss.command(
        world.channel, "campaign correct", game=1, points="90 100 80 70", reason="misclick"
    )
    assert "Game 1 is corrected" in (await (await act).filled()).text
    await world.people[1].sees_soon(world.channel, "→ 90 100 80 70): misclick")
    act = world.people[2].command(world.channel, "campaign export")
    reply = await (await act).filled()
    assert "as CSV and JSON" in reply.text
    act = world.people[2].command(
        world.channel, "campaign correct", game=1, points="1 2 3 4", reason="mine"
    )
    assert "Only the organiser" in (await (await act).filled()).text
    act = boss.command(
        world.channel, "campaign correct", game=1, points="Ungültig", reason="a test"
    )
    assert "Game 1 is corrected" in (await (await act).filled()).text
    await world.people[1].sees_soon(world.channel, "corrected game 1 (90 100 80 70 → void)")


async def test_bad_wishes_get_a_clear_answer(world: BotWorld) -> None:
    livia = world.people[0]

    async def answer(command: str, **given: object) -> str:
        return (await (await livia.command(world.channel, command, **given)).filled()).text

    new = {"name": "X", "format": "season"}
    assert "suits 2 seats" in await answer("campaign new", **new, boards="corsica")
    assert "in the past" in await answer("campaign new", **new, start="2001-01-01")
    assert "14 games" in await answer("campaign new", name="X", format="grand_tour", games=3)
    assert "No campaign is running on this server" in await answer("campaign status")
    await founded(world, format="season", pairs=True)
    await joined(world, 5)
    assert "somebody would have no partner" in await answer("campaign open")
    assert "all 4 seats" not in await answer("campaign status")
    assert "no game 9" in await answer("campaign correct", game=9, points="1 2 3 4", reason="typo")


async def test_who_leaves_is_replaced_and_the_standings_say_so(world: BotWorld) -> None:
    await founded(world, format="season", games=2)
    await joined(world, 4)
    await opened(world)
    marcus, octavia = world.people[1], world.people[4]
    act = marcus.command(
        world.channel, "campaign substitute", player=marcus.user, follower=octavia.user
    )
    assert "as soon as they agree" in (await (await act).filled()).text
    await said(world)
    assert "Octavia" not in shown(world).text
    act = octavia.command(world.channel, "campaign join")
    assert "You've taken over a place" in (await (await act).filled()).text
    await said(world)
    assert "Octavia came in for Marcus" in shown(world).text
    act = world.people[2].command(world.channel, "campaign leave")
    assert "Your points stay" in (await (await act).filled()).text
    await said(world)
    assert "Julia left the campaign" in shown(world).text
    act = world.people[3].command(world.channel, "campaign takeover")
    assert "server manager can take over" in (await (await act).filled()).text
