"""How a campaign goes on, from the first who joins to the last result."""

from fractions import Fraction
from random import Random

import pytest

from campaigns import course
from campaigns.campaign import Campaign
from campaigns.errors import BadCampaign
from campaigns.standings import game_points, members, standings, tables_of_standings
from tests.campaigns.campaigners import a_round, gathering, to_the_end


def games_of(campaign: Campaign, entrant: int) -> int:
    return sum(entrant in each.entrants for _, each in campaign.with_status("done"))


def test_a_season_ends_when_everybody_has_played_all_their_games() -> None:
    over = to_the_end(gathering(8, games=7))
    assert over.stage == "over"
    assert {games_of(over, each) for each in range(8)} == {7}
    assert sorted(course.final_ranking(over)) == list(range(8))


def test_a_campaign_survives_being_written_down() -> None:
    over = to_the_end(gathering(8, format="league", pairs=True))
    assert Campaign.model_validate_json(over.model_dump_json(exclude_defaults=True)) == over


def test_points_standings_and_tie_breakers() -> None:
    """Worked out by hand."""
    campaign = course.moved_on(course.opened(gathering(4, games=2), at=0.0), at=0.0)
    campaign = course.recorded(campaign, 0, (100, 90, 90, 70), at=1.0)
    first = campaign.games[0]
    people = [chair.entrant for chair in first.chairs]
    points = game_points(first)
    assert [points[each] for each in people] == [12, 6, 6, 0]
    rows = standings(range(4), campaign.games)
    assert rows[0].entrant == people[0]
    assert rows[0].won == 1
    assert rows[0].share == Fraction(100 * 4, 350)
    assert {rows[1].entrant, rows[2].entrant} == {*people[1:3]}
    assert rows[1].entrant < rows[2].entrant  # all else is equal: the order of joining
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert rows[3].opponents == 24


def test_a_table_of_three_counts_as_much_as_one_of_five() -> None:
    three = course.opened(gathering(9, games=1), at=0.0).games[0]
    five = course.opened(gathering(5, games=1), at=0.0).games[0]
    for game, scores in ((three, (3, 2, 1)), (five, (5, 4, 3, 2, 1))):
        done = game.model_copy(update={"status": "done", "scores": scores, "ranks": scores[::-1]})
        gained = list(game_points(done).values())
        assert {max(gained), min(gained)} == {Fraction(12), Fraction(0)}


def test_a_league_promotes_and_relegates_the_same_number() -> None:
    divisions = [list(range(8)), list(range(8, 16)), list(range(16, 24))]
    after = course.promoted(divisions)
    assert after == [
        [0, 1, 2, 3, 4, 5, 8, 9],
        [6, 7, 10, 11, 12, 13, 16, 17],
        [14, 15, 18, 19, 20, 21, 22, 23],
    ]


def test_a_league_of_three_seasons() -> None:
    over = to_the_end(gathering(24, format="league", seasons=3))
    assert over.season == 2
    assert {games_of(over, each) for each in range(24)} == {18}
    assert [note.what for note in over.notes] == ["promoted", "promoted"]
    first = [each for each in over.games if each.season == 0]
    second = [
        frozenset(members(each for each in over.games if (each.season, each.group) == (1, group)))
        for group in range(3)
    ]
    ranked = []
    for group in range(3):
        games = [each for each in first if each.group == group]
        ranked.append([row.entrant for row in standings(range(8 * group, 8 * group + 8), games)])
    assert second == [frozenset(each) for each in course.promoted(ranked)]


def test_a_tournament_of_27_ends_with_a_final() -> None:
    over = to_the_end(gathering(27, format="tournament"))
    steps = [[each for each in over.games if each.season == season] for season in range(3)]
    assert [len(each) for each in steps] == [28, 2, 1]
    (final,) = steps[2]
    ranking = course.final_ranking(over)
    best = max(zip(final.scores or (), final.chairs, strict=True))[1].entrant
    assert ranking[0] == best
    assert {*ranking[:4]} == {*final.entrants}
    assert {*ranking[:8]} == {each for game in steps[1] for each in game.entrants}
    assert sorted(ranking) == list(range(27))


def test_a_grand_tour_goes_on_over_all_boards_when_somebody_leaves() -> None:
    campaign = course.opened(gathering(5, format="grand_tour"), at=0.0)
    chance = Random(1)
    for at in range(3):
        campaign = a_round(campaign, chance, float(at))
    campaign = course.withdrawn(campaign, "person 4", by=None, at=3.0)
    over = to_the_end(campaign)
    assert {games_of(over, each) for each in range(4)} == {14}
    for each in range(4):
        boards = [game.board for _, game in over.with_status("done") if each in game.entrants]
        assert len(set(boards)) == 14


def test_who_leaves_keeps_their_points_and_the_others_their_games() -> None:
    campaign = a_round(course.opened(gathering(12), at=0.0), Random(1), 0.0)
    campaign = course.withdrawn(campaign, "person 3", by="person 3", at=1.0)
    over = to_the_end(campaign)
    assert games_of(over, 3) == 1
    assert {games_of(over, each) for each in range(12) if each != 3} == {6}
    assert campaign.notes[-1].about == ("person 3",)
    with pytest.raises(BadCampaign, match="not-in"):
        course.withdrawn(campaign, "person 3", by=None, at=1.0)


def test_a_substitute_takes_over_the_place_with_its_points() -> None:
    campaign = a_round(course.opened(gathering(8), at=0.0), Random(1), 0.0)
    before = tables_of_standings(campaign)
    campaign = course.substituted(campaign, "person 2", "anna", by=None, at=1.0)
    assert tables_of_standings(campaign) == before
    assert campaign.entrants[2].members == ("anna",)
    with pytest.raises(BadCampaign, match="substitute-taken"):
        course.substituted(campaign, "person 3", "anna", by=None, at=1.0)


def test_a_correction_changes_the_standings_and_is_noted() -> None:
    campaign = a_round(course.opened(gathering(4, games=2), at=0.0), Random(1), 0.0)
    before = campaign.games[0].scores
    after = course.corrected(campaign, 0, (1, 2, 3, 4), by="person 0", reason="typo", at=2.0)
    (note,) = after.notes
    assert (note.before, note.after, note.reason) == (before, (1, 2, 3, 4), "typo")
    assert tables_of_standings(after)[0][1][0].entrant == after.games[0].chairs[3].entrant
    void = course.corrected(after, 0, None, by="person 0", reason="never played", at=3.0)
    assert tables_of_standings(void)[0][1][0].played == 0
    with pytest.raises(BadCampaign, match="scores"):
        course.corrected(campaign, 0, (1, 2), by="person 0", reason="", at=2.0)
    with pytest.raises(BadCampaign, match="no-such-game"):
        course.corrected(campaign, 7, None, by="person 0", reason="", at=2.0)


def test_pairs_join_together_or_find_each_other() -> None:
    campaign = course.joined(gathering(2, pairs=True), "anna", "ben")
    assert "ben" not in campaign.people
    campaign = course.joined(campaign, "ben")
    campaign = course.joined(campaign, "cleo")
    with pytest.raises(BadCampaign, match="odd-pairs"):
        course.opened(campaign, at=0.0)
    with pytest.raises(BadCampaign, match="partner-taken"):
        course.joined(campaign, "dora", "ben")
    with pytest.raises(BadCampaign, match="joined-already"):
        course.joined(campaign, "cleo")
    campaign = course.joined(campaign, "cleo", "dora")
    campaign = course.joined(campaign, "dora", "cleo")
    running = course.opened(campaign, at=0.0)
    assert [each.members for each in running.entrants] == [
        ("anna", "ben"),
        ("cleo", "dora"),
        ("person 0", "person 1"),
    ]


def test_who_waits_alone_takes_whoever_asks_unless_they_ask_for_somebody_else() -> None:
    campaign = course.joined(gathering(0, pairs=True), "anna")
    campaign = course.joined(campaign, "ben", "anna")
    campaign = course.joined(campaign, "cleo", "emil")
    campaign = course.joined(campaign, "dora", "cleo")
    assert [each.members for each in campaign.entrants] == [("ben", "anna"), ("cleo",), ("dora",)]
    assert "emil" in campaign.named()
    campaign = course.forgotten(campaign, "emil", at=0.0)
    assert "emil" not in campaign.model_dump_json()
    running = course.opened(campaign, at=0.0)
    assert [each.members for each in running.entrants] == [("ben", "anna"), ("cleo", "dora")]


def test_a_place_is_taken_over_by_whoever_agrees() -> None:
    campaign = course.opened(gathering(4, games=3), at=0.0)
    campaign = course.offered(campaign, "person 2", "ben", by="person 0")
    campaign = course.offered(campaign, "person 2", "anna", by="person 0")
    assert "anna" not in campaign.people
    assert course.offer_to(campaign, "ben") is None
    offer = course.offer_to(campaign, "anna")
    assert offer
    assert course.forgotten(campaign, "anna", at=0.0).offers == ()
    campaign = course.substituted(campaign, offer.leaver, "anna", by=offer.by, at=1.0)
    assert campaign.entrants[2].members == ("anna",)
    assert campaign.offers == ()
    with pytest.raises(BadCampaign, match="substitute-taken"):
        course.offered(campaign, "person 1", "anna", by="person 1")


def test_who_leaves_before_it_opens_leaves_nothing_behind() -> None:
    campaign = course.joined(gathering(2, pairs=True), "anna", "ben")
    campaign = course.joined(campaign, "ben")
    campaign = course.withdrawn(campaign, "ben", by=None, at=0.0)
    assert campaign.people == ("person 0", "person 1", "anna")
    assert campaign.notes == ()


@pytest.mark.parametrize("people", [5, 9])
def test_it_goes_on_until_nobody_is_left(people: int) -> None:
    """One after the other leaves, a round after the other."""
    for terms in ({}, {"format": "tournament"}, {"format": "league", "seasons": 2}):
        campaign = course.opened(gathering(people, games=3, **terms), at=0.0)
        for number in range(people - 1):
            campaign = a_round(campaign, Random(number), float(number))
            if campaign.stage == "running":
                campaign = course.withdrawn(campaign, f"person {number}", by=None, at=1.0)
        assert to_the_end(campaign).stage == "over"


@pytest.mark.parametrize(
    ("people", "terms"),
    [
        (10, {"games": 2, "boards": ("cyprus",)}),  # which suits five
        (8, {"games": 3, "boards": ("ionium",)}),  # four or five
        (16, {"format": "league", "seasons": 2, "games": 2, "boards": ("ionium",)}),
        (8, {"format": "tournament", "boards": ("ionium",)}),
    ],
)
def test_whoever_is_left_plays_on_even_if_the_boards_do_not_suit_them(
    people: int, terms: dict[str, object]
) -> None:
    campaign = a_round(course.opened(gathering(people, **terms), at=0.0), Random(1), 0.0)
    for leaver in ("person 1", "person 2", "person 5"):
        campaign = course.withdrawn(campaign, leaver, by=None, at=1.0)
    over = to_the_end(campaign)
    assert over.stage == "over"
    later = [game for _, game in over.with_status("done") if game.round]
    assert later
    assert not {1, 2, 5} & {each for game in later for each in game.entrants}


def test_who_deletes_their_data_is_nowhere_in_it() -> None:
    campaign = a_round(course.opened(gathering(8), at=0.0), Random(1), 0.0)
    campaign = course.substituted(campaign, "person 2", "anna", by="person 0", at=1.0)
    for each in ("person 0", "anna", "person 2"):
        campaign = course.forgotten(campaign, each, at=2.0)
        assert f'"{each}"' not in campaign.model_dump_json()
    assert to_the_end(campaign).stage == "over"


def test_the_schedule_moves_by_its_dates_and_early_if_all_are_done() -> None:
    campaign = course.opened(gathering(8, games=3, round_seconds=100.0, starts_at=50.0), at=0.0)
    assert course.moved_on(campaign, at=49.0) == campaign
    campaign = course.moved_on(campaign, at=50.0)
    assert (campaign.round, campaign.next_round_at) == (1, 150.0)
    assert course.moved_on(campaign, at=149.0) == campaign
    assert course.moved_on(campaign, at=150.0).round == 2
    early = a_round(campaign, Random(1), 60.0)
    assert course.moved_on(early, at=61.0).round == 2


def test_a_date_that_has_passed_means_at_once() -> None:
    campaign = course.opened(gathering(8, starts_at=50.0), at=70.0)
    assert campaign.next_round_at == 70.0


def test_nobody_joins_or_opens_what_was_cancelled() -> None:
    gone = course.cancelled(gathering(4))
    with pytest.raises(BadCampaign, match="not-running"):
        course.joined(gone, "anna")
    with pytest.raises(BadCampaign, match="not-running"):
        course.opened(gone, at=0.0)


def test_a_substitute_can_still_come_in_between_two_seasons() -> None:
    """In the last round of all, nothing is left to take over."""
    terms = {"format": "league", "games": 1, "seasons": 2}
    campaign = course.opened(gathering(4, **terms), at=0.0)
    campaign = course.moved_on(campaign, at=0.0).with_game(0, status="open")
    campaign = course.substituted(campaign, "person 2", "anna", by=None, at=1.0)
    campaign = course.recorded(campaign, 0, (90, 80, 70, 60), at=2.0)
    campaign = course.moved_on(campaign, at=2.0).with_game(1, status="open")
    assert campaign.season == 1
    with pytest.raises(BadCampaign, match="too-late-for-substitute"):
        course.substituted(campaign, "person 3", "ben", by=None, at=3.0)
