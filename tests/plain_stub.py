"""Writes `plain.pyi`, which is how mypy sees `plain.py`: `python -m tests.plain_stub`."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from engine import actions, decisions, events
from engine.obstacles import kinds

STUB = Path(__file__).with_name("plain.pyi")
MODULES = (actions, decisions, events, kinds)
HEAD = '''"""Made by `python -m tests.plain_stub`: mypy reads it in place of `plain.py`."""

from engine import actions, decisions, events
from engine.obstacles import kinds

class Compared:
    def __eq__(self, other: object) -> bool: ...  # so that it narrows nothing
'''


def stub() -> str:
    classes = [_class_of(module, each) for module in MODULES for each in _kinds(module)]
    return "\n\n".join([HEAD.strip(), *classes]) + "\n"


def _kinds(module: ModuleType) -> Iterator[type]:
    for each in vars(module).values():
        if inspect.isclass(each) and hasattr(each, "kind"):
            yield each


def _class_of(module: ModuleType, kind: type) -> str:
    hints = get_type_hints(kind)
    parameters = ["self"]
    for parameter in inspect.signature(kind).parameters.values():
        if parameter.name != "kind":
            optional = "" if parameter.default is parameter.empty else " = ..."
            parameters.append(f"{parameter.name}: {_plain(hints[parameter.name])}{optional}")
    base = f"{module.__name__.rpartition('.')[2]}.{kind.__name__}"
    beginning = f"class {kind.__name__}(Compared, {base}):\n    def __init__("
    one_line = f"{beginning}{', '.join(parameters)}) -> None: ..."
    if max(map(len, one_line.splitlines())) <= 100:
        return one_line
    together = f"        {', '.join(parameters)}"
    if len(together) > 100:
        together = "\n".join(f"        {parameter}," for parameter in parameters)
    return f"{beginning}\n{together}\n    ) -> None: ..."


def _plain(hint: Any) -> str:
    """The type without names and literals: texts and numbers where the engine says which ones."""
    if isinstance(hint, NewType):
        return _plain(hint.__supertype__)
    if get_origin(hint) in {Union, UnionType}:
        return " | ".join(dict.fromkeys(map(_plain, get_args(hint))))
    if get_origin(hint) is Literal:
        return " | ".join(dict.fromkeys(type(value).__name__ for value in get_args(hint)))
    if get_origin(hint) is tuple:
        inner = ("..." if each is ... else _plain(each) for each in get_args(hint))
        return f"tuple[{', '.join(inner)}]"
    if hint is NoneType:
        return "None"
    assert isinstance(hint, type), hint
    return hint.__name__


if __name__ == "__main__":
    STUB.write_text(stub())
