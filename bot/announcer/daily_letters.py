"""Daily letters: one direct message a day with all tables of somebody at a glance.

The timer stays until the letter has been sent, and what is sent is written down before: so it comes
once, whatever happens in between. Nothing is sent where there is nothing to tell.
"""

from __future__ import annotations

import logging

from bot.announcer.direct_channels import DirectChannels
from bot.announcer.direct_messages import CLOSED
from bot.announcer.message_sender import MessageGone
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.error_kind import error_kind
from bot.tables import Look, PlayerId, PlayerProfile, Tables
from bot.tables.quiet_hours import quiet_until
from bot.tables.store import PART_POST, TABLE_POST, StorageError, person
from bot.texts.people import seat_names
from bot.texts.post import Post
from bot.texts.posts.letters import letter_post
from bot.texts.posts.own_tables import OwnTable
from bot.texts.posts.reminders import message_link
from words import Words, words_for
from words.reader import Reader

LETTER = "letter"
"""The role of the last one."""
_LOG = logging.getLogger(__name__)


class DailyLetters:
    def __init__(self, tables: Tables, once: OnceSender, channels: DirectChannels) -> None:
        self._tables = tables
        self._once = once
        self._channels = channels

    async def send_due(self) -> None:
        """What cannot be sent just now is tried again."""
        for player in await self._tables.due_letters():
            try:
                await self._send(player)
            except StorageError:
                raise
            except Exception as error:
                _LOG.info("a daily letter waits: %s", error_kind(error))

    async def _send(self, player: PlayerId) -> None:
        reader = (await self._tables.names([player]))[player]
        now = self._tables.now()
        wishes = reader.preferences
        if until := quiet_until(wishes.quiet, wishes.zone, at=now):  # the bot was away at the time
            await self._tables.put_off_letter(player, until)
            return
        if reader.takes_dms and reader.absence is None:
            words = words_for(reader.language)
            tables = await self._own_tables(player, words)
            if tables:
                await self._sent(reader, letter_post(words, tables))
        await self._tables.note_letter(player)

    async def _sent(self, reader: PlayerProfile, post: Post) -> None:
        """Whoever takes no direct messages gets none."""
        owner = person(reader.player)
        key = str(reader.letter_at)  # the one after that

        async def send(channel: str) -> None:
            row = await self._tables.post_of(owner, LETTER)
            if row is None or (row.key, row.channel) != (key, channel):
                row = self._once.fresh_for(owner, LETTER, key, channel, row)
                await self._tables.remember_posts(owner, {LETTER: row})
            elif row.message != NOT_YET:
                return
            sent = await self._once.send(owner, LETTER, row, post)
            await self._tables.remember_posts(owner, {LETTER: row._replace(message=sent.message)})

        try:
            await self._channels.through(reader.player, send)
        except (*CLOSED, MessageGone) as error:
            _LOG.info("a daily letter cannot be delivered: %s", error_kind(error))

    async def _own_tables(self, player: PlayerId, words: Words) -> list[OwnTable]:
        found = await self._tables.live_tables_of(player)
        return [await self._own(await self._tables.look(each, player), words) for each in found]

    async def _own(self, look: Look, words: Words) -> OwnTable:
        stands = await self._tables.post_of(look.table, TABLE_POST)
        asks = await self._tables.post_of(look.table, PART_POST)
        asked_at = [each.sent_at for each in (stands, asks) if each and each.sent_at is not None]
        who = ""
        if look.stage == "playing" and look.view is not None and not look.offered:
            players = [each.player for each in look.guests if each.player is not None]
            words = words.in_colours(look.colours)
            names = seat_names(words, look.guests, await self._tables.names(players))
            who = Reader(words, look.view, names).named(look.view.decisions[0].seat)
        guild = await self._tables.places.guild_of(look.table)
        link = message_link(guild, look.channel, stands.message if stands else "")
        return OwnTable(look, who, max(asked_at, default=None), link)
