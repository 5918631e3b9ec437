"""Unlikely figures lead to a question at their place; an ordinary month leads to none."""

from collections.abc import Callable
from copy import deepcopy
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app.content.composing.desk.unlikely_figures import unlikely_figures
from app.content.editions.published import PublishedEdition
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.factories.shipped_content import CONTENT_DIR

pytestmark = pytest.mark.heavy

SLUG = "phoenix-portfolio"
Data = dict[str, Any]


@cache
def as_published(folder: Path) -> ContentSources:
    """The shipped files, read once: no test changes them."""
    return load_sources(folder)


def asked(folder: Path, change: Callable[[Data], None]) -> list[str]:
    """The questions about the month after the shipped one, with these changes."""
    sources = as_published(folder)
    [subject] = [each for each in sources.subjects if each.subject == SLUG]
    data = deepcopy(subject.data)
    data["source"] = {"document": "Factsheet", "house": "A House", "receivedOn": "2025-07-03"}
    growth = data["datasets"]["growth"]["rows"]
    if growth:
        growth.append(["2025-06-30", growth[-1][1], growth[-1][2]])
    data["asOn"] = "2025-06-30"
    change(data)
    draft = PublishedEdition(
        kind="figures",
        subject=SLUG,
        number=1,
        as_on=None,
        published_at=datetime(2025, 7, 3, tzinfo=UTC),
        original_digest=subject.original_digest,
        data=data,
    )
    found = unlikely_figures(sources, load_sources(folder, None, draft), SLUG)
    return [f"{fault.field}: {fault.message}" for fault in found]


def test_an_ordinary_month_is_not_asked_about(stated_dir: Path) -> None:
    assert asked(stated_dir, correct_a_weight) == []


def correct_a_weight(data: Data) -> None:
    """Correct a weight of the published month, with its day."""
    data["asOn"] = "2025-05-31"
    del data["datasets"]["growth"]["rows"][-1]
    data["datasets"]["holdings"]["rows"][0][3] = "6.17"


def test_new_rows_of_the_day_before_are_asked_about_once(stated_dir: Path) -> None:
    def as_before(data: Data) -> None:
        data["asOn"] = "2025-05-31"
        all_others(data)

    [told] = [one for one in asked(stated_dir, as_before) if one.startswith("asOn: ")]
    assert told == "asOn: is 31 May 2025 as before, and most holdings are new: are they of that day?"


def ten_times_managed(data: Data) -> None:
    data["terms"]["assetsManaged"] = "18,380 INR Cr"


def ten_times_beta(data: Data) -> None:
    data["metrics"]["risk-ratios"]["items"]["Beta"] = "10.0"


def a_fifth_in_a_month(data: Data) -> None:
    last = data["datasets"]["growth"]["rows"][-1]
    last[1] = str(round(float(last[1]) * 1.2, 2))


def another_past(data: Data) -> None:
    data["datasets"]["growth"]["rows"][-3][2] = "150"


def another_beginning(data: Data) -> None:
    data["datasets"]["growth"]["rows"][0][1] = "99"


def all_others(data: Data) -> None:
    for row in data["datasets"]["holdings"]["rows"]:
        row[0] = f"{row[0]} of another house"


def test_rows_of_a_sample_are_asked_about() -> None:
    """Sample rows must not be mixed with rows that a fund house states."""
    shipped = as_published(CONTENT_DIR)
    assert shipped.with_samples is not None
    rows = shipped.with_samples.series[SLUG]
    values = zip(rows.dates, rows.columns["portfolio"], rows.columns["benchmark"], strict=True)

    def entered(data: Data) -> None:
        data["asOn"] = "2025-05-31"
        data["datasets"]["growth"]["rows"] = [[day.isoformat(), f"{one}", f"{other}"] for day, one, other in values]
        data["source"] = {"document": "Factsheet", "house": "A House", "receivedOn": "2025-07-03"}

    told = asked(CONTENT_DIR, entered)
    assert any("rows are those of the sample, which is made up: did the fund house state them?" in one for one in told)


@pytest.mark.parametrize(
    ("change", "question"),
    [
        (ten_times_managed, "assetsManaged: was 1,838 INR Cr before and is 18,380 INR Cr now"),
        (ten_times_beta, "value: was 1.00 before and is 10.0 now"),
        (a_fifth_in_a_month, "portfolio changes by +20.0% in the month of "),
        (another_past, "benchmark: "),
        (another_beginning, "portfolio: 100.00 was published for "),
        (all_others, "companies of the month before are gone"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_is_unlikely_is_asked_about(stated_dir: Path, change: Callable[[Data], None], question: str) -> None:
    found = asked(stated_dir, change)
    assert any(question in one for one in found), found
