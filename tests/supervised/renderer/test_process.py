"""The options and the environment of Node."""

from pathlib import Path

import pytest

from supervised.renderer.address import read_address
from supervised.renderer.process import HEAP_LIMITS, renderer_environment
from supervised.renderer.setup import RendererSetup

SETUP = RendererSetup(
    address=read_address("http://127.0.0.1:8100"),
    bundle=Path("main.mjs"),
    client_dist_dir=Path("dist"),
    pid_file=Path("renderer.pid"),
    log_level="info",
)


def test_the_heap_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NODE_OPTIONS", raising=False)
    assert renderer_environment(SETUP)["NODE_OPTIONS"] == HEAP_LIMITS


def test_an_operators_limit_comes_last_and_so_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--max-old-space-size=128")
    assert renderer_environment(SETUP)["NODE_OPTIONS"] == f"{HEAP_LIMITS} --max-old-space-size=128"
