"""What is special about a board: whatever another one does not do, a sentence for each rule."""

from collections.abc import Iterable, Iterator

from engine.board import board_of
from engine.catalogue import BoardFacts, Place
from engine.terms import COLONIST_KINDS, LineId, PlaceId, ProvinceId
from words import Words
from words.nouns import alternatives, good_name, listing
from words.reader import names_on, place_name


def board_rules(words: Words, board: BoardFacts, *, salt: bool = False) -> list[str]:
    """In the order in which they matter during a game."""
    return [
        *_start(words, board),
        *_movement(words, board),
        *_places(words, board),
        *_production(words, board),
        *_tokens(words, board, salt=salt),
    ]


def line_ends(words: Words, board: BoardFacts, line: LineId) -> str:
    """`Roma – Cosa`."""
    one, other = _names(words, board, board_of(board.id).lines[line].ends)
    return words("line-ends", one=one, other=other)


def _start(words: Words, board: BoardFacts) -> Iterator[str]:
    names = names_on(words, board.id)
    if {each.kind for each in board.start_colonists} != set(COLONIST_KINDS):
        colonists = [
            words("board-rule-start-colonist", kind=each.kind, place=names[each.place])
            for each in board.start_colonists
        ]
        yield words("board-rule-start", colonists=listing(words, colonists))
    for kind in COLONIST_KINDS:
        if not board.capitals[kind]:
            yield words("board-rule-no-capital", kind=kind)
    if board.tribune_places_in_own_cities:
        yield words("board-rule-tribune")


def _movement(words: Words, board: BoardFacts) -> Iterator[str]:
    for kind, steps in board.steps_per_colonist.items():
        if steps != 1:
            yield words("board-rule-steps", kind=kind, steps=steps)
    for line in board.lines:
        if not line.rest:
            name = words("place-named", kind=line.kind, name=line_ends(words, board, line.id))
            yield words("board-rule-no-rest", line=name)
    if any(line.river for line in board.lines):
        yield words("board-rule-rivers")


def _places(words: Words, board: BoardFacts) -> Iterator[str]:
    castles = [place for place in board.places if place.kind == "castle"]
    if castles:
        yield words("board-rule-castles", count=len(castles))
    for place in board.places:
        match place.kind:
            case "ship":
                lines = listing(words, [line_ends(words, board, line) for line in place.lines])
                yield words("board-rule-ship", place=place_name(words, place.id), lines=lines)
            case "haven":
                harbours = alternatives(words, _names(words, board, place.harbours))
                yield words(
                    "board-rule-haven", place=place_name(words, place.id), harbours=harbours
                )
            case "trade":
                yield _trade(words, board, place)
            case "castle":
                pass


def _trade(words: Words, board: BoardFacts, place: Place) -> str:
    if not place.pays_for:
        return words("board-rule-trade", place=place_name(words, place.id), points=place.points)
    return words(
        "board-rule-trade.paying",
        place=place_name(words, place.id),
        points=place.points,
        coins=place.payment,
        provinces=alternatives(words, _province_names(board, place.pays_for)),
    )


def _production(words: Words, board: BoardFacts) -> Iterator[str]:
    if board.coin_field:
        yield words("board-rule-coin-field", coins=board.coin_field)
    for name in _province_names(board, board.free_choice_provinces):
        yield words("board-rule-free-choice", province=name)
    if board.flood:
        first, *others = _province_names(board, board.flood.provinces)
        yield words(
            "board-rule-flood",
            good=good_name(words, board.flood.good),
            province=first,
            others=listing(words, others),
        )


def _tokens(words: Words, board: BoardFacts, *, salt: bool) -> Iterator[str]:
    if board.extra_tokens and salt:
        yield words("board-rule-extra-tokens.salt")
    elif board.extra_tokens:
        tokens = [
            words("board-rule-extra-token", good=good_name(words, good), letter=letter)
            for letter, good in board.extra_tokens.items()
        ]
        yield words("board-rule-extra-tokens", tokens=listing(words, tokens))


def _names(words: Words, board: BoardFacts, places: Iterable[PlaceId]) -> list[str]:
    return [names_on(words, board.id)[place] for place in places]


def _province_names(board: BoardFacts, provinces: Iterable[ProvinceId]) -> list[str]:
    names = {province.id: province.name for province in board.provinces}
    return [names[province] for province in provinces]
