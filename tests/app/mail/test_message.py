"""The text of a mail, and what it must never contain."""

from email import message_from_bytes
from email.policy import default
from typing import Any

import pytest

from app.mail.message import message_of
from app.mail.models import QueryMail
from tests.app.mail.outbox_app import OFFICE, mail_to
from tests.app.queries.new_queries import NOON_IN_INDIA


def mail(**changes: Any) -> QueryMail:
    values: dict[str, Any] = {"list_name": "speak", "suspected": False, "attempts": 1, **changes}
    return QueryMail(id="a" * 24, query_id="b" * 24, query_at=NOON_IN_INDIA, queued_at=NOON_IN_INDIA, **values)


SETTINGS = mail_to("smtp://127.0.0.1", OFFICE, "desk@example.in")


def test_the_mail_as_it_travels() -> None:
    lines = message_of(mail(), SETTINGS, NOON_IN_INDIA).as_bytes().decode("ascii").split("\r\n")
    assert lines == [
        "From: notices@example.in",
        "To: office@example.in, desk@example.in",
        "Subject: Speak Query, 15 Apr 2026, 12:00 IST",
        "Date: Wed, 15 Apr 2026 06:30:00 +0000",
        f"Message-ID: <{'a' * 24}@example.in>",
        "Auto-Submitted: auto-generated",
        'Content-Type: text/plain; charset="utf-8"',
        "Content-Transfer-Encoding: 7bit",
        "MIME-Version: 1.0",
        "",
        "New Speak Query.",
        "",
        "Received  15 April 2026, 12:00 IST (15 April, 06:30 UTC)",
        f"Open it   https://www.example.in/admin/dashboard/speak/{'b' * 24}",
        "",
        "Only the staff panel shows who sent it and what it says.",
        "",
    ]


def test_a_suspected_query_says_so() -> None:
    message = message_of(mail(suspected=True, list_name="contact"), SETTINGS, NOON_IN_INDIA)
    assert message["Subject"] == "Contact Query, 15 Apr 2026, 12:00 IST (suspected spam)"
    assert "It is marked as suspected" in message.get_content()


@pytest.mark.parametrize("kind", ["contact", "speak"])
def test_every_attempt_has_the_same_id(kind: str) -> None:
    ids = {str(message_of(mail(list_name=kind, attempts=n), SETTINGS, NOON_IN_INDIA)["Message-ID"]) for n in (1, 2, 9)}
    assert len(ids) == 1


def test_it_is_read_back_as_it_was_written() -> None:
    message = message_from_bytes(message_of(mail(), SETTINGS, NOON_IN_INDIA).as_bytes(), policy=default)
    assert [address.addr_spec for address in message["To"].addresses] == list(SETTINGS.recipients)
    assert message.defects == []
