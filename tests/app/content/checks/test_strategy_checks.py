"""Strategies as entries of lists, and the pages that have parameters."""

from pathlib import Path

import pytest

from app.content.errors import ContentError
from tests.app.content.small_site import FILES, check_faults, load_faults, write_site
from tests.app.content.strategy_site import STRATEGY_FILES, plain_strategy, strategy_changed, strategy_site

BETA, GAMMA = "strategies/beta.yaml", "strategies/gamma.yaml"
COMPARE_LINE = "  - { path: /portfolio_services/compare, name: Compare, state: dynamic }\n"
EXPLORER = "  - { kind: explorer, heading: All, footnote: Words. }\n"


ALONE = "/portfolio_services/compare alone is dynamic"
NO_EXPLORER = "belongs only at /portfolio_services: put it there"
NO_COMPARISON = "belongs only at /portfolio_services/compare: put it there"
COMPARISON = "  - { kind: comparison, heading: Compared, footnote: Words. }\n"
ALPHA = "strategies/alpha.yaml"
GROWTH = "  - kind: growth\n    id: growth\n"
BETA_LINE = "  - { path: /portfolio_services/beta, name: Beta, state: planned }\n"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            strategy_changed("url-ledger.yaml", COMPARE_LINE, COMPARE_LINE + BETA_LINE),
            f"url-ledger.yaml:8: urls.6.path: '/portfolio_services/beta' is already used in content/{BETA}:2",
        ),
        (
            strategy_site({BETA: plain_strategy("beta").replace("/portfolio_services/beta", "/else/gamma")}),
            f"{GAMMA}:2: path: 'gamma' is already used in content/{BETA}:2",
        ),
        (
            strategy_site({BETA: plain_strategy("beta").replace("name: Beta", "name: Gamma")}),
            f"{GAMMA}:1: name: 'Gamma' is already used in content/{BETA}:1",
        ),
        (
            strategy_site({BETA: plain_strategy("gamma").replace("Gamma", "Beta")}),
            f"{GAMMA}:2: path: '/portfolio_services/gamma' is already used in content/{BETA}:2",
        ),
        (
            strategy_changed("strategies/alpha.yaml", "\nsince: 2023-03-15", "\nsince: 2023-03-14"),
            (
                "series/alpha.csv:2: date: begins on 2023-03-15, but the strategy on 2023-03-14: "
                "see since in content/strategies/alpha.yaml"
            ),
        ),
        (
            strategy_changed(
                "strategies/alpha.yaml", "stocks: 12\nhorizon", "stocks: { least: 13, most: 20 }\nhorizon"
            ),
            "strategies/alpha.yaml:11: stocks: is 13-20, but the page's portfolio holds 12",
        ),
        (
            strategy_changed("url-ledger.yaml", "state: dynamic", "state: furnished"),
            "url-ledger.yaml:7: urls.5.state: /portfolio_services/compare is furnished: make it dynamic",
        ),
        (
            strategy_changed("url-ledger.yaml", "name: NRI, state: furnished", "name: NRI, state: dynamic"),
            f"url-ledger.yaml:3: urls.1.state: /nri is dynamic: make it furnished; {ALONE}",
        ),
        (
            strategy_site({"pages/nri.yaml": FILES["pages/nri.yaml"] + EXPLORER}),
            f"pages/nri.yaml:15: blocks.2.kind: {NO_EXPLORER}",
        ),
        (
            strategy_site({"pages/nri.yaml": FILES["pages/nri.yaml"] + COMPARISON}),
            f"pages/nri.yaml:15: blocks.2.kind: {NO_COMPARISON}",
        ),
    ],
)
def test_each_fault_has_file_line_and_field(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    assert f"content/{fault}" in check_faults(tmp_path, changes)


def test_a_count_may_be_a_span(tmp_path: Path) -> None:
    for least, most in ((10, 12), (12, 15)):
        span = f"stocks: {{ least: {least}, most: {most} }}\nhorizon"
        changes = strategy_changed("strategies/alpha.yaml", "stocks: 12\nhorizon", span)
        assert check_faults(tmp_path, changes) == []


HORIZON = "horizon: { years: 3, wording: andAbove }"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        *(
            ("stocks: 12\nhorizon", f"stocks: {written}\nhorizon", f"11: stocks: {fault}")
            for written, fault in (
                ("a dozen", "'a dozen' is not a number of stocks: write 33, or { least: 20, most: 25 }"),
                ('"12"', "'12' is not a number of stocks: write 33, or { least: 20, most: 25 }"),
                ("{ least: 15, most: 10 }", "least is 15, more than most, 10"),
            )
        ),
        (
            HORIZON,
            "horizon: 3 years and above",
            "12: horizon: must hold fields: write them as { name: value }",
        ),
        (HORIZON, "horizon: { wording: atLeast }", "12: horizon: a horizon has either years or months"),
        (HORIZON, "horizon: { years: 3, months: 36 }", "12: horizon: a horizon has either years or months"),
    ],
)
def test_a_term_that_is_a_number_is_written_as_one(old: str, new: str, fault: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, strategy_changed("strategies/alpha.yaml", old, new))
    assert [str(found) for found in caught.value.faults] == [f"content/strategies/alpha.yaml:{fault}"]


def test_a_link_may_lead_to_a_download(tmp_path: Path) -> None:
    action = "{ label: CSV, href: /portfolio_services/Alpha/growth.csv }"
    link = f"  - {{ kind: callBand, heading: Rows, text: Words., action: {action} }}\n"
    assert check_faults(tmp_path, strategy_site({BETA: STRATEGY_FILES[BETA] + link})) == []
    wrong = link.replace("growth.csv", "other.csv")
    (fault,) = check_faults(tmp_path, strategy_site({BETA: STRATEGY_FILES[BETA] + wrong}))
    assert "'/portfolio_services/Alpha/other.csv' leads nowhere" in fault


HEADS = {
    "contactHead": "  - { kind: contactHead, heading: Contact, lede: Words., promise: Write, "
    "form: { kind: contact, fields: { "
    "name: { label: Name }, phone: { label: Phone }, email: { label: E-mail }, message: { label: Message } }, "
    "submitLabel: Send, consent: Words., noticeVersion: '1', "
    "thanksHeading: Thanks } }\n",
}


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS.keys())
def test_other_heads_may_begin_a_page_and_stand_only_there(head: str, tmp_path: Path) -> None:
    top = FILES["pages/probe.yaml"].split("  - kind")[0]
    assert check_faults(tmp_path, {"pages/probe.yaml": top + head}) == []
    (fault,) = check_faults(tmp_path, {"pages/probe.yaml": FILES["pages/probe.yaml"] + head})
    assert fault.startswith("content/pages/probe.yaml:10: blocks.1.kind: a page has one h1, at its top")


def test_a_line_of_a_list_longer_than_a_line_is_refused(tmp_path: Path) -> None:
    line = "oneLine: Words of alpha\n"
    (fault,) = load_faults(write_site(tmp_path, strategy_changed(ALPHA, line, f"oneLine: {'word ' * 80}\n")))
    assert fault.startswith(f"content/{ALPHA}:8: oneLine: ")
    assert "at most 80 characters" in fault
