"""Where machines quote, a sentence with a figure stands alone."""

from pathlib import Path

import pytest

from app.content.checks.copy_lint import sentence_warnings, stands_alone
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.app.content.small_site import FAQ, changed, write_site


@pytest.mark.parametrize(
    ("sentence", "alone"),
    [
        ("A PMS begins at ₹50 lakh.", False),
        ("By SEBI's regulations of 2020 a PMS begins at ₹50 lakh.", True),
        ("It was 20% in 2026.", False),
        ("The rate was 20% in 2026.", True),
        ("182 days make you resident.", False),
        ("Ask your bank.", True),
        ("Five answers on 13 pages.", True),
        ("Up to USD 1 million may leave.", False),
    ],
)
def test_a_sentence_with_a_figure_names_its_subject_and_its_year(sentence: str, alone: bool) -> None:
    assert stands_alone(sentence) is alone


def test_each_sentence_is_told_with_its_place(tmp_path: Path) -> None:
    faq = FAQ.replace("You do, on [the front page](/#counts).", "You do, in 2026. It costs ₹5 lakh.")
    page = changed(
        "pages/nri.yaml", "    lede: Plain words.", "    lede: Plain words. Then ₹5 lakh.\n    inShort: 20% here."
    )
    sources = load_sources(write_site(tmp_path, {**page, "faqs/nri.yaml": faq}))
    told = [str(warning) for warning in sentence_warnings(sources)]
    assert [line.rpartition(": ")[2] for line in told] == ["'20% here.'", "'It costs ₹5 lakh.'"]
    assert "questions.0.answer" in told[1]


def test_every_quoted_sentence_of_the_shipped_content_stands_alone(sources: ContentSources) -> None:
    assert list(map(str, sentence_warnings(sources))) == []
