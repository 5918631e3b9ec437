"""The summary of a comparison: what invented strategies have in common, how long they ask for, and what that costs."""

from typing import Any

from app.content.costs.limits import CostLimits, limits_of
from app.content.models.strategy import Horizon
from app.content.snapshots.comparison_summary import summary

CRORE_RUPEES = 10_000_000


def column(name: str, began: str | None = None, asks_for: str | None = None) -> dict[str, Any]:
    return {"strategy": {"name": name}, "began": began, "asksFor": asks_for}


def limits(*years: int) -> CostLimits:
    stays = [(f"Staying {each} years", Horizon(years=each, wording="andAbove")) for each in years]
    return limits_of("Costs", [CRORE_RUPEES], stays)


def test_what_all_have_in_common_is_said_once_with_what_their_stay_costs() -> None:
    columns = [column(name, "1 Jan 2019", "at least 4 years") for name in ("North", "South", "East")]
    said = summary(columns, limits(4))
    assert said.startswith("All three began on 1 Jan 2019 and ask for at least 4 years. Staying 4 years costs about ₹")
    assert " on ₹1 crore in each, " in said
    assert summary(columns[:2], limits(4)).startswith("Both began on 1 Jan 2019 and ask for at least 4 years. ")
    assert " on ₹1 crore in either, " in summary(columns[:2], limits(4))


def test_where_horizons_differ_each_says_its_own_and_a_year_is_priced() -> None:
    one, other = column("North", asks_for="2 years"), column("South", asks_for="5 years")
    assert summary([one, other], limits(2, 5)).startswith(
        "North asks for 2 years, South for 5 years. Each year costs about ₹"
    )
    silent = [column("West"), column("East")]
    assert "North asks for 2 years; West does not say. Staying 2 " in summary([silent[0], one], limits(2))
    assert "North asks for 2 years; West and East do not say. " in summary([silent[0], one, silent[1]], limits(2))


def test_what_nobody_states_is_not_said() -> None:
    said = summary([column("North", began="1 Jan 2019"), column("South", began="2 Jan 2019")], limits())
    assert said.startswith("Each year costs about ₹")
