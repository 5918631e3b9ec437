"""What mail needs from the rest of the app."""

from dataclasses import dataclass

from app.configuration.settings import Settings
from app.mail.route import MailRoute, mail_route

EXTENSION = "outbox"


@dataclass(frozen=True)
class OutboxServices:
    """`route` is None where mail is not configured."""

    route: MailRoute | None

    @property
    def is_configured(self) -> bool:
        """Whether mail is configured."""
        return self.route is not None


def create_outbox_services(settings: Settings) -> OutboxServices:
    """Build the services."""
    return OutboxServices(mail_route(settings))
