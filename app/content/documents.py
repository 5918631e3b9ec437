"""PageSource becomes PageDocument: ids become data, planned links become plain text, the head is written."""

from collections.abc import Mapping
from datetime import date
from pathlib import PurePosixPath

from app.content.composed_blocks import compose_block
from app.content.links import LinkResolver
from app.content.models.page import (
    Block,
    Breadcrumb,
    FaqSource,
    HighlightsSource,
    PageDocument,
    PageHeadData,
    PageSource,
    StrategyIndexSource,
)
from app.content.models.site import PublicUrl, Site
from app.content.sources import ContentSources
from app.content.structured_data import StructuredPage, structured_data

HOME = "/"
NOT_INDEXED = "noindex"


def compose_page(
    source: PageSource, sources: ContentSources, ledger: Mapping[str, PublicUrl], origin: str
) -> PageDocument:
    """Return the document the renderer draws. The sources are free of faults: `checks` has proved it."""
    resolver = LinkResolver(ledger)
    blocks: list[Block] = [resolver.resolve(compose_block(block, sources)) for block in source.blocks]
    trail = breadcrumbs(source.path, ledger)
    if source.path is None:
        head = _screen_head(source)
    else:
        page = StructuredPage(
            url=origin + source.path,
            origin=origin,
            source=source,
            updated_on=updated_on(source, sources),
            trail=trail,
            blocks=blocks,
        )
        head = _page_head(page, sources.site.value, is_indexed=ledger[source.path].state == "furnished")
    return PageDocument(
        id=source.id, path=source.path, status=source.status, head=head, breadcrumbs=trail, blocks=blocks
    )


def breadcrumbs(path: str | None, ledger: Mapping[str, PublicUrl]) -> list[Breadcrumb]:
    """Return the way to the page by its path, home left out; planned steps and the page itself have no href."""
    if path is None or path == HOME:
        return []
    pure = PurePosixPath(path)
    above = [ledger[str(parent)] for parent in reversed(pure.parents) if str(parent) != HOME and str(parent) in ledger]
    steps = [Breadcrumb(name=url.name, href=None if url.state == "planned" else url.path) for url in above]
    return [*steps, Breadcrumb(name=ledger[path].name, href=None)]


def updated_on(source: PageSource, sources: ContentSources) -> date:
    """Return the latest date of what the page shows: its own words, its questions, its counts, its strategies."""
    dates = [source.updated_on]
    for block in source.blocks:
        match block:
            case FaqSource():
                dates.append(sources.faqs[block.faq].value.reviewed_on)
            case HighlightsSource():
                dates.append(sources.site.value.claims.as_on)
            case StrategyIndexSource():
                dates.append(block.as_on)
    return max(dates)


def _screen_head(source: PageSource) -> PageHeadData:
    return PageHeadData(
        title=source.title, description=source.description, canonical=None, robots=NOT_INDEXED, structured_data=[]
    )


def _page_head(page: StructuredPage, site: Site, *, is_indexed: bool) -> PageHeadData:
    return PageHeadData(
        title=page.source.title,
        description=page.source.description,
        canonical=page.url,
        robots=None if is_indexed else NOT_INDEXED,
        structured_data=structured_data(page, site),
    )
