"""Lists of strategies and sections, each one, and new drafts."""

from datetime import date

from flask import Blueprint
from werkzeug.routing import BaseConverter

from app.content.calendar import day_in_india
from app.content.editions.published import ORIGINAL_NUMBER, DeskSubject, Kind
from app.desk.api.bodies import Nothing, Return
from app.desk.api.context import DeskContext
from app.desk.api.desk_blueprint import FAULTY_EDITION
from app.desk.api.replies import (
    EditionStepReply,
    SubjectInList,
    SubjectListReply,
    SubjectViewReply,
    edition_as_json,
    stated_parts,
)
from app.desk.publishing import lifecycle
from app.desk.publishing.edition_store import add_edition, edition_data, open_editions, published_editions
from app.desk.publishing.records import EditionRecord, NewEdition
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError

_KINDS = "/api/<any(figures,words):kind>"
_NOT_PUBLISHED = "Only an edition that was published can be published again."


class SubjectConverter(BaseConverter):
    """Matches a strategy or a section of words, whose id has a slash; never the action behind it."""

    regex = r"[^/]+(?:/(?!(?:again|editions|pasted|sheet)$)[^/]+)?"
    part_isolating = False


def add_subject_routes(routes: Blueprint, context: DeskContext) -> None:
    """Add the routes of subjects."""
    _add_subjects(routes, context)
    _add_beginnings(routes, context)


def _add_subjects(routes: Blueprint, context: DeskContext) -> None:
    @routes.get(_KINDS)
    @api_view(Access.STAFF)
    def list_subjects(kind: Kind) -> SubjectListReply:
        """List what can be edited of {name}: for figures the strategies, for words the sections."""
        today, opened = day_in_india(context.publishing.now()), open_editions(kind)
        return {
            "today": today.isoformat(),
            "contentFaults": list(map(str, context.content_faults())),
            "subjects": [_in_list(subject, opened.get(subject.subject), today) for subject in context.subjects(kind)],
        }

    @routes.get(f"{_KINDS}/<subject:subject_id>")
    @api_view(Access.STAFF, 404)
    def show_subject(kind: Kind, subject_id: str) -> SubjectViewReply:
        """Show one subject of {name}, its open edition and its history."""
        subject = context.subject(kind, subject_id)
        opened = open_editions(kind).get(subject_id)
        return {
            "subject": subject,
            "open": None if opened is None else edition_as_json(opened),
            "history": [edition_as_json(record) for record in published_editions(kind, subject_id)],
        }


def _add_beginnings(routes: Blueprint, context: DeskContext) -> None:
    @routes.post(f"{_KINDS}/<subject:subject_id>/editions")
    @api_view(Access.STAFF, 404, 409, status=201, body=Nothing)
    def begin(kind: Kind, subject_id: str) -> EditionStepReply:
        """Begin an edition of {name} with the published data."""
        subject = context.subject_in_force(kind, subject_id)
        new = NewEdition(
            kind=kind,
            subject=subject_id,
            as_on=_day(subject),
            data=subject.data,
            original_digest=subject.original_digest,
        )
        added = add_edition(new, context.this_actor(), context.publishing.now())
        return {"edition": edition_as_json(added)}

    @routes.post(f"{_KINDS}/<subject:subject_id>/again")
    @api_view(Access.STAFF, 404, 409, status=201, replies=FAULTY_EDITION)
    def bring_back(kind: Kind, subject_id: str, body: Return) -> EditionStepReply:
        """Propose an earlier edition of {name} again."""
        subject, by = context.subject(kind, subject_id), context.this_actor()
        published = {record.number: record for record in published_editions(kind, subject_id)}
        before = published.get(body.number)
        if not published or (before is None and body.number != ORIGINAL_NUMBER):
            raise ApiError(409, _NOT_PUBLISHED)
        new = NewEdition(
            kind=kind,
            subject=subject_id,
            as_on=None if before is None else before.as_on,
            data=None if before is None else edition_data(before.id),
            original_digest=subject.original_digest,
            again_of=body.number,
            why=body.why,
        )
        added = add_edition(new, by, context.publishing.now())
        proposed = lifecycle.propose(context.publishing, added, added.revision, by)
        return {"edition": edition_as_json(proposed)}


def _in_list(subject: DeskSubject, opened: EditionRecord | None, today: date) -> SubjectInList:
    stated = stated_parts(subject)
    # The day of a sample says nothing about figures that nobody has stated.
    day = None if stated == "none" else _day(subject)
    return SubjectInList(
        subject=subject.subject,
        title=subject.title,
        group=subject.group,
        as_on=None if day is None else day.isoformat(),
        age_days=None if day is None else (today - day).days,
        stated=stated,
        number=subject.number,
        edition=None if opened is None else edition_as_json(opened),
        originals_changed=subject.originals_changed,
    )


def _day(subject: DeskSubject) -> date | None:
    try:
        return date.fromisoformat(subject.data.get("asOn", ""))
    except ValueError:
        return None
