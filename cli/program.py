"""All commands as one program: arguments in, an exit code out."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from traceback import extract_tb

from cli import (
    backup,
    bench,
    boards,
    campaign,
    cards,
    doctor,
    film,
    fuzz,
    health,
    move_database,
    play,
    ratings,
    render,
    replay,
    simulate,
    think,
    tournament,
    words,
)
from cli import run as the_bot
from cli.benches.peers import PeersMissing
from cli.errors import BadInput
from cli.parser import Commands, Parser
from engine.errors import ConcordiaError, InvalidOptions, echo

_COMMANDS = (
    play,
    simulate,
    tournament,
    replay,
    render,
    film,
    boards,
    cards,
    campaign,
    words,
    bench,
    fuzz,
    the_bot,
    think,
    health,
    doctor,
    backup,
    ratings,
    move_database,
)
_LONGEST_COMPLAINT = 2000
"""It may repeat what was typed, or stands in a file."""
_FAULT, _BAD_INPUT, _BROKEN_PIPE = 1, 2, 141


def run(arguments: Sequence[str]) -> int:
    """The exit code; whatever goes wrong becomes one line."""
    try:
        code = _run(arguments)
        print(end="", flush=True)
        return code
    except BrokenPipeError:
        _drop_output()
        return _BROKEN_PIPE
    except InvalidOptions as refusal:
        from words import ENGLISH
        from words.refusals import options_problem

        _complain(options_problem(ENGLISH, refusal))
        return _BAD_INPUT
    except (BadInput, ConcordiaError, PeersMissing) as refusal:
        _complain(str(refusal))
        return _BAD_INPUT
    except OSError as error:
        _drop_output()
        _complain(": ".join(str(part) for part in (error.filename, error.strerror) if part))
        return _BAD_INPUT
    except Exception as fault:
        _complain(f"sorry, this is a bug: {_located(fault)}")
        return _FAULT


def command_line() -> Parser:
    """Everything that can be typed after `concordia`."""
    commands = Commands("concordia", "Concordia and Concordia Venus from the command line.")
    for command in _COMMANDS:
        command.add_to(commands)
    return commands.parser


def _run(arguments: Sequence[str]) -> int:
    try:
        read = command_line().parse_args(arguments)
    except SystemExit as leaving:  # --help
        return int(leaving.code or 0)
    code: int = read.run(read)
    return code


def _complain(message: str) -> None:
    print("concordia:", echo(message, _LONGEST_COMPLAINT), file=sys.stderr)


def _located(fault: Exception) -> str:
    where = extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {where.filename}, line {where.lineno}: {fault}"


def _drop_output() -> None:
    """What is still buffered has nowhere to go; without this the interpreter tries once more."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
