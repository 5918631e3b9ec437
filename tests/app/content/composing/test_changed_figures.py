"""An approver sees every figure that a draft changes, and every text beside figures."""

from pathlib import Path

import pytest

from app.content.composing.desk.changed_figures import changes_between, figures_shown
from app.content.reading.loader import load_sources
from tests.app.content.small_site import write_site
from tests.app.content.strategy_site import ALPHA, strategy_site

RATIOS = """\
  - kind: metrics
    id: ratios
    heading: Ratios
    items:
      - { label: Beta, value: "1.00" }
      - { label: Sharpe, value: "0.91" }
"""


def figures(folder: Path, alpha: str) -> dict[str, str]:
    return figures_shown(load_sources(write_site(folder, strategy_site({"strategies/alpha.yaml": alpha}))), "alpha")


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ("stocks: 12", "stocks: 13", ("Stocks", "12", "13")),
        ("managementFee: As per term sheet\n", "", ("Management fee", "As per term sheet", None)),
        ("Share of assets", "Share of net assets", ("Basis, holdings", "Share of assets", "Share of net assets")),
        ("equityPercent: 92", "equityPercent: 91.9", ("Equity (%)", "92", "91.9")),
        ("{ name: Above, percent: 40 }", "{ name: Above, percent: 39.9 }", ("Band: Above, stated", "40", "39.9")),
        ('value: "1.00"', 'value: "1.30"', ("Ratios: Beta", "1.00", "1.30")),
    ],
)
def test_a_change_is_told_by_its_name(tmp_path: Path, old: str, new: str, change: tuple[str, str, str | None]) -> None:
    whole = ALPHA + RATIOS
    assert whole.count(old) == 1
    before, after = figures(tmp_path / "before", whole), figures(tmp_path / "after", whole.replace(old, new))
    assert [(one.label, one.before, one.after) for one in changes_between(before, after)] == [change]
