"""Once all figures of a strategy are stated, its page says nothing else, and the check holds it to that."""

from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from app.content.calendar import today_in_india
from app.content.checks.check_content import check_content
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.factories.shipped_content import CONTENT_DIR

NOW = datetime(2026, 7, 4, tzinfo=UTC)
SOURCE = {"document": "Factsheet", "house": "The house", "receivedOn": "2026-07-03"}


def all_stated() -> Publications:
    editions = []
    for subject in load_sources(CONTENT_DIR).subjects:
        if subject.kind == "figures" and subject.data["datasets"]:
            data: dict[str, Any] = {**subject.data, "source": SOURCE}
            for part in (*data["datasets"].values(), *data["metrics"].values()):
                part["nature"] = "stated"
            editions.append(
                PublishedEdition(
                    kind="figures",
                    subject=subject.subject,
                    number=1,
                    as_on=None,
                    published_at=NOW,
                    base_digest=subject.base_digest,
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


def test_the_badge_goes_with_what_was_invented(sources: ContentSources) -> None:
    growth_leaders = sources.strategies["largecap-strategy"].value
    shows_holdings = [block for block in growth_leaders.blocks if getattr(block, "dataset", None) == "holdings"]
    assert shows_holdings
    assert not any(getattr(block, "illustrative", False) for block in shows_holdings)


def test_what_figures_rest_on_follows_their_nature_where_nobody_changed_it(sources: ContentSources) -> None:
    shipped = load_sources(CONTENT_DIR).strategies["ace-strategy"].value.datasets["growth"].basis
    stated = sources.strategies["ace-strategy"].value.datasets["growth"].basis
    assert shipped.startswith("Follows its benchmark within one percentage point a year: no other course is stated. ")
    assert stated == shipped.partition("stated. ")[2]


def test_a_text_that_goes_on_to_say_illustrative_is_named(tmp_path: Path) -> None:
    content = Path(copytree(CONTENT_DIR, tmp_path / "content"))
    file = content / "strategies" / "ace-strategy.yaml"
    file.write_text(file.read_text().replace("[[growth? illustrative | as stated]]", "illustrative"))
    publications = tmp_path / "current.json"
    write_publications(publications, all_stated())
    faults = [str(fault) for fault in check_content(load_sources(content, publications), today_in_india())]
    assert len(faults) == 1
    assert "ace-strategy.yaml" in faults[0]
    assert "says 'illustrative' of figures that are stated" in faults[0]


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
