"""Remarks on cells, one for each cause."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.content.sheets.readings import SheetRemark

_TOLD_ONE_BY_ONE = 3


@dataclass(frozen=True)
class CellRemark:
    """A remark on a cell; `kind` is its cause, `place` the cell's name for staff."""

    line: int
    column: str | None
    kind: str
    place: str
    message: str


def folded(remarks: Iterable[CellRemark]) -> tuple[SheetRemark, ...]:
    """Return the remarks by line. If more than three cells of a column have one cause, the first counts the others."""
    groups: dict[tuple[str | None, str], list[CellRemark]] = {}
    for remark in remarks:
        groups.setdefault((remark.column, remark.kind), []).append(remark)
    said: list[SheetRemark] = []
    for group in groups.values():
        is_folded = len(group) > _TOLD_ONE_BY_ONE
        more = f" ({len(group) - 1} more like this)" if is_folded else ""
        for one in group[:1] if is_folded else group:
            said.append(SheetRemark(one.line, one.column, f"{one.place}: {one.message}{more}"))
    return tuple(sorted(said, key=lambda remark: remark.line or 0))
