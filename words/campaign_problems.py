"""What is wrong with a campaign as somebody wants it, in words."""

from __future__ import annotations

from campaigns.errors import BadCampaign
from words import Words


def campaign_problem(words: Words, refusal: BadCampaign) -> str:
    facts = {
        name: fact if isinstance(fact, int) else str(fact) for name, fact in refusal.facts.items()
    }
    return words(f"campaign-problem-{refusal.why}", **facts)
