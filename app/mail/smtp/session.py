"""A connection to the mail server for a batch of mail, and its failures."""

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from types import TracebackType
from typing import Self

from app.mail.route import MailRoute
from app.mail.smtp.errors import mail_error

ANSWER_LIMIT_S = 30.0
"""For connecting, and for each answer: some servers scan a mail before they accept it."""


class SmtpSession:
    """Connects at the first mail and stays connected until it is left or a command is refused."""

    def __init__(self, route: MailRoute, answer_limit_s: float = ANSWER_LIMIT_S) -> None:
        self._route = route
        self._answer_limit_s = answer_limit_s
        self._smtp: smtplib.SMTP | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._smtp is not None:
            with suppress(OSError, smtplib.SMTPException):
                self._smtp.quit()
        self._close()

    def send(self, message: EmailMessage) -> int:
        """Send the mail; return how many recipients the server refused.

        Raises ServerUnusableError if no mail can be sent now, RefusedError if this one cannot.
        """
        try:
            self._smtp = self._smtp or self._open()
            return len(self._smtp.send_message(message, from_addr=self._route.sender))
        except (OSError, smtplib.SMTPException) as error:
            self._close()
            raise mail_error(error) from None

    def _open(self) -> smtplib.SMTP:
        server, name, limit_s = self._route.server, self._route.domain, self._answer_limit_s
        smtp: smtplib.SMTP
        if server.is_tls:
            context = ssl.create_default_context()
            smtp = smtplib.SMTP_SSL(server.host, server.port, local_hostname=name, timeout=limit_s, context=context)
        else:
            smtp = smtplib.SMTP(server.host, server.port, local_hostname=name, timeout=limit_s)
        try:
            if server.is_starttls:
                smtp.starttls(context=ssl.create_default_context())
            if server.username:
                smtp.login(server.username, server.password)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _close(self) -> None:
        if self._smtp is not None:
            self._smtp.close()
            self._smtp = None
