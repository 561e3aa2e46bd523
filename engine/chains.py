"""What makes a game's history provable: the promise of its seed, and a chain of hashes.

Both are plain SHA-256 of UTF-8 text, so that anybody can work them out without this program.
"""

import json
from collections.abc import Mapping
from hashlib import sha256


def commitment(seed: str) -> str:
    """Published before the first card is dealt; the seed follows at the end."""
    return _hash(seed)


def root(promise: str, options: Mapping[str, object]) -> str:
    """What the first action is chained to: the promised seed and what the table agreed on."""
    return _hash(promise + json.dumps(options, sort_keys=True))


def link(previous: str, entry: str) -> str:
    """The entry as it stands in a record, chained to all that went before."""
    return _hash(previous + entry)


def reseeded(previous: str, promise: str) -> str:
    """Where the rest of a game was dealt anew, from the seed promised then."""
    return _hash(previous + json.dumps({"continued": promise}))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
