"""The form of a section of words: the JSON Schema of its value, made from the content models. Pure."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.content.blocks.registry import KINDS
from app.content.composing.desk.words_labels import HINTS, LABELS, in_words
from app.content.models.base import ContentModel
from app.content.models.explanations import Faq
from app.content.models.page import Confirmations
from app.content.models.picture import Picture
from app.content.models.site import Site
from app.content.reading.overlay.words_sections import CONFIRMATIONS, Section

JsonSchema = dict[str, Any]

PICTURE_FORMAT = "picture"
"""Marks an object that the form shows as a picture."""

_MODELS: Mapping[str, type[ContentModel]] = {"site.yaml": Site, CONFIRMATIONS: Confirmations}
"""The models of whole files. Any other file of words holds questions."""
_REF = re.compile(r"#/\$defs/(?P<name>\w+)")


@cache
def value_schema(section: Section) -> JsonSchema:
    """Return the schema (draft 2020-12). It has no references, so a form can be made in one pass over it.

    Every field has a `title` for editors and some a `description`. `propertyOrder` is the order of an object's fields,
    which JSON does not keep. Text of `contentMediaType` text/markdown is Markdown.
    """
    whole = _whole_schema(_model_of(section))
    fields = {name: whole["properties"][name] for name in section.fields}
    required = [name for name in whole.get("required", []) if name in fields]
    form = {"type": "object", "properties": fields, "required": required, "additionalProperties": False}
    return {**_told(form, whole.get("$defs", {}), whole["title"]), "title": section.title}


@cache
def _whole_schema(model: type[ContentModel]) -> JsonSchema:
    """Return pydantic's schema. It is made once for the many sections that hold questions or parts of the site."""
    return model.model_json_schema(by_alias=True, mode="validation")


def _model_of(section: Section) -> type[ContentModel]:
    if section.block is not None:
        return next(kind.written for kind in KINDS if kind.name == section.block.kind)
    return _MODELS.get(section.file, Faq)


def _told(schema: JsonSchema, named: Mapping[str, JsonSchema], model: str) -> JsonSchema:
    """Return a schema without references and with labelled fields; `model` is the title of the enclosing model."""
    reference = _REF.fullmatch(schema.get("$ref", ""))
    if reference is not None:
        return _told(named[reference["name"]], named, reference["name"])
    told = {name: value for name, value in schema.items() if name not in {"title", "description"}}
    if "properties" in told:
        told["properties"] = {
            name: _labelled(name, _told(one, named, model), model) for name, one in schema["properties"].items()
        }
        told["propertyOrder"] = list(told["properties"])
        told["title"] = in_words(model)
        if model == Picture.__name__:
            told["format"] = PICTURE_FORMAT
    for pattern, one in told.pop("patternProperties", {}).items():
        told |= {"propertyNames": {"pattern": pattern}, "additionalProperties": one}
    for name in ("items", "additionalProperties"):
        if isinstance(told.get(name), dict):
            told[name] = _told(told[name], named, model)
    if "anyOf" in told:
        told["anyOf"] = [_told(one, named, model) for one in schema["anyOf"]]
    return told


def _labelled(name: str, field: JsonSchema, model: str) -> JsonSchema:
    own = f"{model}.{name}"
    label = LABELS.get(own) or LABELS.get(name) or in_words(name)
    hint = HINTS.get(own) or HINTS.get(name)
    return {**field, "title": label} | ({} if hint is None else {"description": hint})
