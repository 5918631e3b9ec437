"""One document sent by Flask: in the encoding the request asks for, with or without an entity tag."""

import time
from http import HTTPStatus

from flask import Response, request

from app.http.response_headers import NO_STORE, Header
from app.pages.negotiation import accepted_encodings
from app.pages.page_store.stored_page import StoredPage, compress_page
from app.pages.replies.page_replies import page_headers, page_reply
from app.pages.replies.ready_reply import Variant


def send_page(page: StoredPage, headers: list[Header]) -> Response:
    """Answer 200, or 304 to a request that has this encoding of the page already."""
    variant = _choose(page, headers)
    if variant.is_unchanged_for(request.headers.get("If-None-Match")):
        return Response(status=HTTPStatus.NOT_MODIFIED, headers=variant.unchanged_headers)
    return Response(variant.body.read(), HTTPStatus.OK, variant.headers)


def send_untagged(page: StoredPage, status: int, headers: list[Header]) -> Response:
    """Answer with the status and without an entity tag: never with a 304."""
    variant = _choose(page, headers)
    return Response(variant.body.read(), status, [header for header in variant.headers if header[0] != "ETag"])


def send_drawn(html: bytes, status: HTTPStatus) -> Response:
    """Answer with a document drawn for this request alone: only what is sent is compressed, and nothing is cached."""
    best = accepted_encodings(_accept_encoding())[0]
    page = compress_page(html, "quick", fresh_at_s=time.time(), encodings={best})
    return send_untagged(page, status, page_headers("render", NO_STORE))


def _choose(page: StoredPage, headers: list[Header]) -> Variant:
    return page_reply(page, headers).choose(_accept_encoding())


def _accept_encoding() -> str:
    return request.headers.get("Accept-Encoding", "")
