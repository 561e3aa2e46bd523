"""A campaign as files: everything that was played and corrected, and how it stands."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from datetime import UTC, datetime

from campaigns.campaign import Campaign, CampaignGame, CampaignNote
from campaigns.course import final_ranking
from campaigns.standings import game_points, members, standings

FORMAT = 1
NameEntrant = Callable[[int], str]
Hides = Callable[[str | None], bool]
"""Whether somebody wants to stay private."""
_COLUMNS = (
    "game", "season", "round", "group", "board", "status", "table", "seat", "entrant", "name",
    "victory_points", "rank", "points", "played_by", "ended_at",
)  # fmt: skip


def as_json(campaign: Campaign, named: NameEntrant, hides: Hides) -> str:
    told = {
        "format": FORMAT,
        "name": campaign.name,
        "kind": campaign.terms.format,
        "pairs": campaign.terms.pairs,
        "stage": campaign.stage,
        "terms": campaign.terms.model_dump(mode="json", exclude={"pace"}),
        "seed": campaign.seed,
        "entrants": [
            {
                "entrant": number,
                "name": named(number),
                "players": [None if hides(member) else member for member in each.members],
                "left": each.left,
                "division": each.division,
            }
            for number, each in enumerate(campaign.entrants)
        ],
        "games": [_game(number, each, hides) for number, each in enumerate(campaign.games)],
        "standings": [
            {"season": season, "group": group, "rows": rows}
            for season, group, rows in _standings(campaign)
        ],
        "ranking": final_ranking(campaign) if campaign.games else [],
        "notes": [_note(each, hides) for each in campaign.notes],
    }
    return json.dumps(told, indent=2, ensure_ascii=False)


def as_csv(campaign: Campaign, named: NameEntrant) -> str:
    """A line for each seat of each game."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(_COLUMNS)
    for number, game in enumerate(campaign.games):
        points = game_points(game) if game.status == "done" else {}
        for seat, chair in enumerate(game.chairs):
            gained = points.get(chair.entrant)
            lines.writerow(
                (
                    number + 1,
                    game.season + 1,
                    game.round + 1,
                    game.group + 1,
                    game.board,
                    game.status,
                    game.table or "",
                    seat + 1,
                    chair.entrant + 1,
                    _harmless(named(chair.entrant)),
                    game.scores[seat] if game.scores else "",
                    game.ranks[seat] if game.ranks else "",
                    "" if gained is None else float(gained),
                    _kind(game, seat) or "",
                    _time(game.ended_at),
                )
            )
    return text.getvalue()


def _game(number: int, game: CampaignGame, hides: Hides) -> dict[str, object]:
    return {
        "game": number,
        "season": game.season,
        "round": game.round,
        "group": game.group,
        "board": game.board,
        "status": game.status,
        "table": game.table,
        "seats": [
            {
                "entrant": each.entrant,
                "member": each.member,
                "played_by": _kind(game, seat),
                "player": _player(game, seat, hides),
            }
            for seat, each in enumerate(game.chairs)
        ],
        "victory_points": game.scores,
        "ranks": game.ranks,
        "ended_at": _time(game.ended_at, "microseconds"),
    }


def _kind(game: CampaignGame, seat: int) -> str | None:
    """Who played most of it, where that is known."""
    if game.players is None:
        return None
    return "computer" if game.players[seat] is None else "person"


def _player(game: CampaignGame, seat: int, hides: Hides) -> str | None:
    player = game.players[seat] if game.players else None
    return None if hides(player) else player or None


def _note(note: CampaignNote, hides: Hides) -> dict[str, object]:
    return {
        **note.model_dump(mode="json"),
        "by": None if hides(note.by) else note.by,
        "about": [None if hides(each) else each for each in note.about],
    }


def _standings(campaign: Campaign) -> list[tuple[int, int, list[dict[str, object]]]]:
    found = []
    for season, group in sorted({(each.season, each.group) for each in campaign.games}):
        games = [each for each in campaign.games if (each.season, each.group) == (season, group)]
        rows: list[dict[str, object]] = [
            {
                "place": row.place,
                "entrant": row.entrant,
                "played": row.played,
                "points": float(row.points),
                "won": row.won,
                "victory_points": row.victory_points,
            }
            for row in standings(members(games), games)
        ]
        found.append((season, group, rows))
    return found


def _harmless(name: str) -> str:
    """A spreadsheet would take some beginnings for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t" else name


def _time(at: float | None, exactly: str = "seconds") -> str:
    return "" if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec=exactly)
