"""Checks strategies against the ledger, the lists and each other. Pure."""

from collections.abc import Iterator
from dataclasses import replace

from app.content.blocks.named_datasets import file_problem
from app.content.blocks.page.chapter import ChapterBlock
from app.content.blocks.registry import kind_of
from app.content.blocks.strategy.growth import GrowthSource
from app.content.datasets.terms import stocks_in_words
from app.content.errors import Fault, FieldPath, walk
from app.content.live_paths import COMPARISON_PATH, SEARCH_PATH
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.models.rich_text import Paragraph, plain_text
from app.content.sources import ContentSources, Located

PARAGRAPH_WORDS = 20
_SHARED_FIELDS = frozenset({"note", "footnote", "footnotes"})


def strategy_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the faults of strategies as entries of lists, and of the pages that list and compare them."""
    for strategy in sources.strategies.values():
        yield from _list_faults(strategy, sources)
        yield from _evidence_faults(strategy)
    yield from _repeated_text_faults(sources)
    yield from _state_faults(sources)


def _list_faults(strategy: Located[StrategySource], sources: ContentSources) -> Iterator[Fault]:
    """Check that the lists say the same of a strategy as its page."""
    since, stocks = strategy.value.since, strategy.value.stocks
    for dataset in strategy.value.datasets.values():
        if dataset.rows == "none" or file_problem(dataset, sources) is not None:
            continue
        if isinstance(dataset, SeriesDataset) and since not in {None, sources.series[dataset.file].dates[0]}:
            first = sources.series[dataset.file].dates[0]
            yield strategy.fault(("since",), f"is {since}, but the page's series begins on {first}")
        if isinstance(dataset, HoldingsDataset) and stocks:
            held = len(sources.holdings[dataset.file].stocks)
            if not stocks.least <= held <= stocks.most:
                message = f"is {stocks_in_words(stocks)}, but the page's portfolio holds {held}"
                yield strategy.fault(("stocks",), message)


def _evidence_faults(strategy: Located[StrategySource]) -> Iterator[Fault]:
    """Check that the chapter of how it has gone begins with its evidence: what a sum became."""
    blocks = strategy.value.blocks
    if not any(isinstance(block, ChapterBlock) for block in blocks):
        return
    for position, block in enumerate(blocks):
        above = blocks[position - 1]
        if isinstance(block, GrowthSource) and not (isinstance(above, ChapterBlock) and above.name == "gone"):
            message = "what a sum became opens its chapter: put growth directly below the chapter gone"
            yield strategy.fault(("blocks", position, "kind"), message)


def _repeated_text_faults(sources: ContentSources) -> Iterator[Fault]:
    """Check that no two strategies share a paragraph.

    Footnotes and some kinds of block may be the same everywhere.
    """
    first: dict[str, Fault] = {}
    for strategy in sources.strategies.values():
        for path, text in _paragraphs(strategy.value):
            place = strategy.fault(path, "")
            original = first.setdefault(" ".join(text.split()).casefold(), place)
            if original.file != place.file:
                message = f"the same words stand in {original.file}:{original.line}: say what holds for this strategy"
                yield replace(place, message=message)


def _paragraphs(page: PageSource) -> Iterator[tuple[FieldPath, str]]:
    for position, block in enumerate(page.blocks):
        if kind_of(block).may_repeat:
            continue
        for path, value in walk(block, ("blocks", position)):
            text = plain_text([value]) if isinstance(value, Paragraph) else value
            if isinstance(text, str) and len(text.split()) >= PARAGRAPH_WORDS and _SHARED_FIELDS.isdisjoint(path):
                yield path, text


def _state_faults(sources: ContentSources) -> Iterator[Fault]:
    """Check that the comparison alone is drawn by its query, and that search engines do not list what is found."""
    for position, url in enumerate(sources.ledger.value.urls):
        wanted = {COMPARISON_PATH: "live", SEARCH_PATH: "unlisted"}.get(url.path)
        if url.state not in ("planned", wanted) and (wanted or url.state == "live"):
            message = f"{url.path} is {url.state}: make it {wanted or f'furnished; {COMPARISON_PATH} alone is live'}"
            yield sources.ledger.fault(("urls", position, "state"), message)
