"""Sends due mail at least once: a mail is marked as sent only after the server has accepted it."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.database.extensions import utc_now
from app.mail.mail_settings import MailSettings
from app.mail.message import message_of
from app.mail.models import EventMail, QueryMail
from app.mail.outbox import give_up, lease, mark_sent, postpone, release_leases
from app.mail.records import GIVE_UP_AFTER
from app.mail.smtp import ANSWER_LIMIT_S, MailError, RefusedError, ServerUnusableError, SmtpSession

BATCH = 10
FIRST_DELAY_S = 10.0
LONGEST_DELAY_S = 3600.0

_log = logging.getLogger(__name__)


@dataclass
class Delivery:
    """One worker's delivery. It reports before each mail; if `is_stopping`, a batch ends before the next one."""

    settings: MailSettings
    worker_id: str
    report_progress: Callable[[], None]
    is_stopping: Callable[[], bool]
    now: Callable[[], datetime] = utc_now
    answer_limit_s: float = ANSWER_LIMIT_S
    _has_released: bool = False

    def send_due_mail(self) -> None:
        """Send up to a batch of due mail over one connection; stop early if the server becomes unusable.

        Raises SQLAlchemyError if the database fails; a mail accepted by then is sent once more when its lease ends.
        """
        if not self._has_released:
            # The supervisor gives each successor the same id, so these leases belong to a dead worker.
            release_leases(self.worker_id)
            self._has_released = True
        with SmtpSession(self.settings, self.answer_limit_s) as session:
            for _ in range(BATCH):
                mail = None if self.is_stopping() else self._next()
                if mail is None or not self._send(session, mail):
                    return

    def _next(self) -> QueryMail | EventMail | None:
        """Lease the next mail. Queries come before events, because visitors wait for an answer."""
        return lease(QueryMail, self.worker_id, self.now()) or lease(EventMail, self.worker_id, self.now())

    def _send(self, session: SmtpSession, mail: QueryMail | EventMail) -> bool:
        """Send one mail; return whether the server can take another one."""
        self.report_progress()
        try:
            refused = session.send(message_of(mail, self.settings, self.now()))
        except MailError as error:
            self._handle_failure(mail, error)
            return not isinstance(error, ServerUnusableError)
        mark_sent(mail, self.now())
        if refused:
            _log.warning("mail refused for some recipients", extra=_facts(mail) | {"refused": refused})
        else:
            _log.info("mail sent", extra=_facts(mail))
        return True

    def _handle_failure(self, mail: QueryMail | EventMail, error: MailError) -> None:
        now, reason = self.now(), str(error)
        is_final = isinstance(error, RefusedError) and error.is_permanent
        if is_final or now - mail.queued_at >= GIVE_UP_AFTER:
            give_up(mail, at=now, reason=reason)
            _log.error("mail given up", extra=_facts(mail) | {"reason": reason})
            return
        delay_s = retry_delay_s(mail.attempts)
        postpone(mail, until=now + timedelta(seconds=delay_s), reason=reason)
        _log.warning("mail not sent", extra=_facts(mail) | {"reason": reason, "next_attempt_s": delay_s})


def retry_delay_s(attempts: int) -> float:
    """Return the wait after `attempts`: 10 s, 20 s, 40 s … 1 h."""
    # The exponent is bounded too: 2.0 ** 1024 overflows.
    return min(FIRST_DELAY_S * 2.0 ** min(attempts - 1, 20), LONGEST_DELAY_S)


def _facts(mail: QueryMail | EventMail) -> dict[str, object]:
    facts = {"mail_id": mail.id, "attempts": mail.attempts}
    if isinstance(mail, QueryMail):
        return facts | {"list": mail.list_name, "query_id": mail.query_id}
    return facts | {"event": mail.kind}
