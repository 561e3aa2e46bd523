"""A wish that cannot be fulfilled, answered: which rule, what is missing, what can be done."""

from collections.abc import Iterable, Iterator, Sequence

from bot.faces.action_face import face_of_action
from bot.faces.decision_face import face_of_decision
from bot.faces.obstacle_face import obstacle_text
from bot.texts.nearest import MOST
from engine.actions import Action
from engine.decisions import Decision
from engine.obstacles import kinds
from engine.obstacles.kinds import Obstacle
from engine.terms import GOODS
from words import Words, nouns
from words.reader import Reader, cut

LONGEST = 600
_LONGEST_SENTENCE = 420
"""So that some choices always have room."""


def refusal(
    reader: Reader,
    decision: Decision,
    wanted: Action,
    obstacles: Sequence[Obstacle],
    nearest: Sequence[str],
) -> str:
    """For the eyes of the deciding seat alone. The nearest choices are ready-made labels; those
    that have no room are left out."""
    words = reader.words
    sentence = _sentence(reader, decision, wanted, obstacles)
    return "\n".join([sentence, *_choices(words, nearest, LONGEST - len(sentence) - 1)])


def _sentence(
    reader: Reader, decision: Decision, wanted: Action, obstacles: Sequence[Obstacle]
) -> str:
    words = reader.words
    reasons = ""
    for each in dict.fromkeys((*_rules(reader, obstacles), *_shortfall(words, obstacles))):
        reasons = words("refused-reasons", one=reasons, other=each) if reasons else each
    wish = face_of_action(wanted).wish(reader, wanted)
    refused = words("refused", wish=wish, reasons=reasons)
    if any(isinstance(each, kinds.NotAsked) for each in obstacles):
        question = face_of_decision(decision).question(reader, decision)
        refused = words("refused-asked", refused=refused, question=question)
    return cut(words, refused, _LONGEST_SENTENCE)


def _rules(reader: Reader, obstacles: Iterable[Obstacle]) -> Iterator[str]:
    for each in obstacles:
        if not isinstance(each, kinds.GoodsShort | kinds.CoinsShort):
            yield obstacle_text(reader, each)


def _shortfall(words: Words, obstacles: Sequence[Obstacle]) -> Iterator[str]:
    """All that is missing, in sum: `you are 1 brick and 4 sestertii short`."""
    goods = [each for each in obstacles if isinstance(each, kinds.GoodsShort)]
    goods.sort(key=lambda each: (*GOODS, "any").index(each.good))
    coins = [each for each in obstacles if isinstance(each, kinds.CoinsShort)]
    missing = [nouns.goods_text(words, [each.good] * each.units) for each in goods]
    missing += [nouns.coins_text(words, each.coins) for each in coins]
    if missing:
        yield words(_short(goods, coins), missing=nouns.listing(words, missing))


def _short(goods: Iterable[kinds.GoodsShort], coins: Iterable[kinds.CoinsShort]) -> str:
    """The message, by what was counted in and does not suffice."""
    with_salt = any(each.with_salt for each in goods)
    if any(each.with_partner for each in coins):
        return "obstacle-short.with-both" if with_salt else "obstacle-short.with-partner"
    return "obstacle-short.with-salt" if with_salt else "obstacle-short"


def _choices(words: Words, nearest: Sequence[str], room: int) -> Iterator[str]:
    heading = words("refused-choices")
    room -= len(heading) + 1
    lines = [words("refused-choice", choice=each) for each in nearest[:MOST]]
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return
        if heading:
            yield heading
            heading = ""
        yield line
