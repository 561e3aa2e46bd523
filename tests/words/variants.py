"""Every way in which a message can be said: each plural, each choice, you and others, nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product

from fluent.syntax import ast, visitor

from tests.words.messages import entries
from words import Fact, Words, catalogues, words_for

NUMBERS = (0, 1, 2, 5, 1234)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 300
"""Of the ways to say one message; where there are more, each fact is changed by itself."""


@dataclass
class _Uses(visitor.Visitor):
    """What a pattern does with its facts, and which messages it is made of."""

    keys: dict[str, set[str]] = field(default_factory=dict)
    persons: set[str] = field(default_factory=set)
    forms: dict[str, set[str]] = field(default_factory=dict)
    facts: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (fluent's)
        self.messages.add(".".join(part.name for part in (node.id, node.attribute) if part))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  (fluent's)
        self.messages.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (fluent's)
        if isinstance(node.selector, ast.VariableReference):
            known = self.keys.setdefault(node.selector.id.name, set())
            for each in node.variants:
                key = each.key
                known.add(key.value if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  (fluent's)
        for each in node.arguments.positional:
            if isinstance(each, ast.VariableReference):
                name = each.id.name
                if node.id.name == "PERSON":
                    self.persons.add(name)
                for named in node.arguments.named:
                    if node.id.name == "FORM" and isinstance(named.value, ast.StringLiteral):
                        self.forms.setdefault(name, set()).add(named.value.value)
        self.generic_visit(node)

    def add(self, other: _Uses) -> None:
        for name, keys in other.keys.items():
            self.keys.setdefault(name, set()).update(keys)
        for name, forms in other.forms.items():
            self.forms.setdefault(name, set()).update(forms)
        self.persons |= other.persons
        self.facts |= other.facts


@cache
def uses(language: str) -> Mapping[str, _Uses]:
    """By message, `name.attribute` too, with those that it is made of."""
    found: dict[str, _Uses] = {}
    for text in catalogues(language).values():
        for entry in entries(text):
            if isinstance(entry, ast.Message | ast.Term):
                prefix = "-" if isinstance(entry, ast.Term) else ""
                parts = [(f"{prefix}{entry.id.name}", entry.value)]
                parts += [
                    (f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes
                ]
                for name, value in parts:
                    if value is not None:
                        found[name] = _Uses()
                        found[name].visit(value)
    for each in found.values():
        _with_parts(each, found)
    return {name: each for name, each in found.items() if not name.startswith("-")}


def _with_parts(each: _Uses, found: Mapping[str, _Uses]) -> None:
    seen: set[str] = set()
    while left := each.messages - seen:
        for name in left:
            seen.add(name)
            each.add(found[name])
            each.messages = each.messages | found[name].messages


def forms_asked_for(language: str) -> frozenset[str]:
    return frozenset(
        form for each in uses(language).values() for forms in each.forms.values() for form in forms
    )


def ways(language: str, message: str) -> Iterator[Mapping[str, Fact]]:
    """The facts with which it is said."""
    words, each = words_for(language), uses(language)[message]
    values = {name: list(_values(words, each, name)) for name in sorted(each.facts)}
    count = 1
    for options in values.values():
        count *= len(options)
    if count <= MOST:
        yield from (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
        return
    usual = {name: options[0] for name, options in values.items()}
    for name, options in values.items():
        yield from (usual | {name: option} for option in options)


def _values(words: Words, each: _Uses, name: str) -> Iterator[Fact]:
    keys = each.keys.get(name, set())
    if keys and keys <= PLURALS | {key for key in keys if key.isdecimal()}:
        yield from NUMBERS
        yield from (int(key) for key in keys if key.isdecimal())
        return
    yield from (key for key in sorted(keys) if not key.isdecimal())
    if not keys:
        yield "Livia"
        yield ""
    if name in each.persons:
        yield words("seat-you")
    for form in each.forms.get(name, ()):
        yield from islice(_having(words, form), 6)


@cache
def _having_names(language: str, form: str) -> tuple[str, ...]:
    return tuple(
        whole
        for name in uses(language)
        if name.endswith(f".{form}") and (whole := name.removesuffix(f".{form}")) in uses(language)
    )


def _having(words: Words, form: str) -> Iterator[str]:
    """Messages that have the form."""
    for name in _having_names(words.language, form):
        facts = uses(words.language)[name].facts | uses(words.language)[f"{name}.{form}"].facts
        yield words(name, **dict.fromkeys(sorted(facts), "Livia"))
