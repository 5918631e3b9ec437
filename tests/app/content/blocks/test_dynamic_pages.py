import json
from pathlib import Path
from typing import Any

import pytest

from app.content.snapshots.snapshot import ContentSnapshot
from tests.app.content.small_site import build_site_snapshot, compose_site_content
from tests.app.content.strategy_site import STRATEGY_FILES, plain_strategy, strategy_site

SERIES = """\
asOn: 2025-06-30
datasets:
  growth:
    kind: series
    file: beta
    basis: Month ends, net of fees.
    name: Beta strategy
    shortName: Beta
    beginsOn: 2023-03-31
    benchmarks:
      - { name: Wide index }
"""


@pytest.fixture
def snapshot(tmp_path: Path) -> ContentSnapshot:
    return build_site_snapshot(tmp_path, strategy_site())


def explorer_of(snapshot: ContentSnapshot, **params: str) -> dict[str, Any]:
    block: dict[str, Any] = json.loads(snapshot.filtered_request_json(params))["page"]["blocks"][1]
    return block


def comparison_of(snapshot: ContentSnapshot, *slugs: str) -> dict[str, Any]:
    block: dict[str, Any] = json.loads(snapshot.comparison_request_json(slugs))["page"]["blocks"][1]
    return block


def across_of(comparison: dict[str, Any]) -> dict[str, str]:
    return {row["label"]: row["value"] for row in comparison["across"]}


def rows_of(comparison: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = comparison["rows"]
    return rows


def names_of(explorer: dict[str, Any]) -> list[str]:
    return [row["name"] for row in explorer["rows"]]


def test_the_stored_list_has_all_pms_strategies_oldest_first(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, strategy_site())
    block = content.documents["/portfolio_services"].blocks[1].model_dump()
    assert names_of(block) == ["Gamma", "Alpha", "Beta"]
    assert (block["total"], block["is_filtered"]) == (3, False)
    assert (block["action"], block["compare_action"]) == ("/portfolio_services", "/portfolio_services/compare")
    assert (block["note"], block["footnote"]) == ("To 31 May 2025.", "Years to 31 May 2025.")
    assert [row["slug"] for row in block["rows"]] == ["gamma", "Alpha", "beta"]


def test_filters_offer_what_there_is_in_its_own_order(snapshot: ContentSnapshot) -> None:
    filters = {entry["name"]: entry for entry in explorer_of(snapshot)["filters"]}
    told = {
        name: [(option["value"], option["label"]) for option in entry["options"]] for name, entry in filters.items()
    }
    assert told == {
        "horizon": [
            *(("", "Any horizon"), ("3-years", "3 years"), ("5-years", "5 years")),
        ],
        "style": [("", "All styles"), ("growth", "Growth"), ("not-stated", "Not stated")],
        "since": [
            *(("", "Any start"), ("before-2010", "Before 2010"), ("2020-or-later", "2020 or later")),
            ("not-stated", "Not stated"),
        ],
    }
    assert [entry["label"] for entry in filters.values()] == ["Horizon", "Style", "Since"]


@pytest.mark.parametrize(
    ("since", "era"),
    [
        *(("2009-12-31", "Before 2010"), ("2010-01-01", "2010–2014"), ("2014-12-31", "2010–2014")),
        *(("2015-01-01", "2015–2019"), ("2019-12-31", "2015–2019"), ("2020-01-01", "2020 or later")),
    ],
)
def test_eras_begin_on_new_year_s_day(since: str, era: str, tmp_path: Path) -> None:
    only = {"strategies/beta.yaml": plain_strategy("beta", f"since: {since}\n")}
    filters = explorer_of(build_site_snapshot(tmp_path, strategy_site(only)))["filters"]
    assert era in [option["label"] for option in filters[-1]["options"]]


@pytest.mark.parametrize(
    ("params", "names"),
    [
        ({"style": "growth"}, ["Alpha", "Beta"]),
        ({"style": "not-stated"}, ["Gamma"]),
        ({"horizon": "3-years"}, ["Alpha", "Beta"]),
        ({"since": "before-2010"}, ["Gamma"]),
        ({"since": "not-stated", "style": "growth"}, ["Beta"]),
        ({"since": "before-2010", "style": "growth"}, []),
        ({"style": ""}, ["Gamma", "Alpha", "Beta"]),
    ],
)
def test_filters_narrow_the_list(params: dict[str, str], names: list[str], snapshot: ContentSnapshot) -> None:
    explorer = explorer_of(snapshot, **params)
    assert names_of(explorer) == names
    assert explorer["total"] == 3
    assert explorer["isFiltered"] == (params != {"style": ""})
    chosen = {
        entry["name"]: option["value"]
        for entry in explorer["filters"]
        for option in entry["options"]
        if option["selected"]
    }
    assert chosen == {"style": "", "horizon": "", "since": "", **params}


def test_unknown_names_and_values_are_ignored(snapshot: ContentSnapshot) -> None:
    explorer = explorer_of(snapshot, style="<script>", colour="red")
    assert (names_of(explorer), explorer["isFiltered"]) == (["Gamma", "Alpha", "Beta"], False)


def test_a_narrowed_list_is_not_indexed_and_the_whole_one_stands_for_it(snapshot: ContentSnapshot) -> None:
    request = json.loads(snapshot.filtered_request_json({"style": "growth"}))
    head = request["page"]["head"]
    assert request["url"] == "/portfolio_services"
    assert (head["robots"], head["canonical"]) == ("noindex", "https://tester.example/portfolio_services")
    assert head["structuredData"] is None
    stored = json.loads(snapshot.render_request_json("/portfolio_services"))
    assert stored["page"]["head"]["robots"] is None


def test_the_comparison_is_dynamic_and_never_stored(snapshot: ContentSnapshot) -> None:
    assert snapshot.ledger["/portfolio_services/compare"].state == "dynamic"
    assert "/portfolio_services/compare" not in snapshot.paths
    with pytest.raises(KeyError):
        snapshot.render_request_json("/portfolio_services/compare")
    request = json.loads(snapshot.comparison_request_json(["Alpha", "gamma"]))
    head = request["page"]["head"]
    assert request["url"] == "/portfolio_services/compare"
    assert (head["robots"], head["canonical"]) == ("noindex", "https://tester.example/portfolio_services")


def test_pms_strategies_are_comparable_by_the_last_part_of_their_path(snapshot: ContentSnapshot) -> None:
    assert dict(snapshot.comparable) == {
        "Alpha": "/portfolio_services/Alpha",
        "beta": "/portfolio_services/beta",
        "gamma": "/portfolio_services/gamma",
    }
    with pytest.raises(KeyError):
        snapshot.comparison_request_json(["Alpha", "fund"])


def test_columns_stand_as_asked_and_two_cannot_become_one(snapshot: ContentSnapshot) -> None:
    comparison = comparison_of(snapshot, "beta", "Alpha", "gamma")
    assert comparison["link"]["href"] == "/portfolio_services?strategy=beta&strategy=Alpha&strategy=gamma"
    three = comparison["strategies"]
    assert [column["name"] for column in three] == ["Beta", "Alpha", "Gamma"]
    assert three[1]["removeHref"] == "/portfolio_services/compare?strategy=beta&strategy=gamma"
    assert three[1]["href"] == "/portfolio_services/Alpha"
    assert [column["removeHref"] for column in comparison_of(snapshot, "beta", "Alpha")["strategies"]] == [None, None]


def test_rows_that_differ_stand_in_order_and_what_one_of_two_states_is_one_of_them(snapshot: ContentSnapshot) -> None:
    block = comparison_of(snapshot, "Alpha", "gamma")
    values = {row["label"]: row["values"] for row in rows_of(block)}
    assert list(values)[:3] == ["What it buys", "Start", "Horizon"]
    assert values["Start"] == [
        "15 Mar 2023, 2 years, after the fall of 2020",
        "24 Sep 2004, before the falls of 2008 and 2020",
    ]
    assert values["Horizon"] == ["3 years and above", "5 years and above"]
    assert values["Stocks"][1] is None


def test_a_start_in_the_year_of_a_fall_says_nothing_of_it(tmp_path: Path) -> None:
    files = {"strategies/beta.yaml": plain_strategy("beta", "since: 2020-02-03\n")}
    snapshot = build_site_snapshot(tmp_path, strategy_site(files))
    [values] = [row["values"] for row in rows_of(comparison_of(snapshot, "beta", "gamma")) if row["label"] == "Start"]
    assert values == ["3 Feb 2020", "24 Sep 2004, before the falls of 2008 and 2020"]


def test_a_minimum_in_another_spelling_is_no_difference(snapshot: ContentSnapshot) -> None:
    block = comparison_of(snapshot, "Alpha", "gamma")
    assert "Minimum: ₹50 lakh, the regulatory minimum." in across_of(block)["The same for both"]


def test_what_is_the_same_for_all_and_what_nobody_states_is_told_once(snapshot: ContentSnapshot) -> None:
    for slugs, same, missing in (
        (("Alpha", "gamma"), "The same for both", "Neither manager states"),
        (("Alpha", "beta", "gamma"), "The same for all", "No manager states"),
    ):
        block = comparison_of(snapshot, *slugs)
        told, rows = across_of(block), {row["label"] for row in rows_of(block)}
        assert "management fee and exit load" in told[missing]
        assert rows
        assert not [label for label in rows if f"{label}:" in told[same] or label.lower() in told[missing].lower()]


def test_a_term_of_cost_is_compared_if_it_has_a_figure(tmp_path: Path) -> None:
    terms = "managementFee: 2.5% a year\nexitLoad: As per executed term sheet\n"
    files = {"strategies/beta.yaml": plain_strategy("beta", terms)}
    block = comparison_of(build_site_snapshot(tmp_path, strategy_site(files)), "beta", "gamma")
    assert [row["values"] for row in rows_of(block) if row["label"] == "Management fee"] == [["2.5% a year", None]]
    assert "exit load" in across_of(block)["Neither manager states"]


def test_sizes_are_drawn_on_the_whole_portfolio(tmp_path: Path) -> None:
    files = {
        "strategies/delta.yaml": STRATEGY_FILES["strategies/alpha.yaml"]
        .replace("/Alpha", "/delta")
        .replace("Alpha", "Delta"),
    }
    snapshot = build_site_snapshot(tmp_path, strategy_site(files))
    [sizes] = [
        row for row in rows_of(comparison_of(snapshot, "Alpha", "delta", "gamma")) if row["label"].startswith("Sizes")
    ]
    assert sizes["bars"] == [[40.0, 71.0, 92.0], [40.0, 71.0, 92.0], None]


@pytest.mark.parametrize(
    ("minimum", "cost", "leaving"), [("₹50 lakh", "₹1,43,000", "₹1,50,000"), ("₹2 crore", "₹5,72,000", "₹6,00,000")]
)
def test_a_year_on_the_least_amount_that_opens_all_costs_the_same_for_each(
    minimum: str, cost: str, leaving: str, tmp_path: Path
) -> None:
    files = {"strategies/beta.yaml": plain_strategy("beta", f"minimumInvestment: {minimum}\n")}
    told = across_of(comparison_of(build_site_snapshot(tmp_path, strategy_site(files)), "gamma", "beta"))
    costs = told["Costs, an example"]
    assert [words for words in (minimum, cost, leaving, "in year 3") if words not in costs] == []
    assert "year 4" not in costs


def test_two_may_get_a_third_beside_them(snapshot: ContentSnapshot) -> None:
    labels = [
        comparison_of(snapshot, *slugs)["link"]["label"] for slugs in (("Alpha", "beta"), ("Alpha", "beta", "gamma"))
    ]
    assert ["third" in label for label in labels] == [True, False]


def test_a_strategy_with_two_horizons_shows_both(tmp_path: Path) -> None:
    horizons = "horizon: { months: 36 }\nstrategyHorizon: { years: 5, wording: andAbove }\n"
    files = {"strategies/beta.yaml": plain_strategy("beta", horizons)}
    rows = rows_of(comparison_of(build_site_snapshot(tmp_path, strategy_site(files)), "beta", "gamma"))
    [values] = [row["values"] for row in rows if row["label"] == "Horizon"]
    assert values == ["36 months (strategy horizon: 5 years and above)", "5 years and above"]


def test_the_names_of_the_compared_head_their_page(snapshot: ContentSnapshot) -> None:
    page = json.loads(snapshot.comparison_request_json(["Alpha", "beta", "gamma"]))["page"]
    assert page["blocks"][0]["heading"] == "Alpha, Beta and Gamma"
    assert page["head"]["title"].startswith("Alpha, Beta and Gamma: ")


def test_a_fourth_one_is_named_and_not_shown(tmp_path: Path) -> None:
    files = {"strategies/delta.yaml": plain_strategy("delta", "")}
    snapshot = build_site_snapshot(tmp_path, strategy_site(files))
    slugs = ["Alpha", "beta", "gamma"]
    block = comparison_of(snapshot, *slugs, "delta")
    assert [column["name"] for column in block["strategies"]] == ["Alpha", "Beta", "Gamma"]
    assert block["link"]["href"].count("strategy=") == 3
    ledes = [
        json.loads(snapshot.comparison_request_json(named))["page"]["blocks"][0]["lede"]
        for named in ([*slugs, "delta"], slugs)
    ]
    assert [lede.endswith(" Delta.") for lede in ledes] == [True, False]


def test_a_series_says_since_when_where_no_inception_is_stated(tmp_path: Path) -> None:
    files = {"strategies/beta.yaml": plain_strategy("beta", SERIES)}
    rows = rows_of(comparison_of(build_site_snapshot(tmp_path, strategy_site(files)), "beta", "gamma"))
    [values] = [row["values"] for row in rows if row["label"] == "Start"]
    assert values == ["Not stated; series from Mar 2023", "24 Sep 2004, before the falls of 2008 and 2020"]


def test_a_list_says_from_when_a_series_is_where_no_inception_is_stated(tmp_path: Path) -> None:
    files = {"strategies/beta.yaml": plain_strategy("beta", SERIES)}
    rows = explorer_of(build_site_snapshot(tmp_path, strategy_site(files)))["rows"]
    assert [(row["since"], row["series"]) for row in rows] == [
        ("2004-09-24", None),
        ("2023-03-15", None),
        (None, "2023-03-31"),
    ]


def test_what_is_ticked_stays_so_on_every_page_of_the_list(snapshot: ContentSnapshot) -> None:
    request = snapshot.filtered_request_json({"style": "growth"}, 1, ["gamma", "Alpha"])
    block = json.loads(request)["page"]["blocks"][1]
    assert names_of(block) == ["Alpha", "Beta"]
    assert [(each["slug"], each["name"]) for each in block["chosen"]] == [("gamma", "Gamma"), ("Alpha", "Alpha")]


def test_the_printed_address_of_a_comparison_names_what_is_compared(snapshot: ContentSnapshot) -> None:
    page = json.loads(snapshot.comparison_request_json(["Alpha", "gamma"]))["page"]
    assert page["path"] == "/portfolio_services/compare?strategy=Alpha&strategy=gamma"
