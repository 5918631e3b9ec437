"""What nginx hands out from disk: stored pages, hashed files, files at the site's root."""

import re
from collections.abc import Iterable

from app.content.live_paths import FORM_PATHS
from app.content.snapshots.card_address import CARDS_PREFIX, DIGEST_DIGITS
from app.deploy.nginx.facts import Site
from app.deploy.nginx.syntax import add_headers, block, location_matching, quoted
from app.deploy.nginx.variables import APPLICATION, FORMS_ZONE, MAY_BE_A_PAGE, NO_FILE, request_id_header, source_header
from app.http.response_headers import (
    ASSET_HEADERS,
    CACHE_HASHED_ASSET,
    CACHE_PAGE,
    CACHE_ROOT_FILE,
    CARD_HEADERS,
    Header,
)
from app.pages.cards.card_folder import PNG
from app.pages.front.asset_replies import ASSETS_PREFIX, MEDIA_TYPES
from app.pages.page_store.store import FRESH, PAGE_FILE
from app.pages.replies.page_replies import HTML

PUBLISHED = "published"
"""The source of what nginx hands out: what the application published last and has not withdrawn."""


def reading_lines() -> list[str]:
    """Return how files are read, for the whole server."""
    return [
        "gzip off;",
        "gzip_static on;",
        "gzip_http_version 1.0;",
        "gzip_proxied any;",
        "brotli_static on;",
        "max_ranges 0;",
        "# A second: pages may be cached for sixty, and their links are looked at anew.",
        "open_file_cache max=1024 inactive=60s;",
        "open_file_cache_valid 1s;",
        "log_not_found off;",
    ]


def page_locations(site: Site) -> list[str]:
    """Return the addresses that may be stored pages; those of forms limit what is sent there."""
    lines = _page_lines(site)
    limit = limit_forms(site)
    forms = (block(f"location = {path}", [*limit, *lines]) for path in FORM_PATHS.values())
    return [*(line for form in forms for line in form), *location_matching(f"^{MAY_BE_A_PAGE}$", lines)]


def limit_forms(site: Site) -> list[str]:
    """Return the limit of what one address may send: as much at once as the application takes in a minute."""
    return [f"limit_req zone={FORMS_ZONE} burst={site.forms_per_minute} nodelay;"]


def asset_locations(site: Site, *, others: str) -> list[str]:
    """Return the addresses of the client build. A hashed file that is not on this disk is asked for at `others`."""
    endings = "|".join(ending.removeprefix(".") for ending in MEDIA_TYPES)
    types = [f"{quoted(media_type)} {ending.removeprefix('.')};" for ending, media_type in MEDIA_TYPES.items()]
    hashed = [
        f"root {quoted(site.client_folder)};",
        *block("types", types),
        *_file_headers([*ASSET_HEADERS, ("Cache-Control", CACHE_HASHED_ASSET)]),
        f"try_files {NO_FILE}$uri {others};",
    ]
    pattern = f"^{re.escape(ASSETS_PREFIX)}.+\\.(?:{endings})$"
    return [*_root_file_locations(site), *location_matching(pattern, hashed)]


def card_location(site: Site, *, others: str) -> list[str]:
    """Return the addresses of cards. One that is not on this disk is asked for at `others`."""
    lines = [
        f"root {quoted(site.cards_folder)};",
        "types { }",
        f"default_type {quoted(PNG)};",
        *_file_headers([*CARD_HEADERS, ("Cache-Control", CACHE_HASHED_ASSET)]),
        f"try_files {NO_FILE}/$wealth_site_card {others};",
    ]
    name = rf"(?<wealth_site_card>[0-9a-f]{{{DIGEST_DIGITS}}}\.png)"
    return location_matching(f"^{re.escape(CARDS_PREFIX)}{name}$", lines)


def _page_lines(site: Site) -> list[str]:
    headers = [*site.protection, ("Cache-Control", CACHE_PAGE), source_header(PUBLISHED)]
    return [
        f"root {quoted(site.pages_folder / FRESH)};",
        "types { }",
        f"default_type {quoted(HTML)};",
        *_file_headers(headers),
        f"try_files {NO_FILE}$uri/{PAGE_FILE} {APPLICATION};",
    ]


def _root_file_locations(site: Site) -> list[str]:
    lines = []
    for address, file in site.root_files.items():
        lines += block(
            f"location = {address}",
            [f"root {quoted(file.path.parent)};", "types { }", f"default_type {quoted(file.media_type)};"],
            _file_headers([*ASSET_HEADERS, ("Cache-Control", CACHE_ROOT_FILE)]),
            [f"try_files {NO_FILE}/{file.path.name} {APPLICATION};"],
        )
    return lines


def _file_headers(headers: Iterable[Header]) -> list[str]:
    """Return the headers of a file; the entity tag says when it changed, so its date is left out."""
    return [*add_headers([*headers, ("Vary", "Accept-Encoding"), ("Last-Modified", "")]), request_id_header()]
