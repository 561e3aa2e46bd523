"""The catalogue: what is in the boxes and on the boards, read from data/ once and checked."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt, ValidationError

from engine import board_checks, catalogue_checks
from engine.errors import InvalidData
from engine.terms import (
    BoardId,
    CardId,
    CardSet,
    CityId,
    ColonistKind,
    Die,
    Difficulty,
    God,
    Good,
    LineId,
    Numeral,
    Personality,
    PlaceId,
    ProvinceId,
    TileId,
)


class DataModel(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Province(DataModel):
    id: ProvinceId
    name: str
    colour: str


class City(DataModel):
    id: CityId
    name: str
    full_name: str | None = None
    province: ProvinceId | None
    letter: str | None  # None: a capital
    latlon: tuple[float, float]


class Line(DataModel):
    id: LineId
    ends: tuple[PlaceId, PlaceId]
    kind: ColonistKind
    rest: bool = True  # False: crossed, but no colonist stays on it
    river: bool = False


class Place(DataModel):
    """What a board shows besides its cities."""

    id: PlaceId
    name: str
    kind: Literal["castle", "trade", "ship", "haven"]
    province: ProvinceId | None = None
    latlon: tuple[float, float]
    lines: tuple[LineId, ...] = ()  # ship: where its colonists can move
    harbours: tuple[CityId, ...] = ()  # haven: left through one of these, with an own house there
    pays_for: tuple[ProvinceId, ...] = ()  # trade: whose production pays
    payment: NonNegativeInt = 0
    points: NonNegativeInt = 0


class StartColonist(DataModel):
    kind: ColonistKind
    place: PlaceId


class FloodMarker(DataModel):
    good: Good
    provinces: tuple[ProvinceId, ...]  # downstream; it begins on the first


class BoardFacts(DataModel):
    id: BoardId
    name: str
    suits: tuple[NonNegativeInt, ...]
    capitals: Mapping[ColonistKind, tuple[PlaceId, ...]]
    start_colonists: tuple[StartColonist, ...]  # of each seat
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    places: tuple[Place, ...] = ()
    lines: tuple[Line, ...]
    steps_per_colonist: Mapping[ColonistKind, PositiveInt] = {"land": 1, "sea": 1}
    coin_field: NonNegativeInt = 0  # coins beside the markers, collected with them
    free_choice_provinces: tuple[ProvinceId, ...] = ()
    tribune_places_in_own_cities: bool = False
    extra_tokens: Mapping[str, Good] = {}  # the token of a letter's extra city, without salt
    flood: FloodMarker | None = None
    display_printed: bool = True


class Card(DataModel):
    id: CardId
    name: str
    numeral: Numeral
    personalities: tuple[Personality, ...]
    cost: tuple[Good, ...] = ()
    gods: tuple[God, ...]
    good: Good | None = None
    minerva_points: NonNegativeInt = 0
    payout: NonNegativeInt = 0
    doubles_bonus: bool = False  # in solo play: a Prefect that always takes two bonus units


class HouseCost(DataModel):
    goods: tuple[Good, ...]
    coins: NonNegativeInt


class Components(DataModel):
    prices: Mapping[Good, PositiveInt]
    house_costs: Mapping[Good, HouseCost]
    colonist_cost: tuple[Good, ...]
    city_tokens: Mapping[str, tuple[Good, ...]]
    salt_swaps: Mapping[str, Good]
    markers: Mapping[Good, NonNegativeInt]
    extra_markers_with_salt: Mapping[Good, NonNegativeInt]
    marker_coins: Mapping[Good, NonNegativeInt]
    storehouse_spaces: PositiveInt
    houses: PositiveInt
    colonists: Mapping[ColonistKind, PositiveInt]
    start_goods: Mapping[Good, NonNegativeInt]
    start_goods_with_salt: Mapping[Good, NonNegativeInt]
    start_coins: tuple[NonNegativeInt, ...]
    start_coins_team: tuple[NonNegativeInt, ...]
    start_coins_without_goods: tuple[NonNegativeInt, ...]
    start_coins_without_goods_team: tuple[NonNegativeInt, ...]
    display: Mapping[Literal["cloth", "wine"], tuple[tuple[Literal[Good, "any"], ...], ...]]
    concordia_points: NonNegativeInt
    colours: tuple[str, ...]

    @cached_property
    def worth(self) -> Mapping[Good, int]:
        """What a unit counts for in sestertii, the one place that says so: its list price. Salt has
        none, and counts as the dearest good that it can become (ruling SA18)."""
        return {**self.prices, "salt": max(self.prices.values())}

    @cached_property
    def all_colonists(self) -> int:
        return sum(self.colonists.values())


class ForumTile(DataModel):
    """Of the forum. An invented one has an effect of our own, as none is known (ruling FO2)."""

    id: TileId
    name: str
    kind: Literal["patrician", "citizen"]
    invented: bool = False


class ForumFile(DataModel):
    thresholds: tuple[PositiveInt, ...]  # cards taken back, for each position from the left
    highest_bid: PositiveInt
    tiles: tuple[ForumTile, ...]

    @cached_property
    def by_id(self) -> Mapping[TileId, ForumTile]:
        return {tile.id: tile for tile in self.tiles}


MarketSide = Literal["river", "mountain"]
Brings = Literal["movement", "goods_of_choice", "yield", "card", "colonist"]


class MarketOffer(DataModel):
    """Of the fish market: what so many fish bring. At most one thing that has to be chosen."""

    fish: PositiveInt
    coins: NonNegativeInt = 0
    goods: tuple[Good, ...] = ()
    brings: Brings | None = None
    choice: tuple[Good, ...] = ()  # the goods of choice, so many different ones of them
    units: PositiveInt = 1


class FishMarketFile(DataModel):
    """Correct it here if you have the printed sheet: nothing of it stands in the code."""

    certainty: Mapping[str, Literal["sourced", "ours"]]
    coins_behind: NonNegativeInt  # each tile
    catch: PositiveInt  # fish for letting a province produce
    catch_with_piscatus: PositiveInt
    vesta_coins: NonNegativeInt  # what a fish counts for
    sides: Mapping[MarketSide, tuple[MarketOffer, ...]]

    @cached_property
    def house_version(self) -> bool:
        """Something of it is our reading, which players are told."""
        return "ours" in self.certainty.values()


class DieFacts(DataModel):
    faces: tuple[str, ...]
    certainty: str


class SolitariaCards(DataModel):
    cards: tuple[Card, ...]
    certainty: str


class SolitariaDecks(DataModel):
    cards: Mapping[CardSet, Mapping[Numeral, tuple[CardId, ...]]]
    certainty: str


class DifficultyFacts(DataModel):
    start_points: NonNegativeInt  # of each human
    houses: NonNegativeInt = 0  # of Contrarius, on the board
    track: tuple[PositiveInt, ...] = ()  # score spaces with one of his houses


class SolitariaFile(DataModel):
    """Where the sources are silent it says how certain our reading is; to correct one, this file is
    all there is to change."""

    vetoes: NonNegativeInt
    coins: Mapping[Literal["solo", "two"], tuple[NonNegativeInt, ...]]
    dice: Mapping[Die, DieFacts]
    hand: SolitariaCards
    row: SolitariaCards
    decks: SolitariaDecks
    difficulties: Mapping[Difficulty, DifficultyFacts]
    tile_points: Mapping[Literal["patrician", "citizen"], NonNegativeInt]


class Catalogue(DataModel):
    components: Components
    forum: ForumFile
    fish_market: FishMarketFile
    solitaria: SolitariaFile
    cards: Mapping[CardId, Card]
    decks: Mapping[CardSet, Mapping[Numeral, tuple[CardId, ...]]]
    start_hands: Mapping[str, tuple[CardId, ...]]
    boards: Mapping[BoardId, BoardFacts]


class CardsFile(DataModel):
    cards: tuple[Card, ...]
    decks: Mapping[CardSet, Mapping[Numeral, tuple[CardId, ...]]]
    start_hands: Mapping[str, tuple[CardId, ...]]
    base_pantheon: Mapping[
        NonNegativeInt, Mapping[God, NonNegativeInt]
    ]  # seats -> cards for sale of each god


class BoardVariant(DataModel):
    """A board that leaves out a part of another one."""

    id: BoardId
    name: str
    suits: tuple[NonNegativeInt, ...]
    without_letters: tuple[str, ...]
    without_provinces: tuple[ProvinceId, ...]


class BoardFile(BoardFacts):
    variants: tuple[BoardVariant, ...] = ()


@cache
def catalogue() -> Catalogue:
    return load(files("data"))


def load(folder: Traversable | Path) -> Catalogue:
    components = _read(folder, "components.json", Components)
    _refuse(folder, "components.json", catalogue_checks.components(components))
    cards = _read(folder, "cards.json", CardsFile)
    _refuse(folder, "cards.json", catalogue_checks.cards(cards))
    forum = _read(folder, "forum.json", ForumFile)
    _refuse(folder, "forum.json", catalogue_checks.forum(forum))
    fish_market = _read(folder, "fish_market.json", FishMarketFile)
    _refuse(folder, "fish_market.json", catalogue_checks.fish_market(fish_market))
    solitaria = _read(folder, "solitaria.json", SolitariaFile)
    _refuse(folder, "solitaria.json", catalogue_checks.solitaria(solitaria, cards))
    turquoise = solitaria.hand.cards
    return Catalogue(
        components=components,
        forum=forum,
        fish_market=fish_market,
        solitaria=solitaria,
        cards={card.id: card for card in (*cards.cards, *turquoise, *solitaria.row.cards)},
        decks=cards.decks,
        start_hands={**cards.start_hands, "solitaria": tuple(card.id for card in turquoise)},
        boards=_boards(folder, components),
    )


def _boards(folder: Traversable | Path, components: Components) -> dict[BoardId, BoardFacts]:
    boards: dict[BoardId, BoardFacts] = {}
    for name in _board_files(folder):
        file = _read(folder, name, BoardFile)
        _refuse(folder, name, board_checks.board_file(file, name))
        for where, board in _boards_of(file):
            problems = board_checks.board(board, components, others=boards)
            _refuse(folder, name, (where + problem for problem in problems))
            boards[board.id] = board
    return boards


def _board_files(folder: Traversable | Path) -> list[str]:
    boards = folder / "boards"
    if not boards.is_dir():
        raise InvalidData(f"{folder.name}/boards: no such folder")
    names = sorted(entry.name for entry in boards.iterdir() if entry.name.endswith(".json"))
    if not names:
        raise InvalidData(f"{folder.name}/boards: no board in it")
    return [f"boards/{name}" for name in names]


def _boards_of(file: BoardFile) -> Iterator[tuple[str, BoardFacts]]:
    board = BoardFacts(**{field: getattr(file, field) for field in BoardFacts.model_fields})
    yield "", board
    for index, variant in enumerate(file.variants):
        yield f"variants[{index}]: ", _smaller(board, variant)


def _smaller(board: BoardFacts, variant: BoardVariant) -> BoardFacts:
    gone = variant.without_provinces
    provinces = tuple(province for province in board.provinces if province.id not in gone)
    cities = tuple(
        city
        for city in board.cities
        if city.letter not in variant.without_letters and city.province not in gone
    )
    ends = {city.id for city in cities} | {place.id for place in board.places}
    lines = tuple(line for line in board.lines if ends.issuperset(line.ends))
    named = {"id": variant.id, "name": variant.name, "suits": variant.suits}
    return board.model_copy(
        update={**named, "provinces": provinces, "cities": cities, "lines": lines}
    )


AnyDataModel = TypeVar("AnyDataModel", bound=DataModel)


def _read(folder: Traversable | Path, name: str, kind: type[AnyDataModel]) -> AnyDataModel:
    try:
        text = folder.joinpath(name).read_text(encoding="utf-8")
        json.loads(text, object_pairs_hook=without_repeats)
        return kind.model_validate_json(text)
    except OSError as error:
        problem = error.strerror or "cannot be read"
    except UnicodeDecodeError as error:
        problem = f"byte {error.start}: not UTF-8"
    except json.JSONDecodeError as error:
        problem = f"line {error.lineno} column {error.colno}: {error.msg}"
    except ValidationError as error:
        problem = _first_of(error)
    except ValueError as error:
        problem = str(error)
    except RecursionError:
        problem = "nested too deeply"
    raise InvalidData(f"{folder.name}/{name}: {problem}")


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        key, count = Counter(key for key, _ in pairs).most_common(1)[0]
        raise ValueError(f"{key}: stands there {count} times")
    return found


def _first_of(error: ValidationError) -> str:
    first = error.errors()[0]
    steps = (step for step in first["loc"] if step != "[key]")
    where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return f"{where.removeprefix('.') or 'file'}: {first['msg']}"


def _refuse(folder: Traversable | Path, name: str, problems: Iterator[str]) -> None:
    for problem in problems:
        raise InvalidData(f"{folder.name}/{name}: {problem}")
