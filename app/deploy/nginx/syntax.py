"""How nginx writes things down: blocks, quoted values, headers."""

import re
from collections.abc import Iterable

from app.http.response_headers import Header

_UNSAFE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f$]")


def block(head: str, *body: Iterable[str]) -> list[str]:
    """Return a block with its lines moved in."""
    return [f"{head} {{", *(f"    {line}" if line else "" for lines in body for line in lines), "}"]


def quoted(value: object) -> str:
    """Return a value in quotes.

    Raises ValueError for what nginx cannot hold in them: control characters, and `$`, which names a variable.
    """
    text = str(value)
    if _UNSAFE.search(text):
        raise ValueError(f"nginx cannot be given {text!r}: it holds a control character or a dollar sign")
    return '"' + _escape(text).replace("\n", "\\n") + '"'


def matching(pattern: str) -> str:
    """Return a regular expression as a map takes it; upper and lower case differ."""
    return f'"~{_escape(pattern)}"'


def location_matching(pattern: str, lines: Iterable[str]) -> list[str]:
    """Return the location of all addresses that match; upper and lower case differ."""
    return block(f'location ~ "{_escape(pattern)}"', lines)


def add_headers(headers: Iterable[Header], *, to_errors: bool = False) -> list[str]:
    """Return a line for each header. Without `to_errors` only answers that are no errors carry it."""
    return [f"add_header {name} {quoted(value)}{' always' if to_errors else ''};" for name, value in headers]


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
