"""The addresses whose query string means something; elsewhere it never reaches the page store. Pure."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import get_args
from urllib.parse import parse_qs

from app.content.known_paths import (
    EXPLORER_PATH,
    PAGE_PARAMETER,
    SEARCH_PARAMETER,
    SEARCH_PATH,
    STRATEGY_PARAMETER,
    FilterName,
    page_of_twin,
)
from app.content.search.search_words import clean_search_text
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.dynamic_documents import MOST_COMPARED

LIST_PARAMETERS = frozenset([*get_args(FilterName), PAGE_PARAMETER])
DECLARED: Mapping[str, Collection[str]] = {
    EXPLORER_PATH: LIST_PARAMETERS,
    SEARCH_PATH: {SEARCH_PARAMETER},
    **{path: answer.parameters for path, answer in ANSWERS.items()},
}
"""The parameters that mean something at each stored page."""

_MOST_FIELDS = 20
_LONGEST_VALUE = 60
_PAGE_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


@dataclass(frozen=True)
class ListParameters:
    """Filters by name, and a page of the list of strategies; at most three are `ticked` for a comparison."""

    filters: Mapping[str, str]
    page: int
    ticked: tuple[str, ...] = ()

    def is_stored(self, pages: int) -> bool:
        """Return whether the stored page answers: no filter, nothing ticked, the first page or one beyond `pages`."""
        return not self.filters and not self.ticked and not 1 < self.page <= pages

    def known(self, values: Mapping[str, Collection[str]], pages: int, strategies: Collection[str]) -> "ListParameters":
        """Return the parameters without values that do not exist, in a fixed order. `values` are by filter."""
        given = self.filters
        filters = {name: given[name] for name in sorted(given) if given[name] in values.get(name, ())}
        ticked = tuple(slug for slug in self.ticked if slug in strategies)
        return ListParameters(filters, self.page if self.page <= pages else 1, ticked)


WHOLE_LIST = ListParameters({}, 1)


def list_parameters(path: str, query_string: str) -> ListParameters:
    """Return the declared filters that have a value, the page, and what is ticked.

    For any other path it is the whole list. If a parameter is repeated, its first value counts. A page that is not
    a number counts as the first.
    """
    if not query_string or path != EXPLORER_PATH:
        return WHOLE_LIST
    values = _values(query_string)
    given = {name: values[name][0] for name in get_args(FilterName) if name in values}
    filters = {name: value for name, value in given.items() if len(value) <= _LONGEST_VALUE}
    page = values.get(PAGE_PARAMETER, [""])[0]
    ticked = tuple(dict.fromkeys(values.get(STRATEGY_PARAMETER, ())))[:MOST_COMPARED]
    return ListParameters(filters, int(page) if _PAGE_NUMBER.fullmatch(page) else 1, ticked)


def compared_strategies(query_string: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the strategies to compare in the order asked for: known ones, each once."""
    return tuple(dict.fromkeys(slug for slug in _values(query_string).get(STRATEGY_PARAMETER, ()) if slug in known))


def searched_text(path: str, query_string: str) -> str:
    """Return the cleaned search text, 100 characters at most; "" without one, and at any other path."""
    if not query_string or path != SEARCH_PATH:
        return ""
    return clean_search_text(_values(query_string).get(SEARCH_PARAMETER, [""])[0])


def given_parameters(path: str, query_string: str) -> dict[str, str]:
    """Return what a query string gives a page that answers its parameters: those with a value, in declared order.

    It is empty at any other path. If a parameter is repeated, its first value counts; of strategies, the first three
    are one value with commas. Characters that nobody sees are left out. A long value is cut and ends in "…", so that no
    beginning of it is taken for the whole.
    """
    if not query_string or path not in ANSWERS:
        return {}
    values = _values(query_string)
    return {
        name: ",".join(_shown(value) for value in values[name][: MOST_COMPARED if name == STRATEGY_PARAMETER else 1])
        for name in ANSWERS[path].parameters
        if name in values
    }


def _shown(value: str) -> str:
    plain = "".join(character for character in value if character.isprintable())
    return plain if len(plain) <= _LONGEST_VALUE else f"{plain[:_LONGEST_VALUE]}…"


def has_meaning(path: str, query_string: str) -> bool:
    """Return whether the query string may ask for something other than what is stored at the path of a page or twin."""
    page_path = (page_of_twin(path) or path) if query_string else ""
    if page_path not in DECLARED:
        return False
    asked = searched_text(page_path, query_string) or given_parameters(page_path, query_string)
    return bool(asked) or list_parameters(page_path, query_string) != WHOLE_LIST


def _values(query_string: str) -> dict[str, list[str]]:
    """Return the values of each name that has any, or nothing if the query string has implausibly many."""
    try:
        return parse_qs(query_string, max_num_fields=_MOST_FIELDS)
    except ValueError:
        return {}
