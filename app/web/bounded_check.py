"""A check that runs at most once a second, however often it is requested, and is awaited for less than a second."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

EVERY_S = 1.0
PATIENCE_S = 0.9

Health = Literal["ok", "degraded", "down"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Check:
    """The result of a check; `facts` are added to its JSON."""

    health: Health
    facts: dict[str, Any] = field(default_factory=dict)


class CheckRun:
    """One run, in a daemon thread, because it may hang for ever."""

    def __init__(self, name: str, check: Callable[[], Check], unanswered: Health) -> None:
        self.started_s = time.monotonic()
        self._name = name
        self._check = check
        self._unanswered = unanswered
        self._ended = threading.Event()
        self._found: Check | None = None
        threading.Thread(target=self._run, name=f"check-{name}", daemon=True).start()

    @property
    def has_ended(self) -> bool:
        """Whether the run has ended."""
        return self._ended.is_set()

    def outcome(self) -> Check:
        """Return the result, or `unanswered` if there is none within `PATIENCE_S` of the start."""
        self._ended.wait(max(0.0, self.started_s + PATIENCE_S - time.monotonic()))
        return self._found or Check(self._unanswered, {"detail": f"no answer within {PATIENCE_S:g} s"})

    def _run(self) -> None:
        try:
            self._found = self._check()
        except Exception as error:
            _log.exception("check failed", extra={"check": self._name})
            self._found = Check(self._unanswered, {"detail": type(error).__name__})
        finally:
            self._ended.set()


class BoundedCheck:
    """Callers at the same time share one run. A second run never starts while one hangs.

    `unanswered` is the health reported for a check that hangs or breaks.
    """

    def __init__(self, name: str, check: Callable[[], Check], unanswered: Health = "down") -> None:
        self._name = name
        self._check = check
        self._unanswered = unanswered
        self._lock = threading.Lock()
        self._newest: CheckRun | None = None

    def begin(self) -> CheckRun:
        """Return this second's run; start it if there is none."""
        with self._lock:
            newest = self._newest
            if newest is None or (newest.has_ended and time.monotonic() - newest.started_s >= EVERY_S):
                newest = self._newest = CheckRun(self._name, self._check, self._unanswered)
            return newest
