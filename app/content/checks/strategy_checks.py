"""Checks strategies against the ledger, the lists and each other. Pure."""

from collections.abc import Iterator

from app.content.blocks.named_datasets import file_problem
from app.content.datasets.terms import stocks_in_words
from app.content.errors import Fault
from app.content.live_paths import COMPARISON_PATH, SEARCH_PATH
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located


def strategy_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the faults of strategies as entries of lists, and of the pages that list and compare them."""
    for strategy in sources.strategies.values():
        yield from _list_faults(strategy, sources)
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


def _state_faults(sources: ContentSources) -> Iterator[Fault]:
    """Check that the comparison alone is drawn by its query, and that search engines do not list what is found."""
    for position, url in enumerate(sources.ledger.value.urls):
        wanted = {COMPARISON_PATH: "live", SEARCH_PATH: "unlisted"}.get(url.path)
        if url.state not in ("planned", wanted) and (wanted or url.state == "live"):
            message = f"{url.path} is {url.state}: make it {wanted or f'furnished; {COMPARISON_PATH} alone is live'}"
            yield sources.ledger.fault(("urls", position, "state"), message)
