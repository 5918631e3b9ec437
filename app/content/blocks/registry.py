"""Every kind of block, found by its place: `<family>/<kind>.py` with a `KIND`, in the order of the paths."""

import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Annotated, Any, Union

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from app.content import blocks
from app.content.blocks.kind import BlockKind
from app.content.models.base import BlockModel


def _kinds() -> Iterator[BlockKind[Any, Any]]:
    """Yield the kind of each module in the families, which are the packages directly below."""
    for family in sorted(module.name for module in pkgutil.iter_modules(blocks.__path__) if module.ispkg):
        found = import_module(f"{blocks.__name__}.{family}")
        for name in sorted(module.name for module in pkgutil.iter_modules(found.__path__)):
            yield import_module(f"{found.__name__}.{name}").KIND


KINDS = tuple(_kinds())
_BY_MODEL = {model: kind for kind in KINDS for model in (kind.written, kind.rendered)}


def kind_of(block: BlockModel) -> BlockKind[Any, Any]:
    """Return the kind of a block, as written or as rendered."""
    return _BY_MODEL[type(block)]


class _OneOf:
    """Tells pydantic which models an annotated BlockModel stands for. Type checkers see the BlockModel."""

    def __init__(self, models: Iterable[type[BlockModel]]) -> None:
        self._models = tuple(models)

    def __get_pydantic_core_schema__(self, _source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(Annotated[Union[self._models], Field(discriminator="kind")])  # noqa: UP007


BlockSource = Annotated[BlockModel, _OneOf(kind.written for kind in KINDS)]
Block = Annotated[BlockModel, _OneOf(kind.rendered for kind in KINDS)]
