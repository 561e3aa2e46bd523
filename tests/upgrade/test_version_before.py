"""A database and a Discord left by version 0.1.0: games go on, old buttons work, and whatever was
still to be said is said.

`version-0.1.0.zip` was made by that version: one table for every verb a button can have, each with
the message to click, and tables whose news had not been delivered. Its pictures are blank, and its
votes end in the year 2100.
"""

import asyncio
import json
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

from sandbox import GENEROUS, LocalDiscord, Person
from sandbox.model import Channel
from sandbox.sights import Sight, sight_of
from words import ENGLISH

LEFT_BEHIND = Path(__file__).parent / "version-0.1.0.zip"
FILM_SECONDS = 600
"""More than it takes to make a film on a busy machine; everything else is quick."""
STORING_SECONDS = 600
NEWS = {
    "waiting-turn": "play",
    "waiting-vote": "agree",
    "waiting-removal": "remove",
    "waiting-end": "film",
    "waiting-team": "play",
}
"""Channels in which something was still to be said, and the verb of a button that comes with it."""
STATEMENTS = (
    "SELECT * FROM tables WHERE channel = :channel ORDER BY id",
    "SELECT * FROM actions WHERE table_id IN (SELECT id FROM tables WHERE channel = :channel)",
    "SELECT * FROM drafts WHERE table_id IN (SELECT id FROM tables WHERE channel = :channel)",
)


@dataclass(frozen=True)
class Click:
    verb: str
    channel: int
    table: int
    person: str
    message: int
    place: int
    custom_id: str
    values: list[str]
    changes: bool


@dataclass(frozen=True)
class LeftBehind:
    discord: LocalDiscord
    database: Path
    clicks: tuple[Click, ...]
    waiting: dict[str, int]
    """Channels whose news were not delivered."""
    rules: str
    """The fingerprint of the rules that its games were played by."""

    def channel(self, number: int) -> Channel:
        return self.discord.world.channels[number]

    def stored(self, channel: int) -> list[tuple[object, ...]]:
        """What the database knows about a channel's tables, whichever rules they were proven by."""
        with closing(sqlite3.connect(self.database, timeout=60)) as connection:
            found: list[tuple[object, ...]] = []
            for statement in STATEMENTS:
                cursor = connection.execute(statement, {"channel": str(channel)})
                kept = [at for at, each in enumerate(cursor.description) if each[0] != "proven"]
                found += [tuple(row[at] for at in kept) for row in cursor]
            return found

    async def games_checked(self) -> dict[str, int]:
        """How many live games are at which stage, once each of them was played again by the rules
        of today."""
        with closing(sqlite3.connect(self.database, timeout=60)) as connection:
            while connection.execute(
                "SELECT 1 FROM tables WHERE stage = 'playing' AND proven = ?", (self.rules,)
            ).fetchone():
                await asyncio.sleep(0.02)
            return dict(
                connection.execute(
                    "SELECT stage, count(*) FROM tables WHERE stage IN ('playing', 'held') "
                    "GROUP BY stage"
                ).fetchall()
            )

    async def stores_something_else(self, channel: int, before: list[tuple[object, ...]]) -> bool:
        """The bot is another process, so its database has to be asked again and again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STORING_SECONDS):
                while self.stored(channel) == before:
                    await asyncio.sleep(0.02)
                return True
        return False


@asynccontextmanager
async def upgraded(folder: Path) -> AsyncIterator[LeftBehind]:
    """The bot of today, in a process of its own, where the version before stopped."""
    with ZipFile(LEFT_BEHIND) as left:
        left.extractall(folder)
    known = json.loads((folder / "clicks.json").read_text())
    database = folder / "concordia.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        [(rules,)] = connection.execute("SELECT DISTINCT proven FROM tables").fetchall()
    async with LocalDiscord(folder=folder / "discord", rates=GENEROUS) as discord:
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "home.local_bot"),
            *(discord.addresses.api, discord.addresses.gateway, str(database)),
            stdin=asyncio.subprocess.PIPE,
        )
        try:
            connected = asyncio.create_task(discord.bot_connected())
            ended = asyncio.create_task(bot.wait())
            await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
            assert not ended.done(), "the bot refused what the version before had left"
            clicks = tuple(Click(**each) for each in known["clicks"])
            yield LeftBehind(discord, database, clicks, known["waiting"], rules)
        finally:
            if bot.stdin:
                bot.stdin.close()
            assert await bot.wait() in (0, -15)
        discord.journal.check()


def click_on(left: LeftBehind, click: Click) -> tuple[Person, Sight]:
    person = left.discord.person_called(click.person)
    message = left.discord.world.messages[click.place][click.message]
    return person, sight_of(message, person.id)


async def clicked(left: LeftBehind, click: Click) -> str:
    """What the person reads in answer, if it is a message of its own."""
    person, sight = click_on(left, click)
    if any(each.custom_id == click.custom_id for each in sight.menus):
        act = person.choose(sight, click.custom_id, *click.values)
    elif any(each.custom_id == click.custom_id for each in sight.buttons):
        act = person.click(sight, click.custom_id)
    else:
        act = person.forge(sight, click.custom_id, *click.values)
    outcome = await act
    if outcome.interaction.modal is not None:
        return str(outcome.form)
    if outcome.interaction.reply is None:
        return ""
    await left.discord.world.changes.until(
        lambda: not outcome.reply.thinking, f"{click.verb}: still thinking", patience=FILM_SECONDS
    )
    return outcome.reply.text


def not_understood(text: str) -> bool:
    bug = ENGLISH("sorry-a-bug", id="")[:12]
    return bug in text or text in (ENGLISH("button-unknown"), ENGLISH("button-of-another-table"))


@pytest.mark.slow
async def test_what_the_version_before_left_goes_on(tmp_path: Path) -> None:
    """In one go, as starting the bot takes longer than most of it."""
    async with upgraded(tmp_path) as left:
        assert await left.games_checked() == {"playing": 20}
        await _news_are_told(left)
        assert await _old_buttons_that_fail(left) == {}


async def _news_are_told(left: LeftBehind) -> None:
    """Whoever waits for them finds a new message with something to click."""
    with ZipFile(LEFT_BEHIND) as zipped:
        world = json.loads(zipped.read("discord/world.json"))
    last = max(int(each["id"]) for each in world["messages"])
    assert set(left.waiting) == set(NEWS)
    for name, channel in left.waiting.items():
        person = left.discord.person_called("Livia")
        await person.sees_soon(left.channel(channel), partial(_offers_anew, last, NEWS[name]))


def _offers_anew(last: int, verb: str, sight: Sight) -> bool:
    """Posted since, with a button of this verb."""
    verbs = [(each.custom_id or "").partition(":")[0] for each in sight.buttons]
    return sight.id > last and verb in verbs


async def _old_buttons_that_fail(left: LeftBehind) -> dict[str, str]:
    assert len(left.clicks) > 20
    wrong: dict[str, str] = {}
    for click in left.clicks:
        before = left.stored(click.channel)
        said = await clicked(left, click)
        if not_understood(said):
            wrong[click.verb] = said
        elif click.changes and not await left.stores_something_else(click.channel, before):
            wrong[click.verb] = f"changed nothing, and said: {said}"
        elif not click.changes and not said:
            wrong[click.verb] = "showed nothing"
    return wrong
