"""Everything in the content folder, typed. Each piece knows its file and lines."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from app.content.datasets.holdings import Holdings
from app.content.datasets.series import Series
from app.content.editions.desk_subject import Subject
from app.content.editions.published import NOTHING_PUBLISHED, Publications
from app.content.errors import ContentError, Fault
from app.content.field_path import FieldPath, LineMap, dotted, line_of
from app.content.models.confirmations import Confirmations, ReviewedPage
from app.content.models.faq import Faq
from app.content.models.form_rules import FormRules
from app.content.models.glossary import Glossary
from app.content.models.page import PageSource, StrategySource
from app.content.models.paper import ExampleReview
from app.content.models.search_words import SearchWords
from app.content.models.site import AccessibilityReport, Navigation, PublicUrl, Redirects, Site, UrlLedger, Wordmark

Value_co = TypeVar("Value_co", bound=BaseModel, covariant=True)

Entry = tuple[FieldPath, object]


@dataclass(frozen=True)
class Located(Generic[Value_co]):
    """A model and the file it was read from."""

    file: str
    lines: LineMap
    value: Value_co

    @cached_property
    def entries(self) -> list[Entry]:
        """All values of the file, each with its path, for rules that check every one."""
        return walk(self.value)

    def fault(self, path: FieldPath, message: str) -> Fault:
        """Return a fault at the field's line. A path inside parsed Markdown is shortened to the field."""
        while path and path not in self.lines:
            path = path[:-1]
        return Fault(self.file, line_of(path, self.lines), dotted(path), message)


@dataclass(frozen=True)
class ContentSources:
    """The content folder as written; `folder` is its name.

    `pages` are all pages, those of strategies too; `strategies` are known by the name of their file. `digest` is a
    SHA-256 over names and bytes of all its files, in hex. `subjects` are what staff may edit; `publications` is
    what was laid over the folder. `placeholders` are what all texts may name, and what stands in its place.
    `unused_pictures` are files that no page names.

    All of it is stated. `with_samples` is the same with samples where nothing is, None where there are none: made to be
    looked at, and for nothing that leaves the site.
    """

    folder: str
    site: Located[Site]
    navigation: Located[Navigation]
    redirects: Located[Redirects]
    ledger: Located[UrlLedger]
    form_rules: Located[FormRules]
    report: Located[AccessibilityReport]
    confirmations: Located[Confirmations] | None
    wordmark: Wordmark | None
    strategies: Mapping[str, Located[StrategySource]]
    faqs: Mapping[str, Located[Faq]]
    glossary: Located[Glossary] | None
    search_words: Located[SearchWords] | None
    review: Located[ExampleReview] | None
    series: Mapping[str, Series]
    holdings: Mapping[str, Holdings]
    pages: tuple[Located[PageSource], ...]
    digest: str
    subjects: tuple[Subject, ...] = ()
    publications: Publications = NOTHING_PUBLISHED
    placeholders: Mapping[str, str] = field(default_factory=dict)
    with_samples: "ContentSources | None" = None
    unused_pictures: tuple[str, ...] = ()

    def located(self) -> list[Located[Any]]:
        """Return every file that holds words."""
        frame: list[Located[Any]] = [self.site, self.navigation, self.redirects, self.ledger, self.report]
        optional = (self.glossary, self.search_words, self.review, self.confirmations)
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


@dataclass(frozen=True)
class Unread:
    """What could not be read: `names` are those that others use. Not `is_known`: something has no name yet."""

    names: frozenset[str]
    is_known: bool
    has_strategies: bool
    has_rows: bool

    def is_named_in(self, message: str) -> bool:
        """Tell whether a message mentions something that could not be read."""
        return any(re.search(rf"(?<![\w/-]){re.escape(name)}(?![\w/-])", message) for name in self.names)


class PartlyReadError(ContentError):
    """Some of the folder has faults; `readable` is everything else, without the faulty rows and files."""

    def __init__(self, faults: Iterable[Fault], readable: ContentSources, unread: Unread) -> None:
        super().__init__(faults)
        self.readable = readable
        self.unread = unread


def walk(value: object, path: FieldPath = ()) -> list[Entry]:
    """Return the value and all values inside it, each with its path in the file's spelling."""
    entries: list[Entry] = []
    _gather(value, path, entries)
    return entries


def _gather(value: object, path: FieldPath, entries: list[Entry]) -> None:
    entries.append((path, value))
    if isinstance(value, BaseModel):
        for name, spelling in _spellings(type(value)):
            _gather(getattr(value, name), (*path, spelling), entries)
    elif isinstance(value, list | tuple):
        for position, item in enumerate(value):
            _gather(item, (*path, position), entries)
    elif isinstance(value, dict):
        for key, item in value.items():
            _gather(item, (*path, key), entries)


@cache
def _spellings(model: type[BaseModel]) -> tuple[tuple[str, str], ...]:
    """Return each field's name in Python and in the file."""
    return tuple((name, info.alias or name) for name, info in model.model_fields.items())
