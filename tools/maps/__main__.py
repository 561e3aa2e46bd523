"""python -m tools.maps LAND_10M_JSON [BOARD ...]: renews data/geography/ from the coastlines.

The coastlines are Natural Earth's 1:10m land, in the public domain, as the npm package
world-atlas carries them (land-10m.json). The tools need `pip install -e .[maps]`.

What they make is a good start, not the last word: on most boards some names, markers, courses and
resting places were then moved by a few pixels, on Britannia the Severn was widened, and a new run
undoes that. The tests in tests/render (map, overlap, city_blocks) say what has to be moved again.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from engine.catalogue import catalogue
from engine.terms import BoardId
from tools.maps import coastlines
from tools.maps.charts import chart
from tools.maps.frames import read_frame

FOLDER = Path(__file__).parents[2] / "data" / "geography"


def main(arguments: list[str]) -> None:
    land = coastlines.read_land(Path(arguments[0]))
    frames = json.loads((FOLDER / "frames.json").read_text(encoding="utf-8"))
    for board in arguments[1:] or frames:
        began = time.process_time()
        geography, clashes = chart(
            catalogue().boards[BoardId(board)], read_frame(frames[board]), land
        )
        text = json.dumps(geography, separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{board}.json").write_text(text + "\n", encoding="utf-8")
        print(
            f"{board}: {len(text) / 1000:.0f} kB, {time.process_time() - began:.0f} s", flush=True
        )
        for clash in clashes:
            print("   ", clash, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
