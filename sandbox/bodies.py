"""What a request brings with it: JSON, or a form of JSON and files."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox import errors
from sandbox.errors import Problem, Refused
from sandbox.files import Upload

LARGEST_REQUEST = 25 * 1024 * 1024
"""All of its files together."""
_FILE = re.compile(r"files\[(\d{1,3})\]")


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    try:
        # aiohttp's own reading of the whole header takes longer than all else here.
        if request.headers.get("Content-Type", "").lower().startswith("multipart/form-data"):
            return await _read_multipart(request)
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise errors.too_large() from None
    return _parsed(data) if data else None, []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body, uploads, size = None, [], 0
    try:
        parts = await request.multipart()
    except ValueError as error:
        raise Refused(400, 50035, f"Invalid Form Body: {error}") from None
    async for part in parts:
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        size += len(data)
        if size > LARGEST_REQUEST:
            raise errors.too_large()
        name = part.name or "?"  # aiohttp reads the header again whenever it is asked
        file = _FILE.fullmatch(name)
        if name == "payload_json":
            body = _parsed(data)
        elif file is not None:
            uploads.append(Upload(int(file[1]), part.filename or "unknown", data))
        else:
            problem = Problem((name,), "Unknown field", "UNKNOWN_FIELD")
            raise errors.invalid_form(problem)
    return body, uploads


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from None
