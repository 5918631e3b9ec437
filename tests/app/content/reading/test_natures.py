"""Words follow the nature of the figures they speak of, and a choice of nothing that is there is named."""

from typing import Any

from app.content.reading.natures import chosen_words, natures_of

PAGE: dict[str, Any] = {
    "datasets": {"growth": {"illustrative": True}, "holdings": {"source": "a sheet"}},
    "blocks": [{"kind": "metrics", "id": "risk-ratios", "illustrative": True}],
}
NATURES = {"growth": True, "holdings": False, "risk-ratios": True}


def chosen(text: object) -> object:
    unknown: list[object] = []
    result = chosen_words(text, NATURES, lambda path, name: unknown.append((path, name)))
    assert unknown == []
    return result


def test_each_dataset_and_block_of_figures_has_its_nature() -> None:
    assert natures_of(PAGE) == NATURES


def test_one_or_the_other_is_said_and_gaps_close() -> None:
    assert chosen("Returns are [[growth? illustrative | as stated]].") == "Returns are illustrative."
    assert chosen("The [[holdings? illustrative | ]] holdings") == "The holdings"
    assert chosen("{stocks} stocks[[holdings? : invented | .]]") == "{stocks} stocks."
    assert chosen("a\n\n[[growth? b | c]] d\n") == "a\n\nb d"


def test_what_has_no_words_left_is_left_out() -> None:
    written = {"note": "[[holdings? Invented. | ]]", "heading": "", "footnotes": ["[[holdings? a | ]]", "b"]}
    assert chosen(written) == {"heading": "", "footnotes": ["b"]}


def test_a_choice_of_nothing_that_is_there_is_named() -> None:
    unknown: list[object] = []
    chosen_words({"note": ["[[series? a | b]]"]}, NATURES, lambda path, name: unknown.append((path, name)))
    assert unknown == [(("note", 0), "series")]
