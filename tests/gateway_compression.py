"""discord.py as a bot in use has it, without zstandard: bots in this process ask the gateway for
zlib. Those in processes of their own ask for zstd, so every run has both."""

import sys

import pytest

assert "discord" not in sys.modules, "it has chosen how to ask before"
with pytest.MonkeyPatch.context() as _patch:
    _patch.setitem(sys.modules, "zstandard", None)
    import discord.utils

IN_THIS_PROCESS = discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE
