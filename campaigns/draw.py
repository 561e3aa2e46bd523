"""What is to be played: the games of a season, of the groups, of a step of the finals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement

from campaigns.board_choice import GRAND_TOUR_GAMES, BoardChooser, sizes_for, touring_boards
from campaigns.campaign import Campaign, CampaignGame, CampaignTerms
from campaigns.errors import BadCampaign
from campaigns.schedule import USUAL_GAMES, BalancedSchedule, even_games, schedule, usual_sizes
from campaigns.seat_order import Chair

DIVISION = 8
"""About how many make a division of a league."""
EVEN_DIVISIONS = (8, 9, 11, 12)
"""With which the usual number of games comes out even. Sixteen and more can all be shared out among
such divisions."""
GROUP = 4
"""About how many make a group of a tournament."""
GROUP_GAMES = 4
"""So that everybody sits in every seat once."""


def division_sizes(entrants: int, *, pairs: bool) -> list[int]:
    """About equal, the first ones larger, and such that everybody can play as many games as in the
    other divisions; one division where there are too few for two."""
    usual = DIVISION // 2 if pairs else DIVISION
    count = max(1, entrants // usual)
    if pairs or count == 1:
        return _shared(entrants, count)
    fitting = [
        sizes
        for sizes in combinations_with_replacement(EVEN_DIVISIONS, count)
        if sum(sizes) == entrants
    ]
    best = min(fitting, key=lambda sizes: sum(each * each for each in sizes))
    return sorted(best, reverse=True)


def group_sizes(entrants: int) -> list[int]:
    return _shared(entrants, max(1, -(-entrants // GROUP) if entrants > GROUP + 1 else 1))


def games_each(terms: CampaignTerms, groups: Sequence[Sequence[int]]) -> int:
    """The same in all divisions or groups, however many are in them."""
    sizes = {len(each) for each in groups}
    if terms.format == "grand_tour":
        return GRAND_TOUR_GAMES
    if terms.games is not None:
        return terms.games
    if terms.format == "tournament":
        return 3 if terms.pairs and 4 in sizes else GROUP_GAMES
    even = {even_games(each, pairs=terms.pairs) for each in sizes}
    return even.pop() if len(even) == 1 else USUAL_GAMES


def balanced(
    terms: CampaignTerms,
    entrants: int,
    seed: str,
    *,
    games: int,
    met: tuple[tuple[int, int], ...] = (),
    begun: bool = False,
) -> BalancedSchedule:
    """For the entrants of one division or group. A campaign that has begun goes on, also if its
    boards do not suit those who are left when others have gone."""
    touring = terms.format == "grand_tour"
    sizes = sizes_for(() if touring else terms.boards, pairs=terms.pairs)
    draw = partial(
        schedule, entrants, games, pairs=terms.pairs, may_rest=not touring, met=met, seed=seed
    )
    try:
        return draw(sizes=sizes)
    except BadCampaign:
        if not begun:
            raise
    usual = usual_sizes(pairs=terms.pairs)
    return draw(sizes=usual if entrants >= min(usual) else (2,))


def first_groups(terms: CampaignTerms, entrants: int) -> list[list[int]]:
    """Divisions in the order of joining; groups dealt out one by one; or everybody together."""
    if terms.format == "tournament":
        count = len(group_sizes(entrants))
        return [list(range(first, entrants, count)) for first in range(count)]
    league = terms.format == "league"
    sizes = division_sizes(entrants, pairs=terms.pairs) if league else [entrants]
    people = iter(range(entrants))
    return [[next(people) for _ in range(size)] for size in sizes]


def drawn(
    campaign: Campaign, groups: Sequence[Sequence[int]], *, season: int
) -> tuple[CampaignGame, ...]:
    """Every group plays its schedule, all in the same rounds, after those there were."""
    boards = _chooser(campaign)
    count = games_each(campaign.terms, groups)
    games = []
    for number, group in enumerate(groups):
        seed = f"{campaign.seed} {season} {number}"
        plan = balanced(campaign.terms, len(group), seed, games=count, begun=season > 0)
        games += _games(campaign, plan, group, number, season=season, boards=boards)
    return tuple(sorted(games, key=lambda each: each.round))


def redrawn(campaign: Campaign, group: int) -> Campaign:
    """Somebody has gone: what was planned for their group and has not begun is drawn anew for those
    who are left, as many rounds as there were."""
    planned = [
        each
        for _, each in campaign.with_status("planned")
        if (each.group, each.season) == (group, campaign.season)
    ]
    if not planned:
        return campaign
    rounds = sorted({each.round for each in planned})
    concerned = sorted({entrant for each in planned for entrant in each.entrants})
    left = [each for each in concerned if not campaign.entrants[each].left]
    kept = [each for each in campaign.games if each not in planned]
    boards = _chooser(campaign.model_copy(update={"games": tuple(kept)}))
    fresh: list[CampaignGame] = []
    if len(left) >= 2:
        met = tuple(
            (left.index(one), left.index(other))
            for each in kept
            if (each.group, each.season) == (group, campaign.season)
            for one, other in combinations(each.entrants, 2)
            if one in left and other in left
        )
        seed = f"{campaign.seed} again {campaign.revision}"
        count = _as_many(planned, left)
        plan = balanced(campaign.terms, len(left), seed, games=count, met=met, begun=True)
        fresh = _games(campaign, plan, left, group, season=campaign.season, boards=boards)
        fresh = [
            _moved(campaign, each, _round(rounds, each.round - campaign.rounds_drawn))
            for each in fresh
        ]
    # Games are known by their place, and some of those after these may have begun already.
    void = [
        each.model_copy(update={"status": "void"}) if each in planned else each
        for each in campaign.games
    ]
    return campaign.changed(games=(*void, *sorted(fresh, key=lambda each: each.round)))


def _moved(campaign: Campaign, game: CampaignGame, round_number: int) -> CampaignGame:
    changes: dict[str, object] = {"round": round_number}
    if campaign.terms.format == "grand_tour":
        changes["board"] = touring_boards()[round_number]
    return game.model_copy(update=changes)


def _round(rounds: Sequence[int], place: int) -> int:
    return rounds[place] if place < len(rounds) else rounds[-1] + place - len(rounds) + 1


def _as_many(planned: Sequence[CampaignGame], left: Sequence[int]) -> int:
    """Games that those who are left had still to play: as many as most of them."""
    counts = [sum(one in each.entrants for each in planned) for one in left]
    return max(1, sorted(counts)[len(counts) // 2])


def knockout_table(campaign: Campaign) -> int:
    """How many meet at a table of the finals."""
    return 2 if campaign.terms.pairs else 4


def final_games(
    campaign: Campaign, tables: Sequence[Sequence[int]], *, season: int
) -> tuple[CampaignGame, ...]:
    """One game each. Who has done better so far chooses no seat: they are drawn from the seed by
    turning the table."""
    boards = _chooser(campaign)
    games = []
    for number, table in enumerate(tables):
        turned = [*table[season % len(table) :], *table[: season % len(table)]]
        chairs = [Chair(each) for each in turned]
        if campaign.terms.pairs:
            chairs += [Chair(each, 1) for each in turned]
        games.append(
            CampaignGame(
                round=campaign.rounds_drawn,
                group=number,
                season=season,
                board=boards.choose(turned, len(chairs)),
                chairs=tuple(chairs),
            )
        )
    return tuple(games)


def _games(
    campaign: Campaign,
    plan: BalancedSchedule,
    group: Sequence[int],
    number: int,
    *,
    season: int,
    boards: BoardChooser,
) -> list[CampaignGame]:
    tour = touring_boards() if campaign.terms.format == "grand_tour" else ()
    games = []
    for place, tables in enumerate(plan.rounds):
        for table in tables:
            chairs = tuple(Chair(group[each.entrant], each.member) for each in table)
            people = list(dict.fromkeys(each.entrant for each in chairs))
            games.append(
                CampaignGame(
                    round=campaign.rounds_drawn + place,
                    group=number,
                    season=season,
                    board=tour[place] if tour else boards.choose(people, len(chairs)),
                    chairs=chairs,
                )
            )
    return games


def _chooser(campaign: Campaign) -> BoardChooser:
    boards = BoardChooser(campaign.terms.boards)
    for each in campaign.games:
        boards.note(each.entrants, each.board)
    return boards


def _shared(entrants: int, count: int) -> list[int]:
    size, more = divmod(entrants, count)
    return [size + (place < more) for place in range(count)]
