"""Modals filled in, and menus chosen from, as Discord's client would let a person do it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sandbox import components as kinds
from sandbox.acts import NotPossible
from sandbox.model import Json

ChoiceResolver = Callable[[Json, Any], str]
"""For a component: turns a person, role, channel or file into its id."""


def find_component(components: list[Json], which: str, *types: int) -> Json:
    """By its custom id, label or placeholder; it has to be there once, and not greyed out."""
    there = [each for each in kinds.every(components) if each["type"] in types]
    found = [each for each in there if which in _names(each)]
    if len(found) != 1:
        names = ", ".join("/".join(_names(each)) for each in there) or "none"
        raise NotPossible(f"{len(found)} components are called {which!r}; there: {names}")
    if found[0].get("disabled"):
        raise NotPossible(f"{which!r} is disabled")
    return found[0]


def _names(component: Json) -> list[str]:
    emoji = (component.get("emoji") or {}).get("name")
    names = [component.get(key) for key in ("label", "placeholder", "custom_id")]
    return [name for name in (*names, emoji) if name]


def chosen(menu: Json, values: Sequence[Any], resolve: ChoiceResolver) -> list[str]:
    """From a menu, or from anything else that takes several: boxes to tick, files."""
    least = menu.get("min_values", 1)
    most = menu.get("max_values", len(menu.get("options", ())))
    if not least <= len(values) <= most:
        raise NotPossible(f"between {least} and {most} can be chosen, not {len(values)}")
    if "options" in menu:
        picked = [_option(menu, value) for value in values]
    else:
        picked = [resolve(menu, value) for value in values]
    if len(set(picked)) < len(picked):
        raise NotPossible(f"nothing can be chosen twice: {values!r}")
    return picked


def _option(menu: Json, wanted: str) -> str:
    for option in menu["options"]:
        if wanted in (option["label"], option["value"]):
            value: str = option["value"]
            return value
    there = ", ".join(option["label"] for option in menu["options"])
    raise NotPossible(f"{wanted!r} is not among {there}")


def submitted(form: Json, values: Mapping[str, Any], resolve: ChoiceResolver) -> list[Json]:
    """The components of a modal as they are sent, with what was entered under label or id."""
    left = dict(values)
    made = [_submitted(component, left, resolve) for component in _numbered(form["components"])]
    if left:
        raise NotPossible(f"the form has nothing called {', '.join(left)}")
    return made


def _numbered(components: list[Json]) -> Iterator[Json]:
    yield from kinds.as_sent_back(components, lambda url: {"url": url})[0]


def _submitted(component: Json, left: dict[str, Any], resolve: ChoiceResolver) -> Json:
    base: Json = {"type": component["type"], "id": component["id"]}
    match component["type"]:
        case kinds.ROW:
            inner = component["components"][0]
            entered = _entered(inner, inner.get("label"), left, resolve)
            return base | {"components": [entered]}
        case kinds.LABEL:
            inner = component["component"]
            return base | {"component": _entered(inner, component["label"], left, resolve)}
        case _:
            return base


def _entered(
    component: Json, label: str | None, left: dict[str, Any], resolve: ChoiceResolver
) -> Json:
    custom_id = component["custom_id"]
    name = next((each for each in (custom_id, label) if each in left), None)
    value = left.pop(name) if name is not None else _preset(component)
    base = {"type": component["type"], "id": component["id"], "custom_id": custom_id}
    empty = value in (None, "", [])
    if empty and component.get("required", component["type"] != kinds.CHECKBOX):
        raise NotPossible(f"{label or custom_id!r} has to be filled in")
    match component["type"]:
        case kinds.TEXT_INPUT:
            return base | {"value": _typed(component, value or "")}
        case kinds.CHECKBOX:
            return base | {"value": bool(value)}
        case kinds.RADIO_GROUP:
            return base | {"value": None if empty else _option(component, value)}
        case _:
            if empty:
                return base | {"values": []}
            several = value if isinstance(value, list) else [value]
            return base | {"values": chosen(component, several, resolve)}


def _preset(component: Json) -> Any:
    if "options" in component:
        preset = [each["value"] for each in component["options"] if each.get("default")]
        return preset if component["type"] != kinds.RADIO_GROUP else (preset or [None])[0]
    return component.get("value", component.get("default"))


def _typed(component: Json, text: str) -> str:
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise NotPossible(f"between {least} and {most} characters fit, not {len(text)}")
    return text
