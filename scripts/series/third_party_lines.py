"""Lines of the portfolios other houses manage: their benchmark's course, but for small differences.

Nothing is invented for or against a house: what its line gains or loses on the benchmark is what the house states. See
decision 0042.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from scripts.series.benchmarks import broad_benchmark
from scripts.series.lines import Line, draw_noise, lead_through, list_days, log_returns, rebase
from scripts.series.portfolios import MAY_2025

START = 100.0
JUNE_2025 = date(2025, 6, 30)
JULY_2025 = date(2025, 7, 31)
ICICI_START = date(2018, 9, 14)

# Month ends stand apart from the benchmark by at most a quarter of a percent, and keep so much of it to the next month:
# the best year of the benchmark, 76 %, still differs by less than one percentage point.
MOST_APART = 0.0024
KEPT = 0.7
MONTHLY_SPREAD = 0.0011
# Of a dozen tried, the one whose risk ratios say least for or against a house.
SEED = 4


@dataclass(frozen=True)
class ThirdParty:
    """One file of the series. `multiple` and `benchmark_multiple`: what one rupee became, where the house states it."""

    file: str
    since: date
    until: date
    multiple: float | None = None
    benchmark_multiple: float | None = None


THIRD_PARTIES = (
    ThirdParty("ace-strategy", ICICI_START, MAY_2025),
    ThirdParty("growth-leaders", ICICI_START, MAY_2025),
    ThirdParty("contra-strategy", ICICI_START, MAY_2025),
    ThirdParty("pipe-strategy", ICICI_START, MAY_2025),
    ThirdParty("largecap-strategy", ICICI_START, MAY_2025),
    ThirdParty("multicap-pms", date(2013, 11, 7), MAY_2025),
    ThirdParty("phoenix-portfolio", date(2021, 1, 28), MAY_2025),
    ThirdParty("mid-to-mega", date(2019, 12, 24), MAY_2025),
    ThirdParty("growth-fund", date(2023, 11, 30), JUNE_2025),
    ThirdParty("founders-portfolio", date(2023, 3, 31), JUNE_2025, multiple=2.10, benchmark_multiple=1.67),
    ThirdParty("high-conviction", date(2014, 3, 14), JULY_2025),
    ThirdParty("emerging-india", date(2017, 4, 7), JULY_2025),
    ThirdParty("absolute-freedom", date(2004, 9, 24), JULY_2025),
)


def third_party_columns(party: ThirdParty) -> dict[str, Line]:
    """Return the columns of a file: both begin with 100. A stated lead over the benchmark is spread evenly by days."""
    days = list_days(party.since, party.until)
    benchmark = rebase(broad_benchmark(), days, 1.0)
    if party.benchmark_multiple is not None:
        benchmark = lead_through({days[0]: 1.0, days[-1]: party.benchmark_multiple}, days, log_returns(benchmark))
    end = benchmark[days[-1]] if party.multiple is None else party.multiple
    apart = pairwise(_differences(days, f"{party.file} {SEED}"))
    steps = (step + after - before for step, (before, after) in zip(log_returns(benchmark), apart, strict=True))
    line = lead_through({days[0]: 1.0, days[-1]: end}, days, steps)
    return {"portfolio": rebase(line, days, START), "benchmark": rebase(benchmark, days, START)}


def _differences(days: Sequence[date], seed: str) -> Iterator[float]:
    """Yield how far the line stands above the benchmark on each day, as a log return."""
    difference = 0.0
    yield difference
    for chance in draw_noise(days, MONTHLY_SPREAD, seed):
        difference = max(-MOST_APART, min(MOST_APART, KEPT * difference + chance))
        yield difference
