"""Times every request that discord.py sends, with its status."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter
from types import SimpleNamespace

import aiohttp

from bot.metrics import REQUEST_SECONDS

Before = Callable[
    [aiohttp.ClientSession, SimpleNamespace, aiohttp.TraceRequestStartParams], Awaitable[None]
]


def request_times(before: Before) -> aiohttp.TraceConfig:
    """`before`: what a request waits for; that time does not count."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(before)
    trace.on_request_start.append(_started)
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


async def _started(
    _session: aiohttp.ClientSession,
    context: SimpleNamespace,
    _parameters: aiohttp.TraceRequestStartParams,
) -> None:
    context.began = perf_counter()


async def _answered(
    _session: aiohttp.ClientSession,
    context: SimpleNamespace,
    parameters: aiohttp.TraceRequestEndParams,
) -> None:
    status = str(parameters.response.status)
    seconds = perf_counter() - context.began
    REQUEST_SECONDS.labels(parameters.method, status).observe(seconds)


async def _failed(
    _session: aiohttp.ClientSession,
    context: SimpleNamespace,
    parameters: aiohttp.TraceRequestExceptionParams,
) -> None:
    REQUEST_SECONDS.labels(parameters.method, "0").observe(perf_counter() - context.began)
