"""The axes on which strategies are placed, and their places: computed from what they state."""

from decimal import Decimal
from pathlib import Path

from app.content.blocks.strategy_axes import FEWEST_STATING, MOST_ALIKE, MOST_DOTS, YEARS_RUN, compared_axes, seen_from
from app.content.models.portfolio import StrategyAxis
from app.content.reading.loader import load_sources
from tests.app.content.small_site import write_site
from tests.app.content.strategy_site import plain_strategy, strategy_site


def axes_of(folder: Path, terms: list[str], seen: str = "s000") -> dict[str, StrategyAxis]:
    """The axes of strategies with these terms, as one of them sees them."""
    files = {f"strategies/s{n:03}.yaml": plain_strategy(f"s{n:03}", extra) for n, extra in enumerate(terms)}
    sources = load_sources(write_site(folder, strategy_site(files)))
    return {axis.label: axis for axis in seen_from(compared_axes(sources), f"/portfolio_services/{seen}")}


def test_an_axis_is_drawn_if_five_state_something(tmp_path: Path) -> None:
    # Alpha of the small site also states its number of stocks.
    few = ["stocks: 20\n", *["stocks: 25\n"] * (FEWEST_STATING - 3)]
    assert axes_of(tmp_path / "few", few) == {}
    enough = axes_of(tmp_path / "enough", [*few, "stocks: 30\n"])
    assert list(enough) == ["Stocks"]
    assert enough["Stocks"].stated == "Of four others with a stated number, only Alpha holds fewer"


def test_an_axis_of_two_values_tells_nothing(tmp_path: Path) -> None:
    assert axes_of(tmp_path, ["stocks: 30\n"] * FEWEST_STATING) == {}


def test_an_axis_on_which_many_state_the_same_is_left_out_for_them(tmp_path: Path) -> None:
    terms = [*["stocks: 30\n"] * (MOST_ALIKE + 2), "stocks: 20\n"]
    assert axes_of(tmp_path / "alike", terms) == {}
    assert list(axes_of(tmp_path / "apart", terms, seen=f"s{MOST_ALIKE + 2:03}")) == ["Stocks"]
    assert list(axes_of(tmp_path / "few", terms[1:])) == ["Stocks"]


def test_dots_stand_by_their_size_and_one_is_that_of_the_page(tmp_path: Path) -> None:
    axis = axes_of(tmp_path, ["stocks: 22\n", "stocks: 32\n", "stocks: { least: 20, most: 24 }\n", "stocks: 17\n"])[
        "Stocks"
    ]
    places = {dot.name: int(dot.place_percent) for dot in axis.dots}
    assert (places["Alpha"], places["S003"], places["S001"]) == (0, 25, 100)
    assert places["S000"] == places["S002"] == 50
    assert [dot.name for dot in axis.dots if dot.own] == ["S000"]
    assert {dot.name: dot.value for dot in axis.dots}["S002"] == "20-24"


def test_a_strategy_that_states_nothing_sees_no_axis(tmp_path: Path) -> None:
    assert axes_of(tmp_path, ["", *["stocks: 20\n"] * 6]) == {}


def test_of_many_strategies_thirty_are_drawn_and_the_page_s_own(tmp_path: Path) -> None:
    axis = axes_of(tmp_path, [f"stocks: {number + 1}\n" for number in range(100)], seen="s050")["Stocks"]
    assert MOST_DOTS <= len(axis.dots) <= MOST_DOTS + 1
    places = sorted(int(dot.place_percent) for dot in axis.dots)
    assert (places[0], places[-1]) == (0, 100)
    assert [dot.name for dot in axis.dots if dot.own] == ["S050"]
    assert " of 100 " in axis.stated


def test_a_strategy_of_less_than_a_year_says_since_when(tmp_path: Path) -> None:
    begun = [f"since: {year}-03-31\nasOn: 2025-09-30\n" for year in (2025, 2024, 2020, 2015, 2010)]
    axis = axes_of(tmp_path, begun)[YEARS_RUN]
    assert [dot.value for dot in axis.dots if dot.own] == ["since March 2025"]
    assert {dot.value for dot in axis.dots if not dot.own} >= {"1 year", "5 years", "10 years", "15 years"}


def test_of_two_of_one_age_the_one_that_began_earlier_is_older_and_both_that_are_have_names(tmp_path: Path) -> None:
    # Alpha of the small site is younger.
    days = ("2014-03-14", "2013-11-07", "2004-09-24", "2018-09-14", "2018-09-14")
    axis = axes_of(tmp_path, [f"since: {day}\nasOn: 2025-05-31\n" for day in days])[YEARS_RUN]
    assert axis.stated == "Of five others with a stated start, only S001 and S002 are older"


def test_a_strategy_has_a_dot_or_nothing_on_each_axis(tmp_path: Path) -> None:
    files = {f"strategies/s{n}.yaml": plain_strategy(f"s{n}", f"stocks: {n + 7}\n") for n in range(5)}
    standing = compared_axes(load_sources(write_site(tmp_path, strategy_site(files))))
    (axis,) = standing
    assert axis.known["/portfolio_services/Alpha"].value == "12"
    assert "/portfolio_services/beta" not in axis.known


def test_a_span_is_no_point_and_only_what_is_certainly_beyond_it_counts(tmp_path: Path) -> None:
    terms = ["stocks: { least: 20, most: 25 }\n", *(f"stocks: {number}\n" for number in (24, 32, 22))]
    axis = axes_of(tmp_path / "span", terms)["Stocks"]
    assert axis.stated == "Of four others with a stated number, only S002 holds more"
    own = next(dot for dot in axis.dots if dot.own)
    assert (own.value, own.place_percent, own.span_percent) == ("20-25", Decimal("52.5"), Decimal(25))
    within = ["stocks: { least: 10, most: 32 }\n", *terms[1:]]
    assert (
        axes_of(tmp_path / "within", within)["Stocks"].stated == "Four others with a stated number have about the same"
    )


def test_the_side_on_which_fewer_others_are_is_told(tmp_path: Path) -> None:
    # Alpha of the small site states twelve stocks.
    terms = [f"stocks: {number}\n" for number in (20, 24, 28, 28, 28, 32)]
    seen = {own: axes_of(tmp_path / own, terms, seen=own)["Stocks"].stated for own in ("s000", "s002", "s005")}
    assert seen == {
        "s000": "Of six others with a stated number, only Alpha holds fewer",
        "s002": "Of six others with a stated number, only S005 holds more",
        "s005": "The most of the seven strategies with a stated number",
    }
    further = [*terms[:3], *(f"stocks: {number}\n" for number in (36, 40, 44))]
    two = axes_of(tmp_path / "two", further, seen="s001")["Stocks"]
    assert two.stated == "Of six others with a stated number, only Alpha and S000 hold fewer"
    three = axes_of(tmp_path / "three", further, seen="s002")["Stocks"]
    assert three.stated == "Three of six others with a stated number hold more"
