"""Questions with their answers, as a block gives them to the feed and to structured data."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.content.blocks.structured_page import LANGUAGE, Node, StructuredPage


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
