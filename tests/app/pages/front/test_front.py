"""The WSGI layer: ready bytes for stored pages and client files, nothing for foreign hosts."""

import gzip
import json
from pathlib import Path
from typing import Any

import brotli
import pytest
from werkzeug.test import Client, TestResponse
from werkzeug.wrappers import Response

from app.pages.front.front import Front, is_our_host
from app.pages.front.front_log import FrontLog
from app.pages.front.reply_cache import ReplyCache
from app.pages.front.site_files import SiteFiles
from app.pages.page_store.page_store import PageStore
from app.pages.page_store.stored_page import compress_page
from app.pages.replies.ready_reply import ReadyReply, stored_reply
from app.web.response_headers import security_headers
from tests.factories.client_dist import STYLESHEET, write_client_dist
from tests.factories.settings import build_settings

VERSION = "a" * 16
HTML = b"<!doctype html><html><body>" + b"<p>words of the page</p>" * 80 + b"</body></html>\n"
STYLESHEET_PATH = "/assets/site.0123456789.css"
UNLIMITED_BYTES = 10**9


class Site:
    """A front over a stored page and client files; `lines` are its log lines."""

    def __init__(self, folder: Path, *, memory_bytes: int = UNLIMITED_BYTES, origin: str = "http://localhost") -> None:
        self.store = PageStore(folder / "pages")
        self.store.put(VERSION, "/nri", compress_page(HTML, "quick"))
        settings = build_settings(folder, public_origin=origin)
        write_client_dist(settings.client_dist_dir)
        self.files = SiteFiles(settings)
        self.lines: list[dict[str, Any]] = []
        self.common = security_headers(settings)
        self.memory_bytes = memory_bytes
        front = Front(
            Response("from the app", 418),
            load_replies=self.load,
            allowed_hosts=frozenset({"localhost", "127.0.0.1", "[::1]"}),
            log=FrontLog(enabled=True, add_line=lambda make_line: self.lines.append(json.loads(make_line()))),
            common=self.common,
        )
        self.client = Client(front)

    def load(self, _in_use: ReplyCache | None) -> ReplyCache:
        def make(path: str) -> ReadyReply | None:
            if path == "/nri":
                return stored_reply(self.store, VERSION, path, self.common)
            return self.files.reply(path)

        return ReplyCache(make, limit_bytes=self.memory_bytes)

    def get(self, path: str, **headers: str) -> TestResponse:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.get(path, headers=named)


@pytest.mark.parametrize(
    ("accepted", "encoding", "decode"),
    [("gzip, br", "br", brotli.decompress), ("gzip", "gzip", gzip.decompress), ("", None, bytes)],
)
def test_a_stored_page_in_the_best_encoding(tmp_path: Path, accepted: str, encoding: str | None, decode: Any) -> None:
    reply = Site(tmp_path).get("/nri", Accept_Encoding=accepted)
    assert reply.status_code == 200
    assert reply.headers.get("Content-Encoding") == encoding
    assert decode(reply.data) == HTML
    assert reply.headers["Content-Length"] == str(len(reply.data))
    assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
    assert reply.headers["Vary"] == "Accept-Encoding"
    assert reply.headers["X-Page-Source"] == "store"


def test_each_encoding_has_its_own_strong_tag(tmp_path: Path) -> None:
    site = Site(tmp_path)
    tags = [site.get("/nri", Accept_Encoding=accepted).headers["ETag"] for accepted in ("br", "gzip", "")]
    assert len(set(tags)) == 3
    assert tags[0].endswith('-br"')
    assert not any(tag.startswith("W/") for tag in tags)


def test_a_known_tag_gets_a_304_without_a_body(tmp_path: Path) -> None:
    site = Site(tmp_path)
    tag = site.get("/nri", Accept_Encoding="br").headers["ETag"]
    for condition in (tag, f'"x", W/{tag}', "*"):
        reply = site.get("/nri", Accept_Encoding="br", If_None_Match=condition)
        assert (reply.status_code, reply.data) == (304, b"")
        assert reply.headers["ETag"] == tag
        assert "Content-Length" not in reply.headers
    assert site.get("/nri", Accept_Encoding="gzip", If_None_Match=tag).status_code == 200


def test_head_has_the_headers_of_get(tmp_path: Path) -> None:
    site = Site(tmp_path)
    head, get = site.client.head("/nri"), site.client.get("/nri")
    assert head.data == b""
    differing = {"X-Request-Id"}
    assert {name: value for name, value in head.headers if name not in differing} == {
        name: value for name, value in get.headers if name not in differing
    }


def test_any_query_string_serves_the_stored_page(tmp_path: Path) -> None:
    assert Site(tmp_path).get("/nri?utm_source=%2Fmail&x").data == HTML


@pytest.mark.parametrize("path", ["/unknown", "/nri/", "/NRI", "/%6eri", "/assets/../manifest.json", "/manifest.json"])
def test_everything_else_goes_to_the_app(tmp_path: Path, path: str) -> None:
    assert Site(tmp_path).get(path).status_code == 418


def test_other_methods_go_to_the_app(tmp_path: Path) -> None:
    site = Site(tmp_path)
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert site.client.open("/nri", method=method).status_code == 418


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "localhost:x", "localhost/", "a, b"])
def test_a_foreign_host_is_refused_before_anything_else(tmp_path: Path, host: str) -> None:
    site = Site(tmp_path)
    for path in ("/nri", "/unknown", STYLESHEET_PATH):
        reply = site.client.get(path, headers={"Host": host})
        assert reply.status_code == 400
        assert reply.headers["Cache-Control"] == "no-store"
        assert "Content-Security-Policy" in reply.headers
    assert site.lines[-1]["status"] == 400


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000"])
def test_a_check_of_health_may_come_by_a_loopback_name(host: str) -> None:
    hosts = frozenset({"www.example.in"})
    assert all(is_our_host(host, path, hosts) for path in ("/healthz", "/readyz", "/readyz/pages"))
    assert not any(is_our_host(host, path, hosts) for path in ("/", "/nri", "/healthz/", "/api/me"))
    assert not is_our_host("evil.example", "/readyz", hosts)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"])
def test_our_hosts_with_any_port_are_answered(tmp_path: Path, host: str) -> None:
    assert Site(tmp_path).client.get("/nri", headers={"Host": host}).status_code == 200


def test_a_stored_page_carries_the_security_headers(tmp_path: Path) -> None:
    headers = Site(tmp_path, origin="https://www.example.in").get("/nri").headers
    assert headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self'")
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Strict-Transport-Security"].startswith("max-age=63072000")
    assert "Strict-Transport-Security" not in Site(tmp_path).get("/nri").headers


def test_hashed_assets_are_immutable_and_root_files_have_their_type(tmp_path: Path) -> None:
    site = Site(tmp_path)
    stylesheet = site.get(STYLESHEET_PATH, Accept_Encoding="br")
    assert brotli.decompress(stylesheet.data) == STYLESHEET
    assert stylesheet.headers["Content-Type"] == "text/css; charset=utf-8"
    assert stylesheet.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert site.get("/favicon.svg").headers["Content-Type"] == "image/svg+xml"
    assert site.get("/favicon.svg").headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize(("memory_bytes", "status"), [(UNLIMITED_BYTES, 200), (0, 418)])
def test_what_does_not_fit_in_memory_is_read_from_disk(memory_bytes: int, status: int, tmp_path: Path) -> None:
    site = Site(tmp_path, memory_bytes=memory_bytes)
    reply = site.get("/nri", Accept_Encoding="br")
    assert brotli.decompress(reply.data) == HTML
    (tmp_path / "pages" / VERSION / "nri" / "index.html.br").unlink()
    assert site.get("/nri", Accept_Encoding="br").status_code == status


def test_one_log_line_per_answer_with_the_callers_plain_id(tmp_path: Path) -> None:
    site = Site(tmp_path)
    reply = site.get("/nri?secret=1", X_Request_Id="caller-0001")
    line = site.lines[-1]
    assert reply.headers["X-Request-Id"] == line["request_id"] == "caller-0001"
    assert (line["method"], line["path"], line["status"], line["source"]) == ("GET", "/nri", 200, "store")
    assert "secret" not in json.dumps(site.lines)


@pytest.mark.parametrize("received", ["short", "x" * 65, 'quote"quote', "with space", "a\u00e9aaaaaaa"])
def test_an_id_that_is_not_plain_is_replaced(tmp_path: Path, received: str) -> None:
    site = Site(tmp_path)
    reply = site.get("/nri", X_Request_Id=received)
    assert reply.headers["X-Request-Id"] == site.lines[-1]["request_id"] != received


def test_a_newer_load_is_taken_within_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(tmp_path)
    clock = {"now_s": 100.0}
    monkeypatch.setattr("app.pages.front.front.time.monotonic", lambda: clock["now_s"])
    assert site.get("/nri").data == HTML
    site.store.put(VERSION, "/nri", compress_page(HTML.replace(b"words", b"other"), "quick"))
    assert site.get("/nri").data == HTML
    clock["now_s"] += 1.0
    assert b"other" in site.get("/nri").data
