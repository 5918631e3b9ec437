"""Outside production a secret is made once, at random, and stored where no other user can read it."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.configuration.files import own_secret
from app.configuration.settings import MINIMUM_SECRET_LENGTH, SettingsError, load_settings


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of the secret's file, in a folder that does not exist yet."""
    place = tmp_path / "var" / "secret-key"
    monkeypatch.setattr("app.configuration.settings.SECRET_FILE", place)
    monkeypatch.delenv("SECRET_KEY", raising=False)
    return place


def test_it_is_made_once_and_kept_for_this_user_alone(file: Path) -> None:
    made = load_settings().secret_key
    assert len(made) >= MINIMUM_SECRET_LENGTH
    assert load_settings().secret_key == made
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]


def test_two_folders_have_two(tmp_path: Path) -> None:
    assert own_secret(tmp_path / "one") != own_secret(tmp_path / "other")


def test_those_that_start_side_by_side_have_one(file: Path) -> None:
    with ThreadPoolExecutor(8) as starts:
        assert len(set(starts.map(own_secret, [file] * 64))) == 1


@pytest.mark.parametrize("app_env", ["development", "test"])
def test_an_empty_variable_is_none(app_env: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APP_ENV", app_env)
    monkeypatch.setenv("SECRET_KEY", "")
    assert len(load_settings().secret_key) >= MINIMUM_SECRET_LENGTH


def test_one_that_is_set_is_taken_and_none_is_made(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "given")
    settings = load_settings()
    assert settings.secret_key == "given"
    assert "given" not in repr(settings)
    assert not file.exists()


def test_production_makes_none(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APP_ENV", "production")
    with pytest.raises(SettingsError, match="SECRET_KEY must be set to a value of your own"):
        load_settings()
    assert not file.exists()


def test_a_folder_that_takes_none_is_told_by_the_variable(file: Path) -> None:
    file.parent.touch()
    with pytest.raises(SettingsError, match=r"SECRET_KEY: must be set: .*secret-key"):
        load_settings()


@pytest.mark.parametrize("damage", [b"", b"\n", b"\xff"])
def test_a_damaged_file_signs_nothing(file: Path, damage: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(damage)
    with pytest.raises(SettingsError, match=r"SECRET_KEY: must be set: .*secret-key"):
        load_settings()
