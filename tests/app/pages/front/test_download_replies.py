"""The datasets of pages are handed out as files."""

import csv
import gzip
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.factories.fake_renderer import running_fake_renderer
from tests.factories.site import build_app, fill_store, page_services

NOBODY = "http://127.0.0.1:9"
HOLDINGS = "/portfolio_services/ace-strategy/holdings.csv"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A visitor of a site with all pages stored."""
    with running_fake_renderer() as renderer:
        app = build_app(tmp_path_factory.mktemp("site"), renderer_url=renderer.url)
        fill_store(app)
    return app.test_client()


def test_a_dataset_is_a_csv_file(client: FlaskClient) -> None:
    reply = client.get(HOLDINGS)
    assert reply.status_code == 200
    assert reply.headers["Content-Type"] == "text/csv; charset=utf-8; header=present"
    assert reply.headers["Content-Disposition"] == 'attachment; filename="ace-strategy-holdings.csv"'
    header, *rows = list(csv.reader(reply.text.splitlines()))
    assert header[:2] == ["company", "sector"]
    assert len(rows) == 32


def test_a_dataset_is_sent_compressed_and_revalidated(client: FlaskClient) -> None:
    packed = client.get(HOLDINGS, headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(packed.data) == client.get(HOLDINGS).data
    again = client.get(HOLDINGS, headers={"If-None-Match": client.get(HOLDINGS).headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_every_strategy_with_figures_has_files(tmp_path: Path) -> None:
    snapshot = page_services(build_app(tmp_path, renderer_url=NOBODY)).wanted.snapshot()
    assert snapshot is not None
    assert len([path for path, _ in snapshot.downloads() if path.endswith("/growth.csv")]) >= 13


def test_an_unknown_dataset_is_not_found(client: FlaskClient) -> None:
    assert client.get("/portfolio_services/ace-strategy/nothing.csv").status_code == 404
