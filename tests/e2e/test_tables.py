"""Tables that restack on phones stay tables for readers, although no role is written out."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.factories.shipped_content import count_pms_strategies

pytestmark = pytest.mark.accessibility


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_restacked_table_keeps_its_roles(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page("/nri/taxation-info", viewport=viewport)
    table = page.get_by_role("table", name="Tax on gains from listed equity")
    assert table.get_by_role("row").count() == 3
    assert table.get_by_role("columnheader").count() == 4
    assert table.get_by_role("rowheader").count() == 2
    assert table.get_by_role("cell").count() == 6


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_browser_exposes_the_strategy_list_as_a_table(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page("/", viewport=viewport)
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    roles = [node["role"]["value"] for node in nodes if not node["ignored"]]
    assert roles.count("table") == 1
    assert roles.count("row") == 1 + count_pms_strategies()
    assert roles.count("rowheader") == count_pms_strategies()
