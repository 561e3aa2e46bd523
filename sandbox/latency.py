"""How far away this Discord is: whatever goes there or comes back is under way for a while."""

import asyncio
import os
import random

VARIABLE = "CONCORDIA_LATENCY"


class Latency:
    """Real seconds there and back, more or less by the jitter; the same ones for the same seed.

    A standing clock knows nothing of it: it is there to mix up the order of things.
    """

    def __init__(self, seconds: float = 0.0, *, jitter: float = 0.0, seed: int = 0) -> None:
        self._seconds = seconds
        self._jitter = jitter
        self._chance = random.Random(seed)
        self._under_way: set[asyncio.Future[None]] = set()

    @classmethod
    def from_environment(cls) -> "Latency":
        """Milliseconds, and the jitter if there is any: `150 100`."""
        said = [float(each) / 1000 for each in os.environ.get(VARIABLE, "0").split()]
        return cls(said[0], jitter=sum(said[1:]))

    def one_way(self) -> float:
        """For the next request, answer or event; no two take equally long."""
        if not self._seconds:
            return 0.0
        return max(0.0, self._chance.uniform(-self._jitter, self._jitter) + self._seconds) / 2

    async def pass_by(self) -> None:
        """One way of a request. Others may overtake it."""
        if (seconds := self.one_way()) == 0.0:
            return
        arrival = asyncio.get_running_loop().create_future()
        self._under_way.add(arrival)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._under_way.discard(arrival)
            arrival.set_result(None)

    async def arrived(self) -> None:
        """When every request and every answer that is now under way has come to its end."""
        if self._under_way:
            await asyncio.wait(set(self._under_way))
