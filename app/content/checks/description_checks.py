"""A description is quoted alone, so it says itself which of its figures are illustrative. Pure."""

import re
from collections.abc import Iterator
from decimal import Decimal

from app.content.blocks.told_figures import told_description
from app.content.errors import Fault
from app.content.models.page import LONGEST_DESCRIPTION, PageSource
from app.content.sources import ContentSources, walk

# Figures that say something: with decimals, or with their unit. A count such as "ten" or "33" is no such figure.
_FIGURE = re.compile(r"\d[\d,]*\.\d+|\d[\d,]*(?=\s?(?:%|x\b|×|crore|lakh))")
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def description_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the descriptions that grow too long with their addition, or quote invented figures without a word of it."""
    for page in sources.pages:
        told = told_description(page.value)
        if len(told) > LONGEST_DESCRIPTION:
            added = told.removeprefix(page.value.description).strip()
            over = len(told) - LONGEST_DESCRIPTION
            message = f'with "{added}", which its datasets add, it is {over} characters too long: shorten it'
            yield page.fault(("description",), message)
        if "illustrative" not in told.lower():
            quoted = sorted(set(_FIGURE.findall(told)) & _invented_numbers(page.value))
            if quoted:
                message = f"{quoted[0]} is invented (synthetic: true) on this page: call it illustrative"
                yield page.fault(("description",), message)


def _invented_numbers(page: PageSource) -> set[str]:
    """Return all numbers that stand beside `synthetic: true`, as they are written."""
    invented = (value for _, value in walk(page) if getattr(value, "synthetic", False))
    values = (value for owner in invented for _, value in walk(owner))
    return {number for value in values if isinstance(value, str | Decimal) for number in _NUMBER.findall(str(value))}
