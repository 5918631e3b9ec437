"""The form of a section of words: the JSON Schema of its value, made from the content models, with labels. Pure."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.content.blocks.registry import KINDS
from app.content.models.base import ContentModel
from app.content.models.explanations import Faq
from app.content.models.page import Confirmations
from app.content.models.picture import Picture
from app.content.models.site import Site
from app.content.reading.overlay.words_sections import CONFIRMATIONS, WordsSection

_WORD = re.compile(r"[A-Z]?[a-z]+|\d+|[A-Z]+(?![a-z])")

LABELS = {
    "alsoAsked": "Also asked as",
    "alt": "In words, for those who do not see it",
    "aprn": "APRN",
    "arn": "ARN",
    "claims": "Counts shown",
    "closes": "Closes at",
    "email": "E-mail",
    "Picture.credit": "Who took it",
    "Picture.focalPoint": "What stays in sight",
    "href": "Leads to",
    "id": "Short name in addresses",
    "lede": "First words",
    "note": "Note in the margin",
    "opens": "Opens at",
    "plus": "And more",
    "untilCited": "Said while there is no award",
    "ways": "Where counts lead to",
    "AwardsSource.items": "Awards",
    "AwardsSource.claims": "Counts shown while there is no award",
    "Confirmations.reviews": "Pages",
    "Confirmations.counsel": "Topics",
    "CounselConfirmation.by": "Confirmed by",
    "CounselConfirmation.on": "Confirmed on",
    "ReviewedBy.on": "Read on",
    "ReviewedPage.reviewed": "Read by",
    "Address.lines": "Lines as shown",
    "Address.street": "Street, for search engines",
    "Address.locality": "City, for search engines",
    "ArticleBlock.basis": "The rule it rests on",
    "Claim.label": "What is counted",
    "Claims.items": "Counts and years",
    "Person.registration": "Registration of the person",
    "Person.text": "What the person does",
    "Person.words": "In the person's own words",
}
"""Labels that differ from the field's name: by name, or by model and field if the name has another meaning there."""

HINTS = {
    "AwardsSource.items": "Each with who gave it and the year. The first one takes the place of the counts.",
    "CounselTopic.confirmed": "Add who of counsel confirmed what the pages say of it, and when.",
    "ReviewedPage.reviewed": "Add the person who has read the page and found it right. The page then names them.",
    "alsoAsked": "What else visitors type for it: other words, Hindi in Latin letters. For the search alone.",
    "Picture.alt": "What a screen reader says in place of the picture.",
    "Person.directLine": "With its country, such as +91 11 4000 0000. Left empty, none is shown.",
    "Person.picture": "A picture of the person, cut to 4:5.",
    "Person.registration": "As the regulator writes it. Left empty, none is shown and none is claimed.",
    "Person.words": "Two sentences in the first person.",
    "aprn": "APMI's number, for portfolio management services. Left empty, the site shows none and claims none.",
    "arn": "AMFI's number, for mutual funds. Left empty, the site shows none and claims none.",
    "claims": "Each is the short name of a count under “Counts and years of the firm”.",
    "href": "A page of this site, such as /contact, or a place on this page, such as #risk.",
    "id": "Lower-case words joined by hyphens. Other pages may lead here by it, so leave it when only words change.",
    "hours": "All texts about hours are made from this table. A day without hours is closed.",
    "phone": "As it is read, with its country, such as +91 11 4000 0000. Telephones are given the same number.",
    "plus": "Shows a plus sign: so many, and more.",
    "asOn": "The day on which the firm stated them.",
    "year": "Four digits.",
    "ways": "By the short name of the count.",
}
"""The hints below fields, by the same names as the labels."""
JsonSchema = dict[str, Any]
PICTURE_FORMAT = "picture"
"""Marks an object that the form shows as a picture."""
_MODELS: Mapping[str, type[ContentModel]] = {"site.yaml": Site, CONFIRMATIONS: Confirmations}
"""The models of whole files. Any other file of words holds questions."""
_REF = re.compile(r"#/\$defs/(?P<name>\w+)")


def in_words(name: str) -> str:
    """Return "postalCode" as "Postal code"."""
    return " ".join(_WORD.findall(name)).capitalize()


@cache
def value_schema(section: WordsSection) -> JsonSchema:
    """Return the schema (draft 2020-12). It has no references, so a form can be made in one pass over it.

    Every field has a `title` for editors and some a `description`. `propertyOrder` is the order of an object's fields,
    which JSON does not keep. Text of `contentMediaType` text/markdown is Markdown.
    """
    whole = _whole_schema(_model_of(section))
    fields = {name: whole["properties"][name] for name in section.fields}
    required = [name for name in whole.get("required", []) if name in fields]
    form = {"type": "object", "properties": fields, "required": required, "additionalProperties": False}
    return {**_resolved(form, whole.get("$defs", {}), whole["title"]), "title": section.title}


@cache
def _whole_schema(model: type[ContentModel]) -> JsonSchema:
    """Return pydantic's schema. It is made once for the many sections that hold questions or parts of the site."""
    return model.model_json_schema(by_alias=True, mode="validation")


def _model_of(section: WordsSection) -> type[ContentModel]:
    if section.kind is not None:
        return next(kind.written for kind in KINDS if kind.name == section.kind)
    return _MODELS.get(section.file, Faq)


def _resolved(schema: JsonSchema, named: Mapping[str, JsonSchema], model: str) -> JsonSchema:
    """Return a schema without references and with labelled fields; `model` is the title of the enclosing model."""
    if reference := _REF.fullmatch(schema.get("$ref", "")):
        return _resolved(named[reference["name"]], named, reference["name"])
    form = {name: value for name, value in schema.items() if name not in {"title", "description"}}
    if "properties" in form:
        form["properties"] = {
            name: _labelled(name, _resolved(one, named, model), model) for name, one in schema["properties"].items()
        }
        form["propertyOrder"] = list(form["properties"])
        form["title"] = in_words(model)
        if model == Picture.__name__:
            form["format"] = PICTURE_FORMAT
    for pattern, one in form.pop("patternProperties", {}).items():
        form |= {"propertyNames": {"pattern": pattern}, "additionalProperties": one}
    for name in ("items", "additionalProperties"):
        if isinstance(form.get(name), dict):
            form[name] = _resolved(form[name], named, model)
    if "anyOf" in form:
        form["anyOf"] = [_resolved(one, named, model) for one in schema["anyOf"]]
    return form


def _labelled(name: str, field: JsonSchema, model: str) -> JsonSchema:
    own = f"{model}.{name}"
    label = LABELS.get(own) or LABELS.get(name) or in_words(name)
    hint = HINTS.get(own) or HINTS.get(name)
    return {**field, "title": label} | ({} if hint is None else {"description": hint})
