"""Draws drafts as if they were published: one at a time, with the latest kept in memory."""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from cachetools import LRUCache

from app.content.snapshots.job import CandidateOutcome, Change
from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.previews.changed_texts import TextChanges
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.services import PublishingServices
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable
from app.pages.views.finder import PageFinder
from app.pages.views.live_cache import Busy

MOST_KEPT = 8
"""Pages of some 100 kB, each twice."""
LONGEST_WAIT_S = 8.0

_Key = tuple[str, int, str, date]


@dataclass(frozen=True)
class Draft:
    """A draft, judged and drawn.

    `document` is None if there are faults or no page; `published` is None if no page is published. `stylesheets` are
    the addresses of its sheets; the overview uses their fonts and colours. `changes` are of figures or words, or of
    texts on the page if no others are known; removed texts come last.
    """

    faults: int
    changes: Sequence[Change]
    document: bytes | None = None
    published: bytes | None = None
    downloads: Mapping[str, str] = field(default_factory=dict)
    stylesheets: Sequence[str] = ()


class Drafts:
    """Draws drafts and caches the latest few. Shared by threads.

    `renderer` is a client of these pages' own: its breaker opens for them alone.
    """

    def __init__(self, publishing: PublishingServices, finder: PageFinder, renderer: RendererClient) -> None:
        self._publishing = publishing
        self._finder = finder
        self._renderer = renderer
        self._lock = threading.Lock()
        self._kept: LRUCache[_Key, Draft] = LRUCache(MOST_KEPT)
        self._turn = threading.Lock()

    def get(self, edition: EditionRecord, snapshot: ContentSnapshot, *, request_id: str) -> Draft:
        """Return an open edition, drawn over the published content.

        Raises Busy, ComposerFailed, RendererUnavailable, RenderFailed, SnapshotGone.
        """
        key = (edition.id, edition.revision, snapshot.version, self._publishing.today())
        kept = self._find(key)
        if kept is not None:
            return kept
        if not self._turn.acquire(timeout=LONGEST_WAIT_S):
            raise Busy("no turn to judge came in time")
        try:
            drawn = self._find(key) or self._draw(edition, snapshot, request_id)
        finally:
            self._turn.release()
        with self._lock:
            self._kept[key] = drawn
        return drawn

    def _find(self, key: _Key) -> Draft | None:
        with self._lock:
            return self._kept.get(key)

    def _draw(self, edition: EditionRecord, snapshot: ContentSnapshot, request_id: str) -> Draft:
        # The parser takes 7 MB, and most processes never show a draft.
        from app.desk.previews.draft_document import furnish_draft, furnish_published, stylesheets  # noqa: PLC0415

        outcome = judge_edition(self._publishing, edition, draws=True)
        path = outcome.page_path
        if outcome.request_json is None or path is None:
            return Draft(len(outcome.faults), outcome.changes)
        drawn = self._renderer.render(outcome.request_json.encode(), request_id=request_id)
        published = self._published(snapshot, path, request_id)
        document, texts = furnish_draft(published, drawn, path)
        return Draft(
            faults=0,
            changes=_changes(outcome, texts),
            document=document,
            published=None if published is None else furnish_published(published),
            downloads=outcome.downloads,
            stylesheets=stylesheets(drawn),
        )

    def _published(self, snapshot: ContentSnapshot, path: str, request_id: str) -> bytes | None:
        """Return the published page; None if there is none."""
        if path not in snapshot.paths:
            return None
        found = self._finder.find(snapshot, path, request_id=request_id)
        if found is None:
            raise RendererUnavailable("the published page cannot be drawn")
        return found.page.html


def _changes(outcome: CandidateOutcome, texts: TextChanges) -> Sequence[Change]:
    on_page = [Change(label="Text", before=text.before, after=text.after) for text in texts.changed]
    changes = outcome.changes or on_page
    named = {change.before for change in changes}
    gone = [Change(label="Gone from the page", before=text, after=None) for text in texts.gone if text not in named]
    return [*changes, *gone]
