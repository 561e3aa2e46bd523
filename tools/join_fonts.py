"""python -m tools.join_fonts FOLDER: makes data/fonts/ from unpacked @fontsource packages.

The packages cut each face into one file per script; a picture wants one file per face, and
figures that stand on the line.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

FACES = {
    "Cinzel-SemiBold.ttf": ("cinzel", ("latin", "latin-ext"), 600),
    "Cinzel-Bold.ttf": ("cinzel", ("latin", "latin-ext"), 700),
    "AlegreyaSans-Medium.ttf": ("alegreya-sans", ("latin", "latin-ext", "greek", "cyrillic"), 500),
    "AlegreyaSans-Bold.ttf": ("alegreya-sans", ("latin", "latin-ext", "greek", "cyrillic"), 700),
}
FOLDER = Path(__file__).parents[1] / "data" / "fonts"


def main(packages: Path) -> None:
    for name, (family, scripts, weight) in FACES.items():
        with tempfile.TemporaryDirectory() as scratch:
            parts = []
            for script in scripts:
                font = TTFont(
                    packages / family / "files" / f"{family}-{script}-{weight}-normal.woff2"
                )
                font.flavor = None
                if script == "latin":
                    _stand_figures(font)
                else:  # kerning and features of the first file serve for all
                    for table in {"GSUB", "GPOS", "GDEF"} & set(font.keys()):
                        del font[table]
                parts.append(str(Path(scratch) / f"{script}.ttf"))
                font.save(parts[-1])
            Merger().merge(parts).save(FOLDER / name)
    _write_letters()


def _write_letters() -> None:
    """What every face of the text can draw, as runs of code points."""
    faces = [name for name in FACES if name.startswith("AlegreyaSans")]
    known = set.intersection(*(set(TTFont(FOLDER / name).getBestCmap()) for name in faces))
    runs: list[list[int]] = []
    for code in sorted(known):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    (FOLDER / "letters.json").write_text(json.dumps(runs) + "\n", encoding="utf-8")


def _stand_figures(font: TTFont) -> None:
    """Lining figures by default, as numbers are read at a glance."""
    if "GSUB" not in font:
        return
    features = font["GSUB"].table.FeatureList.FeatureRecord
    lookups = {i for f in features if f.FeatureTag == "lnum" for i in f.Feature.LookupListIndex}
    swaps: dict[str, str] = {}
    for index in lookups:
        for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if table.cmap.get(code) in swaps:
                table.cmap[code] = swaps[table.cmap[code]]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
