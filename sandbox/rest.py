"""The HTTP API, version 10: every request checked, limited, answered and written down."""

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox import errors, routes  # noqa: F401  (importing the routes fills the table)
from sandbox.backend import Backend
from sandbox.bodies import read_body
from sandbox.errors import Limited, Problem, Refused
from sandbox.faults import Fault
from sandbox.journal import Exchange
from sandbox.rate_limits import limited_body, limited_headers
from sandbox.routing import Call, Route, find

PREFIX = "/api/v10"
JSON_TYPE = "application/json"
"""With a charset behind it, discord.py would not take an answer for JSON."""


@dataclass
class Reply:
    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


class ConnectionCut(Exception):
    """The bot gets no answer at all."""


class Rest:
    def __init__(self, discord: Backend, kept: Callable[[], Awaitable[None]]) -> None:
        self._discord = discord
        self._kept = kept

    async def handle(self, request: web.Request) -> web.StreamResponse:
        await self._discord.latency.pass_by()
        response = await self._answered(request)
        await self._discord.latency.pass_by()
        return response

    async def _answered(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        found = find(request.method, path) if request.path.startswith(PREFIX) else None
        route, parameters = found or (None, {})
        fault = None
        if route is not None:
            fault = self._discord.faults.take(request.method, route.template, parameters)
        body: Any = None
        try:
            if fault is not None and fault.cut == "upload":
                await request.content.readany()
                raise ConnectionCut
            body, uploads = await read_body(request)
            reply = await _struck(fault) if fault and not fault.carried_out else None
            if reply is None:
                said = {} if body is None else body
                call = Call(self._discord, parameters, request.query, said, uploads)
                reply = self._reply(request, route, call)
                if request.method != "GET":
                    await self._kept()  # the bot may rely on what it is told
            if fault is not None and fault.carried_out:
                reply = await _struck(fault) or reply
        except (ConnectionCut, ConnectionError):  # by a fault, or because the bot is gone
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        except Refused as refused:
            reply = self._refused(request, refused)
        except Exception:
            # As a 500 discord.py would try five times over half a minute: a bug would look
            # like a bot that hangs.
            trace = self._discord.journal.fail(_place(request))
            reply = Reply(400, {"message": f"The local Discord failed: {trace}", "code": 0})
        template = route.template if route else None
        self._discord.journal.exchanges.append(
            Exchange(request.method, path, template, body, reply.status, reply.body)
        )
        return _response(reply)

    def _reply(self, request: web.Request, route: Route | None, call: Call) -> Reply:
        if route is None:
            raise Refused(404, 0, "404: Not Found")
        if not route.by_token and not self._is_authorized(request):
            raise errors.unauthorized()
        headers, limited = self._limit(request, route, call.parameters)
        if limited is not None:
            return limited
        try:
            self._check(request, route, call.body)
            answer = route.handler(call)
            self._discord.world.changes.tell()
        except Refused as refused:
            reply = self._refused(request, refused)
            return Reply(reply.status, reply.body, headers | reply.headers)
        return Reply(204 if answer is None else 200, answer, headers)

    def _refused(self, request: web.Request, refused: Refused) -> Reply:
        if refused.status < 500:  # an outage is no mistake of the bot's
            self._note_refusal(request, refused.code, str(refused))
        return _reply_of(refused)

    def _is_authorized(self, request: web.Request) -> bool:
        token = self._discord.world.application.token
        return request.headers.get("Authorization") == f"Bot {token}"

    def _limit(
        self, request: web.Request, route: Route, parameters: Mapping[str, str]
    ) -> tuple[dict[str, str], Reply | None]:
        if route.rate is None:
            return {}, None
        limits = self._discord.limits
        majors = ("channel_id", "guild_id", "webhook_id", "webhook_token")
        place = "+".join(parameters[each] for each in majors if each in parameters)
        verdict = limits.pass_through(
            f"{route.method} {route.template}",
            place,
            getattr(limits.rates, route.rate),
            globally=not route.by_token,
        )
        if verdict.retry_after is None:
            return verdict.headers, None
        self._note_refusal(request, 429, f"429 rate limited ({verdict.scope})")
        headers = verdict.headers | limited_headers(verdict.scope, verdict.retry_after)
        body = limited_body(verdict.retry_after, globally=verdict.scope == "global")
        return headers, Reply(429, body, headers)

    def _check(self, request: web.Request, route: Route, body: Any) -> None:
        if not isinstance(body, route.takes):
            what = "Only a list will do." if route.takes is list else "Only an object will do."
            raise errors.invalid_form(Problem((), what, "BASE_TYPE_INVALID"))
        specification = self._discord.specification
        if specification is None:
            return
        where = route.method, route.template
        problems = list(specification.problems(*where, body))
        if problems:
            raise errors.invalid_form(*problems)
        for problem in specification.unknown_fields(*where, request.query, body):
            # Discord lets it pass and does nothing about it, which is not what was meant.
            self._note_refusal(request, 50035, str(problem))

    def _note_refusal(self, request: web.Request, code: int, reason: str) -> None:
        self._discord.journal.refuse(code, f"{_place(request)}: {reason}")
        self._discord.world.changes.tell()


def _place(request: web.Request) -> str:
    return f"{request.method} {request.path.removeprefix(PREFIX)}"


def _reply_of(refused: Refused) -> Reply:
    headers = {}
    if isinstance(refused, Limited):
        headers = limited_headers("user", refused.retry_after)
    return Reply(refused.status, refused.as_json(), headers)


async def _struck(fault: Fault) -> Reply | None:
    """None if the fault only takes its time."""
    if fault.hold is not None:
        await fault.hold.stand_in_the_way()
    if fault.cut is not None:
        raise ConnectionCut
    if fault.refusal is not None:
        return _reply_of(fault.refusal)
    if fault.status is None:
        return None
    if fault.status != 429:
        return Reply(fault.status, {"message": "An injected fault", "code": 0})
    headers = limited_headers("global" if fault.globally else "shared", fault.retry_after)
    if fault.globally:
        headers["X-RateLimit-Global"] = "true"
    if not fault.via:
        del headers["Via"]
    return Reply(429, limited_body(fault.retry_after, globally=fault.globally), headers)


def _response(reply: Reply) -> web.Response:
    if reply.status == 204:
        return web.Response(status=204, headers=reply.headers)
    headers = {**reply.headers, "Content-Type": JSON_TYPE}
    data = json.dumps(reply.body, separators=(",", ":")).encode()
    return web.Response(status=reply.status, body=data, headers=headers)
