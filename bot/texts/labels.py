"""Options in words: what can be done, what it costs and what it brings. Plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.tables.rehearsal import Offer
from bot.texts.briefs import brief, personality_brief
from bot.texts.questions import declining
from bot.texts.stock import stock_after, stock_text
from engine import actions, events
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import Decision, GoodsToKeep, PersonalityChoice
from engine.terms import CardId, LineId, ProvinceId
from words import nouns
from words.reader import Reader, capitalised, cut

LONGEST = 100
"""Of a menu's lines, as Discord takes them."""
LONGEST_ON_BUTTON = 80
_SHORTEST_NAMES = 8
_WORTH_SAYING = 12
"""Of facts that do not fit: fewer characters than this say nothing."""


@dataclass(frozen=True)
class Wording:
    name: str
    """What it is, by itself."""
    within: str
    """The same inside its group, where some of it goes without saying."""
    facts: str = ""
    """What has to be known before it is chosen, such as the price."""
    details: tuple[str, ...] = ()
    """What else is good to know, most useful first."""
    shared: str = ""
    """What is the same for its whole group."""
    shorter: Callable[[int], str] | None = None
    """The name with all names of places in it cut to so many characters."""

    def inside(self) -> Wording:
        facts = "" if self.facts == self.within else self.facts
        return Wording(capitalised(self.within), self.within, facts, self.details)


def label(reader: Reader, decision: Decision, offer: Offer) -> str:
    """One line that says it all: `Massilia (wine): 5 sestertii + 1 brick`."""
    return in_one_line(reader, wording(reader, decision, offer), LONGEST)


def description(reader: Reader, decision: Decision, offer: Offer) -> str:
    """The second line of a menu: price, steps, what is left, who gets what."""
    return details(reader, wording(reader, decision, offer))


def details(reader: Reader, said: Wording) -> str:
    """As many of them as there is room for, whole where possible."""
    text = ""
    for part in filter(None, (said.facts, said.shared, *said.details)):
        longer = reader.words("option-parts", first=text, rest=part) if text else part
        if len(longer) > LONGEST and text:
            break
        text = longer
    return cut(reader.words, capitalised(text), LONGEST)


def in_one_line(reader: Reader, said: Wording, longest: int) -> str:
    name = named(reader, said, longest)
    whole = _with_facts(reader, name, said.facts)
    if len(whole) <= longest:
        return whole
    room = longest - len(_with_facts(reader, name, "?")) + 1
    if room < _WORTH_SAYING:
        return name
    return _with_facts(reader, name, cut(reader.words, said.facts, room))


def named(reader: Reader, said: Wording, longest: int = LONGEST_ON_BUTTON) -> str:
    """Long names of places are cut one by one, so that lines can still be told apart."""
    if len(said.name) > longest and said.shorter:
        for length in range(longest // 2, _SHORTEST_NAMES, -1):
            shorter = said.shorter(length)
            if len(shorter) <= longest:
                return shorter
    return cut(reader.words, said.name, longest)


def _with_facts(reader: Reader, name: str, facts: str) -> str:
    return reader.words("option-whole", name=name, facts=facts) if facts else name


def wording(reader: Reader, decision: Decision, offer: Offer) -> Wording:
    reader = reader.in_plain()
    words = reader.words
    match offer.action:
        case actions.PlayCard(card):
            return _played(reader, card, offer)
        case actions.ChoosePersonality(personality):
            assert isinstance(decision, PersonalityChoice)  # nothing else offers it
            facts = catalogue().cards[decision.card]
            name = nouns.personality_name(words, personality, facts.good)
            return Wording(name, name, details=(personality_brief(reader, facts, personality),))
        case actions.Finish():
            text = declining(reader, decision)
            return Wording(text, text)
        case actions.MoveColonist():
            return _move(reader, offer.action, offer)
        case actions.BuildHouse(city):
            built = offer.the(events.HouseBuilt)
            price = nouns.price_text(words, built.coins, built.payment)
            name = reader.city_with_houses(city)
            return Wording(name, name, price, tuple(_left(reader, decision, offer)))
        case actions.EnterTrade(line):
            return _trade(reader, line, offer.the(events.TradeEntered))
        case actions.ProduceInProvince():
            return _production(reader, offer.action, offer)
        case actions.CollectCoins():
            coins = nouns.coins_text(words, offer.the(events.CoinsReceived).amount)
            name = words("option-collect", coins=coins)
            return Wording(name, name, details=(words("option-collect.facts"),))
        case actions.BuyGoods(good, units):
            name = words("option-buy", goods=nouns.goods_text(words, [good] * units))
            price = nouns.coins_text(words, offer.the(events.GoodsBought).coins)
            return Wording(name, name, price, tuple(_left(reader, decision, offer)))
        case actions.SellGoods(good, units):
            name = words("option-sell", goods=nouns.goods_text(words, [good] * units))
            price = nouns.coins_text(words, offer.the(events.GoodsSold).coins)
            return Wording(name, name, price, tuple(_left(reader, decision, offer)))
        case actions.BuyCard(card, payment):
            price = nouns.price_text(words, 0, payment)
            name, left = card_for_sale(reader, card), tuple(_left(reader, decision, offer))
            return Wording(name, price, price, left, shared=brief(reader, card))
        case actions.PlaceColonist(kind, place):
            paid = nouns.price_text(words, 0, offer.the(events.ColonistPlaced).payment)
            where = reader.place(place)
            name = words("option-place", kind=kind, place=where)
            return Wording(name, where, paid, tuple(_left(reader, decision, offer)))
        case actions.CollectIncome():
            coins = nouns.coins_text(words, offer.the(events.CoinsReceived).amount)
            name = words("option-income", coins=coins)
            return Wording(name, name, details=tuple(_left(reader, decision, offer)))
        case actions.CopyCard(seat):
            card = offer.the(events.CardCopied).card
            name = words("option-copy", seat=reader.named(seat), card=reader.card_in_full(card))
            return Wording(name, name, details=(brief(reader, card),))
        case actions.RepeatCard():
            card = offer.the(events.CardRepeated).card
            name = words("option-repeat", card=reader.card(card))
            return Wording(name, name, details=(brief(reader, card),))
        case actions.ChooseStartCity(city):
            name = reader.city(city)
            begins = nouns.listing(words, list(_begins(reader, offer)))
            return Wording(name, name, begins)
        case actions.SuggestCard(card):
            name = reader.card_in_full(card)
            return Wording(name, name, details=(brief(reader, card),))
        case actions.KeepGoods(goods):
            assert isinstance(decision, GoodsToKeep)  # nothing else offers it
            lost = Counter(decision.goods) - Counter(goods)
            name = words("option-keep", goods=nouns.goods_text(words, goods))
            loss = words("option-lose", goods=nouns.goods_text(words, lost.elements()))
            return Wording(name, name, loss)
        case actions.TakeCastleGood(castle):
            name = reader.place(castle)
            good = (reader.view.castles or {})[castle]
            taken = words("option-castle", goods=nouns.goods_text(words, [good]))
            return Wording(name, name, taken)
        case _:
            raise LookupError(offer.action.kind)


def card_for_sale(reader: Reader, card: CardId) -> str:
    """With its place, where the display holds another one that reads alike."""
    name = reader.card_in_full(card)
    display = [each for each in reader.view.display if each]
    if [reader.card_in_full(each) for each in display].count(name) < 2:
        return name
    place = reader.view.display.index(card) + 1
    return reader.words("option-at-place", card=name, place=place)


def _played(reader: Reader, card: CardId, offer: Offer) -> Wording:
    name = reader.card_in_full(card)
    return Wording(name, name, details=(brief(reader, card), *_at_once(reader, card, offer)))


def _at_once(reader: Reader, card: CardId, offer: Offer) -> Iterator[str]:
    """What the card brings before anything is chosen, where its text does not say so."""
    facts = catalogue().cards[card]
    gains = nouns.listing(reader.words, list(_gains(reader, offer)))
    if not gains and offer.follows is None and "legatus" not in facts.personalities:
        yield reader.words("option-brings-nothing")
    if gains and {"tribune", "specialist"}.intersection(facts.personalities):
        yield reader.words("option-brings", gains=gains)


def _gains(reader: Reader, offer: Offer) -> Iterator[str]:
    for event in offer.outcome:
        match event:
            case events.CardsTakenBack(seat, count) if reader.is_you(seat):
                yield reader.words("counted-cards", count=count)
            case events.CoinsReceived(seat, amount) if reader.is_you(seat):
                yield nouns.coins_text(reader.words, amount)
            case events.GoodsReceived(seat, goods) if reader.is_you(seat):
                yield nouns.goods_text(reader.words, goods)
            case _:
                pass


def _move(reader: Reader, action: actions.MoveColonist, offer: Offer) -> Wording:
    words = reader.words

    def called(longest: int | None) -> str:
        return words(
            "option-move",
            kind=action.colonist,
            origin=reader.place(action.origin, longest=longest),
            line=reader.ends(action.line, longest=longest),
        )

    moved = offer.the(events.ColonistMoved)
    cities = board_of(reader.view.options.board).building_ends[moved.line]
    beside = nouns.listing(words, [reader.city_with_houses(city) for city in cities])
    more = (words("option-beside", cities=beside),) if cities else ()
    steps = words("counted-steps", count=moved.steps)
    return Wording(called(None), reader.ends(action.line), steps, more, shorter=called)


def _trade(reader: Reader, line: LineId, entered: events.TradeEntered) -> Wording:
    place = board_of(reader.view.options.board).places[entered.trade]
    name = reader.words("option-trade", trade=place.name, line=reader.ends(line))
    return Wording(name, name, reader.words("option-trade.facts", points=place.points))


def _production(reader: Reader, action: actions.ProduceInProvince, offer: Offer) -> Wording:
    words = reader.words
    province = reader.province(action.province)
    bonus = nouns.good_name(words, action.bonus)
    name = words("option-province", province=province, good=bonus)
    within = words("option-bonus", good=bonus)
    more = tuple(
        words(
            "option-no-room",
            seat=reader.briefly(lost.seat),
            goods=nouns.goods_text(words, lost.goods),
        )
        for lost in offer.every(events.GoodsLost)
    )
    facts = ", ".join(_produced(reader, action.province, offer))
    return Wording(name, within, facts or more[0], more if facts else ())


def _produced(reader: Reader, province: ProvinceId, offer: Offer) -> list[str]:
    """Who would get what, the reader first; last those who would have to choose."""
    goods = {each.seat: each.goods for each in offer.every(events.GoodsReceived)}
    first = sorted(goods, key=lambda seat: not reader.is_you(seat))
    parts = [
        reader.words(
            "option-produces.you" if reader.is_you(seat) else "option-produces",
            seat=reader.briefly(seat),
            goods=nouns.goods_text(reader.words, goods[seat]),
        )
        for seat in first
    ]
    if isinstance(offer.follows, GoodsToKeep):
        some = nouns.goods_text(reader.words, offer.follows.goods)
        seat = reader.briefly(offer.follows.seat)
        parts.insert(0, reader.words("option-keeps-some", seat=seat, goods=some))
    told = {*goods, *(each.seat for each in offer.every(events.GoodsLost))}
    cities = board_of(reader.view.options.board).cities_in[province]
    owners = dict.fromkeys(o for city in cities for o in reader.view.houses.get(city, ()))
    choosing = [each for each in owners if each not in told and not reader.is_you(each)]
    if choosing:
        seats = nouns.listing(reader.words, [reader.briefly(each) for each in choosing])
        parts.append(reader.words("option-must-choose", seats=seats))
    return parts


def _begins(reader: Reader, offer: Offer) -> Iterator[str]:
    """Where the colonists stand; on some boards one of them begins elsewhere."""
    for event in offer.every(events.ColonistPlaced):
        where = reader.somewhere(event.place)
        yield reader.words("option-placed", kind=event.colonist, where=where)


def _left(reader: Reader, decision: Decision, offer: Offer) -> Iterator[str]:
    """What the storehouse holds afterwards."""
    words = reader.words
    stock = stock_after(reader.view.seats[decision.seat], offer.outcome)
    for taken in offer.every(events.CoinsTakenFromPartner):
        yield words("option-partner-pays", coins=nouns.coins_text(words, taken.amount))
    yield words("option-leaves", stock=stock_text(reader, stock))
    yield words("option-free", count=stock.free)
