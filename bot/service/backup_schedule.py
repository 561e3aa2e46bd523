"""Regular copies of the database, of which the newest are kept."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.service.settings import Settings
from bot.storage import Holding, back_up, is_postgresql
from bot.tables.store import StorageError

_LOG = logging.getLogger(__name__)
_TIME = "%Y-%m-%dT%H%M%SZ"
RETRY_SECONDS = 10 * 60.0


class Copy(NamedTuple):
    at: float
    path: Path


class Schedule(NamedTuple):
    database: str
    folder: Path
    hours: float
    kept: int

    @classmethod
    def of(cls, settings: Settings) -> "Schedule | None":
        if not settings.backup_folder:
            return None
        return cls(
            settings.database,
            Path(settings.backup_folder),
            settings.backup_hours,
            settings.backups_kept,
        )

    def copies(self) -> list[Copy]:
        """Those that were made for this database, the oldest first; they are known by their names.

        Whatever else lies in the folder is not ours, and is left alone.
        """
        return sorted(
            Copy(at, path)
            for path in self.folder.iterdir()
            if (at := self._time_of(path.name)) is not None
        )

    def wait(self, now: float) -> float:
        """Seconds until the next copy, also when the bot was started again in between."""
        made = self.copies()
        if not made:
            return 0.0
        whole = self.hours * 3600
        return min(max(0.0, made[-1].at + whole - now), whole)  # whatever the clock once said

    def make(self, now: float) -> tuple[Path, Holding]:
        """Makes and checks one more; only then are the oldest deleted."""
        target = self.folder / self._name(now)
        held = back_up(self.database, target)
        for copy in self.copies()[: -self.kept]:
            copy.path.unlink(missing_ok=True)
        self._sweep()
        return target, held

    @property
    def _stem(self) -> str:
        return "concordia" if is_postgresql(self.database) else Path(self.database).stem

    def _name(self, at: float) -> str:
        time = datetime.fromtimestamp(at, UTC).strftime(_TIME)
        return f"{self._stem}-{time}.sqlite"

    def _time_of(self, name: str) -> float | None:
        time = name.removeprefix(f"{self._stem}-").removesuffix(".sqlite")
        try:
            at = datetime.strptime(time, _TIME).replace(tzinfo=UTC).timestamp()
        except ValueError:
            return None
        return at if self._name(at) == name else None

    def _sweep(self) -> None:
        """Removes what a bot killed in the middle of a copy left behind."""
        for path in self.folder.glob(".*.part"):
            name = path.name.removeprefix(".").removesuffix(".part")
            if self._time_of(name.rpartition(".")[0]) is not None:
                path.unlink(missing_ok=True)


async def keep_copying(schedule: Schedule, clock: Callable[[], float]) -> None:
    """Runs until cancelled. A copy that fails is logged and tried again."""
    while True:
        try:
            if wait := schedule.wait(clock()):
                await asyncio.sleep(wait)
            path, held = await asyncio.to_thread(schedule.make, clock())
            _LOG.info("copied the database to %s: %s tables", path, held.tables)
        except (StorageError, OSError) as error:
            _LOG.error("could not back up the database: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
