import csv
import io
import re
from decimal import Decimal
from pathlib import Path

from app.content.blocks.strategy.growth import GrowthBlock
from app.content.datasets.downloads import download_path
from app.content.snapshots.snapshot_file import digested_address
from tests.app.content.small_site import compose_site_content
from tests.app.content.strategy_site import HOLDINGS, POINTS, STRATEGY_FILES, strategy_site

GROWTH, PORTFOLIO = "/portfolio_services/Alpha/growth.csv", "/portfolio_services/Alpha/holdings.csv"


def rows_of(body: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(body.decode("utf-8"), newline="")))


def test_every_dataset_of_every_page_can_be_taken_away(tmp_path: Path) -> None:
    downloads = compose_site_content(tmp_path, strategy_site()).downloads
    assert {path: file.filename for path, file in downloads.items()} == {
        GROWTH: "alpha-growth.csv",
        PORTFOLIO: "alpha-holdings.csv",
    }


def test_a_page_leads_to_the_bytes_it_shows(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, strategy_site())
    own = {digested_address(path, file.body) for path, file in content.downloads.items()}
    page = content.documents["/portfolio_services/Alpha"].model_dump_json()
    assert own == set(re.findall(r'"href":"([^"]+\.csv)"', page))


def test_each_row_says_what_it_rests_on_wherever_it_is_copied_to(tmp_path: Path) -> None:
    downloads = compose_site_content(tmp_path, strategy_site()).downloads
    assert downloads[GROWTH].body.splitlines()[0] == (
        b"date,portfolio,benchmark,portfolio_growth_of_1,benchmark_growth_of_1,benchmark_name,as_on,basis,nature"
    )
    assert downloads[PORTFOLIO].body.splitlines()[:2] == [
        b"company,sector,size,weight_percent,theme,band,benchmark_name,as_on,basis,nature",
        (
            b"Amber Bank,Finance,large,12.0,Savings,Above,Wide index,2025-05-31,"
            b"Share of assets. Source: A factsheet.,stated"
        ),
    ]
    rests_on = [{name: row[name] for name in ("as_on", "basis", "nature")} for row in rows_of(downloads[GROWTH].body)]
    assert rests_on[0] == {
        "as_on": "2025-05-31",
        "basis": (
            "Month ends, net of fees. Benchmark: Wide index (revised from Narrow index effective 1 April 2024). "
            "Source: A factsheet."
        ),
        "nature": "stated",
    }
    assert all(row == rests_on[0] for row in rests_on)


def test_a_row_names_the_benchmark_of_its_day(tmp_path: Path) -> None:
    rows = rows_of(compose_site_content(tmp_path, strategy_site()).downloads[GROWTH].body)
    named = {row["date"]: row["benchmark_name"] for row in rows}
    assert (named["2023-03-15"], named["2024-03-31"]) == ("Narrow index", "Narrow index")
    assert (named["2024-04-30"], named["2025-05-31"]) == ("Wide index", "Wide index")


def test_downloads_hold_all_rows_as_they_are_in_the_content(tmp_path: Path) -> None:
    downloads = compose_site_content(tmp_path, strategy_site()).downloads
    written = list(csv.DictReader(io.StringIO(HOLDINGS)))
    told = [{**row, "weightPercent": row.pop("weight_percent")} for row in rows_of(downloads[PORTFOLIO].body)]
    assert [{name: row[name] for name in written[0]} for row in told] == written
    growth = {
        row["date"]: (float(row["portfolio"]), float(row["benchmark"])) for row in rows_of(downloads[GROWTH].body)
    }
    assert len(growth) == len(STRATEGY_FILES["series/alpha.csv"].splitlines()) - 1
    assert {day: growth[day.isoformat()] for day in POINTS} == POINTS


def test_a_series_holds_what_the_chart_shows_on_one_base(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, strategy_site())
    blocks = content.documents["/portfolio_services/Alpha"].blocks
    (chart,) = (block for block in blocks if isinstance(block, GrowthBlock))
    rows = rows_of(content.downloads[GROWTH].body)
    assert [Decimal(row["portfolio_growth_of_1"]) for row in rows] == chart.portfolio.values
    assert [Decimal(row["benchmark_growth_of_1"]) for row in rows] == chart.benchmark.values
    assert rows[0]["portfolio_growth_of_1"] == rows[0]["benchmark_growth_of_1"] == "1.0000"


def test_a_dataset_of_the_home_page_has_one_slash() -> None:
    assert download_path("/", "model") == "/model.csv"
