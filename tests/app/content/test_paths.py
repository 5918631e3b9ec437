"""Which paths content may give its pages, and which redirects can work."""

from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from app.content.known_paths import COMPARISON_PATH
from app.content.models.base import RESERVED_PATHS, is_page_path
from app.content.models.query_form import NoticeVersion
from app.content.snapshots.snapshot_file import digested_address
from tests.app.content.small_site import (
    LEDGER,
    changed,
    check_faults,
    compose_site_content,
    load_faults,
    write_site,
)
from tests.app.content.strategy_site import strategy_site
from tests.factories.site import build_app

REFUSED = [
    "/nri/",
    "//nri",
    "/_nri",
    "/nri//x",
    "/nri#first",
    "nri",
    "/n.html",
    "/a b",
    "/" + "a/" * 8 + "a",
    "/" + "a" * 101,
]
RESERVED = ["/api", "/API/x", "/assets/x", "/healthz", "/readyz", "/404"]


@pytest.mark.parametrize("path", [*REFUSED, *RESERVED, "/aaaaaaaaa" * 5 + "/" + "b" * 100 + "/" + "c" * 60])
def test_a_path_no_page_can_be_kept_under_is_a_fault_of_the_ledger_and_of_the_page(path: str, tmp_path: Path) -> None:
    changes = changed("url-ledger.yaml", "path: /nri", f'path: "{path}"')
    changes |= changed("pages/nri.yaml", "path: /nri", f'path: "{path}"')
    faults = load_faults(write_site(tmp_path, changes))
    assert [fault.split(f"'{path}' is not a path for a page: ")[0] for fault in faults] == [
        "content/pages/nri.yaml:2: path: ",
        "content/url-ledger.yaml:3: urls.1.path: ",
    ]


@pytest.mark.parametrize("path", ["/", "/admin/login", "/portfolio_services/a_b-C9", COMPARISON_PATH])
def test_paths_of_pages_are_accepted(path: str, tmp_path: Path) -> None:
    assert is_page_path(path)
    ledger = LEDGER.replace("path: /contact", f"path: {path}")
    assert load_faults(write_site(tmp_path, {"url-ledger.yaml": ledger})) == []


def test_every_route_of_the_server_that_a_page_could_shadow_is_reserved(tmp_path: Path) -> None:
    rules = (str(rule) for rule in build_app(tmp_path).url_map.iter_rules() if "GET" in (rule.methods or ()))
    first = {rule.split("/")[1] for rule in rules} - {"<any_path:path>"}
    assert {name for name in first if is_page_path(f"/{name}")} <= RESERVED_PATHS


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("/NRI", "/nri is itself a page in url-ledger.yaml"),
        ("/OLD", "/OLD is here twice"),
    ],
)
def test_a_redirect_from_where_no_request_arrives_is_a_fault(source: str, problem: str, tmp_path: Path) -> None:
    redirects = f'redirects:\n  - {{ from: /old, to: /nri }}\n  - {{ from: "{source}", to: / }}\n'
    assert check_faults(tmp_path, {"redirects.yaml": redirects}) == [
        f"content/redirects.yaml:3: redirects.1.from: {problem}"
    ]


@pytest.mark.parametrize("target", ["/contact", "/contact#form"])
def test_a_redirect_to_a_page_that_is_only_planned_is_a_fault(target: str, tmp_path: Path) -> None:
    redirects = f'redirects:\n  - {{ from: /old, to: "{target}" }}\n'
    assert check_faults(tmp_path, {"redirects.yaml": redirects}) == [
        f"content/redirects.yaml:2: redirects.0.to: '{target}' is only planned, and would answer 404"
    ]


@pytest.mark.parametrize("version", ["of May 2026", "1/2", "v" * 41])
def test_a_notice_version_no_query_can_name_is_refused(version: str) -> None:
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(NoticeVersion).validate_python(version)
    assert "should match pattern" in str(refused.value)
    assert TypeAdapter(NoticeVersion).validate_python("2026-11-20") == "2026-11-20"


GROWTH_FILE = "/portfolio_services/Alpha/growth.csv"
DATASET = """\
datasets:
  shares:
    kind: holdings
    file: alpha
    asOn: 2025-05-31
    basis: Share of assets
    source: A factsheet
    positionLimitPercent: 15
    stated: { equityPercent: 0 }
"""


def test_a_link_to_another_pages_file_stays_a_link(tmp_path: Path) -> None:
    changes = strategy_site() | changed("pages/home.yaml", "/nri#first", GROWTH_FILE)
    assert check_faults(tmp_path, changes) == []
    content = compose_site_content(tmp_path, changes)
    highlights = content.documents["/"].blocks[1]
    assert highlights.model_dump()["link"]["href"] == digested_address(GROWTH_FILE, content.downloads[GROWTH_FILE].body)
