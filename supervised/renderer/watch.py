"""Decides whether the running renderer must be replaced."""

import time
from enum import Enum

from supervised.renderer.build_watch import BuildWatch
from supervised.renderer.health import is_healthy
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetup

HEALTH_INTERVAL_S = 0.5
MISSES_ALLOWED = 1
# On an overloaded machine, drawing a page may take a second, and the renderer answers nothing else meanwhile.
MISSES_ALLOWED_AT_WORK = 9
# A start takes less than a second; this allows for machines many times slower.
START_GRACE_S = 30.0


class Unfitness(Enum):
    """Why a renderer must be replaced."""

    HUNG = "it does not answer"
    MEMORY = "it holds too much memory"
    REBUILT = "a new build lies on the disk"


class RendererWatch:
    """Watches one renderer from its start. `ready_after_s` is None until it has answered once."""

    def __init__(self, child: RendererProcess, setup: RendererSetup) -> None:
        self.ready_after_s: float | None = None
        self._child = child
        self._address = setup.address
        self._memory_limit_mb = setup.memory_limit_mb
        self._build = BuildWatch([setup.bundle, setup.client_dist_dir / "manifest.json"])
        self._misses = 0
        self._idle_misses = 0
        self._processor_s = 0.0
        self._next_check_at = 0.0

    def check(self) -> Unfitness | None:
        """Check once; call it ten times a second. Returns None if the renderer is healthy."""
        if self.ready_after_s is not None and time.monotonic() < self._next_check_at:
            return None
        self._next_check_at = time.monotonic() + HEALTH_INTERVAL_S
        if self._is_hung(is_healthy(self._address)):
            return Unfitness.HUNG
        if self._child.resident_mb() > self._memory_limit_mb:
            return Unfitness.MEMORY
        if self._build.has_changed():
            return Unfitness.REBUILT
        return None

    def _is_hung(self, healthy: bool) -> bool:
        used_s, self._processor_s = self._processor_s, self._child.processor_s()
        if healthy:
            self._misses = self._idle_misses = 0
            if self.ready_after_s is None:
                self.ready_after_s = self._child.age_s
            return False
        if self.ready_after_s is None:
            return self._child.age_s > START_GRACE_S
        self._misses += 1
        if self._processor_s == used_s:
            self._idle_misses += 1
        return self._idle_misses > MISSES_ALLOWED or self._misses > MISSES_ALLOWED_AT_WORK
