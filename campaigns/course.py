"""How a campaign goes on: it opens, rounds begin, results come in, people leave, it ends.

Everything here is pure, and done twice it changes nothing: a step that was taken is not taken
again. Whoever stores campaigns asks `moved_on` whenever something may have become due.
"""

from __future__ import annotations

from collections.abc import Sequence

from campaigns import finals
from campaigns.campaign import UNKNOWN, Campaign, CampaignGame, CampaignNote, Entrant, PlaceOffer
from campaigns.draw import drawn, final_games, first_groups, knockout_table, redrawn
from campaigns.errors import BadCampaign
from campaigns.plan import entrants_of, planned
from campaigns.standings import StandingRow, members, ranks_of, standings, tables_of_standings

CHANGING_DIVISIONS = 4
"""Of a division with at least so many, one goes up and one down; of twice as many, two."""


def joined(campaign: Campaign, player: str, partner: str | None = None) -> Campaign:
    """Alone or with a partner, who joins by their own word: naming them back, or nobody. Who has
    asked for a partner and found none is joined with whoever else has, when the campaign opens."""
    if campaign.stage != "gathering":
        raise BadCampaign("already-open" if campaign.live else "not-running")
    if partner is not None and not campaign.terms.pairs:
        raise BadCampaign("no-pairs")
    if partner == player:
        raise BadCampaign("own-partner")
    own, other = _entrant(campaign, player), _entrant(campaign, partner)
    if own and (partner is None or len(own.members) > 1):
        raise BadCampaign("joined-already")
    if other and len(other.members) > 1:
        raise BadCampaign("partner-taken")
    found = _who_agrees(campaign, player, partner)
    if found is None:
        new = Entrant(members=(player,), asked=partner)
    elif found.asked == player:
        new = Entrant(members=(*found.members, player))
    else:
        new = Entrant(members=(player, *found.members))
    others = [each for each in campaign.entrants if not {*each.members} & {*new.members}]
    return campaign.changed(entrants=(*others, new))


def _entrant(campaign: Campaign, player: str | None) -> Entrant | None:
    number = None if player is None else campaign.entrant_of(player)
    return None if number is None else campaign.entrants[number]


def _who_agrees(campaign: Campaign, player: str, partner: str | None) -> Entrant | None:
    """Whoever has asked for them; or the one they ask for, who has asked for nobody else."""
    alone = [each for each in campaign.entrants if len(each.members) == 1]
    if partner is None:
        return next((each for each in alone if each.asked == player), None)
    return next(
        (each for each in alone if each.members == (partner,) and each.asked in (None, player)),
        None,
    )


def withdrawn(campaign: Campaign, player: str, *, by: str | None, at: float) -> Campaign:
    """Before it opens, as if they had never joined. Later their place is kept with its points, and
    what is still planned for their division or group is drawn anew without them."""
    number = campaign.entrant_of(player)
    if number is None or campaign.entrants[number].left:
        raise BadCampaign("you-not-in" if by == player else "not-in")
    if campaign.stage == "gathering":
        left = [each for each in campaign.entrants if player not in each.members]
        rest = tuple(each for each in campaign.entrants[number].members if each != player)
        if rest:
            left.append(Entrant(members=rest))
        return campaign.changed(entrants=tuple(left))
    if campaign.stage != "running":
        raise BadCampaign("not-running")
    campaign = campaign.with_entrant(number, left=True)
    campaign = campaign.noted(CampaignNote(what="left", at=at, by=by, about=(player,)))
    groups = {
        each.group
        for _, each in campaign.with_status("planned")
        if number in each.entrants and each.season == campaign.season
    }
    for group in sorted(groups):
        campaign = redrawn(campaign, group)
    return campaign


def offered(campaign: Campaign, leaver: str, follower: str, *, by: str) -> Campaign:
    """A place, to somebody who has yet to agree."""
    _place_to_take_over(campaign, leaver, follower)
    others = [each for each in campaign.offers if each.leaver != leaver]
    offer = PlaceOffer(leaver=leaver, follower=follower, by=by)
    return campaign.changed(offers=(*others, offer))


def offer_to(campaign: Campaign, player: str) -> PlaceOffer | None:
    if campaign.stage != "running":
        return None
    return next((each for each in campaign.offers if each.follower == player), None)


def substituted(
    campaign: Campaign, leaver: str, follower: str, *, by: str | None, at: float
) -> Campaign:
    """Whoever follows takes over the place with its points, from the next game on."""
    number = _place_to_take_over(campaign, leaver, follower)
    members = campaign.entrants[number].members
    changed = tuple(follower if each == leaver else each for each in members)
    campaign = campaign.with_entrant(number, members=changed, left=False)
    left = [
        each for each in campaign.offers if not {each.leaver, each.follower} & {leaver, follower}
    ]
    note = CampaignNote(what="substituted", at=at, by=by, about=(leaver, follower))
    return campaign.changed(offers=tuple(left)).noted(note)


def _place_to_take_over(campaign: Campaign, leaver: str, follower: str) -> int:
    if campaign.stage != "running":
        raise BadCampaign("not-running")
    number = campaign.entrant_of(leaver)
    if number is None:
        raise BadCampaign("not-in")
    if campaign.entrant_of(follower) is not None:
        raise BadCampaign("substitute-taken")
    entrant = campaign.entrants[number]
    if not _still_plays(campaign, number) and (entrant.left or _in_last_step(campaign)):
        raise BadCampaign("too-late-for-substitute")
    return number


def _still_plays(campaign: Campaign, number: int) -> bool:
    later = campaign.with_status("planned", "due")
    return any(number in each.entrants for _, each in later)


def _in_last_step(campaign: Campaign) -> bool:
    """Nothing is drawn any more after what is drawn now."""
    match campaign.terms.format:
        case "tournament":
            return campaign.season == len(_steps(campaign))
        case "league":
            return campaign.season + 1 >= campaign.terms.seasons
        case _:
            return True


def _steps(campaign: Campaign) -> list[int]:
    """Of the finals: how many tables each has."""
    groups = len({each.group for each in campaign.games if each.season == 0})
    return finals.steps(groups, pairs=campaign.terms.pairs)


def opened(campaign: Campaign, *, at: float) -> Campaign:
    """From now on nobody joins; the first round begins on its date, or at once."""
    if campaign.stage != "gathering":
        raise BadCampaign("opened-already" if campaign.live else "not-running")
    campaign = _paired(campaign) if campaign.terms.pairs else campaign
    people = len(campaign.people)
    entrants_of(people, pairs=campaign.terms.pairs)
    planned(campaign.terms, people, campaign.seed)  # refuses what does not come out even
    terms = campaign.terms
    if terms.starts_at is not None and terms.starts_at < at:
        terms = terms.model_copy(update={"starts_at": None})
    groups = first_groups(terms, len(campaign.entrants))
    campaign = campaign.changed(stage="running", terms=terms)
    campaign = _in_divisions(campaign, groups)
    campaign = campaign.changed(games=drawn(campaign, groups, season=0))
    return campaign.changed(next_round_at=at if terms.starts_at is None else terms.starts_at)


def _paired(campaign: Campaign) -> Campaign:
    """Those who wait for a partner get each other, in the order in which they came."""
    whole = [each for each in campaign.entrants if len(each.members) == 2]
    alone = [each.members[0] for each in campaign.entrants if len(each.members) == 1]
    if len(alone) % 2:
        raise BadCampaign("odd-pairs", people=len(campaign.people))
    whole += [Entrant(members=both) for both in zip(alone[::2], alone[1::2], strict=True)]
    return campaign.changed(entrants=tuple(whole))


def recorded(
    campaign: Campaign,
    number: int,
    scores: Sequence[int] | None,
    ranks: Sequence[int] | None = None,
    *,
    at: float,
    players: Sequence[str | None] | None = None,
) -> Campaign:
    """How a game ended; None where it was abandoned, and counts for nobody. `players`: who played
    it, seat by seat."""
    game = campaign.games[number]
    if game.status not in ("due", "open"):
        return campaign
    if scores is None:
        campaign = campaign.with_game(number, status="void", ended_at=at)
        return campaign.noted(CampaignNote(what="voided", at=at, game=number))
    found = tuple(ranks) if ranks is not None else ranks_of(game, scores)
    known = None if players is None else tuple(players)
    return campaign.with_game(
        number, status="done", scores=tuple(scores), ranks=found, ended_at=at, players=known
    )


def corrected(
    campaign: Campaign,
    number: int,
    scores: Sequence[int] | None,
    *,
    by: str,
    reason: str,
    at: float,
) -> Campaign:
    """What the organiser says instead, or that the game counts for nothing. What was drawn from the
    standings before stays as it is."""
    if not 0 <= number < len(campaign.games):
        raise BadCampaign("no-such-game", game=number + 1, games=len(campaign.games))
    game = campaign.games[number]
    if game.status not in ("done", "void"):
        raise BadCampaign("game-not-over", game=number + 1)
    if scores is not None and len(scores) != len(game.chairs):
        raise BadCampaign("scores", seats=len(game.chairs))
    note = CampaignNote(
        what="corrected",
        at=at,
        by=by,
        game=number,
        before=game.scores,
        after=None if scores is None else tuple(scores),
        reason=reason,
    )
    if scores is None:
        return campaign.with_game(number, status="void", scores=None, ranks=None).noted(note)
    ranks = ranks_of(game, scores)
    return campaign.with_game(number, status="done", scores=tuple(scores), ranks=ranks).noted(note)


def taken_over(campaign: Campaign, player: str, *, at: float) -> Campaign:
    if not campaign.live:
        raise BadCampaign("not-running")
    note = CampaignNote(what="taken_over", at=at, by=player, about=(campaign.organiser,))
    return campaign.changed(organiser=player).noted(note)


def cancelled(campaign: Campaign) -> Campaign:
    """What is played goes on at its tables, and counts for nothing here."""
    if not campaign.live:
        raise BadCampaign("not-running")
    return campaign.changed(stage="cancelled", next_round_at=None)


def forgotten(campaign: Campaign, player: str, *, at: float) -> Campaign:
    """Nobody knows any more that it was them; their results stay. The others wait for nobody: what
    is planned goes on without them."""
    number = campaign.entrant_of(player)
    if number is not None and campaign.live and not campaign.entrants[number].left:
        campaign = withdrawn(campaign, player, by=None, at=at)
        number = campaign.entrant_of(player)
    if number is not None:
        left = tuple(None if each == player else each for each in campaign.entrants[number].members)
        campaign = campaign.with_entrant(number, members=left)
    if campaign.organiser == player:
        campaign = campaign.changed(organiser=None)
    for place, entrant in enumerate(campaign.entrants):
        if entrant.asked == player:
            campaign = campaign.with_entrant(place, asked=None)
    offers = tuple(
        each for each in campaign.offers if player not in (each.leaver, each.follower, each.by)
    )
    if offers != campaign.offers:
        campaign = campaign.changed(offers=offers)
    for place, game in enumerate(campaign.games):
        if player in (game.players or ()):
            left = tuple(UNKNOWN if each == player else each for each in game.players or ())
            campaign = campaign.with_game(place, players=left)
    if any(player in (note.by, *note.about) for note in campaign.notes):
        notes = tuple(_without(note, player) for note in campaign.notes)
        campaign = campaign.changed(notes=notes)
    return campaign


def _without(note: CampaignNote, player: str) -> CampaignNote:
    by = None if note.by == player else note.by
    about = tuple(None if each == player else each for each in note.about)
    return note.model_copy(update={"by": by, "about": about})


def moved_on(campaign: Campaign, *, at: float) -> Campaign:
    """The next round, if it is time for it or everybody is done; the next step after the last."""
    if campaign.stage != "running":
        return campaign
    playing = list(campaign.with_status("due", "open"))
    waiting = list(campaign.with_status("planned"))
    if not waiting:
        return campaign if playing else _next_step(campaign, at=at)
    first = campaign.round == 0
    come = campaign.next_round_at is not None and at >= campaign.next_round_at
    if not come and (playing or first):
        return campaign
    number = min(each.round for _, each in waiting)
    games = tuple(
        each.model_copy(update={"status": "due"})
        if each.status == "planned" and each.round == number
        else each
        for each in campaign.games
    )
    lasts = campaign.terms.round_seconds
    return campaign.changed(
        games=games, round=number + 1, next_round_at=None if lasts is None else at + lasts
    )


def _next_step(campaign: Campaign, *, at: float) -> Campaign:
    """After the last game of a season or of a step of the finals."""
    match campaign.terms.format:
        case "tournament":
            after = _next_finals(campaign)
        case "league" if campaign.season + 1 < campaign.terms.seasons:
            after = _next_season(campaign, at=at)
        case _:
            after = None
    if after is None:
        return campaign.changed(stage="over", next_round_at=None)
    return moved_on(after.changed(next_round_at=at), at=at)


def _next_finals(campaign: Campaign) -> Campaign | None:
    steps = _steps(campaign)
    if campaign.season == len(steps):
        return None
    tables = [_present(campaign, rows) for _, rows in tables_of_standings(campaign)]
    count = steps[campaign.season] * knockout_table(campaign)
    going_on = finals.qualified([each for each in tables if each] or [[]], count)
    seeded = finals.seeded(going_on, steps[campaign.season])
    if not seeded:
        return None
    season = campaign.season + 1
    games = final_games(campaign, seeded, season=season)
    return campaign.changed(games=(*campaign.games, *games), season=season)


def _next_season(campaign: Campaign, *, at: float) -> Campaign | None:
    """The same divisions, with those who go up and down; whoever has left leaves a place free."""
    tables = [_present(campaign, rows) for _, rows in tables_of_standings(campaign)]
    groups = [each for each in promoted([[row.entrant for row in rows] for rows in tables]) if each]
    rising = {
        each
        for above, rows in enumerate(tables[1:])
        for each in (row.entrant for row in rows)
        if above < len(groups) and each in groups[above]
    }
    groups = _filled_up(groups)
    if not groups:
        return None
    about = tuple(member for each in sorted(rising) for member in campaign.entrants[each].members)
    campaign = campaign.noted(CampaignNote(what="promoted", at=at, about=about))
    campaign = _in_divisions(campaign, groups).changed(season=campaign.season + 1)
    games = drawn(campaign, groups, season=campaign.season)
    return campaign.changed(games=(*campaign.games, *games))


def promoted(divisions: Sequence[Sequence[int]]) -> list[list[int]]:
    """Each division in the order of its standings: the best go up, as many come down."""
    after = [list(each) for each in divisions]
    for above in range(len(divisions) - 1):
        upper, lower = divisions[above], divisions[above + 1]
        count = min(len(upper), len(lower)) // CHANGING_DIVISIONS
        for falls, rises in zip(upper[len(upper) - count :], lower[:count], strict=True):
            after[above][after[above].index(falls)] = rises
            after[above + 1][after[above + 1].index(rises)] = falls
    return after


def _filled_up(groups: Sequence[Sequence[int]]) -> list[list[int]]:
    """A division that too few are left in is joined with the one above it."""
    found: list[list[int]] = []
    for each in groups:
        if found and (len(each) < CHANGING_DIVISIONS or len(found[-1]) < CHANGING_DIVISIONS):
            found[-1] += each
        else:
            found.append(list(each))
    return [each for each in found if len(each) > 1]


def _present(campaign: Campaign, rows: Sequence[StandingRow]) -> list[StandingRow]:
    return [row for row in rows if not campaign.entrants[row.entrant].left]


def _in_divisions(campaign: Campaign, groups: Sequence[Sequence[int]]) -> Campaign:
    where = {entrant: number for number, group in enumerate(groups) for entrant in group}
    return campaign.changed(
        entrants=tuple(
            each.model_copy(update={"division": where.get(number, each.division)})
            for number, each in enumerate(campaign.entrants)
        )
    )


def final_ranking(campaign: Campaign) -> list[int]:
    """Everybody, the best first: by division; of a tournament, by how far they came."""
    if campaign.terms.format != "tournament":
        return [row.entrant for _, rows in tables_of_standings(campaign) for row in rows]
    found: list[int] = []
    for season in range(campaign.season, -1, -1):
        games: list[CampaignGame] = [each for each in campaign.games if each.season == season]
        here = [
            standings(members(group), group)
            for group in (
                [each for each in games if each.group == number]
                for number in sorted({each.group for each in games})
            )
        ]
        found += [each for each in finals.qualified(here or [[]], 10**6) if each not in found]
    return found
