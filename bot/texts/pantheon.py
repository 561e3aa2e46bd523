"""The gods of a game: how many of their cards it has, which are for sale, and who bought which.

Everybody saw each card come to the display and go, so everybody may know which are still to come.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.texts.forecast import legend, paying_gods
from bot.texts.rules import god_pays
from engine.catalogue import catalogue
from engine.events import CardBought, Event
from engine.setup import cards_for_sale, start_hand
from engine.terms import CardId, God, SeatId
from words import nouns
from words.reader import Reader


def pantheon(reader: Reader, turns: Iterable[Sequence[Event]]) -> str:
    """From what happened so far, as anybody may know it."""
    bought = {
        event.card: event.seat for turn in turns for event in turn if isinstance(event, CardBought)
    }
    gods = [line for god in paying_gods(reader) for line in _god(reader, god, bought)]
    return "\n".join([reader.words("pantheon-heading"), legend(reader), *gods])


def _god(reader: Reader, god: God, bought: dict[CardId, SeatId]) -> Iterator[str]:
    words, view = reader.words, reader.view
    cards = [card for card in cards_for_sale(view.options) if god in catalogue().cards[card].gods]
    name, pays = nouns.god_name(words, god), god_pays(words, god, view.options)
    yield words("pantheon-god", god=name, pays=pays)
    yield words("pantheon-count", count=len(cards), start=_start(reader, god))
    shown = [(card, position) for position, card in enumerate(view.display, 1) if card in cards]
    if shown:
        places = [
            words("pantheon-place", card=reader.card(card), place=position)
            for card, position in shown
        ]
        yield words("pantheon-for-sale", cards=nouns.series(words, places))
    taken = [card for card in cards if card in bought]
    if taken:
        owners = [
            words("pantheon-owner", card=reader.card(card), who=reader.briefly(bought[card]))
            for card in taken
        ]
        yield words("pantheon-bought", cards=nouns.series(words, _alike(reader, owners)))
    coming = [card for card in cards if card not in bought and card not in view.display]
    if coming:
        names = [reader.card(card) for card in coming]
        yield words("pantheon-to-come", cards=nouns.series(words, _alike(reader, names)))


def _start(reader: Reader, god: God) -> int:
    """Cards of the god in a starting hand: as many for everyone, in teams too."""
    hand = catalogue().start_hands[start_hand(reader.view.options, SeatId(0))]
    return sum(god in catalogue().cards[card].gods for card in hand)


def _alike(reader: Reader, names: Sequence[str]) -> Iterator[str]:
    for name, count in Counter(names).items():
        yield name if count == 1 else reader.words("pantheon-several", count=count, name=name)
