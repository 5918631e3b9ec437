"""Counts the sentences with a figure that do not stand alone, where search engines and answer machines quote. Pure.

Such a sentence says in itself of which year, day or act its figure is, and names its subject.
"""

import re
from collections.abc import Iterator
from typing import Any

from app.content.blocks.page.page_head import PageHeadBlock
from app.content.blocks.text.answer import AnswerBlock
from app.content.errors import Fault, FieldPath
from app.content.models.base import BlockModel
from app.content.models.rich_text import BulletList, Paragraph, plain_text
from app.content.sources import ContentSources, Located

_SENTENCE_END = re.compile(r"(?<=[.?!])\s+(?=[A-Z₹\"“])")
_FIGURE = re.compile(r"₹\s?\d|\bUSD \d|\d\s?%|\b\d[\d,]* days\b")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
# What such a word stands for is in another sentence.
_BEGINS_ELSEWHERE = re.compile(r"(?:It|They|This|That|These|Those|He|She|Such|Both|There|Here)\b")

Quoted = tuple[Located[Any], FieldPath, str]


def sentence_warnings(sources: ContentSources) -> Iterator[Fault]:
    """Yield each quoted sentence whose figure nobody could place who reads it alone."""
    for located, path, text in _quoted(sources):
        for sentence in _SENTENCE_END.split(text):
            if not stands_alone(sentence):
                message = "has a figure: say in the sentence whose it is, and of which year, day or act"
                yield located.fault(path, f"{message}: '{sentence}'")


def stands_alone(sentence: str) -> bool:
    """Tell whether a sentence has no figure, or names its subject and a year."""
    if not _FIGURE.search(sentence):
        return True
    return bool(_YEAR.search(sentence)) and not _BEGINS_ELSEWHERE.match(sentence)


def _quoted(sources: ContentSources) -> Iterator[Quoted]:
    for page in sources.pages:
        yield page, ("description",), page.value.description
        for position, block in enumerate(page.value.blocks):
            for field, text in _of_block(block):
                yield page, ("blocks", position, field), text
    for faq in sources.faqs.values():
        for number, question in enumerate(faq.value.questions):
            for part in question.answer:
                for text in _parts(part):
                    yield faq, ("questions", number, "answer"), text


def _of_block(block: BlockModel) -> Iterator[tuple[str, str]]:
    """Yield what is quoted of a block, with the name of its field: the first sentence of a section, for one."""
    lede = getattr(block, "lede", None)
    if isinstance(lede, str):
        yield "lede", _SENTENCE_END.split(lede)[0]
    if isinstance(block, PageHeadBlock) and block.in_short is not None:
        yield "inShort", block.in_short
    if isinstance(block, AnswerBlock):
        yield "answer", block.answer


def _parts(part: Paragraph | BulletList) -> Iterator[str]:
    if isinstance(part, Paragraph):
        yield plain_text([part])
    else:
        yield from ("".join(inline.text for inline in item) for item in part.items)
