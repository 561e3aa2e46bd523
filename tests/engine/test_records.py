"""Records play the same game again, or are refused with one line that says why."""

import json

import pytest

from engine import RULES_VERSION
from engine.errors import InvalidRecord
from engine.records import Record, read_record, replay, write_record
from engine.traces import trace
from tests.playouts import played

OPTIONS: dict[str, object] = {"board": "italia", "seats": 3, "set": "venus"}
TEAM: dict[str, object] = {"board": "italia", "seats": 4, "team": True}


@pytest.fixture(scope="module")
def text() -> str:
    record, _ = played(OPTIONS, "records")
    return write_record(record)


def changed(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields})


def test_a_record_has_the_fields_of_its_format(text: str) -> None:
    record = json.loads(text)
    assert list(record) == ["format", "rules", "options", "seed", "seats", "actions"]
    assert record["format"] == 1
    assert record["rules"] == RULES_VERSION
    assert record["options"]["board"] == "italia"
    assert record["options"]["set"] == "venus"
    assert record["seats"] == ["random"] * 3
    assert record["actions"][0] == {
        "seat": 0,
        "action": {"kind": "play_card", "card": record["actions"][0]["action"]["card"]},
    }


@pytest.mark.parametrize("options", [OPTIONS, TEAM])
def test_a_record_plays_to_the_same_end(options: dict[str, object]) -> None:
    record, end = played(options, "again")
    *_, last = replay(read_record(write_record(record)))
    assert last.transition.state == end
    assert last.number == len(record.actions)


def test_a_record_is_the_same_after_reading_and_writing(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_the_same_record_gives_the_same_trace(text: str) -> None:
    assert list(trace(read_record(text))) == list(trace(read_record(text)))


def test_a_record_may_stop_before_the_end(text: str) -> None:
    half = changed(text, actions=json.loads(text)["actions"][:10])
    *_, last = replay(read_record(half))
    assert last.number == 10
    assert not last.transition.state.over


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_file_is_refused(text: str, share: float) -> None:
    with pytest.raises(InvalidRecord, match=r"not a whole JSON document: .* at line \d+ column"):
        read_record(text.rstrip()[: int(len(text.rstrip()) * share)])


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": 2}, "format 2 is unknown; this program reads 1"),
        ({"rules": "0"}, "played under rules 0; this program plays rules"),
        ({"seats": ["a", "b"]}, "seats: 2 named for a game of 3"),
        ({"options": {"board": "italy", "seats": 3}}, 'options: no board "italy"; there are'),
        ({"options": {"board": "italia", "seats": 9}}, "options: 9 seats are not possible"),
        ({"options": {"board": "italia", "seats": 3, "sald": True}}, 'options: no option "sald"'),
        ({"seed": ""}, "seed: "),
        ({"actions": 3}, "actions: "),
        ({"actions": [{"seat": 0}]}, r"actions\[0\].action: "),
        (
            {"actions": [{"seat": 0, "action": {"kind": "fly"}}]},
            r'actions\[0\].action: no action of the kind "fly"',
        ),
        ({"actions": [{"seat": 0, "action": {"kind": "build_house"}}]}, r"actions\[0\].*city: "),
        ({"surplus": 1}, "surplus: "),
        ({"format": "1"}, "format: "),
        ({"format": True}, "format: "),
        ({"actions": [{"seat": "0", "action": {"kind": "finish"}}]}, r"actions\[0\].seat: "),
        ({"actions": [{"seat": 0.0, "action": {"kind": "finish"}}]}, r"actions\[0\].seat: "),
        (
            {
                "actions": [
                    {"seat": 0, "action": {"kind": "buy_goods", "good": "wine", "units": 1.0}}
                ]
            },
            r"actions\[0\].*units: ",
        ),
    ],
)
def test_a_damaged_record_is_refused_where_it_is_damaged(
    text: str, fields: dict[str, object], message: str
) -> None:
    with pytest.raises(InvalidRecord, match=message) as refused:
        read_record(changed(text, **fields))
    assert "\n" not in str(refused.value)


def entries(text: str) -> list[dict[str, object]]:
    actions: list[dict[str, object]] = json.loads(text)["actions"]
    return actions


def play(text: str) -> Record:
    record = read_record(text)
    for _ in replay(record):
        pass
    return record


def test_an_illegal_action_is_named_by_its_number(text: str) -> None:
    actions = entries(text)
    actions[4] = {"seat": actions[4]["seat"], "action": {"kind": "build_house", "city": "roma"}}
    with pytest.raises(InvalidRecord, match=r"action 5: build_house .*roma.* is not offered"):
        play(changed(text, actions=actions))


def test_an_action_by_the_wrong_seat_is_refused(text: str) -> None:
    actions = entries(text)
    actions[0] = {**actions[0], "seat": 2}
    with pytest.raises(InvalidRecord, match=r"action 1: seat 2 cannot act: .* belongs to seat 0"):
        play(changed(text, actions=actions))


def test_an_action_after_the_end_is_refused(text: str) -> None:
    actions = entries(text)
    surplus = {"seat": 0, "action": {"kind": "finish"}}
    with pytest.raises(InvalidRecord, match=rf"action {len(actions) + 1}: the game is over"):
        play(changed(text, actions=[*actions, surplus]))


def test_a_key_that_stands_there_twice_is_refused(text: str) -> None:
    """Which of the two was meant, nobody knows."""
    doubled = text.replace('"seed": "records"', '"seed": "records", "seed": "records"')
    with pytest.raises(InvalidRecord, match="seed: stands there 2 times"):
        read_record(doubled)
