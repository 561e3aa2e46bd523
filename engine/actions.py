"""Everything a seat can answer; every decision offers some of these.

A table of contents, not a closed list: a module of the engine may declare an action of its own
(see `engine.kinds`).
"""

from typing import Annotated, Literal

from engine.frozen import frozen
from engine.kinds import LATER, Registered
from engine.terms import (
    Bonus,
    CardId,
    CityId,
    ColonistKind,
    Good,
    LineId,
    Personality,
    PlaceId,
    ProvinceId,
    SeatId,
    TileId,
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
    tile: Annotated[TileId | None, LATER] = None
    """The citizen that is used for it."""
    kind: Literal["build_house"] = "build_house"


@frozen
class EnterTrade(Action):
    """Aegyptus: a sea colonist leaves its line for the roundel at the end of it, for good."""

    line: LineId
    kind: Literal["enter_trade"] = "enter_trade"


@frozen
class ProduceInProvince(Action):
    """The bonus is the marker's; on a "?" province it is chosen here."""

    province: ProvinceId
    bonus: Bonus
    sells: Annotated[bool, LATER] = False
    """One bonus unit is sold instead of arriving."""
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
    tile: Annotated[TileId | None, LATER] = None
    """The citizen that is used for it."""
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


@frozen
class KeepPatrician(Action):
    """Forum: the one of the two that is kept."""

    tile: TileId
    kind: Literal["keep_patrician"] = "keep_patrician"


@frozen
class OpenAuction(Action):
    """The patrician that comes up, and the first bid for it in points."""

    tile: TileId
    bid: int
    kind: Literal["open_auction"] = "open_auction"


@frozen
class RaiseBid(Action):
    bid: int
    kind: Literal["raise_bid"] = "raise_bid"


@frozen
class TakeTile(Action):
    """Tribune: a tile of the forum."""

    tile: TileId
    kind: Literal["take_tile"] = "take_tile"


@frozen
class ExchangeGoods(Action):
    """Tribune: as many units as are given are taken."""

    given: tuple[Good, ...]
    taken: tuple[Good, ...]
    kind: Literal["exchange_goods"] = "exchange_goods"


@frozen
class UseTile(Action):
    """A citizen is used, once; what it has to be told besides depends on the tile."""

    tile: TileId
    given: Annotated[tuple[Good, ...], LATER] = ()
    taken: Annotated[tuple[Good, ...], LATER] = ()
    """The goods of choice that it brings."""
    province: Annotated[ProvinceId | None, LATER] = None
    colonist: Annotated[ColonistKind | None, LATER] = None
    place: Annotated[PlaceId | None, LATER] = None
    card: Annotated[CardId | None, LATER] = None
    kind: Literal["use_tile"] = "use_tile"


@frozen
class ActAsDiplomat(Action):
    """A Prefect becomes a Diplomat."""

    kind: Literal["act_as_diplomat"] = "act_as_diplomat"


@frozen
class UseDisplayCard(Action):
    """Diplomat: a card for sale, which stays where it is."""

    card: CardId
    kind: Literal["use_display_card"] = "use_display_card"


@frozen
class VisitMarket(Action):
    """An offer of the fish market is taken, by its number; what it has to be told besides depends
    on the offer."""

    offer: int
    taken: Annotated[tuple[Good, ...], LATER] = ()
    """The goods of choice that it brings."""
    yields: Annotated[Good | None, LATER] = None
    """What the own houses are to make."""
    colonist: Annotated[ColonistKind | None, LATER] = None
    place: Annotated[PlaceId | None, LATER] = None
    card: Annotated[CardId | None, LATER] = None
    kind: Literal["visit_market"] = "visit_market"


@frozen
class UseRowCard(Action):
    """Diplomat, alone against Contrarius: a face-up card of his row."""

    card: CardId
    kind: Literal["use_row_card"] = "use_row_card"


@frozen
class UseVeto(Action):
    """Solitaria for two: the die is rolled again."""

    kind: Literal["use_veto"] = "use_veto"


@frozen
class ChooseWay(Action):
    """Which colonist Contrarius moves, and where to."""

    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    kind: Literal["choose_way"] = "choose_way"


@frozen
class ChooseLine(Action):
    """Where Contrarius' first colonist begins."""

    line: LineId
    kind: Literal["choose_line"] = "choose_line"


FINISH = Finish()
