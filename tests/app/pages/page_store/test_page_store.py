"""The folder of pages."""

import gzip
import os
import subprocess
import sys
import time
from pathlib import Path

import brotli
import pytest

from app.pages.page_store.page_store import KEPT_VERSIONS, PageStore
from app.pages.page_store.stored_page import compress_page
from tests.waiting import await_true

HTML = b"<!doctype html><html>" + b"<p>words</p>" * 50 + b"</html>\n"
FIRST, SECOND = "a" * 16, "b" * 16


def build_store(folder: Path) -> PageStore:
    return PageStore(folder / "pages")


def test_what_is_put_can_be_got_in_every_encoding(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/nri/nri-faqs", compress_page(HTML, "quick"))
    page = store.get(FIRST, "/nri/nri-faqs")
    assert page is not None
    assert page.html == HTML
    assert brotli.decompress(page.bodies["br"]) == HTML
    assert gzip.decompress(page.bodies["gzip"]) == HTML


def test_files_lie_where_a_plain_web_server_finds_them(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    for key in ("/", "/nri", 404):
        store.put(FIRST, key, compress_page(HTML, "quick"))
    store.make_current(FIRST)
    for folder in ("", "nri", "_status/404"):
        for suffix in ("", ".br", ".gz"):
            assert (tmp_path / "pages" / "current" / folder / f"index.html{suffix}").is_file()


@pytest.mark.parametrize("key", ["", "nri", "/../x", "/a//b", "/a/", "/_status/404", "/a\x00", "/.hidden", "/a%2f"])
def test_keys_that_name_no_page_are_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="not a page path"):
        build_store(tmp_path).get(FIRST, key)


@pytest.mark.parametrize("version", ["", "..", "current", ".fresh", "a/b", "G" * 16])
def test_versions_that_are_none_are_refused(tmp_path: Path, version: str) -> None:
    with pytest.raises(ValueError, match="not a version"):
        build_store(tmp_path).get(version, "/")


def test_what_is_missing_or_cut_off_is_not_there(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    assert store.get(FIRST, "/") is None
    store.put(FIRST, "/", compress_page(HTML, "quick"))
    (tmp_path / "pages" / FIRST / "index.html").write_bytes(HTML[:40])
    assert store.get(FIRST, "/") is None


def test_a_document_is_there_only_with_all_its_encodings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(tmp_path)
    real_replace = Path.replace

    def die_before_html(source: Path, target: Path) -> Path:
        if target.suffix == ".html":
            raise KeyboardInterrupt
        return real_replace(source, target)

    monkeypatch.setattr(Path, "replace", die_before_html)
    with pytest.raises(KeyboardInterrupt):
        store.put(FIRST, "/", compress_page(HTML, "quick"))
    assert store.get(FIRST, "/") is None
    assert not store.has_all(FIRST, ["/"])


@pytest.mark.heavy
def test_a_writer_killed_at_any_moment_leaves_whole_pages_only(tmp_path: Path) -> None:
    script = (
        "import sys, itertools\nfrom pathlib import Path\nfrom app.pages.page_store.page_store import PageStore\n"
        "from app.pages.page_store.stored_page import compress_page\n"
        "store = PageStore(Path(sys.argv[1]))\nprint('ready', flush=True)\n"
        "for number in itertools.count():\n"
        "    html = b'<!doctype html>' + (b'%d ' % number) * 60_000 + b'</html>'\n"
        f"    store.put('{FIRST}', '/', compress_page(html, 'quick'))\n"
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
        assert brotli.decompress(page.bodies["br"]).endswith(b"</html>")
        assert gzip.decompress(page.bodies["gzip"]).endswith(b"</html>")


def test_making_a_version_current_swaps_the_links(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    assert store.current() is None
    for version in (FIRST, SECOND):
        store.put(version, "/", compress_page(HTML, "quick"))
        store.make_current(version)
        assert store.current() == version
        assert (tmp_path / "pages" / "current" / "index.html").read_bytes() == HTML


def test_what_is_withdrawn_is_not_fresh_until_a_version_is_made_current(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", compress_page(HTML, "quick"))
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
        store.put(name, "/", compress_page(HTML, "quick"))
        store.make_current(name)
        os.utime(tmp_path / "pages" / name, (number, number))
    store.make_current(names[-1])
    assert sorted(store.versions()) == names[-KEPT_VERSIONS:]


def test_pages_that_cannot_be_read_are_missing_and_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", compress_page(HTML, "quick"))

    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert store.get(FIRST, "/") is None
    assert [record.message for record in caplog.records] == ["stored page not readable"]


def test_the_newest_stale_copy_is_of_another_version(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", compress_page(HTML, "quick"))
    assert store.newest_stale("/", not_version=FIRST, max_age_s=60) is None
    found = store.newest_stale("/", not_version=SECOND, max_age_s=60)
    assert found is not None
    assert found.html == HTML


def test_a_stale_copy_ages_from_when_its_version_was_last_wanted(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", compress_page(HTML, "quick"))
    long_ago = time.time() - 1000
    for path in (tmp_path / "pages" / FIRST / "index.html", tmp_path / "pages" / FIRST):
        os.utime(path, (long_ago, long_ago))
    assert store.newest_stale("/", not_version=SECOND, max_age_s=100) is None
    assert store.newest_stale("/", not_version=SECOND, max_age_s=None) is not None
    store.mark_wanted(FIRST)
    assert store.newest_stale("/", not_version=SECOND, max_age_s=100) is not None


def test_has_all_tells_a_complete_version(tmp_path: Path) -> None:
    store = build_store(tmp_path)
    store.put(FIRST, "/", compress_page(HTML, "quick"))
    assert store.has_all(FIRST, ["/"])
    assert not store.has_all(FIRST, ["/", 404])
