"""Writes the date of a review, and the digest of the reviewed words, into files; the rest of a file stays.

The date is written into the page's own file and into those of the questions and terms that it shows.
"""

import re
from collections.abc import Collection
from datetime import date
from pathlib import Path
from typing import Any

from app.configuration.files import write_whole
from app.content.composing.compose import compose
from app.content.composing.do_job import read_checked
from app.content.composing.reviews import REVIEWED_ON, furnished_pages, review_faults, reviewed_files
from app.content.documents.review_digest import review_digest
from app.content.errors import Fault, FieldPath
from app.content.models.page import PageSource
from app.content.pages import PageDocument
from app.content.snapshots.variant import SiteVariant
from app.content.sources import ContentSources, Located

# Addresses and assets do not count in a digest.
_ANY_VARIANT = SiteVariant("https://reviewed.invalid", "")
_UPDATED_ON, _DIGEST = ("updatedOn",), "updatedDigest"


class UnknownPageError(Exception):
    """The path is not that of a furnished page. The message names the path."""


def unreviewed(sources: ContentSources, today: date) -> list[Fault]:
    """Return the pages whose words have changed since their date. The sources have no faults."""
    return list(compose(sources, _ANY_VARIANT, today).facts.overdue_reviews)


def mark_reviewed(content_dir: Path, paths: Collection[str] | None, today: date) -> list[str]:
    """Date the pages of these paths, or all whose review is overdue; return the paths of the dated pages.

    `today` is the date in India. Raises ContentError if the content has faults, UnknownPageError for a path without a
    page; nothing is written then. Raises OSError if a file cannot be written: pages that were not dated stay overdue.
    """
    sources = read_checked(content_dir, today)
    pages = _furnished(sources, today)
    unknown = [path for path in paths or () if path not in pages]
    if unknown:
        raise UnknownPageError(f"{unknown[0]} is no furnished page of {content_dir.name}")
    overdue = {path for path, (page, document) in pages.items() if any(review_faults(page, document, sources))}
    chosen = [path for path in pages if path in (overdue if paths is None else paths)]
    for path in chosen:
        page = pages[path][0]
        _put_date(content_dir, page, _UPDATED_ON, today)
        for shown in reviewed_files(page.value, sources):
            _put_date(content_dir, shown, REVIEWED_ON, today)
    # A text that shows its own date changes today.
    dated = _furnished(read_checked(content_dir, today), today) if chosen else {}
    for path in chosen:
        _put_digest(content_dir, *dated[path])
    return chosen


def _furnished(sources: ContentSources, today: date) -> dict[str, tuple[Located[PageSource], PageDocument]]:
    """Return the pages that may be dated, by path."""
    composed = compose(sources, _ANY_VARIANT, today)
    found = furnished_pages(sources, composed.facts.ledger, composed.documents)
    return {str(page.value.path): (page, document) for page, document in found}


def _put_date(content_dir: Path, file: Located[Any], field: FieldPath, today: date) -> None:
    lines, at = _lines(content_dir, file), file.lines[field] - 1
    lines[at] = re.sub(rf"({field[-1]}:\s*)[^\s#,}}]+", rf"\g<1>{today.isoformat()}", lines[at], count=1)
    _replace(content_dir.parent / file.file, "".join(lines))


def _put_digest(content_dir: Path, page: Located[PageSource], document: PageDocument) -> None:
    """Write the digest below the date."""
    lines, at = _lines(content_dir, page), page.lines[_UPDATED_ON] - 1
    end = lines[at][len(lines[at].rstrip("\r\n")) :]
    written = f'{_DIGEST}: "{review_digest(document)}"{end}'
    if (_DIGEST,) in page.lines:
        lines[page.lines[_DIGEST,] - 1] = written
    else:
        lines.insert(at + 1, written)
    _replace(content_dir.parent / page.file, "".join(lines))


def _lines(content_dir: Path, file: Located[Any]) -> list[str]:
    """Return the lines of a file with their ends."""
    return (content_dir.parent / file.file).read_bytes().decode("utf-8").splitlines(keepends=True)


def _replace(file: Path, text: str) -> None:
    """Replace the file's text at once, so that a running site never reads half of it."""
    mode = file.stat().st_mode
    write_whole(file, text.encode())
    file.chmod(mode)
