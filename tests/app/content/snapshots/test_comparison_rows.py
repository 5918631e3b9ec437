"""The sentences that say how some invented columns differ."""

from typing import Any

import pytest

from app.content.snapshots.comparison_rows import compared


def column(style: str | None, **values: str) -> dict[str, Any]:
    return {"style": style, "leastRupees": 5_000_000, "values": values, "measures": {}}


@pytest.mark.parametrize(
    ("styles", "lede"),
    [
        (("Growth", "Quality"), "Growth or quality. House and start are the same."),
        (("Growth", "Quality", "Growth", "Large cap"), "Growth, quality or large cap. House and start are the same."),
        (
            ("Growth", "Mid and small cap", "Value"),
            "Growth; mid and small cap; or value. House and start are the same.",
        ),
        (("Growth", None), "House and start are the same."),
    ],
)
def test_the_styles_are_the_choice_and_what_is_alike_is_named(styles: tuple[str | None, ...], lede: str) -> None:
    rows = [column(style, **{"House, as said": "North", "Start": "2020", "Style": str(style)}) for style in styles]
    assert compared(rows)[0] == lede


def test_one_term_alike_is_the_same_and_none_is_not_mentioned() -> None:
    assert compared([column(None, Start="2020"), column(None, Start="2020")])[0] == "Start is the same."
    assert compared([column("Growth", Start="2020"), column("Quality", Start="2021")])[0] == "Growth or quality."
