"""A message names a command as the operator has to type it."""

import pytest

from app.configuration.command_name import site_command


def test_a_command_is_called_by_site_where_that_started_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SITE_PROGRAM", raising=False)
    assert site_command("db upgrade") == "flask db upgrade"
    monkeypatch.setenv("SITE_PROGRAM", "site")
    assert site_command("db upgrade") == "site db upgrade"
