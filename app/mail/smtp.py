"""A connection to the mail server for a batch of mail, with bounded waits and with errors that contain no addresses."""

import re
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from functools import partial
from types import TracebackType
from typing import Self

from app.mail.mail_settings import MailSettings

ANSWER_LIMIT_S = 30.0
"""For connecting, and for each answer: some servers scan a mail before they accept it."""
REASON_LENGTH = 120
_SERVICE_CLOSING = 421
_FIRST_PERMANENT = 500
_ADDRESS = re.compile(r"<[^>]*>|\S*@\S*")
_UNPRINTABLE = re.compile(r"[^ -~]+")


class MailError(Exception):
    """A mail was not accepted. The text says why, in the server's words where it has answered."""


class ServerUnusableError(MailError):
    """The connection failed or broke off: this and all other mail may be sent later."""


class RefusedError(MailError):
    """The server refused this mail but accepts others. `is_permanent`: it will never accept this one."""

    def __init__(self, reason: str, *, is_permanent: bool) -> None:
        super().__init__(reason)
        self.is_permanent = is_permanent


class SmtpSession:
    """Connects at the first mail and stays connected until it is left or a command is refused."""

    def __init__(self, settings: MailSettings, answer_limit_s: float = ANSWER_LIMIT_S) -> None:
        self._settings = settings
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
        """Send the mail; return how many recipients were refused. Raises ServerUnusableError, RefusedError."""
        try:
            self._smtp = self._smtp or self._connect()
            return len(self._smtp.send_message(message, from_addr=self._settings.sender))
        except (OSError, smtplib.SMTPException) as error:
            self._close()
            raise _mail_error(error) from None

    def _connect(self) -> smtplib.SMTP:
        server, context = self._settings.server, ssl.create_default_context()
        connect = partial(smtplib.SMTP_SSL, context=context) if server.is_tls else smtplib.SMTP
        smtp = connect(server.host, server.port, local_hostname=self._settings.domain, timeout=self._answer_limit_s)
        try:
            if server.is_starttls:
                smtp.starttls(context=context)
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


def _mail_error(error: OSError | smtplib.SMTPException) -> MailError:
    replies: list[tuple[int, bytes | str]]
    match error:
        case smtplib.SMTPRecipientsRefused():
            replies = list(error.recipients.values())
        case smtplib.SMTPSenderRefused() | smtplib.SMTPDataError():
            replies = [(error.smtp_code, error.smtp_error)]
        case smtplib.SMTPResponseException():
            return ServerUnusableError(_plain(error.smtp_code, error.smtp_error))
        case _:
            return ServerUnusableError(_plain(type(error).__name__, str(error)))
    reason = f"the server refused: {_plain(*replies[0])}"
    if any(code == _SERVICE_CLOSING for code, _ in replies):
        return ServerUnusableError(reason)
    return RefusedError(reason, is_permanent=all(code >= _FIRST_PERMANENT for code, _ in replies))


def _plain(kind: int | str, text: bytes | str) -> str:
    """Return one short line without addresses: "550 5.1.1 … is unknown"."""
    decoded = text.decode("ascii", "replace") if isinstance(text, bytes) else text
    words = _ADDRESS.sub("…", _UNPRINTABLE.sub(" ", decoded)).split()
    return " ".join([str(kind), *words])[:REASON_LENGTH].rstrip()
