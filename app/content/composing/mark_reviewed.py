"""Writes the date of a review, and the digest of the reviewed words, into files; the rest of a file stays."""

import re
from collections.abc import Collection
from datetime import date
from pathlib import Path
from typing import Any

from app.configuration.files import write_whole
from app.content.composing.compose_snapshot import read_checked
from app.content.composing.reviews import furnished_pages, is_overdue, review_digest, shown_files
from app.content.sources import Located


class UnknownPageError(Exception):
    """The path is not that of a furnished page. The message names the path."""


def mark_reviewed(content_dir: Path, paths: Collection[str] | None, today: date) -> list[str]:
    """Date the pages of these paths, or all whose review is overdue; return the paths of the dated pages.

    The questions and terms that a page shows are dated with it. `today` is the date in India. Raises ContentError if
    the content has faults, UnknownPageError for a path without a page; nothing is written then. Raises OSError if a
    file cannot be written: pages that were not dated stay overdue.
    """
    sources = read_checked(content_dir, today)
    pages = furnished_pages(sources)
    unknown = [path for path in paths or () if path not in pages]
    if unknown:
        raise UnknownPageError(f"{unknown[0]} is not a furnished page of {content_dir.name}")
    chosen = [path for path in pages if (is_overdue(pages[path], sources) if paths is None else path in paths)]
    for path in chosen:
        _rewrite(content_dir, pages[path], r"^(updatedOn:\s*)[\d-]+", rf"\g<1>{today.isoformat()}")
        for shown in shown_files(pages[path], sources):
            _rewrite(content_dir, shown, r"^(reviewedOn:\s*)[\d-]+", rf"\g<1>{today.isoformat()}")
    # A text that shows its own date changes today.
    sources = read_checked(content_dir, today)
    pages = furnished_pages(sources)
    for path in chosen:
        line = f'updatedDigest: "{review_digest(pages[path], sources)}"'
        _rewrite(content_dir, pages[path], r"^updatedDigest:.*?\r?\n", "")
        _rewrite(content_dir, pages[path], r"^(updatedOn:[^\r\n]*)(\r?\n)", rf"\g<1>\g<2>{line}\g<2>")
    return chosen


def _rewrite(content_dir: Path, file: Located[Any], pattern: str, replacement: str) -> None:
    """Rewrite one line of a file; the file is replaced at once, so that a running site never reads half of it."""
    path = content_dir.parent / file.file
    text = path.read_bytes().decode("utf-8")
    write_whole(path, re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE).encode())
