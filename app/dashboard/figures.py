"""The dashboard's figures as JSON."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from app.dashboard.notices import MailFigures, OldFigures, WaitingEdition
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_LIST
from app.members.audit.store import Action, AuditEntry
from app.queries.models import Query
from app.queries.query_record import QueryKind, QueryRecord, query_as_json
from app.queries.statistics import DAYS_SHOWN, NEWEST_SHOWN, KindFigures, QueryStatistics
from app.web.wire_values import Count, DayInIndia, Minutes, Moment, utc_iso, wire_object

SHOWN_SIGN_INS = 5
NOBODY = "unknown"
Outcome = Literal["ok", "failed", "throttled"]
_OUTCOMES: Mapping[Action, Outcome] = {
    Action.SIGN_IN: "ok",
    Action.SIGN_IN_FAILED: "failed",
    Action.SIGN_IN_THROTTLED: "throttled",
}


if TYPE_CHECKING:
    Stats = dict[str, KindFigures]
    DayCount = dict[str, int | str]
else:
    Stats = wire_object("Stats", "The figures of each list.", dict.fromkeys(FORM_OF_LIST, KindFigures))
    _DAY_FIELDS = {"date": DayInIndia, **dict.fromkeys(FORM_OF_LIST, Count)}
    DayCount = wire_object("DayCount", "Number of queries of one day, by list.", _DAY_FIELDS)


class RecentQuery(QueryRecord):
    """One of the latest queries of all lists."""

    kind: QueryKind


class RecentSignIn(TypedDict):
    """One attempt to sign in."""

    username: str
    at: Moment
    outcome: Outcome


class Recent(TypedDict):
    """The latest queries and sign-ins, newest first."""

    queries: Annotated[list[RecentQuery], Field(max_length=NEWEST_SHOWN)]
    signIns: Annotated[list[RecentSignIn], Field(max_length=SHOWN_SIGN_INS)]


class Performance(TypedDict):
    """The last 30 days, ending today. The median is null if no query was opened."""

    medianMinutesToFirstOpen: Minutes | None
    queriesPerDay: Annotated[list[DayCount], Field(min_length=DAYS_SHOWN, max_length=DAYS_SHOWN)]


class DashboardFigures(TypedDict):
    """State of mail, editions waiting for this member, old figures, and the three cards."""

    mail: MailFigures
    waiting: list[WaitingEdition]
    oldFigures: OldFigures
    stats: Stats
    recent: Recent
    performance: Performance


def dashboard_as_json(
    statistics: QueryStatistics,
    sign_ins: Sequence[AuditEntry],
    mail: MailFigures,
    waiting: list[WaitingEdition],
    old_figures: OldFigures,
) -> DashboardFigures:
    """Return the notices and the three cards."""
    median = statistics.median_minutes_to_first_open
    return {
        "mail": mail,
        "waiting": waiting,
        "oldFigures": old_figures,
        "stats": {name: statistics.counts[form] for name, form in FORM_OF_LIST.items()},
        "recent": {
            "queries": [_recent(query) for query in statistics.newest],
            "signIns": [_sign_in(entry) for entry in sign_ins],
        },
        "performance": {
            "medianMinutesToFirstOpen": None if median is None else round(median, 1),
            "queriesPerDay": [_day(day, by_form) for day, by_form in statistics.per_day],
        },
    }


def _recent(query: Query) -> RecentQuery:
    return {**query_as_json(query), "kind": query.form.list_name}


def _sign_in(entry: AuditEntry) -> RecentSignIn:
    return {"username": entry.username or NOBODY, "at": utc_iso(entry.at), "outcome": _OUTCOMES[entry.action]}


def _day(day: date, by_form: Mapping[Form, int]) -> DayCount:
    return {"date": day.isoformat(), **{name: by_form[form] for name, form in FORM_OF_LIST.items()}}
