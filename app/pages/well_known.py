"""Serves `/manifest.webmanifest` for phones and `/.well-known/security.txt` for people who find weaknesses."""

import json
from datetime import UTC, datetime, time, timedelta
from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort

from app.content.models.site import SiteDocument
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.front.client_build import find_client_build
from app.pages.page_store.current_content import CurrentContent
from app.pages.replies.text_reply import cacheable_text
from app.web.access import Access, open_to
from app.web.response_headers import CACHE_DISCOVERY

MANIFEST_PATH = "/manifest.webmanifest"
SECURITY_PATH = "/.well-known/security.txt"
_ICONS = (("/icon-192.png", 192, "any"), ("/icon-512.png", 512, "any"), ("/icon-maskable-512.png", 512, "maskable"))
# RFC 9116, section 2.5.5, recommends less than a year. The text is made anew each day.
_VALID_FOR = timedelta(days=180)


def create_well_known_routes(current: CurrentContent, origin: str, client_dist_dir: Path) -> Blueprint:
    """Return the blueprint. `origin` has no slash at its end."""
    routes = Blueprint("introduction", __name__)
    client = find_client_build(client_dist_dir)
    colour = None if client is None else client.theme_colour

    @routes.get(MANIFEST_PATH, provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def manifest() -> Response:
        text = manifest_text(_snapshot(current).site, colour)
        return cacheable_text(text, "application/manifest+json", CACHE_DISCOVERY)

    @routes.get(SECURITY_PATH, provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def security() -> Response:
        text = security_text(_snapshot(current).site.email, origin, datetime.now(UTC))
        return cacheable_text(text, "text/plain; charset=utf-8", CACHE_DISCOVERY)

    return routes


def manifest_text(site: SiteDocument, colour: str | None) -> str:
    """Return the web app manifest (W3C): name and look of the site among a phone's own programs.

    `colour` is the light colour of the client build's theme; None before the first build.
    """
    icons = [
        {"src": src, "sizes": f"{size_px}x{size_px}", "type": "image/png", "purpose": purpose}
        for src, size_px, purpose in _ICONS
    ]
    manifest = {
        "name": site.firm_name,
        "short_name": site.product,
        "lang": "en-IN",
        "start_url": "/",
        "scope": "/",
        "display": "browser",
        **({} if colour is None else {"theme_color": colour, "background_color": colour}),
        "icons": icons,
    }
    return json.dumps(manifest, ensure_ascii=False, indent=2) + "\n"


def security_text(email: str, origin: str, now: datetime) -> str:
    """Return the text that says where weaknesses can be reported (RFC 9116). `Expires` moves on once a day."""
    expires = datetime.combine(now.astimezone(UTC).date(), time(), UTC) + _VALID_FOR
    fields = {
        "Contact": f"mailto:{email}",
        "Expires": expires.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "Preferred-Languages": "en",
        "Canonical": f"{origin}{SECURITY_PATH}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _snapshot(current: CurrentContent) -> ContentSnapshot:
    snapshot = current.snapshot()
    if snapshot is None:
        abort(HTTPStatus.SERVICE_UNAVAILABLE)
    return snapshot
