"""The Markdown twin of a page: the same document told in words and tables, for readers that are programs."""

from collections.abc import Iterator, Sequence

from app.content.blocks.registry import Block, kind_of
from app.content.calendar import short_date
from app.content.markdown import signs
from app.content.markdown.firm import firm_line
from app.content.markdown.page import MarkdownPage
from app.content.pages import PageDocument

# RFC 7763.
MARKDOWN = "text/markdown"


def markdown_twin(document: PageDocument, page: MarkdownPage) -> str:
    """Return the whole twin: the page's heading, what it is and how old, its blocks in order, the firm."""
    heading, *told = _told(document.blocks, page)
    return signs.joined([heading, _about(document, page), *told, "---", *_firm(page)])


def _told(blocks: Sequence[Block], page: MarkdownPage) -> Iterator[str]:
    for block in blocks:
        yield from kind_of(block).markdown(block, page)


def _about(document: PageDocument, page: MarkdownPage) -> str:
    lines = [
        f"Page: {signs.address(page.url)}",
        f"Updated on: {short_date(page.updated_on)}",
        f"Published by: {signs.words(page.site.firm_name)}",
    ]
    reviewed = None if document.review is None else document.review.reviewed
    if reviewed is not None:
        lines.append(f"Reviewed by: {signs.words(f'{reviewed.name}, {reviewed.role}')}, {short_date(reviewed.on)}")
    if document.breadcrumbs:
        steps = [page.link_to(crumb.name, crumb.href) for crumb in document.breadcrumbs]
        lines.append(f"Place: {' › '.join(steps)}")
    return signs.bullets(lines)


def _firm(page: MarkdownPage) -> Iterator[str]:
    yield firm_line(page.site)
    yield signs.words(page.site.risk_line)
