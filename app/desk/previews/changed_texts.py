"""Which texts of a page are others than before, and which are gone. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True)
class ChangedText:
    """A text by its place among the page's, and what stood there before; None where nothing can be named."""

    place: int
    after: str
    before: str | None


@dataclass(frozen=True)
class TextChanges:
    """Texts that are new or others, in their order, and those that stand nowhere on the page any more."""

    changed: Sequence[ChangedText] = ()
    gone: Sequence[str] = ()


def text_changes(before: Sequence[str], after: Sequence[str]) -> TextChanges:
    """Return what is to be told of the texts of two pages."""
    changed: list[ChangedText] = []
    lost: list[str] = []
    for kind, first, last, start, end in SequenceMatcher(None, before, after).get_opcodes():
        if kind == "equal":
            continue
        is_paired = last - first == end - start
        for offset in range(end - start):
            was = before[first + offset] if is_paired else None
            changed.append(ChangedText(start + offset, after[start + offset], was))
        lost += [] if is_paired else before[first:last]
    standing = frozenset(after)
    return TextChanges(changed, [text for text in dict.fromkeys(lost) if text not in standing])
