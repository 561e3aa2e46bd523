"""What the bot counts and times, for Prometheus to collect at `/metrics`.

Labels have few values: kinds of questions, never people, tables or servers.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

INTERACTION_SECONDS = Histogram(
    "concordia_interaction_seconds",
    "From the arrival of a command or click until all is done for it",
    ("kind",),
    buckets=QUICK,
    registry=REGISTRY,
)
INTERACTIONS = Counter(
    "concordia_interactions",
    "Commands and clicks by how they ended",
    ("kind", "outcome"),
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "concordia_discord_request_seconds",
    "Requests to Discord, by method and status; 0 where no answer came",
    ("method", "status"),
    buckets=QUICK,
    registry=REGISTRY,
)
WORK_SECONDS = Histogram(
    "concordia_work_seconds",
    "Work in processes of their own: drawing, thinking, filming; waiting included",
    ("work",),
    buckets=SLOW,
    registry=REGISTRY,
)
DATABASE_SECONDS = Histogram(
    "concordia_database_seconds",
    "Reads and durable writes, waiting included",
    ("work",),
    buckets=QUICK,
    registry=REGISTRY,
)
OUTBOX_WAITING = Gauge(
    "concordia_outbox_waiting", "Messages that wait to be sent", registry=REGISTRY
)
OUTBOX_AGE_SECONDS = Gauge(
    "concordia_outbox_age_seconds",
    "For how long the table that waits longest has waited to say something",
    registry=REGISTRY,
)
TABLES_WAITING = Gauge(
    "concordia_tables_waiting",
    "Tables that cannot say anything: failing for now, or parked until somebody lets them",
    ("why",),
    registry=REGISTRY,
)
SHARDS_OPEN = Gauge("concordia_shards_open", "Shards in touch with Discord", registry=REGISTRY)
SHARDS = Gauge("concordia_shards", "Shards there should be", registry=REGISTRY)
HEALTHY = Gauge("concordia_healthy", "1 if /healthz finds nothing wrong", registry=REGISTRY)
