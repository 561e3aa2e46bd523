"""What Prometheus collects is what happened; dashboard and alerts ask for what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import REGISTRY
from bot.service.health import METRICS_PATH, Vitals, answering
from tests.bot.service.test_health import HERE, WELL
from tests.world.wire import BotWorld

MONITORING = Path(__file__).parents[3] / "tools" / "monitoring"


async def collected(world: BotWorld) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    vitals = Vitals(lambda: WELL, world.store.heartbeat, world.tables.said.waiting)
    async with (
        answering(vitals, HERE, 0) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://{HERE}:{port}{METRICS_PATH}") as answer,
    ):
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        families = list(text_string_to_metric_families(await answer.text()))
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


async def test_commands_requests_pictures_and_writes_are_counted(world: BotWorld) -> None:
    before = await collected(world)
    await world.start(people=2, board="italia")
    told = await world.people[0].command(world.channel, "board")
    await told.filled()
    await world.quiet()  # the bot counts once Discord has told it that it was answered
    after = await collected(world)

    def grown(name: str, **labels: str) -> float:
        key = (name, frozenset(labels.items()))
        return after.get(key, 0) - before.get(key, 0)

    assert grown("concordia_interactions_total", kind="/board", outcome="answered") == 1
    assert grown("concordia_interaction_seconds_count", kind="/board") == 1
    assert grown("concordia_discord_request_seconds_count", method="POST", status="200") > 0
    assert grown("concordia_database_seconds_count", work="write") > 0
    assert after["concordia_healthy", frozenset()] == 1


async def test_a_refusal_is_counted_as_one(world: BotWorld) -> None:
    before = await collected(world)
    told = await world.people[0].command(world.channel, "hand")
    await told.filled()
    await world.quiet()  # the bot counts once Discord has told it that it was answered
    after = await collected(world)
    key = (
        "concordia_interactions_total",
        frozenset({("kind", "/hand"), ("outcome", "refused")}),
    )
    assert after[key] - before.get(key, 0) == 1


def asked_for(text: str) -> set[str]:
    found = set(re.findall(r"concordia_\w+", text))
    return {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in found}


def test_dashboard_and_alerts_ask_for_what_there_is() -> None:
    known = {metric.name for metric in REGISTRY.collect()}
    dashboard = (MONITORING / "grafana-dashboard.json").read_text(encoding="utf-8")
    alerts = (MONITORING / "alerts.yaml").read_text(encoding="utf-8")
    assert {panel["title"] for panel in json.loads(dashboard)["panels"]}
    assert asked_for(dashboard) == known
    assert asked_for(alerts) <= known
