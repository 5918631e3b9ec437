"""What the configuration is made of: what the application defines, and where nginx is to run."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from app.content.snapshots.snapshot import ContentSnapshot
from app.http.response_headers import Header, security_headers
from app.pages.front.client_build import ClientBuild, RootFile
from app.root import ROOT
from app.settings import Settings

BEHIND_ONE_PROXY = 1


_ADDRESS = re.compile(r"[0-9.]+|\[[0-9a-fA-F:.]+\]")
_HOST = re.compile(rf"[A-Za-z0-9._-]+|{_ADDRESS.pattern}")
_SERVER = re.compile(rf"(?:{_HOST.pattern}):[0-9]{{1,5}}")


class DeployError(Exception):
    """No configuration can be written. The message names the setting or option and what to do."""


@dataclass(frozen=True)
class Site:
    """What the application defines. `host` is that of `origin`, the address visitors use.

    `private_paths` are stored pages that only the application may answer. `root_files` are the client build's files by
    address. Folders are absolute.
    """

    origin: str
    host: str
    other_hosts: tuple[str, ...]
    protection: tuple[Header, ...]
    private_paths: tuple[str, ...]
    pages_folder: Path
    client_folder: Path
    cards_folder: Path
    root_files: Mapping[str, RootFile]
    body_limit_bytes: int
    forms_per_minute: int


@dataclass(frozen=True)
class Place:
    """Where nginx runs, finds the web machines and writes its log. An empty `address` means all addresses."""

    web: tuple[str, ...]
    certificate: str
    certificate_key: str
    acme_folder: str
    log_folder: str
    address: str
    http_port: int
    https_port: int

    @property
    def has_several(self) -> bool:
        """Whether more than one web machine is asked."""
        return len(self.web) > 1

    def __post_init__(self) -> None:
        """Refuse what could not stand unquoted. Raises DeployError."""
        for server in self.web:
            if not _SERVER.fullmatch(server):
                raise DeployError(f"--web is {server}, and must be a host and a port, such as 127.0.0.1:8000")
        if self.address and not _ADDRESS.fullmatch(self.address):
            raise DeployError(f"--address is {self.address}, and must be an address, such as 203.0.113.7 or [::1]")


def describe_site(settings: Settings, snapshot: ContentSnapshot, build: ClientBuild, body_limit_bytes: int) -> Site:
    """Return the facts of these settings. Raises DeployError for settings that do not suit a server behind nginx."""
    origin = urlsplit(settings.public_origin)
    host = origin.hostname or ""
    if origin.scheme != "https":
        raise DeployError(
            f"PUBLIC_ORIGIN is {settings.public_origin}: nginx answers https, so it must begin with https://"
        )
    if not _SERVER.fullmatch(origin.netloc if origin.port else f"{origin.netloc}:443"):
        raise DeployError(f"PUBLIC_ORIGIN is {settings.public_origin}, and must be https:// and a plain host")
    for name in sorted(settings.allowed_host_names):
        if not _HOST.fullmatch(name):
            raise DeployError(f"ALLOWED_HOSTS names {name}, which is no plain host")
    if host not in settings.allowed_host_names:
        raise DeployError(f"ALLOWED_HOSTS must name {host}, the host of PUBLIC_ORIGIN")
    if settings.trusted_proxy_hops != BEHIND_ONE_PROXY:
        raise DeployError(
            f"TRUSTED_PROXY_HOPS is {settings.trusted_proxy_hops} and must be 1: nginx is the one proxy to believe"
        )
    return Site(
        origin=settings.public_origin,
        host=host,
        other_hosts=tuple(sorted(settings.allowed_host_names - {host})),
        protection=tuple(security_headers(settings)),
        private_paths=tuple(path for path, url in snapshot.ledger.items() if url.state == "private"),
        pages_folder=ROOT / settings.page_store_dir,
        client_folder=ROOT / settings.client_dist_dir,
        cards_folder=ROOT / settings.cards_dir,
        root_files=build.root_files,
        body_limit_bytes=body_limit_bytes,
        forms_per_minute=settings.form_limit_per_minute,
    )
