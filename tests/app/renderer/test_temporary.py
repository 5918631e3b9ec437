"""A renderer that runs as long as one command."""

import urllib.request
from pathlib import Path

import pytest

from app.renderer.temporary import temporary_renderer
from supervised.renderer.setup import RendererSetupError
from tests.factories.settings import build_settings
from tests.supervised.renderer.running_supervisor import TINY_RENDERER

pytestmark = pytest.mark.heavy


def test_it_answers_while_it_is_wanted(tmp_path: Path) -> None:
    with temporary_renderer(build_settings(tmp_path, renderer_bundle=TINY_RENDERER)) as address:
        assert urllib.request.urlopen(f"{address.url}/health").status == 200
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(f"{address.url}/health")


def test_one_that_ends_is_reported(tmp_path: Path) -> None:
    broken = tmp_path / "broken.mjs"
    broken.write_text("process.exit(3)")
    with (
        pytest.raises(RendererSetupError, match="ended with status 3"),
        temporary_renderer(build_settings(tmp_path, renderer_bundle=broken)),
    ):
        pass
