"""Where the rules are looked up: how a personality begins, what a decision offers, what follows,
and why something is not offered.

Each module of `personalities` (and `turn`, `storehouse`) enters its own functions here. A new
personality is one such module: it `begins` under its name, declares what decisions, actions and
events it needs (see `engine.kinds`), `offers` and `resolves` its decisions, `explains` what they
do not offer, and `evolves` its events (see `engine.evolve`). The cards that bear it stand in
`data/cards.json`.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, TypeVar

from engine import reaction_notes
from engine.actions import Action, Finish
from engine.decisions import Chain, CitizenChoice, Decision, PartnersPart, PersonalityChoice
from engine.draft import Draft
from engine.frozen import frozen
from engine.obstacles.kinds import MustChoose, Obstacle, Ruling
from engine.state import GameState, card
from engine.terms import CardId, Personality, SeatId

D = TypeVar("D", bound=Decision)
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@frozen
class Execution:
    """One executor's part in a card, which need not be a card of his own."""

    seat: SeatId
    card: CardId
    chain: Chain = ()
    alone: bool = False
    """No partner follows: he has had his part, or has none."""


Begin = Callable[[Draft, Execution], None]
Options = Callable[[GameState, D], Iterable[Action]]
Resolve = Callable[[Draft, D, A], None]
Explain = Callable[[GameState, D, A], Iterable[Obstacle]]


@frozen
class Beginning:
    begin: Begin
    sees_to_partner: bool
    """In a team: his part is in the card that this one leads to, so none waits beneath it."""


BEGINNINGS: dict[Personality, Beginning] = {}
OPTIONS: dict[type[object], Options[Any]] = {}
RESOLUTIONS: dict[type[object], Resolve[Any, Any]] = {}
EXPLANATIONS: dict[tuple[type[Decision], type[Action]], Explain[Any, Any]] = {}
"""By the open decision and the action that is wished for, which need not belong to it."""
ASIDES: dict[type[Action], tuple[Options[Any], Resolve[Any, Any]]] = {}
"""What may be done in a window besides answering the question (rulings FO11, FM5): what is offered
then, and what follows; the question stays open."""
COMPULSORY: dict[type[Decision], Ruling] = {}
"""Decisions that cannot be left alone, and why."""


def begins(personality: Personality, *, sees_to_partner: bool = False) -> Callable[[Begin], Begin]:
    def enter(begin: Begin) -> Begin:
        _enter(BEGINNINGS, personality, Beginning(begin, sees_to_partner))
        return begin

    return enter


def offers(
    decision: type[D], *, compulsory: Ruling | None = None
) -> Callable[[Options[D]], Options[D]]:
    """`compulsory` is the ruling by which the decision cannot be left alone, if there is one."""

    def enter(options: Options[D]) -> Options[D]:
        _enter(OPTIONS, decision, options)
        if compulsory is not None:
            _enter(COMPULSORY, decision, compulsory)
        return options

    return enter


def resolves(decision: type[D]) -> Callable[[Resolve[D, A]], Resolve[D, A]]:
    def enter(resolve: Resolve[D, A]) -> Resolve[D, A]:
        _enter(RESOLUTIONS, decision, resolve)
        return resolve

    return enter


def explains(decision: type[D], wanted: type[A]) -> Callable[[Explain[D, A]], Explain[D, A]]:
    """Enters a function that says what stands in the way of such an action.

    The state it gets holds only what the deciding seat may know.
    """

    def enter(explain: Explain[D, A]) -> Explain[D, A]:
        _enter(EXPLANATIONS, (decision, wanted), explain)
        return explain

    return enter


def aside(action: type[A], offered: Options[Any], resolve: Resolve[Any, A]) -> None:
    """Enters something that a window offers besides, and what follows from it."""
    _enter(ASIDES, action, (offered, resolve))


def _enter(table: dict[Any, V], key: object, rule: V) -> None:
    if key in table:
        raise TypeError(f"there are two rules for {key}")
    table[key] = rule


def options(state: GameState, decision: Decision) -> tuple[Action, ...]:
    """The only source of legality; in a window citizens and visits are offered too."""
    usual = OPTIONS[type(decision)](state, decision)
    if (state.forum is None and state.fish_market is None) or decision.window is None:
        return tuple(usual)
    besides = (offered(state, decision) for offered, _ in ASIDES.values())
    return (*usual, *chain.from_iterable(besides))


def resolve(game: Draft, decision: Decision, action: Action) -> None:
    if game.state.contrarius is not None:
        reaction_notes.answered(game, decision, action)
    if action.__class__ in ASIDES:
        ASIDES[action.__class__][1](game, decision, action)
    else:
        RESOLUTIONS[type(decision)](game, decision, action)


def explain(state: GameState, decision: Decision, wanted: Action) -> Iterable[Obstacle]:
    """Nothing where the action is no answer to such a decision at all."""
    kinds = type(decision), type(wanted)
    if kinds in EXPLANATIONS:
        return EXPLANATIONS[kinds](state, decision, wanted)
    if isinstance(wanted, Finish) and type(decision) in COMPULSORY:
        return (MustChoose(COMPULSORY[type(decision)]),)
    return ()


def execute(game: Draft, execution: Execution) -> None:
    """Carry a card out, asking first which half of a double-choice card is meant (DC1)."""
    personalities = card(execution.card).personalities
    if len(personalities) == 1:
        carry_out(game, execution, personalities[0], personalities[0])
    else:
        game.ask(PersonalityChoice(**vars(execution)))


def carry_out(
    game: Draft, execution: Execution, personality: Personality, partners: Personality
) -> None:
    """The executor's part; in a team the partner's waits beneath it (TT1, DC2)."""
    if game.state.contrarius is not None:
        reaction_notes.carried_out(game, execution.seat, execution.card, personality)
    beginning = BEGINNINGS[personality]
    if not execution.alone and not beginning.sees_to_partner:
        partner = game.state.partner_of(execution.seat)
        if partner is not None:
            chain = execution.chain if game.state.options.forum else ()
            partners_part = PartnersPart(partner, execution.card, partners, chain)
            game.ask(*window_of(game, execution.seat), partners_part)
    beginning.begin(game, execution)


def window_of(game: Draft, seat: SeatId) -> tuple[CitizenChoice, ...]:
    """The window that waits for the end of this seat's part, taken up to be asked again before
    somebody else's part (ruling FO15)."""
    waiting = game.pending[-1] if game.pending else None
    if not isinstance(waiting, CitizenChoice) or waiting.seat != seat:
        return ()
    game.pending.pop()
    return (waiting,)
