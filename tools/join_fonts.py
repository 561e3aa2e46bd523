"""python -m tools.join_fonts FOLDER: makes data/fonts/ from unpacked @fontsource packages.

The packages cut each face into one file per script; a picture wants one file per face, and
figures that stand on the line. People's names may be in any script: for those there are faces to
fall back on, which hold what is common in names and little more.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FACES = {
    "Cinzel-SemiBold.ttf": ("cinzel", ("latin", "latin-ext"), 600),
    "Cinzel-Bold.ttf": ("cinzel", ("latin", "latin-ext"), 700),
    "AlegreyaSans-Medium.ttf": ("alegreya-sans", ("latin", "latin-ext", "greek", "cyrillic"), 500),
    "AlegreyaSans-Bold.ttf": ("alegreya-sans", ("latin", "latin-ext", "greek", "cyrillic"), 700),
}
FALLBACKS = {
    "NotoSans-Bold.woff2": ("noto-sans", ("vietnamese", "greek-ext", "cyrillic-ext")),
    "NotoSansHebrew-Bold.woff2": ("noto-sans-hebrew", ("hebrew",)),
    "NotoSansArabic-Bold.woff2": ("noto-sans-arabic", ("arabic",)),
    "NotoSansArmenian-Bold.woff2": ("noto-sans-armenian", ("armenian",)),
    "NotoSansGeorgian-Bold.woff2": ("noto-sans-georgian", ("georgian",)),
    "NotoSansThai-Bold.woff2": ("noto-sans-thai", ("thai",)),
    "NotoSansDevanagari-Bold.woff2": ("noto-sans-devanagari", ("devanagari",)),
    "NotoSansJP-Bold.woff2": ("noto-sans-jp", tuple(map(str, (119, *range(117, 83, -1))))),
    "NotoSansSC-Bold.woff2": ("noto-sans-sc", tuple(map(str, range(118, 102, -1)))),
    "NotoSansKR-Bold.woff2": ("noto-sans-kr", tuple(map(str, range(118, 105, -1)))),
}
"""The parts of the last three are numbered by how common their letters are, the largest first."""
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
    known = {code for name in FACES if "Bold" in name for code in _letters_of(name)}
    for name, (family, scripts) in FALLBACKS.items():
        _fallback(packages / family / "files", FOLDER / name, scripts, known)
        known |= _letters_of(name)
    _write_letters()


def _fallback(files: Path, goal: Path, scripts: tuple[str, ...], known: set[int]) -> None:
    """Only letters that no face before it has; one script keeps the rules for joining them."""
    options = Options(layout_features=["*"], notdef_outline=True)
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for script in scripts:
            font = TTFont(files / f"{files.parent.name}-{script}-700-normal.woff2")
            font.flavor = None
            wanted = set(font.getBestCmap()) - known
            known = known | wanted
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=wanted)
            subsetter.subset(font)
            if len(scripts) > 1:
                for table in {"GSUB", "GPOS", "GDEF", "vhea", "vmtx", "VORG"} & set(font.keys()):
                    del font[table]
            parts.append(str(Path(scratch) / f"{script}.ttf"))
            font.save(parts[-1])
        joined = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
        joined.flavor = "woff2"
        joined.save(goal)


def _letters_of(name: str) -> set[int]:
    return set(TTFont(FOLDER / name).getBestCmap())


def _write_letters() -> None:
    """What every face can draw, as runs of code points, in the order they are tried."""
    letters = {name: _runs(_letters_of(name)) for name in (*FACES, *FALLBACKS)}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(runs)}" for name, runs in letters.items())
    (FOLDER / "letters.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def _runs(codes: set[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return runs


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
