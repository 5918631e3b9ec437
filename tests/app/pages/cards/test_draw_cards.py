"""The built program draws cards; whatever happens to it, the rest is drawn and nobody waits for ever."""

import json
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import CardFolder
from app.pages.cards.draw_cards import draw_cards, drawing_id
from app.pages.cards.drawing_process import DrawingEnded, DrawingProcess
from tests.app.content.small_site import build_site_snapshot, changed

BUNDLE = ROOT / "ssr-renderer" / "dist" / "cards.mjs"
MOST_BYTES = 300_000
# Ends lines for some readers, and stands in JSON as it is.
SEPARATOR = "\u2028"
BREAKS_AT_HOME = """\
import { writeFileSync } from "node:fs";
let text = "";
for await (const chunk of process.stdin.setEncoding("utf8")) {
  text += chunk;
  if (!text.endsWith("\\n")) continue;
  const { digest, request } = JSON.parse(text);
  text = "";
  if (request.url === "/") process.kill(process.pid, "SIGKILL");
  writeFileSync(`${process.argv[2]}/${digest}.png`, "drawn");
  console.log(JSON.stringify({ digest, bytes: 5 }));
}
"""


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


def test_every_card_is_a_small_png_of_the_size_pages_name(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    folder = CardFolder(tmp_path / "cards")
    drawn = draw_cards(snapshot, folder.missing(snapshot.cards), folder, BUNDLE)
    assert drawn.failed == {}
    assert sorted(drawn.sizes_bytes) == sorted(snapshot.cards)
    for digest, size_bytes in drawn.sizes_bytes.items():
        assert png_size(folder.file(digest)) == (1200, 630)
        assert size_bytes == folder.file(digest).stat().st_size < MOST_BYTES
    assert folder.missing(snapshot.cards) == []


def test_one_at_which_the_process_ends_is_left_out(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    bundle = tmp_path / "broken.mjs"
    bundle.write_text(BREAKS_AT_HOME)
    told: list[str] = []
    drawn = draw_cards(snapshot, list(snapshot.cards), CardFolder(tmp_path / "cards"), bundle, told.append)
    assert told == ["/nri"]
    assert [snapshot.cards[digest] for digest in drawn.failed] == ["/"]
    assert [snapshot.cards[digest] for digest in drawn.sizes_bytes] == ["/nri"]


def test_a_program_that_only_ends_is_not_started_for_ever(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    bundle = tmp_path / "nothing.mjs"
    bundle.write_text("")
    drawn = draw_cards(snapshot, list(snapshot.cards), CardFolder(tmp_path / "cards"), bundle)
    assert sorted(drawn.failed) == sorted(snapshot.cards)


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    bundle = tmp_path / "hangs.mjs"
    bundle.write_text("setInterval(() => {}, 1000)")
    with DrawingProcess(bundle, tmp_path, patience_s=0.3) as process, pytest.raises(DrawingEnded):
        process.draw("a" * 16, b"{}")


def test_the_reason_names_the_field(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    request = json.loads(snapshot.render_request_json("/"))
    del request["page"]["head"]["title"]
    with DrawingProcess(BUNDLE, tmp_path) as process, pytest.raises(Exception, match="title"):
        process.draw("a" * 16, json.dumps(request).encode())


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    (tmp_path / "cards").touch()
    with pytest.raises(OSError, match="cards"):
        draw_cards(snapshot, list(snapshot.cards), CardFolder(tmp_path / "cards"), BUNDLE)


def test_another_font_is_another_drawing(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    bundle, font = tmp_path / "cards.mjs", tmp_path / "fonts" / "text.ttf"
    assert drawing_id(bundle) == "unbuilt"
    bundle.write_text("draws")
    font.write_bytes(b"one")
    before = drawing_id(bundle)
    font.write_bytes(b"two")
    assert drawing_id(bundle) not in {before, "unbuilt"}
