"""What somebody may want to know: a card, what can be done now, who this is, what it keeps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from bot.commands.completing import MOST, Completion
from bot.commands.making import Given, Option, Spoken
from bot.commands.matching import closeness
from bot.commands.places import table_of
from bot.desk import Desk
from bot.posts import Post
from bot.presenters.people import shown
from bot.visits import Visit
from engine import GameOptions
from engine.catalogue import Card, catalogue
from engine.errors import ConcordiaError
from engine.terms import BoardId
from words import Words, nouns

_USUAL = GameOptions(board=BoardId("imperium"), seats=4)


def commands() -> list[Spoken]:
    card = Option("card", required=True, complete=_cards, longest=100)
    what = Option("what", choices=("read", "export", "delete"))
    sure = Option("sure", choices=("yes",))
    return [
        Spoken("rules", _rules, (card,)),
        Spoken("help", _help),
        Spoken("about", _about),
        Spoken("privacy", _privacy, (what, sure)),
    ]


async def _rules(desk: Desk, visit: Visit, given: Given) -> None:
    typed = str(given["card"])
    found = _fitting(visit.words, typed)
    if not found:
        await visit.show(Post((visit.words("rules-unknown-card", typed=shown(typed)),)))
        return
    await visit.show(Post((card_rules(visit.words, found[0], await _agreed(desk, visit)),)))


def card_rules(words: Words, card: Card, options: GameOptions) -> str:
    """What it does, half by half, and what its god pays."""
    lines = [words("rules-heading", card=_called(words, card))]
    for each in card.personalities:
        name = nouns.personality_name(words, each, card.good)
        does = nouns.personality_text(words, card, each, options)
        lines.append(words("rules-does", personality=name, does=does))
    pays = nouns.god_text(words, card, options)
    lines.append(words("rules-pays", gods=nouns.gods_text(words, card.id), pays=pays))
    if card.cost:
        lines.append(words("rules-cost", price=nouns.price_text(words, 0, card.cost)))
    return "\n".join(lines)


async def _agreed(desk: Desk, visit: Visit) -> GameOptions:
    """The options of the table here, if there is one."""
    try:
        table = await table_of(desk, visit)
    except ConcordiaError:
        return _USUAL
    return (await desk.tables.look(table, visit.player)).options


def _fitting(words: Words, typed: str) -> list[Card]:
    cards = _kinds(words)
    if not typed.strip():
        return list(cards.values())
    fits = [(closeness(typed, (name, *_names(words, card))), card) for name, card in cards.items()]
    found = [(close, card) for close, card in fits if close is not None]
    return [card for _, card in sorted(found, key=lambda pair: pair[0])]


@cache
def _kinds(words: Words) -> dict[str, Card]:
    """Cards that read alike are one."""
    return {_called(words, card): card for card in reversed(list(catalogue().cards.values()))}


def _names(words: Words, card: Card) -> tuple[str, ...]:
    return card.id, nouns.card_name(words, card.id)


def _called(words: Words, card: Card) -> str:
    """With what tells it from others of its name."""
    name, gods = nouns.card_name(words, card.id), nouns.gods_text(words, card.id)
    if card.minerva_points:
        return words("card-with-good", card=name, gods=gods, points=card.minerva_points)
    if card.payout:
        return words("card-with-payout", card=name, gods=gods, payout=card.payout)
    return words("card-with-gods", card=name, gods=gods)


async def _cards(_: Desk, visit: Visit, __: Given, typed: str) -> Sequence[Completion]:
    words = visit.words
    found = sorted(_fitting(words, typed), key=lambda card: nouns.card_name(words, card.id))
    return [Completion(_called(words, card), card.id) for card in found[:MOST]]


async def _help(desk: Desk, visit: Visit, _: Given) -> None:
    words = visit.words
    await visit.show(Post((await _help_now(desk, visit), words("help-always"))))


async def _help_now(desk: Desk, visit: Visit) -> str:
    """By how far the table is, and whose turn it is."""
    words = visit.words
    try:
        look = await desk.tables.look(await table_of(desk, visit), visit.player)
    except ConcordiaError:
        return words("help-no-table")
    match look.stage:
        case "lobby":
            return words("help-lobby")
        case "playing" if look.offered:
            return words("help-your-turn")
        case "playing":
            return words("help-waiting" if look.viewer is not None else "help-watching")
        case "held":
            return words("help-held")
        case _:
            return words("help-over")


async def _about(desk: Desk, visit: Visit, _: Given) -> None:
    latency = visit.interaction.client.latency
    await visit.show(
        Post(
            (
                visit.words(
                    "about",
                    version=desk.about.version,
                    milliseconds=round(latency * 1000) if math.isfinite(latency) else 0,
                    source=desk.about.source,
                ),
            )
        )
    )


async def _privacy(desk: Desk, visit: Visit, given: Given) -> None:
    words = visit.words
    match given.get("what", "read"):
        case "export":
            await visit.think()
            data = await desk.tables.export_data(visit.player)
            file = ("concordia-data.json", data.encode())
            await visit.show(Post((words("privacy-exported"),), files=(file,)))
        case "delete" if given.get("sure") == "yes":
            await visit.think()
            await desk.tables.delete_data(visit.player)
            await visit.show(Post((words("privacy-deleted"),)))
        case "delete":
            await visit.show(Post((words("privacy-sure"),)))
        case _:
            await visit.show(Post((words("privacy-read"),)))
