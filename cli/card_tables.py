"""The cards of a set as tables: what they cost, what they do, and what the gods pay for them."""

from collections import defaultdict
from collections.abc import Sequence

from cli.text_layout import table
from engine import GameOptions
from engine.catalogue import Card
from engine.terms import GODS, God, Numeral
from words import Words
from words.nouns import card_name, god_name, gods_text, good_name, personality_text, price_text


def card_tables(words: Words, cards: Sequence[Card], options: GameOptions) -> str:
    """The options say how the game is played, as some cards do more then, or pay more."""
    tables = (
        _cards(words, cards),
        _texts(words, cards, options),
        _gods(words, cards, options),
    )
    return "\n\n".join(tables)


def _cards(words: Words, cards: Sequence[Card]) -> str:
    """The id, as it stands in records, begins with the numeral."""
    header = (
        words("cards-list.id"),
        words("cards-list.card"),
        words("cards-list.cost"),
        words("cards-list.gods"),
    )
    rows = [
        (
            card.id,
            card_name(words, card.id),
            price_text(words, 0, card.cost) if card.cost else "-",
            _gods_of(words, card),
        )
        for card in cards
    ]
    return table(header, rows)


def _gods_of(words: Words, card: Card) -> str:
    """`Jupiter`, or `Minerva (wine 4)` for a specialist."""
    gods = gods_text(words, card.id)
    if not card.minerva_points:
        return gods
    good = good_name(words, card.good)
    return words("cards-minerva", god=gods, good=good, points=card.minerva_points)


def _texts(words: Words, cards: Sequence[Card], options: GameOptions) -> str:
    """Cards of one name read alike, or say in which numerals they do."""
    numerals: dict[str, dict[str, list[Numeral]]] = defaultdict(lambda: defaultdict(list))
    for card in cards:
        text = _text(words, card, options)
        numerals[card_name(words, card.id)][text].append(card.numeral)
    rows = [
        (
            words("cards-of-numerals", card=name, numerals=", ".join(where))
            if len(texts) > 1
            else name,
            text,
        )
        for name, texts in numerals.items()
        for text, where in texts.items()
    ]
    return table((words("cards-texts.card"), words("cards-texts.does")), rows)


def _text(words: Words, card: Card, options: GameOptions) -> str:
    texts = [personality_text(words, card, each, options) for each in card.personalities]
    if len(texts) == 1:
        return texts[0]
    one, other = texts
    return words("cards-either", one=one, other=other)


def _gods(words: Words, cards: Sequence[Card], options: GameOptions) -> str:
    held = {god for card in cards for god in card.gods}
    rows = [(god_name(words, god), _pays(words, god, options)) for god in GODS if god in held]
    return table((words("cards-gods.god"), words("cards-gods.pays")), rows)


def _pays(words: Words, god: God, options: GameOptions) -> str:
    if god == "venus":
        return words("god-in-full-venus", team="yes" if options.team else "no")
    return words(f"god-in-full-{god}")
