"""Addresses of share images: the image, cached for a year; the icon until it is drawn; 404 for unknown ones."""

from pathlib import Path
from typing import cast

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.configuration.settings import Settings
from app.content.known_paths import share_image_path
from app.pages.front.front import Front
from tests.factories.site import build_app, pages_context

ICON = b"\x89PNG icon"
IMAGE = b"\x89PNG share image"


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    app = build_app(tmp_path)
    (tmp_path / "client" / "dist" / "icon-512.png").write_bytes(ICON)
    (tmp_path / "cards").mkdir()
    cast(Front, app.wsgi_app).poll()
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def image_file(app: Flask, digest: str) -> Path:
    settings: Settings = app.extensions["settings"]
    return settings.cards_dir / f"{digest}.png"


def digest_of(app: Flask, path: str) -> str:
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    return next(digest for digest, page in snapshot.share_images.items() if page == path)


def test_a_drawn_share_image_may_be_kept_for_a_year(app: Flask, client: FlaskClient) -> None:
    digest = digest_of(app, "/nri")
    image_file(app, digest).write_bytes(IMAGE)
    reply = client.get(share_image_path(digest))
    assert (reply.status_code, reply.data, reply.content_type) == (200, IMAGE, "image/png")
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert reply.headers["Content-Security-Policy"] == "default-src 'none'"
    assert reply.headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_one_that_is_not_drawn_yet_is_the_icon(app: Flask, client: FlaskClient) -> None:
    reply = client.get(share_image_path(digest_of(app, "/nri")))
    assert (reply.status_code, reply.data, reply.content_type) == (200, ICON, "image/png")
    assert reply.headers["Cache-Control"] == "no-store"


def test_as_soon_as_it_is_drawn_it_is_sent(app: Flask, client: FlaskClient) -> None:
    digest = digest_of(app, "/nri")
    assert client.get(share_image_path(digest)).data == ICON
    image_file(app, digest).write_bytes(IMAGE)
    assert client.get(share_image_path(digest)).data == IMAGE


def test_a_share_image_of_an_earlier_version_is_sent_while_it_is_kept(app: Flask, client: FlaskClient) -> None:
    image_file(app, "0" * 16).write_bytes(IMAGE)
    assert client.get(share_image_path("0" * 16)).data == IMAGE


@pytest.mark.parametrize(
    "name", ["0123456789abcdef.png", "0123456789ABCDEF.png", "x.png", "0123456789abcdef", "a/b.png"]
)
def test_what_no_page_names_is_not_there(client: FlaskClient, name: str) -> None:
    assert client.get(f"/cards/{name}").status_code == 404
