"""From a folder to the editions it holds, or all that is wrong with them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from app.content.errors import ContentError, Fault
from app.publishing.history.edition_file import FILE_NAME, EditionFile
from app.publishing.history.edition_folder import folders_below, read_folder


def load_history(root: Path) -> list[EditionFile]:
    """Return the editions below a folder in the order of publication. Raises ContentError with every fault; OSError."""
    faults: list[Fault] = []
    editions: list[EditionFile] = []
    for folder in folders_below(root):
        try:
            editions.append(read_folder(folder, root))
        except ContentError as error:
            faults += error.faults
    faults += _contradictions(editions)
    if faults:
        raise ContentError(faults)
    if not editions:
        raise ContentError([Fault(root.name, 1, "", f"holds no edition: there is no {FILE_NAME} in it")])
    return sorted(editions, key=lambda edition: edition.sequence)


def _contradictions(editions: Iterable[EditionFile]) -> Iterator[Fault]:
    """Yield what cannot be true together: an id or place in the order twice, numbers that skip or run backwards."""
    seen: dict[object, EditionFile] = {}
    subjects: dict[tuple[str, str], list[EditionFile]] = defaultdict(list)
    for edition in editions:
        subjects[edition.kind, edition.subject].append(edition)
        for name, value in (("id", edition.id), ("sequence", edition.sequence)):
            other = seen.setdefault((name, value), edition)
            if other is not edition:
                yield _fault(edition, name, f"{value} is that of {other.place}, too")
    for published in subjects.values():
        published.sort(key=lambda edition: edition.number)
        for position, edition in enumerate(published, start=1):
            if edition.number != position:
                yield _fault(edition, "number", f"number {position} of {edition.subject} is missing")
                break
            if position > 1 and edition.sequence <= published[position - 2].sequence:
                yield _fault(edition, "sequence", f"must be above that of number {position - 1}")


def _fault(edition: EditionFile, field: str, message: str) -> Fault:
    return Fault(f"{edition.place}/{FILE_NAME}", 1, field, message)
