"""Samples are shown only where nothing is stated: nothing that programs read is made of them."""

import csv
import io
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from app.content.calendar import today_in_india
from app.content.checks.check_content import check_content
from app.content.composing.compose import ComposedContent, compose
from app.content.composing.compose_snapshot import read_checked
from app.content.datasets.downloads import download_path
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from app.content.sources import ContentSources
from tests.app.content.small_site import TODAY, write_site
from tests.app.content.strategy_site import HOLDINGS, series_text, strategy_site
from tests.factories.shipped_content import CONTENT_DIR

pytestmark = pytest.mark.heavy

MARK = "Zzquux"
SHOWN = SiteVariant("https://tester.example", "build-1", shows_samples=True)
HIDDEN = replace(SHOWN, shows_samples=False)
CONTRA = "/portfolio_services/contra-strategy"
COURSE = series_text({date(2018, 9, 14): (100, 100), date(2024, 6, 30): (140, 110), date(2025, 5, 31): (144, 121)})
ROWS = list(csv.reader(COURSE.splitlines()))[1:]


def unmistakable(folder: Path) -> None:
    """Make samples recognisable: names begin with a mark, values are a hundred times as large."""
    for file in (folder / "sample" / "holdings").glob("*.csv"):
        header, *rows = file.read_text().splitlines()
        file.write_text("\n".join([header, *(f"{MARK} {row}" for row in rows)]) + "\n")
    for file in (folder / "sample" / "series").glob("*.csv"):
        names, *lines = csv.reader(file.read_text().splitlines())
        scaled = ([day, *(f"{float(value) * 100:.2f}" for value in values)] for day, *values in lines)
        sink = io.StringIO()
        csv.writer(sink, lineterminator="\n").writerows([names, *scaled])
        file.write_text(sink.getvalue())
    for file in (folder / "sample").rglob("*.yaml"):
        told = r"(?m)^( +(?:- )?(?:title|text|note|caption|role|footnote|closing): )(?=[\"A-Z>])([\">-]*)"
        file.write_text(re.sub(told, rf"\1\2{MARK} ", file.read_text()).replace(f">-{MARK} ", ">-"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copied = tmp_path_factory.mktemp("marked") / "content"
    shutil.copytree(CONTENT_DIR, copied)
    unmistakable(copied)
    return copied


@pytest.fixture(scope="module")
def marked(folder: Path) -> ContentSources:
    return load_sources(folder)


@pytest.fixture(scope="module")
def shown(marked: ContentSources) -> ComposedContent:
    return compose(marked, SHOWN, TODAY)


@pytest.fixture(scope="module")
def hidden(marked: ContentSources) -> ComposedContent:
    return compose(marked, HIDDEN, TODAY)


def rendered(content: ComposedContent) -> str:
    return "\n".join(page.model_dump_json(by_alias=True) for page in content.documents.values())


def outward(content: ComposedContent) -> Iterator[tuple[str, str]]:
    """Everything that programs, searches and lists get, by its kind."""
    for key, page in content.documents.items():
        yield f"head of {key}", page.head.model_dump_json()
    for path, text in content.texts.items():
        yield path, text.decode()
    for path, page in content.dynamic.items():
        yield f"dynamic page {path}", page.model_dump_json()
    yield "search", "\n".join(map(repr, content.passages))
    yield "list", "\n".join(map(repr, content.listed))
    yield "comparison", "\n".join(column.model_dump_json() for column in content.compared.values())
    yield "filters", repr(content.facts.filter_values)
    yield "share images", repr(content.facts.share_images)
    yield "desk", "\n".join(subject.model_dump_json() for subject in content.desk)


def test_samples_are_drawn_where_they_are_shown_and_nowhere_else(
    shown: ComposedContent, hidden: ComposedContent
) -> None:
    assert MARK in rendered(shown)
    assert MARK not in rendered(hidden)
    assert not any(page.holds_sample for page in hidden.documents.values())


def test_nothing_that_leaves_the_site_depends_on_samples(
    folder: Path, tmp_path: Path, shown: ComposedContent, hidden: ComposedContent
) -> None:
    shutil.copytree(folder, tmp_path / "content", ignore=shutil.ignore_patterns("sample"))
    without = dict(outward(compose(load_sources(tmp_path / "content"), HIDDEN, TODAY)))
    for content in (shown, hidden):
        for name, text in outward(content):
            assert text == without[name], name
            assert MARK not in text


def test_without_its_samples_the_folder_has_no_fault(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "content", ignore=shutil.ignore_patterns("sample"))
    sources = load_sources(tmp_path / "content")
    assert sources.with_samples is None
    assert list(map(str, check_content(sources, today_in_india()))) == []


def test_a_file_of_rows_says_in_its_last_column_whose_they_are(shown: ComposedContent, hidden: ComposedContent) -> None:
    body = shown.downloads[download_path(CONTRA, "growth")].body.decode().splitlines()
    assert {line.rsplit(",", 1)[1] for line in body} == {"nature", "sample"}
    assert download_path(CONTRA, "growth") not in hidden.downloads


def test_one_setting_is_another_version(marked: ContentSources) -> None:
    versions = {variant.version(marked.digest, TODAY.year) for variant in (SHOWN, HIDDEN)}
    assert len(versions) == 2


def kinds(content: ComposedContent, path: str) -> list[str]:
    return [block["kind"] for block in json.loads(content.documents[path].model_dump_json())["blocks"]]


def test_sections_without_figures_stand_in_their_chapters_and_tabs_lead_to_what_is_rendered(
    hidden: ComposedContent,
) -> None:
    page = json.loads(hidden.documents[CONTRA].model_dump_json())
    rows = [block for block in page["blocks"] if block["kind"] == "unpublished"]
    assert [[one["id"] for one in row["sections"]] for row in rows] == [["holdings"], ["returns"], ["team"]]
    assert {row["ask"]["href"] for row in rows} == {"/contact"}
    [tabs] = [block for block in page["blocks"] if block["kind"] == "page_tabs" or block["kind"] == "pageTabs"]
    assert [tab["target"] for tab in tabs["items"]] == [
        block["id"] for block in page["blocks"] if block["kind"] == "chapter" or block.get("id") == "disclosures"
    ]
    assert "growth" not in kinds(hidden, CONTRA)


def published(folder: Path, file: Path, data: dict[str, Any] | None) -> ComposedContent:
    """The site with published figures of the contra strategy; None restores the original values."""
    [subject] = [one for one in load_sources(folder).subjects if one.subject == "contra-strategy"]
    edition = PublishedEdition(
        kind="figures",
        subject="contra-strategy",
        number=1,
        as_on=None,
        published_at=datetime(2026, 7, 4, tzinfo=UTC),
        original_digest=subject.original_digest,
        data=None if data is None else {**subject.data, **data},
    )
    write_publications(file, Publications(sequence=1, editions=[edition]))
    return compose(load_sources(folder, file), SHOWN, TODAY)


def test_what_is_published_takes_the_place_of_its_sample_and_of_no_other(folder: Path, tmp_path: Path) -> None:
    [subject] = [one for one in load_sources(folder).subjects if one.subject == "contra-strategy"]
    growth = {**subject.data["datasets"]["growth"], "rows": ROWS}
    source = {"document": "Factsheet", "house": "The house", "receivedOn": "2026-07-03"}
    data = {"source": source, "datasets": {**subject.data["datasets"], "growth": growth}}
    content = published(folder, tmp_path / "one.json", data)
    blocks = {block["kind"]: block for block in json.loads(content.documents[CONTRA].model_dump_json())["blocks"]}
    assert not blocks["growth"]["sample"]
    assert blocks["holdings"]["sample"]
    assert blocks["growth"]["footing"]["source"] == "Factsheet, The house, received 3 Jul 2026"
    rows = content.downloads[download_path(CONTRA, "growth")].body.decode().splitlines()
    assert rows[-1].startswith("2025-05-31,144.00,121.00,")
    assert rows[-1].endswith(",stated")
    undone = published(folder, tmp_path / "two.json", None)
    assert undone.documents[CONTRA] == compose(load_sources(folder), SHOWN, TODAY).documents[CONTRA]


def test_figures_published_as_illustrative_by_an_earlier_release_are_none(folder: Path, tmp_path: Path) -> None:
    [subject] = [one for one in load_sources(folder).subjects if one.subject == "contra-strategy"]
    datasets = {name: {**cells, "nature": "illustrative"} for name, cells in subject.data["datasets"].items()}
    datasets["growth"]["rows"] = ROWS
    content = published(folder, tmp_path / "one.json", {"datasets": datasets})
    assert content.documents[CONTRA].holds_sample


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            {"sample/strategies/alpha.yaml": "nothing:\n  note: Words\n"},
            "sample/strategies/alpha.yaml:1: nothing: is not the id of a block of its page",
        ),
        ({"sample/pages/other.yaml": "counts:\n  note: Words\n"}, "sample/pages/other.yaml:1: belongs to no page"),
        ({"sample/faqs/nri.yaml": "a: b\n"}, "sample/faqs/nri.yaml:1: the file belongs to no folder that is read"),
        (
            {"holdings/alpha.csv": None, "sample/holdings/alpha.csv": HOLDINGS},
            "datasets.holdings.file: holdings 'alpha' are missing: expected content/holdings/alpha.csv",
        ),
    ],
)
def test_a_sample_out_of_place_is_named(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=re.escape(fault)):
        read_checked(write_site(tmp_path, strategy_site(changes)), TODAY)
