"""The Markdown twin of a page: the words of its HTML, for programs that read."""

from datetime import date

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.content import markdown_signs as signs
from app.content.calendar import short_date
from app.content.models.site import SiteDocument
from app.pages.replies.html_to_markdown import as_markdown, prepare

_TRAIL = 'nav[aria-label="Breadcrumb"]'


def markdown_twin(html: bytes, page_url: str, updated_on: date, site: SiteDocument) -> str:
    """Return the twin: heading, description, date, content and firm; `html` is rendered, `page_url` whole."""
    main = LexborHTMLParser(html).css("main")[0]
    prepare(main, page_url)
    heading, trail = main.css("h1")[0], main.css_first(_TRAIL)
    about = [
        f"Page: <{page_url}>",
        f"Updated on: {short_date(updated_on)}",
        f"Published by: {signs.words(site.firm_name)}",
    ]
    if trail is not None:
        about.append(f"Place: {' › '.join(_inline(step) for step in trail.css('li'))}")
        trail.decompose()
    title = _inline(heading)
    heading.decompose()
    return signs.joined([f"# {title}", signs.bullets(about), as_markdown(main.html or ""), "---", *_firm(site)])


def _inline(node: LexborNode) -> str:
    return " ".join(as_markdown(node.inner_html or "").split())


def _firm(site: SiteDocument) -> list[str]:
    """Return the publisher, how to reach it, and the line on risk."""
    name = signs.words(", ".join([site.legal_name, *site.registrations]))
    ways = [
        f"Phone: {signs.link(site.phone_display, site.phone_href)}",
        f"E-mail: {signs.link(site.email, f'mailto:{site.email}')}",
        f"Address: {signs.words(', '.join(site.address_lines))}",
        f"Hours: {signs.words('; '.join(f'{span.days} {span.hours}' for span in site.hours))}",
    ]
    return [f"{name}. {'. '.join(ways)}.", signs.words(site.risk_line)]
