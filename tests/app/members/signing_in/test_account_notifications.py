"""Mails to a member about its own account, and mails to others about permissions."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.database.extensions import db
from app.mail.message import message_of
from app.mail.models import EventMail
from app.mail.outbox import lease, mark_sent
from app.mail.records import AccountChange
from app.members.stores.member_store import member_named
from tests.app.mail.outbox_app import ORIGIN, mail_to
from tests.app.members.accounts import ANOTHER_PASSWORD, give_code, post, set_up_phone
from tests.app.members.staff_app import ASHA, NO_MAIL, PASSWORD, add_member, clock_of, log_in, signed_in_client
from tests.app.members.staff_fixtures import MakeApp

BELA, CHITRA, DEVI = "bela@firm.example", "chitra@firm.example", "devi@firm.example"


def waiting_mails(app: Flask) -> list[tuple[str, list[str]]]:
    """All waiting mails, the oldest first: the event, and the recipient. Each links to the panel."""
    found: list[tuple[str, list[str]]] = []
    with app.app_context():
        while mail := lease(EventMail, "worker", clock_of(app)()):
            facts = mail.read_facts()
            assert isinstance(facts, AccountChange)
            message = message_of(mail, mail_to("smtp://127.0.0.1"), clock_of(app)())
            assert f"{ORIGIN}/admin/" in message.get_content()
            assert facts.username in str(message["Subject"])
            found.append((facts.event, [address.addr_spec for address in message["To"].addresses]))
            mark_sent(mail, clock_of(app)())
        db.session.remove()
    return found


@pytest.fixture
def asha(app: Flask) -> FlaskClient:
    """A browser with a signed-in administrator, whose earlier mails have been sent."""
    client = signed_in_client(app, manages_members=True)
    waiting_mails(app)
    return client


def test_a_sign_in_from_a_new_browser_is_told_and_one_from_a_known_one_is_not(app: Flask) -> None:
    add_member(app)
    client = app.test_client()
    log_in(client)
    assert waiting_mails(app) == [("new browser", [ASHA])]
    log_in(client)
    assert waiting_mails(app) == []


def test_a_changed_password_is_told(app: Flask, asha: FlaskClient) -> None:
    post(asha, "/api/account/password", 204, oldPassword=PASSWORD, newPassword=ANOTHER_PASSWORD)
    assert waiting_mails(app) == [("password", [ASHA])]


def test_second_factors_and_codes_are_told(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, second_factor="always")
    add_member(app)
    client = app.test_client()
    phone = set_up_phone(app, client)
    # An app was added, codes were made, the password was changed, and the browser is new.
    assert sorted(waiting_mails(app)) == [("factor", [ASHA])] * 2 + [("new browser", [ASHA]), ("password", [ASHA])]
    log_in(client)
    post(client, "/api/login/code", code=phone.recovery_codes[0])
    assert waiting_mails(app) == [("factor", [ASHA])]


def test_guessed_codes_are_told_once_to_the_member(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, second_factor="always")
    add_member(app)
    phone = set_up_phone(app, app.test_client())
    assert phone.recovery_codes
    waiting_mails(app)
    thief = app.test_client()
    log_in(thief)
    for _ in range(8):
        give_code(thief, "k3v9x-0m2qd")
    assert waiting_mails(app) == [("guessed codes", [ASHA])]


def test_a_permission_is_told_to_the_member_and_to_all_who_approve_or_manage(app: Flask, asha: FlaskClient) -> None:
    add_member(app, BELA, may_approve=True)
    for email in (CHITRA, DEVI):
        add_member(app, email)
    with app.app_context():
        path = f"/api/members/{member_named(CHITRA).user_id}"
    for is_granted in (True, False):
        post(asha, f"{path}/permissions", 204, permission="approve", granted=is_granted)
    assert waiting_mails(app) == [("permission", [ASHA, BELA, CHITRA])] * 2
    post(asha, f"{path}/first-access")
    assert waiting_mails(app) == [("permission", [ASHA, BELA, CHITRA])]


def test_commands_are_told_as_well(app: Flask, asha: FlaskClient) -> None:
    for command in (("reset-password", ASHA), ("allow", ASHA, "approve")):
        assert app.test_cli_runner().invoke(args=["staff", *command]).exit_code == 0
    assert sorted(waiting_mails(app)) == [("password", [ASHA]), ("permission", [ASHA])]


def test_nothing_waits_where_no_mail_is_configured(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, **NO_MAIL)
    signed_in_client(app)
    assert waiting_mails(app) == []
