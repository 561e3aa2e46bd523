"""What somebody wished for, in words that follow `You cannot`; it need not exist."""

from engine import actions
from engine.actions import Action
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import CardId, CityId, LineId, PlaceId, ProvinceId, SeatId
from words import nouns
from words.reader import Reader, names_on


def wish(reader: Reader, wanted: Action) -> str:
    """`build in Massilia (wine)`."""
    words = reader.words
    match wanted:
        case actions.PlayCard(card):
            return words("wish-play-card", card=_card(reader, card))
        case actions.SuggestCard(card):
            return words("wish-suggest-card", card=_card(reader, card))
        case actions.BuyCard(card, ()):
            return words("wish-buy-card", card=_card(reader, card))
        case actions.BuyCard(card, payment):
            price = nouns.price_text(words, 0, payment)
            return words("wish-buy-card.paid", card=_card(reader, card), price=price)
        case actions.ChoosePersonality(personality):
            name = nouns.personality_name(words, personality)
            return words("wish-choose-personality", personality=name)
        case actions.MoveColonist(colonist, origin, line):
            start, end = _spot_or_ends(reader, origin), _spot_or_ends(reader, line)
            return words("wish-move-colonist", colonist=colonist, origin=start, line=end)
        case actions.EnterTrade(line):
            return words("wish-enter-trade", line=_spot_or_ends(reader, line))
        case actions.BuildHouse(city):
            return words("wish-build-house", city=_city(reader, city))
        case actions.ChooseStartCity(city):
            return words("wish-choose-start-city", city=_city(reader, city))
        case actions.TakeCastleGood(castle):
            return words("wish-take-castle-good", castle=_spot(reader, castle))
        case actions.PlaceColonist(colonist, place):
            return words("wish-place-colonist", colonist=colonist, where=inside(reader, place))
        case actions.ProduceInProvince(province, bonus):
            name, good = _province(reader, province), nouns.good_name(words, bonus)
            return words("wish-produce-in-province", province=name, good=good)
        case actions.BuyGoods(good, units):
            return words("wish-buy-goods", goods=nouns.goods_text(words, [good] * units))
        case actions.SellGoods(good, units):
            return words("wish-sell-goods", goods=nouns.goods_text(words, [good] * units))
        case actions.KeepGoods(goods):
            return words("wish-keep-goods", goods=nouns.goods_text(words, goods))
        case actions.CopyCard(seat):
            return words("wish-copy-card", owner=_owner(reader, seat))
        case actions.RepeatCard():
            return words("wish-repeat-card")
        case actions.CollectCoins():
            return words("wish-collect-coins")
        case actions.CollectIncome():
            return words("wish-collect-income")
        case actions.Finish():
            return words("wish-finish")
        case _:
            raise LookupError(wanted.kind)


def inside(reader: Reader, place: PlaceId) -> str:
    """`in Roma`, `on the land line Roma – Cosa`."""
    known = _is_known(reader, place)
    return reader.somewhere(place) if known else reader.words("unknown-place.inside")


def _spot_or_ends(reader: Reader, place: PlaceId) -> str:
    """A line goes without its kind, as the colonist has one."""
    if place in board_of(reader.view.options.board).lines:
        return reader.ends(LineId(place))
    return _spot(reader, place)


def _spot(reader: Reader, place: PlaceId) -> str:
    return reader.spot(place) if _is_known(reader, place) else reader.words("unknown-place")


def _city(reader: Reader, city: PlaceId) -> str:
    """Other places are no cities, but can be taken for one."""
    is_city = city in reader.view.tokens
    return reader.city(CityId(city)) if is_city else _spot(reader, city)


def _is_known(reader: Reader, place: PlaceId) -> bool:
    board = reader.view.options.board
    return place in names_on(board) or place in board_of(board).lines


def _province(reader: Reader, province: ProvinceId) -> str:
    known = province in reader.view.markers
    return reader.province(province) if known else reader.words("unknown-place")


def _card(reader: Reader, card: CardId) -> str:
    if card not in catalogue().cards:
        return reader.words("unknown-card")
    return reader.words("known-card", card=reader.card_in_full(card))


def _owner(reader: Reader, seat: SeatId) -> str:
    known = seat in range(len(reader.view.seats))
    return reader.possessive(seat) if known else reader.words("unknown-seat")
