"""Who may speak: of several processes, one at a time for each table, server or campaign."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.tables.store import PostOwner, Store, speaker_claim

AGAIN_SECONDS = 0.2


class SpeakerClaims:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.on_takeover: Callable[[PostOwner], None] = lambda _: None
        """Called where another process spoke in between: what was remembered of it is old."""

    @asynccontextmanager
    async def of(self, owner: PostOwner) -> AsyncIterator[bool]:
        """Whether nobody else speaks for it, as long as the block lasts."""
        what = speaker_claim(owner)
        claim = await self._store.claim(what)
        if claim is None:
            yield False
            return
        try:
            if claim == "anew":
                self.on_takeover(owner)
            yield True
        finally:
            await self._store.give_back(what)


@asynccontextmanager
async def duty(store: Store, what: str) -> AsyncIterator[bool]:
    """Whether no other process does it just now."""
    granted = await store.claim(what) is not None
    try:
        yield granted
    finally:
        if granted:
            await store.give_back(what)


@asynccontextmanager
async def turn(store: Store, what: str) -> AsyncIterator[None]:
    """One process after the other."""
    while await store.claim(what) is None:
        await asyncio.sleep(AGAIN_SECONDS)
    try:
        yield
    finally:
        await store.give_back(what)
