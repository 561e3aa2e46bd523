"""Tables of kinds: whatever can be asked, answered or come to pass enters itself by its `kind`.

A kind is a frozen dataclass that inherits from `Decision`, `Action`, `Event` or `Obstacle` and
says what it is called:

    @frozen
    class OmenRead(Event):
        seat: SeatId
        kind: Literal["omen_read"] = "omen_read"

The module that declares it may be any module of the engine. Reading and writing JSON looks the
kind up in the table (`Event.kinds`), so no list has to be kept elsewhere, and pydantic reads a
field annotated with `Event` (or any of the others) as whatever kind its JSON names.
"""

from collections.abc import Iterable
from functools import cache, reduce
from operator import not_, or_
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema, to_json

LATER = Field(exclude_if=not_)
"""A field that is younger than what was stored and hashed before: it is written only where it
holds more than nothing, so that everything without it stays the same to the byte."""


class Registered:
    """What has a table of its own inherits from this; its kinds inherit from that."""

    kind: str
    kinds: ClassVar[dict[str, type[Any]]]

    def __init_subclass__(cls) -> None:
        if Registered in cls.__bases__:
            cls.kinds = {}
            return
        kind = cls.__dict__.get("kind")
        if not isinstance(kind, str):
            raise TypeError(f"{cls.__name__} does not say its kind")
        if kind in cls.kinds:
            raise TypeError(f"{cls.__name__}: {cls.kinds[kind].__name__} is of the kind {kind} too")
        cls.kinds[kind] = cls

    @classmethod
    def read_json(cls, text: str | bytes) -> Self:
        """Raises pydantic's ValidationError, which names the place and the problem."""
        read: Self = cls._of_any_kind().validate_json(text, strict=True)
        return read

    def as_json(self) -> dict[str, Any]:
        """The kind first: `{"kind": "build_house", "city": "massilia"}`."""
        fields: dict[str, Any] = self._of_this_kind().dump_python(self, mode="json")
        return {"kind": fields.pop("kind"), **fields}

    def hiding(self, hidden: Iterable[str]) -> Self:
        """The same, with nothing in these fields."""
        fields: dict[str, Any] = dict(vars(self))
        for name in hidden:
            fields[name] = () if isinstance(fields[name], tuple) else None
        return type(self)(**fields)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if Registered not in cls.__bases__:
            return handler(source)
        return core_schema.with_info_plain_validator_function(
            cls._read,
            serialization=core_schema.plain_serializer_function_ser_schema(
                cls._write, info_arg=True
            ),
        )

    @classmethod
    def _read(cls, value: object, info: core_schema.ValidationInfo) -> Any:
        """A list is a tuple only in JSON, so what was JSON is handed on as JSON."""
        if isinstance(value, cls):
            return value
        if info.mode == "json":
            return cls.read_json(to_json(value))
        return cls._of_any_kind().validate_python(value)

    @classmethod
    def _write(cls, value: Self, info: core_schema.SerializationInfo) -> Any:
        mode: Literal["json", "python"] = "json" if info.mode == "json" else "python"
        return value._of_this_kind().dump_python(value, mode=mode)

    @classmethod
    @cache
    def _of_this_kind(cls) -> TypeAdapter[Any]:
        return TypeAdapter(cls)

    @classmethod
    def _of_any_kind(cls) -> TypeAdapter[Any]:
        return _adapter(tuple(cls.kinds.values()))


@cache
def _adapter(classes: tuple[type[Any], ...]) -> TypeAdapter[Any]:
    """Made when something is first read, and anew when a kind has joined or left the table."""
    any_of_them: Any = Annotated[reduce(or_, classes), Field(discriminator="kind")]
    return TypeAdapter(any_of_them)
