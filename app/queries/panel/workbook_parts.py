"""The parts of a workbook other than its sheets (ECMA-376, part 1, 12.3 and 18.2 to 18.8; part 2 for the package)."""

from collections.abc import Sequence

XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
HEADING_STYLE, TEXT_STYLE = 1, 2
"""Numbers of the styles, in the order of `cellXfs` below."""
SHEET_NAME = "Queries"
SHEET_FILE = "xl/worksheets/sheet{}.xml"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"

# The number of sheets is not known yet, so "sheet" is the default type of XML parts.
_CONTENT_TYPES = (
    f'{XML}<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Default Extension="xml" ContentType="{_TYPES}.worksheet+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPES}.sheet.main+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPES}.styles+xml"/></Types>'
)
_PACKAGE_RELATIONS = (
    f'{XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
)
# Format 49 is "@", text. With it and `quotePrefix` a cell that begins with "=" stays text when somebody edits it.
_STYLES = (
    f'{XML}<styleSheet xmlns="{MAIN}">'
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
)

FIRST_PARTS: Sequence[tuple[str, str]] = (
    ("[Content_Types].xml", _CONTENT_TYPES),
    ("_rels/.rels", _PACKAGE_RELATIONS),
    ("xl/styles.xml", _STYLES),
)
"""Names and contents of the parts before the sheets."""


def last_parts(sheets: int) -> Sequence[tuple[str, str]]:
    """Return names and contents of the parts that list the sheets, once their number is known."""
    numbers = range(1, sheets + 1)
    listed = [
        f'<sheet name="{SHEET_NAME}{"" if number == 1 else f" {number}"}" sheetId="{number}" r:id="rId{number}"/>'
        for number in numbers
    ]
    targets = [(number, "worksheet", f"worksheets/sheet{number}.xml") for number in numbers]
    targets.append((sheets + 1, "styles", "styles.xml"))
    relations = [
        f'<Relationship Id="rId{number}" Type="{_RELATIONS}/{kind}" Target="{target}"/>'
        for number, kind, target in targets
    ]
    workbook = (
        f'{XML}<workbook xmlns="{MAIN}" xmlns:r="{_RELATIONS}"><bookViews><workbookView/></bookViews>'
        f"<sheets>{''.join(listed)}</sheets></workbook>"
    )
    joined = f'{XML}<Relationships xmlns="{_PACKAGE}/relationships">{"".join(relations)}</Relationships>'
    return (("xl/workbook.xml", workbook), ("xl/_rels/workbook.xml.rels", joined))
