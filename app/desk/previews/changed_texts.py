"""Finds the changed and the removed texts of a page. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True)
class ChangedText:
    """A changed text: its index among the page's texts, and the earlier text, None if there is no clear match."""

    place: int
    after: str
    before: str | None


@dataclass(frozen=True)
class TextChanges:
    """The new or changed texts in page order, and the texts that are gone."""

    changed: Sequence[ChangedText] = ()
    gone: Sequence[str] = ()


def text_changes(before: Sequence[str], after: Sequence[str]) -> TextChanges:
    """Compare the texts of two pages."""
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
