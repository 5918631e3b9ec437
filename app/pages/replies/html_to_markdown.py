"""HTML as Markdown: what is drawn is told, but for what is marked as untold. Pure."""

from collections.abc import Iterator
from urllib.parse import urljoin

from bs4 import Tag
from markdownify import ATX, MarkdownConverter
from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.content import markdown_signs as signs

_UNTOLD = '[data-untold], [aria-hidden="true"], [hidden], button, script, style, template, svg:not([role="img"])'
_FIELDS = 'input[name]:not([type="hidden"]), select[name], textarea[name]'
_HEADINGS = "h2, h3, h4"


def prepare(main: LexborNode, page_url: str) -> None:
    """Change the page's main part into what is told of it: no decoration, whole addresses, pictures as sentences.

    `page_url` is the page's whole address. What carries `data-untold` goes, and with it all samples.
    """
    for node in main.css(_UNTOLD):
        node.decompose()
    for row in main.css("dl > div"):
        row.unwrap()
    _tell_pictures(main)
    _tell_frames(main)
    _tell_fields(main)
    for link in main.css("a[href]"):
        link.attrs["href"] = urljoin(page_url, link.attributes["href"] or "")
    for article in main.css("article"):
        _put_heading_first(article)


def told(html: str) -> str:
    """Return HTML as Markdown, with tables as in GitHub Flavored Markdown."""
    return _Converter(heading_style=ATX, bullets="-").convert(html)


def _tell_pictures(main: LexborNode) -> None:
    """Put the words of each picture in its place, once where it is drawn for several widths."""
    known: set[str] = set()
    for picture in main.css('[role="img"], img'):
        label = picture.attributes.get("aria-label") or picture.attributes.get("alt") or ""
        if label and label not in known:
            picture.insert_before(_paragraph(f"Picture: {label}"))
            known.add(label)
        picture.decompose()


def _tell_frames(main: LexborNode) -> None:
    """Put the way to what a frame would load in its place."""
    for frame in main.css("iframe"):
        way = LexborHTMLParser(frame.attributes.get("srcdoc") or "").css_first("a[href]")
        if way is not None:
            told_way = _paragraph("")
            link = LexborHTMLParser("<a></a>").css_first("a")
            if link is not None:
                link.attrs["href"] = way.attributes["href"] or ""
                link.insert_child(frame.attributes.get("title") or "")
                told_way.insert_child(link)
            frame.insert_before(told_way)
        frame.decompose()


def _tell_fields(main: LexborNode) -> None:
    """Put the names under which a form's fields are sent in their places."""
    for field in main.css(_FIELDS):
        needed = ", required" if "required" in field.attributes else ""
        field.replace_with(f" ({field.attributes['name']}{needed})")


def _put_heading_first(article: LexborNode) -> None:
    """Let what is drawn above the heading of a piece follow it, so that it is not read as the end of the one before."""
    heading, first = article.css_first(_HEADINGS), article.first_child
    if heading is not None and first is not None and first.mem_id != heading.mem_id:
        first.insert_before(heading)
        heading.decompose()


def _paragraph(text: str) -> LexborNode:
    node = LexborHTMLParser("<p></p>").css("p")[0]
    if text:
        node.insert_child(text)
    return node


class _Converter(MarkdownConverter):
    """Escapes only what has a meaning where it stands; a list of terms becomes bullets, as CommonMark has none."""

    def escape(self, text: str, parent_tags: set[str]) -> str:
        """Return the text of a node with the signs in it as words."""
        plain = signs.escaped(text)
        return plain.replace("|", "\\|") if {"td", "th"} & parent_tags else plain

    def convert_dl(self, _node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a list of terms."""
        return f"\n\n{text.strip()}\n\n"

    def convert_dt(self, _node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return a term as the beginning of an item."""
        return f"\n- **{' '.join(text.split())}**"

    def convert_dd(self, node: Tag, text: str, parent_tags: set[str]) -> str:
        """Return what is said of a term: after it, or below where that has several parts; further ones in brackets."""
        before = node.find_previous_sibling(["dt", "dd"])
        if before is not None and before.name == "dd":
            return f" ({text.strip()})"
        first, *others = text.strip().split("\n")
        gap = ":\n\n  " if first.startswith("- ") else ": "
        return gap + "\n".join([first, *_hanging(others)])


def _hanging(lines: list[str]) -> Iterator[str]:
    return (f"  {line}" if line else "" for line in lines)
