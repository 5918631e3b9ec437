"""Signs of CommonMark 0.31 (spec.commonmark.org): one string a block."""

import re
from collections.abc import Iterable

_MEANING = re.compile(r"[\\`*_\[\]<]|&(?=#?\w+;)")
_MEANING_AT_START = re.compile(r"^(#{1,6}|[-+]|>|\d{1,9}[.)])(?=\s|$)|^>")
_NEEDS_BRACKETS = re.compile(r"[\s()<>]")


def words(text: str) -> str:
    """Return plain words on one line as Markdown. No sign in them has a meaning."""
    return escaped(" ".join(text.split()))


def escaped(text: str) -> str:
    """Return plain words with their spaces as Markdown. No sign in them has a meaning."""
    signs_escaped = _MEANING.sub(r"\\\g<0>", text)
    return _MEANING_AT_START.sub(lambda match: f"{match.group()[:-1]}\\{match.group()[-1]}", signs_escaped)


def heading(level: int, text: str) -> str:
    """Return a heading; `level` 1 is the page's own."""
    return f"{'#' * level} {words(text)}"


def link(label: str, address: str) -> str:
    """Return a link with a whole address."""
    shown = f"<{address}>" if _NEEDS_BRACKETS.search(address) else address
    return f"[{words(label)}]({shown})"


def bullets(items: Iterable[str]) -> str:
    """Return a list. Each item is a line of Markdown."""
    return "\n".join(f"- {item}" for item in items)


def quotation(text: str) -> str:
    """Return plain words as a quotation."""
    return f"> {words(text)}"


def joined(blocks: Iterable[str]) -> str:
    """Return blocks as one text."""
    return "\n\n".join(blocks) + "\n"
