"""A new strategy in a copy of the project consists of content files, and tests that count strategies still pass."""

import csv
import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

from app.configuration.root import ROOT
from app.content.calendar import today_in_india
from app.content.composing.mark_reviewed import mark_reviewed

COPIED = ("app", "client/src", "scripts", "shared-content", "ssr-renderer/src", "supervised", "tests")
LEFT_OUT = shutil.ignore_patterns("node_modules", "*.ts", "*.tsx", "*.css")
# Tests that cover all strategies of the shipped content and need no site.
COUNTING = (
    "tests/app/content/test_shipped_content.py",
    "tests/app/content/test_shipped_lists.py",
    "tests/app/content/search/test_find.py",
    "tests/app/content/reading/overlay/test_figures.py",
    "tests/app/content/documents/test_llms_text.py",
    "tests/architecture/test_url_ledger.py",
    "tests/setup/test_series.py",
)
PATH = "/portfolio_services/delta-value"
STRATEGY = """\
name: Delta Value
path: /portfolio_services/delta-value
updatedOn: 2026-01-01
asOn: {as_on}
title: "Delta Value: a PMS of the tests | {product}"
description: >-
  Delta Value, a portfolio management service: its line beside {benchmark} and its returns, {asOnDashed}.
vehicle: pms
oneLine: Shares of companies that few look at
style: Deep value
since: {since}

datasets:
  growth:
    kind: series
    file: delta-value
    basis: Follows its benchmark
    source: A factsheet
    name: Delta Value
    shortName: Delta
    benchmarks: [{ name: BSE 500 TRI }]

blocks:
  - kind: factsheetHead
    heading: Delta Value
    lede: A portfolio of companies that few look at.
    keyTerms:
      - benchmark
      - since
      - pmsMinimum
  - { kind: growth, id: growth, heading: Growth of ₹1 crore, dataset: growth }
  - kind: returns
    id: returns
    heading: Returns
    dataset: growth
    tables:
      - kind: trailing
      - { kind: calendar, latestYears: 3 }
  - kind: note
    heading: Disclosures
    body: Delta can fall further than its benchmark, and no regulator has verified its line.
  - { kind: relatedStrategies, id: other-strategies, heading: Other strategies }
"""


def add_strategy(content_dir: Path) -> None:
    """Write a strategy that follows its benchmark, and mark the pages that list it as reviewed."""
    with (content_dir / "sample/series/ace-strategy.csv").open(encoding="utf-8") as file:
        rows = [f"{row['date']},{row['benchmark']},{row['benchmark']}" for row in csv.DictReader(file)]
    since, as_on = (date.fromisoformat(row.partition(",")[0]).isoformat() for row in (rows[0], rows[-1]))
    (content_dir / "series").mkdir(exist_ok=True)
    (content_dir / "series/delta-value.csv").write_text("\n".join(["date,portfolio,benchmark", *rows, ""]))
    text = STRATEGY.replace("asOn: {as_on}", f"asOn: {as_on}").replace("since: {since}", f"since: {since}")
    (content_dir / "strategies/delta-value.yaml").write_text(text)
    assert PATH in mark_reviewed(content_dir, None, today_in_india())


def test_a_strategy_more_edits_no_test(tmp_path: Path) -> None:
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    add_strategy(tmp_path / "shared-content")

    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *COUNTING]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
