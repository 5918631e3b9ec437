"""Every setting, typed, read once from the environment. `.env.example` lists them all.

A setting has a default only if its value is valid and may be known to everybody. Production must set the others, and
does not start without them.
"""

import hashlib
import socket
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from app.configuration import addresses
from app.configuration.files import GivenPath, own_secret
from app.configuration.root import PICTURES_DIR, ROOT
from supervised.renderer.address import read_address

SECRET_FILE = ROOT / "var" / "secret-key"
MINIMUM_SECRET_LENGTH = 32
HIGHEST_PORT = 65535
PRODUCTION = "production"
_SQLITE = "sqlite:///"
DATABASE_URL_FORM = "must have the form sqlite:///var/data/site.sqlite3 or postgresql://user:password@host:port/name"
SAMPLES_SHOWN = "with-samples"
SAMPLES_HIDDEN = "without-samples"
# How near a misspelt name is to the right one: as near as "MAIL_FORM" to "MAIL_FROM". Equal names have 1.
_NEAR = 0.85


class SettingsError(Exception):
    """The environment is unusable. The message names each variable and what is wrong with it."""


def _readable_by(read: Callable[[str], object]) -> AfterValidator:
    """Refuse a value for which `read` raises ValueError. An empty value means that nothing is set."""

    def check(value: str) -> str:
        if value:
            read(value)
        return value

    return AfterValidator(check)


class Settings(BaseSettings):
    """The environment as typed values. Durations are seconds, sizes are in the unit of their name."""

    model_config = SettingsConfigDict(env_file=None, extra="ignore", frozen=True)

    app_env: Literal["development", "test", "production"] = "development"
    debug: bool = False
    secret_key: str = Field(default="", repr=False)
    allowed_hosts: Annotated[str, _readable_by(addresses.read_host_names)] = "localhost,127.0.0.1,[::1]"
    public_origin: str = Field(default="http://localhost:8000", pattern=r"^https?://[^/\s]+$")
    allow_http_origin: bool = False
    bind: str = addresses.LOOPBACK
    port: int = Field(default=8000, ge=1, le=HIGHEST_PORT)
    machine_name: str = Field(default="", pattern=r"^[!-~]{0,80}$")
    web_workers: int = Field(default=2, ge=1, le=64)
    web_threads: int = Field(default=128, ge=1, le=1024)
    web_pid_file: GivenPath = ROOT / "var" / "run" / "web.pid"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_token: str = Field(default="", pattern=r"^[!-~]*$", repr=False)

    database_url: str = "sqlite:///var/data/site.sqlite3"
    database_pool_size: int = Field(default=5, ge=1, le=100)
    database_pool_overflow: int = Field(default=10, ge=0, le=100)
    backup_dir: GivenPath = ROOT / "var" / "backups"
    backup_keep_days: int = Field(default=30, ge=1, le=3650)
    backup_recipient: str = Field(default="", pattern=r"^(age1[0-9a-z]{58})?$")
    first_staff_email: str = "admin@localhost"
    session_idle_minutes: int = Field(default=30, ge=1, le=720)
    second_factor: Literal["in-production", "always", "never"] = "in-production"
    session_maximum_hours: int = Field(default=12, ge=1, le=168)

    trusted_proxy_hops: int = Field(default=0, ge=0, le=10)
    trusted_proxies: Annotated[str, _readable_by(addresses.read_networks)] = "127.0.0.1,::1"
    form_limit_per_minute: int = Field(default=20, ge=1)
    sign_in_limit_per_address: int = Field(default=8, ge=1)
    sign_in_limit_per_account: int = Field(default=40, ge=1)
    form_minimum_seconds: float = Field(default=2.0, ge=0)
    lead_retention_months: int = Field(default=24, ge=1)
    notify_email: Annotated[str, _readable_by(addresses.read_addresses)] = ""
    smtp_url: Annotated[str, _readable_by(addresses.SmtpAddress.from_url)] = Field(default="", repr=False)
    mail_from: Annotated[str, _readable_by(addresses.checked_address)] = ""
    worker_pid_file: GivenPath = ROOT / "var" / "run" / "worker.pid"
    geocoder_url: str = Field(
        default="https://api.bigdatacloud.net/data/reverse-geocode-client", pattern=r"^(https://[A-Za-z0-9.:-]+/\S*)?$"
    )

    content_dir: GivenPath = ROOT / "shared-content"
    sample_data: Literal["", "show", "hide"] = ""
    snapshot_dir: GivenPath = Field(default=ROOT / "var" / "snapshots", validate_default=True)
    publications_dir: GivenPath = ROOT / "var" / "publications"
    client_dist_dir: GivenPath = ROOT / "client" / "dist"
    kept_assets_dir: GivenPath = ROOT / "var" / "assets"
    cards_dir: GivenPath = ROOT / "var" / "cards"
    pictures_dir: GivenPath = PICTURES_DIR
    page_store_dir: GivenPath = Field(default=ROOT / "var" / "pages", validate_default=True)
    page_memory_mb: int = Field(default=8, ge=1, le=4096)
    page_stale_limit_s: int = Field(default=86_400, ge=0)

    renderer_url: Annotated[str, _readable_by(read_address)] = "http://127.0.0.1:8100"
    renderer_connect_timeout_s: float = Field(default=0.25, gt=0)
    renderer_read_timeout_s: float = Field(default=0.8, gt=0)
    renderer_breaker_open_s: float = Field(default=1.0, ge=0)
    renderer_bundle: GivenPath = ROOT / "ssr-renderer" / "dist" / "main.mjs"
    renderer_pid_file: GivenPath = ROOT / "var" / "run" / "renderer.pid"

    @property
    def is_production(self) -> bool:
        """Whether visitors are real. The strict rules then apply."""
        return self.app_env == PRODUCTION

    @property
    def shows_samples(self) -> bool:
        """Whether samples stand in for what is not stated; never if visitors are real."""
        return not self.is_production and self.sample_data != "hide"

    @property
    def needs_second_factor(self) -> bool:
        """Whether a password alone is never enough to sign in."""
        return self.second_factor == "always" or (self.second_factor == "in-production" and self.is_production)

    @property
    def allowed_host_names(self) -> frozenset[str]:
        """Host names requests may carry, lower case, without port."""
        return addresses.read_host_names(self.allowed_hosts)

    @property
    def machine(self) -> str:
        """The name of this web machine among those that share its database."""
        return self.machine_name or f"{socket.gethostname()[:64]}:{self.port}"

    @property
    def proxy_networks(self) -> tuple[addresses.Network, ...]:
        """The networks of our own proxies."""
        return addresses.read_networks(self.trusted_proxies)

    @property
    def uses_sqlite(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.database_url.startswith("sqlite:")

    @property
    def sqlalchemy_url(self) -> str:
        """`database_url` with the driver named; an SQLite file by its real path, below the project if relative."""
        if self.database_url.startswith(("postgres://", "postgresql://")):
            return "postgresql+psycopg://" + self.database_url.split("://", 1)[1]
        return self.database_url if self.sqlite_file is None else f"{_SQLITE}{self.sqlite_file}"

    @property
    def sqlite_file(self) -> Path | None:
        """The SQLite database's file by its real path; None for another database."""
        # Two spellings of one path, or a link to it, would name one journal in two ways.
        return (ROOT / self.database_url.removeprefix(_SQLITE)).resolve() if self.uses_sqlite else None

    @property
    def publications_file(self) -> Path:
        """The file of what staff have published, named after the database: two sites may share a folder."""
        url = make_url(self.sqlalchemy_url)
        identity = f"{url.host}:{url.port}/{url.database}"
        return self.publications_dir / f"{hashlib.sha256(identity.encode()).hexdigest()[:12]}.json"

    @property
    def share_images_bundle(self) -> Path:
        """The program that draws share images. The build puts it beside the renderer."""
        return self.renderer_bundle.with_name("share-images.mjs")

    @property
    def notify_addresses(self) -> tuple[str, ...]:
        """The e-mail addresses that get a mail for each query; none if mail is not configured."""
        return addresses.read_addresses(self.notify_email)

    @property
    def sends_mail(self) -> bool:
        """Whether mail is configured."""
        return bool(self.smtp_url)

    @property
    def smtp_address(self) -> addresses.SmtpAddress | None:
        """The mail server, None if mail is not configured."""
        return addresses.SmtpAddress.from_url(self.smtp_url) if self.smtp_url else None

    @property
    def mail_sender(self) -> str:
        """The sender of all mail."""
        return self.mail_from or addresses.default_sender(self.public_origin)

    @field_validator("secret_key")
    @classmethod
    def _own_where_nobody_visits(cls, value: str, info: ValidationInfo) -> str:
        is_production = info.data.get("app_env") == PRODUCTION
        return value if value or is_production else own_secret(SECRET_FILE)

    @field_validator("snapshot_dir", "page_store_dir")
    @classmethod
    def _apart_from_production(cls, value: Path, info: ValidationInfo) -> Path:
        """Production alone uses the folder itself: no visitor may get samples or links of another environment."""
        if info.data.get("app_env") == PRODUCTION:
            return value
        return value / (SAMPLES_HIDDEN if info.data.get("sample_data") == "hide" else SAMPLES_SHOWN)

    @field_validator("bind")
    @classmethod
    def _possible_ip_address(cls, value: str) -> str:
        return addresses.listening_address(value)

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, value: str) -> str:
        # The given value is not quoted, because it may hold a password.
        try:
            url = make_url(value)
        except (ArgumentError, ValueError):
            raise ValueError(DATABASE_URL_FORM) from None
        is_file = value.startswith(_SQLITE) and url.database not in {None, "", ":memory:"}
        if not is_file and not value.startswith(("postgresql://", "postgresql+psycopg://", "postgres://")):
            raise ValueError(DATABASE_URL_FORM)
        return value

    @model_validator(mode="after")
    def _mail_is_whole(self) -> Self:
        if bool(self.notify_addresses) != bool(self.smtp_url):
            given, missing = ("NOTIFY_EMAIL", "SMTP_URL") if self.notify_addresses else ("SMTP_URL", "NOTIFY_EMAIL")
            raise ValueError(f"{missing} must be set too: {given} alone sends no mail")
        if self.smtp_url:
            _ = self.mail_sender
        return self

    @model_validator(mode="after")
    def _production_is_safe(self) -> Self:
        if not self.is_production:
            return self
        faults = []
        if len(self.secret_key) < MINIMUM_SECRET_LENGTH:
            faults.append(
                f"SECRET_KEY must be set to a value of your own, {MINIMUM_SECRET_LENGTH} characters or longer"
            )
        if 0 < len(self.metrics_token) < MINIMUM_SECRET_LENGTH:
            faults.append(f"METRICS_TOKEN must have at least {MINIMUM_SECRET_LENGTH} characters, or be empty")
        if self.debug:
            faults.append("DEBUG must be off")
        if self.sample_data == "show":
            faults.append("SAMPLE_DATA must not be show: samples are invented figures, and no visitor may see them")
        if "allowed_hosts" not in self.model_fields_set or not self.allowed_host_names:
            faults.append("ALLOWED_HOSTS must name the hosts the site answers to")
        faults += self._faults_of_origin()
        if faults:
            raise ValueError("; ".join(faults))
        return self

    def _faults_of_origin(self) -> list[str]:
        if "public_origin" not in self.model_fields_set:
            return ["PUBLIC_ORIGIN must be the address visitors use, such as https://www.example.in"]
        faults = []
        if not self.public_origin.startswith("https://") and not self.allow_http_origin:
            faults.append("PUBLIC_ORIGIN must begin with https://, unless ALLOW_HTTP_ORIGIN=true")
        host = urlsplit(self.public_origin).hostname or ""
        named = {name.strip("[]") for name in self.allowed_host_names}
        if named and host not in named:
            faults.append(f"ALLOWED_HOSTS must name {host}, the host of PUBLIC_ORIGIN")
        return faults


def load_settings() -> Settings:
    """Read the environment. Raises SettingsError with one line per fault, each naming its variable."""
    try:
        return Settings()
    except ValidationError as error:
        lines = [_fault_line(fault["loc"], fault["msg"]) for fault in error.errors()]
        raise SettingsError("The environment is not usable:\n  " + "\n  ".join(lines)) from None


def misspelt_settings(names: Iterable[str]) -> list[str]:
    """Return a line for each variable that is no setting but nearly the name of one that is not set."""
    # Names of one word resemble too many variables of other programs.
    given, known = {name.upper() for name in names if "_" in name}, {name.upper() for name in Settings.model_fields}
    near = {name: get_close_matches(name, known - given, n=1, cutoff=_NEAR) for name in sorted(given - known)}
    return [f"{name} is not a setting: did you mean {meant[0]}?" for name, meant in near.items() if meant]


def _fault_line(location: tuple[int | str, ...], message: str) -> str:
    words = message.removeprefix("Value error, ")
    return f"{'_'.join(map(str, location)).upper()}: {words}" if location else words
