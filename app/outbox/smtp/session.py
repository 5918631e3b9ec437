"""A conversation with the mail server in which every wait is bounded, and so is the whole."""

import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from types import TracebackType
from typing import Self

from app.outbox.route import MailRoute
from app.outbox.smtp.errors import (
    SERVICE_CLOSING,
    MailError,
    RefusedError,
    ServerUnusableError,
    is_permanent,
    plain_reply,
    why_unusable,
)

_HELLO = 220
_TAKEN = 250
_TAKEN_TOO = (250, 251)
_GOODBYE_S = 1.0


@dataclass(frozen=True)
class Limits:
    """Seconds for a connection, for each answer, and for opening a conversation or sending one mail as a whole.

    An answer may take long: some servers look into a mail before they take it, and one cut off then comes twice.
    """

    connect_s: float = 10.0
    answer_s: float = 30.0
    whole_s: float = 60.0


@dataclass(frozen=True)
class Receipt:
    """What the server said when it took a mail, and how many recipients it refused."""

    reply: str
    refused: int


class SmtpSession:
    """Connects at the first mail and stays connected for the next ones, until left or broken."""

    def __init__(self, route: MailRoute, limits: Limits) -> None:
        self._route = route
        self._limits = limits
        self._smtp: smtplib.SMTP | None = None
        self._was_cut = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._smtp is not None and self._smtp.sock is not None:
            self._smtp.sock.settimeout(_GOODBYE_S)
            with suppress(OSError, smtplib.SMTPException):
                self._smtp.quit()
        self._close()

    def send(self, message: EmailMessage) -> Receipt:
        """Give the mail to the server.

        Raises ServerUnusableError, after which the session begins anew; RefusedError, after which it goes on.
        """
        try:
            if self._smtp is None:
                self._smtp = self._open()
            with self._bounded(self._smtp):
                return self._hand_over(self._smtp, message)
        except (OSError, smtplib.SMTPException) as error:
            self._close()
            reason = "the conversation took too long" if self._was_cut else why_unusable(error)
            raise ServerUnusableError(reason) from None
        except ServerUnusableError:
            self._close()
            raise

    def _open(self) -> smtplib.SMTP:
        server, limits = self._route.server, self._limits
        # Without a host the constructor does not connect. It alone would set the name certificates are checked for.
        name, timeout_s = self._route.domain, limits.connect_s
        smtp: smtplib.SMTP
        if server.is_tls:
            smtp = smtplib.SMTP_SSL(local_hostname=name, timeout=timeout_s, context=ssl.create_default_context())
        else:
            smtp = smtplib.SMTP(local_hostname=name, timeout=timeout_s)
        smtp._host = server.host  # type: ignore[attr-defined]
        try:
            with self._bounded(smtp):
                code, text = smtp.connect(server.host, server.port)
                if code != _HELLO:
                    raise smtplib.SMTPConnectError(code, text)
                self._greet(smtp)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _greet(self, smtp: smtplib.SMTP) -> None:
        server = self._route.server
        if smtp.sock is not None:
            smtp.sock.settimeout(self._limits.answer_s)
        smtp.ehlo_or_helo_if_needed()
        if server.is_starttls:
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo_or_helo_if_needed()
        if server.username:
            smtp.login(server.username, server.password)

    def _hand_over(self, smtp: smtplib.SMTP, message: EmailMessage) -> Receipt:
        code, text = smtp.mail(self._route.sender)
        if code != _TAKEN:
            raise self._refusal(smtp, "the sender", "MAIL_FROM", [(code, text)])
        answers = [smtp.rcpt(recipient.addr_spec) for recipient in message["To"].addresses]
        refusals = [(code, text) for code, text in answers if code not in _TAKEN_TOO]
        if len(refusals) == len(answers):
            raise self._refusal(smtp, "every recipient", "NOTIFY_EMAIL", refusals)
        try:
            code, text = smtp.data(message.as_bytes(policy=SMTP))
        except smtplib.SMTPDataError as error:
            code, text = error.smtp_code, error.smtp_error if isinstance(error.smtp_error, bytes) else b""
        if code != _TAKEN:
            raise self._refusal(smtp, "the mail", "MAIL_FROM", [(code, text)])
        return Receipt(plain_reply(code, text), len(refusals))

    def _refusal(self, smtp: smtplib.SMTP, what: str, setting: str, replies: list[tuple[int, bytes]]) -> MailError:
        """Say what was refused, and make the conversation ready for another mail."""
        reason = f"the server refused {what}: {plain_reply(*replies[0])}"
        if any(code == SERVICE_CLOSING for code, _ in replies):
            return ServerUnusableError(reason)
        smtp.rset()
        return RefusedError(reason, setting=setting, is_permanent=all(is_permanent(code) for code, _ in replies))

    @contextmanager
    def _bounded(self, smtp: smtplib.SMTP) -> Iterator[None]:
        """Cut the connection once the whole takes too long: a server that dribbles resets the limit of an answer."""
        self._was_cut = False
        timer = threading.Timer(self._limits.whole_s, self._cut, [smtp])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _cut(self, smtp: smtplib.SMTP) -> None:
        self._was_cut = True
        if smtp.sock is not None:
            with suppress(OSError):
                # The method of plain sockets: TLS would want to say goodbye first.
                socket.socket.shutdown(smtp.sock, socket.SHUT_RDWR)

    def _close(self) -> None:
        if self._smtp is not None:
            self._smtp.close()
            self._smtp = None
