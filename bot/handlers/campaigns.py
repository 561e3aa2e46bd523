"""Campaigns by button: join, leave, open."""

from __future__ import annotations

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import PlayerId
from bot.tables.campaign_book import may_organise
from bot.texts.custom_ids import ControlId, NotOurs
from bot.texts.people import mention, shown
from bot.texts.post import Post
from bot.texts.posts.paces import moment
from campaigns import course
from campaigns.campaign import Campaign, CampaignId


async def clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The message in the channel shows what came of it."""
    await visit.think()
    campaign = CampaignId(control.table)
    match control.rest:
        case ("join",):
            await join(app, visit, campaign, None)
        case ("leave",):
            await leave(app, visit, campaign)
        case ("open",):
            await open_it(app, visit, campaign)
        case _:
            raise NotOurs


async def join(app: App, visit: Visit, campaign: CampaignId, partner: PlayerId | None) -> None:
    """Whoever is asked to take over a place says yes by joining."""
    player, now = visit.player, app.tables.now()

    def joined(found: Campaign) -> Campaign:
        if offer := course.offer_to(found, player):
            return course.substituted(found, offer.leaver, player, by=offer.by, at=now)
        return course.joined(found, player, partner)

    after = await app.tables.campaigns.change(visit.request, campaign, ("join", partner), joined)
    lines = [_joined(visit, after, partner)]
    if (await app.tables.names([visit.player]))[visit.player].preferences.private:
        lines.append(visit.words("campaign-you-joined-private"))
    await visit.say(Post(("\n".join(lines),)))


def _joined(visit: Visit, campaign: Campaign, partner: PlayerId | None) -> str:
    name, number = shown(campaign.name), campaign.entrant_of(visit.player)
    if campaign.stage == "running":
        return visit.words("campaign-you-took-over", name=name)
    if number is not None and len(campaign.entrants[number].members) > 1:
        return visit.words("campaign-you-joined-pair", name=name)
    if partner is not None:
        return visit.words("campaign-you-joined-asked", name=name, partner=mention(partner))
    return visit.words("campaign-you-joined", name=name)


async def leave(app: App, visit: Visit, campaign: CampaignId) -> None:
    after = await app.tables.campaigns.leave(visit.request, campaign, visit.player)
    running = after.stage == "running"
    said = "campaign-you-left-running" if running else "campaign-you-left"
    await visit.say(Post((visit.words(said, name=shown(after.name)),)))


async def open_it(app: App, visit: Visit, campaign: CampaignId) -> None:
    found = await app.tables.campaigns.of(campaign)
    may_organise(found, visit.player, administers=visit.administers)
    now = app.tables.now()
    after = await app.tables.campaigns.change(
        visit.request, campaign, "open", lambda each: course.opened(each, at=now)
    )
    await visit.say(Post((_opened(visit, after),)))


def _opened(visit: Visit, campaign: Campaign) -> str:
    name, first = shown(campaign.name), campaign.next_round_at
    if campaign.round or first is None:
        return visit.words("campaign-opened-now", name=name)
    return visit.words("campaign-opened", name=name, when=moment(first, "f"))
