"""Records play the same game again, or are refused with one line that says why."""

import json
from hashlib import sha256

import pytest

from engine import RULES_VERSION
from engine.chains import commitment, link, root
from engine.errors import InvalidRecord
from engine.records import Record, entry_text, read_record, replay, write_record
from engine.state import card
from engine.terms import CardId
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
    with pytest.raises(InvalidRecord, match=r"not a complete JSON document: .* at line \d+ column"):
        read_record(text.rstrip()[: int(len(text.rstrip()) * share)])


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": 2}, "format 2 is unknown; this program reads 1"),
        ({"rules": "0"}, "played under rules 0; this program plays rules"),
        ({"seats": ["a", "b"]}, "seats: 2 named for a game of 3"),
        (
            {"options": {"board": "italy", "seats": 3}},
            'options: unknown board: given "italy", known ',
        ),
        ({"options": {"board": "italia", "seats": 9}}, "options: impossible seats: given 9"),
        (
            {"options": {"board": "italia", "seats": 3, "sald": True}},
            'options: unknown option: name "sald"',
        ),
        ({"seed": ""}, "seed: "),
        ({"actions": 3}, "actions: "),
        ({"actions": [{"seat": 0}]}, r"actions\[0\].action: "),
        (
            {"actions": [{"seat": 0, "action": {"kind": "fly"}}]},
            r'actions\[0\].action: no action of kind "fly"',
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


def with_proofs(text: str) -> str:
    """The record as a table writes it: with the promise of its seed and a chain of hashes."""
    record = read_record(text)
    chain = root(commitment(record.seed), record.options)
    entries = []
    for entry in record.actions:
        chain = link(chain, entry_text(entry.seat, entry.action))
        entries.append(entry.model_copy(update={"chain": chain}))
    proofs = {"commitment": commitment(record.seed), "actions": tuple(entries)}
    return write_record(record.model_copy(update=proofs))


def test_a_promised_seed_and_a_chain_are_plain_hashes_that_anybody_can_work_out(text: str) -> None:
    record = json.loads(with_proofs(text))
    assert record["commitment"] == sha256(record["seed"].encode()).hexdigest()
    options = json.dumps(record["options"], sort_keys=True)
    chain = sha256((record["commitment"] + options).encode()).hexdigest()
    for entry in record["actions"]:
        line = json.dumps({"seat": entry["seat"], "action": entry["action"]})
        chain = sha256((chain + line).encode()).hexdigest()
        assert entry["chain"] == chain


def test_a_record_with_proofs_is_the_same_after_reading_and_writing(text: str) -> None:
    proven = with_proofs(text)
    assert write_record(read_record(proven)) == proven
    *_, last = replay(read_record(proven))
    assert last.transition.state.over


def test_another_seed_than_the_promised_one_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match="does not match the published hash"):
        read_record(changed(with_proofs(text), seed="another"))


@pytest.mark.parametrize("place", [0, 7])
def test_a_changed_action_breaks_the_chain_where_it_stands(text: str, place: int) -> None:
    record = json.loads(with_proofs(text))
    record["actions"][place]["seat"] += 1
    with pytest.raises(InvalidRecord, match=f"^action {place + 1}: the hash chain breaks"):
        read_record(json.dumps(record))


def test_other_options_and_a_missing_link_break_the_chain(text: str) -> None:
    record = json.loads(with_proofs(text))
    other = {**record["options"], "displaySide": "wine"}
    with pytest.raises(InvalidRecord, match="action 1: the hash chain"):
        read_record(json.dumps({**record, "options": other}))
    del record["actions"][3]["chain"]
    with pytest.raises(InvalidRecord, match="action 4: the hash chain"):
        read_record(json.dumps(record))


def continued(text: str, *points: int) -> str:
    """A chained record that was brought to tables after so many actions."""
    record = json.loads(text)
    record["continued"] = [
        {"after": after, "seed": f"fresh {after}", "commitment": commitment(f"fresh {after}")}
        for after in points
    ]
    return json.dumps(record)


def cards_dealt(text: str) -> list[tuple[str, ...]]:
    """The decks in a trace: of the setup, and after each line."""
    return [
        tuple(json.loads(line)["state"]["deck"])
        for line in trace(read_record(text))
        if "state" in json.loads(line)
    ]


def test_a_continued_record_deals_the_rest_of_each_numeral_anew(text: str) -> None:
    half = changed(text, actions=entries(text)[:10])
    *_, before = cards_dealt(half)
    *earlier, after = cards_dealt(continued(half, 10))
    assert earlier == cards_dealt(half)
    assert after != before
    assert sorted(after) == sorted(before)
    assert [card(CardId(each)).numeral for each in after] == [
        card(CardId(each)).numeral for each in before
    ]
    *_, last = replay(read_record(continued(half, 10)))
    assert last.state.deck == after != last.transition.state.deck


def test_each_continuation_is_a_line_of_the_trace(text: str) -> None:
    half = continued(changed(text, actions=entries(text)[:3]), 0, 3)
    lines = [json.loads(line) for line in trace(read_record(half))]
    kinds = [line["type"] for line in lines]
    assert kinds == ["setup", "continued", "action", "action", "action", "continued"]
    assert (lines[1]["after"], lines[1]["seed"]) == (0, "fresh 0")
    assert lines[0]["state"]["deck"] != lines[1]["state"]["deck"]
    again = write_record(read_record(half))
    assert json.loads(again)["continued"] == json.loads(half)["continued"]


@pytest.mark.parametrize(
    ("points", "message"),
    [((4,), "continued: after 4, which does not fit 3"), ((2, 1), "continued: after 2, 1")],
)
def test_a_continuation_where_nothing_was_played_is_refused(
    text: str, points: tuple[int, ...], message: str
) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_record(continued(changed(text, actions=entries(text)[:3]), *points))


def test_a_continuation_keeps_its_promise_too(text: str) -> None:
    record = json.loads(continued(text, 3))
    record["continued"][0]["seed"] = "another"
    with pytest.raises(InvalidRecord, match="the seed does not match the published hash"):
        read_record(json.dumps(record))


LONG = "x" * 5_000_000


@pytest.mark.parametrize(
    "fields",
    [
        {"rules": LONG},
        {"commitment": LONG},
        {"options": {"board": LONG, "seats": 3}},
        {"options": {LONG: True, "board": "italia", "seats": 3}},
        {"options": {"board": "italia", "seats": LONG}},
        {"actions": [{"seat": 0, "action": {"kind": LONG}}]},
        {"actions": [{"seat": 0, "action": {"kind": "build_house", "city": LONG}}]},
        {"actions": [{"seat": 0, "action": {"kind": "finish", LONG: 1}}]},
        {LONG: 1},
    ],
    ids=range(9),
)
def test_what_was_given_is_not_repeated_at_length(text: str, fields: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord) as refused:
        play(changed(text, **fields))
    assert len(str(refused.value)) <= 1000
