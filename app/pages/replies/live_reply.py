"""A document drawn for one request: compressed now, never cached."""

import time
from http import HTTPStatus

from flask import Response, request

from app.pages.page_store.stored_page import compress_page
from app.pages.replies.page_replies import page_headers, page_reply
from app.response_headers import NO_STORE


def live_reply(html: bytes, status: HTTPStatus) -> Response:
    """Return the answer in the encoding the request asks for, without an entity tag."""
    page = compress_page(html, "quick", fresh_at_s=time.time())
    variant = page_reply(page, page_headers("render", NO_STORE)).choose(request.headers.get("Accept-Encoding", ""))
    return Response(variant.body.read(), status, [pair for pair in variant.headers if pair[0] != "ETag"])
