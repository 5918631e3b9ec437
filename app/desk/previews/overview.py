"""The first page of a preview: what the draft is about, its state, and its changes."""

from datetime import datetime
from typing import Any

from flask import render_template

from app.content.calendar import IST, long_date, short_date
from app.desk.previews.drafts import Draft
from app.desk.previews.tokens import Preview, preview_address
from app.desk.publishing.records import EditionRecord, State

MOST_SHOWN_AT_ONCE = 40
_STATES = {
    State.DRAFT: "Not proposed yet",
    State.PROPOSED: "Proposed, waiting for approval",
    State.SCHEDULED: "Approved, published on {moment}",
}


def overview(edition: EditionRecord, title: str, draft: Draft, preview: Preview, token: str) -> str:
    """Return the document. It contains no names, because people of other firms may read it."""
    as_on = "" if edition.as_on is None else f", as on {long_date(edition.as_on)}"
    shown, further = draft.changes[:MOST_SHOWN_AT_ONCE], draft.changes[MOST_SHOWN_AT_ONCE:]
    facts: dict[str, Any] = {
        "title": f"{title}{as_on}",
        "state": _STATES[edition.state].format(moment=edition.publish_at and _moment(edition.publish_at)),
        "ends": _moment(preview.ends_at),
        "draft": draft,
        "shown": shown,
        "further": further,
        "address": preview_address(token),
    }
    return render_template("previews/overview.html", **facts)


def notice(heading: str, text: str, page_path: str | None = None) -> str:
    """Return a small document that says why a preview cannot be shown."""
    return render_template("previews/notice.html", heading=heading, text=text, page_path=page_path)


def _moment(moment: datetime) -> str:
    local = moment.astimezone(IST)
    return f"{short_date(local.date())}, {local:%H:%M} IST"
