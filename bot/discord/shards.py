"""Shards: each hears a part of the servers, the first one also the direct messages."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from discord import Client

_FORM = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")
_TIME_BITS = 22
"""Of an id, below those that tell when it was made."""


@dataclass(frozen=True)
class Shards:
    """How the bot is connected, as its health check tells it."""

    open: int
    total: int
    """Of this process; 0 until Discord has said how many there should be."""
    heartbeat_age: float | None
    """Seconds since a heartbeat was last acknowledged, on the shard that waits longest."""


NOT_CONNECTED = Shards(0, 0, None)


class ShardRange(NamedTuple):
    """Those of one process, where several share the servers."""

    first: int
    last: int
    total: int

    @property
    def numbers(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    @property
    def is_whole(self) -> bool:
        return len(self.numbers) == self.total


def read_shards(text: str) -> ShardRange:
    """Raises ValueError with words for the operator."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise ValueError("write FIRST-LAST/TOTAL, such as 0-3/16")
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not total:
        raise ValueError("there has to be one shard at least, 0/1")
    if max(first, last) >= total:
        raise ValueError(f"shards are counted from 0, so the last of {total} is {total - 1}")
    if first > last:
        raise ValueError(f"the lower number comes first: {last}-{first}/{total}")
    return ShardRange(first, last, total)


def hears(client: Client, guild: str) -> bool:
    """Whether it is a server of one of the client's shards."""
    own: Collection[int] | None = getattr(client, "shard_ids", None)
    if not own or not client.shard_count:
        return True
    return (int(guild) >> _TIME_BITS) % client.shard_count in own  # as Discord decides it
