"""Mail settings: which are refused, with which message, and that no setting can inject a header."""

import pytest

from app.configuration.addresses import SMTP_URL_FORM, SmtpAddress
from app.configuration.settings import Settings, SettingsError, load_settings

NO_ADDRESS = "is not a plain e-mail address such as office@example.in"


def configure(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    complete = {"NOTIFY_EMAIL": "office@example.in", "SMTP_URL": "smtp://127.0.0.1:2525"} | values
    for name, value in complete.items():
        monkeypatch.setenv(name, value)
    return load_settings()


@pytest.mark.parametrize(
    "address",
    [
        "office",
        "office@",
        "@example.in",
        "office@example.in\nBcc: thief@example.com",
        "office@example.in\r\nBcc: thief@example.com",
        "office@example.in\n",
        "office@exa\u2028mple.in",
        "Office <office@example.in>",
        '"a b"@example.in',
        "a b@example.in",
        "office@example..in",
        "öffice@example.in",
        "office@example.in;thief@example.com",
    ],
)
@pytest.mark.parametrize("name", ["NOTIFY_EMAIL", "MAIL_FROM"])
def test_what_is_no_plain_address_is_refused_by_name(name: str, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError) as refused:
        configure(monkeypatch, **{name: address})
    assert str(refused.value).splitlines()[1] == f"  {name}: {address!r} {NO_ADDRESS}"


def test_several_recipients_are_each_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = configure(monkeypatch, NOTIFY_EMAIL="a@example.in, b+desk@example.in,a@example.in")
    assert settings.notify_addresses == ("a@example.in", "b+desk@example.in")


def test_an_empty_place_in_the_list_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError, match="NOTIFY_EMAIL"):
        configure(monkeypatch, NOTIFY_EMAIL="a@example.in,,b@example.in")


@pytest.mark.parametrize(
    ("given", "missing"), [("NOTIFY_EMAIL", "SMTP_URL"), ("SMTP_URL", "NOTIFY_EMAIL")], ids=["no server", "nobody"]
)
def test_one_of_the_two_alone_is_a_fault(given: str, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError) as refused:
        configure(monkeypatch, **{missing: ""})
    assert str(refused.value).endswith(f"{missing} must be set too: {given} alone sends no mail")


def test_without_either_mail_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = configure(monkeypatch, NOTIFY_EMAIL=" ", SMTP_URL="")
    assert (settings.notify_addresses, settings.smtp_address) == ((), None)


@pytest.mark.parametrize(
    ("origin", "sender"),
    [
        ("https://www.example.in", "notices@example.in"),
        ("http://localhost:8000", "notices@localhost"),
    ],
)
def test_the_sender_follows_from_the_sites_address(origin: str, sender: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert configure(monkeypatch, PUBLIC_ORIGIN=origin).mail_sender == sender
    assert configure(monkeypatch, PUBLIC_ORIGIN=origin, MAIL_FROM="web@example.in").mail_sender == "web@example.in"


def test_an_origin_without_a_sender_asks_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError, match="MAIL_FROM must be set: the host of PUBLIC_ORIGIN cannot be part of"):
        configure(monkeypatch, PUBLIC_ORIGIN="http://पैसा.example")
    assert configure(monkeypatch, PUBLIC_ORIGIN="http://पैसा.example", MAIL_FROM="a@b.in").mail_sender == "a@b.in"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://u:hidden@h", SMTP_URL_FORM),
        ("smtp://", SMTP_URL_FORM),
        ("smtp://u:hidden@", SMTP_URL_FORM),
        ("smtp://u:hidden@[::1", SMTP_URL_FORM),
        ("smtp://u:hidden@h/path", SMTP_URL_FORM),
        ("u:hidden@h", SMTP_URL_FORM),
        ("smtp://u:hidden@h:70000", SMTP_URL_FORM),
        ("smtp://u:hidden@h:abc", SMTP_URL_FORM),
        ("smtp://u@h", SMTP_URL_FORM),
        ("smtp://:hidden@h", SMTP_URL_FORM),
        ("smtp://u:hidden%C3%A9@h", SMTP_URL_FORM),
        ("smtp://u:hidden@h?starttls=never", SMTP_URL_FORM),
        ("smtp://u:hidden@h?tls=1", SMTP_URL_FORM),
    ],
)
def test_a_faulty_server_is_told_without_its_password(url: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError) as refused:
        configure(monkeypatch, SMTP_URL=url)
    assert str(refused.value).endswith(f"SMTP_URL: {reason}")
    assert "hidden" not in str(refused.value)


def test_the_password_is_in_no_description_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = configure(monkeypatch, SMTP_URL="smtp://u:hidden@mail.example.in")
    assert "hidden" not in repr(settings) + repr(settings.smtp_address)


def server(host: str, port: int, *, tls: bool = False, starttls: bool = False, **login: str) -> SmtpAddress:
    return SmtpAddress(host, port, is_tls=tls, is_starttls=starttls, **login)


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("smtp://127.0.0.1", server("127.0.0.1", 25)),
        ("smtp://[::1]:2525/", server("::1", 2525)),
        ("smtps://h.in", server("h.in", 465, tls=True)),
        ("smtp://h.in:587?starttls=required", server("h.in", 587, starttls=True)),
        ("smtp://u:p%40%3A@h.in:587", server("h.in", 587, starttls=True, username="u", password="p@:")),
        ("smtp://u:p@localhost", server("localhost", 25, username="u", password="p")),
        ("smtps://u%40h:p@h.in", server("h.in", 465, tls=True, username="u@h", password="p")),
    ],
)
def test_a_server_is_read_and_a_password_implies_encryption(url: str, address: SmtpAddress) -> None:
    assert SmtpAddress.from_url(url) == address
