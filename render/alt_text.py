"""What a picture shows, in words for those who cannot see it: at most 1,024 characters each."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Score, View
from engine.catalogue import BoardFacts
from engine.terms import SeatId
from engine.views import SeatView
from render import sentences, words
from render.growth import Growth
from render.seating import Seating
from render.specials import specials
from render.view_facts import (
    board_facts,
    card_of,
    houses_of,
    on_board,
    own_hand,
    position_costs,
    refuse_secrets,
    scored_gods,
    to_decide,
)

LONGEST = 1024


def board_alt(view: View, players: Sequence[str] = ()) -> str:
    return _fitting(_board(view, Seating(players)), sentences.FULL_TEXT)


def hand_alt(view: View) -> str:
    held = [card_of(card) for card in own_hand(view)]
    named = Counter(f"{words.card_name(card)} ({words.gods_text(card)})" for card in held)
    cards = [f"{count} {name}" if count > 1 else name for name, count in named.items()]
    return _fitting([sentences.hand(len(held)), *_ended(cards)])


def display_alt(view: View) -> str:
    return _fitting([sentences.for_sale(view.cards_in_deck), *_display(view)])


def scores_alt(
    view: View, scores: Sequence[Score], winners: Sequence[SeatId], players: Sequence[str] = ()
) -> str:
    refuse_secrets(view, (score.seat for score in scores))
    seating = Seating(players)
    won = sentences.winners([seating.full(seat) for seat in winners])
    gods = scored_gods(view)
    best_first = sorted(scores, key=lambda score: -score.total)
    parts = []
    for score in best_first:
        paid = [f"{words.GOD_NAMES[god]} {score.gods[god]}" for god in gods if score.gods[god]]
        paid += [f"{sentences.TRADE} {score.trade}"] if score.trade else []
        paid += [f"{sentences.CONCORDIA} {score.concordia}"] if score.concordia else []
        parts.append(sentences.total_of(seating.short(score.seat), score.total, ", ".join(paid)))
    return _fitting([f"{won}.", *parts])


def chart_alt(view: View, growth: Growth, players: Sequence[str] = ()) -> str:
    refuse_secrets(view, (seat for seat, _ in growth.by_seat()))
    seating = Seating(players)
    lines = []
    for seat, points in growth.by_seat():
        middle = points[len(points) // 2]
        lines.append(sentences.grew(seating.full(seat), points[0], middle, points[-1]))
    return _fitting([sentences.growth(growth.turns[-1]), *lines])


def lobby_alt(board: BoardFacts, taken: Sequence[str | None] = ()) -> str:
    seating = Seating([player or "" for player in taken])
    seats = [
        seating.full(SeatId(number)) if player else sentences.free(seating.short(SeatId(number)))
        for number, player in enumerate(taken)
    ]
    cities = sum(city.letter is not None for city in board.cities)
    facts = sentences.lobby(board.name, board.suits, len(board.provinces), cities)
    return _fitting([*facts, *specials(board), *(f"{seat}." for seat in seats)])


def _board(view: View, seating: Seating) -> Iterator[str]:
    yield f"{sentences.headline(board_facts(view).name, view.turn)}."
    seat = to_decide(view)
    if seat is not None:
        yield f"{sentences.to_decide(seating.short(seat))}."
    if view.concordia is not None and view.end_cause:
        say = sentences.over if view.over else sentences.last_turns
        yield say(seating.short(view.concordia), view.end_cause)
    for each in view.seats:
        yield _seat(view, seating, each)
    yield f"{sentences.magnus(seating.short(view.praefectus_magnus))}."
    yield from _markers(view)


def _markers(view: View) -> Iterator[str]:
    names = {province.id: province.name for province in board_facts(view).provinces}
    turned = [names[province] for province, marker in view.markers.items() if marker.flipped]
    shown = [
        f"{names[province]} {words.good_name(marker.good)}"
        for province, marker in view.markers.items()
        if not marker.flipped
    ]
    for heading, provinces in ((sentences.PRODUCING, shown), (sentences.TURNED, turned)):
        if provinces:
            yield heading
            yield from _ended(provinces)


def _seat(view: View, seating: Seating, seat: SeatView) -> str:
    return sentences.seat_in_short(
        seating.full(seat.seat),
        coins=seat.coins,
        goods=sum(seat.goods.values()),
        houses=len(houses_of(view, seat.seat)),
        colonists=on_board(seat),
        hand_cards=seat.cards_in_hand,
    )


def _display(view: View) -> Iterator[str]:
    for number, (card_id, place) in enumerate(
        zip(view.display, position_costs(view), strict=True), 1
    ):
        if card_id:
            card = card_of(card_id)
            asked = words.goods_text((*card.cost, *place))
            yield sentences.position(number, words.card_name(card), words.gods_text(card), asked)
        else:
            yield f"{number}: {sentences.EMPTY}."


def _ended(items: Sequence[str]) -> Iterator[str]:
    """A list, with commas and a full stop."""
    for number, item in enumerate(items, 1):
        yield f"{item}{'.' if number == len(items) else ','}"


def _fitting(parts: Iterator[str] | Sequence[str], closing: str = "") -> str:
    """Whole parts only, as many as there is room for; the closing words come last in any case."""
    text = ""
    for part in parts:
        longer = f"{text} {part}" if text else part
        if len(longer) + len(closing or sentences.AND_MORE) + 2 > LONGEST:
            return f"{text.rstrip(',.:')}. {closing or sentences.AND_MORE}"
        text = longer
    return f"{text} {closing}".rstrip()
