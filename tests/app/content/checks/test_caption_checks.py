"""A table written by hand names the day or year of its figures; a computed one has it anyway."""

from pathlib import Path

import pytest

from tests.app.content.small_site import FILES, check_faults

TABLE = """\
  - kind: table
    heading: Rates
    table:
      caption: {caption}
      columns: [{{ label: Who }}, {{ label: What }}]
      rows: [[Residents, {cell}]]
"""


def home_with(blocks: str) -> dict[str, str | None]:
    return {"pages/home.yaml": f"{FILES['pages/home.yaml']}{blocks}"}


@pytest.mark.parametrize("cell", ["₹50 lakh", "10%", "At most 2.5 %"])
def test_a_table_of_figures_names_their_year(tmp_path: Path, cell: str) -> None:
    (fault,) = check_faults(tmp_path, home_with(TABLE.format(caption="Rates", cell=cell)))
    assert fault == (
        "content/pages/home.yaml:23: blocks.2.table.caption: the table has figures: name their date or tax year, "
        "so that it says so where it is quoted"
    )
    assert check_faults(tmp_path, home_with(TABLE.format(caption="Rates, tax year 2026–27", cell=cell))) == []


def test_a_table_of_words_needs_no_year(tmp_path: Path) -> None:
    assert check_faults(tmp_path, home_with(TABLE.format(caption="Papers", cell="24 months"))) == []
