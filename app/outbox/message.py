"""The words of a mail. It tells that a query came and where it is, and nothing of the person who sent it."""

from datetime import UTC, datetime, timedelta, timezone
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from app.outbox.records import ClaimedMail
from app.outbox.route import MailRoute

_IST = timezone(timedelta(hours=5, minutes=30), "IST")
_SUSPECTED = "It is marked as suspected: it looks automatic.\n\n"
_BODY = """\
A {label} has come.

Received  {time}
Open it   {address}

{suspected}Who sent it and what it says is told in the staff panel alone.
"""
_TEST_BODY = """\
This is a test: mail of {origin} reaches you.

When a query comes, a mail like this one tells when, and where to open it.
"""


def query_message(mail: ClaimedMail, route: MailRoute, now: datetime) -> EmailMessage:
    """Write the mail of a query. Its Message-ID is the same at every attempt, so that a mail sent twice shows once."""
    subject = f"{mail.query_kind.label}, {mail.query_at.astimezone(_IST):%d %b %Y, %H:%M} IST"
    body = _BODY.format(
        label=mail.query_kind.label,
        time=_both_times(mail.query_at),
        address=f"{route.origin}/admin/dashboard?section={mail.query_kind}&query={mail.lead_id}",
        suspected=_SUSPECTED if mail.suspected else "",
    )
    return _message(route, f"{subject} (suspected)" if mail.suspected else subject, body, mail.id, now)


def probe_message(route: MailRoute, probe_id: str, now: datetime) -> EmailMessage:
    """Write the mail of `flask mail test`."""
    return _message(route, f"Test mail of {route.origin}", _TEST_BODY.format(origin=route.origin), probe_id, now)


def _message(route: MailRoute, subject: str, body: str, message_id: str, now: datetime) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = route.sender
    message["To"] = ", ".join(route.recipients)
    message["Subject"] = subject
    message["Date"] = format_datetime(now.astimezone(UTC))
    message["Message-ID"] = f"<{message_id}@{route.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    # Said outright: for a line as long as the link's the library would choose an encoding that breaks lines.
    message.set_content(body, cte="7bit" if body.isascii() else None)
    return message


def _both_times(moment: datetime) -> str:
    in_india, in_utc = moment.astimezone(_IST), moment.astimezone(UTC)
    return f"{in_india:%d %B %Y, %H:%M} IST ({in_utc:%d %B, %H:%M} UTC)"
