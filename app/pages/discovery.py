"""`/robots.txt` and `/sitemap.xml`."""

from xml.sax.saxutils import escape

from flask import Blueprint, Response, abort, request

from app.content.snapshots.snapshot import ContentSnapshot
from app.http.access import Access, open_to
from app.http.response_headers import CACHE_DISCOVERY
from app.pages.page_store.stored_page import content_hash
from app.pages.page_store.wanted_content import WantedContent


def create_discovery_routes(wanted: WantedContent, origin: str) -> Blueprint:
    """Return the blueprint of what crawlers read first. `origin` has no trailing slash."""
    routes = Blueprint("discovery", __name__)

    @routes.get("/robots.txt", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def robots() -> Response:
        return _cacheable(robots_text(origin), "text/plain; charset=utf-8")

    @routes.get("/sitemap.xml", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def sitemap() -> Response:
        snapshot = wanted.snapshot()
        if snapshot is None:
            abort(503)
        return _cacheable(sitemap_xml(snapshot, origin), "application/xml; charset=utf-8")

    return routes


def robots_text(origin: str) -> str:
    """Return robots.txt (RFC 9309). All may be read: private pages say noindex, which crawlers must see."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {origin}/sitemap.xml\n"


def sitemap_xml(snapshot: ContentSnapshot, origin: str) -> str:
    """Return the sitemap (sitemaps.org 0.9): furnished pages in ledger order with the day they last changed."""
    furnished = [path for path in snapshot.paths if snapshot.ledger[path].state == "furnished"]
    entries = "".join(
        f"  <url><loc>{escape(origin + path)}</loc><lastmod>{snapshot.updated_on(path).isoformat()}</lastmod></url>\n"
        for path in furnished
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n'
    )


def _cacheable(text: str, media_type: str) -> Response:
    body = text.encode()
    response = Response(body, content_type=media_type, headers={"Cache-Control": CACHE_DISCOVERY})
    response.set_etag(content_hash(body))
    response.make_conditional(request)
    return response
