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
LOOK_EVERY_S = 60.0

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
        self._seen_version = ""
        self._look_again_at_s = 0.0

    def start(self) -> None:
        """Start the thread. Call it in the web process, after the fork."""
        threading.Thread(target=self._run, name="card-drawer", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(POLL_EVERY_S)
            self.poll()

    def poll(self) -> None:
        """Draw the missing cards of the current content and keep all of them. What fails is logged and tried again."""
        snapshot = self._current.snapshot()
        now_s = time.monotonic()
        if snapshot is None or (snapshot.version == self._seen_version and now_s < self._look_again_at_s):
            return
        try:
            with exclusive_lock(self._lock_file) as mine:
                if not mine:
                    return
                if self._folder.missing(snapshot.cards):
                    self._draw(snapshot)
                self._folder.keep(snapshot.cards)
        except (OSError, SnapshotGone) as error:
            _log.error("cards cannot be drawn", extra={"reason": str(error)})
        except Exception:
            _log.exception("cards could not be drawn")
        self._seen_version, self._look_again_at_s = snapshot.version, time.monotonic() + LOOK_EVERY_S

    def _draw(self, snapshot: ContentSnapshot) -> None:
        started_s = time.perf_counter()
        missing = self._folder.missing(snapshot.cards)
        failed = draw_cards(snapshot, missing, self._folder, self._bundle)
        for digest, reason in failed.items():
            _log.error("card not drawn", extra={"page": snapshot.cards[digest], "reason": reason})
        seconds = round(time.perf_counter() - started_s, 2)
        _log.info("cards drawn", extra={"count": len(missing) - len(failed), "seconds": seconds})
