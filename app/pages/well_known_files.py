"""Texts at fixed addresses for programs: robots.txt, sitemap, web app manifest, and where weaknesses are reported."""

import json
from datetime import UTC, datetime, time, timedelta
from http import HTTPStatus
from pathlib import Path
from xml.sax.saxutils import escape

from flask import Blueprint, Response, abort, request

from app.content.known_paths import LLMS_PATH
from app.content.models.site import SiteDocument
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.client_build import find_client_build
from app.pages.current_content import CurrentContent
from app.pages.replies.text_reply import cacheable_text
from app.web.access import Access, open_to
from app.web.response_headers import CACHE_DISCOVERY

SECURITY_PATH = "/.well-known/security.txt"
_MEDIA_TYPES = {
    "/robots.txt": "text/plain; charset=utf-8",
    "/sitemap.xml": "application/xml; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    SECURITY_PATH: "text/plain; charset=utf-8",
}
_WELCOME = """\
# Search engines, answer engines and models are welcome. Name the page you quote, and quote a figure with its date and
# its basis."""
_ICONS = (("/icon-192.png", 192, "any"), ("/icon-512.png", 512, "any"), ("/icon-maskable-512.png", 512, "maskable"))
# RFC 9116, section 2.5.5, recommends less than a year. The text is renewed each day.
_VALID_FOR = timedelta(days=180)


def create_well_known_routes(current: CurrentContent, origin: str, client_dist_dir: Path) -> Blueprint:
    """Return the blueprint. `origin` has no slash at its end."""
    routes = Blueprint("well_known", __name__)
    client = find_client_build(client_dist_dir)
    colour = None if client is None else client.theme_colour

    @open_to(Access.EVERYONE)
    def text() -> Response:
        snapshot = current.snapshot()
        if snapshot is None:
            abort(HTTPStatus.SERVICE_UNAVAILABLE)
        made = {
            "/robots.txt": lambda: robots_text(origin),
            "/sitemap.xml": lambda: sitemap_xml(snapshot, origin),
            "/manifest.webmanifest": lambda: manifest_text(snapshot.site, colour),
            SECURITY_PATH: lambda: security_text(snapshot.site.email, origin, datetime.now(UTC)),
        }
        return cacheable_text(made[request.path](), _MEDIA_TYPES[request.path], CACHE_DISCOVERY)

    for path in _MEDIA_TYPES:
        routes.add_url_rule(
            path,
            endpoint=path.strip("/.").replace(".", "-"),
            view_func=text,
            methods=["GET"],
            provide_automatic_options=False,
        )
    return routes


def robots_text(origin: str) -> str:
    """Return robots.txt (RFC 9309).

    Crawlers may read all pages: private ones say noindex, which search engines must be able to see. What a page answers
    to one visitor's parameters is no page: links through the guide alone lead to hundreds of answers.
    """
    answers = "".join(f"Disallow: {path}?*\n" for path in ANSWERS)
    return (
        f"{_WELCOME}\n# Every page as Markdown: {origin}{LLMS_PATH}\n"
        f"User-agent: *\n{answers}Allow: /\n\nSitemap: {origin}/sitemap.xml\n"
    )


def sitemap_xml(snapshot: ContentSnapshot, origin: str) -> str:
    """Return the sitemap (sitemaps.org 0.9): furnished pages in ledger order with the day they last changed."""
    furnished = [path for path in snapshot.paths if snapshot.ledger[path].state == "furnished"]
    entries = "".join(
        f"  <url><loc>{escape(origin + path)}</loc><lastmod>{snapshot.updated_on[path].isoformat()}</lastmod></url>\n"
        for path in furnished
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n'
    )


def manifest_text(site: SiteDocument, colour: str | None) -> str:
    """Return the web app manifest (W3C). `colour` is the theme's light one, None before the first build."""
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
        "theme_color": colour,
        "background_color": colour,
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
