"""The cards for sale: what each costs in its position, who takes the last one, how it refills."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from engine import ending, payments, storehouse
from engine.actions import FINISH, Action, BuyCard, Finish
from engine.decisions import PurchaseChoice
from engine.draft import Draft
from engine.events import CardBought, DisplayRefilled
from engine.obstacles.kinds import CardNotForSale, NotForAProconsul, Obstacle, OtherPrice
from engine.obstacles.shortfall import goods_missing
from engine.rulebook import explains, offers, resolves
from engine.state import GameState, card, components
from engine.terms import Asked, CardId, Good

Price = tuple[Asked, ...]


def price(state: GameState, position: int, *, position_costs: bool) -> Price:
    """Ruling SE1: the card's own cost, and with a Senator the goods under its position."""
    for_sale = state.display[position]
    own: Price = card(for_sale).cost if for_sale else ()
    side = components().display[state.options.display_side]
    return own + side[position] if position_costs else own


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
    yield from _affordable(state, choice)
    yield FINISH


def _affordable(state: GameState, choice: PurchaseChoice) -> Iterator[BuyCard]:
    buyer = state.seats[choice.seat]
    has_salt = buyer.goods["salt"] > 0
    payable_with = storehouse.goods_in_play(state)
    for position, for_sale in enumerate(state.display):
        if for_sale is not None and not barred(choice, for_sale):
            asked = price(state, position, position_costs=choice.position_costs)
            if has_salt:
                asked = payments.settled(buyer, asked)
            for purchase in _purchases(for_sale, asked, payable_with):
                if buyer.has_goods(purchase.payment):
                    yield purchase


def barred(choice: PurchaseChoice, for_sale: CardId) -> bool:
    """Ruling PC1: a Proconsul does not buy another one."""
    return choice.without is not None and choice.without in card(for_sale).personalities


@cache
def _purchases(
    for_sale: CardId, asked: Price, payable_with: tuple[Good, ...]
) -> tuple[BuyCard, ...]:
    """Every way to pay, before looking into a storehouse."""
    ways = product(*(payable_with if good == "any" else (good,) for good in asked))
    return tuple(BuyCard(for_sale, payment) for payment in ways)


@resolves(PurchaseChoice)
def _resolve(game: Draft, choice: PurchaseChoice, action: BuyCard | Finish) -> None:
    if isinstance(action, Finish):
        return
    game.emit(CardBought(choice.seat, action.card, action.payment))
    if not game.state.deck and not any(game.state.display):
        ending.trigger(game, choice.seat, "last_card")
    elif choice.cards_left > 1:
        left = choice.cards_left - 1
        game.ask(PurchaseChoice(choice.seat, left, choice.position_costs, choice.without))


@explains(PurchaseChoice, BuyCard)
def _against_buying(
    state: GameState, choice: PurchaseChoice, wanted: BuyCard
) -> Iterator[Obstacle]:
    if wanted.card not in state.display:
        yield CardNotForSale(wanted.card)
    elif barred(choice, wanted.card):
        yield NotForAProconsul(wanted.card)
    else:
        yield from _unpaid(state, choice, wanted)


def _unpaid(state: GameState, choice: PurchaseChoice, wanted: BuyCard) -> Iterator[Obstacle]:
    """Of the payment that was named; where that is none, of whatever would pay the price. A payment
    that lacks only what salt could stand for is not the one that is asked (ruling SA10)."""
    buyer, position = state.seats[choice.seat], state.display.index(wanted.card)
    asked = price(state, position, position_costs=choice.position_costs)
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
