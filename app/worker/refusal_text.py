"""The faults of a scheduled edition that was not published, and the staff's name for its subject, for mails."""

from app.content.editions.findings import Finding
from app.content.editions.published import Kind
from app.content.snapshots.snapshot_file import SnapshotGone
from app.content.snapshots.snapshot_store import SnapshotStore
from app.desk.api.places import place_in_words

MOST_CHARACTERS = 300


def fault_in_words(fault: Finding) -> str:
    """Return one line: the place in the edition as the desk names it, and what is wrong."""
    row = None if fault.row is None else f"row {fault.row + 1}"
    steps = [step for step in (fault.dataset, row, fault.column, *fault.field.split(".")) if step]
    where = place_in_words([int(step) if step.isdecimal() else step for step in steps])
    line = " ".join(f"{where}: {fault.message}".split()) if where else " ".join(fault.message.split())
    return line if len(line) <= MOST_CHARACTERS else f"{line[: MOST_CHARACTERS - 2]} …"


def name_on_site(snapshots: SnapshotStore, kind: Kind, subject: str) -> str:
    """Return this machine's name for a subject. If the site cannot be read, return the subject's name in files."""
    try:
        snapshot = snapshots.last_good()
        return subject if snapshot is None else snapshot.desk_subject(kind, subject).title
    except (KeyError, SnapshotGone, OSError):
        return subject
