"""Everything that can stand in the way of a wish. Facts, each with the ruling it rests on.

A table of contents, not a closed list: a module of the engine may declare an obstacle of its own
(see `engine.kinds`).
"""

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.frozen import frozen
from engine.kinds import Registered
from engine.terms import (
    Asked,
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

Ruling = str
"""Its number; empty where a board has a rule of its own (`docs/rulings.md`, board by board)."""
OF_THE_BOARD: Ruling = ""


class Obstacle(Registered):
    if TYPE_CHECKING:

        @property
        def ruling(self) -> Ruling: ...


@frozen
class NotAsked(Obstacle):
    """Another question is open; this is no answer to it."""

    asked: str
    """The kind of the decision."""
    ruling: ClassVar[Ruling] = "T1"
    kind: Literal["not_asked"] = "not_asked"


@frozen
class MustChoose(Obstacle):
    """This offer cannot be left alone."""

    ruling: Ruling
    kind: Literal["must_choose"] = "must_choose"


@frozen
class NotOnThisBoard(Obstacle):
    place: PlaceId | ProvinceId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["not_on_this_board"] = "not_on_this_board"


@frozen
class GoodsShort(Obstacle):
    """So many more units are needed; `any` for a question mark, whatever the good."""

    good: Asked
    units: int
    ruling: Ruling
    with_salt: bool = False
    """The seat's salt stands for other units, or for some of these, and does not suffice."""
    kind: Literal["goods_short"] = "goods_short"


@frozen
class CoinsShort(Obstacle):
    """So many more are needed, the partner's counted in (TT4)."""

    coins: int
    ruling: Ruling
    with_partner: bool = False
    kind: Literal["coins_short"] = "coins_short"


@frozen
class NoRoom(Obstacle):
    """So many more spaces would have to be free."""

    spaces: int
    ruling: ClassVar[Ruling] = "ST1"
    kind: Literal["no_room"] = "no_room"


@frozen
class SpacesLeftEmpty(Obstacle):
    """So many more of the units received have to be kept."""

    spaces: int
    ruling: ClassVar[Ruling] = "ST2"
    kind: Literal["spaces_left_empty"] = "spaces_left_empty"


@frozen
class NotReceived(Obstacle):
    """Only what has just come can be kept, and these units have not."""

    goods: tuple[Good, ...]
    ruling: ClassVar[Ruling] = "ST2"
    kind: Literal["not_received"] = "not_received"


@frozen
class NoColonistThere(Obstacle):
    """None of one's own of this kind."""

    colonist: ColonistKind
    place: PlaceId
    ruling: ClassVar[Ruling] = "AR2"
    kind: Literal["no_colonist_there"] = "no_colonist_there"


@frozen
class NoStopThere(Obstacle):
    """Colonists stop on lines; one that has left a city never ends in one."""

    place: PlaceId
    ruling: ClassVar[Ruling] = "AR4"
    kind: Literal["no_stop_there"] = "no_stop_there"


@frozen
class LineOfTheOtherKind(Obstacle):
    colonist: ColonistKind
    line: LineId
    ruling: ClassVar[Ruling] = "AR2"
    kind: Literal["line_of_the_other_kind"] = "line_of_the_other_kind"


@frozen
class NoRestThere(Obstacle):
    line: LineId
    ruling: ClassVar[Ruling] = "AR3"
    kind: Literal["no_rest_there"] = "no_rest_there"


@frozen
class LineTaken(Obstacle):
    line: LineId
    holder: SeatId
    ruling: ClassVar[Ruling] = "AR3"
    kind: Literal["line_taken"] = "line_taken"


@frozen
class TooFewSteps(Obstacle):
    needed: int
    left: int
    ruling: ClassVar[Ruling] = "AR1"
    kind: Literal["too_few_steps"] = "too_few_steps"


@frozen
class NoPath(Obstacle):
    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    ruling: ClassVar[Ruling] = "AR2"
    kind: Literal["no_path"] = "no_path"


@frozen
class NoHarbour(Obstacle):
    """Gallia: the Mediterranean is left through a harbour with an own house."""

    place: PlaceId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["no_harbour"] = "no_harbour"


@frozen
class InTradeForGood(Obstacle):
    place: PlaceId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["in_trade_for_good"] = "in_trade_for_good"


@frozen
class NoTradeThere(Obstacle):
    line: LineId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["no_trade_there"] = "no_trade_there"


@frozen
class HouseBuiltBefore(Obstacle):
    """A trade is entered before the first house."""

    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["house_built_before"] = "house_built_before"


@frozen
class MovementOver(Obstacle):
    """Building has begun."""

    ruling: ClassVar[Ruling] = "T4"
    kind: Literal["movement_over"] = "movement_over"


@frozen
class NotABuildingCity(Obstacle):
    """A capital, or no city at all."""

    place: PlaceId
    ruling: Ruling
    kind: Literal["not_a_building_city"] = "not_a_building_city"


@frozen
class NoHousesLeft(Obstacle):
    ruling: ClassVar[Ruling] = "AR9"
    kind: Literal["no_houses_left"] = "no_houses_left"


@frozen
class HouseThere(Obstacle):
    """One's own."""

    city: CityId
    ruling: ClassVar[Ruling] = "AR6"
    kind: Literal["house_there"] = "house_there"


@frozen
class NoColonistBeside(Obstacle):
    """None of one's own on a line that ends there."""

    city: CityId
    ruling: ClassVar[Ruling] = "AR6"
    kind: Literal["no_colonist_beside"] = "no_colonist_beside"


@frozen
class ColonistInside(Obstacle):
    """It would have to stand on a line beside the city."""

    city: CityId
    ruling: ClassVar[Ruling] = "AR7"
    kind: Literal["colonist_inside"] = "colonist_inside"


@frozen
class MarkerTurned(Obstacle):
    province: ProvinceId
    ruling: ClassVar[Ruling] = "P2"
    kind: Literal["marker_turned"] = "marker_turned"


@frozen
class OtherBonus(Obstacle):
    """The marker shows another good; none where it may be chosen, among those traded."""

    province: ProvinceId
    shown: Bonus | None
    ruling: ClassVar[Ruling] = "P2"
    kind: Literal["other_bonus"] = "other_bonus"


@frozen
class NoMarkerTurned(Obstacle):
    ruling: ClassVar[Ruling] = "P6"
    kind: Literal["no_marker_turned"] = "no_marker_turned"


@frozen
class NotTraded(Obstacle):
    good: Good
    ruling: ClassVar[Ruling] = "SA2"
    kind: Literal["not_traded"] = "not_traded"


@frozen
class NoUnits(Obstacle):
    ruling: ClassVar[Ruling] = "ME4"
    kind: Literal["no_units"] = "no_units"


@frozen
class TooManyKinds(Obstacle):
    """These have been traded, and no others may be."""

    traded: tuple[Good, ...]
    ruling: ClassVar[Ruling] = "ME2"
    kind: Literal["too_many_kinds"] = "too_many_kinds"


@frozen
class BoughtBefore(Obstacle):
    good: Good
    ruling: ClassVar[Ruling] = "ME3"
    kind: Literal["bought_before"] = "bought_before"


@frozen
class SoldBefore(Obstacle):
    good: Good
    ruling: ClassVar[Ruling] = "ME3"
    kind: Literal["sold_before"] = "sold_before"


@frozen
class NothingSoldYet(Obstacle):
    """Before the first card goods are bought only."""

    ruling: ClassVar[Ruling] = "V1"
    kind: Literal["nothing_sold_yet"] = "nothing_sold_yet"


@frozen
class CardNotForSale(Obstacle):
    card: CardId
    ruling: ClassVar[Ruling] = "SE1"
    kind: Literal["card_not_for_sale"] = "card_not_for_sale"


@frozen
class NotForAProconsul(Obstacle):
    """It may buy any card but another one of its own."""

    card: CardId
    ruling: ClassVar[Ruling] = "PC1"
    kind: Literal["not_for_a_proconsul"] = "not_for_a_proconsul"


@frozen
class OtherPrice(Obstacle):
    """The payment is not what the card costs."""

    card: CardId
    price: tuple[Asked, ...]
    ruling: Ruling
    kind: Literal["other_price"] = "other_price"


@frozen
class NoColonistLeft(Obstacle):
    """None of the kind waits in the storehouse."""

    colonist: ColonistKind
    ruling: Ruling
    kind: Literal["no_colonist_left"] = "no_colonist_left"


@frozen
class NotTheCapital(Obstacle):
    """Colonists of the kind come to these places, and perhaps to cities with an own house."""

    colonist: ColonistKind
    capitals: tuple[PlaceId, ...]
    own_cities: bool
    ruling: Ruling
    kind: Literal["not_the_capital"] = "not_the_capital"


@frozen
class NoHouseOfYours(Obstacle):
    place: PlaceId
    ruling: Ruling
    kind: Literal["no_house_of_yours"] = "no_house_of_yours"


@frozen
class NoLineBegins(Obstacle):
    colonist: ColonistKind
    city: CityId
    ruling: ClassVar[Ruling] = "C4"
    kind: Literal["no_line_begins"] = "no_line_begins"


@frozen
class ColonistPlacedBefore(Obstacle):
    """The money can be taken only instead of placing."""

    ruling: ClassVar[Ruling] = "C1"
    kind: Literal["colonist_placed_before"] = "colonist_placed_before"


@frozen
class CastleEmpty(Obstacle):
    castle: PlaceId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["castle_empty"] = "castle_empty"


@frozen
class NoColonistBesideCastle(Obstacle):
    """No land colonist of one's own on a line that ends there."""

    castle: PlaceId
    ruling: ClassVar[Ruling] = OF_THE_BOARD
    kind: Literal["no_colonist_beside_castle"] = "no_colonist_beside_castle"


@frozen
class CardNotInHand(Obstacle):
    card: CardId
    ruling: ClassVar[Ruling] = "T1"
    kind: Literal["card_not_in_hand"] = "card_not_in_hand"


@frozen
class CardPlayedBefore(Obstacle):
    """It lies in one's own discard pile until a Tribune takes it back."""

    card: CardId
    ruling: ClassVar[Ruling] = "TR1"
    kind: Literal["card_played_before"] = "card_played_before"


@frozen
class NotInPartnersHand(Obstacle):
    card: CardId
    ruling: ClassVar[Ruling] = "L1"
    kind: Literal["not_in_partners_hand"] = "not_in_partners_hand"


@frozen
class NoAnswerWithLegatus(Obstacle):
    ruling: Ruling
    kind: Literal["no_answer_with_legatus"] = "no_answer_with_legatus"


@frozen
class NotOnThisCard(Obstacle):
    card: CardId
    personality: Personality
    ruling: ClassVar[Ruling] = "DC1"
    kind: Literal["not_on_this_card"] = "not_on_this_card"


@frozen
class NotAnOpponent(Obstacle):
    seat: SeatId
    ruling: Ruling
    kind: Literal["not_an_opponent"] = "not_an_opponent"


@frozen
class PileEmpty(Obstacle):
    seat: SeatId
    ruling: ClassVar[Ruling] = "DI2"
    kind: Literal["pile_empty"] = "pile_empty"


@frozen
class CardNotCopiable(Obstacle):
    """Its personality cannot be copied, or not in this turn; the ruling says why."""

    seat: SeatId
    card: CardId
    ruling: Ruling
    kind: Literal["card_not_copiable"] = "card_not_copiable"


@frozen
class CopiedBefore(Obstacle):
    """By one's own team, and the card still lies there."""

    seat: SeatId
    card: CardId
    ruling: ClassVar[Ruling] = "TD2"
    kind: Literal["copied_before"] = "copied_before"


@frozen
class NothingToRepeat(Obstacle):
    ruling: ClassVar[Ruling] = "M2"
    kind: Literal["nothing_to_repeat"] = "nothing_to_repeat"


@frozen
class CardNotRepeatable(Obstacle):
    card: CardId
    ruling: Ruling
    kind: Literal["card_not_repeatable"] = "card_not_repeatable"


@frozen
class TooNearTheCapital(Obstacle):
    city: CityId
    ruling: ClassVar[Ruling] = "TE3"
    kind: Literal["too_near_the_capital"] = "too_near_the_capital"


@frozen
class TileNotOffered(Obstacle):
    """It is none of the two patricians to choose from."""

    tile: TileId
    ruling: ClassVar[Ruling] = "FO3"
    kind: Literal["tile_not_offered"] = "tile_not_offered"


@frozen
class TileNotUp(Obstacle):
    """It is none of the patricians that can be bid for."""

    tile: TileId
    ruling: ClassVar[Ruling] = "FO17"
    kind: Literal["tile_not_up"] = "tile_not_up"


@frozen
class BidNotPossible(Obstacle):
    """These are the bids there can be."""

    least: int
    highest: int
    ruling: Ruling
    kind: Literal["bid_not_possible"] = "bid_not_possible"


@frozen
class TileNotOnDisplay(Obstacle):
    tile: TileId
    ruling: ClassVar[Ruling] = "FO5"
    kind: Literal["tile_not_on_display"] = "tile_not_on_display"


@frozen
class TileOutOfReach(Obstacle):
    """So many cards have to be taken back for its position, and so many are."""

    tile: TileId
    needed: int
    cards: int
    ruling: ClassVar[Ruling] = "FO5"
    kind: Literal["tile_out_of_reach"] = "tile_out_of_reach"


@frozen
class TileNotYours(Obstacle):
    tile: TileId
    ruling: ClassVar[Ruling] = "FO15"
    kind: Literal["tile_not_yours"] = "tile_not_yours"


@frozen
class TileStands(Obstacle):
    """A patrician is never used up: it works for good, or is offered where it applies."""

    tile: TileId
    ruling: ClassVar[Ruling] = "FO10"
    kind: Literal["tile_stands"] = "tile_stands"


@frozen
class TileNotNow(Obstacle):
    """This citizen is used at another moment."""

    tile: TileId
    ruling: ClassVar[Ruling] = "FO11"
    kind: Literal["tile_not_now"] = "tile_not_now"


@frozen
class TileBringsNothing(Obstacle):
    """Neither a unit that fits nor anything else."""

    tile: TileId
    ruling: ClassVar[Ruling] = "FO13"
    kind: Literal["tile_brings_nothing"] = "tile_brings_nothing"


@frozen
class OtherUse(Obstacle):
    """The tile can be used, but not so."""

    tile: TileId
    ruling: Ruling
    kind: Literal["other_use"] = "other_use"


@frozen
class NotForBonus(Obstacle):
    """Only a certain patrician sells a bonus unit."""

    ruling: ClassVar[Ruling] = "FO-claudius-pompeius"
    kind: Literal["not_for_bonus"] = "not_for_bonus"


@frozen
class NoDiplomatHere(Obstacle):
    """Only a certain patrician makes a Prefect a Diplomat, and not behind another Diplomat."""

    owned: bool
    ruling: ClassVar[Ruling] = "FO-sextus-pompeius"
    kind: Literal["no_diplomat_here"] = "no_diplomat_here"


@frozen
class DisplayCardNotUsable(Obstacle):
    card: CardId
    ruling: Ruling
    kind: Literal["display_card_not_usable"] = "display_card_not_usable"


@frozen
class CardInUse(Obstacle):
    """It is being carried out, and stays in the display."""

    card: CardId
    ruling: ClassVar[Ruling] = "FO-lucius-flavius"
    kind: Literal["card_in_use"] = "card_in_use"


@frozen
class NoSuchExchange(Obstacle):
    ruling: Ruling
    kind: Literal["no_such_exchange"] = "no_such_exchange"


@frozen
class MarketNotInPlay(Obstacle):
    """The table plays without it."""

    ruling: ClassVar[Ruling] = "OP2"
    kind: Literal["market_not_in_play"] = "market_not_in_play"


@frozen
class MarketClosed(Obstacle):
    """The fish market is visited before one's own card."""

    ruling: ClassVar[Ruling] = "FM5"
    kind: Literal["market_closed"] = "market_closed"


@frozen
class MarketVisitedBefore(Obstacle):
    """In this turn."""

    ruling: ClassVar[Ruling] = "FM5"
    kind: Literal["market_visited_before"] = "market_visited_before"


@frozen
class NoSuchOffer(Obstacle):
    """The market has so many."""

    offer: int
    offers: int
    ruling: ClassVar[Ruling] = "FM5"
    kind: Literal["no_such_offer"] = "no_such_offer"


@frozen
class OfferTaken(Obstacle):
    """A marker stands on it, perhaps one's own."""

    offer: int
    holder: SeatId
    ruling: ClassVar[Ruling] = "FM6"
    kind: Literal["offer_taken"] = "offer_taken"


@frozen
class FishShort(Obstacle):
    """So many more are needed."""

    offer: int
    fish: int
    ruling: ClassVar[Ruling] = "FM5"
    kind: Literal["fish_short"] = "fish_short"


@frozen
class OfferBringsNothing(Obstacle):
    """Neither a unit that fits nor anything else."""

    offer: int
    ruling: ClassVar[Ruling] = "FM7"
    kind: Literal["offer_brings_nothing"] = "offer_brings_nothing"


@frozen
class OtherVisit(Obstacle):
    """The offer can be taken, but not so."""

    offer: int
    ruling: ClassVar[Ruling] = "FM7"
    kind: Literal["other_visit"] = "other_visit"


@frozen
class RowCardNotUsable(Obstacle):
    """Solitaria, a card of Contrarius' row: it is not there, lies face down, or is a Diplomat."""

    card: CardId
    why: Literal["absent", "face_down", "diplomat"]
    ruling: ClassVar[Ruling] = "SO19"
    kind: Literal["row_card_not_usable"] = "row_card_not_usable"


@frozen
class NotHisWay(Obstacle):
    """Contrarius does not go, or begin, on this line."""

    line: LineId
    ruling: Ruling
    kind: Literal["not_his_way"] = "not_his_way"


@frozen
class NoVetoLeft(Obstacle):
    ruling: ClassVar[Ruling] = "SD7"
    kind: Literal["no_veto_left"] = "no_veto_left"
