"""The rows of each portfolio's holdings: stocks by falling weight, then everything else."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scripts.series.holdings.companies import COMPANIES, Company
from scripts.series.holdings.mid_to_mega import BANDS, FILE, MEMBERS, REST, THEMES
from scripts.series.holdings.plans import HoldingsPlan
from scripts.series.holdings.weights import Share, fit_weights

TEN = 10
MID_TO_MEGA_STEEPNESS = 1.7


@dataclass(frozen=True)
class Holding:
    """A row; the weight is in hundredths of a percent of assets. Theme and band: mid-to-mega only."""

    company: Company
    weight_hundredths: int
    theme: str = ""
    band: str = ""


def planned_holdings(plan: HoldingsPlan) -> list[Holding]:
    """Return all rows of a portfolio whose weights meet its plan."""
    stocks = _companies(plan.stocks)
    weights = fit_weights(len(stocks), _shares(plan, stocks), plan.steepness, plan.file)
    return [*_by_weight(zip(stocks, weights, strict=True)), *_rest(plan.rest)]


def mid_to_mega_holdings() -> list[Holding]:
    """Return all rows of the mid-to-mega portfolio, whose weights meet its bands."""
    bands = [(company, band) for band, names in MEMBERS.items() for company in _companies(names)]
    shares = [_share(percent, (member == band for _, member in bands)) for band, percent in BANDS.items()]
    weights = fit_weights(len(bands), shares, MID_TO_MEGA_STEEPNESS, FILE)
    rows = [
        Holding(company, weight, _theme(company), band) for (company, band), weight in zip(bands, weights, strict=True)
    ]
    return [*sorted(rows, key=_order), *_rest(REST)]


def _shares(plan: HoldingsPlan, stocks: Sequence[Company]) -> list[Share]:
    whole = sum(_hundredths(percent) for percent in plan.sizes.values())
    shares = [_share(percent, (stock.size == size for stock in stocks)) for size, percent in plan.sizes.items()]
    shares += [
        _share(percent, (stock.sector == sector for stock in stocks)) for sector, percent in plan.top_sectors.items()
    ]
    if plan.top_sectors:
        others = (stock.sector not in plan.top_sectors for stock in stocks)
        shares.append(_share(whole / 100 - sum(plan.top_sectors.values()), others))
    if plan.top_ten is not None:
        shares.append(_share(plan.top_ten, (place < TEN for place in range(len(stocks)))))
        shares.append(_share(whole / 100 - plan.top_ten, (place >= TEN for place in range(len(stocks)))))
    return shares


def _share(percent: float, belongs: Iterable[bool]) -> Share:
    return Share(frozenset(place for place, is_in in enumerate(belongs) if is_in), _hundredths(percent))


def _theme(company: Company) -> str:
    return next(theme for theme, names in THEMES.items() if company in _companies(names))


def _rest(rest: Mapping[str, float]) -> list[Holding]:
    return [Holding(COMPANIES[name], _hundredths(percent)) for name, percent in rest.items()]


def _by_weight(weighed: Iterable[tuple[Company, int]]) -> list[Holding]:
    return sorted((Holding(company, weight) for company, weight in weighed), key=_order)


def _order(holding: Holding) -> tuple[int, str]:
    return -holding.weight_hundredths, holding.company.name


def _companies(names: str) -> list[Company]:
    return [COMPANIES[name] for name in names.split(", ")]


def _hundredths(percent: float) -> int:
    return round(percent * 100)
