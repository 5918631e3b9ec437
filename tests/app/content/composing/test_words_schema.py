"""The form of each section: its current words are valid, and every field has a readable label."""

import runpy
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from app.configuration.root import ROOT
from app.content.composing.desk.words_schema import value_schema
from app.content.models.base import ContentModel
from app.content.reading.overlay.words_sections import SECTIONS, WordsSection, find_section
from tests.factories.shipped_content import shipped_words


def fields(schema: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for name, field in schema.get("properties", {}).items():
        yield f"{path}.{name}", field
        yield from fields(field, f"{path}.{name}")
    for inner in (schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", [])):
        if isinstance(inner, dict):
            yield from fields(inner, path)


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_what_a_section_holds_is_valid_by_its_form(section: WordsSection) -> None:
    schema = value_schema(section)
    form = jsonschema_rs.validator_for(schema, validate_formats=True)
    assert [str(error) for error in form.iter_errors(shipped_words(section))] == []
    assert not form.is_valid({**shipped_words(section), "surprise": 1})


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_every_field_has_a_label_and_every_object_an_order(section: WordsSection) -> None:
    schema = value_schema(section)
    assert "$ref" not in str(schema)
    assert (schema["title"], schema["propertyOrder"]) == (section.title, list(section.fields))
    for path, field in fields(schema):
        assert field["title"][0].isupper(), path
        assert "_" not in field["title"], path


def test_limits_and_kinds_of_text_are_in_the_form() -> None:
    found = {path: field for name in ("faqs/nri", "site/contact", "site/claims") for path, field in shown(name)}
    assert found[".questions.answer"]["contentMediaType"] == "text/markdown"
    assert found[".questions.question"]["maxLength"] == 600
    assert found[".email"] == {"title": "E-mail", "type": "string", "pattern": r"^[^@\s]+@[^@\s]+\.[^@\s]{2,}$"}
    assert {".hours.monday.opens", ".hours.sunday.closes"} <= set(found)
    assert found[".claims.asOn"]["format"] == "date"
    assert found[".address.country"]["const"] == "IN"


def shown(section_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    section = find_section(section_id)
    assert section is not None
    yield from fields(value_schema(section))


def test_a_model_of_several_sections_is_described_once(monkeypatch: pytest.MonkeyPatch) -> None:
    described: list[str] = []
    describe = ContentModel.model_json_schema.__func__  # type: ignore[attr-defined]

    def noted(model: type[ContentModel], /, **options: Any) -> dict[str, Any]:
        described.append(model.__name__)
        whole: dict[str, Any] = describe(model, **options)
        return whole

    monkeypatch.setattr(ContentModel, "model_json_schema", classmethod(noted))
    # As in a new process, with an empty cache.
    fresh = runpy.run_path(str(ROOT / "app" / "content" / "composing" / "desk" / "words_schema.py"))
    for section in SECTIONS:
        fresh["value_schema"](section)
    assert len(described) == len(set(described)) < len(SECTIONS)
