"""Everything in the content folder, typed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from app.content.datasets.holdings import Holdings
from app.content.datasets.series import Series
from app.content.editions.published import NOTHING_PUBLISHED, OriginalDigests, Publications, Subject
from app.content.errors import Entry, Fault, FieldPath, Places, walk, with_a_place
from app.content.models.explanations import Faq, Glossary, SearchWords
from app.content.models.form_rules import FormRules
from app.content.models.page import Confirmations, PageSource, ReviewedPage, StrategySource
from app.content.models.paper import ReviewSheet
from app.content.models.site import AccessibilityReport, Navigation, PublicUrl, Redirects, Site, UrlLedger, Wordmark

Value_co = TypeVar("Value_co", bound=BaseModel, covariant=True)


@dataclass(frozen=True)
class Located(Generic[Value_co]):
    """A model and the file it was read from. `places` are those of its values, of some in the file of its samples."""

    file: str
    places: Places
    value: Value_co

    @cached_property
    def entries(self) -> list[Entry]:
        """All values of the file, each with its path, for rules that check every one."""
        return list(walk(self.value))

    def fault(self, path: FieldPath, message: str) -> Fault:
        """Return a fault at the field's place. A path inside parsed Markdown is shortened to the field."""
        return self.places[with_a_place(path, self.places)].fault(message)


@dataclass(frozen=True)
class ContentSources:
    """The content folder as written; `folder` is its name.

    `pages` are all pages, those of strategies too; `strategies` are known by the name of their file. `digest` is a
    SHA-256 over names and bytes of all its files, in hex. `subjects` are what staff may edit, `original_digests` are of
    their original values; `publications` is what was laid over them. `placeholders` are what all texts may name, and
    what stands in its place.

    All of it is stated. `with_samples` is the same with samples where nothing is, None where there are none: only
    for pages that people look at.
    """

    folder: str
    site: Located[Site]
    navigation: Located[Navigation]
    redirects: Located[Redirects]
    ledger: Located[UrlLedger]
    form_rules: Located[FormRules]
    report: Located[AccessibilityReport]
    confirmations: Located[Confirmations] | None
    wordmark: Located[Wordmark] | None
    strategies: Mapping[str, Located[StrategySource]]
    faqs: Mapping[str, Located[Faq]]
    glossary: Located[Glossary] | None
    search_words: Located[SearchWords] | None
    review_sheet: Located[ReviewSheet] | None
    series: Mapping[str, Series]
    holdings: Mapping[str, Holdings]
    pages: tuple[Located[PageSource], ...]
    digest: str
    subjects: tuple[Subject, ...] = ()
    original_digests: OriginalDigests = field(default_factory=dict)
    publications: Publications = NOTHING_PUBLISHED
    placeholders: Mapping[str, str] = field(default_factory=dict)
    with_samples: "ContentSources | None" = None

    def located(self) -> list[Located[Any]]:
        """Return every file that holds words."""
        frame: list[Located[Any]] = [self.site, self.navigation, self.redirects, self.ledger, self.report]
        optional = (self.glossary, self.search_words, self.review_sheet, self.confirmations)
        words = [each for each in optional if each is not None]
        return [*frame, *self.faqs.values(), *words, *self.pages]

    def reviewed_page(self, path: str | None) -> ReviewedPage | None:
        """Return the state of a page's review; None for a page that needs none."""
        known = [] if self.confirmations is None else self.confirmations.value.reviews
        return next((each for each in known if each.page == path), None)

    def urls(self) -> list[PublicUrl]:
        """Return every public path: those of `url-ledger.yaml`, then each strategy's, furnished by its own file."""
        strategies = (located.value for located in self.strategies.values())
        furnished = [PublicUrl(path=page.path, name=page.name, state="furnished") for page in strategies]
        return [*self.ledger.value.urls, *furnished]
