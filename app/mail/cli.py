"""`flask mail …`: tests whether mail arrives."""

import secrets
from datetime import UTC, datetime
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup

from app.configuration.settings import Settings
from app.mail.mail_settings import read_mail_settings
from app.mail.message import probe_message
from app.mail.smtp import MailError, SmtpSession

mail_commands = AppGroup("mail", help="Mail to staff.")


@mail_commands.command("test")
def send_test() -> None:
    """Send one test mail to NOTIFY_EMAIL now and print whether the server accepted it."""
    mail_settings = read_mail_settings(cast(Settings, current_app.extensions["settings"]))
    if mail_settings is None:
        raise click.ClickException("NOTIFY_EMAIL and SMTP_URL are not set, so no mail is sent: set both.")
    message = probe_message(mail_settings, f"test-{secrets.token_hex(8)}", datetime.now(UTC))
    try:
        with SmtpSession(mail_settings) as session:
            refused = session.send(message)
    except MailError as error:
        raise click.ClickException(f"{error} (check SMTP_URL, MAIL_FROM and NOTIFY_EMAIL)") from None
    taken, all_recipients = len(mail_settings.recipients) - refused, len(mail_settings.recipients)
    click.echo(f"The server took the mail for {taken} of {all_recipients} recipients")
