"""Keeps the folder of share images filled. A file is named by the digest of what it shows and never changes."""

import json
import logging
import os
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from app.configuration.files import exclusive_lock, keep_files
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.current_content import CurrentContent
from supervised.renderer.process import HEAP_LIMITS, NODE_BINARY, PASSED_ON

POLL_EVERY_S = 1.0
LOOK_EVERY_S = 60.0
# A share image takes a thirtieth of a second; a process that takes this much longer hangs.
PATIENCE_S = 20.0
_PATIENCE_AN_IMAGE_S = 0.5

_log = logging.getLogger(__name__)


class ShareImageDrawer:
    """A daemon thread of each web process, so that no page waits; a file lock lets one process draw at a time."""

    def __init__(self, *, current: CurrentContent, folder: Path, bundle: Path, lock_file: Path) -> None:
        self._current = current
        self._folder = folder
        self._bundle = bundle
        self._lock_file = lock_file
        self._seen_version = ""
        self._look_again_at_s = 0.0

    def start(self) -> None:
        """Start the thread. Call it in the web process, after the fork."""
        threading.Thread(target=self._run, name="share-image-drawer", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(POLL_EVERY_S)
            self.poll()

    def poll(self) -> None:
        """Draw the missing images of the current content and keep all of them. What fails is logged and tried again."""
        snapshot = self._current.snapshot()
        now_s = time.monotonic()
        if snapshot is None or (snapshot.version == self._seen_version and now_s < self._look_again_at_s):
            return
        try:
            with exclusive_lock(self._lock_file) as mine:
                if not mine:
                    return
                self._folder.mkdir(parents=True, exist_ok=True)
                missing = [digest for digest in snapshot.share_images if not (self._folder / f"{digest}.png").is_file()]
                if missing:
                    self._draw(snapshot, missing)
                keep_files(self._folder, [f"{digest}.png" for digest in snapshot.share_images])
        except Exception:
            _log.exception("share images cannot be drawn")
        self._seen_version, self._look_again_at_s = snapshot.version, time.monotonic() + LOOK_EVERY_S

    def _draw(self, snapshot: ContentSnapshot, missing: Sequence[str]) -> None:
        failed = draw_share_images(snapshot, missing, self._folder, self._bundle)
        for digest, reason in failed.items():
            _log.error("share image not drawn", extra={"page": snapshot.share_images[digest], "reason": reason})
        _log.info("share images drawn", extra={"count": len(missing) - len(failed)})


def draw_share_images(
    snapshot: ContentSnapshot, digests: Sequence[str], folder: Path, bundle: Path, *, patience_s: float = PATIENCE_S
) -> dict[str, str]:
    """Draw share images in one process; return by digest why one failed. Raises OSError, SnapshotGone."""
    lines = [
        b'{"digest":"%b","request":%b}\n'
        % (digest.encode(), snapshot.render_request_json(snapshot.share_images[digest]))
        for digest in digests
    ]
    # The process's whole environment. It holds no setting of the site, so no secret.
    inherited = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    try:
        done = subprocess.run(  # noqa: S603 (our own program)
            [NODE_BINARY, bundle, folder],
            input=b"".join(lines),
            stdout=subprocess.PIPE,
            env=inherited | {"NODE_ENV": "production", "NODE_OPTIONS": HEAP_LIMITS},
            timeout=patience_s + len(digests) * _PATIENCE_AN_IMAGE_S,
            check=False,
        )
        written, end = done.stdout, f"ended with status {done.returncode}"
    except subprocess.TimeoutExpired as hung:
        written, end = hung.stdout or b"", f"was killed after {hung.timeout:g} s"
    answers = [json.loads(line) for line in written.splitlines(keepends=True) if line.endswith(b"\n")]
    failed = dict.fromkeys(digests, f"the process that draws share images {end}")
    for answer in answers:
        if "fault" in answer:
            failed[answer["digest"]] = answer["fault"]
        else:
            failed.pop(answer["digest"], None)
    return failed
