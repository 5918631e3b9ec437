"""Tables that are stacked on phones stay tables for screen readers, without explicit roles."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.read_aloud import rows_spoken
from tests.factories.shipped_content import count_pms_strategies

pytestmark = pytest.mark.accessibility


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_restacked_table_keeps_its_roles(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page("/nri/taxation-info", viewport=viewport)
    # Phones show tables on demand.
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    for section in ("#aifs-101", "#residence-tests"):
        table = page.locator(section).get_by_role("table").first
        rows, columns = table.locator("tbody tr").count(), table.locator("thead th").count()
        assert rows > 1
        assert columns > 2
        assert table.get_by_role("row").count() == 1 + rows
        assert table.get_by_role("columnheader").count() == columns
        assert table.get_by_role("rowheader").count() == rows
        # Equal neighbours are one cell.
        spanned = table.get_by_role("cell").evaluate_all("cells => cells.reduce((sum, cell) => sum + cell.colSpan, 0)")
        assert spanned == rows * (columns - 1)


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


ZOOMED = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
COMPARED = "/portfolio_services/compare?strategy=ace-strategy&strategy=largecap-strategy&strategy=Multicap-PMS"


@pytest.mark.parametrize("viewport", [DESKTOP, ZOOMED, PHONE], ids=["desktop", "zoomed", "phone"])
@pytest.mark.parametrize("path", [COMPARED, "/portfolio_services", "/"])
def test_every_value_is_told_in_the_column_it_belongs_to(
    open_page: OpenPage, path: str, viewport: dict[str, int]
) -> None:
    page = open_page(path, viewport=viewport)
    rows = rows_spoken(page, page.locator("main table").first)
    head, *body = rows
    across = [row for row in body if [role for role, _ in row] == ["rowheader", "cell"]]
    assert {len(row) for row in body if row not in across} == {len(head)}
    assert [role for role, _ in head[1:]] == ["columnheader"] * (len(head) - 1)
    if path == COMPARED:
        style = next(row for row in body if row[0] == ("rowheader", "Style, our label"))
        told = {strategy: value for (_, strategy), (_, value) in zip(head[1:], style[1:], strict=True)}
        assert [value for strategy, value in told.items() if strategy.startswith("Large-cap")] == ["Large cap"]
    else:
        labels = [name for _, name in head]
        assert "Horizon" in labels
        multicap = next(row for row in body if row[0][1].startswith("Multicap PMS"))
        assert multicap[labels.index("Horizon")] == ("cell", "36 months")
        assert "2013" in multicap[labels.index("Since")][1]
