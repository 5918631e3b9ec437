"""The recorded text of an answer: request, status, all headers, body; masked."""

import hashlib
import io
import zipfile

from tests.comparison.calls import Answer, Call
from tests.comparison.masks import ADDRESS, BODY, HIDDEN, masked

ZIP_START = b"PK\x03\x04"


def written(call: Call, answer: Answer) -> str:
    """Return the file's text. A body without text is recorded as length and digest, an archive by its parts."""
    sent = [f"{name}: {masked(name, value)}" for name, value in sorted(call.headers.items())]
    asked = [f"{call.method} {masked(ADDRESS, call.target)}", *sent]
    told = [f"{answer.status} {answer.reason}", *_headers(answer)]
    return "\n".join([*asked, "", *told, "", masked(BODY, _text(answer.body))])


def _headers(answer: Answer) -> list[str]:
    names = {name for name, _ in answer.headers}
    # The length of a compressed body follows from its digests.
    hides_length = "Content-Encoding" in names or answer.body.startswith(ZIP_START)
    return [
        f"{name}: {HIDDEN if hides_length and name == 'Content-Length' else masked(name, _in_order(name, value))}"
        for name, value in answer.headers
    ]


def _in_order(name: str, value: str) -> str:
    """The methods of an address are a set, listed in any order."""
    return ", ".join(sorted(value.split(", "))) if name == "Allow" else value


def _text(body: bytes) -> str:
    if body.startswith(ZIP_START):
        return "\n".join(_parts(body))
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        return f"{len(body)} bytes, SHA-256 {hashlib.sha256(body).hexdigest()}"


def _parts(archive: bytes) -> list[str]:
    """Return the XML files of a workbook, cells included, each under its name."""
    with zipfile.ZipFile(io.BytesIO(archive)) as parts:
        return [line for name in sorted(parts.namelist()) for line in (f"=== {name}", parts.read(name).decode())]
