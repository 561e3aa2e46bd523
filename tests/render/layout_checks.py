"""What must hold in every picture: words stay in their boxes, and nothing lies on anything else."""

from collections.abc import Iterator
from itertools import combinations

from render import fonts
from render.paint import bounds
from render.scene import Box, Circle, Rectangle, Scene, Shape, Sprite, Text

SLACK = 1.0


def problems(scene: Scene) -> list[str]:
    return [*_outside_the_picture(scene), *_out_of_box(scene), *_overlaps(scene)]


def panel_problems(scene: Scene) -> list[str]:
    """Words around a map that leave a box, meet other words or were cut short."""
    shapes = [*scene.backdrops[-1].shapes, *scene.shapes]
    texts = [
        (shape, fonts.bounds(shape))
        for shape in shapes
        if isinstance(shape, Text) and not shape.tag.startswith(("label/place", "label/province"))
    ]
    words = [(text, box) for text, box in texts if len(text.text) > 2]
    boxes = [shape.box for shape in shapes if isinstance(shape, Rectangle)]
    found = [f"{text.text} is cut short" for text, _ in words if text.text.endswith("…")]
    for text, (left, top, right, bottom) in words:
        x, y = (left + right) / 2, (top + bottom) / 2
        for box in boxes:
            holds = box[0] <= x <= box[2] and box[1] <= y <= box[3]
            if holds and not (left >= box[0] - 1 and right <= box[2] + 1):
                found.append(f"{text.text} leaves {box}")
    for number, (one, here) in enumerate(words):
        for other, there in words[number + 1 :]:
            if here[0] >= there[2] or there[0] >= here[2]:
                continue
            if min(here[2], there[2]) - max(here[0], there[0]) > 1 and (
                min(here[3], there[3]) - max(here[1], there[1]) > 3
            ):
                found.append(f"{one.text} meets {other.text}")
    return found


def _outside_the_picture(scene: Scene) -> Iterator[str]:
    whole = (0.0, 0.0, float(scene.width), float(scene.height))
    for shape in scene.shapes:
        if not _inside(bounds(shape), whole):
            yield f"{_called(shape)} leaves the picture"


def _out_of_box(scene: Scene) -> Iterator[str]:
    """Words belong to every box that holds their middle, and must lie in it wholly."""
    boxes = [shape for shape in scene.shapes if isinstance(shape, Rectangle)]
    for text in _texts(scene):
        covered = fonts.bounds(text)
        middle = ((covered[0] + covered[2]) / 2, (covered[1] + covered[3]) / 2)
        for box in boxes:
            if _holds(box.box, middle) and not _inside(covered, box.box):
                yield f"{_called(text)} leaves its box {box.box}"


def _overlaps(scene: Scene) -> Iterator[str]:
    texts = [(text, fonts.bounds(text)) for text in _texts(scene)]
    for (one, here), (other, there) in combinations(texts, 2):
        if _meet(here, there):
            yield f"{_called(one)} meets {_called(other)}"
    drawings = [s for s in scene.shapes if isinstance(s, Sprite | Circle)]
    for text, here in texts:
        for drawing in drawings:
            there = bounds(drawing)
            if _meet(here, there) and not _inside(here, there):
                yield f"{_called(text)} meets {_called(drawing)}"
    sprites = [(s, bounds(s)) for s in scene.shapes if isinstance(s, Sprite)]
    for (drawn, here), (other_drawn, there) in combinations(sprites, 2):
        if _meet(here, there):
            yield f"{_called(drawn)} meets {_called(other_drawn)}"


def _texts(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def _inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - SLACK
        and inner[1] >= outer[1] - SLACK
        and inner[2] <= outer[2] + SLACK
        and inner[3] <= outer[3] + SLACK
    )


def _holds(box: Box, point: tuple[float, float]) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] < other[2] - SLACK
        and other[0] < one[2] - SLACK
        and one[1] < other[3] - SLACK
        and other[1] < one[3] - SLACK
    )


def _called(shape: Shape) -> str:
    match shape:
        case Text():
            return f'"{shape.text}"'
        case Sprite():
            return f"the {shape.name} at {shape.centre}"
        case _:
            return f"a {type(shape).__name__.lower()} at {tuple(map(round, bounds(shape)))}"
