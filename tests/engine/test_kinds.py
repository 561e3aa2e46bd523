"""Kinds enter themselves in tables; nothing that is in one may lack its rules."""

from typing import Literal, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from engine import rulebook
from engine.actions import Action, BuyGoods, ChoosePersonality, Finish, RepeatCard
from engine.catalogue import catalogue
from engine.decisions import Decision, MagisterChoice
from engine.events import Event
from engine.evolve import EVOLVERS
from engine.frozen import frozen
from engine.kinds import Registered

TABLES: tuple[type[Registered], ...] = (Decision, Action, Event)


@pytest.mark.parametrize("decision", Decision.kinds.values())
def test_a_decision_offers_something_and_something_follows(decision: type[Decision]) -> None:
    assert decision in rulebook.OPTIONS
    assert decision in rulebook.RESOLUTIONS


ALWAYS_OFFERED = (MagisterChoice, RepeatCard)


@pytest.mark.parametrize("decision", Decision.kinds.values())
def test_a_decision_explains_what_it_does_not_offer(decision: type[Decision]) -> None:
    """Every action it takes, and finishing where that is no answer."""
    taken = actions_of(decision)
    refusable = {(decision, each) for each in taken - {Finish}} - {ALWAYS_OFFERED}
    assert refusable <= rulebook.EXPLANATIONS.keys()
    assert (Finish in taken) != (decision in rulebook.COMPULSORY)


def actions_of(decision: type[Decision]) -> set[type[Action]]:
    """What the function that resolves it says that it takes."""
    _, _, action, _ = get_type_hints(rulebook.RESOLUTIONS[decision]).values()
    return set(get_args(action) or (action,))


def test_only_what_there_is_is_explained() -> None:
    explained = rulebook.EXPLANATIONS
    assert {decision for decision, _ in explained} <= set(Decision.kinds.values())
    assert {action for _, action in explained} == set(Action.kinds.values()) - {Finish}


@pytest.mark.parametrize("event", Event.kinds.values())
def test_an_event_says_how_it_changes_a_state(event: type[Event]) -> None:
    assert event in EVOLVERS


def test_rules_are_for_kinds_there_are() -> None:
    assert set(rulebook.OPTIONS) == set(rulebook.RESOLUTIONS) == set(Decision.kinds.values())
    assert set(EVOLVERS) == set(Event.kinds.values())


def test_every_personality_begins_and_is_on_a_card() -> None:
    on_cards = {name for card in catalogue().cards.values() for name in card.personalities}
    assert on_cards == set(rulebook.BEGINNINGS)


def test_nothing_has_two_rules() -> None:
    with pytest.raises(TypeError, match="two rules for tribune"):
        rulebook.begins("tribune")(lambda *_: None)
    with pytest.raises(TypeError, match=r"two rules for .*MagisterChoice"):
        rulebook.offers(MagisterChoice)(lambda *_: ())


@pytest.mark.parametrize("table", TABLES)
def test_a_kind_belongs_to_one_class(table: type[Registered]) -> None:
    (taken, *_) = table.kinds
    before = dict(table.kinds)
    with pytest.raises(TypeError, match=f"of the kind {taken} too"):
        type("Another", (table,), {"kind": taken})
    assert table.kinds == before


def test_a_class_without_a_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="Nameless does not say its kind"):
        type("Nameless", (Event,), {})


def test_what_is_written_says_its_kind_first_and_reads_back() -> None:
    written = BuyGoods("wine", 2).as_json()
    assert list(written.items()) == [("kind", "buy_goods"), ("good", "wine"), ("units", 2)]
    assert TypeAdapter(Action).validate_python(written) == BuyGoods("wine", 2)
    assert Action.read_json('{"kind": "finish"}') == Finish()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"kind": "fly"}', "union_tag_invalid"),
        ('{"good": "wine"}', "union_tag_not_found"),
        ('{"kind": "buy_goods", "good": "wine"}', "missing"),
        ('{"kind": "buy_goods", "good": "wine", "units": 1.0}', "int_type"),
        ('{"kind": "buy_goods", "good": "gold", "units": 1}', "literal_error"),
        ('{"kind": "choose_personality", "personality": "augur"}', "unknown_personality"),
        ("[]", "dict_type"),
        ('{"kind": ', "json_invalid"),
    ],
)
def test_what_is_no_action_is_refused_alone_and_in_a_list(text: str, problem: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Action.read_json(text)
    assert refused.value.errors()[0]["type"] == problem
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(tuple[Action, ...]).validate_json(f'[{{"kind": "finish"}}, {text}]')
    first = refused.value.errors()[0]
    assert first["type"] == problem
    assert problem == "json_invalid" or first["loc"][0] == 1


def test_an_action_is_taken_as_it_is() -> None:
    chosen = ChoosePersonality("prefect")
    assert TypeAdapter(Action).validate_python(chosen) is chosen


def test_a_kind_that_joins_a_table_is_read_at_once() -> None:
    actions = TypeAdapter(list[Action])
    text = b'[{"kind":"finish"},{"omen":"owl","kind":"read_omen"}]'
    with pytest.raises(ValidationError, match="read_omen"):
        actions.validate_json(text)
    try:

        @frozen
        class ReadOmen(Action):
            omen: Literal["owl", "eagle"]
            kind: Literal["read_omen"] = "read_omen"

        assert actions.validate_json(text) == [Finish(), ReadOmen("owl")]
        assert actions.dump_json([Finish(), ReadOmen("owl")]) == text
    finally:
        Action.kinds.pop("read_omen")
    with pytest.raises(ValidationError, match="read_omen"):
        actions.validate_json(text)
