"""The dashboard, the gaps before the launch, and sending a dead letter again."""

from flask import Blueprint
from typing_extensions import TypedDict
from werkzeug.exceptions import NotFound

from app.content.calendar import IST
from app.content.snapshots.facts import LaunchGap, with_settings
from app.content.store import ContentStore
from app.dashboard.figures import SHOWN_SIGN_INS, DashboardFigures, dashboard_as_json
from app.dashboard.notices import SHOWN_DEAD_LETTERS, mail_as_json, old_figures_as_json, waiting_as_json
from app.mail.condition import mail_condition
from app.mail.store import newest_dead_letters, put_back
from app.members.audit.store import SIGN_IN_ACTIONS, Action, newest_records
from app.members.replies import staff_blueprint
from app.members.services import StaffServices
from app.members.signing_in.session import record_use, this_member
from app.queries.models import is_id
from app.queries.statistics import query_statistics
from app.web.access import Access
from app.web.api_view import api_view


class LaunchReply(TypedDict):
    """The missing content, in the order of work; empty if nothing is missing."""

    gaps: list[LaunchGap]


def create_dashboard_routes(services: StaffServices, content: ContentStore) -> Blueprint:
    """Return the blueprint of the dashboard and of dead letters."""
    routes = staff_blueprint("staff_dashboard")

    @routes.get("/api/dashboard")
    @api_view(Access.STAFF)
    def show_dashboard() -> DashboardFigures:
        """The figures of the dashboard."""
        record_use(services, Action.DASHBOARD_READ)
        sign_ins = newest_records(SHOWN_SIGN_INS, SIGN_IN_ACTIONS)
        condition = mail_condition(services.now(), is_configured=services.settings.sends_mail)
        mail = mail_as_json(condition, newest_dead_letters(SHOWN_DEAD_LETTERS))
        old_figures = old_figures_as_json(content.snapshot.figures, services.now().astimezone(IST).date())
        waiting = waiting_as_json(this_member(), content.title_of)
        return dashboard_as_json(query_statistics(services.now()), sign_ins, mail, waiting, old_figures)

    @routes.get("/api/launch")
    @api_view(Access.STAFF)
    def show_launch() -> LaunchReply:
        """List the content that only the firm can supply before the launch."""
        return {"gaps": with_settings(content.snapshot.launch, sends_mail=services.settings.sends_mail)}

    @routes.post("/api/outbox/<mail_id>/send-again")
    @api_view(Access.STAFF, 404)
    def send_again(mail_id: str) -> None:
        """Queue a mail that was given up again."""
        if not is_id(mail_id) or not put_back(mail_id, services.now()):
            raise NotFound
        record_use(services, Action.MAIL_SENT_AGAIN, mail_id)

    return routes
