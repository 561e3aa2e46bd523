"""What the catalogues say and what the code asks of them, both read without running anything."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

SPEAKERS = {"words", "_words", "ENGLISH"}
"""What a call is made of when it asks for a message: `words(...)`, `seating.words(...)`."""


@dataclass(frozen=True)
class Call:
    """One place in the code that asks for a message."""

    names: tuple[str, ...]
    """Those it may ask for; none where that cannot be told from the code."""
    facts: frozenset[str] | None
    """None: not known before it runs."""
    where: str = ""


@dataclass
class Asked:
    """All that the code asks for."""

    calls: list[Call] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)
    """Every text in the code: a name may be chosen far from the call."""
    built: dict[str, str] = field(default_factory=dict)
    """Names put together in a call, as patterns, and where."""

    def uses(self, name: str) -> bool:
        return name in self.literals or any(re.fullmatch(each, name) for each in self.built)


@cache
def entries(catalogue: str) -> tuple[ast.EntryType, ...]:
    """Parsed once for all who only read them: parsing takes far longer than what they look for."""
    return tuple(FluentParser().parse(catalogue).body)


def variables(catalogues: Iterable[str]) -> Mapping[str, frozenset[str]]:
    """Every message by its name, `name.attribute` too, with the facts it needs."""
    found: dict[str, _Needs] = {}
    for text in catalogues:
        for entry in entries(text):
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value:
                found[name] = _needs(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = _needs(attribute.value)
    return {name: _all_needs(name, found) for name in found if not name.startswith("-")}


def asked_forms(catalogues: Iterable[str]) -> frozenset[str]:
    """Those that messages ask of their facts: `{ FORM($card, form: "acc") }`."""
    forms = _Forms()
    for text in catalogues:
        for entry in entries(text):
            forms.visit(entry)
    return frozenset(forms.names)


@dataclass
class _Forms(visitor.Visitor):
    names: set[str] = field(default_factory=set)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802  (fluent's)
        if node.name.name == "form" and isinstance(node.value, ast.StringLiteral):
            self.names.add(str(node.value.value))


@dataclass
class _Needs(visitor.Visitor):
    facts: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (fluent's)
        self.messages.add(".".join(part.name for part in (node.id, node.attribute) if part))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  (fluent's)
        self.messages.add(f"-{node.id.name}")


def _needs(pattern: ast.Pattern) -> _Needs:
    needs = _Needs()
    needs.visit(pattern)
    return needs


def _all_needs(name: str, found: Mapping[str, _Needs]) -> frozenset[str]:
    """With those of the messages it is made of."""
    needs = found[name]
    return frozenset(needs.facts).union(*(_all_needs(each, found) for each in needs.messages))


def asked(sources: Mapping[str, str]) -> Asked:
    """By the sources, given by their names."""
    everything = Asked()
    for file, source in sources.items():
        for node in python.walk(python.parse(source)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                everything.literals.add(node.value)
            if isinstance(node, python.Call) and _speaks(node.func) and node.args:
                where = f"{file}:{node.lineno}"
                choices = list(_choices(node.args[0]))
                names = [
                    n.value
                    for n in choices
                    if isinstance(n, python.Constant) and isinstance(n.value, str)
                ]
                everything.calls.append(Call(tuple(names), _facts(node), where))
                for built in choices:
                    if isinstance(built, python.JoinedStr):
                        everything.built[_pattern(built)] = where
    return everything


def _speaks(func: python.expr) -> bool:
    name = func.attr if isinstance(func, python.Attribute) else getattr(func, "id", "")
    return name in SPEAKERS


def _choices(name: python.expr) -> Iterator[python.expr]:
    """`"a" if so else "b"` is either."""
    if isinstance(name, python.IfExp):
        yield from _choices(name.body)
        yield from _choices(name.orelse)
    else:
        yield name


def _facts(call: python.Call) -> frozenset[str] | None:
    given = [keyword.arg for keyword in call.keywords]
    return None if None in given else frozenset(filter(None, given))


def _pattern(built: python.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, python.Constant) else r"[\w-]+"
        for part in built.values
    )
