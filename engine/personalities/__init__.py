"""One module per personality: how it begins, what may be chosen, what then happens."""

from engine.personalities import (
    architect,
    colonist,
    consul,
    diplomat,
    legatus,
    magister,
    mercator,
    praetor,
    prefect,
    proconsul,
    senator,
    specialist,
    tribune,
)

__all__ = [
    "architect",
    "colonist",
    "consul",
    "diplomat",
    "legatus",
    "magister",
    "mercator",
    "praetor",
    "prefect",
    "proconsul",
    "senator",
    "specialist",
    "tribune",
]
