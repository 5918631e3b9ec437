"""What members' routes and commands need from the rest of the app."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from flask import request

from app.configuration.settings import Settings
from app.database.extensions import utc_now
from app.members.stores.session_store import SessionLife
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Throttle

EXTENSION = "staff"


@dataclass(frozen=True)
class StaffContext:
    """`now` is a parameter for tests."""

    settings: Settings
    throttle: Throttle
    proxies: TrustedProxies
    now: Callable[[], datetime] = utc_now

    @property
    def is_https(self) -> bool:
        """Whether browsers reach the site encrypted."""
        return self.settings.public_origin.startswith("https://")

    @property
    def session_life(self) -> SessionLife:
        """How long a session lasts."""
        given = self.settings
        return SessionLife(timedelta(minutes=given.session_idle_minutes), timedelta(hours=given.session_maximum_hours))

    def ip_address_of_request(self) -> str:
        """Return the IP address used for limits and records."""
        return self.proxies.address_of(request)
