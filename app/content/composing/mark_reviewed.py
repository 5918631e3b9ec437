"""Writes the date of a review, and the digest of what was read, into the files of pages; all else in them stays."""

import re
import shutil
from collections.abc import Collection
from datetime import date
from pathlib import Path

from app.content.composing.compose import compose
from app.content.composing.do_job import read_checked
from app.content.composing.reviews import furnished_pages
from app.content.documents.review_digest import review_digest
from app.content.errors import Fault
from app.content.models.page import PageSource
from app.content.snapshots.edition import Edition
from app.content.sources import ContentSources, Located

# Addresses and assets do not count in a digest.
_ANY_EDITION = Edition("https://reviewed.invalid", "", include_development=False)
_DATE, _DIGEST = "updatedOn", "updatedDigest"


class UnknownPageError(Exception):
    """A path that is no furnished page's. The message names it."""


def unreviewed(sources: ContentSources, year: int) -> list[Fault]:
    """Return the pages whose words have changed since their date. The sources are free of faults."""
    return list(compose(sources, _ANY_EDITION, year).facts.overdue_reviews)


def mark_reviewed(content_dir: Path, paths: Collection[str] | None, today: date) -> list[str]:
    """Date the pages of these paths, or all whose words have changed; return the paths of those written.

    `today` is the date in India. Raises ContentError where the content has faults, UnknownPageError for a path without
    a page, OSError where a file cannot be written; before the first of these nothing is written.
    """
    sources = read_checked(content_dir, today)
    composed = compose(sources, _ANY_EDITION, today.year)
    pages = {
        str(page.value.path): (page, review_digest(document))
        for page, document in furnished_pages(sources, composed.facts.ledger, composed.documents)
    }
    unknown = [path for path in paths or () if path not in pages]
    if unknown:
        raise UnknownPageError(f"{unknown[0]} is no furnished page of {content_dir.name}")
    changed = {path for path, (page, digest) in pages.items() if page.value.updated_digest != digest}
    chosen = [path for path in pages if path in (changed if paths is None else paths)]
    texts = {path: _dated(content_dir, *pages[path], today) for path in chosen}
    for file, text in texts.values():
        _replace(file, text)
    return chosen


def _dated(content_dir: Path, page: Located[PageSource], digest: str, today: date) -> tuple[Path, str]:
    """Return the page's file and its text with the new date and digest, which stands below the date."""
    file = content_dir.parent / page.file
    lines = file.read_bytes().decode("utf-8").splitlines(keepends=True)
    at = page.lines[_DATE,] - 1
    end = lines[at][len(lines[at].rstrip("\r\n")) :]
    lines[at] = re.sub(r":\s*[^\s#]+", f": {today.isoformat()}", lines[at], count=1)
    written = f'{_DIGEST}: "{digest}"{end}'
    if (_DIGEST,) in page.lines:
        lines[page.lines[_DIGEST,] - 1] = written
    else:
        lines.insert(at + 1, written)
    return file, "".join(lines)


def _replace(file: Path, text: str) -> None:
    """Put the text in the file's place at once, so that a running site never reads half of it."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_bytes(text.encode("utf-8"))
    shutil.copymode(file, beside)
    beside.replace(file)
