"""`.env.example` and Settings say the same."""

from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.configuration.settings import SAMPLES_HIDDEN, Settings


def read_example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text().splitlines()
    pairs = [line.removeprefix("# ").partition("=") for line in lines]
    return {name: value for name, sign, value in pairs if sign and name.isupper()}


@pytest.mark.parametrize("name", sorted(set(Settings.model_fields) - {"secret_key", "sample_data"}))
def test_it_shows_the_default(name: str) -> None:
    default = Settings.model_fields[name].default
    shown = Settings.model_validate({"sample_data": "hide", name: read_example()[name.upper()]})
    value = getattr(shown, name)
    # Outside production two settings name the parent folder.
    if isinstance(value, Path) and value.name == SAMPLES_HIDDEN:
        value = value.parent
    assert (ROOT / value if isinstance(value, Path) else value) == default


def test_each_setting_has_a_comment_above_it() -> None:
    before = ""
    for line in (ROOT / ".env.example").read_text().splitlines():
        if is_setting(line):
            assert before.startswith("# "), line
            assert not is_setting(before), line
        before = line


def is_setting(line: str) -> bool:
    name, sign, _ = line.removeprefix("# ").partition("=")
    return bool(sign) and name.isupper()
