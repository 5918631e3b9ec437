"""Editions moved into a state without the steps that lead there."""

from collections.abc import Mapping
from types import MappingProxyType

from app.database.extensions import db
from app.desk.publishing.edition_store import find_edition, take_step
from app.desk.publishing.records import EditionRecord, EditionStep, State


def get_edition(edition_id: str) -> EditionRecord:
    """Return an edition, which must exist."""
    found = find_edition(edition_id)
    assert found is not None
    return found


def move_edition(
    step: EditionStep, edition: EditionRecord, *, to: State, values: Mapping[str, object] = MappingProxyType({})
) -> EditionRecord:
    """Return the edition, moved to another state."""
    with db.engine.begin() as connection:
        changes = {**values, "state": to}
        return take_step(connection, step, edition.id, edition.revision, of=edition.state, values=changes)
