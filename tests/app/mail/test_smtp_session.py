"""TLS and sign-in with certificates that are really checked, and the limits of a conversation."""

import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
import trustme

from app.mail.message import probe_message
from app.mail.smtp import MailError, ServerUnusableError, SmtpSession
from tests.app.mail.outbox_app import QUICK_S, mail_to
from tests.factories.mail_server import (
    PASSWORD,
    USERNAME,
    running_mail_server,
    running_rude_server,
    stall,
)
from tests.waiting import LIMIT_S

# aiosmtpd warns if AUTH does not require STARTTLS. Here it is on loopback, or has TLS from the first byte.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

LOGIN = f"{USERNAME}:{PASSWORD.replace(' ', '%20')}"


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def trusted(authority: trustme.CA, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this machine trust the test's authority."""
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))


def context_for(authority: trustme.CA, host: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(host).configure_cert(context)
    return context


def letter(url: str) -> EmailMessage:
    return probe_message(mail_to(url), "test", datetime.now(UTC))


def send(url: str, answer_limit_s: float = LIMIT_S) -> int:
    with SmtpSession(mail_to(url), answer_limit_s) as session:
        return session.send(letter(url))


@pytest.mark.usefixtures("trusted")
def test_starttls_and_sign_in(authority: trustme.CA) -> None:
    with running_mail_server(starttls=context_for(authority, "127.0.0.1"), needs_login=True) as server:
        refused = send(f"smtp://{LOGIN}@127.0.0.1:{server.port}?starttls=required")
        assert refused == 0
        assert [(mail.is_encrypted, mail.is_signed_in) for mail in server.mails] == [(True, True)]


@pytest.mark.usefixtures("trusted")
def test_tls_from_the_first_byte(authority: trustme.CA) -> None:
    with running_mail_server(tls=context_for(authority, "localhost"), needs_login=True) as server:
        send(f"smtps://{LOGIN}@localhost:{server.port}")
        assert [mail.is_signed_in for mail in server.mails] == [True]


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
def test_a_certificate_of_another_host_is_refused(authority: trustme.CA, scheme: str) -> None:
    context = context_for(authority, "other.example")
    tls, starttls = (context, None) if scheme == "smtps" else (None, context)
    with running_mail_server(tls=tls, starttls=starttls) as server:
        with pytest.raises(ServerUnusableError, match="certificate verify failed"):
            send(f"{scheme}://127.0.0.1:{server.port}" + ("" if tls else "?starttls=required"))
        assert server.mails == []


def test_a_certificate_of_an_unknown_authority_is_refused(authority: trustme.CA) -> None:
    with (
        running_mail_server(starttls=context_for(authority, "127.0.0.1")) as server,
        pytest.raises(ServerUnusableError, match="certificate verify failed"),
    ):
        send(f"smtp://127.0.0.1:{server.port}?starttls=required")


def test_a_server_without_starttls_gets_neither_mail_nor_password() -> None:
    with running_mail_server(needs_login=True) as server:
        for login in ("", f"{LOGIN}@"):
            with pytest.raises(ServerUnusableError, match="STARTTLS extension not supported"):
                send(f"smtp://{login}127.0.0.1:{server.port}?starttls=required")
        assert server.mails == []


def test_a_wrong_password_is_told_without_it() -> None:
    with running_mail_server(needs_login=True) as server:
        send(f"smtp://{LOGIN}@127.0.0.1:{server.port}")
        with pytest.raises(ServerUnusableError) as refused:
            send(f"smtp://{USERNAME}:wrong@127.0.0.1:{server.port}")
        assert str(refused.value).startswith("535")
        assert "wrong" not in str(refused.value)
        assert USERNAME not in str(refused.value)


def test_a_session_begins_anew_after_the_connection_broke() -> None:
    with running_mail_server() as server, SmtpSession(mail_to(server.url)) as session:
        server.answers["DATA"] = "421 4.3.2 going down"
        with pytest.raises(ServerUnusableError):
            session.send(letter(server.url))
        server.answers.clear()
        session.send(letter(server.url))
        assert (len(server.mails), server.connections) == (1, 2)


def test_no_server_that_falls_silent_holds_a_conversation_open() -> None:
    # The server would continue for ever.
    with running_rude_server(stall) as url, pytest.raises(MailError):
        send(url, QUICK_S)
