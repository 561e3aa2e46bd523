"""What each god pays: for a card, by what its owner has on the board and in the storehouse."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.catalogue import Card, catalogue
from engine.state import PublicGame, PublicSeat, components
from engine.terms import GODS, TRADED_GOODS, CityId, God, Good, ProvinceId, SeatId

COINS_PER_VESTA_POINT = 10


@dataclass(frozen=True)
class Estate:
    """All of a seat that the gods look at besides its cards. Everybody may know it."""

    wealth: int
    goods: tuple[Good, ...]
    """What its houses make, one for each."""
    provinces: tuple[ProvinceId, ...]
    """Where they stand, one for each."""
    partners_provinces: tuple[ProvinceId, ...] | None
    """The same of the partner; None in individual play."""
    colonists: int
    """On the board."""


def estate(game: PublicGame, seat: SeatId) -> Estate:
    cities, partner = game.houses_of(seat), game.partner_of(seat)
    contrarius = game.contrarius
    if contrarius is not None and seat == contrarius.seat:
        return Estate(
            wealth=0,
            goods=tuple(game.tokens[city] for city in cities),
            provinces=_provinces(game, cities),
            partners_provinces=None,
            colonists=len(contrarius.land + contrarius.sea),
        )
    return Estate(
        wealth=wealth(game.seats[seat]),
        goods=tuple(game.tokens[city] for city in cities),
        provinces=_provinces(game, cities),
        partners_provinces=None if partner is None else _provinces(game, game.houses_of(partner)),
        colonists=game.seats[seat].colonists_on_board,
    )


def wealth(seat: PublicSeat) -> int:
    """Coins, and goods at list price (SA18: salt as the dearest of them); fish (FM4)."""
    worth = components().worth
    fish = seat.fish * catalogue().fish_market.vesta_coins if seat.fish else 0
    return seat.coins + fish + sum(worth[good] * units for good, units in seat.goods.items())


def per_card(estate: Estate) -> dict[God, int]:
    """What one card of the god is worth; Minerva's cards differ (see `paid`)."""
    return {
        "vesta": estate.wealth // COINS_PER_VESTA_POINT,
        "jupiter": len(estate.goods) - estate.goods.count("brick"),
        "saturnus": len(set(estate.provinces)),
        "venus": _venus(estate),
        "mercurius": 2 * len(set(estate.goods).intersection(TRADED_GOODS)),
        "mars": 2 * estate.colonists,
    }


def paid(estate: Estate, cards: Iterable[Card]) -> dict[God, int]:
    cards = list(cards)
    each_pays = per_card(estate)
    points: dict[God, int] = dict.fromkeys(GODS, 0)
    for each in cards:
        for god in each.gods:
            points[god] += each_pays.get(god, 0)
    points["minerva"] = _minerva(estate, cards)
    return points


def _provinces(game: PublicGame, cities: list[CityId]) -> tuple[ProvinceId, ...]:
    return tuple(game.board.province_of[city] for city in cities)


def _minerva(estate: Estate, cards: Iterable[Card]) -> int:
    """Ruling SA17: all salt cities count as the type that pays most with the cards together."""
    per_house: dict[Good, int] = {}
    for each in cards:
        if each.good:
            per_house[each.good] = per_house.get(each.good, 0) + each.minerva_points
    if not per_house:
        return 0
    in_salt_cities = estate.goods.count("salt") * max(per_house.values())
    return sum(per_house.get(good, 0) for good in estate.goods) + in_salt_cities


def _venus(estate: Estate) -> int:
    """Alone: provinces with two own houses. In a team: those where the partner has one too."""
    if estate.partners_provinces is None:
        there = estate.provinces
        return 2 * sum(there.count(each) >= 2 for each in set(there))
    return len(set(estate.provinces).intersection(estate.partners_provinces))
