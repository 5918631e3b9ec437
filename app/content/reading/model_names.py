"""What the fields of a model are called in files, for whoever wrote one that it has not. Pure."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_args

from pydantic import BaseModel

from app.content.blocks.registry import KINDS
from app.content.models.block import BlockModel


def known_names(model: type[BaseModel], written: Mapping[str, object]) -> list[str]:
    """Return the fields that may stand where these are written, inside a file of the model: those of the model inside
    it that knows most of what is written there."""
    kind = written.get("kind")
    fitting = [one for one in _models_within(model) if kind is None or kind in _kinds(one)]
    known = {one: len(_names(one) & written.keys()) for one in fitting}
    most = max(known.values(), default=0)
    return sorted({name for one, count in known.items() if count == most for name in _names(one)} - written.keys())


def _names(model: type[BaseModel]) -> set[str]:
    return {info.alias or name for name, info in model.model_fields.items()}


def _kinds(model: type[BaseModel]) -> tuple[object, ...]:
    field = model.model_fields.get("kind")
    return () if field is None else get_args(field.annotation)


@cache
def _models_within(model: type[BaseModel]) -> tuple[type[BaseModel], ...]:
    """Return the model and all models its fields are made of; where blocks stand, all kinds as they are written."""
    found: dict[type[BaseModel], None] = {}
    waiting = [model]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = None
            waiting += [kind.written for kind in KINDS] if one is BlockModel else []
            waiting += [inner for info in one.model_fields.values() for inner in _models_in(info.annotation)]
    return tuple(found)


def _models_in(annotation: object) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)
