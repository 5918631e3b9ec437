"""Records of what an operator does on the command line."""

import os
import pwd
from datetime import UTC, datetime

from sqlalchemy import Connection

from app.audit.store import Action, record, record_within

COMMAND_LINE = "command line"


def record_command(action: Action, *, username: str | None = None, detail: str = "") -> None:
    """Keep a record that names the system's account the command runs under. `username` is the member it changes."""
    record(action, at=datetime.now(UTC), username=username, address=COMMAND_LINE, detail=_with_account(detail))


def record_command_within(connection: Connection, action: Action, *, detail: str) -> None:
    """Keep such a record within the transaction of what it tells: both are there, or neither."""
    now, told = datetime.now(UTC), _with_account(detail)
    record_within(connection, action, at=now, username=None, address=COMMAND_LINE, detail=told)


def _with_account(detail: str) -> str:
    return ", ".join(part for part in (detail, f"by {_account()}") if part)


def _account() -> str:
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"uid {os.getuid()}"
