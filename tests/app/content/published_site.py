"""The small site of strategies, with published figures of Alpha over it."""

from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

from app.content.composing.compose import ComposedContent, compose
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.reading.loader import load_sources
from tests.app.content.small_site import TODAY, VARIANT, write_site
from tests.app.content.strategy_site import strategy_site

JUNE, JULY = date(2025, 6, 30), date(2025, 7, 31)


@dataclass(frozen=True)
class PublishedSite:
    """The content folder, and the file of published editions."""

    content_dir: Path
    file: Path

    def compose(self) -> ComposedContent:
        return compose(load_sources(self.content_dir, self.file), VARIANT, TODAY)


def write_published_site(folder: Path) -> PublishedSite:
    """Write the site: its own figures are of May; those of July are published as the second edition."""
    content_dir, file = write_site(folder, strategy_site()), folder / "publications" / "current.json"
    (base,) = (each for each in load_sources(content_dir).subjects if each.subject == "alpha")
    edition = PublishedEdition(
        kind="figures",
        subject="alpha",
        number=2,
        as_on=JULY,
        published_at=datetime(2026, 8, 4, 6, tzinfo=UTC),
        original_digest=base.original_digest,
        data=_data(base.data, [JUNE, JULY]),
    )
    write_publications(file, Publications(sequence=2, editions=[edition]))
    return PublishedSite(content_dir, file)


def _data(base: dict[str, Any], months: list[date]) -> dict[str, Any]:
    """Return the folder's data with more months, in which only two weights changed, by as many points each."""
    datasets = deepcopy(base["datasets"])
    datasets["growth"]["rows"] += [[day.isoformat(), "144", "121"] for day in months]
    amber, _, cedar, *_ = datasets["holdings"]["rows"]
    moved = Decimal("0.3") * len(months)
    amber[3], cedar[3] = str(12 - moved), str(10 + moved)
    return {**base, "asOn": months[-1].isoformat(), "datasets": datasets}
