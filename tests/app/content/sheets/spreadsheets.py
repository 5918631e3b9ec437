"""How spreadsheet programs read a CSV file, each with its own separator."""

import csv
import io
import re
from collections.abc import Iterator

SEPARATORS = ",;\t|"
FORMULA_SIGNS = "=+-@＝＋－＠"
FORMULAS = [
    *("=1+1", "+1", "-1", "@SUM(1)", "＝1", '"=1', " =1", "\t=1", "\r=1", "\n=1", "=1,=2;=3\t=4|=5\n=6"),
    *(
        f"a{separator}{between}=1"
        for separator in f"{SEPARATORS}\n\r"
        for between in ("", " ", '"', '""', ";", "\ufeff", " ;\t")
    ),
    *(f'a"{separator}"=1' for separator in SEPARATORS),
]
"""What a program may run: as a cell, and as a cell behind its own separator inside of one."""


def formulas_seen(content: str) -> Iterator[str]:
    """Yield each cell that is a formula to some program: by any separator, with or without quotation marks for it."""
    for separator in SEPARATORS:
        quoted = csv.reader(io.StringIO(content, newline=""), delimiter=separator)
        cells = [cell for row in quoted for cell in row]
        cells += re.split(rf"[{re.escape(separator)}\r\n]", content)
        yield from (cell for cell in cells if cell.strip(' \t\r\n"\ufeff')[:1] in tuple(FORMULA_SIGNS))
