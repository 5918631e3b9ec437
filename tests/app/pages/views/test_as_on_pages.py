"""What visitors get of earlier figures: the page, its rows, the way to the edition of a day, and no more than that."""

import gzip
import re
from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256
from typing import cast

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.calendar import today_in_india
from app.content.editions.as_on_address import as_on_path
from app.files.file_lock import exclusive_lock
from app.http.response_headers import CACHE_HASHED_ASSET
from app.pages.views.as_on_supply import LOCK_FILE
from app.settings import Settings
from tests.app.content.published_site import BASE_DAY, JULY, JUNE, PAGE, PublishedSite, write_published_site
from tests.factories.fake_renderer import FakeRenderer, running_fake_renderer
from tests.factories.site import build_app, fill_store, page_services

MAY_PAGE = as_on_path(PAGE, BASE_DAY)
CANONICAL = f'<http://localhost:8000{PAGE}>; rel="canonical"'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> PublishedSite:
    return write_published_site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def renderer() -> Iterator[FakeRenderer]:
    with running_fake_renderer() as fake:
        yield fake


@pytest.fixture(scope="module")
def app(site: PublishedSite, renderer: FakeRenderer) -> Flask:
    """The site with its pages stored, after two publications."""
    folder = site.content_dir.parent
    app = build_app(folder, renderer_url=renderer.url, content_dir=site.content_dir)
    settings_of(app).publications_file.write_bytes(site.file.read_bytes())
    fill_store(app)
    return app


def settings_of(app: Flask) -> Settings:
    return cast(Settings, app.extensions["settings"])


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def test_a_replaced_edition_is_drawn_and_says_that_it_is_not_to_be_found(
    client: FlaskClient, renderer: FakeRenderer
) -> None:
    renderer.rendered.clear()
    replies = [client.get(MAY_PAGE, headers={"Accept-Encoding": encoding}) for encoding in ("br", "gzip")]
    assert renderer.rendered == [MAY_PAGE]
    for reply in replies:
        assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "render")
        assert (reply.headers["X-Robots-Tag"], reply.headers["Link"]) == ("noindex", CANONICAL)
        assert reply.headers["Cache-Control"] == "no-store"
    assert MAY_PAGE in gzip.decompress(replies[1].data).decode()
    assert client.head(MAY_PAGE).data == b""


def test_its_rows_are_files_of_that_edition(client: FlaskClient, app: Flask) -> None:
    lasting = client.get(f"{MAY_PAGE}/holdings.csv")
    assert lasting.headers["Content-Type"] == "text/csv; charset=utf-8; header=present"
    assert lasting.headers["Content-Disposition"] == 'attachment; filename="Alpha-2025-05-31-holdings.csv"'
    assert (lasting.headers["X-Robots-Tag"], lasting.headers["Link"]) == ("noindex", CANONICAL)
    assert b"Amber Bank,Finance,large,12.0" in lasting.data
    own = f"{MAY_PAGE}/holdings.{sha256(lasting.data).hexdigest()[:12]}.csv"
    reply = client.get(own)
    assert (reply.data, reply.headers["Cache-Control"]) == (lasting.data, CACHE_HASHED_ASSET)
    snapshot = page_services(app).wanted.snapshot()
    assert snapshot is not None
    assert snapshot.download(f"{PAGE}/holdings.csv").body != lasting.data


@pytest.mark.parametrize(
    ("day", "target"),
    [
        (BASE_DAY + timedelta(days=1), MAY_PAGE),
        (JUNE + timedelta(days=30), as_on_path(PAGE, JUNE)),
        (JULY, PAGE),
        (today_in_india(), PAGE),
    ],
)
def test_any_other_day_leads_to_the_newest_edition_until_then(client: FlaskClient, day: object, target: str) -> None:
    reply = client.get(f"{PAGE}/as-on/{day}")
    assert (reply.status_code, reply.headers["Location"]) == (302, target)
    assert (reply.headers["Cache-Control"], reply.headers["X-Robots-Tag"]) == ("no-store", "noindex")


def test_rows_of_the_day_in_force_are_the_page_s_own(client: FlaskClient, app: Flask) -> None:
    """Their address may be kept from a time when these figures were replaced, before they were published again."""
    snapshot = page_services(app).wanted.snapshot()
    assert snapshot is not None
    own = snapshot.download(f"{PAGE}/holdings.csv").body
    for file in ("holdings.csv", f"holdings.{sha256(own).hexdigest()[:12]}.csv"):
        reply = client.get(f"{as_on_path(PAGE, JULY)}/{file}")
        assert (reply.status_code, reply.headers["Location"]) == (302, f"{PAGE}/{file}")
        assert client.get(reply.headers["Location"]).data == own


@pytest.mark.parametrize(
    "path",
    [
        as_on_path(PAGE, BASE_DAY - timedelta(days=1)),
        as_on_path(PAGE, today_in_india() + timedelta(days=1)),
        f"{PAGE}/as-on/2025-02-30",
        f"{MAY_PAGE}/",
        f"{MAY_PAGE}/nothing.csv",
        f"{MAY_PAGE}/holdings.0123456789ab.csv",
        f"{as_on_path(PAGE, JULY + timedelta(days=1))}/holdings.csv",
        as_on_path("/portfolio_services/beta", BASE_DAY),
        as_on_path("/nri", BASE_DAY),
        as_on_path("/nowhere", BASE_DAY),
    ],
)
def test_where_no_figures_were_there_is_no_page(client: FlaskClient, path: str) -> None:
    reply = client.get(path)
    assert (reply.status_code, reply.headers["Cache-Control"]) == (404, "no-store")


def test_a_page_that_cannot_be_composed_now_is_the_503_screen_and_harms_no_other(
    client: FlaskClient, app: Flask
) -> None:
    client.get(MAY_PAGE)
    with exclusive_lock(settings_of(app).as_on_dir / LOCK_FILE):
        refused = client.get(as_on_path(PAGE, JUNE))
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
        assert client.get(MAY_PAGE).status_code == 200
        assert client.get(PAGE).headers["X-Page-Source"] == "store"


def test_without_the_database_published_figures_are_away_for_a_moment(
    client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    reply = client.get(as_on_path(PAGE, JUNE))
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert "the database: the file is missing" in [record.__dict__.get("reason") for record in caplog.records]


def test_nothing_lists_or_stores_the_pages_but_the_strategy_s_own(client: FlaskClient, site: PublishedSite) -> None:
    client.get(MAY_PAGE)
    for listing in ("/sitemap.xml", "/feed.xml", "/llms.txt"):
        assert "as-on" not in client.get(listing).text
    stored = site.content_dir.parent / "pages"
    assert [path for path in stored.rglob("*") if re.search("as-on", path.name)] == []
