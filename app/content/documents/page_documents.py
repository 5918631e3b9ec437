"""Turns PageSource into PageDocument: ids become data, links are resolved, the head is written. Also its files."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import PurePosixPath

from app.content.blocks.given_parts import StructuredPage
from app.content.blocks.kind import BlockContext
from app.content.blocks.page.unpublished import joined_rows
from app.content.blocks.registry import Block, kind_of
from app.content.blocks.strategy_axes import ComparedAxis, compared_axes
from app.content.calendar import day_in_india
from app.content.datasets.downloads import download_path, files_of, holdings_csv, series_csv
from app.content.documents.glossary_links import GlossaryLinks
from app.content.documents.render_request import PageDocument, Review
from app.content.documents.share_images import share_image_of
from app.content.documents.structured_data import structured_data
from app.content.known_paths import GLOSSARY_PATH, HOME, MARKDOWN, twin_path
from app.content.links import LinkResolver
from app.content.models.datasets import HoldingsDataset
from app.content.models.page import Alternate, Breadcrumb, PageHeadData, PageSource, StrategySource
from app.content.models.site import PublicUrl
from app.content.snapshots.snapshot_file import Download, digested_address
from app.content.sources import ContentSources

NOT_INDEXED = "noindex"


@dataclass(frozen=True)
class PageComposer:
    """Composes documents of one variant of the site. The sources have no faults: `checks` has verified that.

    `sources` hold only what is stated; heads, lists and everything that programs read are made from them.
    `as_visitors_see` are the sources of what visitors see: with samples, or the same. `ledger` holds the paths of the
    variant; `origin` has no slash at its end. `share_images_drawn_by` names a program. `outdated_days` are the
    days whose stated figures are marked as old.
    """

    sources: ContentSources
    as_visitors_see: ContentSources
    ledger: Mapping[str, PublicUrl]
    origin: str
    geocoder_url: str
    share_images_drawn_by: str = ""
    outdated_days: frozenset[date] = frozenset()

    def page(self, source: PageSource) -> PageDocument:
        """Return the document of a page or status screen, made only from what is stated."""
        blocks = self._blocks(source, self.sources)
        head = _bare_head(source, None) if source.path is None else self._head(source, source.path, blocks)
        return self._document(source, head, blocks)

    def page_with_samples(self, source: PageSource, stated: PageDocument) -> PageDocument:
        """Return the document that visitors see. Its head is still made from what is stated."""
        page = self._seen_pages.get(source.id, source)
        if page is source:
            return stated
        blocks = self._blocks(page, self.as_visitors_see)
        return stated.model_copy(
            update={"blocks": blocks, "holds_sample": any(getattr(block, "sample", False) for block in blocks)}
        )

    def dynamic_page(self, source: PageSource, *, canonical_path: str) -> PageDocument:
        """Return a document that a query string completes; the page at `canonical_path` is indexed for it."""
        head = _bare_head(source, self.origin + canonical_path)
        return self._document(source, head, self._blocks(source, self.sources))

    @cached_property
    def files(self) -> Mapping[str, Download]:
        """Every dataset of the edition as CSV by its lasting address, because any page may link to another page's."""
        pages = (page.value for page in self.as_visitors_see.pages if page.value.path in self.ledger)
        return {path: file for page in pages for path, file in page_files(page, self.as_visitors_see).items()}

    @cached_property
    def axes(self) -> tuple[ComparedAxis, ...]:
        """The axes on which the strategies stand beside one another, by what they state."""
        return compared_axes(self.sources)

    @cached_property
    def _seen_pages(self) -> Mapping[str, PageSource]:
        return {page.value.id: page.value for page in self.as_visitors_see.pages}

    @cached_property
    def _resolver(self) -> LinkResolver:
        own = {path: digested_address(path, file.body) for path, file in self.files.items()}
        return LinkResolver(self.ledger, own)

    @cached_property
    def _terms(self) -> GlossaryLinks:
        located = self.sources.glossary
        return GlossaryLinks(None if located is None or GLOSSARY_PATH not in self.ledger else located.value)

    def _blocks(self, source: PageSource, shown: ContentSources) -> list[Block]:
        context = BlockContext(source, self.sources, shown, self.geocoder_url, self.outdated_days, self.axes)
        blocks = joined_rows(kind_of(block).compose(block, context) for block in source.blocks)
        return [self._resolver.resolve(block) for block in self._terms.linked(blocks)]

    def _head(self, source: PageSource, path: str, blocks: list[Block]) -> PageHeadData:
        url, trail = self.origin + path, breadcrumbs(path, self.ledger)
        if self.ledger[path].state != "furnished":
            return _bare_head(source, url)
        brand, asked = self.sources.site.value.product, self.sources.reviewed_page(path)
        image = share_image_of(source, trail, brand=brand, origin=self.origin, drawn_by=self.share_images_drawn_by)
        page = StructuredPage(
            url=url,
            origin=self.origin,
            source=source,
            updated_on=updated_on(source, self.sources),
            trail=trail,
            blocks=blocks,
            image_url=image.url,
            reviewed=None if asked is None else asked.reviewed,
        )
        return PageHeadData(
            title=source.title,
            description=source.description,
            canonical=url,
            robots=None,
            share_image=image,
            alternates=[Alternate(media_type=MARKDOWN, href=self.origin + twin_path(path))],
            structured_data=structured_data(page, self.sources.site.value),
        )

    def _document(self, source: PageSource, head: PageHeadData, blocks: list[Block]) -> PageDocument:
        asked, updated = self.sources.reviewed_page(source.path), updated_on(source, self.sources)
        return PageDocument(
            id=source.id,
            path=source.path,
            status=source.status,
            layout=source.layout,
            head=head,
            breadcrumbs=breadcrumbs(source.path, self.ledger),
            holds_sample=False,
            review=None if asked is None else Review(updated_on=updated, reviewed=asked.reviewed),
            blocks=blocks,
        )


def breadcrumbs(path: str | None, ledger: Mapping[str, PublicUrl]) -> list[Breadcrumb]:
    """Return the way from home, by the path or by `under`; planned steps and the page itself have no href."""
    if path is None or path == HOME:
        return []
    steps, step = [Breadcrumb(name=ledger[path].name, href=None)], path
    while step != HOME:
        step = ledger[step].under or next(str(one) for one in PurePosixPath(step).parents if str(one) in ledger)
        url = ledger[step]
        steps.append(Breadcrumb(name=url.name, href=None if url.state == "planned" else url.path))
    return steps[::-1]


def updated_on(source: PageSource, sources: ContentSources) -> date:
    """Return the latest date of the page's words, figures, questions, counts, strategies and publications."""
    dates = [source.updated_on, *(dataset.as_on for dataset in source.datasets.values())]
    for block in source.blocks:
        kind = kind_of(block)
        dates += [file.value.reviewed_on for file in kind.files(block, sources)]
        dates += [day for day in [kind.shown_on(block, sources)] if day is not None]
    figures = (edition for edition in sources.publications.in_force if edition.kind == "figures")
    return max([*dates, *(day_in_india(each.published_at) for each in figures if each.subject == source.id)])


def _bare_head(source: PageSource, canonical: str | None) -> PageHeadData:
    """Return the head of a page that search engines should not list."""
    return PageHeadData(
        title=source.title,
        description=source.description,
        canonical=canonical,
        robots=NOT_INDEXED,
        alternates=[],
        share_image=None,
        structured_data=None,
    )


def page_files(page: PageSource, sources: ContentSources) -> dict[str, Download]:
    """Return the page's datasets with rows as CSV in UTF-8, by their lasting addresses."""
    return {
        download_path(page.path or "", name): Download(dataset_csv(page, name, sources), f"{page.id}-{name}.csv")
        for name in files_of(page)
    }


def dataset_csv(page: PageSource, dataset_id: str, sources: ContentSources) -> bytes:
    """Return a dataset of a page as the file for download."""
    dataset = page.datasets[dataset_id]
    if isinstance(dataset, HoldingsDataset):
        benchmark = page.benchmark if isinstance(page, StrategySource) else None
        return holdings_csv(sources.holdings[dataset.file], dataset, benchmark)
    return series_csv(sources.series[dataset.file], dataset)
