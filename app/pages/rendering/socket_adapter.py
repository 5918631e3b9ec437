"""Connections of `requests` to a Unix socket, kept and timed like those to a port (decision 0037)."""

from requests.adapters import HTTPAdapter
from typing_extensions import override
from urllib3 import HTTPConnectionPool
from urllib3.connection import HTTPConnection
from urllib3.exceptions import NewConnectionError

from supervised.renderer.address import RendererAddress

# The name in URLs and in the Host header; nothing looks it up.
_HOST = "localhost"


class _SocketConnection(HTTPConnection):
    """One connection. It raises the same errors as a connection to a port."""

    def __init__(self, host: str, port: int | None, *, timeout: float | None, address: RendererAddress) -> None:
        super().__init__(host, port, timeout=timeout)
        self._address = address

    def connect(self) -> None:
        try:
            self.sock = self._address.connect(self.timeout)
        except OSError as error:
            raise NewConnectionError(self, f"{self._address.url}: {error}") from error


class _SocketPool(HTTPConnectionPool):
    ConnectionCls = _SocketConnection


class SocketAdapter(HTTPAdapter):
    """Sends whatever it is given to one socket, over at most `pool_maxsize` kept connections."""

    def __init__(self, address: RendererAddress, *, pool_maxsize: int) -> None:
        super().__init__(pool_maxsize=pool_maxsize)
        self._pool = _SocketPool(_HOST, maxsize=pool_maxsize, address=address)

    @override
    def get_connection_with_tls_context(self, *_arguments: object, **_options: object) -> HTTPConnectionPool:
        """Return the one pool."""
        return self._pool
