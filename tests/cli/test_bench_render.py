"""`concordia bench render`: what a picture costs beside the bare encoding of its pixels."""

import pytest

from cli.benches import render as bench
from engine.catalogue import catalogue
from engine.terms import BoardId


def test_each_board_has_a_ratio_its_bytes_and_its_cold_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "LEAST_ROUNDS", 2)
    small = catalogue().model_copy(
        update={"boards": {BoardId("creta"): catalogue().boards[BoardId("creta")]}}
    )
    monkeypatch.setattr(bench, "catalogue", lambda: small)
    figures = {figure.name: figure for figure in bench.figures(peers=False, seconds=0)}
    assert list(figures) == ["render_vs_encode/creta", "bytes/creta", "cold_ms/creta"]
    ratio = figures["render_vs_encode/creta"]
    assert ratio.against is not None
    assert ratio.ratio == pytest.approx(ratio.value / ratio.against)
    assert figures["bytes/creta"].met
