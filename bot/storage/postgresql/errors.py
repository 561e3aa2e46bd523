"""Turns PostgreSQL's errors into one line that tells the operator what to do."""

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from bot.storage.errors import (
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseUnusable,
)
from bot.tables.store import StorageError


def explained(place: str, error: psycopg.Error) -> StorageError:
    match error:
        case errors.DiskFull():
            return DatabaseFull(
                f"no space left for {place}; nothing was stored. Free some disk space on its "
                "server: tables continue from what is stored"
            )
        case errors.ReadOnlySqlTransaction():
            return DatabaseReadOnly(
                f"{place} is read-only; nothing was stored. Is this a standby? Name the primary "
                "with CONCORDIA_DATABASE"
            )
        case errors.InsufficientPrivilege():
            return DatabaseUnusable(
                f"{place} lets this user do too little ({_first_line(error)}); nothing was stored. "
                "Make the user the owner of the database"
            )
        case psycopg.OperationalError():
            return DatabaseUnusable(
                f"{place} cannot be reached: {_first_line(error)}; nothing was stored. "
                "Is the server running, and is the address right?"
            )
        case _:
            return DatabaseUnusable(
                f"{place} cannot be used: {_first_line(error)}; nothing was stored"
            )


def place_of(address: str) -> str:
    """How the database is called in messages: never with its password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error as error:
        raise DatabaseUnusable(
            f"this is not the address of a PostgreSQL database: {_first_line(error)}; write "
            "CONCORDIA_DATABASE=postgresql://USER@HOST/DATABASE"
        ) from None
    name = parts.get("dbname") or parts.get("user") or "the default one"
    return f"the PostgreSQL database {name} on {parts.get('host') or 'this machine'}"


def _first_line(error: psycopg.Error) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
