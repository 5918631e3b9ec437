"""A short text that is made when it is asked for, and asked for again by its tag."""

from flask import Response, request

from app.pages.page_store.stored_page import content_hash


def cacheable_text(text: str, media_type: str, cache_control: str) -> Response:
    """Return the reply to the current request: the text, or 304 where the client has it."""
    body = text.encode()
    response = Response(body, content_type=media_type, headers={"Cache-Control": cache_control})
    response.set_etag(content_hash(body))
    response.make_conditional(request)
    return response
