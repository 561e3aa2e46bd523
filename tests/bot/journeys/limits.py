"""Posts measured against what Discord takes, and where in the code they are made."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import bot
from bot.discord.layout import layout
from bot.texts.post import LinkButton, Post, SelectMenu
from sandbox.message_rules import COMPONENTS, TEXT_IN_SUM, message_problems
from sandbox.openapi import Specification

LIMITS = {
    "characters": TEXT_IN_SUM,
    "components": COMPONENTS,
    "label of a button": 80,
    "custom id": 100,
    "placeholder": 150,
    "options": 25,
    "label of an option": 100,
    "value of an option": 100,
    "description of an option": 100,
    "alt text": 1024,
    "files": 10,
    "bytes of a file": 10 * 2**20,
}
SEND = ("POST", "/channels/{channel_id}/messages")
_WORDS = ("words", "self.words", "visit.words", "clicked.words", "reader.words")

Measures = dict[str, int]


def measured(post: Post, components: int) -> Measures:
    """The longest of each; `components`: how many there are."""
    buttons = [each for row in post.rows if not isinstance(row, SelectMenu) for each in row]
    menus = [row for row in post.rows if isinstance(row, SelectMenu)]
    choices = [choice for menu in menus for choice in menu.choices]
    return {
        "characters": sum(map(len, post.texts)),
        "components": components,
        "label of a button": _longest(each.label for each in buttons),
        "custom id": _longest(
            each.id for each in (*buttons, *menus) if not isinstance(each, LinkButton)
        ),
        "placeholder": _longest(menu.placeholder for menu in menus),
        "options": max((len(menu.choices) for menu in menus), default=0),
        "label of an option": _longest(each.label for each in choices),
        "value of an option": _longest(each.value for each in choices),
        "description of an option": _longest(each.description for each in choices),
        "alt text": _longest(each.alt_text for each in post.pictures),
        "files": len(post.pictures) + len(post.files),
        "bytes of a file": max(
            (len(data) for data in (*(p.data for p in post.pictures), *(d for _, d in post.files))),
            default=0,
        ),
    }


def problems(
    post: Post, sizes: Measures, components: list[Any], known: Specification | None
) -> list[str]:
    """What the local Discord would refuse it for, and what the real one would."""
    found = [
        f"{what}: {size}, and {LIMITS[what]} is the most"
        for what, size in sizes.items()
        if size > LIMITS[what]
    ]
    body = {"flags": 1 << 15, "components": components}
    found += map(
        str,
        message_problems(
            content="",
            embeds=(),
            components=components,
            attachments=len(post.pictures) + len(post.files),
            v2=True,
        ),
    )
    if known is not None:
        found += map(str, known.problems(*SEND, body))
    text = "".join(post.texts)
    found += [f"{each} is called, not named" for each in post.pings if f"<@{each}>" not in text]
    return found


class Ledger:
    """Every post that is made, by where it was made."""

    def __init__(self) -> None:
        self.made: dict[str, Measures] = {}
        self.problems: list[str] = []
        self.said: set[str] = set()
        """Every text in them."""
        self._known = Specification.from_environment()

    def enter(self, maker: str, post: Post) -> None:
        self.said.update(_texts(post))
        view, _ = layout(post)
        sizes = measured(post, view.total_children_count)
        longest = self.made.setdefault(maker, {})
        for what, size in sizes.items():
            longest[what] = max(size, longest.get(what, 0))
        sent = view.to_components()  # type: ignore[no-untyped-call]  # of discord.py
        components: list[Any] = json.loads(json.dumps(sent))  # as it travels
        found = problems(post, sizes, components, self._known)
        self.problems += [f"{maker}: {each}" for each in found]

    def __str__(self) -> str:
        return "\n".join(
            f"{maker}: {_written(sizes)}" for maker, sizes in sorted(self.made.items())
        )


@contextmanager
def ledger() -> Iterator[Ledger]:
    book, made = Ledger(), Post.__init__

    def noting(post: Post, *given: Any, **more: Any) -> None:
        made(post, *given, **more)
        frame = sys._getframe(1)
        name = frame.f_code.co_qualname.replace(".<locals>", "")
        book.enter(f"{frame.f_globals['__name__']}.{name}", post)

    Post.__init__ = noting  # type: ignore[method-assign, assignment]  # listens in
    try:
        yield book
    finally:
        Post.__init__ = made  # type: ignore[method-assign]  # as it was


def makers() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the code where a post is made."""
    root = Path(bot.__file__).parent
    for file in sorted(root.rglob("*.py")):
        module = ".".join(("bot", *file.relative_to(root).with_suffix("").parts))
        yield from _calls(ast.parse(file.read_text()), module)


def says_one_sentence(call: ast.Call) -> bool:
    """A message of the catalogues and nothing else."""
    if len(call.args) != 1 or call.keywords or not isinstance(call.args[0], ast.Tuple):
        return False
    return all(
        isinstance(text, ast.Call) and ast.unparse(text.func) in _WORDS
        for text in call.args[0].elts
    )


def _calls(node: ast.AST, name: str) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inside = name
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = f"{name}.{child.name}"
        if isinstance(child, ast.Call) and ast.unparse(child.func) == "Post":
            yield name, child
        yield from _calls(child, inside)


def _texts(post: Post) -> Iterator[str]:
    """Whatever is read of it."""
    yield from post.texts
    yield from (each.alt_text for each in post.pictures)
    for row in post.rows:
        if isinstance(row, SelectMenu):
            yield row.placeholder
            yield from (text for each in row.choices for text in (each.label, each.description))
        else:
            yield from (each.label for each in row)


def _longest(texts: Iterable[str]) -> int:
    return max(map(len, texts), default=0)


def _written(sizes: Measures) -> str:
    return ", ".join(f"{what} {size}" for what, size in sizes.items() if size)
