"""The built program draws cards; whatever happens to it, the rest is drawn and nobody waits for ever."""

from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import CardFolder
from app.pages.cards.draw_cards import draw_cards, drawing_id
from tests.app.content.small_site import build_site_snapshot, changed

BUNDLE = ROOT / "ssr-renderer" / "dist" / "cards.mjs"
MOST_BYTES = 300_000
# Ends lines for some readers, and stands in JSON as it is.
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
    assert draw_cards(snapshot, folder.missing(snapshot.cards), folder, BUNDLE) == {}
    for digest in snapshot.cards:
        assert png_size(folder.file(digest)) == (1200, 630)
        assert folder.file(digest).stat().st_size < MOST_BYTES
    assert folder.missing(snapshot.cards) == []


@pytest.mark.parametrize("misfortune", ["process.kill(process.pid, 'SIGKILL')", "for (;;) {}"])
def test_one_at_which_the_process_ends_or_hangs_is_left_out(
    tmp_path: Path, snapshot: ContentSnapshot, misfortune: str
) -> None:
    bundle = tmp_path / "broken.mjs"
    bundle.write_text(BREAKS_AT_HOME.replace("MISFORTUNE", misfortune))
    folder = CardFolder(tmp_path / "cards")
    failed = draw_cards(snapshot, list(snapshot.cards), folder, bundle, patience_s=2)
    assert [snapshot.cards[digest] for digest in failed] == ["/"]
    assert folder.missing(snapshot.cards) == list(failed)


def test_a_program_that_only_ends_is_not_started_for_ever(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    bundle = tmp_path / "nothing.mjs"
    bundle.write_text("")
    failed = draw_cards(snapshot, list(snapshot.cards), CardFolder(tmp_path / "cards"), bundle)
    assert sorted(failed) == sorted(snapshot.cards)


def test_the_reason_is_the_programs_own(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    bundle = tmp_path / "refuses.mjs"
    bundle.write_text(BREAKS_AT_HOME.replace("MISFORTUNE", """fault = "title: it is missing\""""))
    failed = draw_cards(snapshot, list(snapshot.cards), CardFolder(tmp_path / "cards"), bundle)
    assert [(snapshot.cards[digest], reason) for digest, reason in failed.items()] == [("/", "title: it is missing")]


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
