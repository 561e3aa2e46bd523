"""`concordia cards`: the cards of a set, what they cost and do, and what the gods pay for them."""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from bot.cli.parser import Commands
from bot.cli.text import table
from bot.terminal.card_texts import card_text, god_text
from bot.terminal.names import GOD_NAMES, card_name, card_named, gods_of, price_text
from engine.catalogue import catalogue
from engine.terms import GODS, NUMERALS, CardId, CardSet, Numeral

_SETS: Mapping[str, CardSet] = {
    "base": "base",
    "venus": "venus-individual",
    "venus-team": "venus-team",
}
_DESCRIPTION = """\
Lists the cards of a set: those every seat begins with, then those for sale by numeral.
Numeral I takes part with any number of seats, II from two seats on, and so on."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "cards",
        run,
        summary="the cards and what they do",
        description=_DESCRIPTION,
        example="concordia cards --set venus",
    )
    parser.add_argument("--set", dest="cards", choices=_SETS, default="base", help="(base)")
    parser.add_argument("--json", action="store_true", help="the facts as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    card_set = _SETS[arguments.cards]
    if arguments.json:
        cards = [_as_json(numeral, card) for numeral, card in _cards(card_set)]
        print(json.dumps({"set": arguments.cards, "cards": cards}))
    else:
        print(_cards_table(card_set), _texts_table(card_set), _gods_table(card_set), sep="\n\n")
    return 0


def _cards(card_set: CardSet) -> Iterator[tuple[Numeral, CardId]]:
    """The start hands (partners have different ones), then the decks by numeral."""
    hands = [hand for name, hand in catalogue().start_hands.items() if name.startswith(card_set)]
    yield from (("start", card) for card in dict.fromkeys(chain(*hands)))
    for numeral in NUMERALS:
        yield from ((numeral, card) for card in catalogue().decks[card_set].get(numeral, ()))


def _as_json(numeral: Numeral, card: CardId) -> dict[str, Any]:
    return {**card_named(card).model_dump(mode="json"), "numeral": numeral}


def _cards_table(card_set: CardSet) -> str:
    """The id, as it stands in records, begins with the numeral."""
    rows = [(card, card_name(card), _cost(card), gods_of(card)) for _, card in _cards(card_set)]
    return table(("Id", "Card", "Cost", "Gods"), rows)


def _texts_table(card_set: CardSet) -> str:
    """Cards of one name read alike, or say in which numerals they do."""
    numerals: dict[str, dict[str, list[Numeral]]] = defaultdict(lambda: defaultdict(list))
    for numeral, card in _cards(card_set):
        numerals[card_name(card)][card_text(card_named(card))].append(numeral)
    rows = [
        (name if len(texts) == 1 else f"{name} ({', '.join(where)})", text)
        for name, texts in numerals.items()
        for text, where in texts.items()
    ]
    return table(("Card", "What it does"), rows)


def _cost(card: CardId) -> str:
    goods = card_named(card).cost
    return price_text(0, goods) if goods else "-"


def _gods_table(card_set: CardSet) -> str:
    held = {god for _, card in _cards(card_set) for god in card_named(card).gods}
    team = card_set == "venus-team"
    rows = [(GOD_NAMES[god], god_text(god, team=team)) for god in GODS if god in held]
    return table(("God", "Points for each card of the god"), rows)
