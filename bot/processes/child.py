"""The far end of a worker: `python -m bot.processes.child NICENESS`.

It reads work from its standard input and writes what came of it to its standard output. It ends
when its input does, so it never outlives the bot, however that ended.
"""

import os
import pickle
import sys
from traceback import format_exc


def main(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print must not get among the answers
        while True:
            try:
                work, arguments = pickle.load(sys.stdin.buffer)
            except EOFError:
                return
            try:
                answer = (True, work(*arguments))
            except Exception as refusal:
                refusal.add_note(format_exc())  # which would not come along by itself
                answer = (False, refusal)
            try:
                answers.write(pickle.dumps(answer, pickle.HIGHEST_PROTOCOL))
                answers.flush()
            except BrokenPipeError:  # nobody is left to read it
                os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
