"""Records of what an operator does on the command line."""

import os
import pwd
from datetime import UTC, datetime

from app.members.audit.store import Action, record

COMMAND_LINE = "command line"


def record_command(action: Action, *, username: str | None = None, detail: str = "") -> None:
    """Keep a record that names the system's account the command runs under. `username` is the member it changes."""
    record(action, at=datetime.now(UTC), username=username, address=COMMAND_LINE, detail=_with_account(detail))


def _with_account(detail: str) -> str:
    return ", ".join(part for part in (detail, f"by {_account()}") if part)


def _account() -> str:
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"uid {os.getuid()}"
