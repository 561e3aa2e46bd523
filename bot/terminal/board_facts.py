"""One board of the catalogue as a page of text."""

from collections.abc import Iterable, Iterator

from bot.cli.text import counted
from bot.terminal.names import Places
from bot.terminal.text import GAP, WIDTH, hang, listing, table
from engine.catalogue import BoardFacts, Place
from engine.terms import COLONIST_KINDS, ColonistKind, ProvinceId


def board_page(board: BoardFacts) -> str:
    suits = listing(map(str, board.suits), word="or")
    cities = sum(city.letter is not None for city in board.cities)
    sections = [
        f"{board.name} ({board.id}), for {suits} seats: "
        f"{counted(len(board.provinces), 'province')}, {counted(cities, 'city', 'cities')}",
        f"Capital: {capitals_text(board)}",
        table(("Province", "Cities (letter of the token)"), _provinces(board)),
        *(_lines(board, kind) for kind in COLONIST_KINDS),
    ]
    special = "\n".join(hang("- ", rule) for rule in specials(board))
    if special:
        sections.append(f"Special on this board\n{special}")
    return "\n\n".join(sections)


def capitals_text(board: BoardFacts) -> str:
    names = Places(board.id)
    by_kind = {
        kind: listing(map(names.spot, board.capitals[kind]), word="or") or "none"
        for kind in COLONIST_KINDS
    }
    if by_kind["land"] == by_kind["sea"]:
        return by_kind["land"]
    return f"{by_kind['land']} (land), {by_kind['sea']} (sea)"


def specials(board: BoardFacts) -> list[str]:
    """Whatever another board does not do, in the order it matters during a game."""
    return [
        *_start(board),
        *_movement(board),
        *_places(board),
        *_production(board),
        *_setup(board),
    ]


def _provinces(board: BoardFacts) -> Iterator[tuple[str, str]]:
    names = [(province.id, province.name) for province in board.provinces]
    for province, name in (*names, (None, "none")):
        cities = [city for city in board.cities if city.province == province]
        if cities:
            yield name, ", ".join(f"{city.name} ({city.letter or 'capital'})" for city in cities)


def _lines(board: BoardFacts, kind: ColonistKind) -> str:
    names = Places(board.id)
    lines = [
        f"{line.id:<4}{names.ends(line.id)}{'' if line.rest else ' (no stop)'}"
        for line in board.lines
        if line.kind == kind
    ]
    return f"{kind.capitalize()} lines ({len(lines)})\n{_in_columns(lines)}"


def _in_columns(items: list[str]) -> str:
    if not items:
        return "none"
    longest = max(map(len, items))
    columns = max(1, (WIDTH + len(GAP)) // (longest + len(GAP)))
    rows = -(-len(items) // columns)
    return "\n".join(
        GAP.join(item.ljust(longest) for item in items[row::rows]).rstrip() for row in range(rows)
    )


def _start(board: BoardFacts) -> Iterator[str]:
    names = Places(board.id)
    if {each.kind for each in board.start_colonists} != set(COLONIST_KINDS):
        start = (
            f"a {each.kind} colonist ({names.spot(each.place)})" for each in board.start_colonists
        )
        yield f"Every seat begins with {listing(start)}."
    for kind in COLONIST_KINDS:
        if not board.capitals[kind]:
            yield f"There is no capital for {kind} colonists."
    if board.tribune_places_in_own_cities:
        yield "A Tribune may place the new colonist in a city with an own house, too."


def _movement(board: BoardFacts) -> Iterator[str]:
    names = Places(board.id)
    for kind, steps in board.steps_per_colonist.items():
        if steps != 1:
            yield f"Every {kind} colonist on the board gives the Architect {steps} steps."
    for line in board.lines:
        if not line.rest:
            yield f"No colonist may stop on {names.spot(line.id)}, only pass."
    if any(line.river for line in board.lines):
        yield "Some sea lines follow a river."


def _places(board: BoardFacts) -> Iterator[str]:
    castles = [place for place in board.places if place.kind == "castle"]
    if castles:
        yield (
            f"{len(castles)} castles hold a good each. With the Tribune one of them is taken by a "
            "seat that has a land colonist on a line beside the castle."
        )
    for place in board.places:
        yield from _place(board, place)


def _place(board: BoardFacts, place: Place) -> Iterator[str]:
    names = Places(board.id)
    match place.kind:
        case "ship":
            lines = listing(map(names.ends, place.lines))
            yield f"From the {place.name} sea colonists reach the lines {lines}."
        case "haven":
            harbours = listing(map(names.spot, place.harbours), word="or")
            yield (
                f"Sea colonists wait in the {place.name} and sail from a harbour in which their "
                f"seat has a house: {harbours}."
            )
        case "trade":
            yield _trade(board, place)
        case "castle":
            return


def _trade(board: BoardFacts, place: Place) -> str:
    income = ""
    if place.pays_for:
        provinces = listing(_province_names(board, place.pays_for), word="or")
        income = f", and {place.payment} sestertii whenever {provinces} produces"
    return (
        f"A sea colonist on a line to the {place.name} may enter it for good, when its owner is "
        f"done moving with the Architect: {place.points} points at the end{income}."
    )


def _production(board: BoardFacts) -> Iterator[str]:
    if board.coin_field:
        yield f"A Prefect who collects coins takes {board.coin_field} sestertii more."
    for name in _province_names(board, board.free_choice_provinces):
        yield f"{name} has no marker of its own: the Prefect chooses the bonus good."
    if board.flood:
        first, *rest = _province_names(board, board.flood.provinces)
        yield (
            f"A {board.flood.good} marker lies in {first}, with squares for it in {listing(rest)}; "
            "it has no effect yet."
        )


def _setup(board: BoardFacts) -> Iterator[str]:
    if board.extra_tokens:
        extra = listing(f"{good} for {letter}" for letter, good in board.extra_tokens.items())
        yield f"One city more than usual of some letters; its token is {extra}."


def _province_names(board: BoardFacts, provinces: Iterable[ProvinceId]) -> Iterator[str]:
    return map(Places(board.id).province, provinces)
