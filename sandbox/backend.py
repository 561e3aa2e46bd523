"""The parts of a local Discord, made and joined once."""

from sandbox.clock import Clock
from sandbox.composer import MessageComposer
from sandbox.events import Events
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.journal import Journal
from sandbox.latency import Latency
from sandbox.nonces import NONCE_SECONDS, Nonces
from sandbox.openapi import Specification
from sandbox.rate_limits import REAL, RateLimits, Rates
from sandbox.session_starts import SessionStarts
from sandbox.wire import Addresses, Wire
from sandbox.world import World

GUILDS_FOR_A_SHARD = 1000


class Backend:
    def __init__(
        self,
        *,
        clock: Clock | None = None,
        rates: Rates = REAL,
        specification: Specification | None = None,
        bot_name: str = "bot",
        token: str = "local-token",
        shards: int | None = None,
        nonce_seconds: float = NONCE_SECONDS,
        latency: Latency | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.specification = specification
        self._shards = shards
        self.world = World(self.clock, bot_name=bot_name, token=token)
        self.addresses = Addresses()
        self.wire = Wire(self.world, self.addresses)
        self.nonces = Nonces(self.world, nonce_seconds)
        self.composer = MessageComposer(self.wire, self.nonces)
        self.interactions = Interactions(self.composer, self.wire)
        self.faults = Faults()
        self.journal = Journal()
        self.starts = SessionStarts(self.clock, rates.starts)
        self.latency = latency or Latency()
        self.gateway = Gateway(
            self.wire,
            Events(self.wire),
            self.faults,
            self.journal,
            starts=self.starts,
            latency=self.latency,
        )
        self.limits = RateLimits(self.clock, rates)

    @property
    def shards(self) -> int:
        """How many it recommends to bots that ask: Discord says one for about 1,000 servers."""
        known = len(self.world.guilds)
        return self._shards or max(1, -(-known // GUILDS_FOR_A_SHARD))
