"""One face per personality: how it is asked, offered, grouped, typed, refused and told.

Each module enters its decisions, actions, events and obstacles in tables; menus, narration and the
parser of commands look them up there and know none of them by name.
"""

from bot.faces import (
    architect,
    cards,
    castles,
    coins,
    colonist,
    diplomat,
    goods,
    legatus,
    magister,
    mercator,
    prefect,
    purchases,
    specialist,
    start_cities,
    tribune,
    turns,
)

__all__ = [
    "architect",
    "cards",
    "castles",
    "coins",
    "colonist",
    "diplomat",
    "goods",
    "legatus",
    "magister",
    "mercator",
    "prefect",
    "purchases",
    "specialist",
    "start_cities",
    "tribune",
    "turns",
]
