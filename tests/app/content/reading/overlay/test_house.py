"""The desk offers every strategy's fund house; if it is filled in, head, list, JSON-LD and search have it."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.content.composing.compose import ComposedContent, compose
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.app.content.small_site import TODAY
from tests.factories.shipped_content import CONTENT_DIR, VARIANT

HOUSE = "North House"


def figures_in(sources: ContentSources) -> dict[str, Mapping[str, Any]]:
    """The values that a draft begins with, by strategy."""
    return {subject.subject: subject.data for subject in sources.subjects if subject.kind == "figures"}


def shown_houses(content: ComposedContent, sources: ContentSources, slug: str) -> list[str]:
    """The house as the page's head, its product and its row in the list name it."""
    path = sources.strategies[slug].value.path
    document = content.documents[path]
    graph = (document.head.structured_data or {})["@graph"]
    (product,) = (node for node in graph if "category" in node)
    (row,) = (json.loads(row) for _, row in content.listed if json.loads(row)["href"] == path)
    return [
        str(getattr(document.blocks[0], "overline", None)),
        str(product.get("provider", {}).get("name")),
        str(row["house"]),
    ]


def with_houses(sources: ContentSources, folder: Path, houses: Mapping[str, str | None]) -> ContentSources:
    editions = [
        PublishedEdition(
            kind="figures",
            subject=subject.subject,
            number=1,
            as_on=None,
            published_at=datetime(2026, 7, 4, tzinfo=UTC),
            original_digest=subject.original_digest,
            data={**subject.data, "terms": {**subject.data["terms"], "house": houses[subject.subject]}},
        )
        for subject in sources.subjects
        if subject.kind == "figures" and subject.subject in houses
    ]
    file = folder / "current.json"
    write_publications(file, Publications(sequence=1, editions=editions))
    return load_sources(CONTENT_DIR, file)


def test_every_strategy_has_the_field_and_it_is_empty_until_somebody_fills_it(sources: ContentSources) -> None:
    offered = {slug: figures["terms"]["house"] for slug, figures in figures_in(sources).items()}
    assert offered == {slug: strategy.value.house for slug, strategy in sources.strategies.items()}
    assert None in offered.values()


def test_a_house_that_is_stated_is_named_and_no_other(sources: ContentSources, content: ComposedContent) -> None:
    for slug, strategy in sources.strategies.items():
        if strategy.value.vehicle == "pms":
            stated, own = strategy.value.house, getattr(strategy.value.blocks[0], "overline", None)
            head = " · ".join(words for words in (stated, own) if words is not None)
            assert shown_houses(content, sources, slug) == [head or "None", str(stated), str(stated)]


def test_a_house_that_was_filled_in_is_named_and_can_be_taken_back(sources: ContentSources, tmp_path: Path) -> None:
    filled = with_houses(sources, tmp_path, {"ace-strategy": HOUSE, "founders-portfolio": HOUSE})
    content = compose(filled, VARIANT, TODAY)
    assert shown_houses(content, filled, "ace-strategy") == [HOUSE, HOUSE, HOUSE]
    own = getattr(sources.strategies["founders-portfolio"].value.blocks[0], "overline", "")
    assert shown_houses(content, filled, "founders-portfolio")[0] == f"{HOUSE} · {own}"
    emptied = with_houses(sources, tmp_path, {"ace-strategy": None})
    assert emptied.strategies["ace-strategy"].value.house is None
    assert figures_in(emptied)["ace-strategy"]["terms"]["house"] is None
