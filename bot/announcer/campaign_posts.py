"""What stands for a campaign in its channel: who has joined, then how it stands, then its end.

What it should show follows from the campaign and from who wants to stay private, so nothing has to
be remembered but where it stands and what it shows. The closing ceremony is told once; whoever
deletes their data later, or goes private, goes from it too.
"""

from __future__ import annotations

import asyncio
import logging

from bot.announcer.message_sender import ChannelClosed, MessageSender
from bot.announcer.once_sender import OnceSender
from bot.announcer.standing_posts import StandingPosts, Woken
from bot.error_kind import error_kind
from bot.pictures.drawing import Drawing
from bot.tables import Look, PlayerId, Tables, Undeliverable
from bot.tables.store import (
    CEREMONY_POST,
    STANDINGS_POST,
    StorageError,
    campaign_owner,
)
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

CLOSED_SECONDS = 10 * 60.0
"""After which a channel is tried again that was closed, if the campaign has not changed."""
_LOG = logging.getLogger(__name__)


class CampaignPosts:
    def __init__(
        self, tables: Tables, sender: MessageSender, once: OnceSender, drawing: Drawing
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._posts = StandingPosts(tables, sender, once)
        self._drawing = drawing
        self._lock = asyncio.Lock()
        self._closed: dict[CampaignId, float] = {}
        """When the channel of each was last found closed."""
        self._woken = Woken("campaigns", self.put_right)
        tables.campaigns.on_change = self._woken.wake

    async def game_ended(self, look: Look) -> None:
        """Its result counts at once, if it was a game of a campaign."""
        await self._tables.campaigns.after_game(look.table)

    async def see_to_all(self) -> None:
        for campaign in await self._tables.campaigns.to_show():
            async with self._lock:  # a change may just be finding the channel closed
                if not self._closed_lately(campaign):
                    await self._try_to_put_right(campaign)

    def close(self) -> None:
        self._woken.close()

    async def put_right(self, campaign: CampaignId) -> None:
        """Nothing depends on it: what goes wrong is tried again later."""
        async with self._lock:
            await self._try_to_put_right(campaign)

    async def _try_to_put_right(self, campaign: CampaignId) -> None:
        try:
            async with self._tables.speakers.of(campaign_owner(campaign)) as granted:
                if granted:
                    await self._put_right(await self._tables.campaigns.of(campaign))
                    self._closed.pop(campaign, None)
        except (ChannelClosed, Undeliverable) as error:
            self._found_closed(campaign, error)
            if isinstance(error, ChannelClosed) and error.reason == "deleted":
                await self._give_up(campaign)
        except StorageError as error:
            _LOG.error("campaign %s: its standings wait: %s", campaign, error)
        except Exception as error:
            _LOG.warning("campaign %s: its standings wait: %s", campaign, error_kind(error))

    def _closed_lately(self, campaign: CampaignId) -> bool:
        found = self._closed.get(campaign)
        return found is not None and found > self._tables.now() - CLOSED_SECONDS

    def _found_closed(self, campaign: CampaignId, error: Exception) -> None:
        """Whoever runs the bot is told once; who organises it hears of its tables there."""
        if campaign not in self._closed:
            _LOG.warning("campaign %s: its standings wait: %s", campaign, error)
        self._closed[campaign] = self._tables.now()

    async def _put_right(self, campaign: Campaign) -> None:
        face = await self._face(campaign)
        owner, of = campaign_owner(campaign.id), str(campaign.revision)
        if campaign.stage == "gathering" or not campaign.games:
            people = len(campaign.people)
            plan = await self._drawing.campaign_plan(campaign.terms, people, campaign.seed)
            post = gathering_post(face, plan)
        else:
            picture = await self._drawing.campaign_table(standings_table(face))
            post = standings_post(face, picture)
            if campaign.stage == "over":  # before the standings, after which all has been shown
                race = await self._drawing.campaign_race(campaign_race(face))
                told = ceremony_post(face, (race, picture))
                await self._posts.put(owner, CEREMONY_POST, campaign.channel, told, again=False)
        await self._posts.put(owner, STANDINGS_POST, campaign.channel, post, of=of)

    async def _give_up(self, number: CampaignId) -> None:
        """Its channel is gone for good."""
        campaign = await self._tables.campaigns.of(number)
        await self._tables.campaigns.channel_deleted(campaign.channel)
        owner = campaign_owner(number)
        for role in (CEREMONY_POST, STANDINGS_POST):
            await self._posts.give_up(owner, role, "", campaign.channel)

    async def _face(self, campaign: Campaign) -> CampaignFace:
        settings = await self._tables.server_settings(campaign.guild)
        people = await self._tables.names([PlayerId(each) for each in campaign.named()])
        spoken = settings.language or self._sender.spoken_in(campaign.guild)
        return CampaignFace(words_for(spoken), campaign, people)
