"""The database schema, as numbered migrations that are each applied completely or not at all."""

import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from bot.storage.errors import MigrationFailed, NewerDatabase, NotOurDatabase
from bot.storage.sqlite.copies import copy_into

APPLICATION_ID = 0x434F4E43
"""CONC: marks a SQLite file as ours."""


class Migration(NamedTuple):
    number: int
    name: str
    script: str


def all_migrations() -> tuple[Migration, ...]:
    files = resources.files("bot.storage.sqlite").joinpath("migrations").iterdir()
    scripts = sorted((file for file in files if file.name.endswith(".sql")), key=lambda f: f.name)
    return tuple(
        Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8"))
        for file in scripts
    )


def refuse_foreign(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """Refuses a file of another program, or of a newer version of ours."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    version = version_of(connection)
    (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    is_new = application == 0 and version == 0 and not things
    if application != APPLICATION_ID and not is_new:
        raise NotOurDatabase(
            f"{path} is another program's database; it was left as it is. "
            "Name another file with --database or CONCORDIA_DATABASE"
        )
    if version > newest:
        raise NewerDatabase(
            f"{path} was written by a newer version of this program (form {version}, this one "
            f"knows {newest}); it was left as it is. Install the newer version, or restore the "
            "backup made before the upgrade"
        )


def migrate(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]
) -> list[str]:
    """Apply what is missing and return its names. A copy from before is kept beside it."""
    version = version_of(connection)
    missing = [each for each in migrations if each.number > version]
    if missing and version:
        copy_into(connection, backup_name(path, version), replace=True)
    for migration in missing:
        _apply(connection, path, migration, version)
    return [migration.name for migration in missing]


def backup_name(path: Path, version: int) -> Path:
    return path.with_name(f"{path.name}.before-{version + 1:04}")


def version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _apply(connection: sqlite3.Connection, path: Path, migration: Migration, version: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if version_of(connection) >= migration.number:  # another process was quicker
            connection.execute("ROLLBACK")
            return
        for statement in _statements(migration.script):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {migration.number}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        kept = f"; a copy is {backup_name(path, version)}" if version else ""
        raise MigrationFailed(
            f"{path} could not be upgraded to form {migration.number} ({migration.name}: {error}); "
            f"it is unchanged{kept}"
        ) from error


def _statements(script: str) -> Iterator[str]:
    """One by one, because `executescript` commits any open transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
