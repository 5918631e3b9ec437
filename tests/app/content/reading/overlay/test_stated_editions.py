"""Every figure of every strategy can be stated at the desk; its page then has no sample."""

import csv
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.content.blocks.firm.metrics import MetricsBlock
from app.content.calendar import today_in_india
from app.content.checks.check_content import check_content
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.factories.shipped_content import CONTENT_DIR

NOW = datetime(2026, 7, 4, tzinfo=UTC)
SOURCE = {"document": "Factsheet", "house": "The house", "receivedOn": "2026-07-03"}


def sample_rows(slug: str, dataset: str) -> list[list[str]]:
    """Rows that a fund house might state: those of the dataset's sample."""
    folder = "holdings" if dataset == "holdings" else "series"
    text = (CONTENT_DIR / "sample" / folder / f"{slug}.csv").read_text()
    return list(csv.reader(text.splitlines()))[1:]


def all_stated() -> Publications:
    editions = []
    for subject in load_sources(CONTENT_DIR).subjects:
        if subject.kind == "figures" and subject.data["datasets"]:
            data: dict[str, Any] = {**subject.data, "source": SOURCE}
            for name, dataset in data["datasets"].items():
                dataset["rows"] = sample_rows(subject.subject, name)
                if dataset.get("statedMultiple"):
                    # A fund house's own line ends at its stated value.
                    (first, *_), last = dataset["rows"], dataset["rows"][-1]
                    multiples = (Decimal(one) for one in dataset["statedMultiple"].values())
                    last[1:] = [f"{Decimal(one) * by:.2f}" for one, by in zip(first[1:], multiples, strict=True)]
            for metric in data["metrics"].values():
                metric["items"] = {label: value or "1.00" for label, value in metric["items"].items()}
            editions.append(
                PublishedEdition(
                    kind="figures",
                    subject=subject.subject,
                    number=1,
                    as_on=None,
                    published_at=NOW,
                    original_digest=subject.original_digest,
                    data=data,
                )
            )
    return Publications(sequence=len(editions), editions=editions)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> ContentSources:
    file = tmp_path_factory.mktemp("publications") / "current.json"
    write_publications(file, all_stated())
    return load_sources(CONTENT_DIR, file)


def test_every_strategy_can_be_stated_without_another_word(sources: ContentSources) -> None:
    assert list(map(str, check_content(sources, today_in_india()))) == []


def test_the_next_month_begins_with_the_source_of_the_last(sources: ContentSources) -> None:
    [ace] = [subject for subject in sources.subjects if subject.subject == "ace-strategy"]
    assert (ace.number, ace.data["source"]) == (1, SOURCE)


def test_no_sample_of_rows_is_left_where_all_are_stated(sources: ContentSources) -> None:
    assert sources.with_samples is not None
    strategies = [located.value for located in sources.with_samples.strategies.values()]
    assert {data.rows for strategy in strategies for data in strategy.datasets.values()} == {"stated"}
    rendered = [block for strategy in strategies for block in strategy.blocks if isinstance(block, MetricsBlock)]
    assert not any(block.sample for block in rendered)


def test_a_source_with_a_gap_is_a_fault_of_its_field(tmp_path: Path) -> None:
    publications = all_stated()
    for edition in publications.editions:
        if edition.subject == "ace-strategy" and edition.data is not None:
            edition.data["source"] = {**SOURCE, "house": ""}
    file = tmp_path / "current.json"
    write_publications(file, publications)
    with pytest.raises(ContentError) as caught:
        load_sources(CONTENT_DIR, file)
    [fault] = caught.value.faults
    assert (fault.file.endswith("strategies/ace-strategy.yaml"), fault.field) == (True, "source.house")
