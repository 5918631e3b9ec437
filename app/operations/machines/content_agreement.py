"""Lets all web machines take new content at one moment: each reports what it has ready, and waits for the others."""

import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from flask import Flask
from sqlalchemy import String, delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from app.database.errors import short_reason
from app.database.extensions import Model, UtcDateTime, db, insert_into
from app.database.timeouts import PROMPT_LIMIT_S, waiting_at_most
from app.web.bounded_check import CheckResult

EXTENSION = "content_agreement"
NAME_LENGTH = 80
PATIENCE_S = 30.0
"""The longest wait for machines that do not get the same content."""
REPORT_EVERY_S = 5.0
ASK_EVERY_S = 0.5
ASKED_LATELY_S = 20.0
"""If nobody asks for this long, assume that this machine has gone back to its old content.

It is longer than any pause of a page store's thread on a busy machine.
"""
ALIVE_FOR = timedelta(seconds=15)
"""A machine that has not reported for this long is not waited for."""
FORGOTTEN_AFTER = timedelta(days=1)

_NOT_REPORTED = f"content not reported to other machines; new content is shown up to {PATIENCE_S:.0f} s later"

_log = logging.getLogger(__name__)


class WebMachine(Model):
    """One row for each web machine: the content it has ready, and when it last said so by the database's clock."""

    __tablename__ = "web_machine"

    name: Mapped[str] = mapped_column(String(NAME_LENGTH), primary_key=True)
    content_ready: Mapped[str] = mapped_column(String(64))
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime)


class ContentAgreement:
    """One for each web process. Its thread talks to the database, so that nobody else waits for it.

    `machine` is the name that all processes of a machine share. Contents are named by the digest of their files.
    """

    def __init__(self, machine: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.machine = machine
        self._clock = clock
        self._lock = threading.Lock()
        self._wake = threading.Event()
        # The content that waits to be taken, since when, when it was last asked for, and what others reported after.
        self._waiting: str | None = None
        self._since_s = self._asked_at_s = clock()
        self._others: dict[str, str] | None = None
        self._apart: list[str] = []
        self._is_failing = False

    def may_take(self, content: str) -> bool:
        """Return whether the moment to take this content has come. The caller asks again until it has."""
        with self._lock:
            self._asked_at_s = self._clock()
            if content != self._waiting:
                self._waiting, self._since_s, self._others = content, self._asked_at_s, None
                self._wake.set()
            others, waited_s = self._others, self._asked_at_s - self._since_s
        behind = sorted(name for name, ready in (others or {}).items() if ready != content)
        if others is not None and not behind:
            return True
        if waited_s < PATIENCE_S:
            return False
        _log.warning("new content shown before all machines had it", extra={"machines": ", ".join(behind) or "unknown"})
        return True

    def report(self, current: str | None) -> None:
        """Report what is ready, newer content or `current`; note what the others have. Raises SQLAlchemyError."""
        with self._lock:
            if self._clock() - self._asked_at_s > ASKED_LATELY_S:
                self._waiting = None
            waiting = self._waiting
        ready = waiting or current
        if ready is None:
            return
        others = report_content(self.machine, ready)
        self._apart = sorted(name for name, other in others.items() if other != ready)
        with self._lock:
            if waiting == self._waiting:
                self._others = others

    def check(self) -> CheckResult:
        """Return, for `/readyz`, the machines with other content; during a change there are some for a moment."""
        if not self._apart:
            return CheckResult("ok", {"name": self.machine})
        detail = f"these machines have other content: {', '.join(self._apart)}; bring the same content to all"
        return CheckResult("degraded", {"name": self.machine, "detail": detail})

    def start(self, app: Flask, current: Callable[[], str | None]) -> None:
        """Start a thread that reports until the process ends. `current` returns the digest of the content in use."""
        threading.Thread(target=self._run, args=(app, current), name="content-agreement", daemon=True).start()

    def _run(self, app: Flask, current: Callable[[], str | None]) -> None:
        while True:
            self._report_or_log(app, current)
            self._wake.wait(REPORT_EVERY_S if self._waiting is None else ASK_EVERY_S)
            self._wake.clear()

    def _report_or_log(self, app: Flask, current: Callable[[], str | None]) -> None:
        try:
            with app.app_context(), waiting_at_most(PROMPT_LIMIT_S):
                self.report(current())
        except SQLAlchemyError as error:
            if not self._is_failing:
                _log.error(_NOT_REPORTED, extra={"reason": short_reason(error)})
            self._is_failing = True
        except Exception:
            _log.exception(_NOT_REPORTED)
        else:
            self._is_failing = False


def report_content(machine: str, content_ready: str) -> dict[str, str]:
    """Store which content a machine has ready. Return what the other living machines have, by name."""
    now = func.now()
    values = {"content_ready": content_ready, "seen_at": now}
    statement = insert_into(WebMachine).values(name=machine, **values)
    others = select(WebMachine.name, WebMachine.content_ready).where(
        WebMachine.name != machine, WebMachine.seen_at > now - ALIVE_FOR
    )
    with db.engine.begin() as connection:
        connection.execute(statement.on_conflict_do_update(index_elements=[WebMachine.name], set_=values))
        connection.execute(delete(WebMachine).where(WebMachine.seen_at < now - FORGOTTEN_AFTER))
        return {row.name: row.content_ready for row in connection.execute(others)}
