"""Everything in the content folder, typed, each piece knowing its file and lines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from app.content.errors import Fault
from app.content.field_path import FieldPath, LineMap, dotted, line_of
from app.content.models.faq import Faq
from app.content.models.page import PageSource
from app.content.models.site import Navigation, Redirects, Site, UrlLedger, Wordmark
from app.content.models.strategy import StrategyHead
from app.content.series import Series

Value = TypeVar("Value", bound=BaseModel)


@dataclass(frozen=True)
class Located(Generic[Value]):
    """A model and the file it was read from."""

    file: str
    lines: LineMap
    value: Value

    def fault(self, path: FieldPath, message: str) -> Fault:
        """Return a fault at the field's line; a path inside parsed Markdown is cut back to the field."""
        while path and path not in self.lines:
            path = path[:-1]
        return Fault(self.file, line_of(path, self.lines), dotted(path), message)


@dataclass(frozen=True)
class ContentSources:
    """The content folder as written; `folder` is its name.

    `digest` is a SHA-256 over names and bytes of all its files, in hex.
    """

    folder: str
    site: Located[Site]
    navigation: Located[Navigation]
    redirects: Located[Redirects]
    ledger: Located[UrlLedger]
    wordmark: Wordmark | None
    strategies: Mapping[str, Located[StrategyHead]]
    faqs: Mapping[str, Located[Faq]]
    series: Mapping[str, Series]
    pages: tuple[Located[PageSource], ...]
    digest: str

    def located(self) -> list[Located[Any]]:
        """Return every file that holds words."""
        frame: list[Located[Any]] = [self.site, self.navigation, self.redirects, self.ledger]
        return [*frame, *self.strategies.values(), *self.faqs.values(), *self.pages]


def walk(value: object, path: FieldPath = ()) -> Iterator[tuple[FieldPath, object]]:
    """Yield the value and all values inside it, each with its path in the file's spelling."""
    yield path, value
    if isinstance(value, BaseModel):
        for name, info in type(value).model_fields.items():
            yield from walk(getattr(value, name), (*path, info.alias or name))
    elif isinstance(value, list | tuple):
        for position, item in enumerate(value):
            yield from walk(item, (*path, position))
