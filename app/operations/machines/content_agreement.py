"""Lets all web machines take new content at one moment: each reports what it has ready, and waits for the others."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from flask import Flask
from sqlalchemy import String, delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime, db, insert_into
from app.database.trouble import kind_of_trouble
from app.database.waits import PROMPT_LIMIT_S, waiting_at_most
from app.web.bounded_check import Check

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

_log = logging.getLogger(__name__)


class WebMachine(Model):
    """One row for each web machine: the content it has ready, and when it last said so by the database's clock."""

    __tablename__ = "web_machine"

    name: Mapped[str] = mapped_column(String(NAME_LENGTH), primary_key=True)
    content_ready: Mapped[str] = mapped_column(String(64))
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime)


@dataclass(frozen=True)
class _Wish:
    """Content that this machine has ready.

    It holds since when, when this machine last asked, and what others reported after that.
    """

    content: str
    since_s: float
    asked_at_s: float
    others: dict[str, str] | None


class ContentAgreement:
    """One for each web process. Its thread talks to the database, so that nobody else waits for it.

    `machine` is the name that all processes of a machine share. Contents are named by the digest of their files.
    """

    def __init__(self, machine: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.machine = machine
        self._clock = clock
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._wish: _Wish | None = None
        self._apart_since_s: float | None = None
        self._apart: list[str] = []
        self._is_failing = False

    def may_take(self, content: str) -> bool:
        """Tell whether the moment to take this content has come. The caller asks again until it has."""
        now_s = self._clock()
        with self._lock:
            wish = self._wish
            if wish is None or wish.content != content:
                wish = _Wish(content, since_s=now_s, asked_at_s=now_s, others=None)
                self._wake.set()
            self._wish = _Wish(content, wish.since_s, now_s, wish.others)
        if wish.others is not None and set(wish.others.values()) <= {content}:
            return True
        if now_s - wish.since_s < PATIENCE_S:
            return False
        behind = sorted(name for name, ready in (wish.others or {}).items() if ready != content)
        _log.warning("new content shown before all machines had it", extra={"machines": ", ".join(behind) or "unknown"})
        return True

    def report(self, current: str | None) -> None:
        """Report what this machine has ready: newer content that waits, else `current`. Note what the others have.

        Raises SQLAlchemyError if the database does not answer.
        """
        with self._lock:
            wish = self._wish
            if wish is not None and self._clock() - wish.asked_at_s > ASKED_LATELY_S:
                wish = self._wish = None
        ready = current if wish is None else wish.content
        if ready is None:
            return
        others = report_content(self.machine, ready)
        self._compare(ready, others)
        with self._lock:
            if wish is not None and self._wish is not None and self._wish.content == wish.content:
                self._wish = _Wish(wish.content, wish.since_s, self._wish.asked_at_s, others)

    def check(self) -> Check:
        """Name to `/readyz` the machines that have had other content for longer than a change takes."""
        since_s = self._apart_since_s
        if since_s is None or self._clock() - since_s < PATIENCE_S:
            return Check("ok", {"name": self.machine})
        detail = f"these machines have other content: {', '.join(self._apart)}; bring the same content to all"
        return Check("degraded", {"name": self.machine, "detail": detail})

    def start(self, app: Flask, current: Callable[[], str | None]) -> None:
        """Start a thread that reports until the process ends. `current` returns the digest of the content in use."""
        threading.Thread(target=self._run, args=(app, current), name="content-agreement", daemon=True).start()

    def _compare(self, ready: str, others: dict[str, str]) -> None:
        self._apart = sorted(name for name, other in others.items() if other != ready)
        if not self._apart:
            self._apart_since_s = None
        elif self._apart_since_s is None:
            self._apart_since_s = self._clock()

    def _run(self, app: Flask, current: Callable[[], str | None]) -> None:
        while True:
            self._report_or_tell(app, current)
            self._wake.wait(REPORT_EVERY_S if self._wish is None else ASK_EVERY_S)
            self._wake.clear()

    def _report_or_tell(self, app: Flask, current: Callable[[], str | None]) -> None:
        try:
            with app.app_context(), waiting_at_most(PROMPT_LIMIT_S):
                self.report(current())
        except SQLAlchemyError as error:
            if not self._is_failing:
                _log.error("content not reported to other machines", extra={"reason": kind_of_trouble(error)})
            self._is_failing = True
        except Exception:
            _log.exception("content not reported to other machines")
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
