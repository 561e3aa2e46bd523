"""Campaigns played by chance, without tables: who joins, and what every game brings."""

from random import Random

from campaigns import course
from campaigns.campaign import Campaign, CampaignId, CampaignTerms


def gathering(people: int, **terms: object) -> Campaign:
    campaign = Campaign(
        id=CampaignId(1),
        guild="rome",
        channel="forum",
        name="Spring",
        organiser="person 0",
        terms=CampaignTerms.model_validate({"format": "season", **terms}),
        seed="seed",
        created_at=0.0,
    )
    for number in range(people):
        campaign = course.joined(campaign, f"person {number}")
    return campaign


def a_round(campaign: Campaign, chance: Random, at: float) -> Campaign:
    """Begun and played."""
    campaign = course.moved_on(campaign, at=at)
    for number, game in list(campaign.with_status("due")):
        scores = [chance.randint(60, 140) for _ in game.chairs]
        campaign = course.recorded(campaign, number, scores, at=at)
    return campaign


def to_the_end(campaign: Campaign, seed: int = 1) -> Campaign:
    chance, at = Random(seed), 1.0
    if campaign.stage == "gathering":
        campaign = course.opened(campaign, at=at)
    while campaign.stage == "running":
        at += 1
        campaign = a_round(campaign, chance, at)
        assert at < 500
    return campaign
