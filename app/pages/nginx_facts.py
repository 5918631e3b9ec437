"""`flask nginx-facts`: prints the settings that `deploy/nginx/install` needs, one NAME=value a line."""

import re
from collections.abc import Iterable, Iterator
from typing import cast
from urllib.parse import urlsplit

import click
from flask import current_app

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.forms.declared import FORMS
from app.pages.dynamic_addresses import DECLARED
from app.web.response_headers import (
    ASSET_HEADERS,
    CACHE_HASHED_ASSET,
    CACHE_PAGE,
    CACHE_ROOT_FILE,
    CACHE_STALE_PAGE,
    SHARE_IMAGE_HEADERS,
    Header,
    security_headers,
)

_BEHIND_ONE_PROXY = 1
_PLAIN_HOST = re.compile(r"[A-Za-z0-9._:\[\]-]+")


@click.command("nginx-facts")
def nginx_facts_command() -> None:
    """Print the settings that nginx needs; exit 1 if they do not fit a site behind nginx."""
    settings = cast(Settings, current_app.extensions["settings"])
    for fault in _faults(settings):
        raise click.ClickException(fault)
    for name, value in _facts(settings).items():
        click.echo(f"{name}={value}")


def _facts(settings: Settings) -> dict[str, str]:
    host = urlsplit(settings.public_origin).hostname or ""
    return {
        "HOST": host,
        "HOSTS": " ".join([host, *sorted(settings.allowed_host_names - {host})]),
        "ORIGIN": settings.public_origin,
        "WEB_HERE": f"127.0.0.1:{settings.port}",
        "FORM_PAGES": "|".join(form.page for form in FORMS),
        "FORM_APIS": "|".join(form.api for form in FORMS),
        "DYNAMIC_QUERIES": _dynamic_queries(),
        "PAGES": str(ROOT / settings.page_store_dir),
        "CARDS": str(ROOT / settings.cards_dir),
        "PICTURES": str(ROOT / settings.pictures_dir),
        "CLIENT": str(ROOT / settings.client_dist_dir),
        "CACHE_PAGE": CACHE_PAGE,
        "CACHE_STALE_PAGE": CACHE_STALE_PAGE,
        "CACHE_ROOT_FILE": CACHE_ROOT_FILE,
        "CACHE_HASHED_ASSET": CACHE_HASHED_ASSET,
        "PROTECTION": _add_headers(security_headers(settings)),
        "ASSET_PROTECTION": _add_headers(ASSET_HEADERS),
        "CARD_PROTECTION": _add_headers(SHARE_IMAGE_HEADERS),
    }


def _dynamic_queries() -> str:
    """Return a pattern, as it stands in a quoted string of nginx, for URLs whose query string may mean something."""
    pages = (f"{path}\\\\?.*(?:%|{'|'.join(sorted(names))})" for path, names in DECLARED.items())
    return "|".join(pages)


def _add_headers(headers: Iterable[Header]) -> str:
    return " ".join(f'add_header {name} "{value}" always;' for name, value in headers)


def _faults(settings: Settings) -> Iterator[str]:
    scheme, _, host = settings.public_origin.partition("://")
    if scheme != "https" or not _PLAIN_HOST.fullmatch(host):
        yield f"PUBLIC_ORIGIN is {settings.public_origin}, and must be https:// and a plain host"
    if settings.trusted_proxy_hops != _BEHIND_ONE_PROXY:
        hops = settings.trusted_proxy_hops
        yield f"TRUSTED_PROXY_HOPS is {hops} and must be {_BEHIND_ONE_PROXY}: nginx is the one trusted proxy"
