"""Prepares the page of a draft: a banner says what it is, forms are disabled, machines get no data."""

from selectolax.lexbor import LexborHTMLParser

from app.web.request_log import PREVIEW_PREFIX

STYLESHEET_PATH = f"{PREVIEW_PREFIX}preview.css"
_SENDING_FORM = 'form[method="post"]'
_RESTING = "In a preview this form sends nothing."
_FOR_MACHINES = (
    'link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"], script[type="speculationrules"],'
    'meta[property], meta[name="twitter:card"], meta[name="description"], meta[name="robots"]'
)


def fill_draft(rendered: bytes, banner: str) -> bytes:
    """Return the draft's document below a banner, given as HTML."""
    document = LexborHTMLParser(rendered)
    _silence(document)
    _rest_forms(document)
    # The published page keeps the rows it has; the draft's are kept nowhere.
    for link in document.css('a[href$=".csv"]'):
        del link.attrs["href"]
    _add_banner(document, banner)
    return (document.html or "").encode()


def _silence(document: LexborHTMLParser) -> None:
    """Remove what machines must not read in a draft, and mark its title."""
    for element in document.css(_FOR_MACHINES):
        element.decompose()
    title = document.css_first("head > title")
    if title is not None:
        title.inner_html = f"Draft: {title.inner_html}"
    if document.head is not None:
        robots, styles = document.create_node("meta"), document.create_node("link")
        robots.attrs["name"], robots.attrs["content"] = "robots", "noindex"
        styles.attrs["rel"], styles.attrs["href"] = "stylesheet", STYLESHEET_PATH
        document.head.insert_child(robots)
        document.head.insert_child(styles)


def _rest_forms(document: LexborHTMLParser) -> None:
    """Disable forms that send, and say so: fields are locked, and no script starts."""
    for island in document.css(f"[data-island]:has({_SENDING_FORM})"):
        del island.attrs["data-island"]
    for form in document.css(_SENDING_FORM):
        for control in form.css("input, select, textarea, button"):
            control.attrs["disabled"] = ""
        notice = document.create_node("p")
        notice.attrs["class"] = "preview-notice"
        notice.insert_child(_RESTING)
        form.insert_before(notice)


def _add_banner(document: LexborHTMLParser, banner: str) -> None:
    # The skip link stays the first element.
    below = document.css_first("body > header") or (document.body and document.body.first_child)
    if below is not None:
        aside = document.create_node("aside")
        aside.attrs["class"], aside.attrs["aria-label"] = "preview-banner", "Draft"
        aside.inner_html = banner
        below.insert_before(aside)
