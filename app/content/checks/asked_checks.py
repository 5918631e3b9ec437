"""Checks that each wording that visitors ask for leads to one place, and each word has one meaning. Pure."""

from collections.abc import Iterator

from app.content.errors import Fault
from app.content.search.asked_words import LONGEST_QUERY, plain_name
from app.content.sources import ContentSources

_ASKED = "alsoAsked"


def asked_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield wordings that stand at two places or are too long, and words in two groups."""
    first: dict[str, Fault] = {}
    for located in sources.located():
        for path, value in located.entries:
            if isinstance(value, str) and len(path) > 1 and path[-2] == _ASKED:
                fault = located.fault(path, f"'{value}' has more than {LONGEST_QUERY} characters, as no query has")
                if len(value) > LONGEST_QUERY:
                    yield fault
                original = first.setdefault(plain_name(value), fault)
                if original is not fault:
                    message = f"'{value}' leads to {original.file}:{original.line} already: keep the better of the two"
                    yield located.fault(path, message)
    yield from _word_faults(sources)


def _word_faults(sources: ContentSources) -> Iterator[Fault]:
    located = sources.search_words
    groups: dict[str, int] = {}
    for number, group in enumerate([] if located is None else located.value.groups):
        for place, word in enumerate(group):
            assert located is not None  # noqa: S101 - it has groups
            if word in groups:
                yield located.fault(("groups", number, place), f"'{word}' stands in a group already")
            groups.setdefault(word, number)
