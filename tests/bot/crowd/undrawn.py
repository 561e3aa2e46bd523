"""No pictures of games, where nobody looks at them and a picture takes longer than a turn."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from bot.pictures.drawing import Drawing
from render import Picture


def undrawn_games(films: Path) -> Drawing:
    return _Undrawn(apart=False, films=films)


def _blank() -> Picture:
    written = io.BytesIO()
    Image.new("RGB", (8, 8)).save(written, "PNG")
    return Picture(written.getvalue(), "A picture")


class _Undrawn(Drawing):
    """Standings, charts and statistics are drawn."""

    async def board(self, *_given: object, **_more: object) -> Picture:
        return _BLANK

    lobby = hand = tiles = scores = growth = question = board

    def ahead(self, *_given: object, **_more: object) -> None:
        pass


_BLANK = _blank()
