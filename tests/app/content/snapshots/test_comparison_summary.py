"""The summary of a comparison: what invented strategies buy, and what they have in common."""

from itertools import combinations
from typing import Any

from app.content.composing.compose import ComposedContent
from app.content.snapshots.comparison_summary import summary


def column(name: str, buys: str = "ships", began: str | None = None, asks_for: str | None = None) -> dict[str, Any]:
    return {"strategy": {"name": name}, "buys": buys, "began": began, "asksFor": asks_for}


def test_what_each_buys_is_said_and_then_what_all_have_in_common() -> None:
    day, asks = "1 Jan 2019", "at least 4 years"
    columns = [column(name, buys, day, asks) for name, buys in (("North", "ice"), ("South", "sand"), ("East", "tea"))]
    assert summary(columns) == (
        "North buys ice. South buys sand. East buys tea. All three began on 1 Jan 2019 and ask for at least 4 years."
    )
    assert summary(columns[:2]).endswith(" Both began on 1 Jan 2019 and ask for at least 4 years.")


def test_what_differs_or_is_not_stated_is_not_in_common() -> None:
    one = column("North", began="1 Jan 2019", asks_for="2 years")
    assert summary([one, column("South", began="2 Jan 2019")]) == "North buys ships. South buys ships."
    assert summary([one, column("South", asks_for="2 years")]).endswith(" Both ask for 2 years.")


def test_the_sentences_know_what_each_shipped_strategy_buys(content: ComposedContent) -> None:
    columns = [column.model_dump(mode="json", by_alias=True) for column in content.compared.values()]
    for one, other in combinations(columns, 2):
        said = summary([one, other])
        assert all(f"{each['strategy']['name']} buys {each['buys']}." in said for each in (one, other))
