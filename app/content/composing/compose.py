"""Composes one version of the content: every document, and everything else served from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from app.content.blocks.lists.comparison import ComparedColumn, compared_columns
from app.content.blocks.lists.explorer import filter_values, listed_strategies
from app.content.calendar import outdated_days
from app.content.composing.desk.desk_subjects import desk_subjects
from app.content.composing.launch_gaps import launch_gaps
from app.content.composing.reviews import overdue_reviews
from app.content.composing.stated_figures import stated_days, strategy_figures
from app.content.documents.llms_text import llms_text
from app.content.documents.page_documents import PageComposer, updated_on
from app.content.documents.passages import site_passages
from app.content.documents.render_request import PageDocument, RenderRequest
from app.content.documents.site_document import compose_site
from app.content.editions.published import DeskSubject
from app.content.known_paths import (
    COMPARISON_PATH,
    EXPLORER_PATH,
    LLMS_PATH,
    SEARCH_PATH,
    share_image_digest,
    strategy_slug,
)
from app.content.links import LinkResolver
from app.content.models.base import ContentModel
from app.content.models.page import PageSource
from app.content.models.site import PublicUrl, SiteDocument
from app.content.search.index import Passage
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.facts import SnapshotFacts
from app.content.snapshots.snapshot_file import Download, PageKey, Rows
from app.content.snapshots.variant import SiteVariant
from app.content.sources import ContentSources
from app.content.strategy_lists import pms_strategies
from app.forms.declared import FORMS


@dataclass(frozen=True)
class ComposedContent:
    """A version of the content as typed documents. Pages are known by path, status screens by status.

    `dynamic` are the documents that a query string completes. `listed` are the strategies of the list: their
    values for the filters, and their rows, both as JSON.
    """

    facts: SnapshotFacts
    documents: Mapping[PageKey, PageDocument]
    dynamic: Mapping[str, PageDocument]
    listed: Sequence[tuple[bytes, bytes]]
    compared: Mapping[str, ComparedColumn]
    downloads: Mapping[str, Download]
    texts: Mapping[str, bytes]
    passages: Sequence[Passage]
    word_meanings: Mapping[str, str]
    desk: Sequence[DeskSubject]

    def request_json(self, key: PageKey) -> bytes:
        """Return the encoded RenderRequest of a page; the `url` of a screen is its status behind a slash."""
        return encode_request(key if isinstance(key, str) else f"/{key}", self.documents[key], self.facts.site)

    def rows(self) -> Rows:
        """Return the content as rows of the snapshot, with the passages."""
        site = self.facts.site
        return {
            "facts": [(_json(self.facts),)],
            "documents": [(str(key), self.request_json(key)) for key in self.documents],
            "dynamic_documents": [(path, encode_request(path, page, site)) for path, page in self.dynamic.items()],
            "listed": [(place, *each) for place, each in enumerate(self.listed)],
            "compared": [(slug, _json(column)) for slug, column in self.compared.items()],
            "downloads": [(path, each.filename, each.body) for path, each in self.downloads.items()],
            "word_meanings": list(self.word_meanings.items()),
            "desk": [(each.kind, each.subject, _json(each)) for each in self.desk],
            "texts": list(self.texts.items()),
        }


def compose(sources: ContentSources, variant: SiteVariant, today: date) -> ComposedContent:
    """Compose every document of the variant; `today` is the date in India. The sources are free of faults."""
    composer, site = composer_of(sources, variant, today)
    ledger = composer.ledger
    paths = ((page.value.path, page.value) for page in sources.pages)
    pages = {path: page for path, page in paths if path is not None and path in ledger}
    stored = {path: pages[path] for path, url in ledger.items() if path in pages and url.state != "dynamic"}
    screens = {page.value.status: page.value for page in sources.pages if page.value.path is None}
    changed_on = {path: updated_on(page, sources) for path, page in stored.items()}
    all_pages: list[tuple[PageKey, PageSource]] = [*stored.items(), *screens.items()]
    without_samples = {key: composer.page(page) for key, page in all_pages}
    documents = {key: composer.page_with_samples(page, without_samples[key]) for key, page in all_pages}
    public = {path: without_samples[path] for path in stored if ledger[path].state == "furnished"}
    return ComposedContent(
        facts=SnapshotFacts(
            version=variant.version(sources.digest, today.year, sorted(composer.outdated_days)),
            content_digest=sources.digest,
            ledger=ledger,
            redirects={redirect.source: redirect.target for redirect in sources.redirects.value.redirects},
            paths=tuple(stored),
            site=site,
            form_rules=sources.form_rules.value,
            comparable={strategy_slug(page.path): page.path for page in pms_strategies(sources)},
            filter_values=filter_values(sources),
            updated_on=changed_on,
            share_images=_share_images(without_samples, variant.origin),
            overdue_reviews=tuple(overdue_reviews(sources)),
            publication_sequence=sources.publications.sequence,
            figures=strategy_figures(sources),
            stated_on=stated_days(sources),
            launch=launch_gaps(sources),
        ),
        documents=documents,
        dynamic=_dynamic_documents(composer, pages),
        listed=listed_strategies(sources),
        compared=compared_columns(sources, composer.outdated_days),
        downloads=composer.files,
        texts=_texts(public, ledger, site, variant.origin),
        passages=site_passages(stored, ledger, sources),
        word_meanings={} if sources.search_words is None else sources.search_words.value.meanings,
        desk=desk_subjects(sources),
    )


def compose_page(sources: ContentSources, variant: SiteVariant, today: date, path: str) -> bytes:
    """Return the encoded RenderRequest of one page of the variant. Raises KeyError where there is none."""
    composer, site = composer_of(sources, variant, today)
    page = next((page.value for page in sources.pages if page.value.path == path), None)
    if page is None or path not in composer.ledger:
        raise KeyError(path)
    return encode_request(path, composer.page_with_samples(page, composer.page(page)), site)


def composer_of(sources: ContentSources, variant: SiteVariant, today: date) -> tuple[PageComposer, SiteDocument]:
    """Return the composer of the variant's pages and of their frame; `today` is the date in India."""
    ledger = {url.path: url for url in sources.urls()}
    composer = PageComposer(
        sources,
        as_visitors_see(sources, variant),
        ledger,
        variant.origin,
        variant.geocoder_url,
        variant.share_images_drawn_by,
        frozenset(outdated_days(stated_days(sources), today)),
    )
    return composer, compose_site(sources, LinkResolver(ledger), today.year)


def as_visitors_see(sources: ContentSources, variant: SiteVariant) -> ContentSources:
    """Return the sources of what visitors of the variant see."""
    return (sources.with_samples if variant.shows_samples else None) or sources


def _json(model: ContentModel) -> bytes:
    return model.model_dump_json(by_alias=True).encode()


def encode_request(url: str, page: PageDocument, site: SiteDocument) -> bytes:
    """Return the request that the renderer gets for a page."""
    return _json(RenderRequest(url=url, page=page, site=site))


def _share_images(documents: Mapping[PageKey, PageDocument], origin: str) -> dict[str, str]:
    """Return the paths of pages by the digests of their share images. Pages that look alike have the same one."""
    images = {path: page.head.share_image for path, page in documents.items() if isinstance(path, str)}
    urls = {path: image.url.removeprefix(origin) for path, image in images.items() if image is not None}
    found = {share_image_digest(url): path for path, url in urls.items()}
    return {digest: path for digest, path in found.items() if digest is not None}


def _dynamic_documents(composer: PageComposer, pages: Mapping[str, PageSource]) -> dict[str, PageDocument]:
    """Return the documents that a query string completes. All but the comparison are canonical themselves."""
    canonical = {EXPLORER_PATH: EXPLORER_PATH, COMPARISON_PATH: EXPLORER_PATH}
    canonical |= {path: path for path in (SEARCH_PATH, *ANSWERS, *(form.page for form in FORMS))}
    return {
        path: composer.dynamic_page(pages[path], canonical_path=stands_for)
        for path, stands_for in canonical.items()
        if path in pages
    }


def _texts(
    pages: Mapping[str, PageDocument], ledger: Mapping[str, PublicUrl], site: SiteDocument, origin: str
) -> dict[str, bytes]:
    """Return the texts for programs: the list of the Markdown twins of all public pages."""
    names = {path: ledger[path].name for path in pages}
    return {LLMS_PATH: llms_text(pages, names, site, origin).encode()} if pages else {}
