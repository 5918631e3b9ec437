"""Only the operator sees the details of `/readyz`."""

from pathlib import Path

import pytest
from flask import Flask
from pydantic import ValidationError

from app.configuration.settings import Settings
from tests.factories.site import build_app

pytestmark = pytest.mark.heavy

TOKEN = "t" * 32
SHOWN = {"Authorization": f"Bearer {TOKEN}"}
STRANGER = "203.0.113.9"


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    return build_app(tmp_path, metrics_token=TOKEN)


def facts(app: Flask, path: str = "/readyz", *, peer: str = "127.0.0.1", **headers: str) -> set[str]:
    """The facts of all checks beside their states."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    reply = app.test_client().get(path, headers=named, environ_overrides={"REMOTE_ADDR": peer})
    assert reply.json is not None
    assert set(reply.json) == {"status", "checks"}
    checks = reply.json["checks"].values()
    assert all("status" in check for check in checks)
    return {key for check in checks for key in check} - {"status"}


@pytest.mark.parametrize("path", ["/readyz", "/readyz/pages"])
def test_strangers_are_told_states_alone(app: Flask, path: str) -> None:
    assert facts(app, path) >= {"detail", "current"}
    assert facts(app, path, peer="::1") >= {"detail", "current"}
    assert facts(app, path, peer=STRANGER) == set()


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X_Forwarded_For", "X_Forwarded_Proto", "X_Real_IP"])
def test_whoever_comes_through_a_proxy_is_a_stranger(app: Flask, header: str) -> None:
    assert facts(app, **{header: "127.0.0.1"}) == set()


def test_the_token_opens_everywhere(app: Flask) -> None:
    assert facts(app, peer=STRANGER, **SHOWN) >= {"detail", "current"}
    assert facts(app, peer=STRANGER, Authorization=f"Bearer {TOKEN}x") == set()
    assert facts(app, peer=STRANGER, Authorization=TOKEN) == set()


def test_an_empty_token_is_nobodys(tmp_path: Path) -> None:
    app = build_app(tmp_path)
    assert facts(app, peer=STRANGER, Authorization="Bearer ") == set()


def test_production_wants_a_long_token(tmp_path: Path) -> None:
    production = {
        "app_env": "production",
        "secret_key": "s" * 32,
        "allowed_hosts": "www.example.in",
        "public_origin": "https://www.example.in",
    }
    assert Settings.model_validate({**production, "metrics_token": TOKEN}).metrics_token == TOKEN
    assert TOKEN not in repr(Settings.model_validate({**production, "metrics_token": TOKEN}))
    with pytest.raises(ValidationError, match="METRICS_TOKEN must have at least 32 characters"):
        Settings.model_validate({**production, "metrics_token": TOKEN[1:]})
    with pytest.raises(ValidationError, match="metrics_token"):
        Settings.model_validate({"metrics_token": "two words"})
