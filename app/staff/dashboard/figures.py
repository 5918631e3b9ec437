"""The dashboard's figures as JSON."""

from collections.abc import Mapping, Sequence

from app.audit.store import Action, AuditEntry
from app.leads.kinds import LISTS
from app.leads.records import lead_as_json, utc_iso
from app.leads.statistics import LeadCounts, LeadStatistics

SHOWN_SIGN_INS = 5
NOBODY = "unknown"
_NAMES = {kind: name for name, kind in LISTS.items()}
_OUTCOMES = {
    Action.SIGN_IN: "ok",
    Action.SIGN_IN_FAILED: "failed",
    Action.SIGN_IN_THROTTLED: "throttled",
}


def dashboard_as_json(
    statistics: LeadStatistics, sign_ins: Sequence[AuditEntry], mail: Mapping[str, object]
) -> dict[str, object]:
    """Return the notice of mail and the three cards."""
    return {
        "mail": mail,
        "stats": {name: _counts(statistics.counts[kind]) for name, kind in LISTS.items()},
        "recent": {
            "queries": [{**lead_as_json(lead), "kind": _NAMES[lead.kind]} for lead in statistics.newest],
            "signIns": [_sign_in(entry) for entry in sign_ins],
        },
        "performance": {
            "medianMinutesToFirstOpen": _rounded(statistics.median_minutes_to_first_open),
            "queriesPerDay": [
                {"date": day.isoformat(), **{name: counts[kind] for name, kind in LISTS.items()}}
                for day, counts in statistics.per_day
            ],
        },
    }


def _counts(counts: LeadCounts) -> dict[str, int]:
    return {
        "today": counts.today,
        "last7Days": counts.last_7_days,
        "last30Days": counts.last_30_days,
        "total": counts.total,
        "unseen": counts.unseen,
    }


def _sign_in(entry: AuditEntry) -> dict[str, str]:
    return {"username": entry.username or NOBODY, "at": utc_iso(entry.at), "outcome": _OUTCOMES[entry.action]}


def _rounded(minutes: float | None) -> float | None:
    return None if minutes is None else round(minutes, 1)
