"""What a picture shows, in words for those who cannot see it: at most 1,024 characters each."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from engine import Score, View
from engine.catalogue import BoardFacts
from engine.fish_market import holders, offers
from engine.forum import cards_needed
from engine.state import Auction
from engine.terms import SeatId, TileId
from engine.views import SeatView
from render import theme
from render.contrarius_text import contrarius_texts
from render.growth import Growth
from render.seating import NamedSeats
from render.specials import specials
from render.view_facts import (
    card_of,
    hand_of,
    holder_of,
    position_costs,
    refuse_secrets,
    scored_gods,
    to_decide,
)
from words import ENGLISH, Words
from words.last_turns import is_last_turn
from words.margins import margin_text
from words.market import offer_text
from words.nouns import (
    alternatives,
    card_name,
    coins_text,
    god_name,
    gods_text,
    good_name,
    goods_text,
    listing,
    long_series,
    praefectus_name,
    series,
)
from words.tiles import tile_name, tile_rule

LONGEST = 1024
_CUT = ",.:;\u202f"
"""What a part may end with when the next one is left out; French puts a narrow space first."""


def board_alt(view: View, players: Sequence[str] = (), words: Words = ENGLISH) -> str:
    closing = words("alt-whole-text")
    return fitting(_board(view, NamedSeats.at(view, players, words)), closing, always=True)


def hand_alt(view: View, words: Words = ENGLISH, seat: SeatId | None = None) -> str:
    held = hand_of(view, seat)
    title = "alt-hand" if holder_of(view, seat) == view.viewer else "alt-partners-hand"
    named = Counter(
        words("alt-card", card=card_name(words, card), gods=gods_text(words, card)) for card in held
    )
    cards = [
        words("alt-same-cards", count=count, card=name) if count > 1 else name
        for name, count in named.items()
    ]
    return fitting([words(title, count=len(held)), *_ended(cards)], words("alt-and-more"))


def display_alt(view: View, words: Words = ENGLISH) -> str:
    heading = words("alt-display", count=view.cards_in_deck)
    return fitting([heading, *_display(words, view)], words("alt-and-more"))


def scores_alt(
    view: View,
    scores: Sequence[Score],
    winners: Sequence[SeatId],
    players: Sequence[str] = (),
    words: Words = ENGLISH,
) -> str:
    refuse_secrets(view, (score.seat for score in scores))
    seating = NamedSeats.at(view, players, words)
    names = listing(words, [seating.full(seat) for seat in winners])
    won = words("alt-winners", names=names, count=len(winners))
    if view.contrarius is not None:
        won = f"{won} {margin_text(words, view.options, scores, winners)}"
    best_first = sorted(scores, key=lambda score: -score.total)
    parts = [_score(view, seating, score) for score in best_first]
    return fitting([won, *_team_scores(view, scores, words), *parts], words("alt-and-more"))


def chart_alt(
    view: View, growth: Growth, players: Sequence[str] = (), words: Words = ENGLISH
) -> str:
    refuse_secrets(view, (seat for seat, _ in growth.by_seat()))
    seating = NamedSeats.at(view, players, words)
    lines = [
        words(
            "alt-grew",
            seat=seating.full(seat),
            first=points[0],
            middle=points[len(points) // 2],
            last=points[-1],
        )
        for seat, points in growth.by_seat()
    ]
    heading = words("alt-growth", turns=growth.turns[-1])
    return fitting([heading, *lines], words("alt-and-more"))


def film_alt(last: View, pictures: int, players: Sequence[str] = (), words: Words = ENGLISH) -> str:
    """Of the last picture, that nobody has to sit through the film to know how it ends."""
    seating = NamedSeats.at(last, players, words)
    board = last.board.facts.name
    heading = words("alt-film", board=board, turns=last.turn, pictures=pictures)
    seats = (_seat(last, seating, seat) for seat in last.seats)
    return fitting([heading, *_ending(last, seating), *seats], words("alt-and-more"))


def _in_colour(words: Words, player: str, colour: str | None) -> str:
    """`R red, Aurelia`, or `Aurelia` who has not chosen yet."""
    return (
        f"{theme.LOOKS[colour].letter} {words(f'colour-{colour}')}, {player}" if colour else player
    )


def lobby_alt(
    board: BoardFacts,
    taken: Sequence[str | None] = (),
    words: Words = ENGLISH,
    *,
    coloured: bool = True,
    chosen: Sequence[str | None] = (),
) -> str:
    """`coloured`: whether it has been drawn who sits where; `chosen`: before that, the colours that
    people have chosen."""
    seating = NamedSeats([player or "" for player in taken], words)
    if coloured:
        seats = [
            words("alt-taken-seat", seat=seating.full(SeatId(number)))
            if player
            else words("alt-free-seat", seat=seating.short(SeatId(number)))
            for number, player in enumerate(taken)
        ]
    else:
        seats = [
            words("alt-taken-seat", seat=_in_colour(words, player, colour))
            for player, colour in zip_longest(taken, chosen)
            if player
        ]
        if free := sum(not player for player in taken):
            seats.append(words("alt-free-seats", count=free))
    size = words(
        "alt-board-size",
        seats=alternatives(words, [str(seats) for seats in board.suits]),
        provinces=len(board.provinces),
        cities=sum(city.letter is not None for city in board.cities),
    )
    facts = [words("alt-lobby", board=board.name), size]
    return fitting([*facts, *specials(board, words), *seats], words("alt-and-more"))


def market_alt(view: View, players: Sequence[str] = (), words: Words = ENGLISH) -> str:
    return fitting(list(_market(view, NamedSeats.at(view, players, words))), words("alt-and-more"))


def _market(view: View, seating: NamedSeats) -> Iterator[str]:
    """Its offers with whoever stands there, and everyone's fish."""
    words, market = seating.words, view.fish_market
    if market is None:
        return
    closed = holders(market)
    told = [
        words("alt-offer.closed", offer=said, seat=seating.short(closed[number]))
        if number in closed
        else words("alt-offer", offer=said)
        for number in offers(view.options)
        for said in [offer_text(words, view.options, number)]
    ]
    yield words("alt-market", offers=long_series(words, told))
    fish = [
        words("alt-fish.of", seat=seating.short(each.seat), count=each.fish) for each in view.seats
    ]
    yield words("alt-fish", seats=listing(words, fish))


def forum_alt(view: View, players: Sequence[str] = (), words: Words = ENGLISH) -> str:
    """With the patricians that the viewer has to choose from."""
    own = view.seats[view.viewer].offered if view.viewer is not None else ()
    told = list(_forum(view, NamedSeats.at(view, players, words)))
    if view.contrarius is not None and view.contrarius.tiles:
        tiles = listing(words, list(map(tile_name, view.contrarius.tiles)))
        told.append(words("contrarius-tiles", tiles=tiles))
    if own:
        told.append(words("alt-offered", tiles=alternatives(words, list(map(tile_name, own)))))
    return fitting(told, words("alt-and-more"))


def tiles_alt(view: View, tiles: Sequence[TileId], words: Words = ENGLISH) -> str:
    salt = view.options.salt
    told = [
        words("alt-tile", tile=tile_name(tile), rule=tile_rule(words, tile, salt=salt))
        for tile in tiles
    ]
    return fitting(told, words("alt-and-more"))


def _board(view: View, seating: NamedSeats) -> Iterator[str]:
    words = seating.words
    yield words("alt-headline", board=view.board.facts.name, turn=view.turn)
    seat = to_decide(view)
    if seat is not None:
        yield words("alt-to-decide", seat=seating.short(seat))
    yield from _ending(view, seating)
    for each in view.seats:
        yield _seat(view, seating, each)
    if view.contrarius is not None:
        yield from contrarius_texts(words, view, view.contrarius)
    if view.praefectus_magnus is not None:
        holder = seating.short(view.praefectus_magnus)
        praefectus = praefectus_name(words, view.options)
        yield words("alt-magnus", praefectus=praefectus, seat=holder)
    yield from _forum(view, seating)
    yield from _market(view, seating)
    yield from _markers(words, view)


def _forum(view: View, seating: NamedSeats) -> Iterator[str]:
    """What lies open, and what each seat has of it."""
    words, forum = seating.words, view.forum
    if forum is None:
        return
    if view.auction is not None:
        yield from _auction(view.auction, seating)
    elif forum.display:
        yield from _displayed(view, words, forum.display)
    else:
        yield words("picture-choosing-patricians")
    for seat in view.seats:
        if seat.tiles:
            names = listing(words, list(map(tile_name, seat.tiles)))
            yield words("alt-tiles", seat=seating.short(seat.seat), tiles=names)


def _auction(auction: Auction, seating: NamedSeats) -> Iterator[str]:
    words = seating.words
    yield words("alt-auction", tiles=listing(words, list(map(tile_name, auction.tiles))))
    if auction.named is not None and auction.bidder is not None:
        bidder, tile = seating.short(auction.bidder), tile_name(auction.named)
        yield words("alt-bid", seat=bidder, tile=tile, bid=auction.bid)


def _displayed(view: View, words: Words, tiles: Sequence[TileId | None]) -> Iterator[str]:
    """In their places, with the cards that each takes."""
    places = [
        words("alt-forum-place", tile=tile_name(tile), cards=cards)
        for tile, cards in zip(tiles, cards_needed(view.options), strict=True)
        if tile
    ]
    if places:
        yield words("alt-forum", tiles=listing(words, places))
    yield words("alt-stack", count=view.tiles_in_stack)
    if view.next_tile:
        yield words("alt-next-tile", tile=tile_name(view.next_tile))


def _ending(view: View, seating: NamedSeats) -> Iterator[str]:
    if view.concordia is not None and view.end_cause:
        yield seating.words(
            "picture-over" if view.over else "alt-last-turns",
            seat=seating.short(view.concordia),
            cause=view.end_cause,
            final=is_last_turn(view),
        )


def _markers(words: Words, view: View) -> Iterator[str]:
    names = {province.id: province.name for province in view.board.facts.provinces}
    turned = [names[province] for province, marker in view.markers.items() if marker.flipped]
    shown = [
        words("alt-marker", province=names[province], good=good_name(words, marker.good))
        for province, marker in view.markers.items()
        if not marker.flipped
    ]
    if shown:
        yield words("alt-markers")
        yield from _ended(shown)
    if turned:
        yield words("alt-turned")
        yield from _ended(turned)


def _seat(view: View, seating: NamedSeats, seat: SeatView) -> str:
    return seating.words(
        "alt-seat",
        seat=seating.full(seat.seat),
        coins=coins_text(seating.words, seat.coins),
        goods=sum(number for good, number in seat.goods.items() if good != "salt"),
        salt=seat.goods["salt"],
        houses=len(view.houses_of(seat.seat)),
        colonists=seat.colonists_on_board,
        hand=seat.cards_in_hand,
    )


def _team_scores(view: View, scores: Sequence[Score], words: Words) -> list[str]:
    """What partners have together, the best first."""
    together = Counter[str]()
    for score in scores:
        if letter := view.team_letter(score.seat):
            together[letter] += score.total
    return [words("alt-team-score", team=letter, total=n) for letter, n in together.most_common()]


def _score(view: View, seating: NamedSeats, score: Score) -> str:
    """What brought no points is left out."""
    words = seating.words
    paid = {god_name(words, god): score.gods[god] for god in scored_gods(view)}
    paid |= {words("picture-trade"): score.trade, words("picture-concordia"): score.concordia}
    paid[words("scores-debt")] = -score.debt
    paid |= {words("scores-track"): score.points, words("scores-tiles"): score.tiles}
    told = (words("alt-points", payer=payer, points=paid[payer]) for payer in paid if paid[payer])
    points = series(words, told)
    seat = seating.short(score.seat)
    return words("alt-score", seat=seat, total=score.total, points=points)


def _display(words: Words, view: View) -> Iterator[str]:
    for number, (card, place) in enumerate(zip(view.display, position_costs(view), strict=True), 1):
        if card is None:
            yield words("alt-empty-position", number=number)
        else:
            yield words(
                "alt-position",
                number=number,
                card=card_name(words, card),
                gods=gods_text(words, card),
                cost=goods_text(words, (*card_of(card).cost, *place)),
            )


def _ended(items: Sequence[str]) -> Iterator[str]:
    """A list, with commas and a full stop."""
    for number, item in enumerate(items, 1):
        yield f"{item}{'.' if number == len(items) else ','}"


def fitting(parts: Iterable[str], closing: str, *, always: bool = False) -> str:
    """Whole parts only, as many as there is room for; the closing words where that is not all."""
    text = ""
    for part in parts:
        longer = f"{text} {part}" if text else part
        if len(longer) + len(closing) + 2 > LONGEST:
            return f"{text.rstrip(_CUT)}. {closing}"
        text = longer
    return f"{text} {closing}" if always else text
