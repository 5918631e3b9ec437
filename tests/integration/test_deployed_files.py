"""Alerts and dashboard use only metrics, labels and values that `/metrics` prints."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.metrics_text import TOKEN, Samples, scrape
from tests.factories.processes import running_web

# A metric's own labels: the braces behind it, if there are any.
METRIC = re.compile(r"\b(site_[a-z_]+|up)(?:\{([^}]*)\})?")
MATCHER = re.compile(r'([a-z]+)\s*(=~|!=|=)\s*"([^"]*)"')
GROUPED = re.compile(r"\bby \(([^)]*)\)")
DURATION = re.compile(r"\d+[smhd]")


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load((ROOT / "deploy" / "prometheus" / "alerts.yaml").read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    dashboard = json.loads((ROOT / "deploy" / "grafana" / "dashboard.json").read_bytes())
    return list(dashboard["panels"])


def expressions() -> dict[str, str]:
    named = {f"alert {rule['alert']}": str(rule["expr"]) for rule in rules()}
    for panel in panels():
        named |= {f"panel {panel['title']} {target['refId']}": target["expr"] for target in panel["targets"]}
    return named


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Samples]:
    """The metrics of a real server without a renderer."""
    folder: Path = tmp_path_factory.mktemp("web")
    shutil.copyfile(sqlite_template, folder / "site.sqlite3")
    with running_web(folder, renderer_port=find_free_port("127.0.0.1"), METRICS_TOKEN=TOKEN) as server:
        yield scrape(server)


def test_every_rule_is_whole() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names)) >= 12
    for rule in rules():
        assert set(rule) - {"for"} == {"alert", "expr", "labels", "annotations"}, rule
        assert DURATION.fullmatch(rule.get("for", "0m")), rule
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"].endswith(".")


@pytest.mark.parametrize("where", sorted(expressions()))
def test_what_is_asked_for_is_printed(where: str, printed: Samples) -> None:
    expression = expressions()[where]
    asked = METRIC.findall(expression)
    assert asked, expression
    assert expression.count("(") == expression.count(")")
    names = {name for name, _ in printed}
    for name, matchers in asked:
        if name == "up":
            continue
        assert name in names, expression
        labels = [dict(found) for other, found in printed if other == name]
        for label, sign, wanted in MATCHER.findall(matchers):
            known = {found[label] for found in labels}
            chosen = set(wanted.split("|")) if sign == "=~" else {wanted}
            assert chosen <= known, expression
        grouped = {label.strip() for group in GROUPED.findall(expression) for label in group.split(",")}
        assert grouped <= set(labels[0]), expression


def test_panels_do_not_overlap() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(places) == len(set(places))
    assert len({panel["id"] for panel in panels()}) == len(places)
