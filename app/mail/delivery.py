"""Sends due mail at least once: a mail is marked as sent only after the server has accepted it."""

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.message import EmailMessage

from app.database.extensions import utc_now
from app.mail.message import notice_message, query_message
from app.mail.notices import lease_due_notice
from app.mail.records import GIVE_UP_AFTER, LeasedMail, LeasedNotice
from app.mail.route import MailRoute
from app.mail.smtp.errors import MailError, RefusedError, ServerUnusableError
from app.mail.smtp.session import ANSWER_LIMIT_S, SmtpSession
from app.mail.store import give_up, lease_due_mail, mark_sent, postpone, release_leases

BATCH = 50
FIRST_DELAY_S = 10.0
LONGEST_DELAY_S = 3600.0
_SPREAD = 0.2

Jitter = Callable[[float, float], float]

_log = logging.getLogger(__name__)


@dataclass
class Delivery:
    """The delivery of one worker.

    `report_progress` is called before each mail; if `is_stopping`, a batch ends before the next mail. `now`, `jitter`
    and `answer_limit_s` are parameters for tests.
    """

    route: MailRoute
    worker_id: str
    report_progress: Callable[[], None]
    is_stopping: Callable[[], bool]
    now: Callable[[], datetime] = utc_now
    jitter: Jitter | None = None
    answer_limit_s: float = ANSWER_LIMIT_S
    _has_released: bool = False
    _taken: dict[str, datetime] = field(default_factory=dict)

    def send_due_mail(self) -> None:
        """Send up to a batch of due mail over one connection; stop early if the server becomes unusable.

        Raises SQLAlchemyError if the database fails; mail accepted by then is marked as sent at the next call.
        """
        self._settle_earlier()
        with SmtpSession(self.route, self.answer_limit_s) as session:
            for _ in range(BATCH):
                mail = None if self.is_stopping() else self._next()
                if mail is None or not self._send(session, mail):
                    return

    def _settle_earlier(self) -> None:
        if not self._has_released:
            # The supervisor gives each successor the same id, so these leases belong to a dead worker.
            release_leases(self.worker_id)
            self._has_released = True
        for mail_id, taken_at in list(self._taken.items()):
            mark_sent(mail_id, taken_at)
            del self._taken[mail_id]

    def _next(self) -> LeasedMail | LeasedNotice | None:
        """Lease the next mail. Queries come before notices, because visitors wait for an answer."""
        return lease_due_mail(self.worker_id, self.now()) or lease_due_notice(self.worker_id, self.now())

    def _send(self, session: SmtpSession, mail: LeasedMail | LeasedNotice) -> bool:
        """Send one mail; return whether the server can take another one."""
        self.report_progress()
        facts: dict[str, object] = {"mail_id": mail.id, "attempts": mail.attempts}
        facts |= {"query_id": mail.query_id} if isinstance(mail, LeasedMail) else {"notice": mail.facts.kind}
        try:
            refused = session.send(self._message(mail))
        except MailError as error:
            self._release(mail, error, facts)
            return not isinstance(error, ServerUnusableError)
        self._taken[mail.id] = self.now()
        mark_sent(mail.id, self._taken[mail.id])
        del self._taken[mail.id]
        if refused:
            _log.warning("some recipients refused", extra=facts | {"refused": refused})
        _log.info("mail sent", extra=facts)
        return True

    def _message(self, mail: LeasedMail | LeasedNotice) -> EmailMessage:
        if isinstance(mail, LeasedMail):
            return query_message(mail, self.route, self.now())
        return notice_message(mail, self.route, self.now())

    def _release(self, mail: LeasedMail | LeasedNotice, error: MailError, facts: dict[str, object]) -> None:
        now, reason = self.now(), str(error)
        is_final = isinstance(error, RefusedError) and error.is_permanent
        if is_final or now - mail.queued_at >= GIVE_UP_AFTER:
            give_up(mail.id, self.worker_id, at=now, reason=reason)
            _log.error("mail given up", extra=facts | {"reason": reason})
            return
        delay = retry_delay(mail.attempts) if self.jitter is None else retry_delay(mail.attempts, self.jitter)
        postpone(mail.id, self.worker_id, until=now + delay, reason=reason)
        later = {"reason": reason, "next_attempt_s": round(delay.total_seconds())}
        _log.warning("mail not sent", extra=facts | later)


def retry_delay(attempts: int, jitter: Jitter = random.uniform) -> timedelta:
    """Return the wait after so many attempts: 10 s, 20 s, 40 s … 1 h, each a fifth shorter or longer at random."""
    # The exponent is bounded too: 2.0 ** 1024 overflows.
    delay_s = min(FIRST_DELAY_S * 2.0 ** min(attempts - 1, 20), LONGEST_DELAY_S)
    return timedelta(seconds=delay_s * jitter(1 - _SPREAD, 1 + _SPREAD))
