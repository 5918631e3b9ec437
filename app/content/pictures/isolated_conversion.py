"""Converting a picture in a process of its own, one at a time in each calling process, and its limits."""

import json
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from app.content.limited_process import LimitedProcess

CLEAN = "clean"
"""The argument that asks for a picture to keep, instead of the files for browsers."""
MEMORY_LIMIT_BYTES = 1024 * 1024 * 1024
PROCESSOR_LIMIT_S = 40
WALL_LIMIT_S = 90.0
TOO_HEAVY = (
    f"needs more than {MEMORY_LIMIT_BYTES // 1024 // 1024} MB of memory or {PROCESSOR_LIMIT_S} seconds to be read: "
    "save it smaller"
)


class PictureRefusedError(Exception):
    """The picture is not taken. The message says why and what to do, and can follow the picture's name."""


PROCESS = LimitedProcess("app.content.pictures", wall_limit_s=WALL_LIMIT_S, patience_s=20.0)


@dataclass(frozen=True)
class ConvertedPicture:
    """The picture's width and height in pixels, and its converted files by the end of their names."""

    width: int
    height: int
    parts: dict[str, bytes]


def clean_isolated(data: bytes) -> bytes:
    """Return a picture in the form in which it may be kept. Raises like `convert_isolated`."""
    return convert_isolated(data, CLEAN).parts[""]


def convert_isolated(data: bytes, *arguments: str) -> ConvertedPicture:
    """Return a picture in all widths and formats, with `CLEAN` in one. Raises PictureRefusedError, ProcessBusyError."""
    text, body = PROCESS.answer(data, *arguments)
    # A process that a limit ended has written nothing.
    head: dict[str, Any] = json.loads(text) if text else {"refused": TOO_HEAVY}
    if "refused" in head:
        raise PictureRefusedError(head["refused"])
    ends = accumulate((size for _, size in head["parts"]), initial=0)
    parts = {end: body[start:stop] for (end, _), (start, stop) in zip(head["parts"], pairwise(ends), strict=True)}
    return ConvertedPicture(head["width"], head["height"], parts)
