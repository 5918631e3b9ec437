from decimal import Decimal

from app.content.datasets import summaries
from app.content.datasets.figures import plain
from app.content.datasets.holdings import read_holdings
from app.content.datasets.portfolio_figures import Portfolio
from app.content.models.datasets import HoldingsDataset
from app.content.models.portfolio import Share
from app.content.models.stated import StatedSums
from tests.app.content.strategy_site import HOLDINGS

SUMS = ("top_ten_percent", "top_five_sectors_percent")
ROWS, _ = read_holdings(HOLDINGS, "alpha", "alpha.csv")


def told(weights: list[tuple[str, Decimal]]) -> str:
    return ", ".join(f"{name} {plain(percent)}" for name, percent in weights)


def spelt(shares: list[Share]) -> str:
    return ", ".join(f"{share.name} {share.percent.shown}" for share in shares)


def portfolio(**stated: object) -> Portfolio:
    dataset = HoldingsDataset.model_validate(
        {
            "kind": "holdings",
            "file": "alpha",
            "asOn": "2025-05-31",
            "basis": "b",
            "source": "A factsheet",
            "stated": stated,
        }
    )
    return Portfolio(dataset, ROWS)


def test_sums_are_those_computed_by_hand() -> None:
    sums = {name: summaries.weight_of(rows(ROWS)) for name, rows in summaries.SUMS.items()}
    # 92 of companies without 4 and 3; 30 + 18 + 14 + 11 + 9; all but cash
    assert sums == {"top_ten_percent": 85, "top_five_sectors_percent": 82, "equity_percent": 92}
    assert set(sums) <= set(StatedSums.model_fields)
    assert told(summaries.sector_weights(ROWS)[:3]) == "Finance 30, Technology 18, Health 14"
    assert [summaries.size_percent(ROWS, size) for size in ("large", "mid", "small", "cash")] == [40, 31, 21, 8]
    assert told(summaries.theme_weights(ROWS)) == "Makers 30, Savings 30, Digital 18, Care 14"
    assert told(summaries.band_weights(ROWS)) == "Above 40, Middle 31, Below 21"


def test_computed_figures_have_the_decimals_of_the_rows() -> None:
    computed = portfolio()
    assert (computed.stocks, *map(computed.sum_text, SUMS)) == (12, "85.0", "82.0")
    assert computed.equity_percent == Decimal(92)
    assert spelt(computed.market_cap) == "Large 40.0, Mid 31.0, Small 21.0, Cash 8.0"
    assert spelt(computed.bands) == "Above 40.0, Middle 31.0, Below 21.0"


def test_stated_figures_keep_their_spelling() -> None:
    stated = portfolio(
        topTenPercent=85.04,
        topFiveSectorsPercent=82,
        equityPercent=91.9,
        marketCap={"large": 60.1, "mid": 31.9},
        bands=[{"name": "Below", "percent": 21}, {"name": "Above", "percent": 70}],
    )
    assert (*map(stated.sum_text, SUMS), stated.equity_percent) == ("85.04", "82", Decimal("91.9"))
    assert spelt(stated.sizes) == "Large 60.1, Mid 31.9"
    assert spelt(stated.bands) == "Below 21, Above 70"
