"""The built program draws share images. Whatever fails, the rest is drawn and nobody waits for ever."""

from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.client_build import drawing_id
from app.pages.share_images.drawer import draw_share_images
from tests.app.content.small_site import build_site_snapshot, changed

BUNDLE = ROOT / "ssr-renderer" / "dist" / "share-images.mjs"
MOST_BYTES = 300_000
# Some readers end a line here; JSON may contain it.
SEPARATOR = "\u2028"
BREAKS_AT_HOME = """\
import { readFileSync, writeFileSync, writeSync } from "node:fs";
for (const line of readFileSync(0, "utf8").split("\\n").slice(0, -1)) {
  const { digest, request } = JSON.parse(line);
  let fault;
  if (request.url === "/") MISFORTUNE;
  if (fault === undefined) writeFileSync(`${process.argv[2]}/${digest}.png`, "drawn");
  writeSync(1, `${JSON.stringify({ digest, fault })}\\n`);
}
"""
SLEEP = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"


@pytest.fixture
def snapshot(tmp_path: Path) -> ContentSnapshot:
    return build_site_snapshot(
        tmp_path, changed("pages/nri.yaml", "lede: Plain words.", f'lede: "Plain{SEPARATOR}words."')
    )


def png_size(file: Path) -> tuple[int, int]:
    """Width and height, from the first chunk (PNG, section 11.2.2)."""
    head = file.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


@pytest.mark.heavy
def test_every_share_image_is_a_small_png_of_the_size_pages_name(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    assert draw_share_images(snapshot, list(snapshot.share_images), tmp_path, BUNDLE) == {}
    for digest in snapshot.share_images:
        assert png_size(tmp_path / f"{digest}.png") == (1200, 630)
        assert (tmp_path / f"{digest}.png").stat().st_size < MOST_BYTES


@pytest.mark.heavy
@pytest.mark.parametrize("misfortune", ["process.kill(process.pid, 'SIGKILL')", SLEEP])
def test_what_is_drawn_before_the_process_ends_or_hangs_stays(
    tmp_path: Path, snapshot: ContentSnapshot, misfortune: str
) -> None:
    bundle = tmp_path / "broken.mjs"
    bundle.write_text(BREAKS_AT_HOME.replace("MISFORTUNE", misfortune))
    digests = sorted(snapshot.share_images, key=lambda digest: snapshot.share_images[digest] == "/")
    failed = draw_share_images(snapshot, digests, tmp_path, bundle, patience_s=2)
    assert [snapshot.share_images[digest] for digest in failed] == ["/"]
    assert [digest for digest in digests if not (tmp_path / f"{digest}.png").exists()] == list(failed)


@pytest.mark.heavy
def test_the_reason_is_the_programs_own(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    bundle = tmp_path / "refuses.mjs"
    bundle.write_text(BREAKS_AT_HOME.replace("MISFORTUNE", """fault = "title: it is missing\""""))
    failed = draw_share_images(snapshot, list(snapshot.share_images), tmp_path, bundle)
    assert [(snapshot.share_images[digest], reason) for digest, reason in failed.items()] == [
        ("/", "title: it is missing")
    ]


def test_another_font_is_another_drawing(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    bundle, font = tmp_path / "share-images.mjs", tmp_path / "fonts" / "text.ttf"
    assert drawing_id(bundle) == "unbuilt"
    bundle.write_text("draws")
    font.write_bytes(b"one")
    before = drawing_id(bundle)
    font.write_bytes(b"two")
    assert drawing_id(bundle) not in {before, "unbuilt"}
