"""What the bot writes about itself: one line or one JSON object per record, and no secrets."""

import logging
import sys
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, TextIO

from pythonjsonlogger.json import JsonFormatter

from bot.log_context import FACTS, marked
from bot.service.redaction import Redactor


def set_up_logs(
    *, form: str, level: str, hidden: Collection[str] = (), stream: TextIO | None = None
) -> None:
    """For the whole program; `hidden` are secrets that must never appear."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(marked)
    handler.setFormatter(_Redacted(_json() if form == "json" else _Line(), Redactor(hidden)))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.captureWarnings(capture=True)
    discord = logging.getLogger("discord")
    discord.setLevel(logging.NOTSET if level == "debug" else max(logging.WARNING, _number(level)))
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_worth_telling)


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _worth_telling(record: logging.LogRecord) -> bool:
    """The bot has no voice, and a lost network is no fault: one line per attempt is enough."""
    if "voice will NOT be supported" in str(record.msg):
        return False
    if str(record.msg).startswith("Attempting a reconnect") and record.exc_info:
        error = record.exc_info[1]
        record.msg = f"{record.getMessage()}: {type(error).__name__}: {error}"
        record.args = record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class _Discreet(logging.Formatter):
    def formatException(self, ei: Any) -> str:  # noqa: N802  # the name is logging's own
        """Without Discord's own words, which may quote the message it refuses."""
        trace, error, seen = super().formatException(ei), ei[1], set[int]()
        while error is not None and id(error) not in seen:
            seen.add(id(error))
            words = getattr(error, "text", None)
            if isinstance(words, str) and words.strip():
                trace = trace.replace(words, "...")
            error = error.__cause__ or error.__context__
        return trace


class _Line(_Discreet):
    """`2026-11-16T09:41:07.123Z INFO    bot.service.running: ready [table=7 action=12]`"""

    def format(self, record: logging.LogRecord) -> str:
        marks = " ".join(f"{name}={fact}" for name in FACTS if (fact := _fact(record, name)))
        message = " ".join(_visible(record.getMessage()).split())
        line = f"{_time(record)} {record.levelname:<7} {record.name}: {message}"
        if marks:
            line += f" [{marks}]"
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        stack = self.formatStack(record.stack_info) if record.stack_info else None
        return "\n    ".join([line, *"\n".join(filter(None, (trace, stack))).splitlines()])


def _fact(record: logging.LogRecord, name: str) -> str | None:
    found = record.__dict__.get(name)
    return None if found is None else str(found)


def _visible(text: str) -> str:
    """So that nobody's name can start a line of its own or colour the terminal."""
    return "".join(each if each.isprintable() or each.isspace() else "?" for each in text)


class _Object(_Discreet, JsonFormatter):
    def add_fields(
        self,
        log_data: dict[str, Any],
        record: logging.LogRecord,
        message_dict: dict[str, Any],
    ) -> None:
        super().add_fields(log_data, record, message_dict)
        log_data["time"] = _time(record)


def _json() -> logging.Formatter:
    return _Object(
        ["time", "levelname", "name", "message"],
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        json_ensure_ascii=False,
    )


class _Redacted(logging.Formatter):
    """Runs last, so that nothing gets past it: neither message, marks nor traceback."""

    def __init__(self, inner: logging.Formatter, redactor: Redactor) -> None:
        super().__init__()
        self._inner = inner
        self._redactor = redactor

    def format(self, record: logging.LogRecord) -> str:
        return self._redactor(self._inner.format(record))
