"""A Unix socket as the renderer's address."""

import os
import socket
from dataclasses import dataclass
from pathlib import Path

SCHEME = "unix:"
# `sun_path` has 108 bytes, the last of which is zero: unix(7).
LONGEST_PATH_BYTES = 107
_PROBE_TIMEOUT_S = 0.5


@dataclass(frozen=True)
class SocketFile:
    """The absolute path of a socket."""

    path: Path

    @classmethod
    def from_url(cls, url: str) -> "SocketFile":
        """Read `unix:/folder/name`. Raises ValueError with the fault."""
        path = url.removeprefix(SCHEME)
        if not path.startswith("/") or path.startswith("//"):
            raise ValueError(f"must name an absolute path behind {SCHEME}, such as unix:/run/site/renderer.sock")
        size_bytes = len(os.fsencode(path))
        if size_bytes > LONGEST_PATH_BYTES:
            raise ValueError(
                f"must name a path of at most {LONGEST_PATH_BYTES} bytes, as sockets have; it has {size_bytes}"
            )
        return cls(Path(path))

    @property
    def url(self) -> str:
        """`unix:/folder/name`."""
        return f"{SCHEME}{self.path}"

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables for Node."""
        return {"RENDERER_SOCKET": str(self.path)}

    def connect(self, timeout_s: float | None) -> socket.socket:
        """Return a connection whose operations time out after `timeout_s`, never with None.

        Raises OSError, at once if the listener's queue is full: on Linux, connecting to a Unix socket does not wait for
        room.
        """
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.settimeout(timeout_s)
            connection.connect(str(self.path))
        except BaseException:
            connection.close()
            raise
        return connection

    def fault(self) -> str | None:
        """Return why a renderer could not listen here; None if it could. A dead process's socket is no fault."""
        try:
            return self._fault()
        except OSError as error:
            return f"RENDERER_URL: {self.path} cannot be used: {error.strerror}."

    def _fault(self) -> str | None:
        folder = self.path.parent
        if not folder.is_dir():
            return f"RENDERER_URL: the folder {folder} for the socket is missing."
        if not os.access(folder, os.W_OK | os.X_OK):
            return f"RENDERER_URL: this account may not write to {folder}, so the socket cannot be created there."
        if not os.path.lexists(self.path):
            return None
        if not self.path.is_socket():
            return f"RENDERER_URL: {self.path} exists and is not a socket: choose another path."
        try:
            self.connect(_PROBE_TIMEOUT_S).close()
        except ConnectionRefusedError:
            return None
        except BlockingIOError:
            # A program listens but accepts nothing.
            pass
        return f"RENDERER_URL: another program listens on {self.path}: stop that program, or choose another path."
