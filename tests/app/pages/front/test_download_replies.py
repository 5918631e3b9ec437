"""The datasets of pages are served as files."""

import csv
import gzip
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import brotli
import pytest
from flask.testing import FlaskClient

from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import DownloadAddress, digested_address
from app.pages.front.load_replies import FrontReplies
from app.pages.negotiation import Encoding
from app.pages.replies.ready_reply import ReadyReply
from app.pages.replies.text_reply import download_reply
from app.web.response_headers import CACHE_HASHED_ASSET, CACHE_PAGE
from tests.app.content.content_store import build_store
from tests.app.content.small_site import write_site
from tests.app.content.strategy_site import strategy_site
from tests.factories.fake_renderer import running_fake_renderer
from tests.factories.settings import build_settings
from tests.factories.site import build_app, fill_store, pages_context

HOLDINGS = "/portfolio_services/ace-strategy/holdings.csv"
OTHER_FIGURES = {
    "holdings/alpha.csv": {"large,12.0": "large,11.5", "large,10.0": "large,10.5"},
    "series/alpha.csv": {"2025-01-31,160": "2025-01-31,161"},
}


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
    assert header[-4:] == ["benchmark_name", "as_on", "basis", "nature"]
    assert len(rows) == 32


@pytest.mark.parametrize("condition", [{}, {"If-None-Match": "*"}])
def test_a_sample_is_not_to_be_found_at_all(client: FlaskClient, condition: dict[str, str]) -> None:
    headers = client.get(HOLDINGS, headers=condition).headers
    assert headers["X-Robots-Tag"] == "noindex"
    assert "Link" not in headers


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
    context = pages_context(client.application)
    settings = build_settings(tmp_path).model_copy(update={"page_memory_mb": memory_mb})
    replies = FrontReplies(settings, current=context.current, store=context.store, common=[]).load(None)
    snapshot = context.current.snapshot()
    assert snapshot is not None
    files = [f"{path}/growth.csv" for path in snapshot.paths if download_reply(snapshot, f"{path}/growth.csv", "")]
    assert len(files) > 1
    for path in files:
        for _ in range(2):
            variant = replies.get(path, (encoding, "identity"))
            assert variant is not None
            assert decode(variant.body) == snapshot.download(path).body


@pytest.mark.parametrize("name", ["nothing.csv", "holdings.0123456789ab.csv", "nothing.0123456789ab.csv"])
def test_an_unknown_dataset_is_not_found(client: FlaskClient, name: str) -> None:
    reply = client.get(f"/portfolio_services/ace-strategy/{name}")
    assert (reply.status_code, reply.headers["Cache-Control"]) == (404, "no-store")


@dataclass(frozen=True)
class Change:
    """Two versions of a small site; the first has other figures. `links` are the links of its page."""

    before: ContentSnapshot
    after: ContentSnapshot

    def links(self, snapshot: ContentSnapshot) -> list[str]:
        """Return the files that a strategy's page links to, in one order."""
        document = snapshot.render_request_json("/portfolio_services/Alpha").decode()
        return sorted(set(re.findall(r'"href":"([^"]+\.csv)"', document)))


@pytest.fixture
def change(tmp_path: Path) -> Change:
    """A change of the figures while visitors read."""
    content_dir = write_site(tmp_path, strategy_site())
    store = build_store(content_dir)
    before = store.snapshot
    for name, figures in OTHER_FIGURES.items():
        text = (content_dir / name).read_text()
        for old, new in figures.items():
            assert old in text
            text = text.replace(old, new)
        (content_dir / name).write_text(text)
    store.poll()
    assert store.faults == []
    return Change(before, store.snapshot)


def test_a_page_opened_before_a_publication_still_leads_to_its_own_figures(change: Change) -> None:
    pairs = list(zip(change.links(change.before), change.links(change.after), strict=True))
    assert len(pairs) == 2
    for was, now in pairs:
        lasting = DownloadAddress.of(now).path
        assert DownloadAddress.of(was).path == lasting
        # A machine without the new publication gets requests as well.
        for serving in (change.before, change.after):
            bodies = [_body(download_reply(serving, address, "")) for address in (was, now)]
            assert [digested_address(lasting, body) for body in bodies] == [was, now]
        assert _body(download_reply(change.after, lasting, "")) == change.after.download(now).body


def test_a_file_is_its_pages_own_for_good_and_the_lasting_address_for_a_minute(change: Change) -> None:
    address = change.links(change.after)[0]
    headers = {}
    for path in (address, DownloadAddress.of(address).path):
        reply = download_reply(change.after, path, "https://tester.example/portfolio_services/Alpha")
        assert reply is not None
        headers[path] = dict(reply.choose(("identity",)).headers)
    own, lasting = headers.values()
    assert own.pop("Cache-Control") == CACHE_HASHED_ASSET
    assert lasting.pop("Cache-Control") == CACHE_PAGE
    assert own == lasting
    assert own["Link"] == '<https://tester.example/portfolio_services/Alpha>; rel="canonical"'
    assert "X-Robots-Tag" not in own


def test_a_version_that_is_no_snapshot_any_more_hides_no_other(change: Change) -> None:
    change.before.file.with_name("damaged.0.sqlite3").write_bytes(b"no database")
    was = change.links(change.before)[0]
    assert download_reply(change.after, was, "") is not None
    change.before.file.unlink()
    assert download_reply(change.after, was, "") is None


def _body(reply: ReadyReply | None) -> bytes:
    assert reply is not None
    return reply.choose(("identity",)).body
