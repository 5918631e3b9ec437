"""Each person is stated once, in a block of profiles. Quotes and heads of forms name people by id."""

import json
from pathlib import Path
from typing import Any

from tests.app.content.small_site import FILES, build_site_snapshot, check_faults

PROFILES = """
  - kind: profiles
    heading: People
    items:
      - { id: founder, role: Founder and CEO, text: Chooses the managers., directLine: "+91 11 4000 0001" }
"""
QUOTE = """
  - kind: quote
    text: A river keeps its course.
    person: founder
"""


Files = dict[str, str | None]


def site_with(home: str, nri: str) -> Files:
    return {
        "pages/home.yaml": FILES["pages/home.yaml"] + home,
        "pages/nri.yaml": FILES["pages/nri.yaml"] + nri,
    }


def rendered(folder: Path, files: Files, path: str, kind: str) -> dict[str, Any]:
    page = json.loads(build_site_snapshot(folder, files).render_request_json(path))["page"]
    block: dict[str, Any] = next(block for block in page["blocks"] if block["kind"] == kind)
    return block


def test_a_quote_has_role_and_name_of_the_profile(tmp_path: Path) -> None:
    by_role = rendered(tmp_path / "role", site_with(QUOTE, PROFILES), "/", "quote")
    assert (by_role["name"], by_role["role"], by_role["organisation"]) == (None, "Founder and CEO", "Tester Wealth")
    named = PROFILES.replace("id: founder,", "id: founder, name: Ritu Rao,")
    assert rendered(tmp_path / "name", site_with(QUOTE, named), "/", "quote")["name"] == "Ritu Rao"


def test_a_quote_of_nobody_is_a_fault(tmp_path: Path) -> None:
    [fault] = check_faults(tmp_path, site_with(QUOTE.replace("founder", "fonder"), PROFILES))
    assert "no profile has the id 'fonder': did you mean founder" in fault


def test_a_direct_line_can_be_dialled(tmp_path: Path) -> None:
    [person] = rendered(tmp_path, site_with("", PROFILES), "/nri", "profiles")["items"]
    assert person["directLine"] == {"label": "+91 11 4000 0001", "href": "tel:+911140000001"}
