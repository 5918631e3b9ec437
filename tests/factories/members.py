"""Staff members of a running site that signed in before: their password is their own, and nothing is asked of them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from flask import Flask

from app.commands import create_app
from app.configuration.settings import load_settings
from app.members.stores.member_store import add_staff_user
from app.members.stores.passwords import hash_password, make_password
from app.members.stores.permission_store import Permission
from tests.app.databases import in_context


@contextmanager
def command_app(environment: Mapping[str, str]) -> Iterator[Flask]:
    """The app as a command beside a running site has it, but in this process: another takes seconds to start."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        app = create_app(load_settings())
    with in_context(app):
        yield app


def add_member(environment: Mapping[str, str], email: str, *options: str) -> str:
    """Add a member to the site that has this environment; return the password. `--approve`, `--manage`: it may."""
    password = make_password()
    permissions = [permission for permission in Permission if f"--{permission}" in options]
    with command_app(environment):
        add_staff_user(email, hash_password(password), now=datetime.now(UTC), permissions=permissions)
    return password
