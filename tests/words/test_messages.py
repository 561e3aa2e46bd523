"""The code asks only for messages there are, with the facts they need; and none is left over."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.words.messages import Asked, asked, asked_forms, variables
from words import SOURCE, catalogues, languages

ROOT = Path(__file__).parents[2]
PACKAGES = ("arena", "bot", "cli", "home", "render", "words", "tools")
BUILT = {
    "agreed-": "the options of a game that are not as usual",
    "ask-": "the kinds of decisions",
    "brief-": "the personalities of engine.terms",
    "campaign-button-": "what people click at a campaign that gathers",
    "campaign-column.": "what is counted in standings",
    "campaign-problem-": "what campaigns.errors names",
    "choice-": "the values of choices in bot.commands",
    "colour-": "the colours of the seats, by their names in data/components.json",
    "command-": "the commands of bot.commands, and their options",
    "die-": "the dice of Contrarius, and what they show",
    "error-": "what a table refuses, by the names in bot/tables/errors.py",
    "god-": "the gods of engine.terms",
    "good-": "the goods of engine.terms, and any",
    "market-brings-": "what an offer of data/fish_market.json can bring",
    "leave-": "the kinds of decisions that can be left",
    "level-": "the levels of the computer players",
    "page-": "what the scripts of sandbox/page ask for; see tests/home/test_page_texts.py",
    "pace-": "the paces of bot.tables.pace, and what happens when time is up",
    "menu-": "the commands on a person of bot.commands",
    "obstacle-": "the kinds of obstacles of engine.obstacles.kinds",
    "place-name-": "the places of data/boards that are no cities",
    "pick-": "the kinds of decisions",
    "permission-": "the permissions of bot.handlers.visit",
    "options-": "the problems of engine.game_options",
    "personality-": "the personalities of engine.terms",
    "server-settings-": "the roles of bot.tables.servers",
    "seat-call-": "whether somebody is called when a seat is free",
    "seat-shape-": "the colours of the seats",
    "rule-": "the personalities of engine.terms",
    "specialist-": "the goods that a specialist makes",
    "start-": "when a game starts, by bot.handlers.lobby",
    "tile-": "the tiles of data/forum.json",
    "told-": "the kinds of events",
    "topic-": "what can be looked up besides cards",
    "typed-": "what words.typed is asked for",
    "wait-": "the kinds of decisions",
    "wish-": "the kinds of actions",
}
"""How the names begin that the code puts together, and what follows. Everything else is written
out, so that a message can be found from the code and the code from a message."""


@cache
def messages() -> Mapping[str, frozenset[str]]:
    return variables(catalogues(SOURCE).values())


@cache
def asked_for() -> Asked:
    return asked(
        {
            path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
            for package in PACKAGES
            for path in sorted((ROOT / package).rglob("*.py"))
        }
    )


def test_every_message_the_code_asks_for_is_there() -> None:
    missing = [
        f"{c.where}: {name}"
        for c in asked_for().calls
        for name in c.names
        if name not in messages()
    ]
    assert missing == []


def test_every_message_is_asked_for_somewhere() -> None:
    assert [name for name in messages() if not asked_for().uses(name)] == []


def test_every_message_gets_the_facts_it_needs_and_no_others() -> None:
    wrong = []
    for call in asked_for().calls:
        for name in call.names:
            if call.facts is None or name not in messages():
                continue
            wanting = messages()[name] - call.facts
            # where one of several messages is chosen, not each needs all that is given
            idle = call.facts - messages()[name] if len(call.names) == 1 else frozenset()
            if wanting or idle:
                wrong.append(f"{call.where}: {name} lacks {set(wanting)}, ignores {set(idle)}")
    assert wrong == []


def test_names_that_are_put_together_begin_as_is_written_down_here() -> None:
    unknown = [
        f"{where}: {pattern}"
        for pattern, where in asked_for().built.items()
        if not any(pattern.replace("\\", "").startswith(prefix) for prefix in BUILT)
    ]
    assert unknown == []
    patterns = [pattern.replace("\\", "") for pattern in asked_for().built]
    assert [prefix for prefix in BUILT if not any(p.startswith(prefix) for p in patterns)] == []


@pytest.mark.parametrize("language", languages())
def test_no_language_says_more_or_asks_for_more_than_english(language: str) -> None:
    texts = catalogues(language).values()
    said, forms = variables(texts), asked_forms(texts)
    english = {name: messages()[_without(name, forms)] for name in said if _is_english(name, forms)}
    assert [name for name in said if name not in english] == []
    assert [name for name in said if not said[name] <= english[name]] == []


def _is_english(name: str, forms: frozenset[str]) -> bool:
    return name in messages() or _without(name, forms) in messages()


def _without(name: str, forms: frozenset[str]) -> str:
    """`personality-architect.acc` is the word `personality-architect`, in a form that sentences of
    that language ask for."""
    message, _, form = name.partition(".")
    return message if name not in messages() and form in forms else name


def test_forms_are_those_that_somebody_asks_for() -> None:
    catalogue = """
told = { FORM($card, form: "acc") } gespielt
card = Architekt
    .acc = den Architekten
"""
    assert asked_forms([catalogue]) == {"acc"}


def test_facts_are_read_from_choices_attributes_and_other_messages() -> None:
    catalogue = """
hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .of = the hand of { $player }
turn = { $seat } has { hand } and { hand.of }, { -so }
-so = so { $far }
only =
    .label = Go
"""
    assert variables([catalogue]) == {
        "hand": {"count"},
        "hand.of": {"player"},
        "turn": {"seat", "count", "player", "far"},
        "only.label": set(),
    }


@pytest.mark.parametrize(
    ("source", "names", "facts"),
    [
        ('words("a")', ("a",), set()),
        ('words("a.b", seat=1, card="c")', ("a.b",), {"seat", "card"}),
        ('self.seating.words("a", seat=1)', ("a",), {"seat"}),
        ('words("a" if over else "b" if late else "c")', ("a", "b", "c"), set()),
        ('words("a", **facts)', ("a",), None),
        ("words(name, seat=1)", (), {"seat"}),
    ],
)
def test_calls_are_read(source: str, names: tuple[str, ...], facts: set[str] | None) -> None:
    (call,) = asked({"here.py": source}).calls
    assert call.names == names
    assert call.facts == facts
    assert call.where == "here.py:1"


def test_names_from_a_table_or_put_together_are_used_as_well() -> None:
    code = asked(
        {"here.py": 'NAMES = {"late": "too-late"}\nwords(f"good-{good}.counted", count=1)'}
    )
    assert code.uses("too-late")
    assert code.uses("good-brick.counted")
    assert not code.uses("good-brick")
    assert not code.uses("late-again")
