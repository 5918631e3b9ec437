"""A Unix socket the renderer listens on, in a folder of this machine."""

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
        """Read `unix:/folder/name`. Raises ValueError saying what is wrong with it."""
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
        """What Node is told."""
        return {"RENDERER_SOCKET": str(self.path)}

    def connect(self, timeout_s: float | None) -> socket.socket:
        """Return a connection, whose operations take `timeout_s` at most; for ever with None.

        Raises OSError; at once where as many wait as the listener lets wait: Linux lets nobody wait for a turn.
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
        """Say why a renderer could not listen here; None where it could. A socket of a dead process is no fault."""
        try:
            return self._fault()
        except OSError as error:
            return f"RENDERER_URL: {self.path} cannot be used: {error.strerror}."

    def _fault(self) -> str | None:
        folder = self.path.parent
        if not folder.is_dir():
            return f"RENDERER_URL: the folder {folder} is missing; the socket is to lie in it."
        if not os.access(folder, os.W_OK | os.X_OK):
            return f"RENDERER_URL: this account may not write to {folder}; the socket is to lie in it."
        if not os.path.lexists(self.path):
            return None
        if not self.path.is_socket():
            return f"RENDERER_URL: {self.path} is no socket and stays as it is: name another path."
        try:
            self.connect(_PROBE_TIMEOUT_S).close()
        except ConnectionRefusedError:
            return None
        except BlockingIOError:
            # Somebody listens and takes nothing in.
            pass
        return f"RENDERER_URL: another program listens on {self.path}: end that program, or name another path."
