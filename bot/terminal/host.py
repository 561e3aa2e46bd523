"""The one who sees the state: lets the computer seats play and tells the person what is allowed."""

from collections.abc import Iterator

import engine
from bot.simulation import DeadEnd
from bot.terminal.offers import Offer, offers
from engine import GameOptions, Score, View
from engine.actions import Action
from engine.decisions import Decision
from engine.events import Event
from engine.records import Record, record_of
from engine.terms import SeatId
from players import player_for


class Host:
    def __init__(self, options: GameOptions, seed: str, seat: SeatId, level: str) -> None:
        self.seat = seat
        self.seed = seed
        self._options = options
        self._state = engine.new_game(options, seed)
        self._level = level
        self._player = player_for(level, seed)
        self._actions: list[tuple[SeatId, Action]] = []

    @property
    def view(self) -> View:
        return engine.view_for(self._state, self.seat)

    @property
    def decision(self) -> Decision | None:
        """What the person is asked; None once the game is over."""
        return self._state.decision

    def offers(self) -> list[Offer]:
        return list(offers(self._state, self.seat))

    def scores(self) -> tuple[Score, ...]:
        """No secret: hand and pile together are the start hand and what was bought in public."""
        return engine.final_scores(self._state)

    def winner(self) -> tuple[SeatId, ...]:
        return engine.winner(self._state)

    def record(self) -> Record:
        names = [self._level] * self._options.seats
        names[self.seat] = "human"
        return record_of(self._options, self.seed, tuple(names), self._actions)

    def answer(self, action: Action) -> Iterator[Event]:
        yield from self._apply(self.seat, action)
        yield from self.play_others()

    def play_others(self) -> Iterator[Event]:
        """Until the person is asked, or the game is over."""
        while (decision := self._state.decision) and decision.seat != self.seat:
            offered = engine.legal_actions(self._state)
            if not offered:
                raise DeadEnd(f"seat {decision.seat} has no answer to {decision.kind}")
            view = engine.view_for(self._state, decision.seat)
            action = self._player(view, offered)
            yield from self._apply(decision.seat, action)

    def _apply(self, seat: SeatId, action: Action) -> tuple[Event, ...]:
        transition = engine.apply(self._state, seat, action)
        self._state = transition.state
        self._actions.append((seat, action))
        return engine.events_for(self._state, self.seat, transition.events)
