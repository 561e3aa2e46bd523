"""Removes tokens from whatever is logged: the bot's own, and those of interactions."""

import re
from collections.abc import Collection
from urllib.parse import quote

HIDDEN = "[hidden]"
_PLACES = (
    # The addresses with which an interaction is answered.
    re.compile(r"(?P<before>/(?:webhooks|interactions)/\d+/)[^/?#\s\"'<>)]+"),
    # What the gateway and the HTTP API say, as Python or JSON shows it.
    re.compile(r"(?P<before>\\?[\"']token\\?[\"']\s*:\s*b?\\?[\"'])[^\"'\\]+"),
    re.compile(r"(?P<before>\bBot )[\w.-]{20,}"),
    # Tokens wherever they are: of an interaction ("interaction:" in base64), and of a bot.
    re.compile(r"(?P<before>)\baW50ZXJhY3Rpb246[\w-]+=*"),
    re.compile(r"(?P<before>)\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
)


class Redactor:
    def __init__(self, secrets: Collection[str]) -> None:
        shown = {form for secret in secrets if secret for form in (secret, quote(secret, safe=""))}
        self._secrets = sorted(shown, key=len, reverse=True)

    def __call__(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for place in _PLACES:
            text = place.sub(rf"\g<before>{HIDDEN}", text)
        return text
