"""Key terms of a strategy against the facts they tell."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date

from app.content.blocks.kind import PlacedBlock
from app.content.blocks.neighbours import TellsCrossings
from app.content.calendar import dashed_date, dashed_month, month_and_year
from app.content.datasets.figures import grown, percent, plain
from app.content.datasets.terms import horizon_in_words, odds_in_words, since_in_words, stocks_in_words
from app.content.errors import Fault
from app.content.models.block import BlockModel
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import StrategySource
from app.content.models.strategy import Horizon, KeyTerm
from app.content.sources import ContentSources

# A label, and the spellings its fact has; none where the strategy does not state it.
_Told = Mapping[str, tuple[str, ...]]


def key_term_faults(placed: PlacedBlock[BlockModel], terms: Iterable[KeyTerm]) -> Iterator[Fault]:
    """Yield a fault for each term, in the field `keyTerms`, that tells a fact otherwise than the strategy's fields."""
    strategy = placed.page.value
    if not isinstance(strategy, StrategySource):
        return
    told = {**_terms(strategy, placed.sources), **_dated(strategy.as_on), **_stated(strategy, placed.sources)}
    for position, term in enumerate(terms):
        spellings = told.get(term.label)
        if spellings is not None and term.value not in spellings:
            fact = f"reads {' or '.join(spellings)} by its field" if spellings else "has no field of the strategy"
            yield placed.fault(("keyTerms", position, "value"), f"is '{term.value}', but {term.label} {fact}")


def _terms(strategy: StrategySource, sources: ContentSources) -> _Told:
    horizon = _length(strategy.horizon)
    stocks = () if strategy.stocks is None else (stocks_in_words(strategy.stocks),)
    return {
        "Benchmark": _words(strategy.benchmark),
        "Inception": () if strategy.since is None else since_in_words(strategy.since),
        "Regulatory minimum": (sources.site.value.pms_minimum,),
        "Minimum investment": _words(strategy.minimum_investment),
        "Horizon": horizon,
        "Recommended horizon": horizon,
        "Strategy horizon": _length(strategy.strategy_horizon),
        "Stocks": stocks,
        "Ideas": stocks,
        "Our style": _words(strategy.style),
        "House": _words(strategy.house),
        "AUM": _words(strategy.assets_managed),
    }


def _length(horizon: Horizon | None) -> tuple[str, ...]:
    return () if horizon is None else (horizon_in_words(horizon),)


def _words(text: str | None) -> tuple[str, ...]:
    return () if text is None else (text,)


def _dated(as_on: date | None) -> _Told:
    spellings = () if as_on is None else (dashed_date(as_on), month_and_year(as_on))
    return {"Data as on": spellings, "Data dated": spellings}


def _stated(strategy: StrategySource, sources: ContentSources) -> _Told:
    """What datasets and blocks of the page state."""
    told: dict[str, tuple[str, ...]] = {}
    for dataset in strategy.datasets.values():
        if isinstance(dataset, HoldingsDataset) and dataset.stated.equity_percent is not None:
            told["Long-only equity"] = (percent(plain(dataset.stated.equity_percent)),)
        if isinstance(dataset, SeriesDataset) and (begun := _begun(dataset, strategy, sources)) is not None:
            told["Series"] = (f"{dashed_month(begun)} to {dashed_month(dataset.as_on)}",)
        if isinstance(dataset, SeriesDataset) and dataset.stated_multiple is not None:
            stated = dataset.stated_multiple
            told["Multiple"] = (grown(stated.portfolio, "multiple"),)
            told[f"Multiple, {strategy.benchmark}"] = (grown(stated.benchmark, "multiple"),)
    for block in strategy.blocks:
        for crossover in block.crossings if isinstance(block, TellsCrossings) else ():
            odds = () if crossover.odds is None else (odds_in_words(crossover.odds),)
            told[f"{crossover.title} in five years"] = odds
    return told


def _begun(dataset: SeriesDataset, strategy: StrategySource, sources: ContentSources) -> date | None:
    """Return the first day of a series: of its stated rows, else as its manager states it."""
    series = sources.series.get(dataset.file) if dataset.rows == "stated" else None
    return (dataset.begins_on or strategy.since) if series is None else series.dates[0]
