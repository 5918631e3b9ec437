"""What is published over the content folder, the file in which each machine keeps it, and the subjects of the desk."""

from collections.abc import Mapping
from datetime import date, datetime
from pathlib import Path
from typing import Any, Literal

from pydantic import ConfigDict, Field, ValidationError

from app.configuration.files import write_whole
from app.content.models.base import ContentModel

ORIGINAL_NUMBER = 0
"""The number of a subject whose original values are in force, without any edition."""

Kind = Literal["figures", "words"]
OriginalDigests = Mapping[tuple[Kind, str], str]
"""The digest of each subject's original values: a SHA-256 in hex."""


class PublishedEdition(ContentModel):
    """A published edition, or a candidate judged as one. `subject` is a strategy or a section of words.

    `data` None restores the original values. `number` counts the subject's publications from 1. `original_digest` is of
    the original values that it replaces.
    """

    kind: Kind
    subject: str
    number: int
    as_on: date | None
    published_at: datetime
    # Under the name that the files of earlier releases have.
    original_digest: str = Field(alias="baseDigest")
    data: dict[str, Any] | None


class Publications(ContentModel):
    """Each subject's newest edition after `sequence` publications."""

    # Files of an earlier release hold more fields, and stay in use until the next publication.
    model_config = ConfigDict(extra="ignore")

    sequence: int
    editions: list[PublishedEdition] = Field(default=[])

    @property
    def in_force(self) -> list[PublishedEdition]:
        """The editions that replace original values. If the original values were restored, there is none."""
        return [edition for edition in self.editions if edition.data is not None]

    def with_candidate(self, candidate: PublishedEdition) -> "Publications":
        """Return what would be published if an edition replaced its subject's."""
        others = [edition for edition in self.editions if edition.subject != candidate.subject]
        return self.model_copy(update={"editions": [*others, candidate]})


NOTHING_PUBLISHED = Publications(sequence=0)


class PublicationsDamagedError(Exception):
    """The file cannot be read. The message names the file and what to do."""


def read_publications(file: Path) -> Publications:
    """Return the content of the file. Without a file, nothing is published. Raises PublicationsDamagedError."""
    return publications_in(file, publications_bytes(file))


def publications_bytes(file: Path) -> bytes | None:
    """Return the bytes of the file, None without a file. Raises PublicationsDamagedError."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise PublicationsDamagedError(f"{file.name}: cannot be read: {error.strerror}") from None


def publications_in(file: Path, data: bytes | None) -> Publications:
    """Return the content of these bytes of the file. Raises PublicationsDamagedError."""
    try:
        return NOTHING_PUBLISHED if data is None else Publications.model_validate_json(data)
    except ValidationError:
        message = f"{file.name}: is damaged: remove it; the site then writes it again"
        raise PublicationsDamagedError(message) from None


def write_publications(file: Path, publications: Publications) -> None:
    """Write the file. It appears whole or not at all. Raises OSError if the disk refuses."""
    write_whole(file, publications.model_dump_json(by_alias=True).encode())


class Subject(ContentModel):
    """A strategy's figures or a section of words.

    `data` is what is published now, in the shape of an edition's; `number` is ORIGINAL_NUMBER without an edition.
    `original_digest` is of the original values that it replaces. `originals_changed`: they are others since.
    """

    kind: Kind
    subject: str
    number: int
    original_digest: str
    originals_changed: bool
    data: dict[str, Any]


class DeskTerm(ContentModel):
    """A stated figure: its name in the file and its name for staff."""

    name: str
    label: str


class DeskDataset(ContentModel):
    """A dataset of a strategy; `columns` are those of its rows, `stated` are the sums that may be stated.

    `names` are the page's names for a column, by the column's own name. The first one stands in heads of tables.
    """

    id: str
    title: str
    kind: str
    columns: list[str]
    names: dict[str, list[str]] = {}
    stated: list[DeskTerm] = []


class DeskMetrics(ContentModel):
    """A block of single figures."""

    id: str
    title: str
    labels: list[str]


class DeskSubject(Subject):
    """A subject under the names that staff use; `page` shows it, `group` is its heading in the list."""

    title: str
    group: str | None
    page: str | None
    datasets: list[DeskDataset] = []
    terms: list[DeskTerm] = []
    metrics: list[DeskMetrics] = []
    value_schema: dict[str, Any] | None = None
