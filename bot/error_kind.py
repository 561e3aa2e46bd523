"""What the log says of an error."""

import traceback
from pathlib import Path


def error_kind(error: BaseException) -> str:
    """What it is and where, not what it says: that may quote what somebody wrote in private."""
    numbers = {name: getattr(error, name, None) for name in ("status", "code")}
    told = [f"{name} {number}" for name, number in numbers.items() if isinstance(number, int)]
    raised = traceback.extract_tb(error.__traceback__)[-1:]
    where = [f"in {Path(each.filename).name}:{each.lineno}" for each in raised]
    return " ".join((type(error).__name__, *told, *where))
