"""A table written by hand names the day or year of its figures; what is computed says so by itself."""

from pathlib import Path

import pytest

from app.content.blocks.text.steps import StepsBlock
from tests.app.content.small_site import FILES, check_faults, compose_site_content

TABLE = """\
  - kind: table
    heading: Rates
    table:
      caption: {caption}
      columns: [{{ label: Who }}, {{ label: What }}]
      rows: [[Residents, {cell}]]
"""
STEPS = """\
  - kind: steps
    heading: Steps
    illustrative: true
    items:
      - drawing: { kind: shareColumns, parts: [Large, Small], columns: [[60, 40], [55, 45]] }
        alt: Two columns of shares
        title: First
        text: Plain words.
        synthetic: true
      - drawing: { kind: tally, count: 3, of: 5, caption: Held }
        alt: Five dots
        title: Second
        text: Plain words.
"""


def home_with(blocks: str) -> dict[str, str | None]:
    return {"pages/home.yaml": f"{FILES['pages/home.yaml']}{blocks}"}


@pytest.mark.parametrize("cell", ["₹50 lakh", "10%", "At most 2.5 %"])
def test_a_table_of_figures_names_their_year(tmp_path: Path, cell: str) -> None:
    (fault,) = check_faults(tmp_path, home_with(TABLE.format(caption="Rates", cell=cell)))
    assert fault == (
        "content/pages/home.yaml:20: blocks.2.table.caption: the table has figures: name their date or tax year, "
        "so that it says so where it is quoted"
    )
    assert check_faults(tmp_path, home_with(TABLE.format(caption="Rates, tax year 2026–27", cell=cell))) == []


def test_a_table_of_words_needs_no_year(tmp_path: Path) -> None:
    assert check_faults(tmp_path, home_with(TABLE.format(caption="Papers", cell="24 months"))) == []


def test_an_invented_drawing_says_so_in_its_name(tmp_path: Path) -> None:
    blocks = compose_site_content(tmp_path, home_with(STEPS)).document("/").blocks
    (steps,) = [block for block in blocks if isinstance(block, StepsBlock)]
    assert [item.alt for item in steps.items] == ["Two columns of shares. Illustrative data.", "Five dots"]
