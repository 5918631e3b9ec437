"""`flask pages build`, as an operator runs it."""

from pathlib import Path

import pytest

from app.configuration.settings import SAMPLES_SHOWN
from app.pages.page_store.builder import keys_of
from tests.factories.fake_renderer import FakeRenderer, RenderHandler, fail_to_render, send_page
from tests.factories.site import build_app, pages_context

pytestmark = pytest.mark.heavy


def test_build_makes_its_version_current_and_says_what_it_did(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    result = app.test_cli_runner().invoke(args=["pages", "build"])
    assert result.exit_code == 0, result.output
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    total = len(keys_of(snapshot))
    assert result.output.startswith(f"rendering {total} pages\n")
    assert f"version {pages_context(app).store.current()} is current\n" in result.output


def test_without_a_renderer_it_fails_and_says_what_to_do(tmp_path: Path) -> None:
    result = build_app(tmp_path).test_cli_runner().invoke(args=["pages", "build"])
    assert result.exit_code == 1
    assert "python -m app.renderer" in result.output
    assert "Traceback" not in result.output


def test_a_public_page_that_cannot_be_drawn_is_named_and_the_current_version_stays(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    def fail_one(handler: RenderHandler, request: dict[str, object]) -> None:
        (fail_to_render if request["url"] == "/nri/nri-faqs" else send_page)(handler, request)

    fake_renderer.behaviour = fail_one
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    result = app.test_cli_runner().invoke(args=["pages", "build"])
    assert result.exit_code == 1
    assert "/nri/nri-faqs could not be rendered: faq: boom" in result.output
    assert pages_context(app).store.current() is None


def test_a_pointer_that_cannot_be_set_is_told_in_one_line(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    (tmp_path / "pages" / SAMPLES_SHOWN / "current" / "in-the-way").mkdir(parents=True)
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    result = app.test_cli_runner().invoke(args=["pages", "build"])
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: the pages cannot be made current: ")
    assert result.stderr.count("\n") == 1


def test_a_missing_client_build_is_named(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    (tmp_path / "client" / "dist" / "manifest.json").unlink()
    result = app.test_cli_runner().invoke(args=["pages", "build"])
    assert result.exit_code == 1
    assert "client/dist/manifest.json is missing: run `make build`" in result.output
