"""Golden images: a picture is compared with the one a person has looked at.

The mean difference of all pixels must stay under a tolerance, as fonts are drawn a little
differently by every version of FreeType. On failure both pictures are kept, side by side.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parents[1] / "golden"
TOLERANCE = 1.2
"""Of 255, over all pixels and channels."""


def difference(one: Image.Image, other: Image.Image) -> float:
    means = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean
    return sum(means) / len(means)


def check(name: str, image: Image.Image, config: pytest.Config, failures: Path) -> None:
    """Compares with tests/golden/NAME.png, or renews it."""
    golden = FOLDER / f"{name}.png"
    if config.getoption("--update-golden"):
        FOLDER.mkdir(exist_ok=True)
        kept = image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        kept.save(golden, optimize=True)
        return
    assert golden.exists(), f"no {golden.name}; make it with --update-golden and look at it"
    with Image.open(golden) as expected:
        same_size = expected.size == image.size
        apart = difference(expected, image) if same_size else 255.0
        if apart <= TOLERANCE:
            return
        image.save(failures / f"{name}-now.png")
        expected.convert("RGB").save(failures / f"{name}-golden.png")
    pytest.fail(f"{name} differs by {apart:.2f} from its golden image; both are in {failures}")
