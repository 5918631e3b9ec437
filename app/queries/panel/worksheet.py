"""A sheet of queries as XML (ECMA-376, part 1, 18.3): every cell is an inline string, so none is a formula."""

import re
from string import ascii_uppercase

from app.forms.declaration import Form
from app.queries.panel.exports import Row, columns_of, headings
from app.queries.panel.workbook_parts import HEADING_STYLE, MAIN, TEXT_STYLE, XML

SHEET_END = "</sheetData></worksheet>"
# 18.3.1.13: a digit of the standard font is 7 pixels wide, and a cell has a margin of 5.
_MARGIN_IN_DIGITS = 5 / 7
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
# 22.4.2.4: characters that XML cannot hold are written as _xHHHH_; so is a text that only looks like one. A bare
# carriage return would be read as a line feed.
_CODED = re.compile("[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")


def sheet_start(form: Form, *, is_selected: bool) -> str:
    """Return a sheet up to its heading row, which stays in sight. Exactly one sheet of a file is selected."""
    widths = [
        f'<col min="{number}" max="{number}" width="{column.width + _MARGIN_IN_DIGITS:.4f}" customWidth="1"/>'
        for number, column in enumerate(columns_of(form), start=1)
    ]
    return (
        f'{XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView tabSelected="{int(is_selected)}" workbookViewId="0">'
        '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
        f"<cols>{''.join(widths)}</cols><sheetData>{row_xml(1, headings(form), HEADING_STYLE)}"
    )


def row_xml(number: int, row: Row, style: int = TEXT_STYLE) -> str:
    """Return a row, numbered from 1."""
    cells = [
        f'<c r="{letter}{number}" s="{style}" t="inlineStr"><is><t xml:space="preserve">{_escaped(cell)}</t></is></c>'
        for letter, cell in zip(ascii_uppercase, row, strict=False)
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


def _escaped(text: str) -> str:
    return _CODED.sub(_code, text)


def _code(found: re.Match[str]) -> str:
    character = found[0]
    return _ENTITIES.get(character) or f"_x{ord(character):04X}_"
