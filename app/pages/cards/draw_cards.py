"""Draws the missing cards of a version. A failure here never stops pages from being published."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import CardFolder
from app.pages.cards.drawing_process import CardNotDrawn, DrawingEnded, DrawingProcess
from app.web.metrics.counted import CARDS

UNBUILT = "unbuilt"
FONTS = "fonts"
_ID_DIGITS = 10
_MOST_PROCESSES = 3


@dataclass
class DrawnCards:
    """What was drawn, by digest and size in bytes, and why the rest was not."""

    sizes_bytes: dict[str, int] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)


def drawing_id(bundle: Path) -> str:
    """Return an id of the drawing program and its fonts.

    Before the first build it is UNBUILT, because most commands work without a build.
    """
    try:
        digest = sha256(bundle.read_bytes())
        for font in sorted((bundle.parent / FONTS).iterdir()):
            digest.update(font.read_bytes())
    except OSError:
        return UNBUILT
    return digest.hexdigest()[:_ID_DIGITS]


def draw_cards(
    snapshot: ContentSnapshot,
    digests: Sequence[str],
    folder: CardFolder,
    bundle: Path,
    on_drawn: Callable[[str], object] = lambda _path: None,
) -> DrawnCards:
    """Draw these cards of the snapshot.

    `on_drawn` gets the path of each page whose card was drawn. If the process ends while it draws a card, this card is
    left out and another process draws the rest; at most three processes are started. Raises OSError if the folder
    cannot be written or no process can be started, SnapshotGone if the snapshot's file was removed.
    """
    drawn = DrawnCards()
    folder.prepare()
    for _ in range(_MOST_PROCESSES):
        left = [digest for digest in digests if digest not in drawn.sizes_bytes and digest not in drawn.failed]
        if left:
            with DrawingProcess(bundle, folder.path) as process:
                _draw_with(process, snapshot, left, drawn, on_drawn)
    for digest in digests:
        if digest not in drawn.sizes_bytes:
            drawn.failed.setdefault(digest, "not tried: the process ended too often")
            CARDS.labels("failed").inc()
        else:
            CARDS.labels("drawn").inc()
    return drawn


def _draw_with(
    process: DrawingProcess,
    snapshot: ContentSnapshot,
    digests: Sequence[str],
    drawn: DrawnCards,
    on_drawn: Callable[[str], object],
) -> None:
    for digest in digests:
        request = snapshot.render_request_json(snapshot.cards[digest])
        try:
            drawn.sizes_bytes[digest] = process.draw(digest, request)
        except CardNotDrawn as error:
            drawn.failed[digest] = str(error)
        except DrawingEnded as error:
            drawn.failed[digest] = str(error)
            return
        else:
            on_drawn(snapshot.cards[digest])
