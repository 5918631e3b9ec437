"""Facts about the content itself: counts, the page's own date, the version of the privacy notice."""

from pathlib import Path

import pytest

from app.content.datasets.figures import counted_in_words
from app.content.reading.loader import load_sources
from tests.app.content.glossary_site import GLOSSARY_FILES
from tests.app.content.small_site import FILES, changed, load_faults, write_site
from tests.app.content.strategy_site import plain_strategy, strategy_site

NRI = "pages/nri.yaml"


def heading_text(folder: Path, placeholder: str, changes: dict[str, str | None]) -> str:
    """The text of a heading that is only a placeholder."""
    asked = changed(NRI, "heading: All of them", f'heading: "{placeholder}"')
    sources = load_sources(write_site(folder, {**changes, **asked}))
    (nri,) = (page.value for page in sources.pages if page.value.path == "/nri")
    return str(nri.blocks[1].model_dump()["heading"])


def test_strategies_are_counted_and_funds_are_not(tmp_path: Path) -> None:
    assert heading_text(tmp_path, "{Strategies}, {strategies}", strategy_site()) == "Three, three"
    one_more = strategy_site({"strategies/delta.yaml": plain_strategy("delta")})
    assert heading_text(tmp_path, "{strategies}", one_more) == "four"


def test_terms_are_counted(tmp_path: Path) -> None:
    assert heading_text(tmp_path / "with", "{terms}", GLOSSARY_FILES) == "two"
    assert heading_text(tmp_path / "without", "{terms}", {}) == "no"


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "no"), (13, "thirteen"), (40, "forty"), (59, "fifty-nine"), (99, "ninety-nine"), (1200, "1,200")],
)
def test_counts_are_spelt_as_texts_spell_them(count: int, words: str) -> None:
    assert counted_in_words(count) == words


def test_a_page_knows_its_own_date(tmp_path: Path) -> None:
    assert heading_text(tmp_path, "{updatedOn}", {}) == "1 Jan 2026"


def test_only_pages_have_a_date_of_their_own(tmp_path: Path) -> None:
    (fault,) = load_faults(write_site(tmp_path, changed("site.yaml", "riskLine: Inv", "riskLine: By {updatedOn}, inv")))
    assert "the placeholder {updatedOn} is not known" in fault


def test_a_date_that_is_none_is_one_fault(tmp_path: Path) -> None:
    broken = FILES[NRI].replace("updatedOn: 2026-01-01", "updatedOn: soon").replace("All of them", "To {updatedOn}")
    (fault,) = load_faults(write_site(tmp_path, {NRI: broken}))
    assert fault.startswith(f"content/{NRI}:3: updatedOn:")


def test_the_version_of_the_privacy_notice_is_its_date(tmp_path: Path) -> None:
    notice = FILES["pages/probe.yaml"].replace("path: /probe", "path: /privacy").replace("2026-01-01", "2026-02-04")
    assert heading_text(tmp_path, "{noticeVersion}", {"pages/privacy.yaml": notice}) == "2026-02-04"
