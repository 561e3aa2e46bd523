"""The peers are optional: whoever lacks them is told how to get them."""

import sys
from collections.abc import Callable

import pytest

from cli.benches.peers import (
    PeersMissing,
    catanatron_decisions_per_second,
    chess_moves_per_second,
)


@pytest.mark.parametrize(
    ("package", "measure"),
    [
        pytest.param("catanatron", catanatron_decisions_per_second, id="catanatron"),
        pytest.param("chess", chess_moves_per_second, id="chess"),
    ],
)
def test_a_missing_peer_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, package: str, measure: Callable[[float], float]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(PeersMissing, match="install the peers with: make bench") as missing:
        measure(0.01)

    assert missing.value.package == package
