"""What members' routes and commands need from the rest of the app."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from app.configuration.settings import Settings
from app.content.editions.published import Kind
from app.content.snapshots.facts import LaunchGap, StrategyFigures
from app.members.stores.sealing import Seal
from app.members.stores.session_store import SessionLife
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Limit, Throttle

EXTENSION = "staff"
SIGN_IN_WINDOW_S = 5 * 60
WRONG_CODES = 5


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class StaffServices:
    """Limits are failures in any five minutes.

    `now` is a parameter for tests. `sends_mail` is true if mail is configured. `figures` returns the state of each
    strategy's figures, `launch` the content missing before the launch, and `title_of` the name that staff use for a
    subject of the desk. `origin` is the site's public address. `seal` encrypts the secrets of second factors.
    `needs_second_factor` is true if every sign-in needs one.
    """

    throttle: Throttle
    sign_in_limit_per_address: int
    sign_in_limit_per_account: int
    session_idle_minutes: int
    session_maximum_hours: int
    proxies: TrustedProxies
    origin: str
    needs_second_factor: bool
    seal: Seal
    sends_mail: bool
    figures: Callable[[], Sequence[StrategyFigures]]
    launch: Callable[[], Sequence[LaunchGap]]
    title_of: Callable[[Kind, str], str]
    now: Callable[[], datetime] = utc_now

    @property
    def is_https(self) -> bool:
        """Whether browsers reach the site encrypted."""
        return self.origin.startswith("https://")

    @property
    def session_life(self) -> SessionLife:
        """How long a session lasts."""
        return SessionLife(timedelta(minutes=self.session_idle_minutes), timedelta(hours=self.session_maximum_hours))

    @property
    def address_limit(self) -> Limit:
        """How often one address may fail."""
        return Limit("sign-in address", self.sign_in_limit_per_address, SIGN_IN_WINDOW_S)

    @property
    def account_limit(self) -> Limit:
        """How often sign-ins to one account may fail, over all unknown devices together."""
        return Limit("sign-in account", self.sign_in_limit_per_account, SIGN_IN_WINDOW_S)

    @property
    def device_limit(self) -> Limit:
        """How often one known device may fail: as often as one address."""
        return Limit("sign-in device", self.sign_in_limit_per_address, SIGN_IN_WINDOW_S)

    @property
    def code_limit(self) -> Limit:
        """How many wrong codes one account allows from unknown devices: such an attacker knows the password."""
        return Limit("sign-in code", WRONG_CODES, SIGN_IN_WINDOW_S)

    @property
    def record_limit(self) -> Limit:
        """How many refusals of one address or account are recorded: an attack must not fill the audit table."""
        return Limit("sign-in refusal records", 1, SIGN_IN_WINDOW_S)


def create_staff_services(
    settings: Settings,
    throttle: Throttle,
    proxies: TrustedProxies,
    *,
    figures: Callable[[], Sequence[StrategyFigures]],
    launch: Callable[[], Sequence[LaunchGap]],
    title_of: Callable[[Kind, str], str],
) -> StaffServices:
    """Build the services with their limits and session lengths."""
    return StaffServices(
        throttle=throttle,
        sign_in_limit_per_address=settings.sign_in_limit_per_address,
        sign_in_limit_per_account=settings.sign_in_limit_per_account,
        session_idle_minutes=settings.session_idle_minutes,
        session_maximum_hours=settings.session_maximum_hours,
        proxies=proxies,
        origin=settings.public_origin,
        needs_second_factor=settings.needs_second_factor,
        seal=Seal(settings.secret_key),
        sends_mail=bool(settings.notify_addresses),
        figures=figures,
        launch=launch,
        title_of=title_of,
    )
