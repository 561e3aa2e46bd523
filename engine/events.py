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

if TYPE_CHECKING:
    from engine.state import GameState

CoinSource = Personality | Literal["incense", "scoring"]
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
    good: Good
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
