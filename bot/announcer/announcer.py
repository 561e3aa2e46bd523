"""Makes the channel show what a table is now, whenever the table has something to say.

It does not tell each notice as a message: what waits is looked at together, and what stands in the
channel is edited or replaced until it is right. Done twice, it changes nothing the second time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.announcer.campaign_posts import CampaignPosts
from bot.announcer.closed_channels import ClosedChannels
from bot.announcer.composer import Composer
from bot.announcer.daily_letters import DailyLetters
from bot.announcer.direct_channels import DirectChannels
from bot.announcer.direct_messages import CLOSED, DirectMessages
from bot.announcer.game_threads import GameThreads
from bot.announcer.late_pictures import LatePictures
from bot.announcer.message_sender import ChannelClosed, DmsClosed, MessageSender
from bot.announcer.once_sender import OnceSender
from bot.announcer.one_off_messages import OneOffMessages
from bot.announcer.reconciler import Reconciler
from bot.announcer.seat_lists import SeatLists
from bot.announcer.tidier import Tidier
from bot.announcer.wanted import LOBBY, OVER, TABLE, EndedMessage, Recipient, ShownMessage, wanted
from bot.log_context import log_context
from bot.pictures.drawing import Drawing
from bot.tables import Delivery, Look, PlayerId, TableId, Tables, Undeliverable
from bot.tables.notices import PartnerAsked, PartnerSaid, TableChanged, ThreadClosed
from bot.tables.store import PostOwner, StorageError, TakenOver
from bot.texts.post import Post
from engine.terms import SeatId


@dataclass(frozen=True)
class _Batch:
    """What waits at a table, and the table as it is now."""

    messages: Sequence[Delivery]
    look: Look
    own: Mapping[PlayerId, Look]
    """As each person in a team sees it, or everybody as long as all choose at once; else empty."""


class Announcer:
    def __init__(self, sender: MessageSender, tables: Tables, drawing: Drawing) -> None:
        self._tables = tables
        once, channels = OnceSender(tables, sender), DirectChannels(tables, sender)
        self._tidier = Tidier(tables, sender, once)
        self._reconciler = Reconciler(tables, sender, once, channels, self._tidier)
        self._late = LatePictures(tables)
        self._composer = Composer(tables, drawing, self._late)
        self._one_off = OneOffMessages(tables, once)
        self._direct = DirectMessages(sender, channels, self._one_off, self._composer, tables)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._closed = ClosedChannels(tables, self._direct)
        self._threads = GameThreads(tables, sender, once, self._composer)
        self._seat_lists = SeatLists(tables, sender, once)
        self._campaigns = CampaignPosts(tables, sender, once, drawing)
        self._letters = DailyLetters(tables, once, channels)
        self._doubted: set[TableId] = set()
        """For which another process spoke last."""
        tables.speakers.on_takeover = self._taken_over

    async def deliver(self, messages: Sequence[Delivery]) -> None:
        """What waits at one table, for the deliverer."""
        table = messages[0].table
        with log_context(table=table):
            trouble: Exception | None = None
            try:
                async with self._locks.setdefault(table, asyncio.Lock()):
                    await self._settle_doubts(table)
                    if await self._is_in_its_place(table, messages):
                        await self._deliver(await self._batch(table, messages))
            except TakenOver:
                await self._tables.look_after(table)  # it may show what was true before
                raise
            except Exception as error:
                trouble = error
            await self._tidier.tidy(table)
            if trouble is not None:
                raise trouble
            if any(isinstance(each.notice, ThreadClosed) for each in messages):
                await self._threads.archive(await self._tables.look(table, None))

    async def tidy(self) -> None:
        """From time to time: old messages at every table, lists of free seats, and letters."""
        async with self._tables.duty("letters") as ours:
            if ours:
                await self._letters.send_due()
        await self._seat_lists.see_to_all()
        await self._campaigns.see_to_all()
        await self._tidier.tidy_everywhere()

    def close(self) -> None:
        self._seat_lists.close()
        self._campaigns.close()
        self._tidier.close()
        self._late.close()

    def _taken_over(self, owner: PostOwner) -> None:
        if isinstance(owner, int):
            self._doubted.add(owner)

    async def _settle_doubts(self, table: TableId) -> None:
        """Another process has spoken: what is remembered here of the table may not be true."""
        if table in self._doubted:
            self._doubted.discard(table)
            self._closed.forget(table)
            self._direct.doubt()
            await self._reconciler.doubt(table)

    async def _is_in_its_place(self, table: TableId, messages: Sequence[Delivery]) -> bool:
        """In its thread, if it is to have one; False where that can never be opened."""
        look = await self._tables.look(table, None)
        if not look.awaits_thread or look.stage in ("over", "abandoned"):
            return True
        try:
            await self._threads.open(look, messages)
        except (ChannelClosed, Undeliverable) as error:
            closed = error if isinstance(error, ChannelClosed) else ChannelClosed("rejected")
            if not await self._closed.found(look, closed, messages[0].nonce):
                raise closed from error
            return False
        return True

    async def _batch(self, table: TableId, messages: Sequence[Delivery]) -> _Batch:
        """All looks show the same moment."""
        while True:
            look = await self._tables.look(table, None)
            if look.stage != "playing" or not (look.options.team or look.choosing):
                return _Batch(messages, look, {})
            players = [guest.player for guest in look.guests if guest.player is not None]
            own = {player: await self._tables.look(table, player) for player in players}
            now = look.number, look.guests
            if all((each.number, each.guests) == now for each in own.values()):
                return _Batch(messages, look, own)

    async def _deliver(self, batch: _Batch) -> None:
        """What could not be told directly is tried again, but keeps nobody else waiting; nor does a
        channel that is closed keep anybody waiting for what they are told directly."""
        look, messages = batch.look, batch.messages
        if any(isinstance(each.notice, TableChanged) and each.notice.unsure for each in messages):
            await self._reconciler.doubt(look.table)
        trouble = await self._put_right_directly(batch)
        unheard, unsaid = await self._direct.words(look, messages)
        trouble = trouble or unsaid
        try:
            with _closed_to_its_player(look):
                await self._tell_notices(look, messages, unheard)
                await self._put_right_in_the_channel(batch)
        except ChannelClosed as error:
            if not await self._closed.found(look, error, messages[0].nonce):
                raise trouble or error from None
        else:
            await self._closed.is_open(look)
        await self._threads.put_right(look)
        await self._put_seats_right(look)
        if look.stage in ("over", "abandoned"):
            await self._campaigns.game_ended(look)
        if look.stage == "lobby" and len(look.guests) == look.options.seats:
            await self._composer.prepare(look)
        if trouble is not None:
            raise trouble

    async def _put_seats_right(self, look: Look) -> None:
        """In the list of free seats of its server, where a table may have come, gone or changed."""
        may_show = look.stage in ("lobby", "abandoned") or not look.number
        guild = await self._tables.places.guild_of(look.table) if may_show else None
        if guild is not None:
            await self._seat_lists.put_right(guild)

    async def _put_right_directly(self, batch: _Batch) -> Exception | None:
        """Whoever turns out to take no direct messages is asked in the channel instead."""
        trouble = None
        for each in await self._wanted(batch, direct=True):
            try:
                await self._put_right(batch, each)
            except CLOSED:
                if isinstance(each, ShownMessage) and each.reader is not None:
                    await self._direct.found_closed(batch.look, each.reader)
                    return await self._put_right_directly(batch)
            except StorageError:
                raise
            except Exception as error:
                trouble = error
        return trouble

    async def _put_right_in_the_channel(self, batch: _Batch) -> None:
        """Where one of them is refused for good, the others are put right all the same. Without the
        one to play from, the table waits: nobody knows how it stands, nor whose turn it is."""
        refused: list[Undeliverable] = []
        for each in await self._wanted(batch, direct=False):
            try:
                await self._put_right(batch, each)
            except ChannelClosed:
                raise
            except Undeliverable as error:
                if each.role in (LOBBY, TABLE, OVER):
                    raise ChannelClosed("rejected") from error
                refused.append(error)
        if refused:
            raise refused[0]

    async def _wanted(self, batch: _Batch, *, direct: bool) -> list[ShownMessage | EndedMessage]:
        people = dict([await self._recipient(batch, player) for player in batch.own])
        by_dm = await self._reminds_directly(batch.look)
        asked = wanted(batch.look, people, reminds_directly=by_dm)
        return [each for each in asked if each.is_direct == direct]

    async def _reminds_directly(self, look: Look) -> bool:
        clock = look.clock
        if clock is None or clock.reminder is None or clock.reminder.way != "dm":
            return False
        return await self._direct.are_open(look, clock.player)

    async def _recipient(self, batch: _Batch, player: PlayerId) -> tuple[SeatId, Recipient]:
        own = batch.own[player]
        seat = own.viewer
        assert seat is not None
        assert own.view is not None
        notices = [message.notice for message in batch.messages]
        asked = [each for each in notices if isinstance(each, PartnerAsked) and each.seat == seat]
        return seat, Recipient(
            player,
            takes_dms=await self._direct.are_open(own, player),
            hand=own.view.seats[seat].hand or (),
            asked_at=max((each.number for each in asked), default=0),
            patrician=own.view.seats[seat].chosen,
        )

    async def _put_right(self, batch: _Batch, each: ShownMessage | EndedMessage) -> None:
        async def compose() -> Post:
            return await self._composer.post(each, batch.look, batch.own, batch.messages)

        await self._reconciler.put_right(batch.look, each, compose)

    async def _tell_notices(
        self, look: Look, messages: Sequence[Delivery], unheard: Sequence[Delivery]
    ) -> None:
        """Those that were told before something went wrong are not told again. What is refused for
        good is set aside by itself, and everything else goes on."""
        for message in await self._one_off.not_told(look.table, "notice", messages):
            post = await self._notice(look, message, said=message not in unheard)
            if post is None:
                continue
            try:
                await self._one_off.tell(look, "notice", message.nonce, look.channel, post)
            except ChannelClosed:
                raise
            except Undeliverable as error:
                raise Undeliverable(str(error), [message]) from error

    async def _notice(self, look: Look, message: Delivery, *, said: bool) -> Post | None:
        if message.viewer is None:
            return await self._composer.notice(look, message.notice)
        if said or message.player is None or not isinstance(message.notice, PartnerSaid):
            return None
        return await self._composer.unheard(look, message.player, message.notice)


@contextmanager
def _closed_to_its_player(look: Look) -> Iterator[None]:
    """A table in direct messages waits until its player takes some again."""
    try:
        yield
    except DmsClosed as error:
        if not look.in_private:
            raise
        raise ChannelClosed("no_access") from error
