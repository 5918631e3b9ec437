"""Content may change while it is read; the digest always belongs to what was read."""

import json
from pathlib import Path

import pytest

from app.content.editions.published import NOTHING_PUBLISHED, write_publications
from app.content.reading.loader import load_sources
from app.content.snapshots.folder_files import read_files
from tests.app.content.published_site import write_published_site


def test_the_digest_is_of_the_publications_that_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = write_published_site(tmp_path)
    read, digest = Path.read_bytes, read_files(site.content_dir, site.file).digest

    def read_before_another_is_published(path: Path) -> bytes:
        data = read(path)
        if path == site.file:
            write_publications(site.file, NOTHING_PUBLISHED)
        return data

    monkeypatch.setattr(Path, "read_bytes", read_before_another_is_published)
    sources = load_sources(site.content_dir, site.file)
    assert (sources.publications.sequence, sources.digest) == (2, digest)


def test_a_file_of_an_earlier_release_that_says_more_is_read(tmp_path: Path) -> None:
    site = write_published_site(tmp_path)
    site.file.write_text(json.dumps({**json.loads(site.file.read_text()), "earlier": [{"subject": "alpha"}]}))
    assert load_sources(site.content_dir, site.file).publications.sequence == 2
