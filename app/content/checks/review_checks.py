"""What is said of tax is signed: the page says who reviewed it, and when. Pure."""

import re
from collections.abc import Iterator

from app.content.blocks.page.page_head import KIND as PAGE_HEAD
from app.content.blocks.registry import kind_of
from app.content.errors import Fault
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located, walk

_ADVICE = re.compile(r"Income-tax Act|tax adviser", re.IGNORECASE)


def review_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the pages that speak of tax without a reviewer, and those whose head cannot name theirs."""
    for page in sources.pages:
        path, by = page.value.path, page.value.reviewed_by
        if path is not None and by is None and _speaks_of_tax(page, sources):
            yield page.fault((), "the page speaks of tax: say who answers for it, such as reviewedBy: the NRI desk")
        if by is not None and kind_of(page.value.blocks[0]) is not PAGE_HEAD:
            yield page.fault(("reviewedBy",), "is shown by a pageHead, and the page begins with another head")


def _speaks_of_tax(page: Located[PageSource], sources: ContentSources) -> bool:
    shown = [walk(file.value) for block in page.value.blocks for file in kind_of(block).files(block, sources)]
    texts = (value for entries in [page.entries, *shown] for _, value in entries)
    return any(isinstance(value, str) and _ADVICE.search(value) for value in texts)
