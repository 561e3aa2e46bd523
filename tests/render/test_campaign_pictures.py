"""Standings of a campaign: every name can be read on a phone, and nothing leaves its room."""

from itertools import cycle, islice

import pytest

from render import campaign_race_picture, campaign_table_picture, fonts
from render.campaign_race import MOST, CampaignRace
from render.campaign_race import build_scene as race_scene
from render.campaign_table import WIDTH, CampaignRow, CampaignSection, CampaignTable, build_scene
from render.scene import Text

PHONE = 450
LEAST_PIXELS = 11
"""Of letters on a phone that shows the whole width."""
LETTERS = "Maximilianus Constantinus Galerius Aurelius Antoninus "


def name(number: int) -> str:
    """Of 32 characters, each another one."""
    return "".join(islice(cycle(LETTERS), number, number + 32)).strip().ljust(32, "x")


def a_table(rows: int, names: list[str] | None = None) -> CampaignTable:
    called = names or [name(number) for number in range(rows)]
    return CampaignTable(
        title="Spring in Rome",
        state="Season · round 4 of 6 · 26 of 48 games",
        columns=("Points", "Games", "Won", "VP"),
        sections=(
            CampaignSection(
                "Division 1",
                tuple(
                    CampaignRow(place, each, (f"{10.5 * place:g}", "6", "2", "1234"))
                    for place, each in enumerate(called, 1)
                ),
                rising=2,
                falling=2,
            ),
        ),
        foot="Ties: games won",
        alt="how it stands",
    )


def test_32_names_of_32_characters_are_whole_and_readable_on_a_phone() -> None:
    table = a_table(32)
    scene = build_scene(table)
    texts = [each for each in scene.shapes if isinstance(each, Text)]
    assert scene.width == WIDTH
    assert min(each.size for each in texts) * PHONE / WIDTH >= LEAST_PIXELS
    said = " ".join(each.text for each in texts)
    for row in table.sections[0].rows:
        assert all(word in said for word in row.name.split()), row.name


@pytest.mark.parametrize("wide", ["W" * 32, "WWWWWWWW " * 4, "ﷺ" * 32, ""])
def test_even_the_widest_name_stays_in_its_room(wide: str) -> None:
    scene = build_scene(a_table(1, [wide]))
    rooms = [each for each in scene.shapes if isinstance(each, Text) and each.font == "bold"]
    for text in rooms:
        if text.anchor == "ls":
            assert text.at[0] + fonts.width(text.text, "bold", text.size) <= WIDTH - 4 * 104 - 20


def test_a_name_without_spaces_is_whole_too() -> None:
    wide = "Maximilianus" * 2 + "Domitian"
    scene = build_scene(a_table(2, [wide, f"{wide[:29]} 07"]))
    rows = [each.text for each in scene.shapes if isinstance(each, Text) and each.anchor == "ls"]
    assert f"{wide}{wide[:29]}07" in "".join(rows).replace(" ", "")


def test_pictures_carry_their_words_and_take_little_room() -> None:
    made = campaign_table_picture(a_table(64))
    assert made.alt_text == "how it stands"
    assert len(made.data) < 300_000


def test_the_race_shows_everybody_it_names() -> None:
    race = CampaignRace(
        "How it was won",
        "after round",
        "points",
        tuple(f"Person {number}" for number in range(MOST)),
        tuple(tuple(float(place * n) for place in range(7)) for n in range(MOST, 0, -1)),
        tuple(f"{6 * n},5" for n in range(MOST, 0, -1)),
        "a chart",
    )
    said = [each.text for each in race_scene(race).shapes if isinstance(each, Text)]
    assert {f"Person {number}" for number in range(MOST)} <= {*said}
    assert f"{6 * MOST},5" in said
    assert campaign_race_picture(race).alt_text == "a chart"
