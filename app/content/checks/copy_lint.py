"""The rules of our texts that a machine can check without false alarms. Pure."""

import re
from collections.abc import Iterator
from typing import Any

from app.content.blocks.page.page_head import PageHeadBlock
from app.content.blocks.text.answer import AnswerBlock
from app.content.errors import Fault, FieldPath, walk
from app.content.models.base import BlockModel
from app.content.models.parts import DataTable
from app.content.models.rich_text import BulletList, Paragraph, plain_text
from app.content.sources import ContentSources, Located

# Texts that the specification gives word for word.
EXACT_TEXTS = frozenset({"Loading...", "Thank you!", "Thank you for reaching out!", "The Journey So Far: Tailwinds"})

_LONG_MONTHS = "January|February|March|April|June|July|August|September|October|November|December"
_RULES = (
    (r"!", "our own copy has no exclamation marks"),
    (r"\.\.\.", "write … (one character) for an ellipsis"),
    (r"₹\s", "no space after ₹"),
    (r"\b(?:unlock\w*|journeys?|curated|world-class)\b", "say plainly what we do: this word says nothing"),
    (r"\b[AP]M\s?[-—]\s?\d", "hours have an en dash without spaces: 9:30 AM–6:30 PM"),
    # A manager's words on the benchmark's history stay as they are: "effective 1 April 2023".
    (rf"(?<!effective )\b\d{{1,2}} (?:{_LONG_MONTHS}) \d{{4}}\b", "a day is spelt 14 Sep 2018"),
    (r"\S {2,}\S", "two spaces stand in a row"),
)
_ANY_RULE = re.compile("|".join(pattern for pattern, _ in _RULES), re.IGNORECASE)
_COMPILED = tuple((re.compile(pattern, re.IGNORECASE), message) for pattern, message in _RULES)
_FIGURE = re.compile(r"₹\s?\d|\d\s?%")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
LENGTHS = {"title": (30, 60), "description": (70, 160)}
"""The least and the most characters."""
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+(?=[A-Z₹\"“])")
_QUOTED_FIGURE = re.compile(r"₹\s?\d|\bUSD \d|\d\s?%|\b\d[\d,]* days\b")
# What such a word stands for is in another sentence.
_BEGINS_ELSEWHERE = re.compile(r"(?:It|They|This|That|These|Those|He|She|Such|Both|There|Here)\b")
Quoted = tuple[Located[Any], FieldPath, str]


def copy_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield a fault for each text that breaks a rule."""
    for located in sources.located():
        for path, value in located.entries:
            if isinstance(value, str):
                for message in broken_rules(value):
                    yield located.fault(path, f"{message}: '{value}'")


def broken_rules(text: str) -> list[str]:
    """Return the messages of the rules a text breaks."""
    if text in EXACT_TEXTS or not _ANY_RULE.search(text):
        return []
    return [message for pattern, message in _COMPILED if pattern.search(text)]


def caption_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the tables of money or per cent whose captions name no year."""
    for page in sources.pages:
        for path, table in walk(page.value):
            cells = [cell for row in table.rows for cell in row] if isinstance(table, DataTable) else []
            if isinstance(table, DataTable) and any(map(_FIGURE.search, cells)) and not _YEAR.search(table.caption):
                message = "the table has figures: name their date or tax year, so that it says so where it is quoted"
                yield page.fault((*path, "caption"), message)


def length_warnings(sources: ContentSources) -> Iterator[Fault]:
    """Yield each title and description that is shorter or longer than it should be."""
    for page in sources.pages:
        for field, (least, most) in LENGTHS.items():
            length = len(getattr(page.value, field))
            if not least <= length <= most:
                yield page.fault((field,), f"has {length} characters: {least} to {most} are best")


def sentence_warnings(sources: ContentSources) -> Iterator[Fault]:
    """Yield each quoted sentence whose figure nobody could place who reads it alone."""
    for located, path, text in _quoted(sources):
        for sentence in _SENTENCE_END.split(text):
            if not stands_alone(sentence):
                message = "has a figure: say in the sentence whose it is, and of which year, day or act"
                yield located.fault(path, f"{message}: '{sentence}'")


def stands_alone(sentence: str) -> bool:
    """Tell whether a sentence has no figure, or names its subject and a year."""
    if not _QUOTED_FIGURE.search(sentence):
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
