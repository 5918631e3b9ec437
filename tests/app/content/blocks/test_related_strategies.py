"""The foot of a factsheet: comparisons, and the link to all strategies."""

from pathlib import Path

from app.content.blocks.lists.related_strategies import PARTNERS, RelatedStrategiesBlock
from tests.app.content.small_site import check_faults, compose_site_content
from tests.app.content.strategy_site import STRATEGY_FILES, plain_strategy, strategy_site

BLOCK = "  - { kind: relatedStrategies, heading: Others }\n"
NAMES = ("alpha", "beta", "gamma")


def site(changes: dict[str, str | None] | None = None) -> dict[str, str | None]:
    """Three strategies, each with this block at its foot: gamma from 2004, alpha from 2023, beta without a date."""
    ended = {f"strategies/{name}.yaml": STRATEGY_FILES[f"strategies/{name}.yaml"] + BLOCK for name in NAMES}
    return strategy_site({**ended, **(changes or {})})


def foot(folder: Path, name: str, changes: dict[str, str | None]) -> RelatedStrategiesBlock:
    block = compose_site_content(folder, changes).documents[f"/portfolio_services/{name}"].blocks[-1]
    assert isinstance(block, RelatedStrategiesBlock)
    return block


def test_the_same_style_is_compared_first_and_the_address_is_preset(tmp_path: Path) -> None:
    compared = [(link.label, link.href) for link in foot(tmp_path, "Alpha", site()).comparisons]
    assert compared == [
        ("Beta", "/portfolio_services/compare?strategy=Alpha&strategy=beta"),
        ("Gamma", "/portfolio_services/compare?strategy=Alpha&strategy=gamma"),
    ]


def test_among_other_styles_the_nearest_start_comes_first(tmp_path: Path) -> None:
    near = plain_strategy("near", "style: Quality\nsince: 2023-03-16\n")
    changes = site({"strategies/near.yaml": near, "strategies/beta.yaml": None})
    assert [link.label for link in foot(tmp_path, "Alpha", changes).comparisons] == ["Near", "Gamma"]


def test_each_says_its_style_where_it_has_one(tmp_path: Path) -> None:
    assert [link.style for link in foot(tmp_path, "Alpha", site()).comparisons] == ["Growth", None]


def test_without_a_comparison_page_there_is_no_way_to_it(tmp_path: Path) -> None:
    ledger = STRATEGY_FILES["url-ledger.yaml"]
    for name, state in (("Compare", "dynamic"), ("Strategies", "furnished")):
        ledger = ledger.replace(f"name: {name}, state: {state}", f"name: {name}, state: planned")
    changes = site({"url-ledger.yaml": ledger, "pages/comparison.yaml": None, "pages/strategies.yaml": None})
    assert [link.href for link in foot(tmp_path, "Alpha", changes).comparisons] == [None, None]


def test_of_many_the_nearest_stand_there_and_a_link_leads_to_all(tmp_path: Path) -> None:
    many = {f"strategies/s{number}.yaml": plain_strategy(f"s{number}") for number in range(10, 50)}
    block = foot(tmp_path, "Alpha", site(dict(many)))
    assert len(block.comparisons) == PARTNERS
    assert (block.all_strategies.label, block.all_strategies.href) == ("All 43 strategies", "/portfolio_services")


def test_it_stands_on_a_pms_strategy_s_page_alone(tmp_path: Path) -> None:
    changes = site({"strategies/fund.yaml": STRATEGY_FILES["strategies/fund.yaml"] + BLOCK})
    assert check_faults(tmp_path, changes) == [
        ("content/strategies/fund.yaml:12: blocks.1.kind: belongs only on the page of a PMS strategy, at its foot")
    ]
