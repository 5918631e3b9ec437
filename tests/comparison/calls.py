"""One request to a running site, and its answer as received, with the body decoded."""

import gzip
import http.client
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

import brotli

from tests.waiting import LIMIT_S

# The address that visitors use. The port of a site must not appear in answers.
HOST = "www.example.in"
ORIGIN = f"https://{HOST}"
JSON = "application/json"


@dataclass(frozen=True)
class Call:
    """A request. `name` is the path of the file with its answer; `chunked` sends the body without a length."""

    name: str
    target: str
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None
    chunked: bool = False


@dataclass(frozen=True)
class Answer:
    """An answer. `headers` are sorted by name; `body` is decoded."""

    status: int
    reason: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        """Return the first header of that name."""
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    def cookies(self) -> str:
        """Return the cookies of this answer as a browser sends them back."""
        return "; ".join(value.partition(";")[0] for key, value in self.headers if key == "Set-Cookie")


def post_json(name: str, target: str, value: object, **headers: str) -> Call:
    """Return a POST of a value as JSON; underscores in header names become hyphens."""
    sent = {"Content-Type": JSON, **{key.replace("_", "-"): text for key, text in headers.items()}}
    return Call(name, target, "POST", sent, json.dumps(value).encode())


def ask(port: int, call: Call) -> Answer:
    """Send the request exactly as written, on a connection of its own. Raises OSError, HTTPException."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT_S)
    try:
        connection.putrequest(call.method, call.target, skip_host=True, skip_accept_encoding=True)
        for name, value in {"Host": HOST, "Connection": "close", **_length(call), **call.headers}.items():
            connection.putheader(name, value)
        connection.endheaders(call.body, encode_chunked=call.chunked)
        reply = connection.getresponse()
        body = reply.read()
    finally:
        connection.close()
    headers = tuple(sorted(reply.getheaders()))
    return Answer(reply.status, reply.reason, headers, _decoded(body, reply.getheader("Content-Encoding")))


def _length(call: Call) -> Mapping[str, str]:
    if call.chunked:
        return {"Transfer-Encoding": "chunked"}
    return {} if call.body is None else {"Content-Length": str(len(call.body))}


def _decoded(body: bytes, coding: str | None) -> bytes:
    if not body:
        return body
    if coding == "br":
        plain: bytes = brotli.decompress(body)
        return plain
    return gzip.decompress(body) if coding == "gzip" else body
