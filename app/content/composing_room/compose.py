"""One version of the content: every document, ready to be asked for."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from app.content.blocks.context import LiveInputs
from app.content.datasets.downloads import Download, download_name, download_path, holdings_csv, series_csv
from app.content.documents.page_documents import PageComposer, updated_on
from app.content.documents.site_document import compose_site
from app.content.links import LinkResolver
from app.content.live_paths import COMPARISON_PATH, EXPLORER_PATH, FORM_PATHS, strategy_slug
from app.content.models.datasets import DatasetSource, HoldingsDataset
from app.content.models.lead_form import LeadField, LeadFormKind, TypedValues
from app.content.models.lead_rules import LeadRules
from app.content.models.page import PageSource
from app.content.models.site import PublicUrl, SiteDocument
from app.content.pages import PageDocument, RenderRequest
from app.content.schema import contract_id
from app.content.sources import ContentSources
from app.content.strategies import pms_strategies

VERSION_DIGITS = 16

PageKey = str | int


@dataclass(frozen=True)
class Edition:
    """What a version depends on beside the content: public origin, client build, audience, year in India."""

    origin: str
    build_id: str
    include_development: bool
    year: int
    geocoder_url: str = ""


@dataclass(frozen=True)
class ContentSnapshot:
    """The content at one moment. Pages are known by path, status screens by status.

    `paths` are the pages that are stored; one that is rendered for each request is in the ledger alone. `downloads`
    are files by address. `comparable` are the paths of strategies by what the comparison's address calls them.
    """

    version: str
    ledger: Mapping[str, PublicUrl]
    redirects: Mapping[str, str]
    paths: tuple[str, ...]
    site: SiteDocument
    lead_rules: LeadRules
    downloads: Mapping[str, Download]
    comparable: Mapping[str, str]
    _documents: Mapping[PageKey, PageDocument]
    _updated_on: Mapping[str, date]
    _composer: PageComposer = field(repr=False)
    _pages: Mapping[str, PageSource] = field(repr=False)
    _encoded: dict[PageKey, bytes] = field(default_factory=dict, compare=False, repr=False)

    def document(self, key: PageKey) -> PageDocument:
        """Return the document of a path or of a status screen. Raises KeyError when there is none."""
        return self._documents[key]

    def render_request_json(self, key: PageKey) -> bytes:
        """Return the encoded RenderRequest of a path or a status screen.

        The `url` of a screen is its status behind a slash ("/404"): never a path of the ledger, so no menu entry is
        marked as current. Raises KeyError for a key without a document.
        """
        if key not in self._encoded:
            self._encoded[key] = self._encode(key if isinstance(key, str) else f"/{key}", self._documents[key])
        return self._encoded[key]

    def filtered_request_json(self, params: Mapping[str, str]) -> bytes:
        """Return the encoded RenderRequest of the list of strategies that the filters leave; not kept.

        A name or value that no filter has is ignored. Raises KeyError when the list has no page.
        """
        return self._live_request(EXPLORER_PATH, LiveInputs(filters=params))

    def comparison_request_json(self, slugs: Sequence[str]) -> bytes:
        """Return the encoded RenderRequest of strategies side by side, in this order; not kept.

        Raises KeyError for a slug that is not comparable, and when the comparison has no page.
        """
        return self._live_request(COMPARISON_PATH, LiveInputs(strategies=tuple(slugs)))

    def form_request_json(self, kind: LeadFormKind, values: TypedValues, errors: Mapping[LeadField, str]) -> bytes:
        """Return the encoded RenderRequest of a form's page with what was typed and what is wrong; not kept.

        Raises KeyError when the form has no page.
        """
        path = FORM_PATHS[kind]
        return self._live_request(path, LiveInputs(form_values=values, form_errors=errors), canonical_path=path)

    def updated_on(self, path: str) -> date:
        """Return the latest date of what the page shows: its own `updatedOn` and those of its figures and questions.

        Raises KeyError when the path has no stored page.
        """
        return self._updated_on[path]

    def _live_request(self, path: str, live: LiveInputs, *, canonical_path: str = EXPLORER_PATH) -> bytes:
        return self._encode(path, self._composer.live_page(self._pages[path], live, canonical_path=canonical_path))

    def _encode(self, url: str, page: PageDocument) -> bytes:
        return RenderRequest(url=url, page=page, site=self.site).model_dump_json(by_alias=True).encode()


def compose_snapshot(sources: ContentSources, edition: Edition) -> ContentSnapshot:
    """Compose every document. The sources are free of faults."""
    urls = [url for url in sources.urls() if edition.include_development or url.state != "development"]
    ledger = {url.path: url for url in urls}
    pages = {page.value.path: page.value for page in sources.pages if page.value.path in ledger}
    stored = {path: pages[path] for path, url in ledger.items() if path in pages and url.state != "live"}
    screens = {page.value.status: page.value for page in sources.pages if page.value.path is None}
    composer = PageComposer(sources, ledger, edition.origin, edition.geocoder_url)
    return ContentSnapshot(
        version=_version(sources, edition),
        ledger=MappingProxyType(ledger),
        redirects=MappingProxyType({move.source: move.target for move in sources.redirects.value.redirects}),
        paths=tuple(stored),
        site=compose_site(
            sources.site.value, sources.navigation.value, sources.wordmark, LinkResolver(ledger), edition.year
        ),
        lead_rules=sources.lead_rules.value,
        downloads=MappingProxyType(_downloads(stored, sources)),
        comparable=MappingProxyType({strategy_slug(page.path): page.path for page in pms_strategies(sources)}),
        _documents={key: composer.page(page) for key, page in [*stored.items(), *screens.items()]},
        _updated_on={path: updated_on(page, sources) for path, page in stored.items()},
        _composer=composer,
        _pages=pages,
    )


def _downloads(pages: Mapping[str, PageSource], sources: ContentSources) -> dict[str, Download]:
    """Return every dataset of every page as a file."""
    return {
        download_path(path, dataset_id): Download(
            body=_csv(dataset, sources),
            filename=download_name(page.id, dataset_id),
            updated_on=max(dataset.as_on, page.updated_on),
        )
        for path, page in pages.items()
        for dataset_id, dataset in page.datasets.items()
    }


def _csv(dataset: DatasetSource, sources: ContentSources) -> bytes:
    if isinstance(dataset, HoldingsDataset):
        return holdings_csv(sources.holdings[dataset.file], illustrative=dataset.illustrative)
    return series_csv(sources.series[dataset.file], illustrative=dataset.illustrative)


def _version(sources: ContentSources, edition: Edition) -> str:
    parts = (
        sources.digest,
        str(edition.year),
        edition.origin,
        edition.build_id,
        str(edition.include_development),
        edition.geocoder_url,
        contract_id(),
    )
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:VERSION_DIGITS]
