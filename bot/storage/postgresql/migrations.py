"""The database schema, as numbered migrations that are applied all together or not at all."""

from collections.abc import Sequence
from importlib import resources
from typing import NamedTuple

from bot.storage.errors import NewerDatabase, NotOurDatabase
from bot.storage.sql.connection import SqlConnection

LOCK = 0x434F4E43
"""CONC: held while a process looks for what is missing, so that several can be started at once."""


class PostgresMigration(NamedTuple):
    number: int
    name: str
    script: str


def all_migrations() -> tuple[PostgresMigration, ...]:
    files = resources.files("bot.storage.postgresql").joinpath("migrations").iterdir()
    scripts = sorted((file for file in files if file.name.endswith(".sql")), key=lambda f: f.name)
    return tuple(
        PostgresMigration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8"))
        for file in scripts
    )


def migrate(
    connection: SqlConnection, place: str, migrations: Sequence[PostgresMigration]
) -> list[str]:
    """Apply what is missing and return its names."""
    connection.execute("SET TRANSACTION ISOLATION LEVEL READ COMMITTED")  # as it is once we wait
    connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
    form = known_form(connection, place, newest=migrations[-1].number)
    if not form:
        connection.execute("CREATE TABLE form (number INTEGER NOT NULL)")
        connection.execute("INSERT INTO form (number) VALUES (0)")
    missing = [each for each in migrations if each.number > form]
    for migration in missing:
        connection.execute(migration.script)
        connection.execute("UPDATE form SET number = ?", (migration.number,))
    return [migration.name for migration in missing]


def write_form_again(connection: SqlConnection) -> None:
    """Only a committed write shows that the disk isn't full."""
    connection.execute("UPDATE form SET number = number")


def known_form(connection: SqlConnection, place: str, newest: int | None = None) -> int:
    """0 if there is nothing yet. Refuses another program's tables, and those of a newer version."""
    found = connection.execute(
        "SELECT relname FROM pg_class "  # a tenth of the work of information_schema.tables
        "WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v')"
    )
    names = {name for (name,) in found}
    if not names:
        return 0
    if not {"form", "tables", "actions"} <= names:
        raise NotOurDatabase(
            f"{place} holds another program's tables; it was left as it is. Make a database for "
            "the bot alone, and name it with CONCORDIA_DATABASE"
        )
    form = int(connection.execute("SELECT number FROM form").fetchone()[0])
    newest = all_migrations()[-1].number if newest is None else newest
    if form > newest:
        raise NewerDatabase(
            f"{place} was written by a newer version of this program (form {form}, this one "
            f"knows {newest}); it was left as it is. Install the newer version, or restore the "
            "backup made before the upgrade"
        )
    return form
