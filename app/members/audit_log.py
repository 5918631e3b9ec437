"""The audit log: who did what, when and from where. `flask staff audit` shows it.

Records name staff and IP addresses, never a visitor, and are kept for two years. A record tells which kinds of filter
were used, not what was searched for.
"""

import logging
import os
import pwd
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from sqlalchemy import Connection, Index, String, delete, event, insert, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from app.database.extensions import Model, UtcDateTime, change, db

_log = logging.getLogger(__name__)

COMMAND_LINE = "command line"
DETAIL_LENGTH = 100
AUDIT_LIFE = timedelta(days=2 * 365)


class Action(StrEnum):
    """What is recorded."""

    SIGN_IN = "sign-in"
    SIGN_IN_BEGUN = "sign-in-begun"
    SIGN_IN_FAILED = "sign-in-failed"
    SIGN_IN_THROTTLED = "sign-in-throttled"
    SIGN_OUT = "sign-out"
    DASHBOARD_READ = "dashboard-read"
    LIST_READ = "list-read"
    QUERY_READ = "query-read"
    EXPORT = "export"
    PURGE = "purge"
    QUERY_OPENED = "query-opened"
    MAIL_SENT_AGAIN = "mail-sent-again"
    MEMBER_ADDED = "member-added"
    # Records of earlier releases have these two spellings.
    MEMBER_ENDED = "member-disabled"
    MEMBER_RESTORED = "member-enabled"
    PERMISSION_GIVEN = "permission-given"
    PERMISSION_TAKEN = "permission-taken"
    PASSWORD_RESET = "password-reset"  # noqa: S105
    PASSWORD_CHANGED = "password-changed"  # noqa: S105
    FACTOR_CHANGED = "factor-changed"
    FRESH_PROOF = "fresh-proof"
    NAME_CHANGED = "name-changed"
    MEMBERS_READ = "members-read"
    EDITION_DRAFTED = "edition-drafted"
    EDITION_SAVED = "edition-saved"
    EDITION_PROPOSED = "edition-proposed"
    # Records of earlier releases have this spelling.
    EDITION_SENT_BACK = "edition-taken-back"
    EDITION_DISCARDED = "edition-discarded"
    # The records have this spelling.
    EDITION_SCHEDULED = "edition-approved"
    EDITION_APPROVED_IN_PART = "edition-approved-in-part"
    APPROVAL_REFUSED = "approval-refused"
    PREVIEWS_ENDED = "previews-ended"
    EDITION_PREVIEWED = "edition-previewed"
    EDITION_PUBLISHED = "edition-published"
    EDITION_REFUSED = "edition-refused"
    SESSIONS_ENDED = "sessions-ended"


SIGN_IN_ACTIONS = (Action.SIGN_IN, Action.SIGN_IN_FAILED, Action.SIGN_IN_THROTTLED)


class AuditRecord(Model):
    """Who did what, when and from where. It names no visitor; members stay named for good.

    `email` is the member's, null if the name that was tried belongs to none. `origin` is an IP address, the worker or
    the command line. Earlier releases stored actions that Action no longer has.
    """

    __tablename__ = "staff_audit"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    action: Mapped[str] = mapped_column(String(30))
    email: Mapped[str | None] = mapped_column("username", String(254))
    origin: Mapped[str] = mapped_column("address", String(64))
    detail: Mapped[str] = mapped_column(String(DETAIL_LENGTH))

    __table_args__ = (Index("ix_staff_audit_action_at", "action", "at"),)


def record(action: Action, *, at: datetime, email: str | None, origin: str, detail: str = "") -> None:
    """Store a record; it is committed when this returns."""
    with db.engine.begin() as connection:
        record_within(connection, action, at=at, email=email, origin=origin, detail=detail)


def record_command(action: Action, *, email: str | None = None, detail: str = "") -> None:
    """Store a record with the system account that runs the command. `email` is of the member it changes."""
    text = f"{detail}, by {_account()}" if detail else f"by {_account()}"
    record(action, at=datetime.now(UTC), email=email, origin=COMMAND_LINE, detail=text)


def record_within(
    connection: Connection, action: Action, *, at: datetime, email: str | None, origin: str, detail: str
) -> None:
    """Store a record in the transaction of its change. After the commit it is logged, as a second place."""
    values = {"at": at, "action": action, "email": email, "origin": origin, "detail": detail[:DETAIL_LENGTH]}
    connection.execute(insert(AuditRecord).values(values))
    line = {"action": action.value, "member": email, "address": origin, "detail": detail}
    event.listen(connection, "commit", lambda _: _log.info("audit", extra=line), once=True)


def newest_records(count: int, actions: Sequence[Action] | None = None) -> Sequence[AuditRecord]:
    """Return the latest records of these actions, or of all, newest first."""
    statement = select(AuditRecord).order_by(AuditRecord.at.desc(), AuditRecord.id.desc()).limit(count)
    if actions is not None:
        statement = statement.where(AuditRecord.action.in_(actions))
    with Session(db.engine) as session:
        return session.scalars(statement).all()


def forget_old_records(now: datetime) -> None:
    """Delete what is older than two years."""
    change(delete(AuditRecord).where(AuditRecord.at <= now - AUDIT_LIFE))


def _account() -> str:
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"uid {os.getuid()}"
