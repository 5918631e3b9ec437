"""One document in the requested encoding, with an entity tag only if the document may be requested again."""

import gzip
from http import HTTPStatus

import brotli
import pytest
from flask import Flask, Response

from app.pages.page_store import stored_page
from app.pages.page_store.stored_page import compress_page
from app.pages.replies.ready_reply import page_headers, page_reply
from app.pages.replies.send_document import send_ready, send_rendered, send_untagged

HTML = b"<!doctype html><html><body>" + b"<p>words of the page</p>" * 80 + b"</body></html>\n"
PAGE = compress_page(HTML, "quick")
HEADERS = page_headers("store", "no-cache")
APP = Flask("sender")
ACCEPTED = [("gzip, br", "br"), ("gzip", "gzip"), ("gzip;q=1, br;q=0", "gzip"), ("", None), ("identity", None)]


def decoded(reply: Response) -> bytes:
    decode = {"br": brotli.decompress, "gzip": gzip.decompress}.get(reply.headers.get("Content-Encoding", ""), bytes)
    return bytes(decode(reply.get_data()))


@pytest.mark.parametrize(("accepted", "encoding"), ACCEPTED)
def test_a_page_and_a_drawn_document_come_in_the_best_encoding(accepted: str, encoding: str | None) -> None:
    with APP.test_request_context(headers={"Accept-Encoding": accepted}):
        for reply in (
            send_ready(page_reply(PAGE, HEADERS)),
            send_untagged(PAGE, 503, HEADERS),
            send_rendered(HTML, HTTPStatus.OK),
        ):
            assert reply.headers.get("Content-Encoding") == encoding
            assert reply.headers["Content-Length"] == str(len(reply.get_data()))
            assert reply.headers["Vary"] == "Accept-Encoding"
            assert decoded(reply) == HTML


@pytest.mark.parametrize(("accepted", "encoding"), ACCEPTED)
def test_a_drawn_document_is_compressed_in_no_other_encoding(
    accepted: str, encoding: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noting(name: str) -> None:
        module = getattr(stored_page, {"br": "brotli"}.get(name, name))
        compress = module.compress

        def compress_and_note(*arguments: object, **options: object) -> object:
            made.append(name)
            return compress(*arguments, **options)

        monkeypatch.setattr(module, "compress", compress_and_note)

    noting("br")
    noting("gzip")
    with APP.test_request_context(headers={"Accept-Encoding": accepted}):
        send_rendered(HTML, HTTPStatus.OK)
    assert made == ([] if encoding is None else [encoding])


def test_a_known_page_is_a_304_with_its_headers_and_without_its_body() -> None:
    with APP.test_request_context(headers={"Accept-Encoding": "br"}):
        tag = send_ready(page_reply(PAGE, HEADERS)).headers["ETag"]
    with APP.test_request_context(headers={"Accept-Encoding": "br", "If-None-Match": tag}):
        reply = send_ready(page_reply(PAGE, HEADERS))
    assert (reply.status_code, reply.get_data()) == (304, b"")
    assert (reply.headers["ETag"], reply.headers["X-Page-Source"]) == (tag, "store")
    with APP.test_request_context(headers={"Accept-Encoding": "gzip", "If-None-Match": tag}):
        assert send_ready(page_reply(PAGE, HEADERS)).status_code == 200


@pytest.mark.parametrize("status", [404, 500, 503])
def test_an_untagged_answer_is_never_a_304(status: int) -> None:
    with APP.test_request_context(headers={"If-None-Match": "*"}):
        reply = send_untagged(PAGE, status, HEADERS)
        assert (reply.status_code, reply.get_data()) == (status, HTML)
        assert "ETag" not in reply.headers
        fresh = send_rendered(HTML, HTTPStatus.UNPROCESSABLE_ENTITY)
        assert (fresh.status_code, fresh.headers["Cache-Control"]) == (422, "no-store")
        assert "ETag" not in fresh.headers
