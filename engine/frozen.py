"""Frozen dataclasses that are quick to make: a game makes several for every decision."""

from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """`dataclass(frozen=True)`, but `__init__` writes straight into `__dict__`.

    The generated one asks `object.__setattr__` for every field, which takes twice as long and
    was the largest single cost of a random game (one part in seven).
    """
    made = dataclass(frozen=True)(cls)
    own: list[Field[Any]] = list(fields(made))  # type: ignore[arg-type]  # a dataclass by now
    parameters = ", ".join(_parameter(field) for field in own)
    body = "".join(f"\n    into[{field.name!r}] = {field.name}" for field in own)
    source = f"def __init__(self, {parameters}):\n    into = self.__dict__{body}"
    names = {f"_{field.name}": field.default for field in own if field.default is not MISSING}
    exec(source, names)
    made.__init__ = names["__init__"]  # type: ignore[method-assign]
    return made


def _parameter(field: Field[Any]) -> str:
    return field.name if field.default is MISSING else f"{field.name}=_{field.name}"
