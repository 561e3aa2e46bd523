"""A campaign as it stands: who takes part, what is to be played, what was played.

Frozen, like a table: what happens makes a new one. Times are seconds, as whoever asks counts them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NewType, get_args

from pydantic import BaseModel, ConfigDict

from campaigns.seat_order import Chair

CampaignId = NewType("CampaignId", int)
CampaignFormat = Literal["season", "league", "tournament", "grand_tour"]
FORMATS: tuple[CampaignFormat, ...] = get_args(CampaignFormat)
CampaignStage = Literal["gathering", "running", "over", "cancelled"]
GameStatus = Literal["planned", "due", "open", "done", "void"]
"""Of a game: its round has not come; its table is to be opened; it is played; it counts; it was
abandoned, or nobody is left to play it."""
Happening = Literal[
    "opened", "left", "substituted", "corrected", "voided", "taken_over", "promoted", "redrawn"
]


UNKNOWN = ""
"""In place of somebody who has deleted their data."""


class CampaignModel(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class CampaignTerms(CampaignModel):
    """What the organiser has decided."""

    format: CampaignFormat
    pairs: bool = False
    games: int | None = None
    """That everybody plays in a season, or in the groups of a tournament; None: as many as come out
    even."""
    boards: tuple[str, ...] = ()
    """None named: all that suit the tables."""
    cards: Literal["base", "venus"] = "base"
    seasons: int = 1
    round_seconds: float | None = None
    """How long a round lasts at most before the next one begins; None: until all have played."""
    starts_at: float | None = None
    """None: as soon as it is opened."""
    pace: str | None = None
    """Of every table, as JSON; the tables' business."""


class Entrant(CampaignModel):
    """Somebody who takes part, or a fixed pair. Whoever stands in keeps the points."""

    members: tuple[str | None, ...]
    """Opaque ids; None for somebody who has deleted their data."""
    left: bool = False
    division: int = 0
    asked: str | None = None
    """Of somebody alone: whom they would like as a partner. That takes their own word."""


class PlaceOffer(CampaignModel):
    """Somebody is asked to take over a place, and has yet to agree."""

    leaver: str
    follower: str
    by: str


class CampaignGame(CampaignModel):
    round: int
    group: int
    """The division, the group of a tournament, or the table of the finals."""
    season: int = 0
    """Of a tournament: 0 for the groups, then one more for each step of the finals."""
    board: str
    chairs: tuple[Chair, ...]
    """Seat by seat."""
    status: GameStatus = "planned"
    table: int | None = None
    scores: tuple[int, ...] | None = None
    """Seat by seat, when it is done."""
    ranks: tuple[int, ...] | None = None
    """Seat by seat, from 1; whoever wins a tie by the rules is first alone."""
    players: tuple[str | None, ...] | None = None
    """Seat by seat, for whom it counted: who played most of it; None for a computer, and `UNKNOWN`
    for whoever has deleted their data since."""
    ended_at: float | None = None

    @property
    def entrants(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(chair.entrant for chair in self.chairs))


class CampaignNote(CampaignModel):
    """Something that happened to the campaign itself, for everybody to see."""

    what: Happening
    at: float
    by: str | None = None
    """Who did it; None for the campaign itself, and for whoever has deleted their data."""
    about: tuple[str | None, ...] = ()
    """Who it is about."""
    game: int | None = None
    before: tuple[int, ...] | None = None
    after: tuple[int, ...] | None = None
    reason: str = ""


class Campaign(CampaignModel):
    id: CampaignId
    guild: str
    channel: str
    name: str
    organiser: str | None
    terms: CampaignTerms
    seed: str
    created_at: float
    stage: CampaignStage = "gathering"
    entrants: tuple[Entrant, ...] = ()
    games: tuple[CampaignGame, ...] = ()
    """Known by their place in it."""
    season: int = 0
    round: int = 0
    """How many rounds have begun."""
    next_round_at: float | None = None
    notes: tuple[CampaignNote, ...] = ()
    offers: tuple[PlaceOffer, ...] = ()
    """For each place one at most."""
    revision: int = 0

    @property
    def live(self) -> bool:
        return self.stage in ("gathering", "running")

    @property
    def rounds_drawn(self) -> int:
        """How many there are, begun or planned."""
        return max((each.round + 1 for each in self.games), default=0)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who takes part now."""
        return tuple(
            member
            for each in self.entrants
            if not each.left
            for member in each.members
            if member is not None
        )

    def named(self) -> set[str]:
        """Everybody whose id is written in it."""
        members = {member for each in self.entrants for member in each.members}
        noted = {each for note in self.notes for each in (note.by, *note.about)}
        played = {each for game in self.games for each in game.players or ()}
        asked = {each.asked for each in self.entrants}
        asked |= {who for each in self.offers for who in (each.leaver, each.follower, each.by)}
        return {each for each in {self.organiser, *members, *noted, *played, *asked} if each}

    def entrant_of(self, player: str) -> int | None:
        for number, each in enumerate(self.entrants):
            if player in each.members:
                return number
        return None

    def with_status(self, *statuses: GameStatus) -> Iterator[tuple[int, CampaignGame]]:
        """Games with their numbers."""
        return ((n, each) for n, each in enumerate(self.games) if each.status in statuses)

    def changed(self, **changes: object) -> Campaign:
        return self.model_copy(update={**changes, "revision": self.revision + 1})

    def with_game(self, number: int, **changes: object) -> Campaign:
        games = list(self.games)
        games[number] = games[number].model_copy(update=changes)
        return self.changed(games=tuple(games))

    def with_entrant(self, number: int, **changes: object) -> Campaign:
        entrants = list(self.entrants)
        entrants[number] = entrants[number].model_copy(update=changes)
        return self.changed(entrants=tuple(entrants))

    def noted(self, note: CampaignNote) -> Campaign:
        return self.changed(notes=(*self.notes, note))
