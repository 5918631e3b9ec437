"""The summary of a comparison: what one stay costs in each strategy, or a year where they ask for several."""

from app.content.costs.limits import CostLimits, limits_of
from app.content.models.strategy import Horizon
from app.content.snapshots.comparison_summary import summary

CRORE_RUPEES = 10_000_000


def limits(*years: int) -> CostLimits:
    stays = [(f"Staying {each} years", Horizon(years=each, wording="andAbove")) for each in years]
    return limits_of("Costs", [CRORE_RUPEES], stays)


def test_a_stay_that_all_ask_for_is_priced_and_the_idea_differs() -> None:
    said = summary(3, limits(4), is_horizon_shared=True)
    assert said.startswith("Staying 4 years costs about ₹")
    assert " on ₹1 crore in each, " in said
    assert said.endswith(" What differs is the idea.")
    assert " on ₹1 crore in either, " in summary(2, limits(4), is_horizon_shared=True)


def test_where_horizons_differ_or_one_alone_is_stated_a_year_is_priced() -> None:
    for stays in (limits(2, 5), limits(2), limits()):
        said = summary(2, stays, is_horizon_shared=False)
        assert said.startswith("Each year costs about ₹")
        assert said.endswith(" What differs is the idea, and the time it asks for.")
