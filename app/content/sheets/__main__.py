"""`python -m app.content.sheets`: reads one sheet in a process that ends with it, under kernel limits.

The job is read from standard input. The answer is a line with its `Verdict`, and then the reading as JSON, or the
reason why there is none. A process that a limit ends answers nothing.
"""

import codecs
import json
import pickle
import sys
from dataclasses import asdict
from datetime import datetime

from app.content.limited_process import limit_this_process
from app.content.sheets.files import workbook  # noqa: F401 - what is read must be imported before no file may be opened
from app.content.sheets.read_sheets import read_file, read_pasted
from app.content.sheets.sheet_reading import (
    MEMORY_LIMIT_BYTES,
    PROCESSOR_LIMIT_S,
    TOO_LARGE,
    SheetJob,
    SheetRefusedError,
    Verdict,
)

MOST_ANSWERED_BYTES = 8 * 1024 * 1024
_CODECS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp437")
"""The encodings of text files and of names in a zip: Python opens a file for each at its first use."""


def main() -> None:
    """Do the job."""
    # The job comes from the web process. The upload is a value in it, and stays bytes.
    job: SheetJob = pickle.load(sys.stdin.buffer)  # noqa: S301
    _limit_this_process()
    verdict, answer = _answer(job)
    sys.stdout.buffer.write(verdict.encode() + b"\n" + answer)


def _limit_this_process() -> None:
    for name in _CODECS:
        codecs.lookup(name)
    # Python opens a file when the first day is read, too.
    datetime.strptime("2026", "%Y")
    limit_this_process(memory_bytes=MEMORY_LIMIT_BYTES, processor_s=PROCESSOR_LIMIT_S)


def _answer(job: SheetJob) -> tuple[Verdict, bytes]:
    try:
        if job.media == "pasted":
            reading = read_pasted(job.data.decode(), job.layout)
        else:
            reading = read_file(job.data, job.media, job.layout)
        answer = json.dumps(asdict(reading)).encode()
    except SheetRefusedError as error:
        return "refused", str(error).encode()
    except MemoryError:
        return "refused", TOO_LARGE.encode()
    return ("read", answer) if len(answer) <= MOST_ANSWERED_BYTES else ("refused", TOO_LARGE.encode())


if __name__ == "__main__":
    main()
