"""Content with as many strategies as wanted: the site's own, again and again, under other names."""

import shutil
from pathlib import Path
from typing import Any

import yaml

from app.settings import ROOT

# Shorter texts may stand on several pages.
LEAST_WORDS_OF_ITS_OWN = 12


def copy_content(content: Path, strategies: int) -> None:
    """Make the folder `content` with so many strategies of portfolio management, all of them without faults."""
    shutil.copytree(ROOT / "shared-content", content)
    files = sorted((content / "strategies").glob("*.yaml"))
    own = [(file, yaml.safe_load(file.read_text())) for file in files]
    own = [(file, strategy) for file, strategy in own if strategy["vehicle"] == "pms"]
    for number in range(strategies - len(own)):
        file, strategy = own[number % len(own)]
        copy = {
            **_told_apart(strategy, number),
            "name": f"{strategy['name']} {number}",
            "path": f"{strategy['path']}-{number}",
            "title": f"Factsheet {number} of many, drawn by the bench | {{product}}",
            "description": f"Factsheet {number} of many: figures beside its benchmark, holdings, sectors, terms.",
        }
        text = yaml.safe_dump(copy, allow_unicode=True, sort_keys=False)
        file.with_name(f"{file.stem}-{number}.yaml").write_text(text)


def _told_apart(value: Any, number: int) -> Any:
    """Give each long text an end of its own, for no two pages may say the same."""
    if isinstance(value, str):
        return f"{value} Copy {number}." if len(value.split()) >= LEAST_WORDS_OF_ITS_OWN else value
    if isinstance(value, list):
        return [_told_apart(part, number) for part in value]
    if isinstance(value, dict):
        return {name: _told_apart(part, number) for name, part in value.items()}
    return value
