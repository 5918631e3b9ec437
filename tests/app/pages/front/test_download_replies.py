"""The datasets of pages are handed out as files."""

import csv
import gzip
from pathlib import Path
from typing import Any

import brotli
import pytest
from flask.testing import FlaskClient

from app.pages.cards.card_folder import CardFolder
from app.pages.front.download_replies import download_reply
from app.pages.front.load_replies import FrontReplies
from app.pages.negotiation import Encoding
from tests.factories.fake_renderer import running_fake_renderer
from tests.factories.site import build_app, fill_store, page_services

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
    assert header[-4:] == ["benchmark_name", "as_on", "basis", "illustrative"]
    assert len(rows) == 32


@pytest.mark.parametrize("condition", [{}, {"If-None-Match": "*"}])
def test_a_dataset_is_not_to_be_found_in_place_of_its_page(client: FlaskClient, condition: dict[str, str]) -> None:
    headers = client.get(HOLDINGS, headers=condition).headers
    assert headers["Link"] == '<http://localhost:8000/portfolio_services/ace-strategy>; rel="canonical"'
    assert headers["X-Robots-Tag"] == "noindex"


def test_a_dataset_is_sent_compressed_and_revalidated(client: FlaskClient) -> None:
    packed = client.get(HOLDINGS, headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(packed.data) == client.get(HOLDINGS).data
    again = client.get(HOLDINGS, headers={"If-None-Match": client.get(HOLDINGS).headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("memory_mb", [0, 64])
@pytest.mark.parametrize(
    ("encoding", "decode"), [("br", brotli.decompress), ("gzip", gzip.decompress), ("identity", bytes)]
)
def test_every_strategy_with_figures_has_files_in_each_encoding(
    client: FlaskClient, tmp_path: Path, encoding: Encoding, decode: Any, memory_mb: int
) -> None:
    services = page_services(client.application)
    replies = FrontReplies(
        wanted=services.wanted,
        store=services.store,
        client_dist_dir=tmp_path,
        kept_assets_dir=tmp_path,
        cards=CardFolder(tmp_path),
        memory_mb=memory_mb,
        common=[],
        origin="https://www.example.in",
    ).load(None)
    snapshot = services.wanted.snapshot()
    assert snapshot is not None
    files = [f"{path}/growth.csv" for path in snapshot.paths if download_reply(snapshot, f"{path}/growth.csv", "")]
    assert len(files) >= 13
    for path in files:
        for _ in range(2):
            variant = replies.get(path, (encoding, "identity"))
            assert variant is not None
            assert decode(variant.body) == snapshot.download(path).body


def test_an_unknown_dataset_is_not_found(client: FlaskClient) -> None:
    assert client.get("/portfolio_services/ace-strategy/nothing.csv").status_code == 404
