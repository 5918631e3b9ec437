"""The renderer's address."""

import re
import socket
from dataclasses import dataclass

HIGHEST_PORT = 65535
_SOCKET = "unix:"
_LOOPBACK_URL = re.compile(r"http://(127\.0\.0\.1|localhost):([0-9]+)")


@dataclass(frozen=True)
class RendererAddress:
    """A port of this machine, or a Unix socket. `read_address` makes it."""

    url: str

    @property
    def socket_path(self) -> str | None:
        """The absolute path of the socket, None for a port."""
        return self.url.removeprefix(_SOCKET) if self.url.startswith(_SOCKET) else None

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables for Node."""
        if self.socket_path is not None:
            return {"RENDERER_SOCKET": self.socket_path}
        host, port = self._host_and_port
        return {"RENDERER_HOST": host, "RENDERER_PORT": port}

    def connect(self, timeout_s: float | None) -> socket.socket:
        """Return a connection whose operations time out after `timeout_s`, never with None. Raises OSError."""
        if self.socket_path is None:
            host, port = self._host_and_port
            return socket.create_connection((host, int(port)), timeout=timeout_s)
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.settimeout(timeout_s)
            connection.connect(self.socket_path)
        except OSError:
            connection.close()
            raise
        return connection

    @property
    def _host_and_port(self) -> tuple[str, str]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, port


def read_address(url: str) -> RendererAddress:
    """Read `http://127.0.0.1:8100` or `unix:/run/site/renderer.sock`. Raises ValueError saying what it must be."""
    address = RendererAddress(url)
    if address.socket_path is not None:
        if not address.socket_path.startswith("/"):
            raise ValueError(f"must name an absolute path behind {_SOCKET}, such as unix:/run/site/renderer.sock")
        return address
    parts = _LOOPBACK_URL.fullmatch(url)
    if parts is None:
        raise ValueError("must have the form http://127.0.0.1:8100 or unix:/run/site/renderer.sock")
    if not 1 <= int(parts[2]) <= HIGHEST_PORT:
        raise ValueError(f"must name a port from 1 to {HIGHEST_PORT}")
    return address


def find_free_port(host: str) -> int:
    """Return a free port of `host`."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
