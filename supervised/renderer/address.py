"""The renderer's address, and whether it is free."""

import errno
import re
import socket
from dataclasses import dataclass

from supervised.renderer.socket_file import SCHEME, SocketFile

HIGHEST_PORT = 65535
_LOOPBACK_URL = re.compile(r"http://(127\.0\.0\.1|localhost|\[::1\]):([0-9]+)")


@dataclass(frozen=True)
class LoopbackPort:
    """A loopback host and a port."""

    host: str
    port: int

    @classmethod
    def from_url(cls, url: str) -> "LoopbackPort":
        """Read `http://host:port`. Raises ValueError with the fault."""
        parts = _LOOPBACK_URL.fullmatch(url)
        if parts is None:
            raise ValueError("must have the form http://127.0.0.1:8100 or unix:/run/site/renderer.sock")
        port = int(parts[2])
        if not 1 <= port <= HIGHEST_PORT:
            raise ValueError(f"must name a port from 1 to {HIGHEST_PORT}")
        return cls(parts[1].strip("[]"), port)

    @property
    def url(self) -> str:
        """`http://host:port`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables for Node."""
        return {"RENDERER_HOST": self.host, "RENDERER_PORT": str(self.port)}

    def connect(self, timeout_s: float) -> socket.socket:
        """Return a connection whose operations time out after `timeout_s`. Raises OSError."""
        return socket.create_connection((self.host, self.port), timeout=timeout_s)

    def fault(self) -> str | None:
        """Return why a renderer could not listen here; None if it could."""
        try:
            with socket.socket(_family(self.host)) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((self.host, self.port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return f"RENDERER_URL: {self.url} cannot be listened on: {error.strerror}."
            return (
                f"Port {self.port} of {self.host} is in use by another program: "
                "stop that program, or set RENDERER_URL to a free port, such as http://127.0.0.1:8101."
            )
        return None


RendererAddress = LoopbackPort | SocketFile


def read_address(url: str) -> RendererAddress:
    """Read RENDERER_URL: `http://127.0.0.1:8100` or `unix:/run/site/renderer.sock`.

    Raises ValueError, whose message says what the setting must be.
    """
    return SocketFile.from_url(url) if url.startswith(SCHEME) else LoopbackPort.from_url(url)


def find_free_port(host: str) -> int:
    """Return a free port of `host`."""
    with socket.socket(_family(host)) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
