"""Command lines one after the other, in a process that may do less than root.

`python -m tests.home.as_anybody LINE...`: each line is a list of arguments in JSON, and what came
of it is written as code, output and errors.
"""

import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from cli.__main__ import run

if __name__ == "__main__":
    told = []
    for line in sys.argv[1:]:
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            code = run(json.loads(line))
        told.append([code, out.getvalue(), err.getvalue()])
    print(json.dumps(told))
