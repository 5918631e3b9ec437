"""Checks whether the renderer answers.

`python -m supervised.renderer.health` is its container's health check and uses RENDERER_URL.
"""

import os
import sys

from supervised.renderer.address import RendererAddress, read_address

HEALTH_TIMEOUT_S = 0.5
_QUESTION = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
_ANSWER_BYTES = 4096


def is_healthy(address: RendererAddress, *, timeout_s: float = HEALTH_TIMEOUT_S) -> bool:
    """Return whether `GET /health` answers 200 within `timeout_s`; a frozen process does not answer.

    It uses a plain socket, because `http.client` would need a quarter more memory.
    """
    try:
        with address.connect(timeout_s) as connection:
            connection.sendall(_QUESTION)
            return connection.recv(_ANSWER_BYTES).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


def main() -> None:
    """Exit 0 if the renderer answers."""
    url = os.environ.get("RENDERER_URL")
    if url is None:
        sys.exit("RENDERER_URL is not set")
    if not is_healthy(read_address(url)):
        sys.exit(f"no answer at {url}")


if __name__ == "__main__":
    main()
