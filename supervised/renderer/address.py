"""Where the renderer listens, and whether that place is free."""

import errno
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class RendererAddress:
    """A loopback host and a port."""

    host: str
    port: int

    @classmethod
    def from_url(cls, url: str) -> "RendererAddress":
        """Read `http://host:port`, the shape `Settings.renderer_url` is checked for."""
        parts = urlsplit(url)
        if parts.hostname is None or parts.port is None:
            raise ValueError(f"RENDERER_URL must name host and port, got {url}")
        return cls(parts.hostname, parts.port)

    @property
    def url(self) -> str:
        """`http://host:port`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def is_taken(self) -> bool:
        """Return whether another program listens here. Raises OSError where the host cannot be bound at all."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((self.host, self.port))
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    return True
                raise
        return False


def find_free_port(host: str) -> int:
    """Return a port of `host` nobody listens on right now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
