"""python -m tools.picture_boards: renews docs/pictures/.

One picture of every board in play, and one of a game against Contrarius.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import render
from arena import simulation
from engine import read_options, view_for
from engine.catalogue import catalogue

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "pictures"
MOMENT = 0.5
"""How far the games have come: a board in full use, with cards still for sale."""
PLAYERS = ("Aurelia", "Brutus", "Cornelia", "Drusus", "Eumachia")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for board in catalogue().boards.values():
        seats = min(5, max(board.suits))
        _keep(board.id, {"board": board.id, "seats": seats, "set": "venus"})
    alone = {"board": "italia", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "expert"}
    _keep("contrarius", alone)


def _keep(name: str, agreed: Mapping[str, object]) -> None:
    options = read_options(dict(agreed))
    steps = simulation.steps(options, SEED, ("random",) * options.seats)
    states = [step.before for step in steps]
    view = view_for(states[int(MOMENT * len(states))], None)
    picture = render.board_picture(view, players=PLAYERS[: options.seats])
    (FOLDER / f"{name}.png").write_bytes(picture.data)


if __name__ == "__main__":
    main()
