"""Writes mails.

The mail of a query says that it came and where to read it, and nothing of the visitor's input. The mail of an event
names strategies, an edition with its approvers and why it was refused, or a staff account.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from app.forms.declared import FORM_OF_LIST
from app.mail.mail_settings import MailSettings
from app.mail.models import EventMail, QueryMail
from app.mail.records import (
    AccountChange,
    AccountEvent,
    EditionEvent,
    EditionStepFacts,
    OldFiguresFacts,
    RefusedEdition,
)

_IST = timezone(timedelta(hours=5, minutes=30), "IST")
_SUSPECTED = "It is marked as suspected, because it looks automatic.\n\n"
_BODY = """\
New {label}.

Received  {time}
Open it   {url}

{suspected}Only the staff panel shows who sent it and what it says.
"""
_FIGURES_BODY = """\
Stated figures are older than {limit} days:

{lines}

Publish newer figures  {url}

You get this mail once a week until all are renewed.
"""
_REFUSED_BODY = """\
A scheduled edition was not published when it was due. It is a draft again.

What           {what}
Scheduled for  {planned}
Approved by    {approved_by}
Open it        {url}

The reasons:
{reasons}

Check it, propose it and have it approved again.
"""
_STEP_BODY = """\
{happened}

What        {what}
Open it     {url}
"""
_STEPS: Mapping[EditionEvent, tuple[str, str]] = {
    "proposed": ("Waits for approval", "{by} proposed it. Nobody approves what they entered."),
    "approved in part": ("Waits for a second approval", "{by} approved what others entered, and entered the rest."),
    "sent back": ("Sent back", "{by} sent it back. It is a draft again."),
    "scheduled": ("Scheduled", "{by} approved it. It will be published at its scheduled time."),
    "published": ("Published", "{by} approved it. It is published."),
}
_ACCOUNT_BODY = """\
{what}

Account     {username}
By          {by}
When        {time}
Open it     {url}

If you did not expect this, tell an administrator of the panel at once. They can disable the account within a minute.
"""
_PANEL = "/admin/dashboard"
"""The panel's path; client/src/staff/shared/sections.ts defines the paths below it."""
_ACCOUNT_TITLES: Mapping[AccountEvent, tuple[str, str]] = {
    "new browser": ("Signed in from a new browser", f"{_PANEL}/account"),
    "password": ("Password changed", f"{_PANEL}/account"),
    "factor": ("Second factor changed", f"{_PANEL}/account"),
    "one-time code": ("One-time code made", f"{_PANEL}/account"),
    "guessed codes": ("Codes are being guessed", f"{_PANEL}/account"),
    "permission": ("Permission changed", f"{_PANEL}/members"),
}
_TEST_BODY = """\
This is a test: mail of {origin} reaches you.

For each query you get a mail like this one. It says when the query came and where to read it. Other events are told
by mail as well.
"""


def message_of(mail: QueryMail | EventMail, settings: MailSettings, now: datetime) -> EmailMessage:
    """Write a mail. Its Message-ID is the same at each attempt, so that a mail sent twice shows once."""
    return _query_message(mail, settings, now) if isinstance(mail, QueryMail) else _event_message(mail, settings, now)


def _query_message(mail: QueryMail, settings: MailSettings, now: datetime) -> EmailMessage:
    label = FORM_OF_LIST[mail.list_name].title
    subject = f"{label}, {mail.query_at.astimezone(_IST):%d %b %Y, %H:%M} IST"
    body = _BODY.format(
        label=label,
        time=_both_times(mail.query_at),
        url=f"{settings.origin}{_PANEL}/{mail.list_name}/{mail.query_id}",
        suspected=_SUSPECTED if mail.suspected else "",
    )
    return _message(settings, f"{subject} (suspected spam)" if mail.suspected else subject, body, mail.id, now)


def _event_message(mail: EventMail, settings: MailSettings, now: datetime) -> EmailMessage:
    recipients = settings.recipients
    match mail.read_facts():
        case RefusedEdition() as facts:
            subject, body = _refused_words(facts, settings)
            recipients = tuple(dict.fromkeys((*recipients, *facts.recipients)))
        case EditionStepFacts() as facts:
            subject, body = _step_words(facts, settings)
            recipients = tuple(facts.recipients)
        case AccountChange() as facts:
            subject, body = _account_words(facts, settings, mail.made_at)
            recipients = tuple(facts.recipients)
        case OldFiguresFacts() as facts:
            subject, body = _figures_words(facts, settings)
    addressed = replace(settings, recipients=recipients)
    return _message(addressed, f"{subject}, {mail.made_at.astimezone(_IST):%d %b %Y}", body, mail.id, now)


def probe_message(settings: MailSettings, probe_id: str, now: datetime) -> EmailMessage:
    """Write the mail of `flask mail test`."""
    return _message(
        settings, f"Test mail of {settings.origin}", _TEST_BODY.format(origin=settings.origin), probe_id, now
    )


def _figures_words(facts: OldFiguresFacts, settings: MailSettings) -> tuple[str, str]:
    late = facts.strategies
    body = _FIGURES_BODY.format(
        limit=facts.limit_days,
        lines="\n".join(f"{one.name}: as on {one.as_on:%d %b %Y}, {one.age_days} days ago" for one in late),
        url=f"{settings.origin}{_PANEL}/figures",
    )
    return f"Old figures: {late[0].name}{f' and {len(late) - 1} more' if late[1:] else ''}", body


def _step_words(facts: EditionStepFacts, settings: MailSettings) -> tuple[str, str]:
    title, what_happened = _STEPS[facts.event]
    back = " It brings back an earlier state." if facts.brings_back else ""
    why = f" The reason: {facts.why}" if facts.why else ""
    body = _STEP_BODY.format(
        happened=what_happened.format(by=facts.by) + back + why, what=_what(facts), url=_url_of(facts, settings)
    )
    return f"{title}: {facts.name}", body


def _account_words(facts: AccountChange, settings: MailSettings, made_at: datetime) -> tuple[str, str]:
    title, place = _ACCOUNT_TITLES[facts.event]
    body = _ACCOUNT_BODY.format(
        what=facts.what, username=facts.username, by=facts.by, time=_both_times(made_at), url=settings.origin + place
    )
    return f"{title}: {facts.username}", body


def _refused_words(facts: RefusedEdition, settings: MailSettings) -> tuple[str, str]:
    more = [f"and {facts.more_faults} more, which a check in the panel names"] if facts.more_faults else []
    body = _REFUSED_BODY.format(
        what=_what(facts),
        planned=_both_times(facts.publish_at),
        approved_by=facts.approved_by,
        url=_url_of(facts, settings),
        reasons="\n".join([*facts.faults, *more]),
    )
    return f"Not published: {facts.name}", body


def _what(facts: RefusedEdition | EditionStepFacts) -> str:
    as_on = "" if facts.as_on is None else f" as on {facts.as_on:%d %b %Y}"
    return f"{facts.name}, {facts.edition_kind}{as_on}"


def _url_of(facts: RefusedEdition | EditionStepFacts, settings: MailSettings) -> str:
    return f"{settings.origin}{_PANEL}/{facts.edition_kind}/{facts.subject}/editions/{facts.edition_id}"


def _message(settings: MailSettings, subject: str, body: str, message_id: str, now: datetime) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = settings.sender
    message["To"] = ", ".join(settings.recipients)
    message["Subject"] = subject
    message["Date"] = format_datetime(now.astimezone(UTC))
    message["Message-ID"] = f"<{message_id}@{settings.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    # Set explicitly: for lines as long as the link, the library would choose an encoding that breaks them.
    message.set_content(body, cte="7bit" if body.isascii() else None)
    return message


def _both_times(moment: datetime) -> str:
    in_india, in_utc = moment.astimezone(_IST), moment.astimezone(UTC)
    return f"{in_india:%d %B %Y, %H:%M} IST ({in_utc:%d %B, %H:%M} UTC)"
