"""Names as long as Discord takes: nothing that a picture says about them is left out."""

import itertools

import pytest

from render.campaign_table import CampaignRow, CampaignSection, CampaignTable
from render.campaign_table import build_scene as campaign_scene
from render.layout import board_scene
from render.person_sheet import PersonSheet
from render.person_sheet import build_scene as person_scene
from render.record_sheet import RecordPart, RecordRow, RecordSheet
from render.record_sheet import build_scene as record_scene
from render.scene import Scene, Text
from render.seating import NamedSeats
from tests.render.late_games import late_views

ONE, OTHER = "Wolfgangus Maximilianus Augustus", "Aurelia Theodosia Constantia Max"


def texts(scene: Scene) -> list[str]:
    return [each.text for each in scene.shapes if isinstance(each, Text)]


def test_figures_say_what_they_are_behind_a_long_name() -> None:
    figures = ((f"{ONE} ahead", "20"), (f"{OTHER} ahead", "14"), ("As partners", "3"))
    said = " ".join(texts(person_scene(PersonSheet("Both", "", figures, ONE, OTHER))))
    for label, _ in figures:
        assert label in said


def test_records_name_everybody_who_was_there() -> None:
    who, detail = f"{ONE} and {OTHER}", f"{OTHER} 119, computer 80, {ONE} 70"
    rows = (RecordRow("Italia", "+1", who, detail), RecordRow("Creta", "+2", ONE, "short"))
    scene = record_scene(RecordSheet("Records", "", (RecordPart("Closest", rows),)))
    said = " ".join(texts(scene))
    assert who in said
    assert detail in said
    boxes = [each.box for each in scene.shapes if hasattr(each, "box")][1:]
    assert all(above[3] <= below[1] for above, below in itertools.pairwise(boxes))


def test_each_of_a_pair_has_a_line() -> None:
    row = CampaignRow(1, f"{ONE} & {OTHER}", ("12", "1", "1", "90"))
    table = CampaignTable(
        "Spring", "", ("a", "b", "c", "d"), (CampaignSection("", (row,)),), "", ""
    )
    said = texts(campaign_scene(table))
    assert f"{ONE} &" in said
    assert OTHER in said


@pytest.mark.parametrize("board", ["italia", "germania"])
def test_a_seat_of_six_says_the_whole_name(board: str) -> None:
    view = late_views(board, "teams")[0]
    said = " ".join(texts(board_scene(view, None, NamedSeats((ONE, OTHER) * 3))))
    assert said.count(ONE) >= 3
    assert said.count(OTHER) >= 3
