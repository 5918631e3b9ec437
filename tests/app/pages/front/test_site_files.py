"""Files of earlier builds: kept whole, found only by plain addresses, deleted in the end."""

import os
from pathlib import Path

import pytest

from app.configuration.files import KEPT_FOR_S
from app.pages.front.site_files import SiteFiles, keep_assets
from tests.factories.client_dist import STYLESHEET, write_client_dist
from tests.factories.settings import build_settings
from tests.factories.site import build_app

ADDRESS = "/assets/site.0123456789.css"


@pytest.fixture
def kept(tmp_path: Path) -> SiteFiles:
    keep_assets(write_client_dist(tmp_path / "dist"), tmp_path / "assets")
    return SiteFiles(build_settings(tmp_path))


def test_a_file_is_found_with_its_encodings(kept: SiteFiles) -> None:
    found = kept.reply(ADDRESS)
    assert found is not None
    assert found.encodings.keys() == {"identity", "br", "gzip"}
    assert found.encodings["identity"].body == STYLESHEET
    assert ("Content-Type", "text/css; charset=utf-8") in found.encodings["br"].headers


@pytest.mark.parametrize(
    "address",
    [
        *(
            "/assets/none.js",
            f"{ADDRESS}.br",
            "/assets/",
            "/site.0123456789.css",
            "/assets/../assets/site.0123456789.css",
        ),
        *("/assets/.site.0123456789.css", "/assets//site.0123456789.css", "/assets/\0.css", f"{ADDRESS}\n"),
    ],
)
def test_other_addresses_lead_nowhere(kept: SiteFiles, address: str) -> None:
    assert kept.reply(address) is None


def test_what_no_release_has_had_for_thirty_days_is_forgotten(kept: SiteFiles, tmp_path: Path) -> None:
    folder = tmp_path / "assets"
    for name, age_s in (("old.js", KEPT_FOR_S + 60), ("earlier.js", KEPT_FOR_S - 60), ("site.0123456789.css", 10**8)):
        (folder / name).write_bytes(b"kept")
        modified_at_s = (folder / f"{ADDRESS.rpartition('/')[2]}.br").stat().st_mtime - age_s
        os.utime(folder / name, (modified_at_s, modified_at_s))
    keep_assets(tmp_path / "dist", tmp_path / "assets")
    assert kept.reply("/assets/old.js") is None
    assert kept.reply("/assets/earlier.js") is not None
    assert kept.reply(ADDRESS) is not None


def test_a_disk_that_refuses_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill_disk(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fill_disk)
    with pytest.raises(OSError, match="No space"):
        keep_assets(write_client_dist(tmp_path / "dist"), tmp_path / "assets")
    assert list((tmp_path / "assets").iterdir()) == []


def test_the_site_hands_out_what_a_release_kept_later(tmp_path: Path) -> None:
    client = build_app(tmp_path).test_client()
    assert client.get("/assets/earlier.js").status_code == 404
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "earlier.js").write_text("of the page before")
    reply = client.get("/assets/earlier.js")
    assert (reply.status_code, reply.text) == (200, "of the page before")
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
