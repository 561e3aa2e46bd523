"""What cards do, in a few words for those who know them."""

from engine.catalogue import Card, catalogue
from engine.terms import CardId, Personality
from words import nouns
from words.reader import Reader


def brief(reader: Reader, card_id: CardId) -> str:
    card = catalogue().cards[card_id]
    texts = [personality_brief(reader, card, each) for each in card.personalities]
    if len(texts) == 1:
        return texts[0]
    one, other = texts
    return reader.words("brief-either", one=one, other=other)


def personality_brief(reader: Reader, card: Card, personality: Personality) -> str:
    match personality:
        case "mercator":
            return reader.words("brief-mercator", payout=card.payout)
        case "specialist":
            good = nouns.good_name(reader.words, card.good)
            return reader.words("brief-specialist", good=good)
        case _:
            return reader.words(f"brief-{personality}")
