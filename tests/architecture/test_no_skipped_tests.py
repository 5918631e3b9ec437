"""A test that does not run proves nothing: none is skipped, expected to fail, or run alone by a mark."""

import re

from tests.architecture.source_files import ROOT, list_sources

_SKIPS = re.compile(
    r"pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b|unittest\.skip"
    r"|\b(?:it|test|describe)\.(?:skip|only|todo|fails|skipIf|runIf)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\("
)


def test_no_test_is_skipped() -> None:
    tests = [file for file in list_sources(".py", ".ts", ".tsx") if file.parts[0] == "tests" or ".test." in file.name]
    this_file = ROOT / "tests" / "architecture" / "test_no_skipped_tests.py"
    found = [str(file) for file in tests if ROOT / file != this_file and _SKIPS.search((ROOT / file).read_text())]
    assert len(tests) > 10
    assert found == []


def test_a_skipped_test_would_be_seen() -> None:
    for line in ("@pytest.mark.skipif(True)", "pytest.importorskip('x')", "it.only('x')", "xit('x')"):
        assert _SKIPS.search(line), line
