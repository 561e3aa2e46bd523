"""A game in the terminal: what is shown, asked and understood."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from bot.terminal.console import Console, Quit
from bot.terminal.host import Host
from bot.terminal.labels import Labels
from bot.terminal.menus import Menu, menu
from bot.terminal.names import Places, Seats, seat_colour, seat_letter, teams
from bot.terminal.rules_card import KEYS, keys_line, rules_card
from bot.terminal.scores import score_table, winner_text
from bot.terminal.screens import Screens
from bot.terminal.text import hang, listing
from bot.terminal.words import Narrator
from engine.actions import Action
from engine.board import board_of
from engine.decisions import Decision
from engine.events import Event, TurnBegan

_SENTENCES_IN_LOG = 30


class Conversation:
    def __init__(self, host: Host, console: Console) -> None:
        self._host = host
        self._console = console
        view = host.view
        self._options = view.options
        self._seats = Seats(host.seat)
        self._narrator = Narrator(Places(view.options.board), self._seats, view.tokens)
        self._turn = view.turn
        self._heard: list[tuple[int, Event]] = []
        self._unread: list[tuple[int, Event]] = []

    def run(self) -> None:
        """To the end of the game, or until Quit."""
        self._welcome()
        self._hear(self._host.play_others())
        while decision := self._host.decision:
            self._hear(self._host.answer(self._decide(decision)))
        self._farewell()

    def _welcome(self) -> None:
        options = self._options
        own = f"{seat_letter(self._host.seat)} ({seat_colour(self._host.seat)})"
        others = listing(
            seat_letter(seat) for seat in range(options.seats) if seat != self._host.seat
        )
        self._console.show(
            f"Concordia on {board_of(options.board).facts.name}, {options.cards} cards, "
            f"seed {self._host.seed}.\n"
            f"You are {own}; the computer plays {others}. "
            f"{self._teams()}Type ? for help.\n"
        )
        self._console.show(self._screens().board())

    def _teams(self) -> str:
        """`Teams: R and Y, G and B.`"""
        pairs = ", ".join(listing(map(seat_letter, team)) for team in teams(self._options))
        return f"Teams: {pairs}. " if pairs else ""

    def _farewell(self) -> None:
        self._catch_up()
        self._console.show(f"\n{self._score_table()}")
        self._console.show(winner_text(self._host.winner(), self._host.view.end_cause, self._seats))

    def _hear(self, happened: Iterable[Event]) -> None:
        for event in happened:
            if isinstance(event, TurnBegan):
                self._turn = event.turn
            self._unread.append((self._turn, event))

    def _catch_up(self) -> None:
        """What happened since the person was last asked."""
        sentences = "\n".join(self._sentences(self._unread))
        if sentences:
            self._console.show(f"\n{sentences}")
        self._heard += self._unread
        self._unread = []

    def _decide(self, decision: Decision) -> Action:
        self._catch_up()
        if decision.kind == "card_choice":
            self._console.show(f"\n{self._screens().seats_table()}")
        top = menu(Labels(self._host.view, decision), self._host.offers())
        chosen: Action | Menu = top
        while isinstance(chosen, Menu):
            chosen = self._choose(chosen, back=None if chosen is top else top)
        return chosen

    def _choose(self, asked: Menu, *, back: Menu | None) -> Action | Menu:
        self._console.show(f"\n{self._console.paint.title(asked.title)}")
        self._console.show(asked.as_text(self._console.width))
        if back:
            self._console.show("  0  back")
        while True:
            answer = self._console.ask("> ")
            if answer == "0" and back:
                return back
            if answer in asked.numbers():
                return asked.numbers()[answer].leads_to
            if answer in KEYS or not answer:
                self._look(answer)
                return asked
            self._console.show(f"Type a number from 1 to {len(asked.entries)}, or {keys_line()}.")

    def _look(self, key: str) -> None:
        """Whatever one may look at without doing anything."""
        match key:
            case "b":
                self._console.show(f"\n{self._screens().board()}")
            case "h":
                self._console.show(f"\n{self._screens().hand()}")
            case "d":
                self._console.show(f"\n{self._screens().display()}")
            case "s":
                self._console.show(f"\nIf the game ended now:\n{self._score_table()}")
            case "l":
                sentences = list(self._sentences(self._heard))[-_SENTENCES_IN_LOG:]
                self._console.show("\n" + ("\n".join(sentences) or "Nothing has happened yet."))
            case "?":
                self._console.show(f"\n{rules_card(self._options.board)}")
            case "q":
                raise Quit
            case _:
                pass

    def _sentences(self, happened: Iterable[tuple[int, Event]]) -> Iterator[str]:
        for turn, events in groupby(happened, key=itemgetter(0)):
            sentence = self._narrator.tell(event for _, event in events)
            if sentence:
                yield hang(f"{turn:>4}  ", sentence, self._console.width)

    def _screens(self) -> Screens:
        return Screens(self._host.view, self._console.paint, self._console.width)

    def _score_table(self) -> str:
        return score_table(self._host.scores(), self._options, self._seats)
