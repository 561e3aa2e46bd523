"""When the daily letter is due: by the clock on the wall, once a day, and never in quiet hours."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.tables.letters import next_letter
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.quiet_hours import QuietHours
from tests.world.tables import ANNA, TableWorld

BERLIN = "Europe/Berlin"
EIGHT = 8 * 60


def at(*when: int, zone: str = BERLIN) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]  # no seconds


def due(after: float, last: float | None = None, **wishes: object) -> datetime | None:
    """By the clock in Berlin."""
    given = {"zone": BERLIN, "letter": EIGHT, **wishes}
    person = PlayerProfile(ANNA, preferences=Preferences.model_validate(given), letter_at=last)
    found = next_letter(person, after=after)
    return None if found is None else datetime.fromtimestamp(found, ZoneInfo(BERLIN))


def test_it_comes_at_its_hour_and_the_next_day() -> None:
    assert due(at(2026, 5, 5, 7, 59)) == datetime.fromtimestamp(at(2026, 5, 5, 8), UTC)
    assert due(at(2026, 5, 5, 8)) == datetime.fromtimestamp(at(2026, 5, 6, 8), UTC)
    assert due(at(2026, 5, 5, 8), letter=None) is None


def test_it_follows_summer_time() -> None:
    for day in (datetime(2026, 3, 28), datetime(2026, 10, 24)):  # only the date counts
        evening = at(day.year, day.month, day.day, 20)
        found = due(evening)
        assert found
        assert (found.hour, found.minute) == (8, 0)
    left_out = due(at(2026, 3, 29, 0), letter=150)
    assert left_out == datetime.fromtimestamp(at(2026, 3, 29, 3, 30), UTC), "there is no 2:30"
    twice = due(at(2026, 10, 25, 0), letter=150)
    assert twice
    assert due(twice.timestamp(), twice.timestamp(), letter=150) == datetime.fromtimestamp(
        at(2026, 10, 26, 2, 30), UTC
    ), "there is 2:30 twice, and one letter"


def test_it_waits_for_the_end_of_quiet_hours() -> None:
    night = QuietHours(begin=22 * 60, end=9 * 60)
    assert due(at(2026, 5, 5, 7), quiet=night) == datetime.fromtimestamp(at(2026, 5, 5, 9), UTC)
    assert due(at(2026, 5, 5, 8, 30), quiet=night) == datetime.fromtimestamp(at(2026, 5, 5, 9), UTC)


def test_whoever_moves_to_another_zone_gets_one_a_day() -> None:
    """Letters at eight, in Tokyo and then in Los Angeles, where it is still the day before."""
    sent = at(2026, 5, 5, 8, zone="Asia/Tokyo")
    found = due(sent, sent, zone="America/Los_Angeles")
    assert found == datetime.fromtimestamp(at(2026, 5, 5, 8, zone="America/Los_Angeles"), UTC)
    sent = at(2026, 5, 5, 8, zone="America/Los_Angeles")
    found = due(sent, sent, zone="Asia/Tokyo")
    assert found == datetime.fromtimestamp(at(2026, 5, 7, 8, zone="Asia/Tokyo"), UTC), (
        "the day after"
    )


async def test_changing_ones_mind_moves_it_and_restarts_keep_it(world: TableWorld) -> None:
    world.clock.now = at(2026, 5, 5, 7)
    await world.tables.set_preferences(ANNA, Preferences(zone=BERLIN, letter=EIGHT))
    assert await world.tables.next_letter(ANNA) == at(2026, 5, 5, 8)
    world.clock.now = at(2026, 5, 5, 8)
    await world.restart()
    assert await world.tables.due_letters() == [ANNA]
    await world.tables.note_letter(ANNA)
    assert await world.tables.due_letters() == []
    await world.tables.set_preferences(ANNA, Preferences(zone=BERLIN, letter=EIGHT + 5))
    world.clock.now = at(2026, 5, 5, 12)
    assert await world.tables.due_letters() == [], "not twice a day, whatever is set"
    assert await world.tables.next_letter(ANNA) == at(2026, 5, 6, 8, 5)
    await world.tables.set_preferences(ANNA, Preferences(zone=BERLIN))
    world.clock.now = at(2026, 5, 7, 12)
    assert await world.tables.due_letters() == []
    await world.tables.set_preferences(ANNA, Preferences(zone=BERLIN, letter=EIGHT))
    world.clock.now = at(2026, 5, 9, 12)
    await world.tables.delete_data(ANNA)
    assert await world.tables.due_letters() == []
