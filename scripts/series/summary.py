"""The summary shown when the files are written: what a reader will compute from them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from scripts.series import figures
from scripts.series.holdings import mid_to_mega
from scripts.series.holdings.plans import PLANS
from scripts.series.holdings.rows import Holding, mid_to_mega_holdings, planned_holdings
from scripts.series.lines import Line
from scripts.series.portfolio_lines import portfolio_columns
from scripts.series.portfolios import PORTFOLIOS
from scripts.series.third_party_lines import THIRD_PARTIES, third_party_columns

TRAILING_YEARS = (1, 2, 3, 5, 10)
SIZES = ("large", "mid", "small", "cash")


def summary_lines() -> Iterator[str]:
    """Yield the lines of all three tables; where two figures stand together, the second is the benchmark's."""
    columns = {party.file: third_party_columns(party) for party in THIRD_PARTIES}
    columns |= {portfolio.file: portfolio_columns(portfolio) for portfolio in PORTFOLIOS}
    holdings = {plan.file: planned_holdings(plan) for plan in PLANS}
    yield "Series: growth % a year, multiple, deepest fall %, volatility % a year, growth % a year over 1, 2, 3, 5, 10"
    yield from (_series_line(file, pair["portfolio"], pair["benchmark"]) for file, pair in columns.items())
    yield "Calendar years, %"
    yield from (_years_line(file, pair["portfolio"], pair["benchmark"]) for file, pair in columns.items())
    yield "Holdings: stocks, top ten %, top five sectors %, large/mid/small/not stocks %, largest %, sectors %"
    yield from (_holdings_line(file, rows) for file, rows in holdings.items())
    yield _holdings_line(mid_to_mega.FILE, mid_to_mega_holdings())


def _series_line(file: str, line: Line, benchmark: Line) -> str:
    measures = (
        figures.growth_percent_a_year,
        figures.multiple,
        figures.deepest_fall_percent,
        figures.volatility_percent_a_year,
    )
    cells = [f"{measure(line):.2f}/{measure(benchmark):.2f}" for measure in measures]
    for years in TRAILING_YEARS:
        own, other = figures.trailing_percent(line, years), figures.trailing_percent(benchmark, years)
        cells.append("–" if own is None or other is None else f"{own:.1f}/{other:.1f}")
    return f"  {file:20}" + "".join(f"{cell:>15}" for cell in cells)


def _years_line(file: str, line: Line, benchmark: Line) -> str:
    others = figures.year_returns_percent(benchmark)
    years = figures.year_returns_percent(line).items()
    return f"  {file:20}" + "  ".join(f"{year % 100:02} {own:.1f}/{others[year]:.1f}" for year, own in years)


def _holdings_line(file: str, rows: Sequence[Holding]) -> str:
    stocks = [row for row in rows if row.company.size != "cash"]
    weights = [row.weight_hundredths for row in stocks]
    sectors: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for row in rows:
        sizes[row.company.size] += row.weight_hundredths
    for row in stocks:
        sectors[row.company.sector] += row.weight_hundredths
    top_five = sum(weight for _, weight in sectors.most_common(5))
    cells = (len(stocks), _percent(sum(weights[:10])), _percent(top_five), "/".join(_percent(sizes[s]) for s in SIZES))
    named = ", ".join(f"{sector} {_percent(weight)}" for sector, weight in sectors.most_common())
    return f"  {file:20}" + "  ".join(map(str, cells)) + f"  {_percent(max(weights))}  {named}"


def _percent(hundredths: int) -> str:
    return f"{hundredths / 100:.2f}"
