"""One child process of a supervisor."""

import ctypes
import os
import select
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

STABLE_AFTER_S = 2.0
RESTART_PAUSE_S = 0.5
_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None, use_errno=True)


class ChildProcess:
    """A process in its own session. It ends with its parent: the kernel signals it, and its stdin closes.

    Must be made in the main thread: the kernel ends the child with the thread that started it. `inherited_fds` are
    descriptors the child keeps. It is watched and signalled through its pidfd: Popen's own ways hold a lock, which an
    exception of a signal handler can leave locked for good.
    """

    def __init__(
        self, command: Sequence[str | Path], *, environment: Mapping[str, str], inherited_fds: Sequence[int] = ()
    ) -> None:
        self.started_at = time.monotonic()
        self._popen = subprocess.Popen(  # noqa: S603 (a program of our own)
            list(command),
            env=dict(environment),
            stdin=subprocess.PIPE,
            start_new_session=True,
            pass_fds=inherited_fds,
            preexec_fn=_end_with_parent(os.getpid()),  # noqa: PLW1509 (a supervisor has one thread)
        )
        self._pidfd = os.pidfd_open(self.pid)

    @property
    def pid(self) -> int:
        """The pid of the child."""
        return self._popen.pid

    @property
    def age_s(self) -> float:
        """Seconds since the spawn."""
        return time.monotonic() - self.started_at

    @property
    def restart_pause_s(self) -> float:
        """Seconds to wait before the next one: none after a stable run, so that one that cannot run costs little."""
        return 0.0 if self.age_s >= STABLE_AFTER_S else RESTART_PAUSE_S

    def wait(self, timeout_s: float | None) -> int | None:
        """Return the exit status (negative: ended by that signal), or None if it still runs after `timeout_s`."""
        if self._popen.returncode is None and select.select([self._pidfd], [], [], timeout_s)[0]:
            self._popen.wait()
            os.close(self._pidfd)
        return self._popen.returncode

    def kill(self) -> None:
        """End the whole process group now. A stopped process can only be ended this way."""
        if self.wait(0) is None:
            os.killpg(self.pid, signal.SIGKILL)
        self.wait(None)

    def terminate(self) -> None:
        """Ask the process to finish its work and end."""
        if self._popen.returncode is None:
            signal.pidfd_send_signal(self._pidfd, signal.SIGTERM)

    def drain(self, timeout_s: float) -> int:
        """Ask the process to finish and end; kill it after `timeout_s`. Return the exit status."""
        self.terminate()
        if self.wait(timeout_s) is None:
            self.kill()
        if self._popen.stdin is not None:
            self._popen.stdin.close()
        return self._popen.returncode


def _end_with_parent(parent_pid: int) -> Callable[[], None]:
    """Return a function to run between fork and exec; it asks for SIGKILL when `parent_pid` ends."""

    def ask_kernel() -> None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent_pid:
            os._exit(1)

    return ask_kernel
