"""Everything the game can ask. Plain data: a game waits in these and survives a restart.

A table of contents, not a closed list: a module of the engine may declare a decision of its own
(see `engine.kinds`), and enters beside it what it offers and what follows (see `engine.rulebook`).
"""

from typing import Annotated, ClassVar, Literal

from engine.frozen import frozen
from engine.kinds import LATER, Registered
from engine.terms import CardId, CityId, Die, Good, Personality, ProvinceId, SeatId, TileId

Chain = tuple[Personality, ...]
"""Diplomat and Magister that already took effect this turn, in order (rulings M6, M7)."""


CitizenWindow = Literal["before_card", "within_card", "after_card"]
"""When citizens may be used: the windows W1, W2, W3 of ruling FO11."""


class Decision(Registered):
    seat: SeatId
    """Who is to decide."""
    window: ClassVar[CitizenWindow | None] = None
    """Citizens may be used as long as it is open."""
    shows_partners_hand: ClassVar[bool] = False
    """As long as it is open, its seat may look at the partner's hand."""
    for_team: ClassVar[tuple[str, ...]] = ()
    """Fields that stay empty for whoever is not of its seat's team."""


@frozen
class FirstGoodsChoice(Decision):
    """Variant without starting goods: what to buy before the first card."""

    seat: SeatId
    kind: Literal["first_goods_choice"] = "first_goods_choice"


@frozen
class StartCityChoice(Decision):
    """Team play: where a second partner begins."""

    seat: SeatId
    kind: Literal["start_city_choice"] = "start_city_choice"


@frozen
class CardChoice(Decision):
    """Which card to play: at the beginning of a turn, or when the partner's card asks for it."""

    seat: SeatId
    alone: bool = False
    """The partner has no part in the card (ruling PC2)."""
    without_legatus: bool = False
    suggested: CardId | None = None
    """What a Legatus pointed at."""
    visits: Annotated[bool, LATER] = False
    """The fish market may be visited first (ruling FM5)."""
    kind: Literal["card_choice"] = "card_choice"
    window = "before_card"
    for_team = ("suggested",)


@frozen
class PersonalityChoice(Decision):
    """Which half of a double-choice card to use."""

    seat: SeatId
    card: CardId
    chain: Chain = ()
    alone: bool = False
    kind: Literal["personality_choice"] = "personality_choice"


@frozen
class MovementChoice(Decision):
    """Architect, first part: which colonist goes where."""

    seat: SeatId
    steps: int
    only_moves: Annotated[bool, LATER] = False
    """A tile moves colonists, and no house follows."""
    kind: Literal["movement_choice"] = "movement_choice"


@frozen
class BuildingChoice(Decision):
    """Architect, second part: where to build. A trade is entered before the first house."""

    seat: SeatId
    houses_built: int = 0
    foreign_houses: Annotated[int, LATER] = 0
    """How many of them stand beside another seat's colonist only."""
    in_force: Annotated[tuple[TileId, ...], LATER] = ()
    """Citizens whose effect lasts as long as this action."""
    kind: Literal["building_choice"] = "building_choice"
    window = "within_card"


@frozen
class PrefectChoice(Decision):
    seat: SeatId
    as_diplomat: Annotated[bool, LATER] = False
    """It may be a Diplomat instead, behind what has led to it."""
    chain: Annotated[Chain, LATER] = ()
    doubled: Annotated[bool, LATER] = False
    """The card itself doubles the bonus."""
    kind: Literal["prefect_choice"] = "prefect_choice"


@frozen
class TradeChoice(Decision):
    """Mercator: what to buy or sell. At most two types, each in one direction."""

    seat: SeatId
    bought: tuple[Good, ...] = ()
    sold: tuple[Good, ...] = ()
    one_type: Annotated[bool, LATER] = False
    """A tile trades in one type only."""
    kind: Literal["trade_choice"] = "trade_choice"
    window = "within_card"


@frozen
class DiplomatChoice(Decision):
    """Whose card to copy."""

    seat: SeatId
    chain: Chain = ()
    alone: bool = False
    kind: Literal["diplomat_choice"] = "diplomat_choice"


@frozen
class MagisterChoice(Decision):
    """Whether to carry out the own card beneath once more; it is covered, so not named here."""

    seat: SeatId
    chain: Chain = ()
    kind: Literal["magister_choice"] = "magister_choice"


@frozen
class PurchaseChoice(Decision):
    """Senator, Consul, Praetor, Proconsul: which card to buy."""

    seat: SeatId
    cards_left: int
    position_costs: bool
    without: Personality | None = None
    used: Annotated[CardId | None, LATER] = None
    """The card of the display that is carried out: it stays there."""
    kind: Literal["purchase_choice"] = "purchase_choice"
    window = "within_card"


@frozen
class ColonistChoice(Decision):
    """Colonist: place colonists or take money; the money only before the first placement."""

    seat: SeatId
    placed: int = 0
    kind: Literal["colonist_choice"] = "colonist_choice"
    window = "within_card"


@frozen
class CastleChoice(Decision):
    """Germania, Tribune: which castle's good to take."""

    seat: SeatId
    kind: Literal["castle_choice"] = "castle_choice"


@frozen
class NewColonistChoice(Decision):
    """Tribune: whether to buy a colonist for the capital."""

    seat: SeatId
    kind: Literal["new_colonist_choice"] = "new_colonist_choice"
    window = "within_card"


@frozen
class SuggestionChoice(Decision):
    """Legatus: which card of the partner's hand to point at."""

    seat: SeatId
    kind: Literal["suggestion_choice"] = "suggestion_choice"
    shows_partners_hand = True


@frozen
class PartnersPart(Decision):
    """The partner's part in a card, once the first executor is done. It begins by itself."""

    seat: SeatId
    card: CardId
    personality: Personality
    chain: Annotated[Chain, LATER] = ()
    """What has led to the card, where the forum asks."""
    kind: Literal["partners_part"] = "partners_part"


@frozen
class GoodsToKeep(Decision):
    """More goods came than fit: which ones to take in."""

    seat: SeatId
    goods: tuple[Good, ...]
    kind: Literal["goods_to_keep"] = "goods_to_keep"


@frozen
class PatricianChoice(Decision):
    """Forum, before anything else: which of the two patricians to keep."""

    seat: SeatId
    kind: Literal["patrician_choice"] = "patrician_choice"


@frozen
class AuctionOpening(Decision):
    """Forum, by auction: which patrician comes up, and the first bid. The last seat without one
    takes it for nothing."""

    seat: SeatId
    kind: Literal["auction_opening"] = "auction_opening"


@frozen
class BidChoice(Decision):
    """Whether to raise the bid; to finish is to pass."""

    seat: SeatId
    kind: Literal["bid_choice"] = "bid_choice"


@frozen
class TileChoice(Decision):
    """Tribune: which tile of the forum to take."""

    seat: SeatId
    kind: Literal["tile_choice"] = "tile_choice"


@frozen
class ExchangeChoice(Decision):
    """Tribune, with the patrician for it: which unit to exchange."""

    seat: SeatId
    kind: Literal["exchange_choice"] = "exchange_choice"


@frozen
class CitizenChoice(Decision):
    """After one's part of the card: which citizens to use before the turn goes on."""

    seat: SeatId
    played: tuple[CardId, ...] = ()
    """The own cards of this turn."""
    kind: Literal["citizen_choice"] = "citizen_choice"
    window = "after_card"


Did = Literal["produced", "collected", "placed", "earned"]
"""What a Prefect or a Colonist was used for."""


@frozen
class ReactionDue(Decision):
    """Solitaria: Contrarius reacts once the card is done. It begins by itself; what was carried out
    meanwhile is noted here."""

    seat: SeatId
    card: CardId | None = None
    personality: Personality | None = None
    did: Did | None = None
    province: ProvinceId | None = None
    kind: Literal["reaction_due"] = "reaction_due"


Task = Literal["card", "house_black", "house_white", "house_s", "red", "colonist", "tile"]
"""Of Contrarius: a card by the blue die, a house by a die or by S, colonist or card by the red one,
a colonist for certain, the first tile of the forum."""


@frozen
class ContrariusTask(Decision):
    """What Contrarius does next. It begins by itself."""

    seat: SeatId
    task: Task
    produces: bool = False
    """The province he builds in produces then."""
    helped: tuple[str, ...] = ()
    """Rulings that have helped out in this task: each does so once."""
    kind: Literal["contrarius_task"] = "contrarius_task"


@frozen
class VetoChoice(Decision):
    """Solitaria for two, after a roll: whether to have the die rolled again."""

    seat: SeatId
    die: Die
    face: str
    task: Task
    produces: bool = False
    helped: tuple[str, ...] = ()
    kind: Literal["veto_choice"] = "veto_choice"


@frozen
class ContrariusMoveChoice(Decision):
    """Which of his equally short ways Contrarius takes to the city he builds in."""

    seat: SeatId
    city: CityId
    produces: bool = False
    kind: Literal["contrarius_move_choice"] = "contrarius_move_choice"


@frozen
class ContrariusStartChoice(Decision):
    """Before the first turn: by land or by sea to the city that Contrarius begins with."""

    seat: SeatId
    city: CityId
    kind: Literal["contrarius_start_choice"] = "contrarius_start_choice"
