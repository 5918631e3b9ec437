"""Whose the figures of a section are, where nothing in its words says it: the firm's own."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import TypeVar

from app.content.markdown.page import MarkdownPage
from app.content.models.block import Section

Drawn = TypeVar("Drawn", bound=Section)
Tell = Callable[[Drawn, MarkdownPage], Iterable[str]]

_ADDRESS = re.compile(r"\]\([^)]*\)")
_FIGURE = re.compile(r"[\d₹%]")
# Words that say whose a figure is, of which day, or by which law: the firm's name above them would be untrue.
_RESTS_ON_ITS_OWN = re.compile(
    r"\bstated (by|as on)\b|\bas on\b|\bdated\b|\bsources?:"
    r"|\bact(, section)? (of )?\d|\bregulations,? \d{4}|\bcircular\b|\bSEBI\b|\bby law\b|\btax year\b"
    r"|\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b",
    re.IGNORECASE,
)


def owned(tell: Tell[Drawn]) -> Tell[Drawn]:
    """Return the telling of a section that says below its heading, where nothing else does, whose its figures are."""

    @wraps(tell)
    def told(block: Drawn, page: MarkdownPage) -> Iterator[str]:
        heading, *rest = tell(block, page)
        yield heading
        if _is_of_nobody(rest):
            yield page.stated()
        yield from rest

    return told


def _is_of_nobody(told: Iterable[str]) -> bool:
    words = _ADDRESS.sub("]", "\n".join(told))
    return _FIGURE.search(words) is not None and _RESTS_ON_ITS_OWN.search(words) is None
