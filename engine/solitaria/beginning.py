"""How a game against Contrarius begins: his row, his colonists and houses, by difficulty."""

from collections.abc import Iterable, Iterator

from engine.actions import Action, ChooseLine
from engine.catalogue import DifficultyFacts, catalogue
from engine.decisions import ContrariusStartChoice
from engine.draft import Draft
from engine.events import ContrariusBuilt, ContrariusPlaced
from engine.frozen import replace
from engine.obstacles.kinds import NotHisWay, Obstacle
from engine.rulebook import explains, offers, resolves
from engine.solitaria.dice import seeded
from engine.state import Contrarius, GameState, card
from engine.terms import COLONIST_KINDS, CardId, CityId, ColonistKind, Good, LineId, SeatId

MOST_VALUABLE: tuple[Good, ...] = ("salt", "cloth", "wine", "tool", "food", "brick")


def facts_of(state: GameState) -> DifficultyFacts:
    return catalogue().solitaria.difficulties[state.options.solitaria_difficulty]


def with_contrarius(state: GameState, seed: str) -> GameState:
    """Rulings SO1, SO3: his five cards and the leftmost Minerva card of the display; in solo play
    nobody has the Praefectus Magnus."""
    file = catalogue().solitaria
    row = tuple(each.id for each in file.row.cards)
    minerva = next((each for each in state.display if each and _is_minervas(each)), None)
    if minerva:
        left = tuple(each for each in state.display if each != minerva)
        filled = (*left, *state.deck[:1])
        gaps = (None,) * (len(state.display) - len(filled))
        state = replace(state, display=filled + gaps, deck=state.deck[1:])
        row += (minerva,)
    alone = state.options.solitaria == "solo"
    contrarius = Contrarius(
        SeatId(len(state.seats)),
        row,
        land=(),
        sea=(),
        track=facts_of(state).track,
        vetoes=0 if alone else file.vetoes,
    )
    magnus = None if alone else state.praefectus_magnus
    return replace(state, contrarius=contrarius, dice_seed=seeded(seed), praefectus_magnus=magnus)


def _is_minervas(each: CardId) -> bool:
    return "minerva" in card(each).gods


def place_contrarius(game: Draft) -> None:
    """Rulings SO6, SO9: into the capitals; SO7: with a house to a city beside one. Ruling SD2: the
    last human decides by which line, where there are several."""
    state = game.state
    if not facts_of(state).houses:
        for kind in COLONIST_KINDS:
            _into_capital(game, kind)
        return
    city = _dearest(state, list(_joined(state)))
    assert city is not None  # every board has a city beside its capital
    lines = _lines_to(state, city)
    if len(lines) > 1:
        game.ask(ContrariusStartChoice(SeatId(len(state.seats) - 1), city))
    else:
        _begin(game, city, lines[0])


def _joined(
    state: GameState, kinds: Iterable[ColonistKind] = COLONIST_KINDS
) -> Iterator[tuple[CityId, LineId]]:
    """Ruling SO7: cities one line away from a capital of the line's kind, with that line."""
    board = state.board
    for line in board.facts.lines:
        if line.kind in kinds and board.may_rest_on(line.id):
            for near, far in (line.ends, line.ends[::-1]):
                if near in board.facts.capitals[line.kind] and far in board.province_of:
                    yield CityId(far), line.id


def _dearest(state: GameState, joined: Iterable[tuple[CityId, LineId]]) -> CityId | None:
    """Ruling SO7; of the same value the first by name (SO24)."""
    order = MOST_VALUABLE.index
    return min(
        (city for city, _ in joined),
        key=lambda city: (order(state.tokens[city]), state.board.names[city]),
        default=None,
    )


def _lines_to(state: GameState, city: CityId) -> list[LineId]:
    return [line for joined, line in _joined(state) if joined == city]


@offers(ContrariusStartChoice, compulsory="SO7")
def _options(state: GameState, choice: ContrariusStartChoice) -> Iterable[Action]:
    return [ChooseLine(line) for line in _lines_to(state, choice.city)]


@resolves(ContrariusStartChoice)
def _resolve(game: Draft, choice: ContrariusStartChoice, action: ChooseLine) -> None:
    _begin(game, choice.city, action.line)


@explains(ContrariusStartChoice, ChooseLine)
def _against(
    state: GameState, choice: ContrariusStartChoice, wanted: ChooseLine
) -> Iterator[Obstacle]:
    if wanted.line not in _lines_to(state, choice.city):
        yield NotHisWay(wanted.line, "SO7")


def _begin(game: Draft, city: CityId, line: LineId) -> None:
    """Rulings SO7, SO8."""
    kind = game.state.board.lines[line].kind
    game.emit(ContrariusPlaced(_seat(game), kind, line))
    _build(game, city)
    (other,) = (each for each in COLONIST_KINDS if each != kind)
    joined = [each for each in _joined(game.state, (other,)) if each[0] != city]
    second = _dearest(game.state, joined)
    if second is None:
        _into_capital(game, other)
        return
    game.emit(
        ContrariusPlaced(_seat(game), other, next(way for there, way in joined if there == second))
    )
    if facts_of(game.state).houses > 1:
        _build(game, second)


def _build(game: Draft, city: CityId) -> None:
    game.emit(ContrariusBuilt(_seat(game), city, game.state.tokens[city]))


def _seat(game: Draft) -> SeatId:
    return SeatId(len(game.state.seats))


def _into_capital(game: Draft, kind: ColonistKind) -> None:
    game.emit(ContrariusPlaced(_seat(game), kind, game.state.board.facts.capitals[kind][0]))


def with_other_dice(state: GameState, seed: str) -> GameState:
    """From here on, for whoever knew the old seed."""
    return replace(state, dice_seed=seeded(seed)) if state.contrarius else state
