"""Members with second factors, and how they take the steps of a sign-in."""

from dataclasses import dataclass
from typing import Any

import pyotp
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.members.stores.account_store import give_temporary_password
from app.members.stores.member_store import member_named
from tests.app.members.staff_app import ASHA, PASSWORD, clock_of, log_in

ANOTHER_PASSWORD = "a horse that nobody guesses"


def temporary_password(app: Flask, email: str = ASHA) -> str:
    """Make a temporary password for a member, as an administrator or a command does."""
    with app.app_context():
        return give_temporary_password(member_named(email).user_id, clock_of(app)()).password


def post(client: FlaskClient, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    """Send a step, expect this status, and return the answer."""
    reply = client.post(path, json=body) if body else client.post(path)
    assert reply.status_code == status, (path, reply.status_code, reply.text)
    said: dict[str, Any] = reply.json or {}
    return said


def give_code(client: FlaskClient, code: str) -> TestResponse:
    return client.post("/api/login/code", json={"code": code})


@dataclass
class Phone:
    """An authenticator app with one secret, and its owner's recovery codes."""

    secret: str
    recovery_codes: list[str]

    def code(self, app: Flask, steps: int = 0) -> str:
        """The code of this moment, or of a moment some steps away."""
        return pyotp.TOTP(self.secret).at(int(clock_of(app)().timestamp()) + 30 * steps)


def set_up_phone(app: Flask, client: FlaskClient, email: str = ASHA) -> Phone:
    """Sign in with a temporary password, and set up an authenticator app and PASSWORD. The browser stays signed in."""
    log_in(client, email, temporary_password(app, email))
    told = post(client, "/api/login/totp")
    phone = Phone(told["secret"].replace(" ", ""), [])
    done = post(client, "/api/login/totp/confirm", code=phone.code(app))
    phone.recovery_codes = done["recoveryCodes"]
    post(client, "/api/login/new-password", password=PASSWORD)
    # The code of the set-up is used; the next one comes half a minute later.
    clock_of(app).advance(seconds=30)
    return phone
