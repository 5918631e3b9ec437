"""Files stay small: no source file is longer than 300 lines."""

from tests.architecture.source_files import ROOT, list_sources

LONGEST_LINES = 300
SUFFIXES = (".py", ".ts", ".tsx", ".css", ".sh", ".mjs")


def test_no_source_file_is_too_long() -> None:
    lengths = {
        str(file): len((ROOT / file).read_text().splitlines())
        for file in list_sources(*SUFFIXES)
        if file.parts[0] != "tests" and ".test." not in file.name and "migrations/versions" not in str(file)
    }
    assert len(lengths) > 50
    assert {name: count for name, count in lengths.items() if count > LONGEST_LINES} == {}
