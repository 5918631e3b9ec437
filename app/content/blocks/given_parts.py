"""What a block gives to programs and to the search: its questions, parts found one by one, its page's JSON-LD."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from pydantic import BaseModel

from app.content.models.base import BlockModel, Text
from app.content.models.page import Breadcrumb, PageSource, ReviewedBy
from app.content.models.parts import DataTable
from app.content.models.rich_text import RichText, plain_text
from app.content.models.strategy import StrategyRow

LANGUAGE = "en-IN"
Node = dict[str, Any]
# The heading is separate, and drawings have no words.
_NOT_READ = ("heading", "alt", "also_asked")
_ENDS = (".", "?", "!", ":", ";")


@dataclass(frozen=True)
class StructuredPage:
    """What a page says about itself. `url` is canonical, `origin` has no slash at its end, `trail` begins at home.

    `image_url` is the page's picture. `reviewed` names the reviewer of the page.
    """

    url: str
    origin: str
    source: PageSource
    updated_on: date
    trail: Sequence[Breadcrumb]
    blocks: Sequence[BlockModel]
    image_url: str
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


@dataclass(frozen=True)
class Findable:
    """A question, a term or a list. `anchor` is its id on the page; `other_names` are searched but not shown."""

    kind: Literal["question", "term", "section"]
    anchor: str | None
    title: str
    text: str
    other_names: tuple[str, ...] = ()


def words_of(model: BaseModel) -> str:
    """Return the words of a model in the order of reading, without its heading."""
    texts = [text.strip() for text in _texts(model)]
    return " ".join(text if text.endswith(_ENDS) else f"{text}." for text in texts)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, DataTable):
        yield value.caption
        yield from (f"{name}: {', '.join(cells)}" if cells else name for name, *cells in value.rows)
    elif isinstance(value, BaseModel):
        for name, is_rich in _word_fields(type(value)).items():
            held = getattr(value, name)
            if is_rich and held is not None:
                yield plain_text(held)
            else:
                yield from _texts(held)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, str):
        yield value


@cache
def _word_fields(model: type[BaseModel]) -> dict[str, bool]:
    """Return the fields that hold words, or models that may; True for rich text. Ids and addresses are not words."""
    hints = get_type_hints(model, include_extras=True)
    held = {name: hints[name] for name in model.model_fields if name not in _NOT_READ and _holds_words(hints[name])}
    return {name: hint == RichText or RichText in get_args(hint) for name, hint in held.items()}


def _holds_words(hint: object) -> bool:
    if hint in (Text, RichText) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
        return True
    return any(_holds_words(part) for part in get_args(hint))
