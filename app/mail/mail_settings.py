"""The settings of mail: server, sender, recipients, and the site's URL."""

from dataclasses import dataclass

from app.configuration.addresses import SmtpAddress
from app.configuration.settings import Settings


@dataclass(frozen=True)
class MailSettings:
    """`origin` is the public URL of the site, without a slash at its end."""

    server: SmtpAddress
    sender: str
    recipients: tuple[str, ...]
    origin: str

    @property
    def domain(self) -> str:
        """The sender's domain, which this site gives as its name to mail servers."""
        return self.sender.rpartition("@")[2]


def read_mail_settings(settings: Settings) -> MailSettings | None:
    """Return the settings of mail, None if mail is not configured."""
    if settings.smtp_address is None:
        return None
    return MailSettings(
        server=settings.smtp_address,
        sender=settings.mail_sender,
        recipients=settings.notify_addresses,
        origin=settings.public_origin,
    )
