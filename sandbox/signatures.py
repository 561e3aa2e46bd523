"""Signed addresses of files, as Discord's CDN wants them: good for a day, and for one file only."""

import hashlib
import hmac
from collections.abc import Mapping

LIFE = 24 * 3600
_STEP = 3600
"""Signed anew every hour, so that who looks twice in a minute need not load a picture twice."""
_SECRET = b"Who runs the local Discord may know it."
"""The same in the next run: addresses stand in messages that are kept."""


def signed_query(file: int, now: float) -> str:
    issued = int(now) // _STEP * _STEP
    said = f"{issued + LIFE:x}", f"{issued:x}"
    return f"ex={said[0]}&is={said[1]}&hm={_mark(file, *said)}"


def is_signed(file: int, query: Mapping[str, str], now: float) -> bool:
    expires, issued, mark = (query.get(name, "") for name in ("ex", "is", "hm"))
    is_own = hmac.compare_digest(mark.encode(), _mark(file, expires, issued).encode())
    return is_own and now < int(expires, 16)


def _mark(file: int, expires: str, issued: str) -> str:
    said = f"{file} {expires} {issued}".encode()
    return hmac.new(_SECRET, said, hashlib.sha256).hexdigest()
