"""`/robots.txt` and `/sitemap.xml`."""

from xml.sax.saxutils import escape

from flask import Blueprint, Response, abort

from app.content.live_paths import LLMS_PATH
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.page_store.current_content import CurrentContent
from app.pages.replies.text_reply import cacheable_text
from app.web.access import Access, open_to
from app.web.response_headers import CACHE_DISCOVERY

_WELCOME = """\
# Search engines, answer engines and models are welcome. Name the page you quote, and quote a figure with its date and
# its basis."""


def create_discovery_routes(current: CurrentContent, origin: str) -> Blueprint:
    """Return the blueprint of what crawlers read first. `origin` has no trailing slash."""
    routes = Blueprint("discovery", __name__)

    @routes.get("/robots.txt", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def robots() -> Response:
        return cacheable_text(robots_text(origin), "text/plain; charset=utf-8", CACHE_DISCOVERY)

    @routes.get("/sitemap.xml", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def sitemap() -> Response:
        snapshot = current.snapshot()
        if snapshot is None:
            abort(503)
        return cacheable_text(sitemap_xml(snapshot, origin), "application/xml; charset=utf-8", CACHE_DISCOVERY)

    return routes


def robots_text(origin: str) -> str:
    """Return robots.txt (RFC 9309).

    Crawlers may read everything: private pages say noindex, which search engines must be able to see.
    """
    return (
        f"{_WELCOME}\n# Every page as Markdown: {origin}{LLMS_PATH}\n"
        f"User-agent: *\nAllow: /\n\nSitemap: {origin}/sitemap.xml\n"
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
