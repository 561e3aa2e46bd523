"""Checks that everything the bot needs is there, and tells the operator what it found."""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bot.finding import Finding, Severity
from bot.service import settings
from bot.service.backup_schedule import Schedule
from bot.storage import Inspection, inspected, is_postgresql, shown
from bot.tables import TableId, replay_check
from bot.tables.fingerprint import fingerprint
from engine import RULES_VERSION, read_options
from engine.catalogue import catalogue
from engine.errors import ConcordiaError
from words.english import counted

LEAST_ROOM = 200 * 2**20


def checkup(database: str) -> Iterator[Finding]:
    """Changes nothing: the database is opened read-only."""
    checks: tuple[Callable[[], Iterator[Finding]], ...] = (
        lambda: _settings(database),
        _data,
        _fonts,
        lambda: iter(()) if is_postgresql(database) else _room(Path(database)),
        lambda: _database(database),
    )
    for check in checks:
        try:
            yield from check()
        except ConcordiaError as refusal:
            yield Finding("FAULT", "database", str(refusal))


def _settings(database: str) -> Iterator[Finding]:
    try:
        given = settings.read_settings()
    except settings.InvalidSettings as refusal:
        yield Finding("FAULT", "settings", str(refusal))
        return
    there = "read" if Path(settings.FILE).is_file() else "not found, so only the environment counts"
    yield Finding("ok", "settings", f"database {shown(database)}; {settings.FILE} {there}")
    for word in settings.misspelt():
        yield Finding("note", "settings", word)
    yield _token(given)
    yield _health(given)
    yield _backups(given)


def _token(given: settings.Settings) -> Finding:
    """Whether a plausible one is set, and where; never what it is."""
    if not given.token.get_secret_value() and not given.token_file:
        return Finding("note", "token", "not set; only `concordia run` needs it")
    try:
        settings.read_token(given)
    except settings.InvalidSettings as refusal:
        return Finding("FAULT", "token", str(refusal))
    return Finding("ok", "token", f"in the file {given.token_file}" if given.token_file else "set")


def _health(given: settings.Settings) -> Finding:
    if not given.health_port:
        return Finding("note", "health", "off, so `concordia health` has nowhere to ask")
    where = f"http://{given.health_host}:{given.health_port}/healthz"
    return Finding("ok", "health", f"a running bot answers {where}")


def _backups(given: settings.Settings) -> Finding:
    schedule = Schedule.of(given)
    if schedule is None:
        return Finding("note", "backups", "none, because CONCORDIA_BACKUP_FOLDER is not set")
    if not schedule.folder.is_dir():
        return Finding("FAULT", "backups", f"there is no folder {schedule.folder}")
    if not os.access(schedule.folder, os.W_OK | os.X_OK):
        return Finding("FAULT", "backups", f"{schedule.folder} is not writable")
    made = schedule.copies()
    newest = f", the newest {made[-1].path.name}" if made else ""
    return Finding("ok", "backups", f"{counted(len(made), 'copy', 'copies')} there{newest}")


def _data() -> Iterator[Finding]:
    try:
        boards = catalogue().boards
    except ConcordiaError as refusal:
        yield Finding("FAULT", "data", str(refusal))
        return
    yield Finding("ok", "data", f"{len(boards)} boards, rules {RULES_VERSION} ({fingerprint()})")


def _fonts() -> Iterator[Finding]:
    """Draws something, which needs the coastlines and fonts."""
    import render

    try:
        render.prepare(read_options({"board": "italia", "seats": 2}), 2)
    except OSError as error:
        yield Finding("FAULT", "fonts", f"cannot draw a picture: {error}")
        return
    yield Finding("ok", "fonts", "can draw a board")


def _room(database: Path) -> Iterator[Finding]:
    folder = database.resolve().parent
    if not folder.is_dir():
        yield Finding("FAULT", "disk", f"there is no folder {folder}")
        return
    free = shutil.disk_usage(folder).free
    severity: Severity = "ok" if free >= LEAST_ROOM else "FAULT"
    yield Finding(severity, "disk", f"{free / 2**20:,.0f} MB free for the database")


def _database(address: str) -> Iterator[Finding]:
    if not is_postgresql(address) and not Path(address).exists():
        words = f"{address} does not exist yet; the first start creates it"
        yield Finding("note", "database", words)
        return
    with inspected(address) as inspection:
        yield from _content(inspection)


def _content(inspection: Inspection) -> Iterator[Finding]:
    form, newest = inspection.form, inspection.newest_form
    if form < newest:
        kept = " and keeps a copy" if form else ""
        words = f"form {form}; the next start upgrades it to {newest}{kept}"
        yield Finding("note", "database", words)
        return
    held = inspection.holding()
    yield Finding(
        "ok",
        "database",
        f"form {form}, intact: {counted(held.tables, 'table')} ({held.live} live), "
        f"{counted(held.actions, 'action')}, {counted(held.messages, 'message')} to be sent",
    )
    yield from _games(inspection)


def _games(inspection: Inspection) -> Iterator[Finding]:
    faults, live = 0, inspection.live_games()
    for fault in broken_games(inspection, live):
        faults += 1
        yield Finding("FAULT", "games", fault)
    if not faults:
        games = counted(len(live), "live game")
        yield Finding("ok", "games", f"{games} replayed, every state as before")


def broken_games(inspection: Inspection, games: Iterable[TableId]) -> Iterator[str]:
    """Those that do not replay to the state they are in."""
    for stored in inspection.logs(games):
        broken = replay_check.first_broken(stored)
        if broken:
            where = f"table {stored.table.id} in channel {stored.table.channel}"
            yield f"{where} does not replay under these rules: {broken}"
