"""`concordia bench render`: what a picture costs beside the bare encoding of its pixels."""

import pytest

from cli.benches import render as bench
from engine.catalogue import catalogue
from engine.terms import BoardId


def test_each_board_has_a_ratio_its_bytes_and_its_cold_start_and_there_is_a_film(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "LEAST_ROUNDS", 2)
    monkeypatch.setattr(bench, "FILM_ROUNDS", 1)
    monkeypatch.setattr("render.film.MOST_FRAMES", 6)
    small = catalogue().model_copy(
        update={"boards": {BoardId("creta"): catalogue().boards[BoardId("creta")]}}
    )
    monkeypatch.setattr(bench, "catalogue", lambda: small)
    figures = {figure.name: figure for figure in bench.figures(peers=False, seconds=0)}
    of_creta = ["render_vs_encode/creta", "bytes/creta", "cold_ms/creta"]
    assert list(figures) == [*of_creta, "second_language_vs_first", "film_vs_encode"]
    ratio = figures["render_vs_encode/creta"]
    assert ratio.against is not None
    assert ratio.ratio == pytest.approx(ratio.value / ratio.against)
    assert figures["bytes/creta"].met
    assert figures["second_language_vs_first"].goal == 1.1
    assert (figures["film_vs_encode"].unit, figures["film_vs_encode"].goal) == ("ms", 3.0)
