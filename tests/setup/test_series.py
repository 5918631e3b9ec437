"""The sample figures: equal to the generator's, true to stated figures, and varied: none looks too good."""

import csv
import math
from collections import Counter
from datetime import date, timedelta
from itertools import groupby, pairwise
from operator import sub
from statistics import fmean, linear_regression, stdev

import pytest
import yaml

from scripts.series.csv_files import sample_files
from scripts.series.holdings.weights import Share, fit_weights
from scripts.series.indices import KNOWN_POINTS
from scripts.series.lines import month_end
from tests.architecture.source_files import ROOT

CONTENT_DIR = ROOT / "shared-content"
SAMPLES = CONTENT_DIR / "sample"
ADVICE = "figures are stale: run `make series`"

Column = dict[date, float]

MAY, JUNE, JULY = date(2025, 5, 31), date(2025, 6, 30), date(2025, 7, 31)
SPANS = {
    "ace-strategy": (date(2018, 9, 14), MAY),
    "growth-leaders": (date(2018, 9, 14), MAY),
    "contra-strategy": (date(2018, 9, 14), MAY),
    "pipe-strategy": (date(2018, 9, 14), MAY),
    "largecap-strategy": (date(2018, 9, 14), MAY),
    "multicap-pms": (date(2013, 11, 7), MAY),
    "phoenix-portfolio": (date(2021, 1, 28), MAY),
    "mid-to-mega": (date(2019, 12, 24), MAY),
    "growth-fund": (date(2023, 11, 30), JUNE),
    "founders-portfolio": (date(2023, 3, 31), JUNE),
    "high-conviction": (date(2014, 3, 14), JULY),
    "emerging-india": (date(2017, 4, 7), JULY),
    "absolute-freedom": (date(2004, 9, 24), JULY),
    "index-average": (date(2020, 5, 31), MAY),
    "pms-model": (date(2018, 12, 31), date(2023, 12, 31)),
}
# Their lines end at what a fund house or the firm states.
STATED_ENDS = {"founders-portfolio", "pms-model"}
STRATEGIES = [file for file in SPANS if file not in {"index-average", "pms-model"}]
BROAD = [file for file in SPANS if file != "pms-model"]
STOCKS = {
    "ace-strategy": 32,
    "growth-leaders": 33,
    "contra-strategy": 33,
    "pipe-strategy": 38,
    "largecap-strategy": 24,
    "multicap-pms": 30,
    "phoenix-portfolio": 28,
    "mid-to-mega": 18,
    "high-conviction": 23,
    "emerging-india": 35,
    "absolute-freedom": 40,
}


def test_the_files_are_those_of_the_generator() -> None:
    paths = [path for folder in ("series", "holdings") for path in (SAMPLES / folder).iterdir()]
    stored = {path.relative_to(CONTENT_DIR).as_posix(): path.read_bytes() for path in paths}
    generated = {name: text.encode() for name, text in sample_files().items()}
    assert generated.keys() <= stored.keys(), ADVICE
    assert [name for name in generated if stored[name] != generated[name]] == [], ADVICE


@pytest.mark.parametrize(("file", "span"), SPANS.items())
def test_a_series_runs_from_inception_over_all_month_ends(file: str, span: tuple[date, date]) -> None:
    columns = read_series(file)
    assert list(columns) == ["portfolio", "benchmark"]
    days = list(columns["portfolio"])
    assert (days[0], days[-1]) == span
    assert all((day + timedelta(1)).day == 1 for day in days[1:])
    assert all(1 <= (after - before).days <= 31 for before, after in pairwise(days))
    assert columns["portfolio"][days[0]] == 100


def test_the_tailwinds_are_what_their_texts_say() -> None:
    sizes, sectors = read_series("company-sizes"), read_series("sector-ranks")
    first, *_, last = sizes["Large"]
    assert (first, last) == (date(2019, 12, 31), MAY)
    assert sizes["Mid, small"][last] > sizes["Large"][last]
    ends = [first, *(date(year, 12, 31) for year in range(2020, 2025)), last]
    leaders = [
        max(sectors, key=lambda name: sectors[name][end] / sectors[name][start]) for start, end in pairwise(ends)
    ]
    assert all(before != after for before, after in pairwise(leaders)), leaders


def test_an_index_has_one_value_a_day_on_all_pages_and_the_known_ones_exactly() -> None:
    values = {(day, value) for file in BROAD for day, value in read_series(file)["benchmark"].items()}
    index = dict(values)
    assert len(values) == len(index)
    known = {month_end(*month): value for month, value in KNOWN_POINTS.items()}
    assert {day: index[day] for day in known} == known


def test_lines_end_at_what_is_stated_of_them() -> None:
    assert read_series("founders-portfolio")["portfolio"][JUNE] == 210
    model = [list(column.values()) for column in read_series("pms-model").values()]
    assert [growth_percent_a_year(line, 5) for line in model] == pytest.approx([21.4, 16.3], abs=0.04)


def test_the_even_line_of_an_index_ends_where_the_index_does() -> None:
    even, index = (list(column.values()) for column in read_series("index-average").values())
    assert even[-1] / even[0] == pytest.approx(index[-1] / index[0], abs=1e-4)


def test_the_year_2008_is_not_left_out() -> None:
    years = year_returns(read_series("absolute-freedom")["benchmark"])
    assert years[2008] < -0.55
    assert years[2009] > 0.8


@pytest.mark.parametrize("file", [file for file, (since, _) in SPANS.items() if since.year < 2022])
def test_no_portfolio_wins_every_year(file: str) -> None:
    portfolio, benchmark = map(year_returns, read_series(file).values())
    assert len(portfolio) >= 3
    assert any(portfolio[year] < benchmark[year] for year in portfolio)


def test_none_flatters_and_some_lie_below_the_market_for_years() -> None:
    ahead = {}
    longest_below = {}
    for file in set(STRATEGIES) - STATED_ENDS:
        since, until = SPANS[file]
        portfolio, benchmark = growth_of_one(file)
        years = (until - since).days / 365.25
        ahead[file] = growth_percent_a_year(portfolio, years) - growth_percent_a_year(benchmark, years)
        below = groupby(own < market for own, market in zip(portfolio, benchmark, strict=True))
        longest_below[file] = max((len(list(months)) for is_below, months in below if is_below), default=0)
    assert max(ahead.values()) < 2.5
    assert sum(lead < 0 for lead in ahead.values()) >= len(ahead) / 2
    assert sum(months >= 36 for months in longest_below.values()) >= 3


@pytest.mark.parametrize("file", STRATEGIES)
def test_a_portfolio_can_be_told_from_its_market(file: str) -> None:
    portfolio, benchmark = growth_of_one(file)
    height = max(portfolio + benchmark) - min(portfolio + benchmark)
    apart = [abs(own - market) / height for own, market in zip(portfolio, benchmark, strict=True)]
    assert fmean(apart) > 0.02


@pytest.mark.parametrize("smaller", ["pipe-strategy", "emerging-india"])
def test_smaller_companies_stray_further_and_fall_deeper_than_large_ones(smaller: str) -> None:
    assert spread_apart(smaller) > 2 * spread_apart("largecap-strategy")
    assert deepest_fall(smaller) < 1.3 * deepest_fall("largecap-strategy")


@pytest.mark.parametrize("file", ["multicap-pms", "phoenix-portfolio"])
def test_risk_ratios_are_those_of_the_last_three_years_of_the_line(file: str) -> None:
    sample = yaml.safe_load((SAMPLES / "strategies" / f"{file}.yaml").read_text())["risk-ratios"]["items"]
    written = {item["label"]: float(item["value"].rstrip("%").replace("−", "-")) for item in sample}
    portfolio, benchmark = (line[-37:] for line in growth_of_one(file))
    moves, market = ([after / before - 1 for before, after in pairwise(line)] for line in (portfolio, benchmark))
    over_cash, ahead = (growth_percent_a_year(portfolio, 3) - low for low in (6.5, growth_percent_a_year(benchmark, 3)))
    beta = linear_regression(market, moves).slope
    volatility, deviation = (100 * math.sqrt(12) * spread for spread in (stdev(moves), stdev(map(sub, moves, market))))
    computed = {
        "Beta": round(beta, 2),
        "Sharpe": round(over_cash / volatility, 2),
        "Information": round(ahead / deviation, 2),
        "Treynor": round(over_cash / 100 / beta, 2),
        "Volatility": round(volatility, 1),
    }
    assert written == computed
    beside = f"{round(100 * math.sqrt(12) * stdev(market), 1)}%"
    assert beside in next(item["basis"] for item in sample if item["label"] == "Volatility")


@pytest.mark.parametrize(("file", "stocks"), STOCKS.items())
def test_holdings_are_whole_and_in_order(file: str, stocks: int) -> None:
    rows = read_holdings(file)
    held = [row for row in rows if row["size"] != "cash"]
    assert rows[: len(held)] == held
    assert len({row["company"] for row in rows}) == len(rows)
    assert len(held) == stocks
    assert {row["size"] for row in rows} <= {"large", "mid", "small", "cash"}
    weights = [hundredths(row) for row in held]
    assert weights == sorted(weights, reverse=True)
    assert min(weights) >= 100
    assert max(weights) <= 1000
    assert sum(map(hundredths, rows)) == (10001 if file == "ace-strategy" else 10000)


def test_a_company_is_the_same_in_every_portfolio() -> None:
    companies = {(row["company"], row["sector"], row["size"]) for file in STOCKS for row in read_holdings(file)}
    assert len({name for name, _, _ in companies}) == len(companies)


@pytest.mark.parametrize(
    ("file", "top_ten", "top_five_sectors", "sizes"),
    [
        ("ace-strategy", 4560, 5710, {"large": 6380, "mid": 2308, "small": 1313}),
        ("largecap-strategy", 5563, 5631, {"large": 8920, "mid": 1080}),
    ],
)
def test_stated_sums_are_met_exactly(file: str, top_ten: int, top_five_sectors: int, sizes: dict[str, int]) -> None:
    rows = read_holdings(file)
    assert sum(map(hundredths, rows[:10])) == top_ten
    assert sum(weight for _, weight in sums(rows, "sector").most_common(5)) == top_five_sectors
    assert sums(rows, "size") == sizes


def test_mid_to_mega_meets_its_bands_and_its_total() -> None:
    rows = read_holdings("mid-to-mega")
    held = [row for row in rows if row["size"] != "cash"]
    bands = [
        ("Band 1", 15),
        ("Band 2", 40),
        ("Band 3", 5),
        ("Band 4", 23),
        ("Band 5", 6),
        ("Band 6", 2),
    ]
    weights = sums(held, "band")
    assert [(band, round(weight / 100)) for band, weight in weights.items()] == bands
    assert sum(weights.values()) == 9190
    assert len(sums(held, "theme")) == 6
    assert [(row["theme"], row["band"], hundredths(row)) for row in rows[len(held) :]] == [("", "", 810)]


def test_absolute_freedom_keeps_within_its_rules() -> None:
    sizes = sums(read_holdings("absolute-freedom"), "sector")
    assert 0 < sizes["Debt"] <= 3000
    assert 7000 <= 10000 - sizes["Debt"] - sizes["Cash"] <= 10000


def test_shares_that_contradict_each_other_are_refused() -> None:
    everything = frozenset(range(4))
    with pytest.raises(ValueError, match="the shares are missed by 100 hundredths of a percent"):
        fit_weights(4, [Share(everything, 9900), Share(everything, 10000)], 2, "contradiction")


def read_series(file: str) -> dict[str, Column]:
    with (SAMPLES / "series" / f"{file}.csv").open(encoding="utf-8") as text:
        header, *rows = csv.reader(text)
    return {
        name: {date.fromisoformat(row[0]): float(row[place]) for row in rows}
        for place, name in enumerate(header[1:], start=1)
    }


def growth_of_one(file: str) -> tuple[list[float], list[float]]:
    portfolio, benchmark = (list(column.values()) for column in read_series(file).values())
    return [value / portfolio[0] for value in portfolio], [value / benchmark[0] for value in benchmark]


def growth_percent_a_year(values: list[float], years: float) -> float:
    return 100 * (math.pow(values[-1] / values[0], 1 / years) - 1)


def spread_apart(file: str) -> float:
    portfolio, benchmark = growth_of_one(file)
    months = zip(pairwise(portfolio), pairwise(benchmark), strict=True)
    return stdev(after / before - later / earlier for (before, after), (earlier, later) in months)


def deepest_fall(file: str) -> float:
    portfolio, _ = growth_of_one(file)
    return min(value / max(portfolio[: place + 1]) - 1 for place, value in enumerate(portfolio))


def year_returns(column: Column) -> dict[int, float]:
    ends = {day.year: value for day, value in column.items() if (day.month, day.day) == (12, 31)}
    return {year: ends[year] / ends[year - 1] - 1 for year in ends if year - 1 in ends}


def read_holdings(file: str) -> list[dict[str, str]]:
    with (SAMPLES / "holdings" / f"{file}.csv").open(encoding="utf-8") as text:
        return list(csv.DictReader(text))


def hundredths(row: dict[str, str]) -> int:
    return round(float(row["weightPercent"]) * 100)


def sums(rows: list[dict[str, str]], column: str) -> Counter[str]:
    weights: Counter[str] = Counter()
    for row in rows:
        weights[row[column]] += hundredths(row)
    return weights
