"""Mail servers on loopback: a real one whose refusals a test sets, and faulty ones that no library offers."""

import socket
import ssl
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.waiting import LIMIT_S, await_true

HOST = "127.0.0.1"
USERNAME, PASSWORD = "mailer", "a secret"


@dataclass(frozen=True)
class Received:
    """A mail that the server accepted."""

    sender: str
    recipients: tuple[str, ...]
    message: EmailMessage
    is_encrypted: bool
    is_signed_in: bool


@dataclass
class MailServer:
    """A running server. `answers` replace acceptance: by command, or by recipient.

    Of the `offered` mails it takes only so many as `takes` says; the next one waits until that is more.
    """

    port: int = 0
    answers: dict[str, str] = field(default_factory=dict)
    mails: list[Received] = field(default_factory=list)
    connections: int = 0
    offered: int = 0
    takes: int = sys.maxsize

    @property
    def url(self) -> str:
        return f"smtp://{HOST}:{self.port}"

    def message_ids(self) -> list[str]:
        return [str(mail.message["Message-ID"]) for mail in self.mails]

    async def handle_MAIL(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if "MAIL" not in self.answers:
            envelope.mail_from = address
        return self.answers.get("MAIL", "250 OK")

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        answer = self.answers.get(address) or self.answers.get("RCPT")
        if answer is None:
            envelope.rcpt_tos.append(address)
        return answer or "250 OK"

    async def handle_DATA(self, _server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if "DATA" in self.answers:
            return self.answers["DATA"]
        self.offered += 1
        await_true(lambda: len(self.mails) < self.takes)
        content = envelope.content
        assert isinstance(content, bytes)
        message = message_from_bytes(content, policy=default)
        assert isinstance(message, EmailMessage)
        is_signed_in = bool(getattr(session, "authenticated", False))
        recipients = tuple(envelope.rcpt_tos)
        is_encrypted = session.ssl is not None
        self.mails.append(Received(str(envelope.mail_from), recipients, message, is_encrypted, is_signed_in))
        return "250 2.0.0 Taken as 4F1C"


@contextmanager
def running_mail_server(
    *,
    port: int = 0,
    tls: ssl.SSLContext | None = None,
    starttls: ssl.SSLContext | None = None,
    needs_login: bool = False,
) -> Iterator[MailServer]:
    """Run a server on a loopback port; with `tls` it speaks TLS from the first byte."""
    server = MailServer(port=port or free_port())

    class CountingController(Controller):
        def factory(self) -> Any:
            server.connections += 1
            return super().factory()  # type: ignore[no-untyped-call]

    controller = CountingController(
        server,
        hostname=HOST,
        port=server.port,
        ssl_context=tls,
        tls_context=starttls,
        require_starttls=starttls is not None,
        auth_required=needs_login,
        auth_require_tls=starttls is not None,
        authenticator=_authenticate,
        ready_timeout=LIMIT_S,
    )
    # When it starts, the server connects to itself; that connection does not count.
    controller.start()
    server.connections = 0
    try:
        yield server
    finally:
        controller.stop()


def _authenticate(_server: object, _session: object, _envelope: object, mechanism: str, data: object) -> AuthResult:
    known = LoginPassword(USERNAME.encode(), PASSWORD.encode())
    # Not handled here: the server itself reports a failed sign-in.
    return AuthResult(success=mechanism in {"LOGIN", "PLAIN"} and data == known, handled=False)


Rudeness = Callable[[socket.socket], None]


def stall(connection: socket.socket) -> None:
    """Never send a greeting."""
    connection.recv(1)


def drop_in_data(connection: socket.socket) -> None:
    """Behave well until the mail comes, and hang up in the middle of it."""
    lines = connection.makefile("rb")
    connection.sendall(b"220 here\r\n")
    for line in lines:
        if line.upper().startswith(b"DATA"):
            connection.sendall(b"354 go on\r\n")
            lines.readline()
            return
        connection.sendall(b"250 fine\r\n")


def close_service(connection: socket.socket) -> None:
    """Say that the service closes, at the greeting."""
    connection.sendall(b"421 4.3.2 going down\r\n")


@contextmanager
def running_rude_server(behave: Rudeness) -> Iterator[str]:
    """Yield the URL of a server that treats each caller so, one at a time."""
    listener = socket.create_server((HOST, 0))
    is_over = threading.Event()

    def serve() -> None:
        while not is_over.is_set():
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection:
                connection.settimeout(LIMIT_S)
                with suppress(OSError):
                    behave(connection)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"smtp://{HOST}:{listener.getsockname()[1]}"
    finally:
        is_over.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(timeout=LIMIT_S)


def free_port() -> int:
    """Return a free loopback port."""
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])
