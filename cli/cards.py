"""`concordia cards`: the cards of a set, what they cost and do, and what the gods pay for them."""

import argparse
import json
from collections.abc import Iterator, Mapping
from itertools import chain

from cli.parser import Commands
from engine import read_options
from engine.catalogue import catalogue
from engine.terms import NUMERALS, CardId, CardSet

_SETS: Mapping[str, Mapping[str, object]] = {
    "base": {"set": "base"},
    "venus": {"set": "venus"},
    "venus-team": {"team": True},
}
"""By the options of the games they are for."""
_DESCRIPTION = """\
Lists the cards of a set: the starting hand first, then the cards for sale by numeral.
Cards with numeral I are in every game, II with two or more seats, and so on."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "cards",
        run,
        summary="list the cards and what they do",
        description=_DESCRIPTION,
        example="concordia cards --set venus",
    )
    parser.add_argument(
        "--set", dest="cards", choices=_SETS, default="base", help="which set (base)"
    )
    parser.add_argument("--json", action="store_true", help="print the facts as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    # any board and number of seats: the cards are the same everywhere
    options = read_options({"board": "imperium", "seats": 4, **_SETS[arguments.cards]})
    cards = [catalogue().cards[card] for card in _ids(options.card_set)]
    if arguments.json:
        facts = [card.model_dump(mode="json") for card in cards]
        print(json.dumps({"set": arguments.cards, "cards": facts}))
        return 0
    from cli.card_tables import card_tables
    from words import ENGLISH

    print(card_tables(ENGLISH, cards, options))
    return 0


def _ids(card_set: CardSet) -> Iterator[CardId]:
    """The start hands (partners have different ones), then the decks by numeral."""
    hands = [hand for name, hand in catalogue().start_hands.items() if name.startswith(card_set)]
    yield from dict.fromkeys(chain(*hands))
    for numeral in NUMERALS:
        yield from catalogue().decks[card_set].get(numeral, ())
