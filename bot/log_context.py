"""What every log record is marked with: the table, the request, and the id a user was told.

`with log_context(table=7, action=interaction.id):` marks every record written within, including
those of tasks and threads started there.
"""

import logging
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

FACTS = ("table", "action", "error")
_EASY_TO_READ_ALOUD = "23456789BCDFGHJKMNPQRTVWXZ"
_CONTEXT: ContextVar[MappingProxyType[str, str]] = ContextVar(
    "log context", default=MappingProxyType({})
)


@contextmanager
def log_context(**facts: object) -> Iterator[None]:
    """Nested contexts add up; None removes a fact."""
    before = _CONTEXT.set(_with(facts))
    try:
        yield
    finally:
        _CONTEXT.reset(before)


def mark(**facts: object) -> None:
    """Adds what has become known since, until the surrounding context is left."""
    _CONTEXT.set(_with(facts))


def marked(record: logging.LogRecord) -> bool:
    """A filter for log handlers, which writes the facts of the context onto the record."""
    for name, fact in _CONTEXT.get().items():
        setattr(record, name, fact)
    return True


def new_error_id() -> str:
    """Shown to the user, and marked on the record with the traceback: `log_context(error=...)`.

    No two of its letters look alike.
    """
    return "".join(secrets.choice(_EASY_TO_READ_ALOUD) for _ in range(6))


def _with(facts: Mapping[str, object]) -> MappingProxyType[str, str]:
    if unknown := set(facts) - set(FACTS):
        raise TypeError(f"a record is marked with {', '.join(FACTS)}, not {', '.join(unknown)}")
    known = {**_CONTEXT.get(), **{name: str(fact) for name, fact in facts.items()}}
    for name, fact in facts.items():
        if fact is None:
            del known[name]
    return MappingProxyType(known)
