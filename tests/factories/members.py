"""Staff members of a running site that signed in before: their password is their own, and nothing is asked of them."""

import subprocess
import sys
from collections.abc import Mapping

from app.configuration.root import ROOT

_PROGRAM = """
import sys
from datetime import UTC, datetime
from app.factory import create_app
from app.members.stores.passwords import hash_password, make_password
from app.members.stores.permission_store import Permission
from app.members.stores.store import add_staff_user
email, *options = sys.argv[1:]
password = make_password()
with create_app().app_context():
    permissions = [permission for permission in Permission if f"--{permission}" in options]
    add_staff_user(email, hash_password(password), now=datetime.now(UTC), permissions=permissions)
print("Password", password)
"""


def add_member(environment: Mapping[str, str], email: str, *options: str) -> str:
    """Add a member to the site that has this environment; return the password. `--approve`, `--manage`: it may."""
    command = [sys.executable, "-c", _PROGRAM, email, *options]
    added = subprocess.run(command, cwd=ROOT, env=dict(environment), capture_output=True, text=True, check=False)
    assert added.returncode == 0, added.stdout + added.stderr
    return added.stdout.split()[-1]
