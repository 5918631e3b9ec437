"""The dashboard, the gaps before the launch, and sending a dead letter again."""

from collections.abc import Mapping
from typing import Annotated, Literal

from flask import Blueprint
from pydantic import Field
from typing_extensions import TypedDict
from werkzeug.exceptions import NotFound

from app.content.calendar import day_in_india
from app.content.content_store import ContentStore
from app.content.snapshots.facts import LaunchGap, with_settings
from app.dashboard.notices import (
    MailStatus,
    OldFiguresReply,
    WaitingEdition,
    mail_status,
    old_figures,
    waiting_editions,
)
from app.database.row_id import is_row_id
from app.mail.outbox import put_back
from app.members.audit_log import SIGN_IN_ACTIONS, Action, newest_records
from app.members.context import StaffContext
from app.members.signing_in.session import record_use, this_member
from app.members.staff_blueprint import staff_blueprint
from app.queries.statistics import NEWEST_SHOWN, Performance, RecentQuery, Stats, count_recent_queries, recent_queries
from app.web.access import Access
from app.web.api_view import api_view
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


class LaunchReply(TypedDict):
    """The missing content, in the order of work; empty if nothing is missing."""

    gaps: list[LaunchGap]


def create_dashboard_routes(context: StaffContext, content: ContentStore) -> Blueprint:
    """Return the blueprint of the dashboard and of dead letters."""
    routes = staff_blueprint("staff_dashboard")

    @routes.get("/api/dashboard")
    @api_view(Access.STAFF)
    def show_dashboard() -> DashboardReply:
        """Return what the dashboard shows."""
        record_use(context, Action.DASHBOARD_READ)
        now = context.now()
        stats, performance = count_recent_queries(now)
        return {
            "mail": mail_status(now, is_configured=context.settings.sends_mail),
            "waiting": waiting_editions(this_member(), content.title_of),
            "oldFigures": old_figures(content.snapshot.figures, day_in_india(now)),
            "stats": stats,
            "recent": {"queries": recent_queries(), "signIns": recent_sign_ins()},
            "performance": performance,
        }

    @routes.get("/api/launch")
    @api_view(Access.STAFF)
    def show_launch() -> LaunchReply:
        """List the content that only the firm can supply before the launch."""
        return {"gaps": with_settings(content.snapshot.launch, sends_mail=context.settings.sends_mail)}

    @routes.post("/api/outbox/<mail_id>/send-again")
    @api_view(Access.STAFF, 404)
    def send_again(mail_id: str) -> None:
        """Queue a mail that was given up again."""
        if not is_row_id(mail_id) or not put_back(mail_id, context.now()):
            raise NotFound
        record_use(context, Action.MAIL_SENT_AGAIN, mail_id)

    return routes
