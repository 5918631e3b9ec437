"""Pages that are called what another one is called. Pure."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from app.content.datasets.figures import in_a_row
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

Page = TypeVar("Page", bound=PageSource)
_OWN = ("id", "path", "name", "title", "description")
_MOST_LINES = 5


def duplicate_page_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield one fault for each page that is called what another one is called: by id, path, name or what heads it."""
    first: dict[tuple[str, str], Located[PageSource]] = {}
    for page in sources.pages:
        shared: dict[str, list[str]] = {}
        for field in _OWN:
            value = getattr(page.value, field, None)
            if isinstance(value, str) and (original := first.setdefault((field, value), page)) is not page:
                shared.setdefault(original.file, []).append(field)
        for file, fields in shared.items():
            original = first[fields[0], getattr(page.value, fields[0])]
            place = original.fault((fields[0],), "")
            told = f"'{getattr(page.value, fields[0])}' stands in {file}:{place.line} already"
            also = f"; likewise {in_a_row(fields[1:])}" if fields[1:] else ""
            yield page.fault((fields[0],), f"{told}{also}")


def in_lines(page: Located[Page], paths: Sequence[FieldPath]) -> str:
    """Return where a thing stands that is wrong in several places: ", in lines 4, 17 and 30", or nothing of one."""
    lines = sorted({page.fault(path, "").line for path in paths})
    if len(lines) == 1:
        return ""
    shown = [str(line) for line in lines[:_MOST_LINES]]
    more = len(lines) - len(shown)
    return f", in lines {in_a_row([*shown, *([f'{more} more'] if more else [])])}"
