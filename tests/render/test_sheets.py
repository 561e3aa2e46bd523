"""Sheets of figures fit, and a phone shows them large enough to read."""

import pytest

from engine.terms import GODS
from render import person_picture, person_sheet, ranking, ranking_picture, record_sheet
from render.person_sheet import GodPoints, PastGame, PersonSheet
from render.pictures import records_picture
from render.ranking import Ranking, RankingRow
from render.record_sheet import RecordPart, RecordRow, RecordSheet
from render.scene import Scene, Text
from tests.render.layout_checks import problems

PHONE, READABLE = 450, 11
NAMES = (
    "Marcus Aurelius Antoninus Pius X",
    "Very-Long-Name-Without-Any-Space",
    "W" * 32,
    "Πηνελόπη της Ιθάκης η μεγάλη αα",
    "Wilhelmina von Hammerschmidt WWW",
    "Łukasz Ærø Ñandú çedilla øre abc",
)


def names(count: int) -> list[str]:
    return [NAMES[number % len(NAMES)] for number in range(count)]


def a_ranking(count: int = 32) -> Ranking:
    rows = tuple(
        RankingRow(place, name, (str(2990 - place), "1234", "1034"))
        for place, name in enumerate(names(count), start=1)
    )
    return Ranking(
        "Standings", "Everyone for themselves, 1 to 32 of 147", ("Rating", "Games", "Won"), rows
    )


def a_person(name: str = NAMES[2]) -> PersonSheet:
    return PersonSheet(
        title=name,
        subtitle="On this server",
        figures=(("Games", "1042"), ("Won", "517 (50 %)"), (f"{NAMES[0]} ahead", "118.4")),
        own=name,
        other=NAMES[4],
        gods_title="Points by god",
        gods=tuple(GodPoints(god, 41.5, 0.0) for god in GODS),
        form_title="Last games",
        form=tuple(PastGame(rank % 6 + 1, rank == 0) for rank in range(12)),
        boards_title="Boards played most",
        boards=(("Ionium (Mini)", "1042 games, 517 won"),),
    )


def some_records() -> RecordSheet:
    rows = tuple(RecordRow("Ionium (Mini)", "214", name, "12 Mar 2026, 4 seats") for name in NAMES)
    close = RecordRow("Strong veteran", "+0", f"{NAMES[0]} 214", f"{NAMES[1]} 213, {NAMES[2]} 90")
    return RecordSheet(
        "Records",
        "On this server",
        (
            RecordPart("Highest scores", rows),
            RecordPart("Closest games", (close, RecordRow("Italia", "−12", NAMES[2]))),
        ),
    )


SCENES = {
    "ranking": ranking.build_scene(a_ranking()),
    "person": person_sheet.build_scene(a_person()),
    "records": record_sheet.build_scene(some_records()),
}


def letters(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("name", SCENES)
def test_everything_fits_with_the_longest_names(name: str) -> None:
    assert problems(SCENES[name]) == []


@pytest.mark.parametrize("name", SCENES)
def test_a_phone_shows_every_letter_large_enough(name: str) -> None:
    scene = SCENES[name]
    smallest = min(letters(scene), key=lambda text: text.size)
    assert smallest.size * PHONE / scene.width >= READABLE, smallest.text


def test_thirty_two_names_of_thirty_two_letters_are_all_there() -> None:
    shown = "".join(text.text for text in letters(SCENES["ranking"])).replace(" ", "")
    for name in NAMES:
        assert shown.count(name.replace(" ", "")) >= 5, name


def test_whoever_cannot_see_a_sheet_is_told() -> None:
    ranked = ranking_picture(a_ranking(3))
    assert ranked.alt_text.startswith("Standings. Everyone for themselves, 1 to 32 of 147. 1.")
    assert "Rating 2989, Games 1234, Won 1034." in ranked.alt_text
    person = person_picture(a_person("Livia")).alt_text
    assert "Games 1042. Won 517 (50 %)." in person
    assert f"Points by god (Livia and {NAMES[4]}): Vesta 41.5 and 0.0;" in person
    assert "Last games: 1, 2, 3, 4, 5, 6, 1" in person
    assert "Boards played most: Ionium (Mini) 1042 games, 517 won." in person
    assert "Highest scores: Ionium (Mini) 214, Marcus" in records_picture(some_records()).alt_text
    assert len(ranking_picture(a_ranking()).alt_text) <= 1024
