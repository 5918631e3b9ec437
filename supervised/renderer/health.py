"""Checks whether the renderer answers.

`python -m supervised.renderer.health` is its container's health check and uses RENDERER_URL.
"""

import os
import sys

from supervised.renderer.address import RendererAddress, read_address

HEALTH_TIMEOUT_S = 10.0
_QUESTION = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
_ANSWER_BYTES = 4096


def is_healthy(address: RendererAddress) -> bool:
    """Return whether `GET /health` answers 200 in time. A plain socket asks: `http.client` needs more memory."""
    try:
        with address.connect(HEALTH_TIMEOUT_S) as connection:
            connection.sendall(_QUESTION)
            return connection.recv(_ANSWER_BYTES).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(not is_healthy(read_address(os.environ["RENDERER_URL"])))
