"""Turns HTML into Markdown. Drawings become words, and what is marked for it is left out. Pure."""

from collections.abc import Iterator
from urllib.parse import urljoin

from bs4 import Tag
from markdownify import ATX, MarkdownConverter
from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.content import markdown_signs as signs

_OMITTED = (
    '[data-markdown-omit], [aria-hidden="true"], [hidden], svg:not([role="img"]), '
    "button, iframe, input, script, select, style, template, textarea"
)
_HEADINGS = "h2, h3, h4"


def prepare(main: LexborNode, page_url: str) -> None:
    """Prepare the page's main part for Markdown: no decoration, whole URLs, pictures as sentences.

    `page_url` is the page's whole URL. Elements with `data-markdown-omit` are removed, and with them all samples.
    """
    for node in main.css(_OMITTED):
        node.decompose()
    _leave_out_empty_sections(main)
    for row in main.css("dl > div"):
        row.unwrap()
    _describe_pictures(main)
    for link in main.css("a[href]"):
        link.attrs["href"] = urljoin(page_url, link.attributes["href"] or "")
    for article in main.css("article"):
        _put_heading_first(article)


def as_markdown(html: str) -> str:
    """Return HTML as Markdown, with tables as in GitHub Flavored Markdown."""
    return _Converter(heading_style=ATX, bullets="-").convert(html)


def _leave_out_empty_sections(main: LexborNode) -> None:
    """Remove sections of which only the heading is left, the inner ones first."""
    for section in reversed(main.css("section")):
        heading = section.css_first(_HEADINGS)
        if heading is None or section.css_first('[role="img"], img') is not None:
            continue
        if "".join(section.text().split()) == "".join(heading.text().split()):
            section.decompose()


def _describe_pictures(main: LexborNode) -> None:
    """Replace each picture by its words, once if it is drawn for several widths."""
    known: set[str] = set()
    for picture in main.css('[role="img"], img'):
        label = picture.attributes.get("aria-label") or picture.attributes.get("alt") or ""
        if label and label not in known:
            paragraph = LexborHTMLParser("<p></p>").css("p")[0]
            paragraph.insert_child(f"Picture: {label}")
            picture.insert_before(paragraph)
            known.add(label)
        picture.decompose()


def _put_heading_first(article: LexborNode) -> None:
    """Move what stands above a heading behind it, so that it is not read as the end of the part before."""
    heading, first = article.css_first(_HEADINGS), article.first_child
    if heading is not None and first is not None and first.mem_id != heading.mem_id:
        first.insert_before(heading)
        heading.decompose()


class _Converter(MarkdownConverter):
    """Escapes characters only where they have a meaning. Lists of terms become bullets: CommonMark has no such list."""

    def escape(self, text: str, parent_tags: set[str]) -> str:
        """Return the text of a node with its special characters escaped."""
        plain = signs.escaped(text)
        return plain.replace("|", "\\|") if {"td", "th"} & parent_tags else plain

    def convert_td(self, node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a cell, once for each column it spans."""
        return f" {' '.join(text.split())} |" * int(str(node.get("colspan") or 1))

    def convert_dl(self, _node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a list of terms."""
        return f"\n\n{text.strip()}\n\n"

    def convert_dt(self, _node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a term as the beginning of an item."""
        return f"\n- **{' '.join(text.split())}**"

    def convert_dd(self, node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a description behind its term, or below it if it has several parts; further ones in brackets."""
        before = node.find_previous_sibling(["dt", "dd"])
        if before is not None and before.name == "dd":
            return f" ({text.strip()})"
        first, *others = text.strip().split("\n")
        gap = ":\n\n  " if first.startswith("- ") else ": "
        return gap + "\n".join([first, *_hanging(others)])


def _hanging(lines: list[str]) -> Iterator[str]:
    return (f"  {line}" if line else "" for line in lines)
