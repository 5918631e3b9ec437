"""What the search can find on furnished pages: each page, its sections, questions and terms, and the strategies."""

from collections.abc import Iterator, Mapping

from app.content.blocks.given_parts import words_of
from app.content.blocks.registry import kind_of
from app.content.documents.page_documents import breadcrumbs
from app.content.known_paths import strategy_slug
from app.content.models.base import BlockModel, Section
from app.content.models.page import PageSource, StrategySource
from app.content.models.site import PublicUrl
from app.content.search.index import Passage
from app.content.sources import ContentSources


def site_passages(
    pages: Mapping[str, PageSource], ledger: Mapping[str, PublicUrl], sources: ContentSources
) -> list[Passage]:
    """Return the passages of the pages that search engines may list. `pages` are the stored ones, by path."""
    furnished = (page for path, page in pages.items() if ledger[path].state == "furnished")
    return [passage for page in furnished for passage in _of_page(page, ledger, sources)]


def _of_page(page: PageSource, ledger: Mapping[str, PublicUrl], sources: ContentSources) -> Iterator[Passage]:
    """Yield the page, then what its blocks hold."""
    assert page.path is not None  # noqa: S101 - it is furnished
    names = tuple(crumb.name for crumb in breadcrumbs(page.path, ledger)) or (ledger[page.path].name,)
    head, *others = page.blocks
    yield _strategy(page, head, names) if isinstance(page, StrategySource) else _whole(page, head, names)
    yield from _found_separately(head, page, names, sources)
    for block in others:
        apart = list(_found_separately(block, page, names, sources))
        if isinstance(block, Section) and not kind_of(block).leads_on:
            href = _address(page, block.id)
            # An answer is the whole of its section.
            if href not in {one.href for one in apart}:
                text = words_of(block) or page.description
                yield Passage("section", block.heading, href, names, text, tuple(block.also_asked))
        yield from apart


def _strategy(page: StrategySource, head: BlockModel, names: tuple[str, ...]) -> Passage:
    """Return the strategy, also found by the name in its address: some are known there by their fund house."""
    words = words_of(head)
    facts = [fact for fact in (page.house, page.style) if fact is not None and fact not in words]
    text = " ".join([f"{page.one_line.rstrip('.')}.", *(f"{fact}." for fact in facts), words])
    return Passage("strategy", page.name, page.path, names[:-1], text, (strategy_slug(page.path), *page.also_asked))


def _whole(page: PageSource, head: BlockModel, names: tuple[str, ...]) -> Passage:
    """Return the page as its head describes it. If its h1 has several lines, the page's name is used."""
    text = f"{page.description} {getattr(head, 'lede', '')}"
    title = getattr(head, "heading", names[-1])
    return Passage("page", title, _address(page, None), names[:-1], text, (names[-1], *page.also_asked))


def _found_separately(
    block: BlockModel, page: PageSource, names: tuple[str, ...], sources: ContentSources
) -> Iterator[Passage]:
    for one in kind_of(block).findable(block, page, sources):
        yield Passage(one.kind, one.title, _address(page, one.anchor), names, one.text, one.other_names)


def _address(page: PageSource, anchor: str | None) -> str:
    return page.path or "" if anchor is None else f"{page.path}#{anchor}"
