"""Signs of CommonMark 0.31 (spec.commonmark.org), and tables of GitHub Flavored Markdown: one string a block."""

import re
from collections.abc import Iterable, Sequence

_MEANING = re.compile(r"[\\`*_\[\]<]|&(?=#?\w+;)")
_MEANING_AT_START = re.compile(r"^(#{1,6}|[-+]|>|\d{1,9}[.)])(?=\s|$)|^>")
_TOP_BULLET = re.compile(r"^-(?= )", re.MULTILINE)
_NEEDS_BRACKETS = re.compile(r"[\s()<>]")


def words(text: str) -> str:
    """Return plain words on one line that read as they are: no sign in them means anything."""
    line = _MEANING.sub(r"\\\g<0>", " ".join(text.split()))
    return _MEANING_AT_START.sub(lambda match: f"{match.group()[:-1]}\\{match.group()[-1]}", line)


def strong(text: str) -> str:
    """Return words that stand out."""
    return f"**{words(text)}**"


def heading(level: int, text: str) -> str:
    """Return a heading; `level` 1 is the page's own."""
    return f"{'#' * level} {words(text)}"


def link(label: str, address: str) -> str:
    """Return words that lead to a whole address."""
    shown = f"<{address}>" if _NEEDS_BRACKETS.search(address) else address
    return f"[{words(label)}]({shown})"


def address(whole: str) -> str:
    """Return a whole address that leads where it says."""
    return f"<{whole}>"


def bullets(items: Iterable[str]) -> str:
    """Return a list; an item is Markdown, and may have several blocks."""
    return "\n".join(f"- {_hanging(item, 2)}" for item in items)


def numbers(items: Iterable[str]) -> str:
    """Return a numbered list of items in Markdown."""
    return "\n".join(f"{number}. {_hanging(item, 3)}" for number, item in enumerate(items, start=1))


def quotation(text: str) -> str:
    """Return plain words as somebody's own."""
    return f"> {words(text)}"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, words_first: int = 1) -> str:
    """Return a table of plain cells. Columns after the first `words_first` hold figures, set to the right."""
    rule = ["---" if place < words_first else "---:" for place in range(len(columns))]
    lines = [map(_cell, columns), rule, *(map(_cell, row) for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def joined(blocks: Iterable[str]) -> str:
    """Return blocks as one text. Of two lists that meet the second has stars, so that they stay two."""
    parts: list[str] = []
    for block in blocks:
        meets = bool(parts) and block.startswith("- ") and parts[-1].startswith("- ")
        parts.append(_TOP_BULLET.sub("*", block) if meets else block)
    return "\n\n".join(parts) + "\n"


def _cell(text: str) -> str:
    return words(text).replace("|", "\\|") or " "


def _hanging(item: str, width: int) -> str:
    """Return an item whose further lines stand below its first word, empty ones without spaces."""
    first, *others = item.split("\n")
    return "\n".join([first, *(f"{' ' * width}{line}" if line else "" for line in others)])
