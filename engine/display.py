"""The cards for sale: what each costs in its position, who takes the last one, how it refills."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

from engine import ending, payments, storehouse, tile_effects
from engine.actions import FINISH, Action, BuyCard, Finish
from engine.decisions import PurchaseChoice
from engine.draft import Draft
from engine.events import CardBought, DisplayRefilled, TileUsed
from engine.frozen import replace
from engine.obstacles.kinds import (
    CardInUse,
    CardNotForSale,
    NotForAProconsul,
    Obstacle,
    OtherPrice,
    OtherUse,
    TileNotNow,
    TileNotYours,
)
from engine.obstacles.shortfall import goods_missing
from engine.rulebook import explains, offers, resolves
from engine.state import GameState, card, components
from engine.terms import Asked, CardId, Good, SeatId, TileId

Price = tuple[Asked, ...]


def price(state: GameState, seat: SeatId, position: int, *, position_costs: bool) -> Price:
    """Ruling SE1: the card's own cost, and with a Senator the goods under its position, which a
    tile may turn into question marks."""
    place = _places(state, seat)[position] if position_costs else ()
    for_sale = state.display[position]
    return _price(for_sale, place) if for_sale else place


def _places(state: GameState, seat: SeatId) -> Sequence[Price]:
    """What each of them asks this seat for."""
    side = components().display[state.options.display_side]
    buyer = state.seats[seat]
    if buyer.tiles and buyer.standing.any_good_for_places:
        return [tuple("any" for _ in asked) for asked in side]
    return side


@cache
def _price(for_sale: CardId, place: Price) -> Price:
    return card(for_sale).cost + place


def refill(game: Draft) -> None:
    """Rulings SE2, SE4: once, after all purchases, while the deck lasts."""
    display = game.state.display
    if None not in display:
        return
    gaps = display.count(None)
    drawn = game.state.deck[:gaps]
    if drawn or any(display[display.index(None) :]):
        game.emit(DisplayRefilled(drawn))


@offers(PurchaseChoice)
def _options(state: GameState, choice: PurchaseChoice) -> Iterable[Action]:
    return [*_affordable(state, choice), FINISH]


def _affordable(state: GameState, choice: PurchaseChoice) -> Iterator[BuyCard]:
    buyer = state.seats[choice.seat]
    has_salt = buyer.goods["salt"] > 0
    payable_with = storehouse.goods_in_play(state)
    places = _places(state, choice.seat) if choice.position_costs else None
    some_barred = choice.without is not None or choice.used is not None
    for position, for_sale in enumerate(state.display):
        if for_sale is not None and not (some_barred and barred(choice, for_sale)):
            asked = _price(for_sale, places[position] if places else ())
            if has_salt:
                asked = payments.settled(buyer, asked)
            if buyer.has_goods(_named(asked)):
                for purchase in _purchases(for_sale, asked, payable_with):
                    if buyer.has_goods(purchase.payment):
                        yield purchase
    if buyer.tiles:
        yield from _with_tiles(state, choice)


@cache
def _named(asked: Price) -> tuple[Good, ...]:
    """Without question marks: whoever lacks one of these need not look at what else there is."""
    return tuple(good for good in asked if good != "any")


def _with_tiles(state: GameState, choice: PurchaseChoice) -> Iterator[BuyCard]:
    """Each card once more with a citizen that pays for its place, where that asks for something
    (ruling FO13)."""
    buyer = state.seats[choice.seat]
    for tile in card_tiles(state, choice):
        for position, for_sale in enumerate(state.display):
            if (
                for_sale is not None
                and not barred(choice, for_sale)
                and place_asks(state, position)
            ):
                own = price(state, choice.seat, position, position_costs=False)
                for purchase in _purchases(for_sale, payments.settled(buyer, own), ()):
                    if buyer.has_goods(purchase.payment):
                        yield BuyCard(for_sale, purchase.payment, tile)


def card_tiles(state: GameState, choice: PurchaseChoice) -> tuple[TileId, ...]:
    """Only where places cost something at all."""
    tiles = state.seats[choice.seat].tiles
    return tile_effects.card_tiles(tiles) if choice.position_costs else ()


def place_asks(state: GameState, position: int) -> bool:
    return bool(components().display[state.options.display_side][position])


def barred(choice: PurchaseChoice, for_sale: CardId) -> bool:
    """Ruling PC1: a Proconsul does not buy another one. Ruling FO-lucius-flavius: a card of the
    display that is carried out stays there."""
    if choice.without is not None and choice.without in card(for_sale).personalities:
        return True
    return for_sale == choice.used


def used_by(state: GameState, carried_out: CardId) -> CardId | None:
    """The card that is carried out, where it lies in the display itself."""
    return carried_out if state.options.forum and carried_out in state.display else None


@cache
def _purchases(
    for_sale: CardId, asked: Price, payable_with: tuple[Good, ...]
) -> tuple[BuyCard, ...]:
    """Every way to pay, before looking into a storehouse; the same units in another order are the
    same way."""
    ways = combinations_with_replacement(payable_with, asked.count("any"))
    return tuple(BuyCard(for_sale, _filled_in(asked, chosen)) for chosen in ways)


def _filled_in(asked: Price, chosen: tuple[Good, ...]) -> tuple[Good, ...]:
    left = iter(chosen)
    return tuple(next(left) if good == "any" else good for good in asked)


@resolves(PurchaseChoice)
def _resolve(game: Draft, choice: PurchaseChoice, action: BuyCard | Finish) -> None:
    if isinstance(action, Finish):
        return
    if action.tile:
        game.emit(TileUsed(choice.seat, action.tile))
    game.emit(CardBought(choice.seat, action.card, action.payment))
    if not game.state.deck and not any(game.state.display):
        ending.trigger(game, choice.seat, "last_card")
    elif choice.cards_left > 1:
        game.ask(replace(choice, cards_left=choice.cards_left - 1))


@explains(PurchaseChoice, BuyCard)
def _against_buying(
    state: GameState, choice: PurchaseChoice, wanted: BuyCard
) -> Iterator[Obstacle]:
    if wanted.card not in state.display:
        yield CardNotForSale(wanted.card)
    elif wanted.card == choice.used:
        yield CardInUse(wanted.card)
    elif barred(choice, wanted.card):
        yield NotForAProconsul(wanted.card)
    elif wanted.tile and wanted.tile not in state.seats[choice.seat].tiles:
        yield TileNotYours(wanted.tile)
    elif wanted.tile and wanted.tile not in card_tiles(state, choice):
        yield TileNotNow(wanted.tile)
    elif wanted.tile and not place_asks(state, state.display.index(wanted.card)):
        yield OtherUse(wanted.tile, f"FO-{wanted.tile}")
    else:
        yield from _unpaid(state, choice, wanted)


def _unpaid(state: GameState, choice: PurchaseChoice, wanted: BuyCard) -> Iterator[Obstacle]:
    """Of the payment that was named; where that is none, of whatever would pay the price. A payment
    that lacks only what salt could stand for is not the one that is asked (ruling SA10)."""
    buyer, position = state.seats[choice.seat], state.display.index(wanted.card)
    place_costs = choice.position_costs and not wanted.tile
    asked = price(state, choice.seat, position, position_costs=place_costs)
    ruling = "SE1" if choice.position_costs else "PC1" if choice.without else "CO1"
    named = _pays(wanted.payment, payments.settled(buyer, asked))
    if named and buyer.has_goods(wanted.payment):
        return
    missing = list(goods_missing(state, choice.seat, wanted.payment if named else asked, ruling))
    if not missing or (wanted.payment and not named):
        yield OtherPrice(wanted.card, asked, ruling)
    yield from missing


def _pays(payment: tuple[Good, ...], asked: Price) -> bool:
    return len(payment) == len(asked) and all(
        good in ("any", paid) for paid, good in zip(payment, asked, strict=True)
    )
