"""Options as numbered menus; long ones in two steps, such as first the colonist, then where to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from bot.cli.text import counted
from bot.terminal.labels import Labels
from bot.terminal.names import coins_text
from bot.terminal.offers import Offer
from bot.terminal.questions import question
from bot.terminal.text import hang
from engine import actions
from engine.actions import Action
from engine.catalogue import catalogue
from engine.terms import Good

LONGEST = 12
"""More options than this are asked in two steps; moves always, they take long to read."""


@dataclass(frozen=True)
class Entry:
    label: str
    leads_to: Action | Menu


@dataclass(frozen=True)
class Menu:
    title: str
    entries: tuple[Entry, ...]

    def numbers(self) -> dict[str, Entry]:
        """What is typed for each entry."""
        return {str(number): entry for number, entry in enumerate(self.entries, start=1)}

    def as_text(self, width: int) -> str:
        lines = [
            hang(f"{number:>3}  ", entry.label, width) for number, entry in self.numbers().items()
        ]
        return "\n".join(lines)


def menu(labels: Labels, offered: Sequence[Offer]) -> Menu:
    moves = any(isinstance(offer.action, actions.MoveColonist) for offer in offered)
    if len(offered) <= LONGEST and not moves:
        return Menu(question(labels.decision), _flat(labels, offered))
    groups: dict[Hashable, list[Offer]] = {}
    for offer in offered:
        groups.setdefault(_group(offer.action), []).append(offer)
    entries = tuple(_entry(labels, group) for group in groups.values())
    return Menu(question(labels.decision), entries)


def _flat(labels: Labels, offered: Sequence[Offer]) -> tuple[Entry, ...]:
    """Cards that read alike are one entry: it does not matter which of them is played."""
    by_label: dict[str, list[Action]] = {}
    for offer in offered:
        by_label.setdefault(labels.label(offer), []).append(offer.action)
    return tuple(
        Entry(label if len(same) == 1 else f"{label} (you have {len(same)})", same[0])
        for label, same in by_label.items()
    )


def _entry(labels: Labels, group: Sequence[Offer]) -> Entry:
    if len(group) == 1:
        return Entry(labels.label(group[0]), group[0].action)
    title = _group_label(labels, group)
    entries = tuple(Entry(_label_in_group(labels, offer), offer.action) for offer in group)
    return Entry(title, Menu(f"{title[0].upper()}{title[1:]}", entries))


def _group(action: Action) -> Hashable:
    """What is chosen first. Anything that is no such choice stands alone."""
    match action:
        case actions.MoveColonist(kind, origin):
            return kind, origin
        case actions.BuyGoods(good) | actions.SellGoods(good):
            return action.kind, good
        case actions.BuyCard(card):
            return card
        case actions.ProduceInProvince(province):
            return province
        case actions.PlaceColonist(kind):
            return kind
        case _:
            return action


def _group_label(labels: Labels, group: Sequence[Offer]) -> str:
    action = group[0].action
    ways = counted(len(group), "way")
    match action:
        case actions.MoveColonist(kind, origin):
            return f"move the {kind} colonist {labels.places.somewhere(origin)} ({ways})"
        case actions.BuyGoods(good):
            return f"buy {good}, {_each(good)}, up to {len(group)}"
        case actions.SellGoods(good):
            return f"sell {good}, {_each(good)}, up to {len(group)}"
        case actions.BuyCard(card):
            return f"{labels.card(card)} ({ways} to pay)"
        case actions.ProduceInProvince(province):
            return (
                f"produce in {labels.places.province(province)} (the bonus good is yours to choose)"
            )
        case actions.PlaceColonist(kind):
            return f"place a {kind} colonist ({ways})"
        case _:
            return labels.label(group[0])


def _label_in_group(labels: Labels, offer: Offer) -> str:
    if isinstance(offer.action, actions.MoveColonist):
        return labels.way(offer)
    return labels.label(offer)


def _each(good: Good) -> str:
    return f"{coins_text(catalogue().components.prices[good])} each"
