"""A check that is run at most once a second, however often it is asked for, and waited for less than one."""

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
    """What one check found; `facts` are added to its JSON."""

    health: Health
    facts: dict[str, Any] = field(default_factory=dict)


class CheckRun:
    """One run, in a thread that ends with its process: what it asks may hang for ever."""

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
        """Whether there is an outcome."""
        return self._ended.is_set()

    def outcome(self) -> Check:
        """Return what was found, `unanswered` if nothing was within `PATIENCE_S` of the start."""
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
    """Gives all who ask at a time the same run. One that hangs is never joined by a second one.

    `unanswered` is the health reported for a check that hangs or breaks.
    """

    def __init__(self, name: str, check: Callable[[], Check], unanswered: Health = "down") -> None:
        self._name = name
        self._check = check
        self._unanswered = unanswered
        self._lock = threading.Lock()
        self._newest: CheckRun | None = None

    def begin(self) -> CheckRun:
        """Return the run of this second, started now if there is none."""
        with self._lock:
            newest = self._newest
            if newest is None or (newest.has_ended and time.monotonic() - newest.started_s >= EVERY_S):
                newest = self._newest = CheckRun(self._name, self._check, self._unanswered)
            return newest
