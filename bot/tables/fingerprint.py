"""Which rules these are: games played under others are proven unchanged before they go on."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

import engine

_FACTS = ("components.json", "cards.json", "boards")


@cache
def fingerprint() -> str:
    """Every line of the rules and every fact they read: nothing else can change a game."""
    rules = _files(resources.files("engine"), ".py")
    facts = (each for name in _FACTS for each in _files(resources.files("data") / name, ".json"))
    found = sha256()
    for file in (*rules, *facts):
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return f"{engine.RULES_VERSION}-{found.hexdigest()[:24]}"


def _files(part: Traversable, suffix: str) -> Iterator[Traversable]:
    if part.is_dir():
        for each in sorted(part.iterdir(), key=lambda inner: inner.name):
            yield from _files(each, suffix)
    elif part.name.endswith(suffix):
        yield part
