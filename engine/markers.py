"""What turning a marker brings, and what lies behind it: a good, or a fish on the tiles of the fish
market. Prefect and tiles ask here, and need not know which of the two it is."""

from engine.catalogue import catalogue
from engine.draft import Draft
from engine.events import FishCaught
from engine.game_options import GameOptions
from engine.state import GameState, components
from engine.terms import Bonus, Good, SeatId

UNITS, DOUBLED_UNITS = 1, 2


def coins_on_markers(state: GameState) -> int:
    """Rulings P3, FM3; Corsica and Creta print a coin field beside the markers."""
    coins = state.board.facts.coin_field
    for marker in state.markers.values():
        if marker.flipped and marker.good:
            coins += coins_behind(marker.good, state.options)
    return coins


def coins_behind(bonus: Bonus, options: GameOptions) -> int:
    """What the other side of a marker shows."""
    if bonus == "fish":
        return catalogue().fish_market.coins_behind
    if options.marker_coins == "cloth_and_wine_one" and bonus == "wine":
        return 1
    return components().marker_coins[bonus]


def units(bonus: Bonus, *, doubled: bool) -> int:
    """Rulings P2, PM1, FM2: how many a Prefect brings."""
    if bonus == "fish":
        facts = catalogue().fish_market
        return facts.catch_with_piscatus if doubled else facts.catch
    return DOUBLED_UNITS if doubled else UNITS


def bring(game: Draft, seat: SeatId, bonus: Bonus, units: int) -> tuple[Good, ...]:
    """The goods that are to be received; fish are with the seat at once, as they need no space
    (ruling FM4)."""
    if bonus == "fish":
        game.emit(FishCaught(seat, units))
        return ()
    return (bonus,) * units


def fits(state: GameState, seat: SeatId, bonus: Bonus) -> bool:
    """At least one unit."""
    return bonus == "fish" or state.seats[seat].free_spaces > 0
