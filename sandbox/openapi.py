"""Discord's own OpenAPI description of its HTTP API, as a check of what a bot sends.

The file is Discord's and does not belong to this project: the environment says where it is.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path as File
from typing import Any

from sandbox.errors import Path, Problem

VARIABLE = "CONCORDIA_OPENAPI"
UNDESCRIBED = {"nsfw", "tts", "embeds.flags"}
"""discord.py sends them unasked: of commands, messages that are edited, and embeds."""
ABSENT = f"requests are not checked against Discord's OpenAPI: {VARIABLE} may name its file"


class Specification:
    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = document["paths"]
        self._components = _relaxed(document["components"])
        self._validator = cache(self._make_validator)
        self._described = cache(self._describe)

    @classmethod
    @cache
    def read(cls, file: File) -> "Specification":
        """Once: it is large, and what was made of it is used again."""
        return cls(json.loads(file.read_text(encoding="utf-8")))

    @classmethod
    def from_environment(cls) -> "Specification | None":
        """None if the variable is not set; if it is set and wrong, that is an error."""
        named = os.environ.get(VARIABLE)
        return cls.read(File(named)) if named else None

    def describes(self, method: str, template: str) -> bool:
        return method.lower() in self._paths.get(template, {})

    def problems(self, method: str, template: str, body: Any) -> Iterator[Problem]:
        """What is wrong with the body of a request."""
        operation = self._paths.get(template, {}).get(method.lower(), {})
        if "requestBody" not in operation:
            return
        for error in self._validator(method, template, "")(body):
            yield Problem(tuple(error.instance_path), error.message, "OPENAPI")

    def problems_of_answer(
        self, method: str, template: str, status: int, answer: Any
    ) -> Iterator[Problem]:
        """What is wrong with an answer of ours."""
        responses = self._paths.get(template, {}).get(method.lower(), {}).get("responses", {})
        if "content" not in responses.get(str(status), {}):
            return
        for error in self._validator(method, template, str(status))(answer):
            yield Problem(tuple(error.instance_path), error.message, "OPENAPI")

    def unknown_fields(
        self, method: str, template: str, query: Iterable[str], body: Any
    ) -> Iterator[Problem]:
        """Names that the operation does not take where they stand: Discord would ignore them."""
        operation = self._paths.get(template, {}).get(method.lower(), {})
        known = {each.get("name") for each in operation.get("parameters", ())}
        for name in query:
            if name not in known:
                yield Problem((name,), "This parameter is not known to Discord.", "UNKNOWN")
        if "requestBody" in operation:
            yield from _unknown(body, self._described(method, template), ())

    def _describe(self, method: str, template: str) -> "_Place":
        content = self._paths[template][method.lower()]["requestBody"]["content"].values()
        return _Place([each["schema"] for each in content], self._components["schemas"])

    def _make_validator(
        self, method: str, template: str, status: str
    ) -> Callable[[Any], Iterator[Any]]:
        import jsonschema_rs  # noqa: PLC0415  (wanted only where the description is at hand)

        operation = self._paths[template][method.lower()]
        message = operation["responses"][status] if status else operation["requestBody"]
        content = message["content"]
        schema = (content.get("application/json") or content["multipart/form-data"])["schema"]
        whole = {**_relaxed(schema), "components": self._components}
        return jsonschema_rs.Draft202012Validator(whole).iter_errors


class _Place:
    """What may stand somewhere in a body, by any of the schemas that describe that place. What is
    within it is worked out once: messages are checked by the thousand."""

    def __init__(self, schemas: Iterable[Any], known: dict[str, Any]) -> None:
        self._known = known
        self._possible = list(_alternatives(schemas, known))
        self._within: dict[str, _Place | None] = {}
        self._items: _Place | None = None

    def named(self, name: str) -> "_Place | None":
        """None if nothing of that name is described."""
        if name not in self._within:
            possible = self._possible
            inner = [each["properties"][name] for each in possible if _names(each, name)]
            inner += [each["additionalProperties"] for each in possible if _is_open(each)]
            self._within[name] = _Place(inner, self._known) if inner else None
        return self._within[name]

    def items(self) -> "_Place":
        if self._items is None:
            inner = [each["items"] for each in self._possible if "items" in each]
            self._items = _Place(inner, self._known)
        return self._items


def _unknown(body: Any, place: _Place, where: Path) -> Iterator[Problem]:
    match body:
        case dict():
            for name, value in body.items():
                inner = place.named(name)
                if inner is not None:
                    yield from _unknown(value, inner, (*where, name))
                elif _part(where, name) not in UNDESCRIBED:
                    what = "This field is not known to Discord."
                    yield Problem((*where, name), what, "UNKNOWN")
        case list():
            for number, value in enumerate(body):
                yield from _unknown(value, place.items(), (*where, number))
        case _:
            pass


def _alternatives(schemas: Iterable[Any], known: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each of them once, in no order."""
    waiting, seen = list(schemas), set[int]()
    while waiting:
        schema = waiting.pop()
        if id(schema) in seen:
            continue
        seen.add(id(schema))
        yield schema
        if "$ref" in schema:
            waiting.append(known[schema["$ref"].rpartition("/")[2]])
        for several in ("oneOf", "anyOf", "allOf"):
            waiting += schema.get(several, ())


def _part(where: Path, name: str) -> str:
    """With what it is a part of, of how many ever: `embeds.title`."""
    above = [part for part in where if isinstance(part, str)][-1:]
    return ".".join([*above, name])


def _names(schema: dict[str, Any], name: str) -> bool:
    return name in schema.get("properties", {})


def _is_open(schema: dict[str, Any]) -> bool:
    """Whether it takes any name, as translations do for their languages."""
    return isinstance(schema.get("additionalProperties"), dict)


def _relaxed(schema: Any) -> Any:
    """Ids may be integers too, as Discord takes them."""
    match schema:
        case {"type": "string", "format": "snowflake"}:
            return {**schema, "type": ["string", "integer"]}
        case dict():
            return {key: _relaxed(value) for key, value in schema.items()}
        case list():
            return [_relaxed(value) for value in schema]
        case _:
            return schema
