"""Judging the renderer's replies. Pure."""

import json
from collections.abc import Mapping
from typing import Any

CONTRACT_HEADER = "X-Render-Contract"
OTHER_CONTRACT = "the renderer is built for another contract: restart it; if that does not help, run `make build`"
_HTML = "text/html; charset=utf-8"
_FAILED_STATUSES = frozenset({400, 413, 500})


class RendererUnavailable(Exception):  # noqa: N818 - a state, not a mistake
    """The renderer cannot be used now, for `page` if known: down, slow, not believable, or of another contract."""

    page: str | int | None = None


class RenderFailed(Exception):  # noqa: N818 - an outcome, not a mistake
    """The renderer works but could not render this page. `where` is the block or field it named."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where


def check_document(headers: Mapping[str, str], body: bytes, *, request_id: str, contract: str) -> bytes:
    """Return the body of a 200 if it can be believed. Raises RendererUnavailable naming what is wrong."""
    if headers.get("Content-Type", "").lower() != _HTML:
        raise RendererUnavailable("the reply is not text/html in UTF-8")
    if headers.get("X-Request-Id") != request_id:
        raise RendererUnavailable("the reply belongs to another request")
    if headers.get(CONTRACT_HEADER) != contract:
        raise RendererUnavailable(OTHER_CONTRACT)
    if not body[:15].lower().startswith(b"<!doctype html>") or not body.rstrip().endswith(b"</html>"):
        raise RendererUnavailable("the document is not whole")
    return body


def error_of(status: int, body: bytes) -> RenderFailed | RendererUnavailable:
    """Return the error that a reply other than 200 means."""
    fault = _parse_fault(body)
    message = str(fault.get("message", "no message"))
    where = fault.get("block") or fault.get("field") or fault.get("code")
    if status in _FAILED_STATUSES and where:
        return RenderFailed(str(where), message)
    return RendererUnavailable(f"status {status}: {message}")


def _parse_fault(body: bytes) -> dict[str, Any]:
    try:
        fault = json.loads(body)["error"]
    except (ValueError, KeyError, TypeError):
        return {}
    return fault if isinstance(fault, dict) else {}
