"""What Node is told."""

from pathlib import Path

import pytest

from supervised.renderer.address import LoopbackPort
from supervised.renderer.process import renderer_environment
from supervised.renderer.setup import RendererSetup

SETUP = RendererSetup(
    address=LoopbackPort("127.0.0.1", 8100),
    bundle=Path("main.mjs"),
    client_dist_dir=Path("dist"),
    pid_file=Path("renderer.pid"),
    memory_limit_mb=300,
    log_level="info",
)


def test_the_heap_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NODE_OPTIONS", raising=False)
    assert renderer_environment(SETUP)["NODE_OPTIONS"] == "--max-semi-space-size=4 --max-old-space-size=48"


def test_what_was_freed_is_given_back() -> None:
    environment = renderer_environment(SETUP)
    kept = {name: int(environment[name]) for name in environment if name.startswith("MALLOC_")}
    assert kept == {"MALLOC_ARENA_MAX": 1, "MALLOC_MMAP_THRESHOLD_": 65_536, "MALLOC_TRIM_THRESHOLD_": 131_072}


def test_an_operators_limit_comes_last_and_so_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--max-old-space-size=128")
    assert renderer_environment(SETUP)["NODE_OPTIONS"].endswith("=48 --max-old-space-size=128")
