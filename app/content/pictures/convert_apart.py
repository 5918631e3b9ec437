"""Converting a picture in a process of its own, one at a time in each process that asks."""

import json
import subprocess
import sys
import threading
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from app.configuration.root import ROOT
from app.content.pictures.task import CLEAN, TOO_HEAVY, WALL_LIMIT_S, PictureRefusedError

COMMAND = (sys.executable, "-m", "app.content.pictures")
PATIENCE_S = 20.0
_turn = threading.Lock()


class NoPlaceError(Exception):
    """Other pictures are being converted, and none of them was finished within the time limit."""


@dataclass(frozen=True)
class ConvertedPicture:
    """The picture's width and height in pixels, and its converted files by the end of their names."""

    width: int
    height: int
    parts: dict[str, bytes]


def variants_apart(data: bytes) -> ConvertedPicture:
    """Return a picture in every width and format.

    Raises PictureRefusedError for a file that is no picture we take, NoPlaceError after PATIENCE_S without a turn.
    """
    return _convert(data)


def cleaned_apart(data: bytes) -> bytes:
    """Return a picture in the form in which it may be kept. Raises like `variants_apart`."""
    return _convert(data, CLEAN).parts[""]


def _convert(data: bytes, *asked: str) -> ConvertedPicture:
    if not _turn.acquire(timeout=PATIENCE_S):
        raise NoPlaceError
    try:
        # A fresh interpreter: a fork would inherit the locks of this process's threads, and its secrets.
        finished = subprocess.run(  # noqa: S603 - our own module
            (*COMMAND, *asked),
            cwd=ROOT,
            env={},
            input=data,
            capture_output=True,
            timeout=WALL_LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PictureRefusedError(TOO_HEAVY) from None
    finally:
        _turn.release()
    told, _, body = finished.stdout.partition(b"\n")
    # A process that a limit ended has said nothing.
    head: dict[str, Any] = json.loads(told) if told else {"refused": TOO_HEAVY}
    if "refused" in head:
        raise PictureRefusedError(head["refused"])
    ends = accumulate((size for _, size in head["parts"]), initial=0)
    parts = {end: body[start:stop] for (end, _), (start, stop) in zip(head["parts"], pairwise(ends), strict=True)}
    return ConvertedPicture(head["width"], head["height"], parts)
