"""The fish market in words: its offers, whose markers close them, and everyone's fish."""

from collections.abc import Iterator

from engine.decisions import CardChoice
from engine.fish_market import holders, offers
from engine.state import FishMarket
from words import nouns
from words.market import fish_text, gain_text, is_house_version
from words.reader import Reader


def market_text(reader: Reader) -> str:
    """Empty where the table plays without it."""
    market = reader.view.fish_market
    return "\n".join(_lines(reader, market)) if market is not None else ""


def _lines(reader: Reader, market: FishMarket) -> Iterator[str]:
    words, options = reader.words, reader.view.options
    yield words("market-heading", side=options.fish_market_side)
    closed = holders(market)
    for number, offer in offers(options).items():
        facts = {"fish": fish_text(words, offer.fish), "gain": gain_text(words, offer)}
        if number in closed:
            holder = reader.seat(closed[number])
            yield words("market-line.closed", number=number, holder=holder, **facts)
        else:
            yield words("market-line", number=number, **facts)
    each = (
        words("market-fish.of", seat=reader.seat(seat.seat), count=seat.fish)
        for seat in reader.view.seats
    )
    yield words("market-fish", seats=nouns.series(words, each))
    yield from _own(reader, market)
    if is_house_version():
        yield words("market-house-version")


def _own(reader: Reader, market: FishMarket) -> Iterator[str]:
    view = reader.view
    if view.viewer is None or view.over:
        return
    asked = view.decisions[0] if view.decisions else None
    own = view.seats[view.viewer].fish
    state = "closed" if own else "none"
    if own and isinstance(asked, CardChoice) and asked.seat == view.viewer and asked.visits:
        state = "open"
    elif view.active == view.viewer and market.visited_in == view.turn:
        state = "visited"
    fish = fish_text(reader.words, own)
    button = reader.button("table-button-play")
    yield reader.words("market-own", fish=fish, state=state, button=button)
