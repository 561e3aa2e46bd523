"""Why something typed cannot be carried out: facts for `misread_replies.py` to put in words.

ConcordiaError
└── Misreading
    ├── IllegalWish     it is clear what was meant, and the rules do not allow it now
    ├── Unclear
    │   ├── Ambiguous       it could mean several things
    │   └── NotUnderstood   it means nothing here
    └── OtherQuestion   something else has to be answered first
"""

from __future__ import annotations

from bot.tables.rehearsal import Offer, Rehearsal
from engine.actions import Action
from engine.decisions import Decision
from engine.errors import ConcordiaError

BETWEEN = "; "
"""Several things in one option."""


class Misreading(ConcordiaError):
    def __init__(self, text: str, rehearsal: Rehearsal) -> None:
        super().__init__(text)
        self.text = text
        self.rehearsal = rehearsal
        """As far as it was understood before."""


class IllegalWish(Misreading):
    def __init__(self, text: str, rehearsal: Rehearsal, decision: Decision, action: Action) -> None:
        super().__init__(text, rehearsal)
        self.decision = decision
        """What it would have answered; it need not be open."""
        self.action = action


class Unclear(Misreading):
    """Any of some candidates may be meant, or none."""

    def __init__(
        self, text: str, rehearsal: Rehearsal, candidates: tuple[Offer, ...], rest: str = ""
    ) -> None:
        super().__init__(text, rehearsal)
        self.candidates = candidates
        self.rest = rest
        """What was typed after it in the same option."""
        self.option = ""
        """The one in which it was typed."""
        self.before: tuple[str, ...] = ()
        """What was understood in that option before, as codes."""

    def meaning(self, code: str) -> str:
        """What has to stand in the option for that to be meant, and all the rest to be kept."""
        return BETWEEN.join(filter(None, (*self.before, code, self.rest.strip())))


class Ambiguous(Unclear):
    pass


class NotUnderstood(Unclear):
    pass


class OtherQuestion(Misreading):
    """The open decision is none that the command could answer."""
