"""The fish market in words: what each offer costs and brings."""

from engine.catalogue import MarketOffer, catalogue
from engine.fish_market import offers
from engine.game_options import GameOptions
from engine.terms import TRADED_GOODS
from words import Words, nouns


def fish_text(words: Words, fish: int) -> str:
    return words("fish-counted", count=fish)


def gain_text(words: Words, offer: MarketOffer) -> str:
    """What an offer brings: `1 tool and 1 brick`."""
    parts = [nouns.coins_text(words, offer.coins)] if offer.coins else []
    if offer.goods:
        parts.append(nouns.goods_text(words, offer.goods))
    if offer.brings == "goods_of_choice":
        parts.append(_choice_text(words, offer))
    elif offer.brings:
        parts.append(words(f"market-brings-{offer.brings}"))
    return nouns.listing(words, parts)


def _choice_text(words: Words, offer: MarketOffer) -> str:
    if offer.units == 1:
        each = [nouns.goods_text(words, (good,)) for good in offer.choice]
        return nouns.alternatives(words, each)
    if len(offer.choice) == len(TRADED_GOODS):
        return words("market-brings-different", count=offer.units)
    names = [nouns.good_name(words, good) for good in offer.choice]
    among = nouns.listing(words, names)
    return words("market-brings-different.among", count=offer.units, goods=among)


def offer_text(words: Words, options: GameOptions, number: int) -> str:
    """`3 sestertii for 1 fish`; a number that is none just as it is."""
    known = offers(options).get(number)
    if known is None:
        return str(number)
    return words("market-offer", gain=gain_text(words, known), fish=fish_text(words, known.fish))


def is_house_version() -> bool:
    """Whether something of the market is our reading."""
    return catalogue().fish_market.house_version
