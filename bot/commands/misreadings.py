"""Why something typed cannot be carried out: facts for `misread_replies.py` to put in words.

ConcordiaError
└── Misreading
    ├── IllegalWish     it is clear what was meant, and the rules do not allow it now
    ├── Ambiguous       it could mean several things
    ├── NotUnderstood   it means nothing here
    └── OtherQuestion   something else has to be answered first
"""

from __future__ import annotations

from bot.tables.rehearsal import Offer, Rehearsal
from engine.actions import Action
from engine.decisions import Decision
from engine.errors import ConcordiaError


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


class Ambiguous(Misreading):
    def __init__(self, text: str, rehearsal: Rehearsal, candidates: tuple[Offer, ...]) -> None:
        super().__init__(text, rehearsal)
        self.candidates = candidates


class NotUnderstood(Misreading):
    def __init__(self, text: str, rehearsal: Rehearsal, nearest: tuple[Offer, ...]) -> None:
        super().__init__(text, rehearsal)
        self.nearest = nearest


class OtherQuestion(Misreading):
    """The open decision is none that the command could answer."""
