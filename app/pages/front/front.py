"""The WSGI layer above Flask: sends a stored page or asset as ready bytes with ready headers; nothing else runs."""

import re
import threading
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from app.pages.dynamic_addresses import has_meaning
from app.pages.front.front_log import FrontLog
from app.pages.front.reply_cache import ReplyCache
from app.pages.negotiation import accepted_encodings
from app.pages.replies.ready_reply import EncodedReply
from app.web.metrics.counted import NO_PAGE, RESPONSES
from app.web.response_headers import NO_STORE, Header

HEALTH_PATHS = frozenset({"/healthz", "/readyz", "/readyz/pages"})
_LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
_HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?")
POLL_EVERY_S = 0.25
STORE_SOURCE = ',"source":"store"'
# Looked up once: here each microsecond counts.
_SENT, _UNCHANGED = (
    {is_page: RESPONSES.labels(status, "store" if is_page else NO_PAGE) for is_page in (True, False)}
    for status in ("2xx", "3xx")
)
_REFUSED = RESPONSES.labels("4xx", NO_PAGE)
_UNKNOWN_HOST = b"400 Unknown host\n"
Environ = dict[str, Any]
StartResponse = Callable[..., Any]
WsgiApp = Callable[[Environ, StartResponse], Iterable[bytes]]
LoadReplies = Callable[[ReplyCache | None], ReplyCache]
"""Takes the replies in use (None at first) and returns them again, or newer ones. Must not raise."""


def is_our_host(host: str, path: str, allowed_names: frozenset[str]) -> bool:
    """Return whether a Host header names one of our hosts, with any port, or loopback for a health check."""
    name = _host_name(host)
    return name in allowed_names or (path in HEALTH_PATHS and name in _LOOPBACK_NAMES)


@lru_cache(maxsize=256)
def _host_name(host: str) -> str:
    match = _HOST.fullmatch(host)
    return match["name"].lower() if match else ""


class Front:
    """Answers GET and HEAD of stored pages and client files; hands everything else to `app`."""

    def __init__(
        self,
        app: WsgiApp,
        *,
        load_replies: LoadReplies,
        allowed_hosts: frozenset[str],
        log: FrontLog,
        common: list[Header],
    ) -> None:
        self._app = app
        self._load_replies = load_replies
        self._allowed_hosts = allowed_hosts
        self._log = log
        self._common = common
        self._replies: ReplyCache | None = None
        self._next_poll_at_s = 0.0
        self._poll_lock = threading.Lock()

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        """Answer one WSGI request."""
        if time.monotonic() >= self._next_poll_at_s:
            self.poll()
        if not is_our_host(environ.get("HTTP_HOST", ""), environ["PATH_INFO"], self._allowed_hosts):
            return self._refuse(environ, start_response)
        method = environ["REQUEST_METHOD"]
        encoded = self._find(environ) if method in {"GET", "HEAD"} else None
        if encoded is None or _is_for_the_app(environ):
            return self._app(environ, start_response)
        return self._send(encoded, method, environ, start_response)

    def poll(self) -> None:
        """Look for newer replies and use them. Meanwhile, requests are answered from those in use."""
        if not self._poll_lock.acquire(blocking=False):
            return
        try:
            self._replies = self._load_replies(self._replies)
        finally:
            self._next_poll_at_s = time.monotonic() + POLL_EVERY_S
            self._poll_lock.release()

    def _find(self, environ: Environ) -> EncodedReply | None:
        if self._replies is None:
            return None
        return self._replies.get(environ["PATH_INFO"], accepted_encodings(environ.get("HTTP_ACCEPT_ENCODING", "")))

    def _send(
        self, encoded: EncodedReply, method: str, environ: Environ, start_response: StartResponse
    ) -> Iterable[bytes]:
        started_s = time.perf_counter()
        request_id = self._log.request_id(environ.get("HTTP_X_REQUEST_ID"))
        is_unchanged = encoded.is_unchanged_for(environ.get("HTTP_IF_NONE_MATCH"))
        if is_unchanged:
            status, line, headers, answers = 304, "304 Not Modified", encoded.unchanged_headers, _UNCHANGED
        else:
            status, line, headers, answers = 200, "200 OK", encoded.headers, _SENT
        start_response(line, [*headers, ("X-Request-Id", request_id)])
        counter, path = answers[encoded.is_page], environ["PATH_INFO"]
        self._log.answered(
            counter, method, path, status, started_s=started_s, request_id=request_id, extra=STORE_SOURCE
        )
        return (encoded.body,) if method == "GET" and not is_unchanged else ()

    def _refuse(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        request_id = self._log.request_id(environ.get("HTTP_X_REQUEST_ID"))
        headers = [
            *self._common,
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Length", str(len(_UNKNOWN_HOST))),
            ("Cache-Control", NO_STORE),
            ("X-Request-Id", request_id),
        ]
        start_response("400 Bad Request", headers)
        self._log.refused_host(_REFUSED, request_id, environ.get("PATH_INFO", ""))
        return (_UNKNOWN_HOST,) if environ["REQUEST_METHOD"] != "HEAD" else ()


def _is_for_the_app(environ: Environ) -> bool:
    """Return whether the app must answer, although the path looks stored: for escapes, or for its query string."""
    if "%" in environ.get("RAW_URI", "").partition("?")[0]:
        return True
    return has_meaning(environ["PATH_INFO"], environ.get("QUERY_STRING", ""))
