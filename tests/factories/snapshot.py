"""A content snapshot small enough to read in a test: three pages, one planned, one legacy path."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import cast

from app.content.models.site import PublicUrl
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import Download

LEDGER = {
    "/": PublicUrl(path="/", name="Home", state="furnished"),
    "/nri": PublicUrl(path="/nri", name="NRI", state="furnished"),
    "/nri/nri-faqs": PublicUrl(path="/nri/nri-faqs", name="FAQs", state="furnished"),
    "/contact": PublicUrl(path="/contact", name="Contact", state="planned"),
    "/probe": PublicUrl(path="/probe", name="Probe", state="unlisted"),
}
REDIRECTS = {"/founder": "/#founder", "/aif-types": "/nri"}


@dataclass(frozen=True)
class StandInSnapshot:
    """Has the shape of ContentSnapshot; its render request only names the page."""

    version: str = "aaaaaaaaaaaaaaaa"
    content_digest: str = "d" * 64
    ledger: dict[str, PublicUrl] = field(default_factory=lambda: LEDGER)
    redirects: dict[str, str] = field(default_factory=lambda: REDIRECTS)
    paths: tuple[str, ...] = ("/", "/nri", "/nri/nri-faqs", "/probe")
    comparable: dict[str, str] = field(default_factory=dict)
    publication_sequence: int = 0

    def render_request_json(self, key: str | int) -> bytes:
        return json.dumps({"url": str(key), "version": self.version}).encode()

    def downloads(self) -> Iterator[tuple[str, Download]]:
        return iter(())

    @property
    def updated_on(self) -> dict[str, date]:
        return {path: date(2026, 10, 1 + len(path)) for path in self.paths}


def build_snapshot(version: str = "aaaaaaaaaaaaaaaa") -> ContentSnapshot:
    """Build a stand-in, typed as a ContentSnapshot."""
    return cast(ContentSnapshot, StandInSnapshot(version=version))
