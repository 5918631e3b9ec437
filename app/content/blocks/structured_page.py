"""What a block gives to JSON-LD and the feed: the page as it describes itself, its questions with their answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from app.content.models.base import BlockModel
from app.content.models.confirmations import ReviewedBy
from app.content.models.page import Breadcrumb, PageSource
from app.content.models.strategy import StrategyRow
from app.content.snapshots.snapshot_file import Download

LANGUAGE = "en-IN"
Node = dict[str, Any]


@dataclass(frozen=True)
class StructuredPage:
    """What a page says about itself. `url` is canonical, `origin` has no slash at its end, `trail` begins at home.

    `begun` is the first day of each series among the page's datasets, `image_url` the page's picture. `files` are
    datasets as CSV by their lasting addresses, also the page's own. `search_template` is the address of a search with
    its words as a variable; None if there is no search. `reviewed` names the reviewer of the page.
    """

    url: str
    origin: str
    source: PageSource
    updated_on: date
    begun: Mapping[str, date]
    files: Mapping[str, Download]
    trail: Sequence[Breadcrumb]
    blocks: Sequence[BlockModel]
    image_url: str
    search_template: str | None
    reviewed: ReviewedBy | None

    @property
    def image_id(self) -> str:
        """The id of the page's picture in the graph."""
        return f"{self.url}#image"


def item_list(page: StructuredPage, name: str, rows: Sequence[StrategyRow]) -> Iterator[Node]:
    """Yield the strategies that a page lists as its subject. A strategy without a page is only a name."""
    list_id = f"{page.url}#strategies"
    items: list[Node] = []
    for position, row in enumerate(rows, start=1):
        leads = {} if row.href is None else {"url": page.origin + row.href}
        items.append({"@type": "ListItem", "position": position, "name": row.name, **leads})
    yield {"@id": page.url, "mainEntity": {"@id": list_id}}
    yield {"@type": "ItemList", "@id": list_id, "name": name, "itemListElement": items}


@dataclass(frozen=True)
class Answer:
    """A question and its answer in the words of the page. `anchor` is its id there."""

    anchor: str
    question: str
    text: str


def faq_nodes(answers: Sequence[Answer], page: StructuredPage) -> Iterator[Node]:
    """Yield the questions (schema.org/FAQPage): as the page itself, if that is its type, else as a part of it."""
    entries = [
        {
            "@type": "Question",
            "url": f"{page.url}#{answer.anchor}",
            "name": answer.question,
            "acceptedAnswer": {"@type": "Answer", "text": answer.text},
        }
        for answer in answers
    ]
    if not entries:
        return
    if page.source.schema_type == "FAQPage":
        yield {"@id": page.url, "mainEntity": entries}
    else:
        faq_id, part_of = f"{page.url}#faq", {"@id": page.url}
        yield {"@type": "FAQPage", "@id": faq_id, "inLanguage": LANGUAGE, "isPartOf": part_of, "mainEntity": entries}
