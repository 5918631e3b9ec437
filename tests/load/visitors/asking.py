"""One request on a connection of its own, as on a first visit."""

import json
import re
import socket
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

HOST = "127.0.0.1"
NO_ANSWER = 0
PATIENCE_S = 30.0
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class Answer(NamedTuple):
    """A whole answer and its seconds; `status` is NO_ANSWER if the connection broke off."""

    status: int
    head: bytes
    body: bytes
    seconds: float

    @property
    def is_document(self) -> bool:
        """Whether the body is a whole page with a heading."""
        return b"<h1" in self.body and self.body.rstrip().endswith(b"</html>")

    def json(self) -> Any:
        """Return the body as JSON."""
        return json.loads(self.body)


def ask(
    port: int,
    path: str,
    *,
    method: str = "GET",
    fields: Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Ask and read to the end; `fields` are sent as JSON."""
    sent = {"Host": "localhost", "Connection": "close"} | dict(headers or {})
    body = b""
    if fields is not None:
        body = json.dumps(fields).encode()
        sent |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]
    started_s = time.monotonic()
    try:
        with socket.create_connection((HOST, port), timeout=PATIENCE_S) as connection:
            connection.sendall("\r\n".join(lines).encode() + body)
            reply = b"".join(iter(lambda: connection.recv(262_144), b""))
    except OSError:
        reply = b""
    return read_answer(reply, time.monotonic() - started_s)


def read_answer(reply: bytes, seconds: float) -> Answer:
    """Return the answer; an incomplete one counts as none."""
    head, _, body = reply.partition(b"\r\n\r\n")
    length = _LENGTH.search(head)
    if not head.startswith(b"HTTP/1.1 ") or (length is not None and len(body) < int(length[1])):
        return Answer(NO_ANSWER, head, body, seconds)
    return Answer(int(head.split(b" ", 2)[1]), head, body, seconds)
