"""Content with any number of strategies: copies of the site's own under other names."""

import shutil
from decimal import Decimal
from pathlib import Path
from typing import Any

import yaml

from app.configuration.root import ROOT

# Shorter texts may be on several pages.
LEAST_WORDS_OF_ITS_OWN = 12


def copy_content(content: Path, strategies: int) -> None:
    """Make the folder `content` with this many portfolio management strategies, all without faults."""
    shutil.copytree(ROOT / "shared-content", content)
    files = sorted((content / "strategies").glob("*.yaml"))
    own = [(file, yaml.safe_load(file.read_text())) for file in files]
    own = [(file, strategy) for file, strategy in own if strategy["vehicle"] == "pms"]
    for number in range(strategies - len(own)):
        file, strategy = own[number % len(own)]
        copy = {
            **_told_apart(strategy, strategy["name"], number),
            "name": f"{strategy['name']} {number}",
            "path": f"{strategy['path']}-{number}",
            "title": f"Factsheet {number} of many, rendered by the bench | {{product}}",
            "description": f"Factsheet {number} of many: figures beside its benchmark, holdings, sectors, terms.",
        }
        _give_rows_and_names_of_its_own(content, copy, number)
        text = yaml.safe_dump(copy, allow_unicode=True, sort_keys=False)
        file.with_name(f"{file.stem}-{number}.yaml").write_text(text)


def _give_rows_and_names_of_its_own(content: Path, copy: dict[str, Any], number: int) -> None:
    """Give the copy files, rows and names that it shares with no other strategy."""
    for dataset in copy.get("datasets", {}).values():
        rows = content / ("series" if dataset["kind"] == "series" else "holdings") / f"{dataset['file']}.csv"
        dataset["file"] = f"{rows.stem}-{number}"
        head, *lines = rows.read_text().splitlines()
        changed = [_scaled(line, number) if dataset["kind"] == "series" else f"Copy {number} {line}" for line in lines]
        rows.with_name(f"{dataset['file']}.csv").write_text("\n".join([head, *changed, ""]))
        if dataset["kind"] == "series":
            dataset["name"], dataset["shortName"] = f"{dataset['name']} {number}", f"{dataset['shortName']} {number}"


def _scaled(line: str, number: int) -> str:
    """Return a row whose values are scaled by the same factor as all others, so that returns stay."""
    day, portfolio, *others = line.split(",")
    return ",".join([day, f"{Decimal(portfolio) * (1 + Decimal(number + 1) / 1000):.5f}", *others])


def _told_apart(value: Any, name: str, number: int) -> Any:
    """Let texts use the copy's own name, and end each long text differently, because no two pages may say the same."""
    if isinstance(value, str):
        renamed = value.replace(name, f"{name} {number}")
        return f"{renamed} Copy {number}." if len(value.split()) >= LEAST_WORDS_OF_ITS_OWN else renamed
    if isinstance(value, list):
        return [_told_apart(part, name, number) for part in value]
    if isinstance(value, dict):
        return {key: _told_apart(part, name, number) for key, part in value.items()}
    return value
