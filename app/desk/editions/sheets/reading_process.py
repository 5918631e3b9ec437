"""Reading a sheet in a process of its own."""

import pickle

from app.content.limited_process import LimitedProcess
from app.content.sheets.reading import TOO_LARGE, WALL_LIMIT_S, SheetJob, SheetRefusedError

PROCESS = LimitedProcess("app.content.sheets", wall_limit_s=WALL_LIMIT_S, patience_s=10.0)


def read_apart(job: SheetJob) -> bytes:
    """Return a FileReading as JSON.

    Raises SheetRefusedError for an unreadable file, NoPlaceError without a turn in time.
    """
    verdict, reply = PROCESS.answer(pickle.dumps(job))
    if verdict == b"read":
        return reply
    # A process that a limit ended left no answer.
    raise SheetRefusedError(reply.decode() or TOO_LARGE)
