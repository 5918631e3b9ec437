"""A check that runs at most once a second, however often it is requested, and is awaited for less than a second."""

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

EVERY_S = 1.0
PATIENCE_S = 0.9

Health = Literal["ok", "degraded", "down"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CheckResult:
    """`facts` are added to its JSON."""

    health: Health
    facts: dict[str, Any] = field(default_factory=dict)


class BoundedCheck:
    """Runs in daemon threads, one at a time, as it may hang: `unanswered` is the health if it hangs or breaks."""

    def __init__(self, name: str, check: Callable[[], CheckResult], unanswered: Health = "down") -> None:
        self._name = name
        self._check = check
        self._unanswered = unanswered
        self._lock = threading.Lock()
        self._started_s = -EVERY_S
        self._newest: Future[CheckResult] = Future()
        self._newest.set_result(CheckResult(unanswered))

    def begin(self) -> None:
        """Start this second's run if there is none."""
        with self._lock:
            if self._newest.done() and time.monotonic() - self._started_s >= EVERY_S:
                self._started_s, self._newest = time.monotonic(), Future()
                run = partial(self._run, self._newest)
                threading.Thread(target=run, name=f"check-{self._name}", daemon=True).start()

    def outcome(self) -> CheckResult:
        """Return the result of the newest run, or `unanswered` if there is none within `PATIENCE_S` of its start."""
        self.begin()
        with self._lock:
            started_s, newest = self._started_s, self._newest
        try:
            return newest.result(max(0.0, started_s + PATIENCE_S - time.monotonic()))
        except TimeoutError:
            return CheckResult(self._unanswered, {"detail": f"no answer within {PATIENCE_S:g} s"})

    def _run(self, future: Future[CheckResult]) -> None:
        try:
            found = self._check()
        except Exception as error:
            _log.exception("readiness check failed", extra={"check": self._name})
            found = CheckResult(self._unanswered, {"detail": type(error).__name__})
        future.set_result(found)
