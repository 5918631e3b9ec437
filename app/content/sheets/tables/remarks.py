"""Remarks on cells, one for each cause."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.content.sheets.readings import SheetRemark

_TOLD_ONE_BY_ONE = 3
_LINES_NAMED = 10


@dataclass(frozen=True)
class CellRemark:
    """A remark on a cell; `kind` is its cause, `place` the cell's name for staff."""

    line: int
    column: str | None
    kind: str
    place: str
    message: str


def folded(remarks: Iterable[CellRemark]) -> tuple[SheetRemark, ...]:
    """Return the remarks. If more than three cells of a column have one cause, one remark names the other lines."""
    groups: dict[tuple[str | None, str], list[CellRemark]] = {}
    for remark in remarks:
        groups.setdefault((remark.column, remark.kind), []).append(remark)
    chosen = []
    for group in groups.values():
        if len(group) <= _TOLD_ONE_BY_ONE:
            chosen += [(remark, "") for remark in group]
        else:
            chosen.append(
                (group[0], f" ({len(group) - 1} more: lines {_spans([remark.line for remark in group[1:]])})")
            )
    return tuple(
        SheetRemark(remark.line, remark.column, f"{remark.place}: {remark.message}{more}")
        for remark, more in sorted(chosen, key=lambda entry: entry[0].line)
    )


def _spans(lines: list[int]) -> str:
    """Spell lines in ascending order as spans: 4–9, 12."""
    spans: list[tuple[int, int]] = []
    for line in lines:
        if spans and line == spans[-1][1] + 1:
            spans[-1] = (spans[-1][0], line)
        else:
            spans.append((line, line))
    spelt = [f"{first}–{last}" if first < last else str(first) for first, last in spans[:_LINES_NAMED]]
    return ", ".join(spelt) + (" …" if len(spans) > _LINES_NAMED else "")
