"""A text that knows which message it is, so that a sentence around it can ask for another form."""

from __future__ import annotations


class WordedText(str):
    """What `words(...)` gives back: text like any other, and with it where it comes from."""

    __slots__ = ("facts", "message")
    message: str
    facts: tuple[tuple[str, str | int], ...]

    def __new__(
        cls, text: str, message: str, facts: tuple[tuple[str, str | int], ...]
    ) -> WordedText:
        said = super().__new__(cls, text)
        said.message = message
        said.facts = facts
        return said

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process with its origin."""
        return WordedText, (str(self), self.message, self.facts)


def capitalised(text: str) -> str:
    """As a sentence begins; a name in bold stays as it is."""
    return f"{text[:1].upper()}{text[1:]}"
