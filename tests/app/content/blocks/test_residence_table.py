"""A table of residence cases agrees with the rules, and contains only answers."""

from datetime import date
from pathlib import Path

from app.content.blocks.residence_table import NOT_GIVEN, ResidenceTable, YearsDrawing, residence_drawing, tax_year
from app.content.blocks.text.table import TableSource
from app.content.composing.compose import ComposedContent
from app.content.errors import walk
from app.content.residence.answers import WORDS
from app.content.residence.fema_residence import FemaStatus, fema_residence
from app.content.residence.tax_residence import TaxStatus, tax_residence
from app.content.sources import ContentSources
from tests.app.content.small_site import FILES, compose_site_content, load_faults, write_site

TABLE = """\
  - kind: table
    id: residence
    heading: Are you resident?
    residence:
      caption: Cases, tax year 2026–27
      cases:
        - { person: citizen, stay: visits, daysInYear: 150, daysInFourYearsBefore: 1400 }
"""


def cells(content: ComposedContent, path: str, block_id: str) -> list[list[str]]:
    """The rows of a table as rendered."""
    blocks = next(document for key, document in content.documents.items() if str(key) == path).blocks
    table = next(block for block in blocks if getattr(block, "id", None) == block_id)
    rows: list[list[str]] = table.table.rows  # type: ignore[attr-defined]
    return rows


def test_each_shipped_case_reads_as_it_is_judged(sources: ContentSources, content: ComposedContent) -> None:
    tables = [
        (page.value.path, block.id or "", block.residence)
        for page in sources.pages
        for block in page.value.blocks
        if isinstance(block, TableSource) and block.residence is not None
    ]
    assert tables
    for path, block_id, table in tables:
        rows = cells(content, str(path), block_id)
        if table.first_year is not None:
            continue
        for case, (status, *_, why, fema) in zip(table.cases, rows, strict=True):
            for told, decision in ((f"{status}: {why}", tax_residence(case)), (fema, fema_residence(case))):
                assert told.startswith(str(decision.status) if decision.status else "Cannot be decided without")
                assert all(words.casefold() in told.casefold() for words in (*decision.grounds, *decision.missing))


def test_years_of_one_person_say_what_each_comes_to_and_why_unlike_the_others(
    sources: ContentSources, content: ComposedContent
) -> None:
    (table,) = [
        table
        for page in sources.pages
        for _, table in walk(page.value)
        if isinstance(table, ResidenceTable) and table.first_year is not None
    ]
    assert table.first_year is not None
    rows = cells(content, "/nri/returning-to-india", "years")
    decisions = [tax_residence(case) for case in table.cases]
    assert [row[0] for row in rows] == [tax_year(table.first_year + place) for place in range(len(rows))]
    assert [row[2] for row in rows] == [str(decision.status) for decision in decisions]
    for row, case, decision in zip(rows, table.cases, decisions, strict=True):
        assert row[3]
        assert {words.casefold() for words in row[3].split("; ")} <= {ground.casefold() for ground in decision.grounds}
        assert row[4].startswith(str(fema_residence(case).status))


def test_what_is_drawn_is_what_the_rules_say(sources: ContentSources) -> None:
    drawings = [
        residence_drawing(table)
        for page in sources.pages
        for _, table in walk(page.value)
        if isinstance(table, ResidenceTable)
    ]
    (years,) = [drawing for drawing in drawings if isinstance(drawing, YearsDrawing)]
    assert [year.is_ordinary for year in years.years] == [False, False, False, True]
    assert years.returned_after == (date(2026, 9, 1) - date(2026, 4, 1)).days
    assert years.returned_on == "1 Sep 2026"
    assert [year.is_resident_for_accounts for year in years.years] == [False, True, True, True]


def test_the_shipped_cases_come_to_everything_there_is(sources: ContentSources) -> None:
    cases = [
        case
        for page in sources.pages
        for _, table in walk(page.value)
        if isinstance(table, ResidenceTable)
        for case in table.cases
    ]
    assert {tax_residence(case).status for case in cases} == {*TaxStatus}
    assert {fema_residence(case).status for case in cases} >= {*FemaStatus}


def test_what_is_not_answered_is_no_figure(tmp_path: Path) -> None:
    changes = {"pages/nri.yaml": FILES["pages/nri.yaml"] + TABLE}
    ((tax, who, days, *_),) = cells(compose_site_content(tmp_path, changes), "/nri", "residence")
    assert days == f"This year 150, the year before {NOT_GIVEN}, the four before 1,400"
    assert WORDS["indian_income_above_15_lakh"] in tax
    assert "income" not in who


def test_a_table_has_rows_or_cases_and_a_wrong_answer_is_named_with_its_line(tmp_path: Path) -> None:
    rows = "    table: { caption: A, columns: [{ label: B }], rows: [[C]] }\n"
    both = write_site(tmp_path / "both", {"pages/nri.yaml": FILES["pages/nri.yaml"] + TABLE + rows})
    assert "either its rows, under table, or cases of residence" in " ".join(load_faults(both))
    wrong = TABLE.replace("daysInYear: 150", "daysInYear: 400")
    (fault,) = load_faults(write_site(tmp_path / "wrong", {"pages/nri.yaml": FILES["pages/nri.yaml"] + wrong}))
    assert "pages/nri.yaml:" in fault
    assert "residence.cases.0.daysInYear" in fault
