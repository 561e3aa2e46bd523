"""One command, click, completion or modal: what it is about, and what became of it."""

import math
import secrets
from enum import Enum, IntEnum

from sandbox.model import Channel, Json, Message, Origin

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class InteractionAnswer(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class State(Enum):
    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "did not respond"


class Interaction:
    def __init__(
        self,
        number: int,
        kind: Kind,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        created_at: float,
        message: Message | None = None,
        opened_by: Origin | None = None,
    ) -> None:
        self.id = number
        self.token = secrets.token_urlsafe(24)
        self.kind = kind
        self.user_id = user_id
        self.channel = channel
        self.data = data
        self.created_at = created_at
        self.message = message
        """The one with the button, also for a modal that a button opened."""
        self.opened_by = opened_by
        self.state = State.WAITING
        self.answer: InteractionAnswer | None = None
        self.reply: Message | None = None
        """What the bot's token calls @original."""
        self.modal: Json | None = None
        self.choices: list[Json] = []
        self.sent_at = self.answered_at = math.nan
        """When its event went out and when its answer was read, in real seconds."""

    def origin(self) -> Origin:
        return Origin(
            self.id,
            int(self.kind),
            self.user_id,
            name=_full_name(self.data) if self.kind is Kind.COMMAND else None,
            interacted_message_id=self.message.id if self.message else None,
            opened_by=self.opened_by,
        )


def _full_name(data: Json) -> str:
    """`game new` for a subcommand."""
    names = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)
