import csv
import io
from datetime import date
from pathlib import Path

from app.content.datasets.downloads import download_path
from tests.app.content.small_site import compose_site_content
from tests.app.content.strategy_site import HOLDINGS, POINTS, STRATEGY_FILES, strategy_site

GROWTH, PORTFOLIO = "/portfolio_services/Alpha/growth.csv", "/portfolio_services/Alpha/holdings.csv"


def rows_of(body: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(body.decode("utf-8"), newline="")))


def test_every_dataset_of_every_page_can_be_taken_away(tmp_path: Path) -> None:
    downloads = compose_site_content(tmp_path, strategy_site()).downloads
    assert {path: (file.filename, file.updated_on) for path, file in downloads.items()} == {
        GROWTH: ("alpha-growth.csv", date(2026, 1, 1)),
        PORTFOLIO: ("alpha-holdings.csv", date(2026, 1, 1)),
    }


def test_the_first_line_is_a_plain_header_and_each_row_owns_up_to_being_invented(tmp_path: Path) -> None:
    downloads = compose_site_content(tmp_path, strategy_site()).downloads
    assert downloads[GROWTH].body.startswith(
        b"date,portfolio,benchmark,illustrative\r\n2023-03-15,100.00,100.00,true\r\n"
    )
    assert downloads[PORTFOLIO].body.splitlines()[:2] == [
        b"company,sector,size,weight_percent,theme,band,illustrative",
        b"Amber Bank,Finance,large,12.0,Savings,Above,true",
    ]


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


def test_rows_with_a_source_are_not_illustrative(tmp_path: Path) -> None:
    sourced = STRATEGY_FILES["strategies/alpha.yaml"].replace(
        "    illustrative: true\n    positionLimit", "    source: A factsheet\n    positionLimit"
    )
    downloads = compose_site_content(tmp_path, strategy_site({"strategies/alpha.yaml": sourced})).downloads
    assert {row["illustrative"] for row in rows_of(downloads[PORTFOLIO].body)} == {"false"}
    assert {row["illustrative"] for row in rows_of(downloads[GROWTH].body)} == {"true"}


def test_a_dataset_of_the_home_page_has_one_slash() -> None:
    assert download_path("/", "model") == "/model.csv"
