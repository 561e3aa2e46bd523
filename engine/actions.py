"""Everything a seat can answer; every decision offers some of these.

A table of contents, not a closed list: a module of the engine may declare an action of its own
(see `engine.kinds`).
"""

from typing import Literal

from engine.frozen import frozen
from engine.kinds import Registered
from engine.terms import (
    CardId,
    CityId,
    ColonistKind,
    Good,
    LineId,
    Personality,
    PlaceId,
    ProvinceId,
    SeatId,
)


class Action(Registered):
    pass


@frozen
class PlayCard(Action):
    card: CardId
    kind: Literal["play_card"] = "play_card"


@frozen
class ChoosePersonality(Action):
    """Which half of a double-choice card is used."""

    personality: Personality
    kind: Literal["choose_personality"] = "choose_personality"


@frozen
class Finish(Action):
    """Leave the rest of an offer alone: no more moves, houses, trades, cards, colonists."""

    kind: Literal["finish"] = "finish"


@frozen
class MoveColonist(Action):
    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    kind: Literal["move_colonist"] = "move_colonist"


@frozen
class BuildHouse(Action):
    city: CityId
    kind: Literal["build_house"] = "build_house"


@frozen
class EnterTrade(Action):
    """Aegyptus: a sea colonist leaves its line for the roundel at the end of it, for good."""

    line: LineId
    kind: Literal["enter_trade"] = "enter_trade"


@frozen
class ProduceInProvince(Action):
    """The bonus good is the marker's; on a "?" province it is chosen here."""

    province: ProvinceId
    bonus: Good
    kind: Literal["produce_in_province"] = "produce_in_province"


@frozen
class CollectCoins(Action):
    kind: Literal["collect_coins"] = "collect_coins"


@frozen
class BuyGoods(Action):
    good: Good
    units: int
    kind: Literal["buy_goods"] = "buy_goods"


@frozen
class SellGoods(Action):
    good: Good
    units: int
    kind: Literal["sell_goods"] = "sell_goods"


@frozen
class BuyCard(Action):
    """The payment names every unit given, so the good for a question mark is chosen here."""

    card: CardId
    payment: tuple[Good, ...]
    kind: Literal["buy_card"] = "buy_card"


@frozen
class PlaceColonist(Action):
    colonist: ColonistKind
    place: PlaceId
    kind: Literal["place_colonist"] = "place_colonist"


@frozen
class CollectIncome(Action):
    kind: Literal["collect_income"] = "collect_income"


@frozen
class CopyCard(Action):
    """Diplomat: the card on top of that seat's discard pile."""

    seat: SeatId
    kind: Literal["copy_card"] = "copy_card"


@frozen
class RepeatCard(Action):
    """Magister: the own card beneath."""

    kind: Literal["repeat_card"] = "repeat_card"


@frozen
class ChooseStartCity(Action):
    """Team play: where a second partner's colonists begin."""

    city: CityId
    kind: Literal["choose_start_city"] = "choose_start_city"


@frozen
class SuggestCard(Action):
    """Legatus: the card of the partner's hand that is pointed at."""

    card: CardId
    kind: Literal["suggest_card"] = "suggest_card"


@frozen
class KeepGoods(Action):
    """What is taken in of goods that do not all fit; the rest is lost."""

    goods: tuple[Good, ...]
    kind: Literal["keep_goods"] = "keep_goods"


@frozen
class TakeCastleGood(Action):
    """Germania: the good on a castle beside an own colonist, with the Tribune."""

    castle: PlaceId
    kind: Literal["take_castle_good"] = "take_castle_good"


FINISH = Finish()
