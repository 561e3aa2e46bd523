"""The promises of a schedule, stated as bounds and measured for every size and both kinds."""

from itertools import combinations, product
from operator import add, mul

import pytest

from campaigns.campaign import CampaignTerms
from campaigns.errors import BadCampaign
from campaigns.plan import FEWEST, MOST, planned
from campaigns.schedule import BalancedSchedule, Spread, best_schedule, even_games, schedule

PEOPLE_WITH_BYES = {10: 30, 13: 13, 17: 17, 18: 18, 22: 22}
"""Where tables of threes, fours and fives don't come out even in any number of games from four to
ten: how many rounds are sat out there, by everybody equally often."""
ALL_MEET_ONCE_AT_MOST = 20
"""From so many people on, but for those above, nobody meets anybody twice."""


def made(people: int, *, pairs: bool) -> BalancedSchedule:
    entrants = people // 2 if pairs else people
    return schedule(entrants, even_games(entrants, pairs=pairs), pairs=pairs)


ALWAYS = (4, 5, 6, 9, 11, 16, 26, 32, 47, 64)
"""The other sizes take a minute together."""


def sizes(step: int) -> list[object]:
    return [
        people if people in ALWAYS else pytest.param(people, marks=pytest.mark.long)
        for people in range(FEWEST, MOST + 1, step)
    ]


@pytest.mark.parametrize("people", sizes(1))
def test_a_season_of_individuals_is_balanced(people: int) -> None:
    found = made(people, pairs=False)
    assert found.games_each == Spread(*[even_games(people, pairs=False)] * 2)
    assert found.meetings.width <= 1
    assert found.seats.width <= 1
    assert found.byes == PEOPLE_WITH_BYES.get(people, 0)
    if people >= ALL_MEET_ONCE_AT_MOST:
        assert found.meetings == Spread(0, 1)


@pytest.mark.parametrize("people", sizes(2))
def test_a_season_of_pairs_is_balanced(people: int) -> None:
    found = made(people, pairs=True)
    pairs = people // 2
    assert found.games_each == Spread(6, 6)
    assert found.meetings.width <= 1
    assert found.seats.width <= 1
    in_threes = pairs in (3, 9, 21)
    assert found.byes == (0 if pairs % 2 == 0 or in_threes else 10 if pairs == 5 else pairs)


@pytest.mark.parametrize(
    ("people", "games", "meetings", "seats", "byes"),
    [
        (8, 7, (3, 3), (1, 2), 0),
        (16, 5, (1, 1), (1, 2), 0),
        (9, 4, (1, 1), (1, 2), 0),
        (32, 6, (0, 1), (1, 2), 0),
        # Of two tables of four, two always meet again: threes and a round to sit out are better.
        (8, 2, (0, 1), (0, 1), 8),
        (8, 3, (0, 1), (1, 1), 8),
        (10, 3, (0, 1), (1, 1), 10),
        (6, 5, (4, 4), (1, 1), 6),
        # See below: with fours that can't be.
        (8, 4, (1, 3), (1, 1), 0),
    ],
)
def test_the_number_of_games_can_be_chosen(
    people: int, games: int, meetings: tuple[int, int], seats: tuple[int, int], byes: int
) -> None:
    found = schedule(people, games)
    assert found.games_each == Spread(games, games)
    assert (found.meetings, found.seats) == (Spread(*meetings), Spread(*seats))
    assert found.byes == byes


def test_eight_people_cannot_meet_evenly_in_four_rounds_of_two_fours() -> None:
    """Write down for each person at which of the two tables they sit in each round, as a row of
    plus and minus. Who meets twice at most, like everybody, agrees with everybody in two of four
    places at most, so no two rows point the same way (their product is 0 or less). In four
    dimensions there are eight such rows only if they are four rows and their opposites: but
    opposites never meet, and others do so twice. That is all ways there are, and here they are."""
    rows = [row for row in product((1, -1), repeat=4) if row[0] == 1]

    def agrees(one: tuple[int, ...], other: tuple[int, ...]) -> int:
        return sum(a == b for a, b in zip(one, other, strict=True))

    both = [*rows, *(tuple(-each for each in row) for row in rows)]
    found = 0
    for eight in combinations(both, 8):
        even = all(sum(row[place] for row in eight) == 0 for place in range(4))
        meetings = [agrees(*two) for two in combinations(eight, 2)]
        if even and max(meetings) <= 2:
            found += 1
            assert min(meetings) == 0
    assert found


@pytest.mark.parametrize("people", [5, 47])
@pytest.mark.parametrize("games", [3, 8])
def test_everybody_plays_as_often_whatever_number_is_chosen(people: int, games: int) -> None:
    found = schedule(people, games)
    assert found.games_each == Spread(games, games)
    assert found.seats.width <= 2
    assert found.meetings.width <= 2


def test_nobody_sits_at_two_tables_in_one_round() -> None:
    for pairs in (False, True):
        for tables in made(26, pairs=pairs).rounds:
            people = [chair for table in tables for chair in table]
            assert len(set(people)) == len(people)


def test_partners_sit_opposite_each_other() -> None:
    for tables in made(24, pairs=True).rounds:
        for table in tables:
            half = len(table) // 2
            assert [each.entrant for each in table[:half]] == [e.entrant for e in table[half:]]
            assert all(
                one.member != two.member
                for one, two in zip(table[:half], table[half:], strict=True)
            )


def test_the_same_seed_draws_the_same() -> None:
    first = schedule(11, 6, seed="a")
    best_schedule.cache_clear()
    assert schedule(11, 6, seed="a") == first
    assert schedule(11, 6, seed="b") != first


@pytest.mark.parametrize("people", [10, 11, 13])
def test_no_seed_draws_less_evenly_than_another(people: int) -> None:
    """What is measured above holds for every campaign: the seed only says who is who."""
    expected = made(people, pairs=False)
    for seed in map(str, range(50)):
        found = schedule(people, even_games(people, pairs=False), seed=seed)
        assert found.games_each == expected.games_each
        assert (found.meetings, found.seats) == (expected.meetings, expected.seats)
        assert found.byes == expected.byes


@pytest.mark.parametrize("pairs", [False, True])
def test_in_all_divisions_everybody_plays_as_often(pairs: bool) -> None:
    for people in range(16, MOST + 1, 2 if pairs else 1):
        terms = CampaignTerms(format="league", pairs=pairs)
        plan = planned(terms, people)
        assert plan.games_each == Spread(6, 6)
        assert plan.seats.width <= 1
        for size in set(plan.groups):
            assert schedule(size, 6, pairs=pairs).meetings.width <= 1
        assert max(plan.groups) - min(plan.groups) <= (1 if pairs else 3)
        if not pairs:
            assert (plan.byes, plan.rounds) == (0, 6)


@pytest.mark.parametrize("pairs", [False, True])
def test_in_all_groups_everybody_plays_as_often(pairs: bool) -> None:
    for people in range(FEWEST, MOST + 1, 2 if pairs else 1):
        plan = planned(CampaignTerms(format="tournament", pairs=pairs), people)
        assert plan.games_each.width == 0
        assert plan.seats.width <= 1


TOUR_SEATS = {False: {7: 2, 11: 2, 13: 2, 17: 3, 22: 2, 26: 2, 37: 2, 41: 2}}
TOUR_SEATS[True] = dict.fromkeys((10, 14, 22, 26, 38, 50), 2)
"""By how much seats differ on a grand tour where it is more than one, by people, alone or in pairs.
Nobody sits out and everybody visits every board once, so the tables of each board seat everybody:
no choice of their sizes comes out more evenly."""
UNEVEN_TOURS = {False: {10, 13, 14, 17, 19, 29, 30, 33, 37, 40, 41, 43, 44, 46, 47, 49, 53, 61}}
UNEVEN_TOURS[True] = {26}
"""Where meetings differ by two on the best grand tour that is known. Six meet 5 to 8 times."""


def toured(people: int, *, pairs: bool) -> None:
    plan = planned(CampaignTerms(format="grand_tour", pairs=pairs), people)
    assert (plan.rounds, plan.games_each, plan.byes) == (14, Spread(14, 14), 0)
    assert plan.seats.width <= TOUR_SEATS[pairs].get(people, 1)
    apart = 3 if people == 6 and not pairs else 1 + (people in UNEVEN_TOURS[pairs])
    assert plan.meetings.width <= apart


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 16, 23, 27, 50, 52, 64])
def test_a_grand_tour_visits_all_boards(people: int) -> None:
    toured(people, pairs=False)


@pytest.mark.long
@pytest.mark.parametrize("pairs", [False, True])
def test_every_grand_tour_is_as_even_as_is_known(pairs: bool) -> None:
    for people in range(FEWEST, MOST + 1, 2 if pairs else 1):
        toured(people, pairs=pairs)


@pytest.mark.parametrize(
    ("people", "pairs"), [(each, pairs) for pairs in (False, True) for each in TOUR_SEATS[pairs]]
)
def test_seats_of_a_grand_tour_cannot_come_out_more_evenly(people: int, pairs: bool) -> None:
    """All sums of fourteen ways to seat everybody: how many tables there are of each size."""
    members = 2 if pairs else 1
    entrants, sizes = people // members, (2, 3) if pairs else (3, 4, 5)
    counts = product(*(range(entrants // size + 1) for size in sizes))
    ways = [n for n in counts if sum(map(mul, n, sizes)) == entrants]
    sums = {tuple(0 for _ in sizes)}
    for _ in range(14):
        sums = {tuple(map(add, total, way)) for total in sums for way in ways}
    spreads = []
    for total in sums:
        largest = next(count for count in reversed(total) if count)
        spreads.append(-(-sum(total) // people) - largest // people)
    assert min(spreads) == TOUR_SEATS[pairs][people]


def test_six_people_cannot_meet_evenly_on_a_grand_tour() -> None:
    """Of three people at two tables, all sit together or two of them do: an odd number of meetings
    in each of fourteen rounds, so an even number in all. Of 84 meetings of 15 couples, six would
    meet 5 times and nine 6 times: whichever six they are, some three have an odd number."""
    couples = list(combinations(range(6), 2))
    for odd in combinations(couples, 84 - 5 * 15 - 3):
        assert any(
            sum(each in odd for each in combinations(three, 2)) % 2
            for three in combinations(range(6), 3)
        )


def test_a_tournament_of_27_has_seven_groups_and_two_steps_of_finals() -> None:
    plan = planned(CampaignTerms(format="tournament"), 27)
    assert plan.groups == (4, 4, 4, 4, 4, 4, 3)
    assert plan.finals == (2, 1)
    assert plan.games == 7 * 4 + 3
    assert plan.meetings == Spread(4, 4)
    assert plan.seats.width <= 1


def test_a_league_of_24_has_three_divisions() -> None:
    plan = planned(CampaignTerms(format="league"), 24)
    assert plan.groups == (8, 8, 8)
    assert (plan.meetings, plan.seats) == (Spread(2, 3), Spread(1, 2))


@pytest.mark.parametrize(
    ("terms", "people", "why"),
    [
        ({"format": "season"}, 3, "too-few"),
        ({"format": "season"}, 65, "too-many"),
        ({"format": "league", "pairs": True}, 9, "odd-pairs"),
        ({"format": "season", "games": 41}, 9, "games"),
        ({"format": "season", "boards": ("atlantis",)}, 9, "unknown-board"),
        ({"format": "season", "boards": ("corsica",)}, 8, "board-unsuited"),
        ({"format": "season", "boards": ("germania",)}, 8, "board-unsuited"),
        ({"format": "season", "boards": ("cyprus",), "games": 3}, 7, "not-even"),
        ({"format": "season", "boards": ("cyprus",), "games": 1}, 4, "not-even"),
        ({"format": "tournament", "boards": ("ionium",)}, 27, "not-even"),
        ({"format": "grand_tour", "games": 3}, 8, "tour-games"),
        ({"format": "grand_tour", "boards": ("italia",)}, 8, "tour-boards"),
    ],
)
def test_what_cannot_be_is_refused(terms: dict[str, object], people: int, why: str) -> None:
    with pytest.raises(BadCampaign) as refusal:
        planned(CampaignTerms.model_validate(terms), people)
    assert refusal.value.why == why


def test_tables_have_the_sizes_that_the_boards_suit() -> None:
    plan = planned(CampaignTerms(format="season", boards=("britannia",), games=4), 12)
    assert plan.games == 16  # by threes
