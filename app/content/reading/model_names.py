"""What the fields of a file are called, wherever in it they stand."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel


@cache
def field_names(model: type[BaseModel]) -> frozenset[frozenset[str]]:
    """Return the names of the fields of a file's model, and of each model inside it."""
    schema: dict[str, Any] = model.model_json_schema(by_alias=True)
    models = (schema, *schema.get("$defs", {}).values())
    return frozenset(frozenset(one.get("properties", {})) for one in models)


def fitting_names(model: type[BaseModel], written: Mapping[str, object]) -> list[str]:
    """Return the further fields of those models inside the file's that know most of what is written."""
    most = max(len(names & written.keys()) for names in field_names(model))
    fitting = (names for names in field_names(model) if len(names & written.keys()) == most)
    return sorted(frozenset().union(*fitting) - written.keys())
