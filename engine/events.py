"""Everything that can come to pass. Facts in the past tense; the words for them live in the bot.

A table of contents, not a closed list: a module of the engine may declare an event of its own
(see `engine.kinds`), and enters beside it how it changes a state (see `engine.evolve`). What else
there is to know of an event it says itself: whose deed it is, whether it belongs to the end of a
turn, what of it is not for everyone, and who learns something hidden from it.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from engine.frozen import frozen
from engine.kinds import LATER, Registered
from engine.terms import (
    Bonus,
    CardId,
    CityId,
    ColonistKind,
    Die,
    Good,
    LineId,
    Personality,
    PlaceId,
    ProvinceId,
    SeatId,
    TileId,
)

if TYPE_CHECKING:
    from engine.state import GameState

CoinSource = (
    Personality
    | Literal[
        "incense", "scoring", "donatus-pompeius", "claudius-pompeius", "numerius", "fish-market"
    ]
)
EndCause = Literal["last_card", "fifteenth_house"]

_SinceStored = Annotated[SeatId | None, Field(default=None)]
"""Always given by the rules; None only when read from what was stored before the event had it."""


class Event(Registered):
    ends_turn: ClassVar[bool] = False
    """It comes after the card, so nobody has to know of it before the card is confirmed."""
    shows_own_cards: ClassVar[bool] = False
    """It tells others something of cards that only its seat could read."""
    for_owner: ClassVar[tuple[str, ...]] = ()
    """Fields that stay empty for whoever may not read the cards of its seat."""
    for_team: ClassVar[tuple[str, ...]] = ()
    """Fields that stay empty for whoever is not of its seat's team."""

    for_self: ClassVar[tuple[str, ...]] = ()
    """Fields that stay empty for everyone but its seat."""

    if TYPE_CHECKING:

        @property
        def seat(self) -> SeatId | None:
            """Whose deed it is; None where it is nobody's."""

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        """Seats that now know something they could not know before, and did not decide."""
        if not self.shows_own_cards or state.options.hands_visible:
            return ()
        return [seat for seat in _everyone(state) if seat != self.seat]


def _everyone(state: "GameState") -> Collection[SeatId]:
    return [SeatId(seat) for seat in range(len(state.seats))]


@frozen
class TurnBegan(Event):
    seat: SeatId
    turn: int
    kind: Literal["turn_began"] = "turn_began"
    ends_turn = True


@frozen
class CardPlayed(Event):
    seat: SeatId
    card: CardId
    kind: Literal["card_played"] = "card_played"
    shows_own_cards = True


@frozen
class PersonalityChosen(Event):
    seat: SeatId
    card: CardId
    personality: Personality
    kind: Literal["personality_chosen"] = "personality_chosen"


@frozen
class CardCopied(Event):
    seat: SeatId
    copied_from: SeatId
    card: CardId
    kind: Literal["card_copied"] = "card_copied"


@frozen
class CardRepeated(Event):
    seat: SeatId
    card: CardId
    kind: Literal["card_repeated"] = "card_repeated"
    shows_own_cards = True


@frozen
class CardsTakenBack(Event):
    """How many is public; which ones only their owner may read."""

    seat: SeatId
    count: int
    cards: tuple[CardId, ...]
    kind: Literal["cards_taken_back"] = "cards_taken_back"
    for_owner = ("cards",)


@frozen
class HandShown(Event):
    """Legatus: its player looks at the partner's hand, and nobody else does."""

    seat: SeatId
    partner: SeatId
    cards: tuple[CardId, ...]
    kind: Literal["hand_shown"] = "hand_shown"
    for_owner = ("cards",)

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        return () if state.options.hands_visible else (self.seat,)


@frozen
class CardSuggested(Event):
    """Or none: who is not a partner cannot tell the difference."""

    seat: SeatId
    partner: SeatId
    card: CardId | None
    kind: Literal["card_suggested"] = "card_suggested"
    for_team = ("card",)

    def learned_by(self, _state: "GameState") -> Collection[SeatId]:
        return (self.partner,)


@frozen
class CoinsTakenFromPartner(Event):
    """Exactly what was missing for the payment that follows."""

    seat: SeatId
    partner: SeatId
    amount: int
    kind: Literal["coins_taken_from_partner"] = "coins_taken_from_partner"


@frozen
class CoinsReceived(Event):
    seat: SeatId
    amount: int
    source: CoinSource
    kind: Literal["coins_received"] = "coins_received"


@frozen
class GoodsReceived(Event):
    seat: SeatId
    goods: tuple[Good, ...]
    kind: Literal["goods_received"] = "goods_received"


@frozen
class GoodsLost(Event):
    """They did not fit."""

    seat: SeatId
    goods: tuple[Good, ...]
    kind: Literal["goods_lost"] = "goods_lost"


@frozen
class GoodsBought(Event):
    seat: SeatId
    good: Good
    units: int
    coins: int
    kind: Literal["goods_bought"] = "goods_bought"


@frozen
class GoodsSold(Event):
    seat: SeatId
    good: Good
    units: int
    coins: int
    salt: int = 0
    """How many of the units were salt, turned into the good (ruling SA13)."""
    kind: Literal["goods_sold"] = "goods_sold"


@frozen
class ColonistMoved(Event):
    seat: SeatId
    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    steps: int
    kind: Literal["colonist_moved"] = "colonist_moved"


@frozen
class ColonistPlaced(Event):
    seat: SeatId
    colonist: ColonistKind
    place: PlaceId
    payment: tuple[Good, ...]
    coins: Annotated[int, LATER] = 0
    kind: Literal["colonist_placed"] = "colonist_placed"


@frozen
class TradeEntered(Event):
    seat: SeatId
    line: LineId
    trade: PlaceId
    kind: Literal["trade_entered"] = "trade_entered"


@frozen
class HouseBuilt(Event):
    seat: SeatId
    city: CityId
    payment: tuple[Good, ...]
    coins: int
    kind: Literal["house_built"] = "house_built"


@frozen
class MarkerFlipped(Event):
    seat: _SinceStored
    province: ProvinceId
    good: Bonus
    kind: Literal["marker_flipped"] = "marker_flipped"


@frozen
class MarkersTurnedBack(Event):
    seat: _SinceStored
    provinces: tuple[ProvinceId, ...]
    kind: Literal["markers_turned_back"] = "markers_turned_back"


@frozen
class PraefectusMagnusUsed(Event):
    seat: SeatId
    kind: Literal["praefectus_magnus_used"] = "praefectus_magnus_used"


@frozen
class PraefectusMagnusPassed(Event):
    seat: SeatId
    to: SeatId
    kind: Literal["praefectus_magnus_passed"] = "praefectus_magnus_passed"
    ends_turn = True


@frozen
class CardBought(Event):
    seat: SeatId
    card: CardId
    payment: tuple[Good, ...]
    kind: Literal["card_bought"] = "card_bought"


@frozen
class DisplayRefilled(Event):
    """Closed up to the left, then these cards from the deck."""

    cards: tuple[CardId, ...]
    seat: ClassVar[None] = None
    kind: Literal["display_refilled"] = "display_refilled"
    ends_turn = True

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        return _everyone(state) if self.cards else ()


@frozen
class CastleEmptied(Event):
    seat: SeatId
    castle: PlaceId
    kind: Literal["castle_emptied"] = "castle_emptied"


@frozen
class IntermediateScored(Event):
    seat: SeatId
    points: int
    kind: Literal["intermediate_scored"] = "intermediate_scored"
    shows_own_cards = True


@frozen
class ScoringMarkersReturned(Event):
    """Everyone had an intermediate scoring; the markers stand at 0 again."""

    seat: ClassVar[None] = None
    kind: Literal["scoring_markers_returned"] = "scoring_markers_returned"


@frozen
class EndTriggered(Event):
    """The seat receives the Concordia card; everyone else has one more turn."""

    seat: SeatId
    cause: EndCause
    kind: Literal["end_triggered"] = "end_triggered"


@frozen
class GameEnded(Event):
    seat: ClassVar[None] = None
    kind: Literal["game_ended"] = "game_ended"
    ends_turn = True

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        return _everyone(state)


@frozen
class PatricianKept(Event):
    """Which one nobody else knows until all are turned up."""

    seat: SeatId
    tile: TileId | None
    kind: Literal["patrician_kept"] = "patrician_kept"
    for_self = ("tile",)


@frozen
class PatriciansRevealed(Event):
    """Those that were kept, seat by seat; all others go into the stack of the forum."""

    tiles: tuple[TileId, ...]
    seat: ClassVar[None] = None
    kind: Literal["patricians_revealed"] = "patricians_revealed"

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        return _everyone(state)


@frozen
class AuctionOpened(Event):
    seat: SeatId
    tile: TileId
    bid: int
    kind: Literal["auction_opened"] = "auction_opened"


@frozen
class BidRaised(Event):
    seat: SeatId
    bid: int
    kind: Literal["bid_raised"] = "bid_raised"


@frozen
class BidPassed(Event):
    seat: SeatId
    kind: Literal["bid_passed"] = "bid_passed"


@frozen
class PatricianWon(Event):
    """The points bid are a debt until the end."""

    seat: SeatId
    tile: TileId
    points: int
    kind: Literal["patrician_won"] = "patrician_won"


@frozen
class AuctionEnded(Event):
    """Every seat has its patrician; the one left over goes into the stack."""

    seat: ClassVar[None] = None
    kind: Literal["auction_ended"] = "auction_ended"


@frozen
class TileTaken(Event):
    seat: SeatId
    tile: TileId
    kind: Literal["tile_taken"] = "tile_taken"


@frozen
class TileUsed(Event):
    """A citizen goes to the discard pile of the forum."""

    seat: SeatId
    tile: TileId
    kind: Literal["tile_used"] = "tile_used"


@frozen
class GoodsExchanged(Event):
    seat: SeatId
    given: tuple[Good, ...]
    taken: tuple[Good, ...]
    kind: Literal["goods_exchanged"] = "goods_exchanged"


@frozen
class CardRetrieved(Event):
    """One card of the own pile comes back to the hand; which one only its owner may read. A card
    that lay beneath it is open from now on."""

    seat: SeatId
    card: CardId | None
    kind: Literal["card_retrieved"] = "card_retrieved"
    for_owner = ("card",)
    shows_own_cards = True


@frozen
class DisplayCardUsed(Event):
    seat: SeatId
    card: CardId
    kind: Literal["display_card_used"] = "display_card_used"


@frozen
class ForumStackRenewed(Event):
    """The discard pile was shuffled and lies beneath what is left of the stack."""

    seat: ClassVar[None] = None
    kind: Literal["forum_stack_renewed"] = "forum_stack_renewed"
    ends_turn = True


@frozen
class ForumRefilled(Event):
    """Closed up to the left, then these tiles from the stack."""

    tiles: tuple[TileId, ...]
    seat: ClassVar[None] = None
    kind: Literal["forum_refilled"] = "forum_refilled"
    ends_turn = True

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        return _everyone(state) if self.tiles else ()


@frozen
class FishCaught(Event):
    seat: SeatId
    fish: int
    kind: Literal["fish_caught"] = "fish_caught"


@frozen
class MarketVisited(Event):
    """So many fish are paid, and the seat's marker moves to the offer."""

    seat: SeatId
    offer: int
    fish: int
    kind: Literal["market_visited"] = "market_visited"


@frozen
class ContrariusReacted(Event):
    """Solitaria: the card is done, and this is what he reacts to."""

    seat: SeatId
    card: CardId
    personality: Personality
    kind: Literal["contrarius_reacted"] = "contrarius_reacted"
    ends_turn = True


@frozen
class DieRolled(Event):
    seat: SeatId
    die: Die
    face: str
    kind: Literal["die_rolled"] = "die_rolled"
    ends_turn = True

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        """Ruling OP5."""
        return _everyone(state)


@frozen
class VetoUsed(Event):
    seat: SeatId
    kind: Literal["veto_used"] = "veto_used"


@frozen
class ContrariusBuilt(Event):
    seat: SeatId
    city: CityId
    type: Good
    kind: Literal["contrarius_built"] = "contrarius_built"


@frozen
class ContrariusMoved(Event):
    seat: SeatId
    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    kind: Literal["contrarius_moved"] = "contrarius_moved"


@frozen
class ContrariusPlaced(Event):
    seat: SeatId
    colonist: ColonistKind
    place: PlaceId
    kind: Literal["contrarius_placed"] = "contrarius_placed"


@frozen
class ContrariusTook(Event):
    """A card of the display, with its position from the left, or a tile of the forum."""

    seat: SeatId
    card: Annotated[CardId | None, LATER] = None
    position: Annotated[int, LATER] = 0
    tile: Annotated[TileId | None, LATER] = None
    kind: Literal["contrarius_took"] = "contrarius_took"

    def learned_by(self, state: "GameState") -> Collection[SeatId]:
        """His first patrician was in the stack."""
        return _everyone(state) if self.tile else ()


@frozen
class ContrariusScored(Event):
    seat: SeatId
    points: int
    kind: Literal["contrarius_scored"] = "contrarius_scored"


@frozen
class TrackHouseFreed(Event):
    """One of his houses leaves the score track for his supply."""

    seat: SeatId
    space: int
    kind: Literal["track_house_freed"] = "track_house_freed"


@frozen
class RowCardUsed(Event):
    """A card of his row is turned face down for good."""

    seat: SeatId
    card: CardId
    place: int
    kind: Literal["row_card_used"] = "row_card_used"
