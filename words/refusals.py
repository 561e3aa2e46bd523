"""Why a game cannot be set up, in a sentence for whoever wanted it."""

from engine.errors import InvalidOptions
from words import Words

_LONGEST_FACT = 900
"""Somebody may give a board a name of 5,000 letters, and Fluent takes 1,000."""


def options_problem(words: Words, error: InvalidOptions) -> str:
    """Errors stored by earlier versions carry the whole sentence, and no facts."""
    if not error.facts:
        return error.problem
    facts = {name: _cut(fact) for name, fact in error.facts.items()}
    return words(f"options-{error.problem}", **facts)


def _cut(fact: str | int) -> str | int:
    long = isinstance(fact, str) and len(fact) > _LONGEST_FACT
    return f"{str(fact)[: _LONGEST_FACT - 1]}…" if long else fact
