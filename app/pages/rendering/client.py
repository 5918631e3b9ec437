"""The only code that talks to the renderer."""

import time

import requests
from requests.adapters import HTTPAdapter

from app.configuration.settings import Settings
from app.content.snapshots.variant import contract_id
from app.pages.rendering.breaker import Breaker
from app.pages.rendering.judge_reply import (
    CONTRACT_HEADER,
    OTHER_CONTRACT,
    RendererUnavailable,
    check_document,
    error_of,
)
from app.pages.rendering.socket_adapter import SocketAdapter
from app.web.metrics.counted import RENDER_SECONDS
from supervised.renderer.address import RendererAddress, read_address

PATIENT_READ_TIMEOUT_S = 10.0


class RendererClient:
    """Posts render requests, for all threads; `patient` ones are of builds: they wait long, and have no breaker."""

    def __init__(self, settings: Settings, *, patient: bool = False) -> None:
        self._address = read_address(settings.renderer_url)
        # With a socket this name is only a label: nothing looks it up.
        self._url = self._address.url if self._address.socket_path is None else "http://localhost"
        self._contract = contract_id()
        read_timeout_s = PATIENT_READ_TIMEOUT_S if patient else settings.renderer_read_timeout_s
        self._timeouts = (settings.renderer_connect_timeout_s, read_timeout_s)
        self._breaker = Breaker(0.0 if patient else settings.renderer_breaker_open_s)
        self._session = requests.Session()
        self._session.trust_env = False
        self._session.headers["Accept-Encoding"] = "identity"
        self._session.mount("http://", _adapter(self._address, settings.web_threads))

    def render(self, body: bytes, *, request_id: str) -> bytes:
        """Return the document of a RenderRequest. Raises RendererUnavailable, or RenderFailed for this page alone."""
        if not self._breaker.may_try():
            raise RendererUnavailable(f"not asked: it failed less than {self._breaker.open_s:g} s ago")
        started_s, has_answered = time.perf_counter(), True
        try:
            return self._fetch_document(body, request_id)
        except RendererUnavailable:
            has_answered = False
            raise
        finally:
            self._breaker.record(has_answered=has_answered)
            RENDER_SECONDS.observe(time.perf_counter() - started_s)

    def check_health(self, *, timeout_s: float | None = None) -> None:
        """Ask whether the renderer works and serves our contract within `timeout_s`. Raises RendererUnavailable."""
        try:
            reply = self._session.get(f"{self._url}/health", timeout=timeout_s or self._timeouts)
        except requests.RequestException as error:
            raise RendererUnavailable(_reason(error)) from None
        if reply.status_code != requests.codes.ok:
            raise RendererUnavailable(f"/health answered {reply.status_code}")
        if self._contract not in reply.text:
            raise RendererUnavailable(OTHER_CONTRACT)

    def _fetch_document(self, body: bytes, request_id: str) -> bytes:
        headers = {"Content-Type": "application/json", "X-Request-Id": request_id, CONTRACT_HEADER: self._contract}
        reply = self._post(body, headers)
        if reply.status_code != requests.codes.ok:
            raise error_of(reply.status_code, reply.content)
        return check_document(reply.headers, reply.content, request_id=request_id, contract=self._contract)

    def _post(self, body: bytes, headers: dict[str, str], *, is_second: bool = False) -> requests.Response:
        try:
            return self._session.post(f"{self._url}/render", data=body, headers=headers, timeout=self._timeouts)
        except requests.RequestException as error:
            # A kept connection that the renderer closed at that moment: rendering changes nothing, so ask again.
            if is_second or _is_too_slow(error):
                raise RendererUnavailable(_reason(error)) from None
        return self._post(body, headers, is_second=True)


def _adapter(address: RendererAddress, connections: int) -> HTTPAdapter:
    if address.socket_path is not None:
        return SocketAdapter(address, pool_maxsize=connections)
    return HTTPAdapter(pool_connections=1, pool_maxsize=connections)


def _is_too_slow(error: BaseException | None) -> bool:
    """Return whether a time limit ended it. A frozen renderer does not even read, so that sending may take too long."""
    while error is not None:
        if isinstance(error, requests.Timeout | TimeoutError):
            return True
        error = error.__context__
    return False


def _reason(error: Exception) -> str:
    return "no reply in time" if _is_too_slow(error) else "no connection"
