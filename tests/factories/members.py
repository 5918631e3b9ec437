"""Members of a running site who have signed in before, so that their passwords are final."""

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
    """The app of a command beside a running site, but in this process, because another takes seconds to start."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        app = create_app(load_settings())
    with in_context(app):
        yield app


def add_member(environment: Mapping[str, str], email: str, *options: str) -> str:
    """Add a member to the site with this environment; return the password. `--approve`, `--manage`: permissions."""
    password = make_password()
    permissions = [permission for permission in Permission if f"--{permission}" in options]
    with command_app(environment):
        add_staff_user(email, hash_password(password), now=datetime.now(UTC), permissions=permissions)
    return password
