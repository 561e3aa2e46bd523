"""What cannot be carried out is answered: briefly, and with what could be done instead."""

from random import Random

import pytest

from bot.commands.misread_replies import FEW, MOST, misread_post
from bot.commands.misreadings import Ambiguous, Misreading
from bot.commands.option_parser import ANSWER, TypedOption, code
from bot.commands.sentence_parser import read
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables import TableId
from bot.texts.post import Post, SelectMenu
from engine.errors import ConcordiaError
from tests.bot.commands.sentences import said, tried
from tests.builders import a_game
from tests.plain import GoodsToKeep
from tests.playouts import steps
from words import ENGLISH
from words.reader import Reader

LONGEST = 1800
LONG_NAMES = tuple(letter * 32 for letter in "LMOCJN")
NONSENSE = (
    "x", "@everyone", "`**", "a", "e", "1", "wine", "9 cloth", "land", "sea", "i", "roma",
    "y" * 300, "- ; ;", ";", ",,,", "nothing; nothing", "architect", "nothing; mercator",
)  # fmt: skip


def texts(options: dict[str, object], seed: str) -> list[str]:
    chance = Random(seed)
    found: list[str] = []
    for place, (state, _, _) in enumerate(steps(options, seed)):
        if place % 25:
            continue
        trying = tried(state)
        reader = Reader(ENGLISH, trying.view, LONG_NAMES)
        for _ in range(6):
            personality = chance.choice([*PERSONALITY_FACES, None])
            slots = PERSONALITY_FACES[personality].slots if personality else (ANSWER,)
            wishes = [
                TypedOption(slot, chance.choice(NONSENSE))
                for slot in slots
                if chance.random() < 0.5
            ]
            try:
                read(reader, trying, personality, wishes)
            except Misreading as misreading:
                post = misread_post(reader, TableId(1), misreading, "1")
                found += [*post.texts, *candidates(post)]
    return found


@pytest.mark.parametrize(
    "options",
    [
        {"board": "imperium", "seats": 5, "set": "venus"},
        {"board": "cyprus", "seats": 6, "team": True},
    ],
    ids=str,
)
def test_whatever_is_typed_is_answered_briefly(options: dict[str, object]) -> None:
    found = texts(options, "nonsense")
    assert len(found) > 50
    assert max(map(len, found)) <= LONGEST
    assert not any("@everyone" in text for text in found)


def misread(**options: str) -> Post:
    trying = tried(a_game(coins={0: 1}).state)
    with pytest.raises(Misreading) as refused:
        said(trying, "mercator", **options)
    return misread_post(Reader(ENGLISH, trying.view), TableId(1), refused.value, "1")


def candidates(post: Post) -> list[str]:
    """What can be chosen instead; Play stands there always."""
    *rows, last = post.rows
    assert isinstance(last, tuple)
    assert [each.label for each in last] == ["Play"]
    return [
        each.label for row in rows for each in (row.choices if isinstance(row, SelectMenu) else row)
    ]


def test_an_illegal_wish_names_what_is_missing_and_what_is_possible() -> None:
    [text] = misread(buy="3 cloth").texts
    assert "You can't buy 3 cloth" in text
    assert "17 sestertii short" in text
    assert "Buy 1 brick: 3 sestertii" in text


def test_a_vague_word_is_answered_with_what_it_could_mean() -> None:
    assert "Sell 1 food: 4 sestertii" in candidates(misread(sell="food"))


def test_a_word_that_means_nothing_is_answered_with_what_looks_like_it() -> None:
    post = misread(sell="1 brikc")
    assert "1 brikc" in post.texts[0]
    assert "Sell 1 brick: 3 sestertii" in candidates(post)


def test_more_than_a_few_candidates_are_a_menu() -> None:
    trying = tried(a_game(coins={0: 30}).state)
    with pytest.raises(Misreading) as refused:
        said(trying, "mercator", buy="buy")
    menu, _ = misread_post(Reader(ENGLISH, trying.view), TableId(1), refused.value, "1").rows
    assert isinstance(menu, SelectMenu)
    assert menu.id == "at:1:1"
    assert FEW < len(menu.choices) <= MOST


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("brick", "buy 1 brick"),
        ("brick; 1 wine", "buy 1 brick; 1 wine"),
        ("1 wine; brick", "buy 1 wine; buy 1 brick"),
        ("food, 1 brick,", "buy 1 food; 1 brick,"),
    ],
)
def test_what_else_was_typed_is_kept(typed: str, meaning: str) -> None:
    trying = tried(a_game(coins={0: 30}, goods={0: {}}).state)
    with pytest.raises(Ambiguous) as refused:
        said(trying, "mercator", buy=typed)
    assert refused.value.option == "buy"
    first = code(refused.value.candidates[0].action)
    assert refused.value.meaning(first) == meaning
    played = said(trying, "mercator", buy=meaning).rehearsal.actions
    assert refused.value.candidates[0].action in played


def test_another_open_question_is_asked_first() -> None:
    keep = GoodsToKeep(0, ("wine", "cloth"))
    trying = tried(a_game(decision=keep).state)
    with pytest.raises(ConcordiaError) as refused:
        said(trying, "architect", move="x")
    assert isinstance(refused.value, Misreading)
    text = misread_post(Reader(ENGLISH, trying.view), TableId(1), refused.value, "1").texts[0]
    assert "What do you keep?" in text
