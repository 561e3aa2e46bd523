"""Everything that can come to pass. Facts in the past tense; the words for them live in the bot."""

from typing import Annotated, Literal

from pydantic import Field

from engine.frozen import frozen
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

CoinSource = Literal["tribune", "mercator", "prefect", "colonist", "incense", "scoring"]
EndCause = Literal["last_card", "fifteenth_house"]

_SinceStored = Annotated[SeatId | None, Field(default=None)]
"""Always given by the rules; None only when read from what was stored before the event had it."""


@frozen
class TurnBegan:
    seat: SeatId
    turn: int
    kind: Literal["turn_began"] = "turn_began"


@frozen
class CardPlayed:
    seat: SeatId
    card: CardId
    kind: Literal["card_played"] = "card_played"


@frozen
class PersonalityChosen:
    seat: SeatId
    card: CardId
    personality: Personality
    kind: Literal["personality_chosen"] = "personality_chosen"


@frozen
class CardCopied:
    seat: SeatId
    copied_from: SeatId
    card: CardId
    kind: Literal["card_copied"] = "card_copied"


@frozen
class CardRepeated:
    seat: SeatId
    card: CardId
    kind: Literal["card_repeated"] = "card_repeated"


@frozen
class CardsTakenBack:
    """How many is public; which ones only their owner may read here (views cut them out)."""

    seat: SeatId
    count: int
    cards: tuple[CardId, ...]
    kind: Literal["cards_taken_back"] = "cards_taken_back"


@frozen
class HandShown:
    """Legatus: its player looks at the partner's hand, and nobody else does."""

    seat: SeatId
    partner: SeatId
    cards: tuple[CardId, ...]
    kind: Literal["hand_shown"] = "hand_shown"


@frozen
class CardSuggested:
    """Or none: who is not a partner cannot tell the difference."""

    seat: SeatId
    partner: SeatId
    card: CardId | None
    kind: Literal["card_suggested"] = "card_suggested"


@frozen
class CoinsTakenFromPartner:
    """Exactly what was missing for the payment that follows."""

    seat: SeatId
    partner: SeatId
    amount: int
    kind: Literal["coins_taken_from_partner"] = "coins_taken_from_partner"


@frozen
class CoinsReceived:
    seat: SeatId
    amount: int
    source: CoinSource
    kind: Literal["coins_received"] = "coins_received"


@frozen
class GoodsReceived:
    seat: SeatId
    goods: tuple[Good, ...]
    kind: Literal["goods_received"] = "goods_received"


@frozen
class GoodsLost:
    """They did not fit."""

    seat: SeatId
    goods: tuple[Good, ...]
    kind: Literal["goods_lost"] = "goods_lost"


@frozen
class GoodsBought:
    seat: SeatId
    good: Good
    units: int
    coins: int
    kind: Literal["goods_bought"] = "goods_bought"


@frozen
class GoodsSold:
    seat: SeatId
    good: Good
    units: int
    coins: int
    kind: Literal["goods_sold"] = "goods_sold"


@frozen
class ColonistMoved:
    seat: SeatId
    colonist: ColonistKind
    origin: PlaceId
    line: LineId
    steps: int
    kind: Literal["colonist_moved"] = "colonist_moved"


@frozen
class ColonistPlaced:
    seat: SeatId
    colonist: ColonistKind
    place: PlaceId
    payment: tuple[Good, ...]
    kind: Literal["colonist_placed"] = "colonist_placed"


@frozen
class TradeEntered:
    seat: SeatId
    line: LineId
    trade: PlaceId
    kind: Literal["trade_entered"] = "trade_entered"


@frozen
class HouseBuilt:
    seat: SeatId
    city: CityId
    payment: tuple[Good, ...]
    coins: int
    kind: Literal["house_built"] = "house_built"


@frozen
class MarkerFlipped:
    seat: _SinceStored
    province: ProvinceId
    good: Good
    kind: Literal["marker_flipped"] = "marker_flipped"


@frozen
class MarkersTurnedBack:
    seat: _SinceStored
    provinces: tuple[ProvinceId, ...]
    kind: Literal["markers_turned_back"] = "markers_turned_back"


@frozen
class PraefectusMagnusUsed:
    seat: SeatId
    kind: Literal["praefectus_magnus_used"] = "praefectus_magnus_used"


@frozen
class PraefectusMagnusPassed:
    seat: SeatId
    to: SeatId
    kind: Literal["praefectus_magnus_passed"] = "praefectus_magnus_passed"


@frozen
class CardBought:
    seat: SeatId
    card: CardId
    payment: tuple[Good, ...]
    kind: Literal["card_bought"] = "card_bought"


@frozen
class DisplayRefilled:
    """Closed up to the left, then these cards from the deck."""

    cards: tuple[CardId, ...]
    kind: Literal["display_refilled"] = "display_refilled"


@frozen
class CastleEmptied:
    seat: SeatId
    castle: PlaceId
    kind: Literal["castle_emptied"] = "castle_emptied"


@frozen
class IntermediateScored:
    seat: SeatId
    points: int
    kind: Literal["intermediate_scored"] = "intermediate_scored"


@frozen
class ScoringMarkersReturned:
    """Everyone had an intermediate scoring; the markers stand at 0 again."""

    kind: Literal["scoring_markers_returned"] = "scoring_markers_returned"


@frozen
class EndTriggered:
    """The seat receives the Concordia card; everyone else has one more turn."""

    seat: SeatId
    cause: EndCause
    kind: Literal["end_triggered"] = "end_triggered"


@frozen
class GameEnded:
    kind: Literal["game_ended"] = "game_ended"


Event = (
    TurnBegan
    | CardPlayed
    | PersonalityChosen
    | CardCopied
    | CardRepeated
    | CardsTakenBack
    | HandShown
    | CardSuggested
    | CoinsTakenFromPartner
    | CoinsReceived
    | GoodsReceived
    | GoodsLost
    | GoodsBought
    | GoodsSold
    | ColonistMoved
    | ColonistPlaced
    | TradeEntered
    | HouseBuilt
    | MarkerFlipped
    | MarkersTurnedBack
    | PraefectusMagnusUsed
    | PraefectusMagnusPassed
    | CardBought
    | DisplayRefilled
    | CastleEmptied
    | IntermediateScored
    | ScoringMarkersReturned
    | EndTriggered
    | GameEnded
)
AnyEvent = Annotated[Event, Field(discriminator="kind")]
"""The union as pydantic reads it from JSON."""
