"""Parts of a block that the search finds one by one, and the words of content."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args, get_type_hints

from pydantic import BaseModel

from app.content.models.base import Text
from app.content.models.rich_text import RichText, plain_text

# The heading is kept apart, and drawings are only seen.
_NOT_READ = ("heading", "alt", "also_asked")
_ENDS = (".", "?", "!", ":", ";")


@dataclass(frozen=True)
class Findable:
    """A question, a term or a list. `anchor` is its id on the page; `other_names` are searched but not shown."""

    kind: Literal["question", "term", "section"]
    anchor: str | None
    title: str
    text: str
    other_names: tuple[str, ...] = ()


def words_of(model: BaseModel) -> str:
    """Return the words of a model in the order of reading, without its heading."""
    texts = [text.strip() for text in _texts(model)]
    return " ".join(text if text.endswith(_ENDS) else f"{text}." for text in texts)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, BaseModel):
        for name, is_rich in _word_fields(type(value)).items():
            held = getattr(value, name)
            if is_rich and held is not None:
                yield plain_text(held)
            else:
                yield from _texts(held)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, str):
        yield value


@cache
def _word_fields(model: type[BaseModel]) -> dict[str, bool]:
    """Return the fields that hold words, or models that may; True for rich text. Ids and addresses are no words."""
    hints = get_type_hints(model, include_extras=True)
    held = {name: hints[name] for name in model.model_fields if name not in _NOT_READ and _holds_words(hints[name])}
    return {name: hint == RichText or RichText in get_args(hint) for name, hint in held.items()}


def _holds_words(hint: object) -> bool:
    if hint in (Text, RichText) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
        return True
    return any(_holds_words(part) for part in get_args(hint))
