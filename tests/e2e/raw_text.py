"""A page's raw HTML, as read without layout: its tables, its charts and its words."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

# Elements that begin a new line by HTML's default styles (html.spec.whatwg.org, section 15.3).
_BLOCKS = frozenset(
    {
        *("address", "article", "aside", "blockquote", "body", "br", "caption", "dd", "details", "div", "dl", "dt"),
        *(
            "fieldset",
            "figcaption",
            "figure",
            "footer",
            "form",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "header",
            "hr",
            "li",
        ),
        *("main", "nav", "ol", "option", "p", "section", "select", "summary", "table", "tbody", "td", "text", "tfoot"),
        *("th", "thead", "tr", "tspan", "ul"),
    }
)
_UNREAD = frozenset({"script", "style", "template", "title"})
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr", "col", "source"})
_JOIN = re.compile(r"[\w%)](?:[\w(₹]|\+\d)")


@dataclass
class Table:
    """A table's caption, the words of its cells and the place of its section."""

    caption: str = ""
    cells: list[str] = field(default_factory=list)
    section: int = 0


@dataclass
class RawText(HTMLParser):
    """Reads a document once.

    `said` is each run of words between two tags, `charts` are what charts are named, `joins` words that meet though
    elements part them. `sections` are what is said from the beginning of each section on; first what stands above all.
    """

    tables: list[Table] = field(default_factory=list)
    charts: list[str] = field(default_factory=list)
    joins: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    sections: list[list[str]] = field(default_factory=lambda: [[]])
    chart_sections: list[int] = field(default_factory=list)
    description: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[str] = []
        self._before = ""
        self._parted = True

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag not in _VOID:
            self._open.append(tag)
        if tag == "meta" and named.get("name") == "description":
            self.description = named.get("content") or ""
        if tag == "section":
            self.sections.append([])
        if tag == "table":
            self.tables.append(Table(section=len(self.sections) - 1))
        if tag in ("td", "th") and self.tables:
            self.tables[-1].cells.append("")
        if "data-chart" in named:
            self.charts.append(named.get("aria-label") or "")
            self.chart_sections.append(len(self.sections) - 1)
        self._meet(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass
        self._meet(tag)

    def handle_data(self, data: str) -> None:
        if _UNREAD.intersection(self._open):
            return
        self.said.append(data.strip())
        self.sections[-1].append(data)
        if self.tables and "caption" in self._open:
            self.tables[-1].caption += data
        elif self.tables and self.tables[-1].cells and {"td", "th"}.intersection(self._open):
            self.tables[-1].cells[-1] += data
        if not self._parted and _JOIN.match(self._before[-1:] + data[:2]):
            self.joins.append(f"{self._before[-20:]}|{data[:20]}")
        self._before, self._parted = data, False

    def _meet(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._parted = True


def read_raw(html: str) -> RawText:
    """Return the parsed document."""
    text = RawText()
    text.feed(html)
    text.close()
    return text
