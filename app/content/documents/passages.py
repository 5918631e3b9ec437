"""What the search can find on furnished pages: each page, its sections, questions and terms, and the strategies."""

from collections.abc import Iterator, Mapping

from app.content.blocks.given_parts import words_of
from app.content.blocks.registry import kind_of
from app.content.documents.page_documents import breadcrumbs
from app.content.live_paths import strategy_slug
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
    return [passage for page in furnished for passage in _PagePassages(page, ledger, sources).all()]


class _PagePassages:
    """The passages of one page."""

    def __init__(self, page: PageSource, ledger: Mapping[str, PublicUrl], sources: ContentSources) -> None:
        assert page.path is not None  # noqa: S101 - it is furnished
        self._page = page
        self._path = page.path
        self._names = tuple(crumb.name for crumb in breadcrumbs(page.path, ledger)) or (ledger[page.path].name,)
        self._sources = sources

    def all(self) -> Iterator[Passage]:
        """Yield the page, then what its blocks hold."""
        head, *others = self._page.blocks
        yield self._strategy(self._page, head) if isinstance(self._page, StrategySource) else self._whole(head)
        yield from self._found_apart(head)
        for block in others:
            apart = list(self._found_apart(block))
            if isinstance(block, Section) and not kind_of(block).leads_on:
                section = self._section(block)
                # An answer is the whole of its section.
                yield from () if section.href in {one.href for one in apart} else (section,)
            yield from apart

    def _strategy(self, page: StrategySource, head: BlockModel) -> Passage:
        """Yield the strategy, also found by the name in its address: some are known there by their fund house."""
        words = words_of(head)
        facts = [fact for fact in (page.house, page.style) if fact is not None and fact not in words]
        text = " ".join([f"{page.one_line.rstrip('.')}.", *(f"{fact}." for fact in facts), words])
        names = (strategy_slug(page.path), *page.also_asked)
        return Passage("strategy", page.name, self._path, self._names[:-1], text, names)

    def _whole(self, head: BlockModel) -> Passage:
        """Return the page as its head describes it. If its h1 has several lines, the page's name is used."""
        title, names = getattr(head, "heading", self._names[-1]), (self._names[-1], *self._page.also_asked)
        text = f"{self._page.description} {getattr(head, 'lede', '')}"
        return Passage("page", title, self._path, self._names[:-1], text, names)

    def _section(self, block: Section) -> Passage:
        words, names = words_of(block), tuple(block.also_asked)
        return Passage("section", block.heading, self._address(block.id), self._names, words, names)

    def _found_apart(self, block: BlockModel) -> Iterator[Passage]:
        for one in kind_of(block).findable(block, self._page, self._sources):
            href = self._address(one.anchor)
            yield Passage(one.kind, one.title, href, self._names, one.text, one.other_names)

    def _address(self, anchor: str | None) -> str:
        return self._path if anchor is None else f"{self._path}#{anchor}"
