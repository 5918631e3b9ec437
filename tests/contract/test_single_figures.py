"""A month, a sheet's single figures, and the month with them: the server here, the panel in TypeScript."""

import json
from pathlib import Path
from typing import Any

from app.content.editions.published import DeskDataset, DeskMetrics, DeskSubject, DeskTerm
from app.desk.api.sheets.layout import figures_now, layout_of

CASE: dict[str, Any] = json.loads(Path(__file__).with_name("single_figures.json").read_text(encoding="utf-8"))


def subject(data: dict[str, Any]) -> DeskSubject:
    """A strategy with a dataset of each kind, a term and a block of figures."""
    datasets = [
        DeskDataset(id=name, title=name, kind=dataset["kind"], columns=dataset["columns"])
        for name, dataset in data["datasets"].items()
    ]
    blocks = [
        DeskMetrics(id=name, title=name.title(), labels=list(block["items"])) for name, block in data["metrics"].items()
    ]
    return DeskSubject(
        kind="figures",
        subject="alpha",
        number=0,
        original_digest="",
        originals_changed=False,
        data=data,
        title="Alpha",
        group=None,
        page=None,
        datasets=datasets,
        terms=[DeskTerm(name="stocks", label="Stocks")],
        metrics=blocks,
    )


def test_each_figure_stands_at_its_path() -> None:
    figures = {tuple(figure["path"]): figure for figure in CASE["figures"]}
    labels = {field.path: field.label for field in layout_of(subject(CASE["after"])).fields}
    assert {path: labels[path] for path in figures} == {path: figure["label"] for path, figure in figures.items()}
    now = figures_now(subject(CASE["after"]))
    assert {path: now[path] for path in figures} == {path: figure["value"] for path, figure in figures.items()}
    assert {path[0] for path in now} == {path[0] for path in figures}
