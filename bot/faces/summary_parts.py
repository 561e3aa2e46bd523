"""Parts of the summary of what a seat did: events add to them, and each becomes one phrase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from words import Words, nouns

V = TypeVar("V")

FEW = 3
"""So many cards, cities or provinces are named; more are counted."""


@dataclass(frozen=True)
class SummaryPart(Generic[V]):
    order: int
    """The most important come first; what does not fit is left out from the end."""
    text: Callable[[Words, Sequence[V]], str]
    """Of everything that was added."""

    def __call__(self, value: V) -> Addition:
        return self, value


Addition = tuple[SummaryPart[Any], Any]


class SummedUp(NamedTuple):
    order: int
    text: str


def summed_up(words: Words, additions: Iterable[Addition]) -> list[SummedUp]:
    values: dict[SummaryPart[Any], list[Any]] = {}
    for part, value in additions:
        values.setdefault(part, []).append(value)
    return [
        SummedUp(part.order, part.text(words, values[part]))
        for part in sorted(values, key=lambda part: part.order)
    ]


def named(order: int, message: str, fact: str, *, many: str = "") -> SummaryPart[str]:
    """`played the Prefect and the Architect`, or another message that only counts them."""

    def text(words: Words, names: Sequence[str]) -> str:
        if many and len(names) > FEW:
            return words(many, count=len(names))
        return words(message, **{fact: nouns.listing(words, names)})

    return SummaryPart(order, text)


def goods(order: int, message: str) -> SummaryPart[Iterable[str]]:
    def text(words: Words, lots: Sequence[Iterable[str]]) -> str:
        return words(message, goods=nouns.goods_text(words, [each for lot in lots for each in lot]))

    return SummaryPart(order, text)


def coins(order: int, message: str) -> SummaryPart[int]:
    return SummaryPart(
        order, lambda words, sums: words(message, coins=nouns.coins_text(words, sum(sums)))
    )


def counted(order: int, message: str) -> SummaryPart[int]:
    return SummaryPart(order, lambda words, counts: words(message, count=sum(counts)))
