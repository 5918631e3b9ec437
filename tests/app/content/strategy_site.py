"""A small site with strategies, whose round figures can be computed by hand."""

from collections.abc import Mapping
from datetime import date, timedelta

from app.content.calendar import month_end
from tests.app.content.small_site import FILES, LEDGER

# Portfolio and benchmark at the month ends where periods begin or end; between them the last value holds.
POINTS = {
    date(2023, 3, 15): (100, 100),
    date(2023, 12, 31): (125, 100),
    date(2024, 3, 31): (120, 110),
    date(2024, 11, 30): (150, 110),
    date(2025, 1, 31): (160, 110),
    date(2025, 4, 30): (144, 110),
    date(2025, 5, 31): (144, 121),
}
HOLDINGS = """\
company,sector,size,weightPercent,theme,band
Amber Bank,Finance,large,12.0,Savings,Above
Birch Software,Technology,large,11.0,Digital,Above
Cedar Finance,Finance,large,10.0,Savings,Above
Dahlia Care,Health,mid,9.0,Care,Middle
Elm Power,Energy,mid,9.0,Makers,Middle
Fern Motors,Autos,mid,8.0,Makers,Middle
Gorse Credit,Finance,small,8.0,Savings,Below
Hazel Systems,Technology,large,7.0,Digital,Above
Iris Press,Media,small,6.0,Makers,Below
Jasmine Labs,Health,mid,5.0,Care,Middle
Kelp Colours,Chemicals,small,4.0,Makers,Below
Lily Wheels,Autos,small,3.0,Makers,Below
Cash and equivalents,Cash,cash,8.0,,
"""

ALPHA = """\
name: Alpha
path: /portfolio_services/Alpha
updatedOn: 2026-01-01
asOn: 2025-05-31
title: The alpha strategy of the test
description: A description of the alpha strategy that is long enough to be a description at all.
vehicle: pms
oneLine: Words of alpha
house: North House
style: Growth
stocks: 12
horizon: { years: 3, wording: andAbove }
since: 2023-03-15
minimumInvestment: ₹50 lakh
managementFee: As per term sheet
datasets:
  holdings:
    kind: holdings
    file: alpha
    basis: Share of assets
    source: A factsheet
    positionLimitPercent: 15
    stated:
      topTenPercent: 85
      topFiveSectorsPercent: 82
      marketCap: { large: 40, mid: 31, small: 21 }
      equityPercent: 92
      bands:
        - { name: Above, percent: 40 }
        - { name: Middle, percent: 31 }
        - { name: Below, percent: 21 }
  growth:
    kind: series
    file: alpha
    basis: Month ends, net of fees.
    source: A factsheet
    name: Alpha strategy
    shortName: Alpha
    benchmarks:
      - { name: Narrow index }
      - { name: Wide index, since: 2024-04-01 }
    confirmedJumps: []
    statedReturns:
      - { period: 2Y, portfolioPercent: 20.1, benchmarkPercent: 10 }
      - { period: CY 2024, portfolioPercent: 20, benchmarkPercent: 10 }
    statedMultiple: { portfolio: 1.44, benchmark: 1.21 }
blocks:
  - kind: factsheetHead
    heading: Alpha
    lede: Plain words.
    # It stands above the heading.
    overline: Introducing
    keyTerms:
      - stocks
      - { label: Start, value: "{since}" }
      - house
  - kind: growth
    id: growth
    heading: Growth
    dataset: growth
  - kind: returns
    id: returns
    heading: Returns
    dataset: growth
    tables:
      - kind: trailing
        shortest: 1M
        drawing: bars
      - kind: calendar
        latestYears: 2
      - kind: financial
        latestYears: 3
  - kind: holdings
    id: holdings
    heading: Holdings
    dataset: holdings
    headingHoldings: Top 10
    top: 10
    headingSectors: Top 5 sectors
    headingMarketCap: Market cap
  - kind: themes
    id: themes
    heading: Themes
    dataset: holdings
    headingThemes: By theme
    headingBands: By band
    headingMarketCap: Market cap
    totalLabel: Long-only equity, total
"""

PLAIN_STRATEGY = """\
name: {Name}
path: /portfolio_services/{name}
updatedOn: 2026-01-01
title: The {name} strategy of these tests
description: A description of the {name} strategy that is long enough to be a description at all.
vehicle: pms
oneLine: Words of {name}
blocks:
  - kind: pageHead
    heading: The {name} strategy
    lede: Plain words.
"""

INDEX = """\
id: strategies
path: /portfolio_services
updatedOn: 2026-01-01
title: All strategies of the test, listed
description: A description of the list of strategies that is long enough to be a description at all.
blocks:
  - { kind: pageHead, heading: Strategies, lede: Plain words. }
  - { kind: explorer, heading: All, note: "To {listedOn}.", footnote: "Years to {listedOn}." }
"""

COMPARISON = """\
id: comparison
path: /portfolio_services/compare
updatedOn: 2026-01-01
title: Strategies of the test side by side
description: A description of the comparison of strategies that is long enough to be a description.
blocks:
  - { kind: pageHead, heading: Side by side, lede: Plain words. }
  - kind: comparison
    heading: Compared
    link: { label: Choose others, href: /portfolio_services }
    footnote: Returns are left out.
"""


def plain_strategy(name: str, extra: str = "") -> str:
    """A strategy without figures; `extra` are more lines of its head."""
    text = PLAIN_STRATEGY.replace("{name}", name).replace("{Name}", name.title())
    return text.replace("blocks:", f"{extra}blocks:")


def series_text(points: Mapping[date, tuple[float, float]]) -> str:
    """The series through these points, with a row for the first day and for each later month end."""
    first, last = min(points), max(points)
    days, end = [first], month_end(first)
    while end <= last:
        days += [end] if end > first else []
        following = end + timedelta(days=1)
        end = month_end(following)
    rows, value = ["date,portfolio,benchmark"], (0.0, 0.0)
    for day in days:
        value = points.get(day, value)
        rows.append(f"{day.isoformat()},{value[0]:.2f},{value[1]:.2f}")
    return "\n".join(rows) + "\n"


STRATEGY_FILES: Mapping[str, str] = {
    "strategies/alpha.yaml": ALPHA,
    "strategies/beta.yaml": plain_strategy("beta", "house: South House\nstyle: Growth\nhorizon: { months: 36 }\n"),
    "strategies/gamma.yaml": plain_strategy("gamma", "since: 2004-09-24\nhorizon: { years: 5, wording: andAbove }\n"),
    "strategies/fund.yaml": plain_strategy("fund")
    .replace("name: Fund\n", "name: Omega\n")
    .replace("vehicle: pms", "vehicle: aif"),
    "holdings/alpha.csv": HOLDINGS,
    "series/alpha.csv": series_text(POINTS),
    "pages/strategies.yaml": INDEX,
    "pages/comparison.yaml": COMPARISON,
    "url-ledger.yaml": LEDGER
    + "  - { path: /portfolio_services, name: Strategies, state: furnished }\n"
    + "  - { path: /portfolio_services/compare, name: Compare, state: dynamic }\n",
}


def strategy_site(changes: Mapping[str, str | None] | None = None) -> dict[str, str | None]:
    """The small site's strategies, with changes."""
    return {**STRATEGY_FILES, **(changes or {})}


def strategy_changed(name: str, old: str, new: str) -> dict[str, str | None]:
    """The site of strategies with one passage replaced; the passage must occur once."""
    text = STRATEGY_FILES[name]
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
    return strategy_site({name: text.replace(old, new)})


assert set(STRATEGY_FILES) & set(FILES) == {"url-ledger.yaml"}
