"""What one would look up during a game: the keys, the prices, what houses cost."""

from bot.terminal.names import price_text
from bot.terminal.text import table
from engine.catalogue import catalogue
from engine.seat_letters import COLOUR_LETTERS
from engine.terms import TRADED_GOODS, BoardId

KEYS = {
    "b": "board",
    "h": "hand",
    "d": "display",
    "s": "scores",
    "l": "log",
    "?": "help",
    "q": "quit",
}


def keys_line() -> str:
    """`b board, h hand, ...`."""
    return ", ".join(f"{key} {name}" for key, name in KEYS.items())


def rules_card(board: BoardId) -> str:
    box = catalogue().components
    rows = [
        (good, box.prices[good], price_text(house.coins, house.goods))
        for good, house in ((good, box.house_costs[good]) for good in TRADED_GOODS)
    ]
    prices = table(("Good", "Price", "First house in such a city"), rows, numbers=("Price",))
    letters = ", ".join(f"{letter} {colour}" for colour, letter in COLOUR_LETTERS.items())
    return f"""\
Type the number of what you want to do. Enter alone shows the choice again.
To look at something: {keys_line()}.
Seats have letters: {letters}.
[R G] beside a city are houses there; (A) is the letter of the city itself.

{prices}
A second house in a city asks for twice the sestertii, a third for three times as many.
A storehouse has {box.storehouse_spaces} spaces, for goods and for the colonists that wait in it.

The game ends when someone buys the last card or builds the fifteenth house; everyone else
has one more turn. Then each card pays by its god; `concordia cards` says how.
All lines of this board: concordia boards {board}"""
