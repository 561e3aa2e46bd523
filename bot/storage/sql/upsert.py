"""Statements that write a row whether or not it is there already."""

from collections.abc import Sequence


def upsert(table: str, keys: Sequence[str], others: Sequence[str]) -> str:
    """Takes the values of the keys, then the others'."""
    columns = (*keys, *others)
    replaced = ", ".join(f"{name} = excluded.{name}" for name in others)
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(len(columns))}) "
        f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {replaced}"
    )


def marks(count: int) -> str:
    return ", ".join("?" * count)
