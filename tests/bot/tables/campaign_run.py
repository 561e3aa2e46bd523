"""A whole campaign in a process that may be killed: it goes on from what is on disk, to the end.

`python -m tests.bot.tables.campaign_run DATABASE TERMS PEOPLE`: founds the campaign if there is
none, lets everybody join, and plays all that is open. Answers are drawn from where a game stands,
so two runs play the same, however often they are disturbed. It ends with the campaign.
"""

import asyncio
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

from bot.tables import PlayerId, Request, TableId
from bot.tables.wishes import Act
from campaigns import course
from campaigns.campaign import Campaign, CampaignTerms
from tests.world.tables import Clock, TableWorld

GUILD, CHANNEL = "rome", "forum"
HOUR = 3600.0


def person(number: int) -> PlayerId:
    return PlayerId(f"person {number}")


async def run(path: Path, terms: CampaignTerms, people: int) -> None:
    clock = Clock()
    world = TableWorld(path, clock)
    await world.begin()
    # After a crash it is later than anything that is on disk.
    known = [
        each.ended_at for c in await world.tables.campaigns.in_guild(GUILD) for each in c.games
    ]
    clock.now = max([clock.now, *(at for at in known if at is not None)]) + HOUR
    campaign = await _founded(world, terms, people)
    while campaign.stage == "running":
        for _, game in list(campaign.with_status("open")):
            assert game.table is not None
            await _played(world, TableId(game.table))
            clock.now += HOUR
        await world.tables.tick()
        campaign = await world.tables.campaigns.of(campaign.id)
    await world.end()


async def _founded(world: TableWorld, terms: CampaignTerms, people: int) -> Campaign:
    """Every step has its key, and is taken once."""
    book, organiser = world.tables.campaigns, person(0)
    campaign = await book.found(
        Request("found", organiser), GUILD, CHANNEL, name="Run", terms=terms, seed="run"
    )
    if campaign.stage == "gathering":
        for each in map(person, range(people)):
            if campaign.entrant_of(each) is None:
                join = partial(course.joined, player=each)
                campaign = await book.change(Request(f"join {each}", each), campaign.id, 0, join)
        now = world.clock.now
        await book.change(
            Request("open", organiser), campaign.id, 1, lambda found: course.opened(found, at=now)
        )
    await world.tables.tick()
    return await book.of(campaign.id)


async def _played(world: TableWorld, table: TableId) -> None:
    while (player := await world.to_decide(table)) is not None:
        look = await world.look(table, player)
        drawn = sha256(f"{table} {look.number}".encode()).digest()
        action = look.offered[int.from_bytes(drawn[:4]) % len(look.offered)]
        key = f"{table} {look.number}"
        await world.tables.ask(Request(key, player), table, Act(look.number, (action,)))


if __name__ == "__main__":
    _, database, agreed, count = sys.argv
    wanted = CampaignTerms.model_validate_json(agreed)
    asyncio.run(run(Path(database), wanted, int(count)))
