"""What members' routes and commands need from the rest of the app."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.configuration.settings import Settings
from app.database.extensions import utc_now
from app.members.stores.sealing import Seal
from app.members.stores.session_store import SessionLife
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Limit, Throttle

EXTENSION = "staff"
SIGN_IN_WINDOW_S = 5 * 60
WRONG_CODES = 5


@dataclass(frozen=True)
class StaffServices:
    """Limits are failures in any five minutes.

    `now` is a parameter for tests.
    """

    settings: Settings
    throttle: Throttle
    proxies: TrustedProxies
    now: Callable[[], datetime] = utc_now

    @property
    def is_https(self) -> bool:
        """Whether browsers reach the site encrypted."""
        return self.settings.public_origin.startswith("https://")

    @property
    def seal(self) -> Seal:
        """What encrypts the secrets of second factors."""
        return Seal(self.settings.secret_key)

    @property
    def session_life(self) -> SessionLife:
        """How long a session lasts."""
        given = self.settings
        return SessionLife(timedelta(minutes=given.session_idle_minutes), timedelta(hours=given.session_maximum_hours))

    @property
    def ip_address_limit(self) -> Limit:
        """How often one IP address may fail."""
        return Limit("sign-in address", self.settings.sign_in_limit_per_address, SIGN_IN_WINDOW_S)

    @property
    def account_limit(self) -> Limit:
        """How often sign-ins to one account may fail, over all unknown devices together."""
        return Limit("sign-in account", self.settings.sign_in_limit_per_account, SIGN_IN_WINDOW_S)

    @property
    def device_limit(self) -> Limit:
        """How often one known device may fail: as often as one IP address."""
        return Limit("sign-in device", self.settings.sign_in_limit_per_address, SIGN_IN_WINDOW_S)

    @property
    def code_limit(self) -> Limit:
        """How many wrong codes one account allows from unknown devices: such an attacker knows the password."""
        return Limit("sign-in code", WRONG_CODES, SIGN_IN_WINDOW_S)

    @property
    def record_limit(self) -> Limit:
        """How many refusals of one IP address or account are recorded: an attack must not fill the audit table."""
        return Limit("sign-in refusal records", 1, SIGN_IN_WINDOW_S)
