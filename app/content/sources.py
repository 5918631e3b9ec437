"""Everything in the content folder, typed, and the strategies as lists have them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from app.content.calendar import completed_years, short_date
from app.content.datasets.holdings import Holdings
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.series import Series
from app.content.datasets.terms import horizon_in_words, stocks_in_words
from app.content.editions.published import NOTHING_PUBLISHED, OriginalDigests, Publications, Subject
from app.content.errors import Entry, Fault, FieldPath, LineMap, dotted, line_of, walk, with_a_line
from app.content.known_paths import EXPLORER_PATH, strategy_slug
from app.content.models.base import Link
from app.content.models.datasets import HoldingsDataset
from app.content.models.explanations import Faq, Glossary, SearchWords
from app.content.models.form_rules import FormRules
from app.content.models.page import Confirmations, PageSource, ReviewedPage, StrategySource
from app.content.models.paper import ExampleReview
from app.content.models.site import AccessibilityReport, Navigation, PublicUrl, Redirects, Site, UrlLedger, Wordmark
from app.content.models.strategy import StrategyRow

Value_co = TypeVar("Value_co", bound=BaseModel, covariant=True)


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
        return Fault(self.file, line_of(path, self.lines), dotted(with_a_line(path, self.lines)), message)


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
    review: Located[ExampleReview] | None
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


def pms_strategies(sources: ContentSources) -> list[StrategySource]:
    """Return the PMS strategies, oldest first. Those without a date come last, by name."""
    strategies = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    return sorted(strategies, key=lambda strategy: (strategy.since or date.max, strategy.name))


def all_strategies(count: int) -> Link:
    """Return the way to the whole list."""
    return Link(label=f"All {count:,} strategies", href=EXPLORER_PATH)


def listed_on(strategies: Iterable[StrategySource]) -> date | None:
    """Return the day of a list of strategies: the oldest day of figures that one of them names.

    None if none of them names a day.
    """
    return min((strategy.as_on for strategy in strategies if strategy.as_on is not None), default=None)


def portfolio_of(strategy: StrategySource, sources: ContentSources) -> Portfolio | None:
    """Return the holdings of a strategy's page, None if it has none."""
    datasets = (dataset for dataset in strategy.datasets.values() if isinstance(dataset, HoldingsDataset))
    return next((portfolio_with(dataset, strategy, sources) for dataset in datasets), None)


def portfolio_with(dataset: HoldingsDataset, page: PageSource, sources: ContentSources) -> Portfolio:
    """Return a page's portfolio with its rows, if there are any, and the number of stocks that the page states."""
    stocks = page.stocks if isinstance(page, StrategySource) else None
    number = stocks.least if stocks is not None and stocks.least == stocks.most else None
    return Portfolio(dataset, None if dataset.rows == "none" else sources.holdings[dataset.file], number)


def strategy_rows(strategies: Iterable[StrategySource], as_on: date | None) -> list[StrategyRow]:
    """Return strategies as lists have them, with the years they had run on the day of the list."""
    return [
        StrategyRow(
            slug=strategy_slug(each.path),
            name=each.name,
            href=each.path,
            one_line=each.one_line,
            house=each.house,
            style=each.style,
            stocks=stocks_text(each),
            horizon=horizon_text(each),
            since=each.since,
            completed_years=None if each.since is None or as_on is None else completed_years(each.since, as_on),
        )
        for each in strategies
    ]


def listed_caption(words: str, as_on: date | None) -> str:
    """Return the name of a table of strategies, with the day of the list if it has one."""
    return words if as_on is None else f"{words}, as on {short_date(as_on)}"


def stocks_text(strategy: StrategySource) -> str | None:
    """Return the number of a strategy's stocks in words or figures; None if none is stated."""
    return None if strategy.stocks is None else stocks_in_words(strategy.stocks)


def horizon_text(strategy: StrategySource) -> str | None:
    """Return a strategy's horizon in words; None if none is stated."""
    return None if strategy.horizon is None else horizon_in_words(strategy.horizon)
