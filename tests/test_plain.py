"""What mypy believes about the classes of `plain.py` follows from the engine."""

from tests.plain_stub import STUB, stub


def test_the_stub_is_made_from_the_engine_as_it_is() -> None:
    assert STUB.read_text() == stub(), "make it anew with `python -m tests.plain_stub`"
