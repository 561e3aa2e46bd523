"""What stands for a campaign in its channel: who has joined, then how it stands, then its end.

What it should show follows from the campaign, so nothing has to be remembered but where it stands
and what it shows. The closing ceremony is told once.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256

from bot.announcer.message_sender import ChannelClosed, MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.error_kind import error_kind
from bot.pictures.drawing import Drawing
from bot.tables import Look, PlayerId, Tables, Undeliverable
from bot.tables.store import PostedMessage, StorageError, campaign_owner
from bot.texts.post import Post
from bot.texts.posts.campaigns import (
    CampaignFace,
    campaign_race,
    ceremony_post,
    gathering_post,
    standings_post,
    standings_table,
)
from campaigns.campaign import Campaign, CampaignId
from words import words_for

STANDINGS, CEREMONY = "standings", "ceremony"
"""The roles of these messages."""
_GONE = "gone"
"""Instead of a message: it had come through, and somebody has deleted it."""
_LOG = logging.getLogger(__name__)


class CampaignPosts:
    def __init__(
        self, tables: Tables, sender: MessageSender, once: OnceSender, drawing: Drawing
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once
        self._drawing = drawing
        self._lock = asyncio.Lock()
        self._woken: set[CampaignId] = set()
        self._task: asyncio.Task[None] | None = None
        tables.campaigns.on_change = self.wake

    def wake(self, campaign: CampaignId) -> None:
        """Something has changed there; it is seen to soon."""
        self._woken.add(campaign)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._see_to_woken(), name="campaigns")

    async def game_ended(self, look: Look) -> None:
        """Its result counts at once, if it was a game of a campaign."""
        await self._tables.campaigns.after_game(look.table)

    async def see_to_all(self) -> None:
        for campaign in await self._tables.campaigns.live():
            await self.put_right(campaign)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _see_to_woken(self) -> None:
        while self._woken:
            await self.put_right(self._woken.pop())

    async def put_right(self, campaign: CampaignId) -> None:
        """Nothing depends on it: what goes wrong is tried again later."""
        async with self._lock:
            try:
                await self._put_right(await self._tables.campaigns.of(campaign))
            except (ChannelClosed, Undeliverable) as error:
                _LOG.info("campaign %s: its standings wait: %s", campaign, error_kind(error))
            except StorageError as error:
                _LOG.error("campaign %s: its standings wait: %s", campaign, error)
            except Exception as error:
                _LOG.warning("campaign %s: its standings wait: %s", campaign, error_kind(error))

    async def _put_right(self, campaign: Campaign) -> None:
        face = await self._face(campaign)
        if campaign.stage == "gathering" or not campaign.games:
            people = len(campaign.people)
            plan = await self._drawing.campaign_plan(campaign.terms, people, campaign.seed)
            post = gathering_post(face, plan)
        else:
            picture = await self._drawing.campaign_table(standings_table(face))
            post = standings_post(face, picture)
        await self._stands(campaign, post)
        if campaign.stage == "over":
            await self._told(campaign, face)

    async def _stands(self, campaign: Campaign, post: Post) -> None:
        owner = campaign_owner(campaign.id)
        row = await self._tables.post_of(owner, STANDINGS)
        shown = (post.texts, post.rows, [each.alt_text for each in post.pictures])
        key = sha256(repr(shown).encode()).hexdigest()[:16]
        if row is not None and row.message != NOT_YET:
            if row.key == key:
                return
            try:
                await self._sender.edit(row.channel, row.message, post)
            except MessageGone:
                row = None
            else:
                await self._tables.remember_posts(owner, {STANDINGS: row._replace(key=key)})
                return
        if row is None:
            row = self._once.fresh_for(owner, STANDINGS, key, campaign.channel, None)
            await self._tables.remember_posts(owner, {STANDINGS: row})
        sent = await self._once.send(owner, STANDINGS, row, post)
        row = row._replace(message=sent.message, key=key if sent.as_asked else "")
        await self._tables.remember_posts(owner, {STANDINGS: row})

    async def _told(self, campaign: Campaign, face: CampaignFace) -> None:
        owner = campaign_owner(campaign.id)
        row: PostedMessage | None = await self._tables.post_of(owner, CEREMONY)
        if row is not None and row.message != NOT_YET:
            return
        if row is None:
            row = self._once.fresh_for(owner, CEREMONY, "over", campaign.channel, None)
            await self._tables.remember_posts(owner, {CEREMONY: row})
        drawn = await self._drawing.campaign_race(campaign_race(face))
        table = await self._drawing.campaign_table(standings_table(face))
        message = _GONE
        try:
            sent = await self._once.send(owner, CEREMONY, row, ceremony_post(face, (drawn, table)))
            message = sent.message
        except MessageGone:
            _LOG.info("campaign %s: somebody has deleted its ceremony", campaign.id)
        await self._tables.remember_posts(owner, {CEREMONY: row._replace(message=message)})

    async def _face(self, campaign: Campaign) -> CampaignFace:
        settings = await self._tables.server_settings(campaign.guild)
        people = await self._tables.names([PlayerId(each) for each in campaign.named()])
        return CampaignFace(words_for(settings.language), campaign, people)
