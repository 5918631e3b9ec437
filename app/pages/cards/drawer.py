"""Keeps the folder of cards filled: after the start and after each content change."""

import logging
import threading
import time
from pathlib import Path

from app.configuration.files import exclusive_lock
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotGone
from app.pages.cards.card_folder import CardFolder
from app.pages.cards.draw_cards import draw_cards
from app.pages.page_store.current_content import CurrentContent

POLL_EVERY_S = 1.0
FAILED_PAUSE_S = 60.0
COMPLETE_PAUSE_S = 60.0
KEEP_EVERY_S = 3600.0

_log = logging.getLogger(__name__)


class CardDrawer:
    """A daemon thread of each web process, beside the one that stores pages: no page waits for a card.

    A file lock lets only one process of the machine draw at a time.
    """

    def __init__(self, *, current: CurrentContent, folder: CardFolder, bundle: Path, lock_file: Path) -> None:
        self._current = current
        self._folder = folder
        self._bundle = bundle
        self._lock_file = lock_file
        self._stop = threading.Event()
        self._seen_version = ""
        self._look_again_at_s = 0.0
        self._keep_at_s = 0.0

    def start(self) -> None:
        """Start the thread. Call it in the web process, after the fork."""
        threading.Thread(target=self._run, name="card-drawer", daemon=True).start()

    def stop(self) -> None:
        """Ask the thread to end after its current work."""
        self._stop.set()

    def _run(self) -> None:
        while not self._stop.wait(POLL_EVERY_S):
            self.poll()

    def poll(self) -> None:
        """Draw the missing cards of the current content. Each failure is logged and tried again later."""
        snapshot = self._current.snapshot()
        now_s = time.monotonic()
        if snapshot is None or (snapshot.version == self._seen_version and now_s < self._look_again_at_s):
            return
        try:
            pause_s = self._fill(snapshot)
        except (OSError, SnapshotGone) as error:
            _log.error("cards cannot be drawn", extra={"reason": str(error)})
            pause_s = FAILED_PAUSE_S
        except Exception:
            _log.exception("cards could not be drawn")
            pause_s = FAILED_PAUSE_S
        self._seen_version, self._look_again_at_s = snapshot.version, time.monotonic() + pause_s

    def _fill(self, snapshot: ContentSnapshot) -> float:
        """Return how long to wait before the next look at this version."""
        if self._folder.missing(snapshot.cards):
            with exclusive_lock(self._lock_file) as mine:
                if not mine:
                    return 0.0
                if not self._draw(snapshot):
                    return FAILED_PAUSE_S
        if time.monotonic() >= self._keep_at_s:
            self._folder.keep(snapshot.cards)
            self._keep_at_s = time.monotonic() + KEEP_EVERY_S
        return COMPLETE_PAUSE_S

    def _draw(self, snapshot: ContentSnapshot) -> bool:
        """Draw the missing cards; tell whether none is missing now."""
        started_s = time.perf_counter()
        missing = self._folder.missing(snapshot.cards)
        failed = draw_cards(snapshot, missing, self._folder, self._bundle)
        for digest, reason in failed.items():
            _log.error("card not drawn", extra={"page": snapshot.cards[digest], "reason": reason})
        seconds = round(time.perf_counter() - started_s, 2)
        _log.info("cards drawn", extra={"count": len(missing) - len(failed), "seconds": seconds})
        return not failed
