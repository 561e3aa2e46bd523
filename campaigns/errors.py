"""What is wrong with a campaign as somebody wants it, in one line for whoever wants it."""

from engine.errors import ConcordiaError


class BadCampaign(ConcordiaError):
    """`why` names the message of the catalogues; `facts` are what it mentions."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(f"{why}: " + ", ".join(f"{name} {fact}" for name, fact in facts.items()))
        self.why = why
        self.facts = facts
