"""What somebody may want to know: a rule, what can be done now, who this is, what it keeps."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.completion import MOST, Completion
from bot.commands.similarity import closeness
from bot.commands.table_lookup import ManyTables, table_of, table_to_see
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.texts.people import shown
from bot.texts.post import Post
from bot.texts.rules import Topic, card_rules, god_rules, topic_rules, topics
from engine import GameOptions
from engine.catalogue import Card, ForumTile, catalogue
from engine.errors import ConcordiaError
from engine.terms import GODS, BoardId, God
from words import Words, nouns
from words.tiles import tile_rules
from words.typed import also_typed, every_language, folded


@dataclass(frozen=True)
class Patron:
    """A god: whoever looks one up wants to know what it pays."""

    god: God


RuleSubject = Topic | Patron | Card | ForumTile
"""What can be looked up."""
_ALIKE = 0.75
"""From then on a name is so like one that is known that it is asked about."""
_USUAL = GameOptions(board=BoardId("imperium"), seats=4)


def commands() -> list[CommandSpec]:
    card = OptionSpec("card", required=True, complete=_cards, longest=100)
    what = OptionSpec("what", choices=("read", "export", "delete"))
    sure = OptionSpec("sure", choices=("yes",))
    return [
        CommandSpec("rules", _rules, (card,)),
        CommandSpec("help", _help),
        CommandSpec("about", _about),
        CommandSpec("privacy", _privacy, (what, sure)),
    ]


async def _rules(app: App, visit: Visit, given: Given) -> None:
    words, typed, options = visit.words, str(given["card"]), await _agreed(app, visit)
    found = looked_up(words, typed, options)
    if not found:
        near = nearest(words, typed, options)
        told = (
            words("rules-unknown-card", typed=shown(typed))
            if near is None
            else words("rules-unknown-card.near", typed=shown(typed), nearest=near)
        )
        await visit.show(Post((told,)))
    elif isinstance(found[0], Topic):
        await visit.show(Post((topic_rules(words, found[0].key, options),)))
    elif isinstance(found[0], Patron):
        await visit.show(Post((god_rules(words, found[0].god, options),)))
    elif isinstance(found[0], ForumTile):
        await visit.think()
        picture = await app.drawing.tile(found[0].id, options, words=words)
        rules = tile_rules(words, found[0].id, salt=options.salt)
        await visit.show(Post((rules,), (picture,)))
    else:
        await visit.think()
        picture = await app.drawing.card(found[0].id, options, words=words)
        await visit.show(Post((card_rules(words, found[0].id, options),), (picture,)))


async def _agreed(app: App, visit: Visit) -> GameOptions:
    """The options of the table here, if there is one."""
    try:
        table = await table_to_see(app, visit, {})
    except ConcordiaError:
        return _USUAL
    return (await app.tables.look(table, visit.player)).options


def looked_up(words: Words, typed: str, options: GameOptions) -> list[RuleSubject]:
    """Whatever can be looked up by that name, the closest first."""
    tiles = catalogue().forum.tiles
    gods = [Patron(god) for god in GODS]
    known: list[RuleSubject] = [*topics(words, options), *gods, *_kinds(words).values(), *tiles]
    if not typed.strip():
        return known
    for spoken in every_language(words):
        named: dict[str, str] = {each.key: each.title for each in topics(spoken, options)}
        fits = [(closeness(typed, _names(spoken, each, named)), each) for each in known]
        found = [(close, each) for close, each in fits if close is not None]
        if found:
            return [each for _, each in sorted(found, key=lambda pair: pair[0])]
    return []


def nearest(words: Words, typed: str, options: GameOptions) -> str | None:
    """What is called nearly so in any language, as it is called in this one."""
    known, named = looked_up(words, "", options), dict[str, RuleSubject]()
    for spoken in every_language(words):
        titles: dict[str, str] = {each.key: each.title for each in topics(spoken, options)}
        for each in known:
            for name in _names(spoken, each, titles):
                named.setdefault(folded(name), each)
    near = get_close_matches(folded(typed), named, n=1, cutoff=_ALIKE)
    if not near:
        return None
    subject = named[near[0]]
    return (
        nouns.card_name(words, subject.id)
        if isinstance(subject, Card)
        else _completion(words, subject).name
    )


@cache
def _kinds(words: Words) -> dict[str, Card]:
    """Cards that read alike are one; by name."""
    cards = {_called(words, card): card for card in reversed(list(catalogue().cards.values()))}
    return dict(sorted(cards.items()))


def _names(words: Words, known: RuleSubject, topics: Mapping[str, str]) -> tuple[str, ...]:
    """`topics`: what they are called in these words, by their keys."""
    if isinstance(known, Topic):
        return known.key, topics[known.key], *also_typed(words, f"topic-{known.key}")
    if isinstance(known, Patron):
        return known.god, nouns.god_name(words, known.god), *also_typed(words, f"god-{known.god}")
    if isinstance(known, ForumTile):
        return known.id, known.name
    names = known.id, nouns.card_name(words, known.id), _called(words, known)
    if len(known.personalities) > 1:
        return names
    return *names, *also_typed(words, f"card-{known.personalities[0]}")


def _called(words: Words, card: Card) -> str:
    """With what tells it from others of its name."""
    name, gods = nouns.card_name(words, card.id), nouns.gods_text(words, card.id)
    if card.minerva_points:
        return words("card-with-good", card=name, gods=gods, points=card.minerva_points)
    if card.payout:
        return words("card-with-payout", card=name, gods=gods, payout=card.payout)
    return words("card-with-gods", card=name, gods=gods)


async def _cards(app: App, visit: Visit, __: Given, typed: str) -> Sequence[Completion]:
    words = visit.words
    found = looked_up(words, typed, await _agreed(app, visit))
    return [_completion(words, each) for each in found[:MOST]]


def _completion(words: Words, known: RuleSubject) -> Completion:
    match known:
        case Topic(key, title):
            return Completion(title, key)
        case Patron(god):
            return Completion(nouns.god_name(words, god), god)
        case ForumTile():
            return Completion(known.name, known.id)
        case Card():
            return Completion(_called(words, known), known.id)


async def _help(app: App, visit: Visit, _: Given) -> None:
    words = visit.words
    await visit.show(Post((await _help_now(app, visit), words("help-always"))))


async def _help_now(app: App, visit: Visit) -> str:
    """By how far the table is, and whose turn it is."""
    words = visit.words
    try:
        look = await app.tables.look(await table_of(app, visit, {}), visit.player)
    except ManyTables:
        return words("help-many-tables")
    except ConcordiaError:
        return words("help-in-private" if visit.in_private else "help-no-table")
    there = await app.table_words(look)
    match look.stage:
        case "lobby":
            join, start = there("lobby-button-join"), there("lobby-button-start")
            return words("help-lobby", join=join, start=start)
        case "playing" if look.offered and not look.is_stood_in_for:
            return words("help-your-turn", button=there("table-button-play"))
        case "playing" if look.is_stood_in_for:
            return words("help-stood-in", button=there("table-button-play"))
        case "playing":
            return words("help-waiting" if look.viewer is not None else "help-watching")
        case "held":
            return words("help-held")
        case "abandoned":
            return words("help-abandoned")
        case _:
            return words("help-over", button=there("over-button-rematch"))


async def _about(app: App, visit: Visit, _: Given) -> None:
    latency, words, about = visit.latency, visit.words, app.about
    told = words(
        "about",
        version=about.version,
        milliseconds=round(latency * 1000) if math.isfinite(latency) else 0,
        source=about.source,
    )
    contact = words("about.contact", contact=about.contact) if about.contact else ""
    await visit.show(Post(("\n".join(filter(None, (told.rstrip(), contact))),)))


async def _privacy(app: App, visit: Visit, given: Given) -> None:
    words = visit.words
    match given.get("what", "read"):
        case "export":
            await visit.think()
            data = await app.tables.export_data(visit.player)
            file = ("concordia-data.json", data.encode())
            await visit.show(Post((words("privacy-exported"),), files=(file,)))
        case "delete" if given.get("sure") == "yes":
            await visit.think()
            deleted = await app.tables.delete_data(visit.player)
            await app.drawing.forget_films(deleted.forgotten)
            await visit.show(Post((words("privacy-deleted"),)))
        case "delete":
            await visit.show(Post((words("privacy-sure"),)))
        case _:
            contact = app.about.contact
            asking = words("privacy-read.contact", contact=contact) if contact else ""
            await visit.show(Post(("\n".join(filter(None, (words("privacy-read"), asking))),)))
