"""Which texts of a page are others than before. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True)
class ChangedText:
    """A text by its place among the page's, and what stood there before; None where nothing can be named."""

    place: int
    after: str
    before: str | None


def changed_texts(before: Sequence[str], after: Sequence[str]) -> Iterator[ChangedText]:
    """Yield the texts of `after` that are new or others, in their order. What went away is not among them."""
    for kind, first, last, start, end in SequenceMatcher(None, before, after).get_opcodes():
        if kind not in {"replace", "insert"}:
            continue
        is_paired = last - first == end - start
        for offset in range(end - start):
            yield ChangedText(start + offset, after[start + offset], before[first + offset] if is_paired else None)
