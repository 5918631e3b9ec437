"""One version of the content: every document, ready to be asked for."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from app.content.documents import compose_page, updated_on
from app.content.links import LinkResolver
from app.content.models.page import PageDocument, RenderRequest, ScreenStatus
from app.content.models.site import PublicUrl, SiteDocument
from app.content.schema import contract_id
from app.content.site_document import compose_site
from app.content.sources import ContentSources

VERSION_DIGITS = 16

PageKey = str | int


@dataclass(frozen=True)
class Edition:
    """What a version depends on beside the content: public origin, client build, audience, year in India."""

    origin: str
    build_id: str
    include_development: bool
    year: int


@dataclass(frozen=True)
class ContentSnapshot:
    """The content at one moment. Pages are known by path, status screens by status."""

    version: str
    ledger: Mapping[str, PublicUrl]
    redirects: Mapping[str, str]
    paths: tuple[str, ...]
    site: SiteDocument
    _documents: Mapping[PageKey, PageDocument]
    _updated_on: Mapping[str, date]
    _encoded: dict[PageKey, bytes] = field(default_factory=dict, compare=False, repr=False)

    def document(self, path: str) -> PageDocument:
        """Return a page's document. Raises KeyError when the path is not furnished."""
        return self._documents[path]

    def status_document(self, status: ScreenStatus) -> PageDocument:
        """Return the screen shown in place of a page."""
        return self._documents[status]

    def render_request_json(self, key: PageKey) -> bytes:
        """Return the encoded RenderRequest of a path or a status screen.

        The `url` of a screen is its status behind a slash ("/404"): never a path of the ledger, so no menu entry is
        marked as current. Raises KeyError for a key without a document.
        """
        if key not in self._encoded:
            url = key if isinstance(key, str) else f"/{key}"
            request = RenderRequest(url=url, page=self._documents[key], site=self.site)
            self._encoded[key] = request.model_dump_json(by_alias=True).encode()
        return self._encoded[key]

    def updated_on(self, path: str) -> date:
        """Return the latest date of what the page shows: its own `updatedOn` and those of its figures and questions.

        Raises KeyError when the path is not furnished.
        """
        return self._updated_on[path]


def compose_snapshot(sources: ContentSources, edition: Edition) -> ContentSnapshot:
    """Compose every document. The sources are free of faults."""
    urls = [url for url in sources.ledger.value.urls if edition.include_development or url.state != "development"]
    ledger = {url.path: url for url in urls}
    pages = {page.value.path: page.value for page in sources.pages if page.value.path in ledger}
    screens = {page.value.status: page.value for page in sources.pages if page.value.path is None}
    documents: dict[PageKey, PageDocument] = {
        key: compose_page(page, sources, ledger, edition.origin) for key, page in [*pages.items(), *screens.items()]
    }
    navigation, site, resolver = sources.navigation.value, sources.site.value, LinkResolver(ledger)
    return ContentSnapshot(
        version=_version(sources, edition),
        ledger=MappingProxyType(ledger),
        redirects=MappingProxyType({move.source: move.target for move in sources.redirects.value.redirects}),
        paths=tuple(path for path in ledger if path in pages),
        site=compose_site(site, navigation, sources.wordmark, resolver, edition.year),
        _documents=documents,
        _updated_on={path: updated_on(page, sources) for path, page in pages.items()},
    )


def _version(sources: ContentSources, edition: Edition) -> str:
    parts = (
        sources.digest,
        str(edition.year),
        edition.origin,
        edition.build_id,
        str(edition.include_development),
        contract_id(),
    )
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:VERSION_DIGITS]
