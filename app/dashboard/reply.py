"""The dashboard as JSON."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from app.dashboard.notices import MailStatus, OldFiguresReply, WaitingEdition
from app.members.audit_log import SIGN_IN_ACTIONS, Action, newest_records
from app.queries.statistics import NEWEST_SHOWN, Performance, RecentQuery, Stats
from app.web.wire_values import Moment, utc_iso

SHOWN_SIGN_INS = 5
NOBODY = "unknown"
Outcome = Literal["ok", "failed", "throttled"]
_OUTCOMES: Mapping[str, Outcome] = {
    Action.SIGN_IN: "ok",
    Action.SIGN_IN_FAILED: "failed",
    Action.SIGN_IN_THROTTLED: "throttled",
}


class RecentSignIn(TypedDict):
    """One attempt to sign in."""

    username: str
    at: Moment
    outcome: Outcome


class Recent(TypedDict):
    """The latest queries and sign-ins, newest first."""

    queries: Annotated[list[RecentQuery], Field(max_length=NEWEST_SHOWN)]
    signIns: Annotated[list[RecentSignIn], Field(max_length=SHOWN_SIGN_INS)]


class DashboardReply(TypedDict):
    """State of mail, editions waiting for this member, old figures, and the three cards."""

    mail: MailStatus
    waiting: list[WaitingEdition]
    oldFigures: OldFiguresReply
    stats: Stats
    recent: Recent
    performance: Performance


def recent_sign_ins() -> list[RecentSignIn]:
    """Return the latest attempts to sign in, newest first."""
    return [
        {"username": entry.email or NOBODY, "at": utc_iso(entry.at), "outcome": _OUTCOMES[entry.action]}
        for entry in newest_records(SHOWN_SIGN_INS, SIGN_IN_ACTIONS)
    ]
