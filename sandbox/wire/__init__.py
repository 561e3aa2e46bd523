"""The world as Discord writes it down in JSON: the full shape, ids as strings."""

from sandbox.wire.addresses import Addresses
from sandbox.wire.messages import ATTACHMENT_SIZE_LIMIT, Wire, embedded_files, emoji_of
from sandbox.wire.places import timestamp

__all__ = ["ATTACHMENT_SIZE_LIMIT", "Addresses", "Wire", "embedded_files", "emoji_of", "timestamp"]
