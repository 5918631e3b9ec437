"""Keeps one renderer running until a stop signal."""

import logging
import signal
import time
from types import FrameType

from supervised.backoff import Backoff
from supervised.pid_file import remove_pid_file, write_pid_file
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetup, RendererSetupError
from supervised.renderer.watch import RendererWatch, Unfitness

TICK_S = 0.1
# A second more than the renderer's own limit, so that it ends and logs this itself.
DRAIN_S = 5.0
FAILED_STARTS_ALLOWED = 5

log = logging.getLogger(__name__)


class Supervisor:
    """Starts, watches and replaces the renderer of `setup`.

    If a renderer never answers, its setup is faulty and the supervisor ends. If it has answered once, it is restarted
    without limit, because stored pages are served meanwhile.
    """

    def __init__(self, setup: RendererSetup) -> None:
        self._setup = setup
        self._backoff = Backoff()
        self._stopping = False
        self._has_answered = False
        self._failed_starts = 0

    def run(self) -> None:
        """Run until SIGTERM or SIGINT.

        Must be called in the main thread: the kernel ends Node with the thread that started it.
        The caller must have checked the setup. Raises RendererSetupError for a renderer that never answers.
        """
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        try:
            while not self._stopping:
                self._run_once()
        finally:
            remove_pid_file(self._setup.pid_file)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _run_once(self) -> None:
        child = RendererProcess(self._setup)
        write_pid_file(self._setup.pid_file, child.pid)
        log.info("renderer started", extra={"pid": child.pid, "address": self._setup.address.url})
        watch = RendererWatch(child, self._setup)
        try:
            unfitness = self._watch(child, watch)
            self._end(child, unfitness)
        except BaseException:
            child.kill()
            raise
        finally:
            watch.close()
        if self._stopping:
            return
        self._count_start(answered=watch.ready_after_s is not None)
        self._pause(self._backoff.next_delay_s(ran_for_s=child.age_s))

    def _watch(self, child: RendererProcess, watch: RendererWatch) -> Unfitness | None:
        """Return why the child must be replaced; None if it ended by itself or the supervisor should stop."""
        was_ready = False
        while not self._stopping and child.wait(TICK_S) is None:
            unfitness = watch.check()
            if unfitness is not None:
                return unfitness
            if watch.ready_after_s is not None and not was_ready:
                was_ready = self._has_answered = True
                log.info("renderer ready", extra={"pid": child.pid, "start_ms": round(watch.ready_after_s * 1000)})
        return None

    def _end(self, child: RendererProcess, unfitness: Unfitness | None) -> None:
        if unfitness is Unfitness.HUNG:
            child.kill()
            log.error("renderer killed", extra={"pid": child.pid, "reason": unfitness.value})
            return
        status = child.drain(DRAIN_S)
        if unfitness is None and not self._stopping:
            log.error("renderer ended by itself", extra={"pid": child.pid, "exit_status": status})
            return
        reason = unfitness.value if unfitness else "the supervisor was told to stop"
        log.info("renderer drained", extra={"pid": child.pid, "reason": reason, "exit_status": status})

    def _count_start(self, *, answered: bool) -> None:
        self._failed_starts = 0 if answered else self._failed_starts + 1
        if self._failed_starts < FAILED_STARTS_ALLOWED:
            return
        fault = f"The renderer ended {self._failed_starts} times before it answered; its own messages stand above."
        if not self._has_answered:
            raise RendererSetupError(f"{fault} Run `make build` if the bundle is not of this version.")
        log.error(fault)

    def _pause(self, delay_s: float) -> None:
        until = time.monotonic() + delay_s
        while not self._stopping and time.monotonic() < until:
            time.sleep(TICK_S)
