"""A whole campaign over the local Discord: people type their turns, and the bot is killed.

Everything is done as people do it: the campaign is founded by command and joined by button, every
turn is a command in the thread of its game. Now and then a few days go by in which nobody plays, so
that computers decide for those who are waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.tables import rehearsal
from engine import GameState
from sandbox import LocalDiscord, Person, Sight
from sandbox.acts import Outcome
from sandbox.changes import PATIENCE, NothingHappened
from sandbox.interaction import State
from sandbox.model import Channel
from sandbox.sights import sight_of
from tests.bot.campaigns.games_seen import GamesSeen, SeenTable
from tests.bot.commands.typists import Sentence, sentence_for
from tests.bot.crowd.mortal_bot import MortalBot
from tests.bot.year.play import row

T = TypeVar("T")
NAME = "Spring in Rome"
DAYS_OFF = 4 * 24 * 3600.0
"""Longer than a turn's time and the reserve, at a steady pace."""
A_MOMENT = 30.0
"""For which a killed bot is away."""
A_LOOK = 0.05
A_GAME = 100
"""Commands that even a short game takes."""


class CampaignLife:
    def __init__(self, discord: LocalDiscord, folder: Path, people: int, seed: str) -> None:
        self.discord = discord
        self.bot = MortalBot(discord, folder, "undrawn")
        self.guild = discord.world.add_guild("Rome")
        self.channel = discord.world.add_channel(self.guild, "forum")
        self.people = [discord.person(f"Player{number:02}", self.guild) for number in range(people)]
        self.onlooker = discord.person("Onlooker", self.guild)
        self.kills = self.breaks = self.commands = 0
        self.games: GamesSeen
        self._by_id = {str(each.id): each for each in self.people}
        self._chance = Random(seed)
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._asleep = False
        self._busy = 0
        """How many wait for an answer to what they typed."""

    def __str__(self) -> str:
        stages = list(self.games.tables().values())
        return (
            f"{stages.count('over')} of {len(stages)} games, {self.commands} commands, "
            f"{self.kills} kills, {self.breaks} breaks"
        )

    async def begin(self, **terms: object) -> None:
        await self.bot.start()
        founder = self.people[0]
        new = founder.command(self.channel, "campaign new", name=NAME, pace="steady", **terms)
        assert "is set up in this channel" in (await (await new).filled()).text
        for each in self.people:
            joined = await (await each.click(await self.stands(), "Join")).filled()
            assert "You're in" in joined.text
        opened = await (await founder.click(await self.stands(), "Open")).filled()
        assert "first games" in opened.text
        self.games = GamesSeen(self.bot.database)

    async def end(self) -> None:
        await self._stop_playing()
        await self.bot.end()

    async def play(self, kills: int, breaks: int, games: int) -> None:
        """To the end of the campaign, disturbed so many times on the way."""
        moments = sorted(
            (self._chance.randrange(1, A_GAME * games), disturb)
            for disturb, count in (("kill", kills), ("break", breaks))
            for _ in range(count)
        )
        for at, disturb in moments:
            await self._played_until(at)
            await (self._killed() if disturb == "kill" else self._days_off())
            print(self, flush=True)
        await self._played_until(None)
        await self._until(lambda: "over after" in self._stands())  # it is shown soon afterwards
        await self._written(lambda: not self.games.unsaid())
        await self._stop_playing()

    async def _written(self, look: Callable[[], bool]) -> None:
        """What the bot only writes down: nobody sees anything change then."""
        async with asyncio.timeout(PATIENCE):
            while not look():
                await asyncio.sleep(A_LOOK)

    async def stands(self) -> Sight:
        """What stands in the channel for the campaign."""
        return await self._until(lambda: next(iter(self._standing()), None))

    def _stands(self) -> str:
        return "".join(each.text for each in self._standing())

    def _standing(self) -> list[Sight]:
        seen = self.onlooker.sees(self.channel)
        return [each for each in seen if f"## {NAME}" in each.text and "over!" not in each.text]

    async def asked(self, person: Person, name: str, **options: object) -> tuple[str, list[str]]:
        """What is answered, and the files that come with it."""
        seen = await (await person.command(self.channel, name, **options)).filled()
        message = self.discord.world.messages[seen.channel_id][seen.id]
        return seen.text, [each.data.decode(errors="ignore") for each in message.attachments]

    def name_of(self, player: str) -> str:
        return self._by_id[player].user.display_name

    async def _played_until(self, commands: int | None) -> None:
        """So many, or to the end."""

        def is_there() -> bool:
            for table, stage in self.games.tables().items():
                if stage == "playing" and table not in self._playing:
                    self._playing[table] = asyncio.create_task(self._at(table))
            for each in self._playing.values():
                if each.done():
                    each.result()  # why somebody does not play any more
            over = self.games.stage() != "running"
            return over or (commands is not None and self.commands >= commands)

        while True:
            before = self.commands
            try:
                await self._until(is_there)
            except NothingHappened:
                if self.commands == before:
                    raise
            else:
                return

    async def _killed(self) -> None:
        """While people wait for answers. What they typed and was not played they type again."""
        await self.bot.kill()
        await self._stop_playing()
        self.bot.move(A_MOMENT)
        self.kills += 1
        await self.bot.start()

    async def _days_off(self) -> None:
        """Nobody plays until computers have played a turn for everybody who is waited for."""
        self._asleep = True
        await self._until(lambda: not self._busy)
        # A bot that has not looked at its clock since it started would take these days for an
        # outage, and give them back to everybody.
        started = self.bot.started_at
        await self._written(lambda: self.games.timers_carried_out_at() >= started)
        waiting = {
            table: self.games.number(table)
            for table, stage in self.games.tables().items()
            if stage == "playing" and self._person_to_act(table) is not None
        }
        self.bot.move(DAYS_OFF)
        await self._until(lambda: all(self.games.number(each) > n for each, n in waiting.items()))
        self.breaks += 1
        self._asleep = False
        self.discord.world.changes.tell()

    async def _stop_playing(self) -> None:
        for each in self._playing.values():
            each.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._playing.clear()

    async def _at(self, table: int) -> None:
        """The people of one game."""
        while self.games.table(table).stage == "playing":
            person = None if self._asleep else self._person_to_act(table)
            if person is not None:
                await self._turn(table, person)
                continue
            await self._until(
                lambda: (
                    not self._asleep
                    and (self._person_to_act(table) or self.games.table(table).stage != "playing")
                )
            )

    def _person_to_act(self, table: int) -> Person | None:
        """None where a computer is to decide, or the game has no thread yet."""
        seen = self.games.table(table)
        if seen.stage != "playing" or not seen.in_its_place:
            return None
        _, state = self.games.game(table)
        return self._by_id.get(_player(seen, state) or "")

    async def _turn(self, table: int, person: Person) -> None:
        number, state = self.games.game(table)
        thread = self.discord.world.channels[int(self.games.table(table).channel)]
        self._busy += 1
        try:
            answer = await self._typed(person, thread, self._sentence(number, state))
        finally:
            self._busy -= 1
            self.discord.world.changes.tell()  # to whoever looked just before
        assert self.games.number(table) > number, f"{person} typed in vain: {answer}"
        self.commands += 1

    async def _typed(self, person: Person, thread: Channel, said: Sentence) -> str:
        options = {name: True if text == "yes" else text for name, text in said.options.items()}
        outcome = await person.command(thread, said.command, **options).begun(patience=0)
        return await self._until(lambda: _answer(outcome))

    def _sentence(self, number: int, state: GameState) -> Sentence:
        seat = state.pending[-1].seat
        answers = iter(row(state, self._chance))
        return sentence_for(
            rehearsal.begun(state, seat, number),
            lambda _, offered: next((each for each in answers if each in offered), offered[0]),
        )

    async def _until(self, look: Callable[[], T | None]) -> T:
        return await self.discord.world.changes.until(look, lambda: f"stuck: {self}")


def _player(seen: SeenTable, state: GameState) -> str | None:
    """Whom the table waits for."""
    if not state.pending:
        return None
    holder, clock = seen.seating.at(state.pending[-1].seat), seen.seating.clock
    stood_in_for = clock is not None and clock.stand_in is not None
    return None if holder.plays_by_itself or stood_in_for else holder.player


def _answer(outcome: Outcome) -> str | None:
    message = outcome.interaction.reply
    if outcome.interaction.state is State.WAITING or message is None:
        return None
    sight = sight_of(message, outcome.interaction.user_id)
    return None if sight.thinking else sight.text or "nothing"
