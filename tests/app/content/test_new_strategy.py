"""A new strategy is one YAML file and its CSV files: no code, and no list to update."""

import json
from datetime import date
from pathlib import Path

from app.content.checks.check_content import check_content
from app.content.composing.compose import compose
from app.content.reading.loader import load_sources
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import write_snapshot
from app.content.snapshots.variant import SiteVariant
from app.pages.well_known_files import sitemap_xml
from tests.app.content.small_site import TODAY, write_site
from tests.app.content.strategy_site import HOLDINGS, POINTS, STRATEGY_FILES, series_text, strategy_site

PATH = "/portfolio_services/delta"
DELTA = (
    STRATEGY_FILES["strategies/alpha.yaml"]
    .partition("    statedReturns:")[0]
    .replace("/Alpha", "/delta")
    .replace("Alpha", "Delta")
    .replace("alpha", "delta")
    .replace("North", "East")
    .replace("style: Growth", "style: Contra")
    + "blocks:\n"
    + STRATEGY_FILES["strategies/alpha.yaml"]
    .partition("blocks:\n")[2]
    .replace("Alpha", "Delta")
    .replace("monogram: A", "monogram: D")
)
# Two points more than alpha from the second month on.
DELTA_POINTS = {day: (each + 2 * (day > min(POINTS)), index) for day, (each, index) in POINTS.items()}


def test_a_yaml_and_a_csv_alone_add_a_strategy(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path, strategy_site())
    others = {path: path.read_bytes() for path in content_dir.rglob("*") if path.is_file()}
    (content_dir / "strategies/delta.yaml").write_text(DELTA)
    (content_dir / "holdings/delta.csv").write_text(HOLDINGS.replace(" ", " New "))
    (content_dir / "series/delta.csv").write_text(series_text(DELTA_POINTS))

    sources = load_sources(content_dir)
    assert check_content(sources, TODAY) == []
    content = compose(sources, SiteVariant("https://tester.example", "build-1"), TODAY)
    write_snapshot(tmp_path / "kept.sqlite3", content.rows(), content.passages)
    snapshot = ContentSnapshot.open(tmp_path / "kept.sqlite3")

    page = json.loads(snapshot.render_request_json(PATH))["page"]
    assert (page["id"], page["head"]["robots"]) == ("delta", None)
    assert [block["kind"] for block in page["blocks"]] == ["factsheetHead", "growth", "returns", "holdings", "themes"]
    assert (snapshot.ledger[PATH].name, snapshot.ledger[PATH].state) == ("Delta", "furnished")
    assert snapshot.updated_on[PATH] == date(2026, 1, 1)
    assert f"<loc>https://tester.example{PATH}</loc>" in sitemap_xml(snapshot, "https://tester.example")
    assert all(snapshot.download(f"{PATH}/{name}").body for name in ("holdings.csv", "growth.csv"))
    assert snapshot.comparable["delta"] == PATH
    explorer = content.documents["/portfolio_services"].blocks[1].model_dump()
    assert [row["name"] for row in explorer["rows"]] == ["Gamma", "Alpha", "Delta", "Beta"]
    assert "contra" in [option["value"] for each in explorer["filters"] for option in each["options"]]
    assert {path: path.read_bytes() for path in others} == others


def test_the_comparison_and_unlisted_pages_are_not_in_the_sitemap(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path, strategy_site())
    content = compose(load_sources(content_dir), SiteVariant("https://t.example", "build-1"), TODAY)
    write_snapshot(tmp_path / "kept.sqlite3", content.rows(), content.passages)
    snapshot = ContentSnapshot.open(tmp_path / "kept.sqlite3")
    told = sitemap_xml(snapshot, "https://t.example")
    assert "<loc>https://t.example/portfolio_services/Alpha</loc>" in told
    assert "/portfolio_services/compare" not in told
    assert "/probe" not in told
