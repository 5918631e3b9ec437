"""`python -m supervised.worker_supervisor --pid-file FILE COMMAND…`: keeps one worker running.

COMMAND gets `--beat-fd N` and `--worker-id ID`. It writes a byte to the descriptor whenever it makes progress; a
process without progress for too long is killed. All successive children of one supervisor get the same id.
"""

import argparse
import logging
import os
import select
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from supervised.child_process import ChildProcess
from supervised.json_lines import log_json_lines
from supervised.pid_file import write_pid_file
from supervised.stop_signal import exit_when_told

HUNG_AFTER_S = 180.0
# Less than the ten seconds a service manager commonly waits.
DRAIN_S = 8.0

log = logging.getLogger("supervised.worker")


def keep_running(command: Sequence[str], pid_file: Path, *, hung_after_s: float, drain_s: float) -> int:
    """Start, watch and replace the process of `command` until SIGTERM or SIGINT.

    Return EX_CONFIG if the command exits with it, which reports a faulty configuration. Must be called in the main
    thread: the kernel ends the child with the thread that started it.
    """
    exit_when_told()
    worker_id = os.urandom(8).hex()
    try:
        while True:
            beats, beat_fd = os.pipe()
            arguments = ["--beat-fd", str(beat_fd), "--worker-id", worker_id]
            child = ChildProcess([*command, *arguments], environment=os.environ, inherited_fds=[beat_fd])
            os.close(beat_fd)
            try:
                write_pid_file(pid_file, child.pid)
                log.info("worker started", extra={"pid": child.pid})
                is_hung = not _ends_by_itself(beats, hung_after_s)
                if is_hung:
                    log.error("worker killed", extra={"pid": child.pid, "reason": "it makes no progress"})
                    child.kill()
            finally:
                os.close(beats)
                status = child.drain(drain_s)
            if not is_hung:
                log.log(
                    logging.ERROR if status else logging.INFO,
                    "worker ended by itself",
                    extra={"pid": child.pid, "exit_status": status},
                )
            if status == os.EX_CONFIG:
                return status
            time.sleep(child.restart_pause_s)
    finally:
        pid_file.unlink(missing_ok=True)


def _ends_by_itself(beats: int, hung_after_s: float) -> bool:
    """Wait; return True when the child has ended, False when it makes no progress."""
    while select.select([beats], [], [], hung_after_s)[0]:
        if os.read(beats, 4096) == b"":
            return True
    return False


def main() -> int:
    """Keep the command of the command line running; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m supervised.worker_supervisor")
    parser.add_argument("--pid-file", type=Path, required=True)
    parser.add_argument("--log-level", default="info")
    parser.add_argument("--hung-after-s", type=float, default=HUNG_AFTER_S)
    parser.add_argument("--drain-s", type=float, default=DRAIN_S)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    log_json_lines(options.log_level)
    return keep_running(options.command, options.pid_file, hung_after_s=options.hung_after_s, drain_s=options.drain_s)


if __name__ == "__main__":
    sys.exit(main())
