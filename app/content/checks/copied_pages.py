"""Which of two pages that say the same is the copy, so that the fault names the file somebody is at work on. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import PurePosixPath
from typing import TypeVar

from app.content.datasets.figures import in_a_row
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.live_paths import strategy_slug
from app.content.models.datasets import SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.sources import ContentSources, Located

Page = TypeVar("Page", bound=PageSource)
_OWN = ("id", "path", "name", "title", "description")
_MOST_LINES = 5


def originals_first(pages: Iterable[Located[Page]]) -> list[Located[Page]]:
    """Return pages so that a copy comes after what it was copied from.

    A page just copied still calls itself, or its data, by the name of another file; its original by that of its own.
    """
    return sorted(pages, key=lambda page: -_at_home(page))


def duplicate_page_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield one fault for each page that is called what another one is called: by id, path, name or what heads it."""
    first: dict[tuple[str, str], Located[PageSource]] = {}
    for page in originals_first(sources.pages):
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


def _at_home(page: Located[Page]) -> int:
    """Return how much the page's names are like that of its file, in per cent of their letters."""
    file = PurePosixPath(page.file)
    stem = file.parent.name if file.stem == "index" else file.stem
    names = list(_names(page.value))
    alike = sum(block.size for name in names for block in SequenceMatcher(None, stem, name).get_matching_blocks())
    return 200 * alike // sum(len(stem) + len(name) for name in names)


def _names(page: PageSource) -> Iterable[str]:
    yield page.id
    if page.path not in {None, "/"}:
        yield strategy_slug(str(page.path)).lower()
    if isinstance(page, StrategySource):
        yield _as_slug(page.name)
        for dataset in page.datasets.values():
            yield dataset.file
            if isinstance(dataset, SeriesDataset):
                yield _as_slug(dataset.name)


def _as_slug(name: str) -> str:
    return "-".join(name.lower().split())
