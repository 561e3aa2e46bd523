"""How gateway frames travel: as text, or as one long zlib or zstd stream per connection."""

import zlib
from collections.abc import Callable

Compress = Callable[[bytes], bytes]


def compressor(wanted: str | None) -> Compress | None:
    """None for plain text, which every client also takes."""
    match wanted:
        case "zlib-stream":
            return _zlib()
        case "zstd-stream":
            return _zstd()
        case _:
            return None


def _zlib() -> Compress:
    context = zlib.compressobj()

    def compress(data: bytes) -> bytes:
        return context.compress(data) + context.flush(zlib.Z_SYNC_FLUSH)

    return compress


def _zstd() -> Compress | None:
    try:
        import zstandard  # noqa: PLC0415  (a client asks for it only if it has the package)
    except ImportError:
        return None
    context = zstandard.ZstdCompressor().compressobj()

    def compress(data: bytes) -> bytes:
        return context.compress(data) + context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)

    return compress
