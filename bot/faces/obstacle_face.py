"""Obstacles in words: half a sentence each, that follows a colon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.faces.registry import Faces, dashed
from engine.obstacles.kinds import Obstacle
from words import Fact
from words.reader import Reader

K = TypeVar("K", bound=Obstacle)


OBSTACLE_FACES: Faces[ObstacleFace[Any]] = Faces("obstacle")
"""Of those that name something; the others have just their message."""


@dataclass(frozen=True)
class ObstacleFace(Generic[K]):
    obstacle: type[K]
    facts: Callable[[Reader, K], Mapping[str, Fact]] = lambda _, __: {}
    """Of the message `obstacle-KIND`."""
    variant: Callable[[Reader, K], str] = lambda _, __: ""
    """Which attribute of the message it is; empty for the message itself."""

    table = OBSTACLE_FACES

    @property
    def kind(self) -> str:
        return self.obstacle.kind

    def told(self, reader: Reader, obstacle: K) -> str:
        name, facts = dashed(self.kind), self.facts(reader, obstacle)
        if variant := self.variant(reader, obstacle):
            return reader.words(f"obstacle-{name}.{variant}", **facts)
        return reader.words(f"obstacle-{name}", **facts)


def obstacle_text(reader: Reader, obstacle: Obstacle) -> str:
    if obstacle.kind in OBSTACLE_FACES:
        return OBSTACLE_FACES[obstacle.kind].told(reader, obstacle)
    return ObstacleFace(type(obstacle)).told(reader, obstacle)
