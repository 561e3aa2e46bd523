"""Who sits where: drawn from the seed (ruling SU5), partners opposite each other (ruling TE1)."""

from collections.abc import Sequence

from bot.tables.seating import TEAMS, Participant, Team
from engine.setup import draw_seats


def seated(participants: Sequence[Participant], seed: str, *, team: bool) -> list[Participant]:
    """Takes the order of joining, returns the order of seats."""
    drawn = draw_seats(participants, seed)
    if not team:
        return list(drawn)
    teams = _teams(drawn)
    seats = [pair[0] for pair in teams] + [pair[1] for pair in teams]
    letters = TEAMS[: len(teams)] * 2
    return [
        each.model_copy(update={"team": letter})
        for each, letter in zip(seats, letters, strict=True)
    ]


def _teams(drawn: Sequence[Participant]) -> list[list[Participant]]:
    """Those who chose a team stay together; the others fill up what is left, as drawn. The team
    of whoever was drawn first begins, and within each team whoever was drawn first."""
    count = len(drawn) // 2
    chosen: dict[Team, list[int]] = {team: [] for team in TEAMS[:count]}
    for place, each in enumerate(drawn):
        if each.team is not None:
            chosen[each.team].append(place)
    free = [place for place, each in enumerate(drawn) if each.team is None]
    for team in chosen.values():
        while len(team) < 2:
            team.append(free.pop(0))
    ordered = sorted(sorted(team) for team in chosen.values())
    return [[drawn[place] for place in team] for team in ordered]
