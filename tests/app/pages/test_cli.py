"""The effect of `flask release` and `flask pages build` on the page store, and what they print."""

from pathlib import Path

import click
import pytest
from flask import Flask

from app.configuration.settings import SAMPLES_SHOWN
from app.pages.cli import make_pages_current, render_pages
from app.pages.page_store.builder import keys_of
from tests.factories.fake_renderer import FakeRenderer, RenderHandler, fail_to_render, send_page
from tests.factories.site import build_app, pages_context

pytestmark = pytest.mark.heavy


def build(app: Flask) -> None:
    with app.app_context():
        render_pages(pages_context(app).patient_renderer)
        make_pages_current()


def test_build_makes_its_version_current_and_says_what_it_did(
    tmp_path: Path, fake_renderer: FakeRenderer, capsys: pytest.CaptureFixture[str]
) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    build(app)
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    total = len(keys_of(snapshot))
    said = capsys.readouterr().out
    assert said.startswith(f"rendering {total} pages\n")
    assert f"version {pages_context(app).store.current()} is current\n" in said


def test_without_a_renderer_it_fails_and_says_so(tmp_path: Path) -> None:
    with pytest.raises(click.ClickException, match="the renderer cannot be used: no connection"):
        build(build_app(tmp_path))


def test_a_public_page_that_cannot_be_drawn_is_named_and_the_current_version_stays(
    tmp_path: Path, fake_renderer: FakeRenderer, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_one(handler: RenderHandler, request: dict[str, object]) -> None:
        (fail_to_render if request["url"] == "/nri/nri-faqs" else send_page)(handler, request)

    fake_renderer.behaviour = fail_one
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    with pytest.raises(click.ClickException):
        build(app)
    assert "/nri/nri-faqs could not be rendered: faq: boom" in capsys.readouterr().err
    assert pages_context(app).store.current() is None


def test_a_pointer_that_cannot_be_set_is_told_in_one_line(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    (tmp_path / "pages" / SAMPLES_SHOWN / "current" / "in-the-way").mkdir(parents=True)
    with pytest.raises(click.ClickException, match=r"^the pages cannot be made current: .+$"):
        build(build_app(tmp_path, renderer_url=fake_renderer.url))


def test_a_missing_client_build_is_named(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    (tmp_path / "client" / "dist" / "manifest.json").unlink()
    with pytest.raises(click.ClickException, match=r"client/dist/manifest\.json is missing: run `make build`"):
        build(app)
