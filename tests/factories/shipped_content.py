"""What tests that run on the shipped content count, so that adding to it breaks none of them."""

from pathlib import Path

import yaml

STRATEGIES = Path(__file__).parents[2] / "shared-content" / "strategies"


def count_pms_strategies() -> int:
    """Return how many strategies the lists hold: those of portfolio management services."""
    return sum(yaml.safe_load(file.read_text())["vehicle"] == "pms" for file in STRATEGIES.glob("*.yaml"))
