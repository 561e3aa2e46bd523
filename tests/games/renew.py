"""Plays the games of this folder anew: `python -m tests.games.renew`.

Only on purpose, with a new rules version: a record that no longer plays is what these games are
kept to notice.
"""

import json
from pathlib import Path
from random import Random

import engine
from engine import legal_actions, new_game, read_options
from engine.actions import Action
from engine.records import record_of, write_record
from engine.terms import SeatId
from engine.traces import result_as_json
from tests.games.strategies import (
    Strategy,
    as_a_merchant,
    at_random,
    building,
    leaving_no_card,
    scoring_once_walled_in,
    walling_in,
)
from tests.playouts import BOARDS

FOLDER = Path(__file__).parent
TEAM_GAMES: dict[str, int] = {"hellas": 4, "cyprus": 6, "gallia": 4, "balearica": 4}
SALT_GAMES: dict[str, dict[str, object]] = {
    "italia-salt-3": {"board": "italia", "seats": 3, "intermediateScoring": True},
    "byzantium-salt-2": {"board": "byzantium", "seats": 2, "set": "venus"},
    "germania-salt-team-4": {"board": "germania", "seats": 4, "team": True},
    "hispania-salt-5": {"board": "hispania", "seats": 5, "noStartingGoods": True},
}
FORUM = {"forum": True, "forumPlaceholders": True, "forumFirstThreshold": 1}
FORUM_GAMES: dict[str, dict[str, object]] = {
    "italia-forum-3": {"board": "italia", "seats": 3},
    "creta-forum-salt-4": {"board": "creta", "seats": 4, "set": "venus", "salt": True},
    "imperium-forum-team-4": {"board": "imperium", "seats": 4, "team": True, "salt": True},
    "cyprus-forum-auction-5": {"board": "cyprus", "seats": 5, "forumAuction": True},
}
FISH_GAMES: dict[str, dict[str, object]] = {
    "cyprus-fish-3": {"board": "cyprus", "seats": 3},
    "creta-fish-salt-4": {"board": "creta", "seats": 4, "set": "venus", "salt": True, **FORUM},
    "italia-fish-team-4": {"board": "italia", "seats": 4, "team": True},
    "germania-fish-2": {"board": "germania", "seats": 2, "noStartingGoods": True},
}
FISH_SIDES = {"creta-fish-salt-4": "mountain", "italia-fish-team-4": "mountain"}
SOLITARIA_GAMES: dict[str, dict[str, object]] = {
    "italia-solo-standard": {"board": "italia", "solitariaDifficulty": "standard"},
    "imperium-solo-veteran": {"board": "imperium", "solitariaDifficulty": "veteran", **FORUM},
    "hellas-solo-strong-veteran": {"board": "hellas", "solitariaDifficulty": "strongVeteran"},
    "creta-solo-expert": {"board": "creta", "solitariaDifficulty": "expert", "salt": True},
    "corsica-solo-strong-expert": {
        "board": "corsica", "solitariaDifficulty": "strongExpert", "set": "venus",
    },
    "corsica-solo-4": {"board": "corsica", "solitariaDifficulty": "expert"},
    "italia-duel-standard": {"board": "italia", "set": "venus", "salt": True, **FORUM},
    "aegyptus-duel-cooperative": {
        "board": "aegyptus", "solitariaDifficulty": "strongExpert",
        "solitariaScoring": "cooperative",
    },
}  # fmt: skip
RARE_GAMES: dict[str, tuple[dict[str, object], str, Strategy]] = {
    "creta-solo-walled-in": (
        {"board": "creta", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "strongVeteran"},
        "wall-300", walling_in,
    ),
    "creta-solo-walled-in-twice": (
        {"board": "creta", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "strongVeteran"},
        "again-15264", walling_in,
    ),
    "creta-solo-track-walled-in": (
        {"board": "creta", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "expert"},
        "track-463", scoring_once_walled_in,
    ),
    "corsica-duel-no-card": (
        {"board": "corsica", "seats": 2, "solitaria": "two"}, "white-0", leaving_no_card,
    ),
    "imperium-solo-tie": (
        {"board": "imperium", "seats": 1, "solitaria": "solo"}, "pilot-5", as_a_merchant("pilot-5"),
    ),
    "imperium-solo-won": (
        {"board": "imperium", "seats": 1, "solitaria": "solo"}, "pilot", as_a_merchant("pilot"),
    ),
}  # fmt: skip
"""What chance alone hardly ever brings about against Contrarius, with the seeds that do."""
BUILDERS = ("creta", "imperium", "hispania")
"""Boards on which one more game is played by seats that build and buy no cards."""


def main() -> None:
    for number, board in enumerate(map(str, BOARDS)):
        seats = (2, 3, 4, 5)[number % 4]
        cards = ("base", "venus")[number // 4 % 2]
        _play(f"{board}-{seats}", {"board": board, "seats": seats, "set": cards})
    for board, seats in TEAM_GAMES.items():
        _play(f"{board}-team-{seats}", {"board": board, "seats": seats, "team": True})
    for name, given in SALT_GAMES.items():
        _play(name, {**given, "salt": True})
    for name, given in FORUM_GAMES.items():
        _play(name, {**given, **FORUM})
    for name, given in FISH_GAMES.items():
        side = FISH_SIDES.get(name, "river")
        _play(name, {**given, "fishMarket": True, "fishMarketSide": side})
    for name, given in SOLITARIA_GAMES.items():
        mode, seats = ("two", 2) if "duel" in name else ("solo", 1)
        _play(name, {"solitaria": mode, "seats": seats, **given})
    for name, (given, seed, strategy) in RARE_GAMES.items():
        _play(name, given, seed, strategy)
    for board in BUILDERS:
        given = {"board": board, "seats": 2, "set": "venus"}
        _play(f"{board}-houses", given, strategy=building)


def _play(
    name: str, given: dict[str, object], seed: str = "", strategy: Strategy = at_random
) -> None:
    options, seed = read_options(given), seed or name
    state = new_game(options, seed)
    chance = Random(seed)
    actions: list[tuple[SeatId, Action]] = []
    while not state.over:
        action = strategy(state, legal_actions(state), chance)
        actions.append((state.pending[-1].seat, action))
        state = engine.apply(state, actions[-1][0], action).state
    record = record_of(options, seed, ("random",) * options.seats, actions)
    (FOLDER / f"{name}.json").write_text(write_record(record), encoding="utf-8")
    result = json.dumps(result_as_json(state), indent=1) + "\n"
    (FOLDER / f"{name}.result.json").write_text(result, encoding="utf-8")


if __name__ == "__main__":
    main()
