"""The shipped catalogue says what the boxes say, and a slip in any file is named at start-up."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import BoardFacts, Catalogue, catalogue, load
from engine.errors import InvalidData
from engine.terms import BoardId, CardId

LINES = {  # land, sea
    "aegyptus": (34, 23),
    "balearica": (30, 24),
    "britannia": (37, 21),
    "byzantium": (37, 33),
    "corsica": (34, 16),
    "creta": (27, 18),
    "cyprus": (44, 27),
    "gallia": (43, 15),
    "germania": (88, 23),
    "hellas": (27, 31),
    "hispania": (34, 24),
    "imperium": (44, 35),
    "ionium": (42, 35),
    "ionium_mini": (31, 22),
    "italia": (40, 23),
}


def a_board(name: str) -> BoardFacts:
    return catalogue().boards[BoardId(name)]


def test_the_shipped_catalogue_is_read_once() -> None:
    assert catalogue() is catalogue()


def test_there_are_fourteen_boards_and_a_small_ionium() -> None:
    assert set(catalogue().boards) == set(LINES)


@pytest.mark.parametrize("name", LINES)
def test_a_board_has_its_land_and_sea_lines(name: str) -> None:
    kinds = Counter(line.kind for line in a_board(name).lines)
    assert (kinds["land"], kinds["sea"]) == LINES[name]


def test_the_small_ionium_lacks_the_b_cities_and_their_lines() -> None:
    whole, small = a_board("ionium"), a_board("ionium_mini")
    assert Counter(city.letter for city in small.cities) == {"A": 7, "C": 10, "D": 5, None: 1}
    assert {province.id for province in whole.provinces} - {
        province.id for province in small.provinces
    } == {"campania", "calabria", "sicilia"}
    assert len(small.provinces) == 9
    left = {city.id for city in small.cities}
    assert all(left.issuperset(line.ends) for line in small.lines)
    assert (small.name, small.suits) == ("Ionium Mini", (2, 3))


def test_every_seat_starts_in_the_capital_of_each_kind() -> None:
    for name in LINES:
        board = a_board(name)
        stands = sorted((colonist.kind, colonist.place) for colonist in board.start_colonists)
        capitals = sorted((kind, id) for kind, ids in board.capitals.items() for id in ids)
        assert stands == capitals


def test_the_special_boards_have_their_places() -> None:
    kinds = {name: Counter(place.kind for place in a_board(name).places) for name in LINES}
    assert {name: dict(places) for name, places in kinds.items() if places} == {
        "aegyptus": {"trade": 2},
        "balearica": {"ship": 2},
        "gallia": {"haven": 1},
        "germania": {"castle": 10},
    }


def test_only_two_lines_are_crossed_without_resting() -> None:
    crossed = {(name, line.ends) for name in LINES for line in a_board(name).lines if not line.rest}
    assert crossed == {
        ("gallia", ("londinium", "bononia")),
        ("ionium", ("brundisium", "apollonia")),
    }


def test_a_weaver_pays_five_points_per_cloth_city() -> None:
    weaver = catalogue().cards[CardId("II-weaver")]
    assert (weaver.good, weaver.minerva_points, weaver.cost) == ("cloth", 5, ("brick", "cloth"))


def test_a_double_card_has_two_personalities_and_the_payout_of_its_mercator() -> None:
    card = catalogue().cards[CardId("III-prefect-mercator-team")]
    assert (card.personalities, card.payout) == (("prefect", "mercator"), 5)


def test_every_card_is_for_sale_in_a_start_hand_or_in_contrarius_row() -> None:
    cards = catalogue()
    dealt = {id for deck in cards.decks.values() for ids in deck.values() for id in ids}
    dealt.update(id for hand in cards.start_hands.values() for id in hand)
    dealt.update(card.id for card in cards.solitaria.row.cards)
    assert dealt == set(cards.cards)


def test_a_storehouse_holds_the_start_goods_and_the_waiting_colonists() -> None:
    parts = catalogue().components
    waiting = sum(parts.colonists.values()) - 2
    for goods in (parts.start_goods, parts.start_goods_with_salt):
        assert sum(goods.values()) + waiting == parts.storehouse_spaces - 2


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    with_files = shutil.ignore_patterns("__pycache__", "*.py")
    shutil.copytree(Path(str(files("data"))), copy, ignore=with_files)
    return copy


def refusal(folder: Path) -> str:
    with pytest.raises(InvalidData) as caught:
        load(folder)
    return str(caught.value)


def test_a_copy_of_the_data_loads_to_the_same_catalogue(folder: Path) -> None:
    copy: Catalogue = load(folder)
    assert copy == catalogue()


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "cards.json").unlink()
    assert refusal(folder) == "data/cards.json: No such file or directory"


def test_a_missing_folder_of_boards_is_named(folder: Path) -> None:
    shutil.rmtree(folder / "boards")
    assert refusal(folder) == "data/boards: no such folder"


def test_a_folder_without_boards_is_named(folder: Path) -> None:
    for file in (folder / "boards").iterdir():
        file.unlink()
    assert refusal(folder) == "data/boards: no board in it"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (
            b'{\n  "prices": {]',
            "line 2 column 14: Expecting property name enclosed in double quotes",
        ),
        (b'{"prices": "\xff"}', "byte 12: not UTF-8"),
        (b'{"prices": {"brick": 3, "brick": 4}}', "brick: stands there 2 times"),
        (b"[]", "file: Input should be an object"),
        (b"[" * 100_000, "nested too deeply"),
    ],
    ids=["broken JSON", "no UTF-8", "a repeated key", "no object", "too many brackets"],
)
def test_a_file_that_cannot_be_read_is_refused(folder: Path, content: bytes, problem: str) -> None:
    (folder / "components.json").write_bytes(content)
    assert refusal(folder) == f"data/components.json: {problem}"


Change = Callable[[Any], object]


def put(*path: str | int, value: object) -> Change:
    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        del content[path[-1]]

    return change


def repeat(field: str, index: int) -> Change:
    return lambda content: content[field].append(content[field][index])


def cut_off(city: str) -> Change:
    def change(content: Any) -> None:
        content["lines"] = [line for line in content["lines"] if city not in line["ends"]]

    return change


def without_cities(content: Any) -> None:
    content |= {"provinces": [], "cities": [], "lines": [], "start_colonists": []}
    content["capitals"] = {"land": [], "sea": []}


COMPONENTS: list[tuple[Change, str]] = [
    (put("houses", value="15"), "houses: Input should be a valid integer"),
    (put("houses", value=-1), "houses: Input should be greater than 0"),
    (drop("houses"), "houses: Field required"),
    (put("fish", value=1), "fish: Extra inputs are not permitted"),
    (
        put("house_costs", "wine", "goods", 1, value="fish"),
        "house_costs.wine.goods[1]: "
        "Input should be 'brick', 'food', 'tool', 'wine', 'cloth' or 'salt'",
    ),
    (
        put("prices", "fish", value=1),
        "prices.fish: Input should be 'brick', 'food', 'tool', 'wine', 'cloth' or 'salt'",
    ),
    (put("prices", "salt", value=8), 'prices: "salt" does not belong there'),
    (drop("house_costs", "salt"), 'house_costs: nothing for "salt"'),
    (drop("colonists", "sea"), 'colonists: nothing for "sea"'),
    (drop("markers", "tool"), 'markers: nothing for "tool"'),
    (put("markers", "brick", value=4), "markers: 25 markers instead of 24"),
    (drop("marker_coins", "tool"), 'marker_coins: nothing for "tool"'),
    (drop("city_tokens", "A", 0), "city_tokens: 29 tokens instead of 30"),
    (put("city_tokens", "D", 0, value="salt"), 'city_tokens.D: no token of "salt"'),
    (drop("salt_swaps", "B"), 'salt_swaps: nothing for "B"'),
    (put("salt_swaps", "B", value="salt"), 'salt_swaps.B: no B token of "salt"'),
    (drop("display", "wine"), 'display: nothing for "wine"'),
    (drop("display", "wine", 0), "display.wine: 6 positions instead of 7"),
    (put("colours", 1, value="red"), 'colours: "red" more than once'),
    (drop("colours", 0), "colours: 5 colours instead of 6"),
    (put("prices", "wine", value=0), "prices.wine: Input should be greater than 0"),
    (put("houses", value=0), "houses: Input should be greater than 0"),
    (put("start_coins", value=[]), "start_coins: 0 sums instead of 5"),
    (drop("start_coins_team", 0), "start_coins_team: 2 sums instead of 3"),
    (
        put("start_goods", "wine", value=50),
        "start_goods: 55 goods and the colonists do not fit into a storehouse",
    ),
]

CARDS: list[tuple[Change, str]] = [
    (drop("start_hands", "base", 1), "start_hands.base: 6 cards instead of 7"),
    (
        put("start_hands", "base", 0, value="start-magister"),
        "start_hands.base: no Tribune, so the hand would run out",
    ),
    (repeat("cards", 0), 'cards: "start-tribune" more than once'),
    (
        put("cards", 10, "cost", value=["fish"]),
        "cards[10].cost[0]: Input should be 'brick', 'food', 'tool', 'wine', 'cloth' or 'salt'",
    ),
    (drop("cards", 10, "cost"), 'cards[10].cost: missing on "I-architect"'),
    (
        put("cards", 10, "personalities", value=[]),
        'cards[10].personalities: missing on "I-architect"',
    ),
    (
        put("cards", 10, "personalities", value=["augur"]),
        'cards[10].personalities[0]: no personality "augur"',
    ),
    (put("cards", 10, "payout", value=5), 'cards[10].payout: does not belong on "I-architect"'),
    (drop("cards", 11, "payout"), 'cards[11].payout: missing on "I-mercator"'),
    (drop("cards", 14, "good"), 'cards[14].good: missing on "I-farmer"'),
    (drop("cards", 14, "minerva_points"), 'cards[14].minerva_points: missing on "I-farmer"'),
    (
        put("cards", 14, "gods", value=["mars"]),
        'cards[14].gods: Minerva goes with the specialists, "I-farmer"',
    ),
    (drop("decks", "venus-team"), 'decks: nothing for "venus-team"'),
    (drop("decks", "base", "III"), 'decks.base: nothing for "III"'),
    (put("decks", "base", "I", 2, value="I-colonits"), 'decks.base.I: no card "I-colonits"'),
    (put("decks", "base", "I", 2, value="I-mason"), 'decks.base.I: "I-mason" more than once'),
    (
        put("decks", "base", "I", 2, value="II-colonist"),
        'decks.base.I: "II-colonist" has the numeral II',
    ),
    (drop("decks", "base", "I", 0), "decks.base.I: 7 cards instead of 8"),
    (drop("decks", "venus-individual", "V", 0), "decks.venus-individual.V: 3 cards instead of 4"),
    (drop("decks", "venus-team", "II", 0), "decks.venus-team.II: 7 cards instead of 8"),
    (drop("start_hands", "base"), 'start_hands: nothing for "base"'),
    (put("start_hands", "base", 0, value="tribune"), 'start_hands.base: no card "tribune"'),
    (
        put("start_hands", "base", 0, value="I-mason"),
        'start_hands.base: "I-mason" has the numeral I',
    ),
    (drop("base_pantheon", "4"), 'base_pantheon: nothing for "4"'),
    (drop("base_pantheon", "4", "mars"), 'base_pantheon.4: nothing for "mars"'),
    (
        put("cards", 10, "gods", value=["mars"]),
        "base_pantheon.2.jupiter: 2 cards for sale instead of 3",
    ),
]

ITALIA: list[tuple[Change, str]] = [
    (put("suits", value=[]), "suits: [] is no choice of 2 to 6 seats"),
    (put("suits", value=[2, 77]), "suits: [2, 77] is no choice of 2 to 6 seats"),
    (put("start_colonists", value=[]), "start_colonists: none"),
    (
        put("steps_per_colonist", value={"land": 0, "sea": 1}),
        "steps_per_colonist.land: Input should be greater than 0",
    ),
    (put("id", value="itala"), 'id: "itala" is not the name of the file'),
    (drop("capitals", "sea"), 'capitals: nothing for "sea"'),
    (put("steps_per_colonist", value={"sea": 2}), 'steps_per_colonist: nothing for "land"'),
    (
        put("cities", 0, "latlon", value=["north", 1]),
        "cities[0].latlon[0]: Input should be a valid number",
    ),
    (repeat("cities", 0), 'cities: "bauzanum" more than once'),
    (repeat("provinces", 0), 'provinces: "venetia" more than once'),
    (repeat("lines", 0), 'lines: "L1" more than once'),
    (put("lines", 3, "ends", 0, value="rooma"), 'lines[3].ends: no city or place "rooma"'),
    (put("lines", 3, "ends", 1, value="aquileia"), 'lines[3].ends: "aquileia" more than once'),
    (put("lines", 3, "id", value="S40"), 'lines[3].id: "S40" is no name of a land line'),
    (put("lines", 3, "kind", value="sea"), 'lines[3].id: "L4" is no name of a sea line'),
    (put("capitals", "land", 0, value="rooma"), 'capitals.land: no city or place "rooma"'),
    (
        put("start_colonists", 1, "place", value="rooma"),
        'start_colonists[1].place: no city or place "rooma"',
    ),
    (put("cities", 1, "province", value="gaul"), 'cities[1].province: no province "gaul"'),
    (put("free_choice_provinces", value=["gaul"]), 'free_choice_provinces: no province "gaul"'),
    (cut_off("olbia"), 'lines: no way from "bauzanum" to "olbia"'),
    (without_cities, "cities: none"),
    (put("cities", 25, "letter", value="A"), 'cities[25].letter: the capital "roma" has one'),
    (
        put("cities", 0, "letter", value=None),
        'cities[0].letter: missing on "bauzanum", which is no capital',
    ),
    (
        put("cities", 0, "province", value=None),
        'cities[0].province: missing on "bauzanum", which is no capital',
    ),
    (put("cities", 0, "letter", value="E"), 'cities: no tokens of letter "E"'),
    (put("cities", 0, "letter", value="B"), 'cities: 9 of letter "B" instead of 8'),
    (put("extra_tokens", value={"D": "brick"}), 'extra_tokens: no city of letter "D"'),
    (put("extra_tokens", value={"A": "tool"}), 'cities: 7 of letter "A" instead of 8'),
    (
        lambda content: content["provinces"].append({"id": "x", "name": "X", "colour": "red"}),
        'provinces[11]: no city with a letter in "x"',
    ),
    (
        put("start_colonists", value=[{"kind": "sea", "place": "roma"}] * 4),
        "start_colonists: 4 sea colonists, but a seat has 3",
    ),
]

OTHER_BOARDS: list[tuple[str, Change, str]] = [
    ("aegyptus", put("flood", "provinces", 0, value="cush"), 'flood.provinces: no province "cush"'),
    (
        "aegyptus",
        put("places", 0, "pays_for", 0, value="sinae"),
        'places[0].pays_for: no province "sinae"',
    ),
    (
        "aegyptus",
        put("places", 0, "lines", value=["S20"]),
        "places[0].lines: a ship has them, nothing else",
    ),
    ("aegyptus", cut_off("gold_trade"), 'lines: no way from "memphis" to "gold_trade"'),
    ("balearica", put("places", 0, "lines", 0, value="S99"), 'places[0].lines: no line "S99"'),
    ("balearica", put("places", 0, "id", value="selva"), 'places: "selva" more than once'),
    (
        "gallia",
        put("places", 0, "harbours", 0, value="ostia"),
        'places[0].harbours: no city "ostia"',
    ),
    (
        "gallia",
        put("places", 0, "harbours", value=[]),
        "places[0].harbours: a haven has them, nothing else",
    ),
    ("germania", put("places", 0, "province", value="x"), 'places[0].province: no province "x"'),
    (
        "germania",
        put("lines", 88, "ends", 0, value="castrum_ubii"),
        'lines[88].ends: the sea line "S1" ends at a castle',
    ),
    ("hispania", drop("extra_tokens", "A"), 'cities: 8 of letter "A" instead of 7'),
    (
        "ionium",
        put("variants", 0, "without_provinces", 0, value="gaul"),
        'variants[0].without_provinces: no province "gaul"',
    ),
    (
        "ionium",
        put("variants", 0, "without_letters", 0, value="E"),
        'variants[0].without_letters: no city of letter "E"',
    ),
    (
        "ionium",
        drop("variants", 0, "without_provinces", 0),
        'variants[0]: provinces[0]: no city with a letter in "campania"',
    ),
    (
        "ionium",
        put("variants", 0, "id", value="hellas"),
        'variants[0]: id: there is another board "hellas"',
    ),
]

SLIPS = [
    *(("components.json", change, problem) for change, problem in COMPONENTS),
    *(("cards.json", change, problem) for change, problem in CARDS),
    *(("boards/italia.json", change, problem) for change, problem in ITALIA),
    *((f"boards/{board}.json", change, problem) for board, change, problem in OTHER_BOARDS),
]


@pytest.mark.parametrize(
    ("name", "change", "problem"), SLIPS, ids=[f"{name}: {problem}" for name, _, problem in SLIPS]
)
def test_a_slip_is_refused_with_its_file_place_and_problem(
    folder: Path, name: str, change: Change, problem: str
) -> None:
    file = folder / name
    content = json.loads(file.read_text(encoding="utf-8"))
    change(content)
    file.write_text(json.dumps(content), encoding="utf-8")
    assert refusal(folder) == f"data/{name}: {problem}"


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("dice", "red", "faces"), ["card"] * 6, "dice.red: no colonist, so that he would roll"),
        (("dice", "black", "faces"), ["brick"] * 5, "dice.black: 5 faces instead of 6"),
        (("dice", "white", "faces"), ["salt"] * 6, 'dice.white: no face "salt"'),
        (("decks", "cards", "base", "II"), ["I-smith"], '"I-smith" has the numeral I'),
        (("decks", "cards", "base", "I"), ["nobody"], 'no card "nobody"'),
        (("coins", "two"), [6], "coins.two: 1 sums instead of 2"),
        (("difficulties", "expert"), None, 'difficulties: nothing for "expert"'),
        (("hand", "cards"), [], "hand: no Tribune"),
    ],
)
def test_a_slip_in_the_file_of_solitaria_is_named(
    tmp_path: Path, path: tuple[str, ...], value: object, problem: str
) -> None:
    """Whoever owns the sheets corrects our readings there, and nowhere else."""
    copy = tmp_path / "data"
    shutil.copytree(str(files("data")), copy, ignore=shutil.ignore_patterns("geography", "fonts"))
    file = copy / "solitaria.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    inner = told
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    file.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(InvalidData) as refused:
        load(copy)
    assert problem in str(refused.value)
