"""Discord's own OpenAPI description of its HTTP API, as a check of what a bot sends.

The file is Discord's and does not belong to this project: the environment says where it is.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from sandbox.errors import Problem

VARIABLE = "CONCORDIA_OPENAPI"
UNDESCRIBED = {"nsfw", "tts"}
"""discord.py sends them unasked: of commands, and of messages that are edited."""
ABSENT = f"requests are not checked against Discord's OpenAPI: {VARIABLE} may name its file"


class Specification:
    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = document["paths"]
        self._components = _relaxed(document["components"])
        self._validator = cache(self._make_validator)
        self._names = cache(self._names_of)

    @classmethod
    def read(cls, file: Path) -> "Specification":
        return cls(json.loads(file.read_text(encoding="utf-8")))

    @classmethod
    def from_environment(cls) -> "Specification | None":
        """None if the variable is not set; if it is set and wrong, that is an error."""
        named = os.environ.get(VARIABLE)
        return cls.read(Path(named)) if named else None

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
        """Names that stand nowhere in what the operation takes: Discord would ignore them."""
        operation = self._paths.get(template, {}).get(method.lower(), {})
        known = {each.get("name") for each in operation.get("parameters", ())}
        for name in query:
            if name not in known:
                yield Problem((name,), "This parameter is not known to Discord.", "UNKNOWN")
        if "requestBody" in operation:
            yield from _unknown(body, self._names(method, template), ())

    def _names_of(self, method: str, template: str) -> frozenset[str]:
        names, seen = set(UNDESCRIBED), set[str]()
        waiting: list[Any] = [self._paths[template][method.lower()]["requestBody"]]
        while waiting:
            schema = waiting.pop()
            if isinstance(schema, list):
                waiting += schema
            elif isinstance(schema, dict):
                names |= schema.get("properties", {}).keys()
                waiting += schema.values()
                reference = schema.get("$ref")
                if isinstance(reference, str) and reference not in seen:
                    seen.add(reference)
                    waiting.append(self._components["schemas"][reference.rpartition("/")[2]])
        return frozenset(names)

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


def _unknown(body: Any, names: frozenset[str], where: tuple[str | int, ...]) -> Iterator[Problem]:
    match body:
        case dict():
            for name, value in body.items():
                if name not in names:
                    yield Problem((*where, name), "This field is not known to Discord.", "UNKNOWN")
                elif not name.endswith("_localizations"):
                    yield from _unknown(value, names, (*where, name))
        case list():
            for number, value in enumerate(body):
                yield from _unknown(value, names, (*where, number))
        case _:
            pass


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
