"""What results add up to: somebody's statistics, the standings of a server, and its records.

Only games that were played to their end here, without take-backs. Nobody who wants to stay private
is in what others see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.tables.ratings import EVERYWHERE, RatedMode, Rating
from bot.tables.results import GameMode, ResultId
from bot.tables.seating import PlayerId
from engine.terms import GODS, BoardId, God

FORM = 12
"""How many of the last games are shown one by one."""


class SeatScore(NamedTuple):
    """What somebody has scored in a game."""

    result: ResultId
    board: BoardId
    mode: GameMode
    seats: int
    total: int
    rank: int
    won: bool
    points: Mapping[str, int]


class WonGames(NamedTuple):
    """How many, and how many of them somebody has won."""

    games: int = 0
    wins: int = 0


class PersonStatistics(NamedTuple):
    """In one server, or everywhere."""

    player: PlayerId
    games: int
    """Against people or computers, alone or in a team."""
    wins: int
    average: float | None
    best: SeatScore | None
    gods: Mapping[God, tuple[float, float]]
    """For each god what they have scored on average, and what the winners of these games have."""
    boards: Sequence[tuple[BoardId, WonGames]]
    """Those played most often first."""
    form: Sequence[SeatScore]
    """The last games, the latest last."""
    contrarius: WonGames
    here: Mapping[RatedMode, Rating]
    everywhere: Mapping[RatedMode, Rating]


class Encounters(NamedTuple):
    """Of two people in the games in which both have played, as the first of them sees it."""

    games: int
    ahead: int
    behind: int
    """The rest they have tied, or played as partners."""
    partners: int
    wins: tuple[int, int]
    averages: tuple[float, float] | None
    gods: Mapping[God, tuple[float, float]]


class RatedPerson(NamedTuple):
    place: int
    player: PlayerId
    name: str
    rating: Rating


class Standings(NamedTuple):
    mode: RatedMode
    rows: Sequence[RatedPerson]
    first: int
    """How many are before these."""
    everyone: int
    """How many are in the standings."""


class BoardRecord(NamedTuple):
    board: BoardId
    name: str
    total: int
    seats: int
    ended_at: float


class CloseGame(NamedTuple):
    board: BoardId
    margin: int
    sides: Sequence[tuple[Sequence[str | None], int]]
    """Best first: who, and how many points together; None is a computer."""
    ended_at: float


class ContrariusRecord(NamedTuple):
    difficulty: str
    names: Sequence[str]
    margin: int
    """How far they were ahead of him."""
    board: BoardId
    ended_at: float


class Records(NamedTuple):
    boards: Sequence[BoardRecord]
    closest: Sequence[CloseGame]
    contrarius: Sequence[ContrariusRecord]

    @property
    def is_empty(self) -> bool:
        return not (self.boards or self.closest or self.contrarius)


def averages(
    own: Sequence[Mapping[str, int]], others: Sequence[Mapping[str, int]]
) -> dict[God, tuple[float, float]]:
    """God by god, of those who have paid anybody anything."""
    pairs = {god: (_mean(own, god), _mean(others, god)) for god in GODS}
    return {god: pair for god, pair in pairs.items() if any(pair)}


def _mean(scores: Sequence[Mapping[str, int]], god: God) -> float:
    return sum(each.get(god, 0) for each in scores) / len(scores) if scores else 0.0


def statistics_of(
    player: PlayerId,
    scores: Sequence[SeatScore],
    winners: Sequence[Mapping[str, int]],
    ratings: Mapping[tuple[str, RatedMode], Rating],
    scope: str,
) -> PersonStatistics:
    """Of all their games, in the order in which they ended."""
    among_people = [each for each in scores if each.mode in ("individual", "team")]
    alone = [each for each in scores if each.mode in ("solo", "duel")]
    boards: dict[BoardId, WonGames] = {}
    for each in among_people:
        games, wins = boards.get(each.board, WonGames())
        boards[each.board] = WonGames(games + 1, wins + each.won)
    totals = [each.total for each in among_people]
    return PersonStatistics(
        player,
        games=len(among_people),
        wins=sum(each.won for each in among_people),
        average=sum(totals) / len(totals) if totals else None,
        best=max(among_people, key=lambda each: each.total, default=None),
        gods=averages([each.points for each in among_people], winners),
        boards=sorted(boards.items(), key=lambda each: (-each[1].games, each[0])),
        form=among_people[-FORM:],
        contrarius=WonGames(len(alone), sum(each.won for each in alone)),
        here={mode: rating for (where, mode), rating in ratings.items() if where == scope},
        everywhere={mode: each for (where, mode), each in ratings.items() if where == EVERYWHERE},
    )


def encounters_of(pairs: Sequence[tuple[SeatScore, SeatScore, bool]]) -> Encounters:
    """Each game in which both have played: what either scored, and whether as partners."""
    own = [first for first, _, _ in pairs]
    others = [second for _, second, _ in pairs]
    against = [(first, second) for first, second, together in pairs if not together]
    return Encounters(
        games=len(pairs),
        ahead=sum(first.rank < second.rank for first, second in against),
        behind=sum(first.rank > second.rank for first, second in against),
        partners=len(pairs) - len(against),
        wins=(sum(each.won for each in own), sum(each.won for each in others)),
        averages=(_average(own), _average(others)) if pairs else None,
        gods=averages([each.points for each in own], [each.points for each in others]),
    )


def _average(scores: Sequence[SeatScore]) -> float:
    return sum(each.total for each in scores) / len(scores)
