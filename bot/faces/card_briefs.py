"""What cards do, in a few words for those who know them."""

from bot.faces.personality_face import PERSONALITY_FACES
from engine.catalogue import catalogue
from engine.terms import CardId
from words import Words


def brief(words: Words, card_id: CardId) -> str:
    card = catalogue().cards[card_id]
    texts = [PERSONALITY_FACES[each].brief(words, card) for each in card.personalities]
    if len(texts) == 1:
        return texts[0]
    one, other = texts
    return words("brief-either", one=one, other=other)
