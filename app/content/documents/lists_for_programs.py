"""All public pages for programs: `/feed.xml`, an Atom feed (RFC 4287), and `/llms.txt` (llmstxt.org)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, SubElement, tostring

from app.content import markdown_signs as signs
from app.content.blocks.given_parts import Answer
from app.content.blocks.registry import kind_of
from app.content.datasets.downloads import download_path
from app.content.datasets.terms import age_text, aged
from app.content.live_paths import ATOM, FEED_PATH, HOME, MARKDOWN, twin_path
from app.content.models.datasets import DatasetSource, SeriesDataset
from app.content.models.site import PublicUrl, SiteDocument
from app.content.pages import PageDocument

_NAMESPACE = "http://www.w3.org/2005/Atom"
_TAG_YEAR = 2026
# The format's own heading for what may be left out if room is short.
OPTIONAL = "Optional"
_OTHERS = "The firm"
_HOW_TO_READ = (
    "Every page is listed as Markdown; the page to cite is named at the head of each text. A figure has its day and "
    "its basis beside it. Past performance does not indicate future returns."
)


@dataclass(frozen=True)
class PublicPage:
    """`name` is its name in breadcrumbs, `updated_on` the latest date of its content.

    `old_days` are the days whose stated figures are marked as old.
    """

    path: str
    name: str
    document: PageDocument
    updated_on: date
    datasets: Mapping[str, DatasetSource]
    old_days: frozenset[date]


def furnished(ledger: Mapping[str, PublicUrl]) -> list[PublicUrl]:
    """Return the pages that everybody may find, in the ledger's order."""
    return [url for url in ledger.values() if url.state == "furnished"]


def atom_feed(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> bytes:
    """Return the feed. `origin` has no slash at its end.

    A page's path identifies its entry, whatever else changes; an answer is known by path and anchor.
    """
    latest_first = sorted(pages, key=lambda page: page.updated_on, reverse=True)
    feed = Element("feed", {"xmlns": _NAMESPACE, "xml:lang": "en-IN"})
    _add(feed, "id", _tag(origin, FEED_PATH))
    _add(feed, "title", f"{site.firm_name}: pages and answers")
    _add(feed, "subtitle", "What has changed")
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
    _add(entry, "summary", page.document.head.description)


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


def llms_text(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> str:
    """Return the list. `origin` has no slash at its end."""
    home, legal = pages[0], {link.href for link in site.footer_legal}
    sections = _by_section(pages, legal)
    optional = sections.pop(OPTIONAL, [])
    parts = [signs.heading(1, site.firm_name), signs.quotation(home.document.head.description), _HOW_TO_READ]
    for name, members in sections.items():
        parts += [signs.heading(2, name), signs.bullets(_entry(page, origin) for page in members)]
    files = [text for page in pages for text in _files(page, origin)]
    news = f"{signs.link('Changes', origin + FEED_PATH)}: what has changed, as an Atom feed"
    parts += [signs.heading(2, "Figures as CSV"), signs.bullets(files)] if files else []
    return signs.joined(
        [*parts, signs.heading(2, OPTIONAL), signs.bullets([*(_entry(page, origin) for page in optional), news])]
    )


def _entry(page: PublicPage, origin: str) -> str:
    head = page.document.head
    return f"{signs.link(head.title, origin + twin_path(page.path))}: {signs.words(head.description)}"


def _files(page: PublicPage, origin: str) -> Iterator[str]:
    """Yield the CSV files of stated rows, each with the basis of its rows."""
    for dataset_id, dataset in page.datasets.items():
        if dataset.rows != "stated":
            continue
        what = (
            f"{dataset.name} and {dataset.benchmark}, month ends"
            if isinstance(dataset, SeriesDataset)
            else f"{page.name}, holdings"
        )
        text = f"as on {aged(dataset.as_on, age_text(dataset, page.old_days))}, source: {dataset.source}"
        yield f"{signs.link(what, origin + download_path(page.path, dataset_id))}: {signs.words(text)}"


def _by_section(pages: Sequence[PublicPage], legal: Iterable[str | None]) -> dict[str, list[PublicPage]]:
    """Return pages by their folder, in their order. A folder is named by its own page."""
    folders = Counter(_folder(page) for page in pages)
    names = {page.path: page.name for page in pages}
    sections: dict[str, list[PublicPage]] = {_OTHERS: []}
    for page in pages:
        folder = _folder(page)
        name = names.get(folder, _OTHERS) if folders[folder] > 1 else _OTHERS
        sections.setdefault(OPTIONAL if page.path in legal else name, []).append(page)
    return sections


def _folder(page: PublicPage) -> str:
    return f"/{page.path.split('/')[1]}"
