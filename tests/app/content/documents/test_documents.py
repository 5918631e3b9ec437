from datetime import date
from pathlib import Path

import pytest

from app.content.blocks.firm.claims import ClaimsBlock
from app.content.blocks.firm.highlights import HighlightsBlock
from app.content.blocks.lists.strategy_index import StrategyIndexBlock
from app.content.blocks.text.faq import FaqBlock
from app.content.documents.render_request import PageDocument
from app.content.errors import ContentError
from app.content.models.base import Link
from app.content.models.rich_text import LinkInline
from tests.app.content.small_site import FILES, LEDGER, changed, check_faults, compose_site_content
from tests.app.content.strategy_site import plain_strategy, strategy_site

STRATEGY_INDEX = """\
  - kind: strategyIndex
    id: strategies
    heading: Strategies
    note: Years to {listedOn}.
    footnote: Stocks as on {listedOn}.
"""
STRATEGIES: dict[str, str | None] = {
    "pages/home.yaml": FILES["pages/home.yaml"] + STRATEGY_INDEX,
    "strategies/undated.yaml": plain_strategy("undated"),
    "strategies/young.yaml": plain_strategy("young", "house: 360 ONE\nsince: 2020-03-05\n"),
    "strategies/older.yaml": plain_strategy(
        "older", "asOn: 2026-03-04\nsince: 2004-03-04\nstocks: 33\nhorizon: { months: 36 }\n"
    ),
    "strategies/fund.yaml": plain_strategy("fund", "since: 2001-01-01\n").replace("vehicle: pms", "vehicle: aif"),
}


def strategy_index(document: PageDocument) -> StrategyIndexBlock:
    (block,) = [block for block in document.blocks if isinstance(block, StrategyIndexBlock)]
    return block


def test_highlights_are_filled_from_claims(tmp_path: Path) -> None:
    block = compose_site_content(tmp_path).documents["/"].blocks[1]
    assert isinstance(block, HighlightsBlock)
    assert [(item.figure, item.unit, item.label) for item in block.items] == [("100", "+", "PMS")]
    assert (block.as_on, block.basis) == (date(2025, 5, 31), "as stated by the firm")
    assert block.items[0].way is None


def test_a_count_leads_to_what_it_counts(tmp_path: Path) -> None:
    ways = "claims: [pms]\n    ways: { pms: { label: The questions, href: /nri } }"
    block = compose_site_content(tmp_path, changed("pages/home.yaml", "claims: [pms]", ways)).documents["/"].blocks[1]
    assert isinstance(block, HighlightsBlock)
    assert block.items[0].way == Link(label="The questions", href="/nri")


def test_questions_come_from_their_file(tmp_path: Path) -> None:
    block = compose_site_content(tmp_path).documents["/nri"].blocks[1]
    assert isinstance(block, FaqBlock)
    assert block.group == "faq-nri"
    assert [question.id for question in block.questions] == ["first"]


def test_strategies_stand_oldest_first_and_undated_ones_last(tmp_path: Path) -> None:
    block = strategy_index(compose_site_content(tmp_path, STRATEGIES).documents["/"])
    assert [(row.name, row.since) for row in block.rows] == [
        ("Older", date(2004, 3, 4)),
        ("Young", date(2020, 3, 5)),
        ("Undated", None),
    ]
    assert [(row.stocks, row.horizon) for row in block.rows] == [("33", "36 months"), (None, None), (None, None)]
    assert [row.house for row in block.rows] == [None, "360 ONE", None]


def test_the_list_of_strategies_names_its_date(tmp_path: Path) -> None:
    block = strategy_index(compose_site_content(tmp_path, STRATEGIES).documents["/"])
    assert (block.note, block.footnote) == ("Years to 4 Mar 2026.", "Stocks as on 4 Mar 2026.")


def test_the_list_tells_which_stocks_are_of_a_later_day(tmp_path: Path) -> None:
    home = str(STRATEGIES["pages/home.yaml"]).replace("on {listedOn}.", "on {listedOn}{laterStocks}.")
    later = "asOn: 2026-04-30\nstocks: 9\n"
    files = {
        **STRATEGIES,
        "pages/home.yaml": home,
        "strategies/young.yaml": plain_strategy("young", later),
        "strategies/undated.yaml": plain_strategy("undated", later),
    }
    block = strategy_index(compose_site_content(tmp_path, files).documents["/"])
    assert block.footnote == "Stocks as on 4 Mar 2026, stocks of Undated and Young as in April 2026."


def test_a_list_of_no_day_cannot_name_it(tmp_path: Path) -> None:
    older = plain_strategy("older", "since: 2004-03-04\n")
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, {**STRATEGIES, "strategies/older.yaml": older})
    note, footnote = map(str, caught.value.faults)
    assert note.startswith("content/pages/home.yaml:23: blocks.2.note: the placeholder {listedOn} is not known")
    assert footnote.startswith("content/pages/home.yaml:24: ")


def test_links_to_planned_pages_lose_their_href_everywhere(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, {**STRATEGIES, **changed("faqs/nri.yaml", "/#counts", "/contact#form")})
    hero, highlights = (block.model_dump() for block in content.documents["/"].blocks[:2])
    assert (hero["action"]["href"], highlights["link"]["href"]) == (None, "/nri#first")
    paths = [f"/portfolio_services/{name}" for name in ("older", "young", "undated")]
    assert [row.href for row in strategy_index(content.documents["/"]).rows] == paths
    faq = content.documents["/nri"].blocks[1]
    assert isinstance(faq, FaqBlock)
    paragraph = faq.questions[0].answer[0].model_dump()
    assert paragraph["inlines"][1] == LinkInline(text="the front page", href=None).model_dump()
    assert content.facts.site.action.href is None
    assert content.facts.site.header[0].links[0].href == "/nri"


def test_a_group_whose_hub_is_planned_keeps_its_words(tmp_path: Path) -> None:
    menu = changed("navigation.yaml", "label: NRI,", "label: NRI, overview: { label: First, path: /contact },")
    overview = compose_site_content(tmp_path, menu).facts.site.header[0].overview
    assert overview is not None
    assert (overview.label, overview.href) == ("First", None)


def test_a_group_names_the_footer_s_strategies_beside_its_own_links(tmp_path: Path) -> None:
    menu = changed("navigation.yaml", "label: NRI,", "label: NRI, namesStrategies: true,")
    footer = "footerStrategies: [{ label: Alpha, path: /contact }, { label: Questions, path: /nri }]"
    named = {
        "navigation.yaml": str(menu["navigation.yaml"]).replace("footerStrategies: [{ label: Only words }]", footer)
    }
    [group] = compose_site_content(tmp_path / "named", named).facts.site.header
    assert [(link.label, link.href) for link in group.strategies] == [("Alpha", None)]
    [plain] = compose_site_content(tmp_path / "plain").facts.site.header
    assert plain.strategies == []


def test_breadcrumbs_follow_the_path_from_home_on(tmp_path: Path) -> None:
    below = {
        "url-ledger.yaml": LEDGER
        + "  - { path: /nri/deep, name: Deep, state: furnished }\n"
        + "  - { path: /contact/form, name: Form, state: furnished }\n",
        "pages/deep.yaml": FILES["pages/probe.yaml"].replace("id: probe", "id: deep").replace("/probe", "/nri/deep"),
        "pages/form.yaml": FILES["pages/probe.yaml"]
        .replace("id: probe", "id: form")
        .replace("/probe", "/contact/form"),
    }
    content = compose_site_content(tmp_path, below)

    def trail(path: str) -> list[tuple[str, str | None]]:
        return [(crumb.name, crumb.href) for crumb in content.documents[path].breadcrumbs]

    assert trail("/") == []
    home = ("Home", "/")
    assert trail("/nri") == [home, ("NRI", None)]
    assert trail("/nri/deep") == [home, ("NRI", "/nri"), ("Deep", None)]
    assert trail("/contact/form") == [home, ("Contact", None), ("Form", None)]
    assert content.documents[404].breadcrumbs == []


def test_breadcrumbs_go_on_through_a_page_that_is_under_another(tmp_path: Path) -> None:
    probe = FILES["pages/probe.yaml"]
    site = {
        "url-ledger.yaml": LEDGER
        + "  - { path: /apart, name: Apart, under: /nri, state: furnished }\n"
        + "  - { path: /apart/inner, name: Inner, state: furnished }\n",
        "pages/apart.yaml": probe.replace("id: probe", "id: apart").replace("/probe", "/apart"),
        "pages/inner.yaml": probe.replace("id: probe", "id: inner").replace("/probe", "/apart/inner"),
    }
    trail = compose_site_content(tmp_path, site).documents["/apart/inner"].breadcrumbs
    assert [crumb.name for crumb in trail] == ["Home", "NRI", "Apart", "Inner"]


def test_the_head_of_pages_and_screens(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path)
    page, probe, screen = (
        content.documents["/nri"].head,
        content.documents["/probe"].head,
        content.documents[503],
    )
    assert (page.canonical, page.robots) == ("https://tester.example/nri", None)
    assert page.title == "Questions of the test, long enough"
    assert (probe.canonical, probe.robots) == ("https://tester.example/probe", "noindex")
    assert (screen.head.canonical, screen.head.robots, screen.head.structured_data) == (None, "noindex", None)
    assert (screen.status, screen.path) == (503, None)


def test_updated_on_is_the_latest_date_of_what_a_page_shows(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, STRATEGIES)
    assert content.facts.updated_on["/nri"] == date(2026, 2, 3)
    assert content.facts.updated_on["/"] == date(2026, 3, 4)
    assert content.facts.updated_on["/probe"] == date(2026, 1, 1)
    newer_claims = changed("site.yaml", "asOn: 2025-05-31", "asOn: 2026-01-02")
    assert compose_site_content(tmp_path, newer_claims).facts.updated_on["/"] == date(2026, 1, 2)


def test_the_brand_is_changed_in_site_yaml_alone(tmp_path: Path) -> None:
    renamed = changed("site.yaml", "product: Tester", "product: Narmada")
    content = compose_site_content(tmp_path, renamed)
    assert content.documents["/"].blocks[0].model_dump()["heading"] == "Narmada India"
    assert content.documents["/"].head.title == "Narmada India: a title long enough"
    assert content.facts.site.product == "Narmada"


def test_opening_hours_in_a_text_come_from_site_yaml(tmp_path: Path) -> None:
    told = changed("pages/home.yaml", "lede: Plain words.", "lede: We answer {hours}.")
    assert compose_site_content(tmp_path, told).documents["/"].blocks[0].model_dump()["lede"] == (
        "We answer Monday 9:30 AM–6:30 PM."
    )


def test_registrations_are_shown_only_when_held(tmp_path: Path) -> None:
    assert compose_site_content(tmp_path).facts.site.registrations == ["APRN APRN-1", "ARN ARN-2"]
    without = changed("site.yaml", 'aprn: "APRN-1"', 'aprn: ""')
    assert compose_site_content(tmp_path, without).facts.site.registrations == ["ARN ARN-2"]


def test_a_page_is_as_new_as_its_newest_figures(tmp_path: Path) -> None:
    dated = plain_strategy("gamma", "asOn: 2026-03-04\n")
    listed = strategy_site({"strategies/alpha.yaml": None, "strategies/gamma.yaml": dated})
    assert compose_site_content(tmp_path / "a", listed).facts.updated_on["/portfolio_services"] == date(2026, 3, 4)
    content = compose_site_content(tmp_path / "b", strategy_site())
    assert content.facts.updated_on["/portfolio_services"] == date(2026, 1, 1)
    assert content.facts.updated_on["/portfolio_services/Alpha"] == date(2026, 1, 1)
    claimed = FILES["pages/nri.yaml"] + "  - { kind: claims, heading: Claims, claims: [begun] }\n"
    newer = changed("site.yaml", "asOn: 2025-05-31", "asOn: 2026-05-31")
    assert compose_site_content(tmp_path, {"pages/nri.yaml": claimed, **newer}).facts.updated_on["/nri"] == date(
        2026, 5, 31
    )


def test_claims_keep_their_spelling(tmp_path: Path) -> None:
    claimed = FILES["pages/nri.yaml"] + "  - { kind: claims, heading: Claims, claims: [begun, pms] }\n"
    block = compose_site_content(tmp_path, {"pages/nri.yaml": claimed}).documents["/nri"].blocks[2]
    assert isinstance(block, ClaimsBlock)
    assert [(item.figure, item.unit, item.label) for item in block.items] == [
        ("2018", "", "begun"),
        ("100", "+", "PMS"),
    ]
    assert (block.as_on, block.basis) == (date(2025, 5, 31), "as stated by the firm")


def test_the_way_to_a_strategy_ends_in_its_name(tmp_path: Path) -> None:
    trail = compose_site_content(tmp_path, strategy_site()).documents["/portfolio_services/Alpha"].breadcrumbs
    assert [(crumb.name, crumb.href) for crumb in trail] == [
        ("Home", "/"),
        ("Strategies", "/portfolio_services"),
        ("Alpha", None),
    ]
