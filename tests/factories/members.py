"""Staff members of a running site, added as an operator adds them."""

import re
import subprocess
import sys
from collections.abc import Mapping

from app.root import ROOT


def add_member(environment: Mapping[str, str], email: str, *options: str) -> str:
    """Add a member to the site that has this environment; return the password."""
    command = [sys.executable, "-m", "flask", "staff", "add", email, *options]
    added = subprocess.run(command, cwd=ROOT, env=dict(environment), capture_output=True, text=True, check=False)
    password = re.search(r"^Password\s+(\S+)$", added.stdout, re.MULTILINE)
    assert password is not None, added.stdout + added.stderr
    return password[1]
