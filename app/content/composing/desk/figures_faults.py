"""Faults of a strategy's file, told by the fields of the desk's form of figures."""

from collections.abc import Iterable
from dataclasses import replace

from app.content.composing.desk.content_names import ContentNames
from app.content.errors import Fault
from app.content.field_path import dotted
from app.content.models.datasets import UNSOURCED
from app.content.reading.overlay.figures_base import TERMS, metric_blocks
from app.content.snapshots.candidate import figures_file

_OF_DATASET = frozenset({"asOn", "source", "basis", "stated", "statedReturns", "statedMultiple"})
_AT_TOP = frozenset({"asOn", "source", *TERMS})


def faults_in_figures(faults: Iterable[Fault], names: ContentNames) -> list[Fault]:
    """Return the faults, those of the candidate's own fields under `figures_file` with the path they have in its data.

    Rows, and what the form has no field for, stay where they are.
    """
    own = f"strategies/{names.candidate.subject}.yaml"
    shown, blocks = f"{names.content_dir.name}/{own}", names.raw(own).get("blocks")
    return [_in_form(fault, names.candidate.subject, blocks) if fault.file == shown else fault for fault in faults]


def _in_form(fault: Fault, subject: str, blocks: object) -> Fault:
    field = _field(fault.field.split("."), blocks)
    if field is None:
        return fault
    is_unsourced = fault.message == UNSOURCED
    return replace(fault, file=figures_file(subject), field=f"{field}.source" if is_unsourced else field)


def _field(path: list[str], blocks: object) -> str | None:
    match path:
        case ["datasets", name, *inside]:
            return dotted(("datasets", name, *(inside if inside[:1] and inside[0] in _OF_DATASET else ())))
        case ["blocks", position, "items", item, _] if isinstance(blocks, list):
            found = metric_blocks({"blocks": [blocks[int(position)]]})
            return f"metrics.{found[0]['id']}.{found[0]['items'][int(item)]['label']}" if found else None
        case [first, *_] if first in _AT_TOP:
            return dotted(tuple(path))
    return None
