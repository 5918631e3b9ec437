"""Decides whether the running renderer must be replaced."""

import time
from enum import Enum

from supervised.renderer.health import HealthQuestion
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetup

HEALTH_INTERVAL_S = 0.5
# A renderer that does nothing has no reason to be silent.
SILENCE_ALLOWED_S = 1.5
# On an overloaded machine a question waits behind pages, each of which may take a second to draw.
SILENCE_ALLOWED_AT_WORK_S = 10.0
# A start takes less than a second; this allows for machines many times slower.
START_GRACE_S = 30.0


class Unfitness(Enum):
    """Why a renderer must be replaced."""

    HUNG = "it does not answer"


class RendererWatch:
    """Watches one renderer from its start. `ready_after_s` is None until it has answered once."""

    def __init__(self, child: RendererProcess, setup: RendererSetup) -> None:
        self.ready_after_s: float | None = None
        self._child = child
        self._address = setup.address
        self._question: HealthQuestion | None = None
        self._next_question_at = 0.0
        self._is_answering = True
        self._silent_since = self._worked_at = time.monotonic()
        self._processor_s = 0.0

    def check(self) -> Unfitness | None:
        """Check once, without waiting; call it ten times a second. Returns None if the renderer is healthy."""
        if self._question is None:
            if self.ready_after_s is not None and time.monotonic() < self._next_question_at:
                return None
            self._question = HealthQuestion(self._address)
            if self._is_answering:
                self._silent_since = time.monotonic()
        healthy = self._question.answer()
        if healthy is not None:
            self.close()
        if self._is_hung(healthy is True):
            return Unfitness.HUNG
        return None

    def close(self) -> None:
        """Drop the question that is waiting, if any."""
        if self._question is not None:
            self._question.close()
            self._question = None
            self._next_question_at = time.monotonic() + HEALTH_INTERVAL_S

    def _is_hung(self, healthy: bool) -> bool:
        now = time.monotonic()
        used_s, self._processor_s = self._processor_s, self._child.processor_s()
        if self._processor_s != used_s:
            self._worked_at = now
        self._is_answering = healthy
        if healthy:
            if self.ready_after_s is None:
                self.ready_after_s = self._child.age_s
            return False
        if self.ready_after_s is None:
            return self._child.age_s > START_GRACE_S
        silent_s = now - self._silent_since
        if silent_s > SILENCE_ALLOWED_AT_WORK_S:
            return True
        return silent_s > SILENCE_ALLOWED_S and now - self._worked_at > SILENCE_ALLOWED_S
