"""One document sent by Flask: in the encoding the request asks for, with or without an entity tag."""

from http import HTTPStatus

from flask import Response, request

from app.pages.negotiation import Accepted, accepted_encodings
from app.pages.page_store.stored_page import StoredPage, encode_document
from app.pages.replies.ready_reply import EncodedReply, ReadyReply, page_headers, page_reply, prepare_reply
from app.web.response_headers import NO_STORE, Header


def send_ready(reply: ReadyReply) -> Response:
    """Answer 200 with a ready reply, or 304 to a request that has this encoding of it already."""
    encoded = reply.choose(_accepted())
    if encoded.is_unchanged_for(request.headers.get("If-None-Match")):
        return Response(status=HTTPStatus.NOT_MODIFIED, headers=encoded.unchanged_headers)
    return Response(encoded.body, HTTPStatus.OK, encoded.headers)


def send_untagged(page: StoredPage, status: int, headers: list[Header]) -> Response:
    """Answer with the status and without an entity tag, so never with a 304."""
    return _untagged(page_reply(page, headers).choose(_accepted()), status)


def send_rendered(html: bytes, status: HTTPStatus) -> Response:
    """Answer with a document of this request alone: only the encoding sent is compressed, nothing is cached."""
    best = _accepted()[0]
    body = encode_document(html, best, "quick")
    reply = prepare_reply({best: body}, etag_stem="", headers=page_headers("render", NO_STORE))
    return _untagged(reply.encodings[best], status)


def _untagged(encoded: EncodedReply, status: int) -> Response:
    return Response(encoded.body, status, [header for header in encoded.headers if header[0] != "ETag"])


def _accepted() -> Accepted:
    return accepted_encodings(request.headers.get("Accept-Encoding", ""))
