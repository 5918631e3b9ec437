"""One version of the content as served: the facts about all pages, and each document when it is requested."""

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.content.editions.published import DeskSubject, Kind
from app.content.known_paths import COMPARISON_PATH, EXPLORER_PATH, SEARCH_PATH, count_pages
from app.content.search.find import FoundPassage, find_passages
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.dynamic_documents import (
    encode_document,
    faulty_form,
    narrowed_list,
    search_results,
    side_by_side,
)
from app.content.snapshots.facts import SnapshotFacts
from app.content.snapshots.snapshot_file import (
    Download,
    DownloadAddress,
    PageKey,
    SnapshotGone,
    checked_facts,
    read_download,
    reading,
    shelved_download,
)
from app.database.sqlite.driver import sqlite3
from app.forms.declaration import Form

_log = logging.getLogger(__name__)


class ContentSnapshot(SnapshotFacts):
    """The content at one moment: its facts and its file. Pages are known by path, status screens by status.

    Methods that read more than the fields raise SnapshotGone if the file was removed or is damaged.
    """

    file: Path

    @classmethod
    def open(cls, file: Path) -> "ContentSnapshot":
        """Read the head. Raises sqlite3.Error if the file is gone or not whole, ValidationError if it is another's."""
        return cls.model_construct(file=file, **dict(SnapshotFacts.model_validate_json(checked_facts(file))))

    def render_request_json(self, key: PageKey) -> bytes:
        """Return the encoded RenderRequest of a path or a status screen. Raises KeyError for a key without one.

        The `url` of a screen is its status behind a slash ("/404"): never a path of the ledger, so no menu entry is
        marked as current.
        """
        return self._read_one("SELECT json FROM documents WHERE key = ?", str(key))

    @property
    def list_pages(self) -> int:
        """The number of pages of the whole list of strategies."""
        return count_pages(len(self.comparable))

    def filtered_request_json(self, params: Mapping[str, str], page: int = 1, ticked: Sequence[str] = ()) -> bytes:
        """Return the encoded RenderRequest of a page of the strategies that the filters leave.

        A name or value that no filter has is ignored, and a page that is not there. `ticked` strategies are chosen for
        a comparison. Raises KeyError when the list has no page at all.
        """
        with self._reading() as connection:
            listed = connection.execute("SELECT filter_values, row FROM listed ORDER BY place").fetchall()
        return narrowed_list(self._dynamic_document(EXPLORER_PATH), listed, params, page, ticked)

    def comparison_request_json(self, slugs: Sequence[str]) -> bytes:
        """Return the RenderRequest of strategies side by side. Raises KeyError for an unknown slug, or without page."""
        statement = "SELECT json FROM compared WHERE slug = ?"
        columns = {slug: json.loads(self._read_one(statement, slug)) for slug in slugs}
        return side_by_side(self._dynamic_document(COMPARISON_PATH), columns)

    def search_request_json(self, search_text: str) -> bytes:
        """Return the encoded RenderRequest of what a clean search text finds. Raises KeyError without a search page."""
        with self._reading() as connection:
            finding = find_passages(connection, search_text)
        return search_results(self._dynamic_document(SEARCH_PATH), search_text, finding)

    def suggested(self, search_text: str, most: int) -> list[FoundPassage]:
        """Return the passages to suggest, `most` at most, each address once: the best first, but sections last."""
        with self._reading() as connection:
            found = find_passages(connection, search_text).passages
        by_href: dict[str, FoundPassage] = {}
        for passage in sorted(found, key=lambda passage: passage.kind == "section"):
            by_href.setdefault(passage.href, passage)
        return list(by_href.values())[:most]

    def answered_request_json(self, path: str, given: Mapping[str, str]) -> bytes:
        """Return the encoded RenderRequest of a page that answers its parameters. Raises KeyError if there is none."""
        document = json.loads(self._dynamic_document(path))
        ANSWERS[path].complete(document, given, lambda other: json.loads(self.render_request_json(other)))
        return encode_document(document)

    def form_request_json(self, form: Form, values: Mapping[str, str], errors: Mapping[str, str]) -> bytes:
        """Return the encoded RenderRequest of a form's page with values and errors. Raises KeyError without a page."""
        return faulty_form(self._dynamic_document(form.page), values, errors)

    def download(self, path: str) -> Download:
        """Return the download at a lasting address, or of any kept version by its digest. Raises KeyError."""
        asked = DownloadAddress.of(path)
        try:
            found = read_download(self.file, asked)
        except sqlite3.DatabaseError as error:
            raise self._gone(error) from None
        if found is None and asked.digest is not None:
            found = shelved_download(self.file.parent, asked)
        if found is None:
            raise KeyError(path)
        return found

    def text(self, path: str) -> bytes:
        """Return the text for programs at an address: `/llms.txt`. Raises KeyError if there is none."""
        return self._read_one("SELECT body FROM texts WHERE path = ?", path)

    def desk_subjects(self, kind: Kind) -> list[DeskSubject]:
        """Return all subjects of a kind, in the order of lists."""
        with self._reading() as connection:
            found = connection.execute("SELECT json FROM desk WHERE kind = ? ORDER BY rowid", [kind]).fetchall()
        return [DeskSubject.model_validate_json(row[0]) for row in found]

    def desk_subject(self, kind: Kind, subject: str) -> DeskSubject:
        """Return the data of the panel's desk on a subject. Raises KeyError if there is none."""
        found = self._read_one("SELECT json FROM desk WHERE kind = ? AND subject = ?", kind, subject)
        return DeskSubject.model_validate_json(found)

    def title_of(self, kind: Kind, subject: str) -> str:
        """Return what staff call a subject. If that cannot be read, return the subject's name in files."""
        try:
            return self.desk_subject(kind, subject).title
        except (KeyError, SnapshotGone, OSError):
            return subject

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            with reading(self.file) as connection:
                yield connection
        except sqlite3.DatabaseError as error:
            raise self._gone(error) from None

    def _gone(self, error: sqlite3.DatabaseError) -> SnapshotGone:
        # sqlite3 raises exactly this class only for a damaged file. Once it is removed, the content is composed again.
        if type(error) is sqlite3.DatabaseError:
            _log.error("damaged snapshot removed", extra={"file": str(self.file), "reason": str(error)})
            self.file.unlink(missing_ok=True)
        return SnapshotGone(f"{self.file}: {error}")

    def _dynamic_document(self, path: str) -> bytes:
        return self._read_one("SELECT json FROM dynamic_documents WHERE path = ?", path)

    def _read_one(self, statement: str, *key: str) -> bytes:
        with self._reading() as connection:
            found: tuple[bytes] | None = connection.execute(statement, key).fetchone()
        if found is None:
            raise KeyError(*key)
        return found[0]
