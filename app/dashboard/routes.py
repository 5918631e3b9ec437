"""The dashboard, the gaps before the launch, and sending a dead letter again."""

from flask import Blueprint
from typing_extensions import TypedDict
from werkzeug.exceptions import NotFound

from app.content.calendar import day_in_india
from app.content.content_store import ContentStore
from app.content.snapshots.facts import LaunchGap, with_settings
from app.dashboard.notices import mail_status, old_figures, waiting_editions
from app.dashboard.reply import DashboardReply, recent_sign_ins
from app.database.row_id import is_row_id
from app.mail.outbox import put_back
from app.members.audit_log import Action
from app.members.context import StaffContext
from app.members.signing_in.session import record_use, this_member
from app.members.staff_blueprint import staff_blueprint
from app.queries.statistics import count_recent_queries, recent_queries
from app.web.access import Access
from app.web.api_view import api_view


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
