"""The folder of pages."""

import gzip
import os
import subprocess
import sys
import time
from pathlib import Path

import brotli
import pytest

from app.pages.page_store.store import KEPT_VERSIONS, PageStore
from tests.waiting import await_true

HTML = b"<!doctype html><html>" + b"<p>words</p>" * 50 + b"</html>\n"
FIRST, SECOND = "a" * 16, "b" * 16


def build_store(folder: Path) -> PageStore:
    return PageStore(folder / "pages")


def test_what_is_put_can_be_got_in_every_encoding(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/nri/nri-faqs", HTML, effort="thorough")
    page = store.get(FIRST, "/nri/nri-faqs")
    assert page is not None
    assert page.html == HTML
    assert brotli.decompress(page.br or b"") == HTML
    assert gzip.decompress(page.gzip or b"") == HTML


def test_files_lie_where_a_plain_web_server_finds_them(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    for key in ("/", "/nri", 404):
        store.put(FIRST, key, HTML, effort="quick")
    store.make_current(FIRST)
    for folder in ("", "nri", "_status/404"):
        for suffix in ("", ".br", ".gz"):
            assert (tmp_path / "pages" / "current" / folder / f"index.html{suffix}").is_file()


@pytest.mark.parametrize("key", ["", "nri", "/../x", "/a//b", "/a/", "/_status/404", "/a\x00", "/.hidden", "/a%2f"])
def test_keys_that_name_no_page_are_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="not a page path"):
        build_store(tmp_path).get(FIRST, key)


@pytest.mark.parametrize("version", ["", "..", "current", ".scratch", "a/b", "G" * 16])
def test_versions_that_are_none_are_refused(tmp_path: Path, version: str) -> None:
    with pytest.raises(ValueError, match="not a version"):
        build_store(tmp_path).get(version, "/")


def test_what_is_missing_or_cut_off_is_not_there(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    assert store.get(FIRST, "/") is None
    store.put(FIRST, "/", HTML, effort="quick")
    (tmp_path / "pages" / FIRST / "index.html").write_bytes(HTML[:40])
    assert store.get(FIRST, "/") is None


def test_a_new_text_is_never_beside_encodings_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", HTML, effort="quick")
    newer = HTML.replace(b"words", b"other")
    real_replace = Path.replace

    def die_after_html(source: Path, target: Path) -> Path:
        if target.suffix == ".br":
            raise KeyboardInterrupt
        return real_replace(source, target)

    monkeypatch.setattr(Path, "replace", die_after_html)
    with pytest.raises(KeyboardInterrupt):
        store.put(FIRST, "/", newer, effort="quick")
    page = store.get(FIRST, "/")
    assert page is not None
    assert (page.html, page.br, page.gzip) == (newer, None, None)


def test_a_writer_killed_at_any_moment_leaves_whole_pages_only(tmp_path: Path) -> None:
    script = (
        "import sys, itertools\nfrom pathlib import Path\nfrom app.pages.page_store.store import PageStore\n"
        "store = PageStore(Path(sys.argv[1]))\nprint('ready', flush=True)\n"
        "for number in itertools.count():\n"
        "    html = b'<!doctype html>' + (b'%d ' % number) * 60_000 + b'</html>'\n"
        f"    store.put('{FIRST}', '/', html, effort='quick')\n"
    )
    store = build_store(tmp_path)
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", script, str(tmp_path / "pages")], stdout=subprocess.PIPE
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            await_true(lambda: store.get(FIRST, "/") is not None)
            time.sleep(0.12)
            writer.kill()
        page = store.get(FIRST, "/")
        assert page is not None
        assert page.html.startswith(b"<!doctype html>")
        assert page.br is None or brotli.decompress(page.br) == page.html
        assert page.gzip is None or gzip.decompress(page.gzip) == page.html


def test_making_a_version_current_swaps_the_links(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    assert store.current() is None
    for version in (FIRST, SECOND):
        store.put(version, "/", HTML, effort="quick")
        store.make_current(version)
        assert store.current() == version
        assert (tmp_path / "pages" / "current" / "index.html").read_bytes() == HTML


def test_what_is_withdrawn_is_not_fresh_until_a_version_is_made_current(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", HTML, effort="quick")
    store.make_current(FIRST)
    assert (tmp_path / "pages" / "fresh" / "index.html").read_bytes() == HTML
    for _ in range(2):
        store.withdraw()
        assert (store.fresh(), store.current()) == (None, FIRST)
    store.make_current(FIRST)
    assert store.fresh() == FIRST


def test_only_the_newest_versions_stay(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    names = [f"{number:016x}" for number in range(5)]
    for number, name in enumerate(names):
        store.put(name, "/", HTML, effort="quick")
        store.make_current(name)
        os.utime(tmp_path / "pages" / name, (number, number))
        os.utime(tmp_path / "pages" / name / ".wanted", (number, number))
    store.make_current(names[-1])
    assert sorted(store.versions()) == names[-KEPT_VERSIONS:]


def test_old_leftovers_of_crashed_writers_go(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    scratch = tmp_path / "pages" / ".scratch"
    scratch.mkdir(parents=True)
    old, young = scratch / "1-old", scratch / "2-young"
    old.write_text("half")
    young.write_text("half")
    os.utime(old, (0, 0))
    store.make_current(FIRST)
    assert [old.exists(), young.exists()] == [False, True]


def test_a_leftover_that_its_writer_just_renamed_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(tmp_path)
    scratch = tmp_path / "pages" / ".scratch"
    scratch.mkdir(parents=True)
    renamed, old = scratch / "1-renamed", scratch / "2-old"
    for path in (renamed, old):
        path.write_text("half")
        os.utime(path, (0, 0))
    real_lstat = Path.lstat

    def lstat(path: Path) -> os.stat_result:
        if path == renamed:
            path.unlink(missing_ok=True)
        return real_lstat(path)

    monkeypatch.setattr(Path, "lstat", lstat)
    store.make_current(FIRST)
    assert store.current() == FIRST
    assert list(scratch.iterdir()) == []


def test_pages_that_cannot_be_read_are_missing_and_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = build_store(tmp_path)
    for key in ("/", "/nri"):
        store.put(FIRST, key, HTML, effort="quick")

    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert [store.get(FIRST, key) for key in ("/", "/nri", "/")] == [None, None, None]
    assert [record.message for record in caplog.records] == ["stored page not readable"]


def test_the_newest_stale_copy_is_of_another_version(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", HTML, effort="quick")
    assert store.newest_stale("/", not_version=FIRST, max_age_s=60) is None
    found = store.newest_stale("/", not_version=SECOND, max_age_s=60)
    assert found is not None
    assert found.html == HTML


def test_a_stale_copy_ages_from_when_its_version_was_last_wanted(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", HTML, effort="quick")
    long_ago = time.time() - 1000
    os.utime(tmp_path / "pages" / FIRST / "index.html", (long_ago, long_ago))
    assert store.newest_stale("/", not_version=SECOND, max_age_s=100) is None
    assert store.newest_stale("/", not_version=SECOND, max_age_s=None) is not None
    store.mark_wanted(FIRST)
    assert store.newest_stale("/", not_version=SECOND, max_age_s=100) is not None


def test_has_all_tells_a_complete_version(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", HTML, effort="quick")
    assert store.has_all(FIRST, ["/"])
    assert not store.has_all(FIRST, ["/", 404])
