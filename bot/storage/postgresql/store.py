"""The store in a PostgreSQL database, which several processes can share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.storage.postgresql import claims_sql, thinking_sql
from bot.storage.postgresql.claims import Claims
from bot.storage.postgresql.database import PostgresDatabase
from bot.storage.postgresql.notifications import Notifications
from bot.storage.sql import posts_sql, table_sql
from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.store import SqlStore
from bot.tables.store import Claim, Commit, PostedMessage, PostOwner, speaker_claim
from bot.tables.table import TableId

_WRITE_AGAIN = "UPDATE tables SET revision = revision WHERE id = ?"


class PostgresStore(SqlStore):
    shared = True
    database: PostgresDatabase

    def __init__(self, database: PostgresDatabase, claims: Claims) -> None:
        super().__init__(database)
        self._claims = claims
        self._notifications: Notifications | None = None

    @classmethod
    async def open(
        cls, address: str, kind: type[PostgresDatabase] = PostgresDatabase
    ) -> PostgresStore:
        database = await kind.open(address)
        return cls(database, Claims(address, database.options, database.place))

    async def close(self) -> None:
        if self._notifications is not None:
            await self._notifications.close()
        await self._claims.close()
        await super().close()

    @property
    def migrated(self) -> Sequence[str]:
        """Migrations applied when it was opened."""
        return self.database.migrated

    async def claim(self, what: str) -> Claim | None:
        return await self._claims.claim(what)

    async def give_back(self, what: str) -> None:
        await self._claims.give_back(what)

    async def is_first(self, what: str, now: float) -> bool:
        holder = self._claims.name
        return await self.database.write(lambda each: claims_sql.is_first(each, what, holder, now))

    async def join(self, group: str) -> None:
        await self._claims.join(group)

    async def members(self, group: str) -> int:
        return await self._claims.members(group)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._notifications = Notifications(self._claims, heard)

    async def commit(self, commit: Commit) -> None:
        """Each writes the row of its table: of two that were worked out from the same one,
        PostgreSQL lets only the first through, and the second then finds what has changed."""

        def held(connection: SqlConnection) -> None:
            if commit.table.revision == commit.seen:
                connection.execute(_WRITE_AGAIN, (commit.table.id,))
            table_sql.commit(connection, commit)

        await self.database.write(held)

    async def keep_posts(self, owner: PostOwner, posts: Mapping[str, PostedMessage]) -> None:
        def keep(connection: SqlConnection) -> None:
            claims_sql.refuse_if_taken_over(connection, speaker_claim(owner), self._claims.name)
            posts_sql.keep_posts(connection, owner, posts)

        await self.database.write(keep)

    async def take_turns(self, most: int, now: float, until: float) -> list[TableId]:
        await self._claims.live()
        holder = self._claims.name
        return await self.database.write(
            lambda each: thinking_sql.take(each, holder, most, now, until)
        )

    async def keep_turn(self, table: TableId, until: float) -> None:
        holder = self._claims.name
        await self.database.write(lambda each: thinking_sql.keep(each, holder, table, until))

    async def tidy(self, now: float, before: float) -> None:
        await super().tidy(now, before)
        await self.database.write(lambda each: claims_sql.tidy(each, now, before))
