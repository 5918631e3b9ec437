"""Tests mirror the folders of the code: by path alone `make check-changed` finds the tests of a changed file."""

from pathlib import Path

from tests.architecture.source_files import list_sources

MIRRORED = ("app", "supervised")


def test_every_folder_of_tests_mirrors_one_of_the_code() -> None:
    files = list_sources(".py")
    rooms = {file.parent for file in files if file.parts[0] in MIRRORED}
    tests = [file for file in files if file.parts[0] == "tests" and file.parts[1] in MIRRORED]
    mirrors = [file for file in tests if file.name.startswith("test_")]
    assert len(mirrors) > 10
    assert [str(file) for file in mirrors if Path(*file.parts[1:-1]) not in rooms] == []
