"""`/feed.xml`: pages and their dated figures as an Atom feed (RFC 4287), latest change first."""

from collections.abc import Sequence
from datetime import date
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, SubElement, tostring

from app.content.blocks.registry import kind_of
from app.content.blocks.structured_page import Answer
from app.content.documents.public_page import PublicPage
from app.content.live_paths import FEED_PATH, HOME, MARKDOWN, twin_path
from app.content.models.site import SiteDocument

ATOM = "application/atom+xml"
_NAMESPACE = "http://www.w3.org/2005/Atom"
_TAG_YEAR = 2026


def atom_feed(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> bytes:
    """Return the feed. `origin` has no slash at its end.

    A page's path identifies its entry, whatever else changes; an answer is known by path and anchor.
    """
    latest_first = sorted(pages, key=lambda page: page.updated_on, reverse=True)
    feed = Element("feed", {"xmlns": _NAMESPACE, "xml:lang": "en-IN"})
    _add(feed, "id", _tag(origin, FEED_PATH))
    _add(feed, "title", f"{site.firm_name}: pages and figures")
    _add(feed, "subtitle", "What has changed, and of which day the figures are")
    _add(feed, "updated", _moment(latest_first[0].updated_on))
    _link(feed, "self", ATOM, origin + FEED_PATH)
    _link(feed, "alternate", "text/html", origin + HOME)
    author = SubElement(feed, "author")
    _add(author, "name", site.firm_name)
    _add(author, "uri", origin + HOME)
    for page in latest_first:
        _add_entry(feed, page, origin)
        for block in page.document.blocks:
            for answer in kind_of(block).answers(block):
                _add_answer(feed, page, answer, origin)
    body: bytes = tostring(feed, encoding="utf-8", xml_declaration=True)
    return body


def _add_entry(feed: Element, page: PublicPage, origin: str) -> None:
    entry = SubElement(feed, "entry")
    _add(entry, "id", _tag(origin, page.path))
    _add(entry, "title", page.document.head.title)
    _add(entry, "updated", _moment(page.updated_on))
    _link(entry, "alternate", "text/html", origin + page.path)
    _link(entry, "alternate", MARKDOWN, origin + twin_path(page.path))
    figures = (text for block in page.document.blocks for text in kind_of(block).dated_figures(block))
    _add(entry, "summary", " ".join([page.document.head.description, *figures]))


def _add_answer(feed: Element, page: PublicPage, answer: Answer, origin: str) -> None:
    """Add a question of the page as an entry of its own, so that it is news where it stands."""
    entry, place = SubElement(feed, "entry"), f"{page.path}#{answer.anchor}"
    _add(entry, "id", _tag(origin, place))
    _add(entry, "title", answer.question)
    _add(entry, "updated", _moment(page.updated_on))
    _link(entry, "alternate", "text/html", origin + place)
    _add(entry, "summary", answer.text)


def _tag(origin: str, path: str) -> str:
    """Return a tag URI (RFC 4151). It stays the same if the title, the day or the scheme changes."""
    return f"tag:{urlsplit(origin).hostname},{_TAG_YEAR}:{path}"


def _moment(day: date) -> str:
    """Return the beginning of a day in India (RFC 3339)."""
    return f"{day.isoformat()}T00:00:00+05:30"


def _add(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _link(parent: Element, relation: str, media_type: str, address: str) -> None:
    SubElement(parent, "link", {"rel": relation, "type": media_type, "href": address})
