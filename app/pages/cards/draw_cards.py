"""Draws the missing cards of a version. A failure here never keeps pages from visitors."""

import json
import os
import subprocess
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import CardFolder
from supervised.renderer.process import HEAP_LIMIT, NODE_BINARY, PASSED_ON

UNBUILT = "unbuilt"
FONTS = "fonts"
_ID_DIGITS = 10
# A card takes a thirtieth of a second; a process that takes this much longer hangs.
PATIENCE_S = 20.0
_PATIENCE_A_CARD_S = 0.5


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
    *,
    patience_s: float = PATIENCE_S,
) -> dict[str, str]:
    """Draw these cards of the snapshot; return by digest why one could not be drawn.

    A card at which the process ends or hangs is left out, and another process draws the rest. Raises OSError if the
    folder cannot be written or no process can be started, SnapshotGone if the snapshot's file was removed.
    """
    folder.prepare()
    failed: dict[str, str] = {}
    left = list(digests)
    while left:
        requests = [(digest, snapshot.render_request_json(snapshot.cards[digest])) for digest in left]
        answers = _ask(bundle, folder.path, requests, patience_s + len(left) * _PATIENCE_A_CARD_S)
        failed |= {str(answer["digest"]): str(answer["fault"]) for answer in answers if "fault" in answer}
        ended_at, left = left[len(answers) : len(answers) + 1], left[len(answers) + 1 :]
        failed |= dict.fromkeys(ended_at, "the process that draws cards ended")
    return failed


def _ask(
    bundle: Path, folder: Path, requests: Sequence[tuple[str, bytes]], patience_s: float
) -> list[dict[str, int | str]]:
    """Return the answers of one process, in order; fewer than requests if it ended or hung."""
    lines = (b'{"digest":"' + digest.encode() + b'","request":' + body + b"}\n" for digest, body in requests)
    try:
        written = subprocess.run(  # noqa: S603 (our own program)
            [NODE_BINARY, bundle, folder],
            input=b"".join(lines),
            stdout=subprocess.PIPE,
            env=_environment(),
            timeout=patience_s,
            check=False,
        ).stdout
    except subprocess.TimeoutExpired as hung:
        written = hung.stdout or b""
    return [json.loads(line) for line in written.splitlines(keepends=True) if line.endswith(b"\n")]


def _environment() -> dict[str, str]:
    """Return the process's whole environment. It holds no setting of the site, so no secret."""
    inherited = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return inherited | {"NODE_ENV": "production", "NODE_OPTIONS": HEAP_LIMIT}
