"""Prepares the page of a draft: changes are marked, links open outside the frame, forms are disabled."""

import re
from collections.abc import Iterator, Sequence

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.desk.previews.changed_texts import TextChanges, text_changes
from app.web.request_log import PREVIEW_PREFIX

STYLESHEET_PATH = f"{PREVIEW_PREFIX}preview.css"
CHANGED = "data-changed"
_BANNER = "Draft, not published. Changed texts and figures are outlined."
_GONE = " {count} of the published page’s texts {are} gone."
_WAY_BACK = "What changes"
_SENDING_FORM = 'form[method="post"]'
_RESTING = "In a preview this form sends nothing."
_NO_TEXT = frozenset({"script", "style", "template", "noscript", "textarea", "option", "title", "desc"})
_FOR_MACHINES = (
    'link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"], script[type="speculationrules"],'
    'meta[property], meta[name="twitter:card"], meta[name="description"], meta[name="robots"]'
)


def furnish_draft(published: bytes | None, draft: bytes, page_path: str) -> tuple[bytes, TextChanges]:
    """Return the draft's document with its changes marked, and these changes.

    It must be served one step below the preview's address, next to its datasets.
    """
    document = LexborHTMLParser(draft)
    before = None if published is None else [text for text, _ in _texts(LexborHTMLParser(published))]
    changes = TextChanges() if before is None else _mark(document, before)
    _silence(document)
    _furnish(document)
    _lead_to_rows(document, page_path)
    _add_banner(document, len(changes.gone))
    return _whole(document), changes


def furnish_published(published: bytes) -> bytes:
    """Return the published document for a frame: links open outside the frame; forms are disabled."""
    document = LexborHTMLParser(published)
    _furnish(document)
    return _whole(document)


def stylesheets(document: bytes) -> list[str]:
    """Return the addresses of a document's stylesheets."""
    links = LexborHTMLParser(document).css('link[rel="stylesheet"]')
    return [href for href in (link.attributes.get("href") for link in links) if href]


def _texts(document: LexborHTMLParser) -> Iterator[tuple[str, LexborNode]]:
    """Yield each visible text and its element."""
    body = document.body
    if body is None:
        return
    for node in body.traverse(include_text=True):
        parent = node.parent
        if node.is_text_node and parent is not None and parent.tag not in _NO_TEXT:
            text = " ".join((node.text_content or "").split())
            if text:
                yield text, parent


def _mark(document: LexborHTMLParser, before: Sequence[str]) -> TextChanges:
    found = list(_texts(document))
    changes = text_changes(before, [text for text, _ in found])
    for change in changes.changed:
        element = found[change.place][1]
        if CHANGED in element.attributes:
            continue
        element.attrs[CHANGED] = ""
        if not _is_drawing(element):
            _append_word(document, element, change.before)
    return changes


def _append_word(document: LexborHTMLParser, element: LexborNode, before: str | None) -> None:
    """Add the mark as text for screen readers."""
    word = document.create_node("span")
    word.attrs["class"] = "preview-word"
    word.insert_child(" (changed)" if before is None else f" (changed, before: {before})")
    element.insert_child(word)


def _is_drawing(element: LexborNode) -> bool:
    above: LexborNode | None = element
    while above is not None and above.tag != "svg":
        above = above.parent
    return above is not None


def _silence(document: LexborHTMLParser) -> None:
    """Remove what machines must not read in a draft, and mark its title."""
    for element in document.css(_FOR_MACHINES):
        element.decompose()
    title = document.css_first("head > title")
    if title is not None:
        title.inner_html = f"Draft: {title.inner_html}"


def _furnish(document: LexborHTMLParser) -> None:
    """Prepare a document for a frame of the preview."""
    if document.head is not None:
        robots, styles = document.create_node("meta"), document.create_node("link")
        robots.attrs["name"], robots.attrs["content"] = "robots", "noindex"
        styles.attrs["rel"], styles.attrs["href"] = "stylesheet", STYLESHEET_PATH
        document.head.insert_child(robots)
        document.head.insert_child(styles)
    _leave_frame(document)
    _rest_forms(document)


def _rest_forms(document: LexborHTMLParser) -> None:
    """Disable forms and say so: fields are locked, and no script starts.

    A form that only opens a page, such as the search, opens it outside the frame.
    """
    for island in document.css(f"[data-island]:has({_SENDING_FORM})"):
        del island.attrs["data-island"]
    for form in document.css(_SENDING_FORM):
        for control in form.css("input, select, textarea, button"):
            control.attrs["disabled"] = ""
        notice = document.create_node("p")
        notice.attrs["class"] = "preview-notice"
        notice.insert_child(_RESTING)
        form.insert_before(notice)


def _lead_to_rows(document: LexborHTMLParser, page_path: str) -> None:
    """Point links to the page's datasets at those of the draft."""
    dataset = re.compile(rf"{re.escape(page_path)}/(?P<name>[^/.]+)(?:\.[0-9a-f]+)?\.csv")
    for link in document.css('a[href$=".csv"]'):
        match = dataset.fullmatch(link.attributes.get("href") or "")
        if match is not None:
            link.attrs["href"] = f"{match['name']}.csv"


def _leave_frame(document: LexborHTMLParser) -> None:
    """Open links outside the frame, because no other page may be framed."""
    for link in document.css('a[href]:not([href^="#"]):not([href$=".csv"]), form'):
        link.attrs["target"] = "_top"


def _add_banner(document: LexborHTMLParser, gone: int) -> None:
    # The skip link stays the first element.
    below = document.css_first("body > header") or (document.body and document.body.first_child)
    if below is None:
        return
    banner, words, back = (document.create_node(tag) for tag in ("aside", "span", "a"))
    banner.attrs["class"] = "preview-banner"
    banner.attrs["aria-label"] = "Draft"
    words.insert_child(_BANNER + (_GONE.format(count=gone, are="is" if gone == 1 else "are") if gone else ""))
    back.attrs["href"] = "./"
    back.attrs["target"] = "_top"
    back.insert_child(_WAY_BACK)
    banner.insert_child(words)
    banner.insert_child(back)
    below.insert_before(banner)


def _whole(document: LexborHTMLParser) -> bytes:
    return (document.html or "").encode()
