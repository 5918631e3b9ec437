"""`python -m supervised.keeper --pid-file FILE COMMAND…`: keeps one process running.

COMMAND gets `--beat-fd N` and `--worker-id ID`. It writes a byte to the descriptor whenever it makes progress; a
process without progress for too long is killed. All successive children of one keeper get the same id.
"""

import argparse
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from supervised.backoff import Backoff
from supervised.child_process import ChildProcess
from supervised.json_lines import log_json_lines
from supervised.pid_file import remove_pid_file, write_pid_file
from supervised.stop_signal import StopSignal

HUNG_AFTER_S = 180.0
# Less than the ten seconds a service manager commonly waits.
DRAIN_S = 8.0

log = logging.getLogger("keeper")


class Keeper:
    """Starts, watches and replaces the process of `command`."""

    def __init__(self, command: Sequence[str], pid_file: Path, *, hung_after_s: float, drain_s: float) -> None:
        self._command = command
        self._pid_file = pid_file
        self._hung_after_s = hung_after_s
        self._drain_s = drain_s
        self._worker_id = os.urandom(8).hex()
        self._backoff = Backoff()

    def run(self) -> int:
        """Run until SIGTERM or SIGINT and return 0; return EX_CONFIG if the command exits with it, which reports a
        faulty configuration.

        Must be called in the main thread: the kernel ends the child with the thread that started it.
        """
        stop = StopSignal()
        try:
            while not stop.is_set():
                if self._run_once(stop) == os.EX_CONFIG:
                    return os.EX_CONFIG
        finally:
            remove_pid_file(self._pid_file)
        return 0

    def _run_once(self, stop: StopSignal) -> int:
        beats, beat_fd = os.pipe()
        arguments = ["--beat-fd", str(beat_fd), "--worker-id", self._worker_id]
        child = ChildProcess([*self._command, *arguments], environment=os.environ, inherited_fds=[beat_fd])
        os.close(beat_fd)
        try:
            write_pid_file(self._pid_file, child.pid)
            log.info("worker started", extra={"pid": child.pid})
            is_hung = self._watch(beats, stop)
            status = self._end(child, stop, is_hung=is_hung)
        except BaseException:
            child.kill()
            raise
        finally:
            os.close(beats)
        if not stop.is_set() and status != os.EX_CONFIG:
            stop.wait(self._backoff.next_delay_s(ran_for_s=child.age_s))
        return status

    def _watch(self, beats: int, stop: StopSignal) -> bool:
        """Wait. Return False if the child ended or the keeper should stop, True if the child makes no progress."""
        hung_at = time.monotonic() + self._hung_after_s
        while not stop.is_set():
            if stop.wait(hung_at - time.monotonic(), [beats]):
                if os.read(beats, 4096) == b"":
                    return False
                hung_at = time.monotonic() + self._hung_after_s
            elif time.monotonic() >= hung_at:
                return True
        return False

    def _end(self, child: ChildProcess, stop: StopSignal, *, is_hung: bool) -> int:
        if is_hung:
            child.kill()
            log.error("worker killed", extra={"pid": child.pid, "reason": "it makes no progress"})
            return 0
        status = child.drain(self._drain_s)
        if stop.is_set():
            log.info("worker drained", extra={"pid": child.pid, "exit_status": status})
        else:
            log.error("worker ended by itself", extra={"pid": child.pid, "exit_status": status})
        return status


def main() -> int:
    """Keep the command of the command line running; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m supervised.keeper")
    parser.add_argument("--pid-file", type=Path, required=True)
    parser.add_argument("--log-level", default="info")
    parser.add_argument("--hung-after-s", type=float, default=HUNG_AFTER_S)
    parser.add_argument("--drain-s", type=float, default=DRAIN_S)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    log_json_lines(options.log_level)
    return Keeper(options.command, options.pid_file, hung_after_s=options.hung_after_s, drain_s=options.drain_s).run()


if __name__ == "__main__":
    sys.exit(main())
