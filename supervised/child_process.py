"""One child process of a supervisor."""

import ctypes
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

STABLE_AFTER_S = 2.0
RESTART_PAUSE_S = 0.5
_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None, use_errno=True)


class ChildProcess:
    """A process in its own session. It ends with its parent: the kernel signals it, and its stdin closes.

    Must be made in the main thread: the kernel ends the child with the thread that started it. `inherited_fds` are
    descriptors the child keeps.
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

    def wait(self, timeout_s: float) -> int | None:
        """Return the exit status (negative: ended by that signal), or None if it still runs after `timeout_s`."""
        try:
            return self._popen.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """End the whole process group now. A stopped process can only be ended this way."""
        if self._popen.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        self._close()

    def terminate(self) -> None:
        """Ask the process to finish its work and end."""
        self._popen.terminate()

    def drain(self, timeout_s: float) -> int:
        """Ask the process to finish its work and end; kill it after `timeout_s`.

        Returns the exit status. A process that has ended already is only cleaned up.
        """
        self.terminate()
        if self.wait(timeout_s) is None:
            self.kill()
        return self._close()

    def _close(self) -> int:
        if self._popen.stdin is not None:
            self._popen.stdin.close()
        return self._popen.wait()


def _end_with_parent(parent_pid: int) -> Callable[[], None]:
    """Return a function to run between fork and exec; it asks for SIGKILL when `parent_pid` ends."""

    def ask_kernel() -> None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent_pid:
            os._exit(1)

    return ask_kernel
