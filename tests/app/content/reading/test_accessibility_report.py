"""The accessibility report: its shape, and the sentences made of it."""

from pathlib import Path

import pytest

from app.content.reading.loader import load_sources
from tests.app.content.small_site import changed, check_site, load_faults, write_site

REPORT = "accessibility-report.yaml"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (changed(REPORT, "pages: 3\n", ""), f"{REPORT}:1: pages: is missing"),
        (changed(REPORT, "checks: 40", "checks: 0"), f"{REPORT}:3: checks: "),
        (changed(REPORT, "[390, 1440]", "[]"), f"{REPORT}:4: widthsPx: "),
        (changed(REPORT, '"4.11.0"', "latest"), f"{REPORT}:5: axe: "),
        ({REPORT: None}, f"{REPORT}:1: the file is missing"),
    ],
)
def test_a_faulty_report_is_named(tmp_path: Path, changes: dict[str, str | None], fault: str) -> None:
    assert [found for found in load_faults(write_site(tmp_path, changes)) if fault in found] != []


def test_a_report_of_the_future_is_refused(tmp_path: Path) -> None:
    faults = check_site(tmp_path, changed(REPORT, "2026-01-02", "2999-01-01"))
    assert [fault.field for fault in faults] == ["testedOn"]


def test_texts_tell_what_the_report_says(tmp_path: Path) -> None:
    template = (
        "{testedOn}: {testedPages} pages, {testedChecks} checks, {testedWidths} px, {axeVersion}, {chromiumVersion}"
    )
    changes = changed("pages/nri.yaml", "heading: All of them", f'heading: "{template}"')
    sources = load_sources(write_site(tmp_path, changes))
    nri = next(page.value for page in sources.pages if page.value.id == "nri")
    expected = "2 Jan 2026: 3 pages, 40 checks, 390 and 1440 px, 4.11.0, 142.0.7444.59"
    assert expected in str(nri.blocks)
