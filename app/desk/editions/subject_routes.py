"""Lists of strategies and sections, the desk of each, and new drafts."""

from datetime import date

from flask import Blueprint
from werkzeug.routing import BaseConverter

from app.content.editions.published import BASE_NUMBER, DeskSubject, Kind
from app.desk.editions.bodies import Nothing, Return
from app.desk.editions.desk_blueprint import FAULTY_EDITION, desk_blueprint
from app.desk.editions.replies import (
    EditionReply,
    FiguresOverview,
    NewEditionReply,
    SectionDesk,
    SectionInList,
    StrategyDesk,
    SubjectInList,
    WordsOverview,
    edition_as_json,
    note_of,
    stated_parts,
)
from app.desk.editions.services import DeskServices
from app.desk.publishing import lifecycle
from app.desk.publishing.records import EditionRecord, NewEdition
from app.desk.publishing.store import add_edition, edition_data, open_editions, published_bases, published_editions
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError

_KINDS = "/api/<any(figures,words):kind>"
_NOT_PUBLISHED = "Only an edition that was published can be published again."


class SubjectConverter(BaseConverter):
    """Matches a strategy or a section of words, whose id has a slash; never the action behind it."""

    regex = r"[^/]+(?:/(?!(?:again|editions)$)[^/]+)?"
    part_isolating = False


def create_subject_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint of subjects."""
    routes = desk_blueprint("staff_subjects")
    _add_figures(routes, services)
    _add_words(routes, services)
    _add_beginnings(routes, services)
    return routes


def _add_figures(routes: Blueprint, services: DeskServices) -> None:
    @routes.get("/api/figures")
    @api_view(Access.STAFF)
    def list_strategies() -> FiguresOverview:
        """List the strategies and how old their figures are."""
        today = services.publishing.today()
        opened, bases = open_editions("figures"), published_bases("figures")
        return {
            "today": today.isoformat(),
            "contentFaults": list(map(str, services.content_faults())),
            "strategies": [
                _in_list(subject, opened.get(subject.subject), bases.get(subject.subject), today)
                for subject in services.subjects("figures")
            ],
        }

    @routes.get("/api/figures/<subject_id>")
    @api_view(Access.STAFF, 404)
    def show_strategy(subject_id: str) -> StrategyDesk:
        """Show a strategy's figures, its open edition and its history."""
        subject = services.subject("figures", subject_id)
        return StrategyDesk(
            slug=subject.subject,
            name=subject.title,
            path=subject.page,
            current=subject.data,
            number=subject.number,
            datasets=subject.datasets,
            terms=subject.terms,
            metrics=subject.metrics,
            open=_open(subject),
            history=_history(subject),
        )


def _add_words(routes: Blueprint, services: DeskServices) -> None:
    @routes.get("/api/words")
    @api_view(Access.STAFF)
    def list_sections() -> WordsOverview:
        """List the sections of words."""
        opened, bases = open_editions("words"), published_bases("words")
        return {
            "contentFaults": list(map(str, services.content_faults())),
            "sections": [
                _section(subject, opened.get(subject.subject), bases.get(subject.subject))
                for subject in services.subjects("words")
            ],
        }

    @routes.get("/api/words/<subject:subject_id>")
    @api_view(Access.STAFF, 404)
    def show_section(subject_id: str) -> SectionDesk:
        """Show a section's words, their schema, its open edition and its history."""
        subject = services.subject("words", subject_id)
        return {
            "id": subject.subject,
            "title": subject.title,
            "page": subject.page,
            "schema": subject.value_schema or {},
            "value": subject.data["value"],
            "number": subject.number,
            "open": _open(subject),
            "history": _history(subject),
        }


def _add_beginnings(routes: Blueprint, services: DeskServices) -> None:
    @routes.post(f"{_KINDS}/<subject:subject_id>/editions")
    @api_view(Access.STAFF, 404, 409, status=201, body=Nothing)
    def begin(kind: Kind, subject_id: str) -> NewEditionReply:
        """Begin an edition of {name} with the published data."""
        subject = services.subject_in_force(kind, subject_id)
        # The published data keeps its base, even if the folder has changed since.
        base = None if subject.number == BASE_NUMBER else published_bases(kind).get(subject_id)
        new = NewEdition(
            kind=kind,
            subject=subject_id,
            as_on=_day(subject),
            data=subject.data,
            base_digest=base or subject.base_digest,
        )
        return _new(add_edition(new, services.this_actor(), services.publishing.now()), subject)

    @routes.post(f"{_KINDS}/<subject:subject_id>/again")
    @api_view(Access.STAFF, 404, 409, status=201, replies=FAULTY_EDITION)
    def bring_back(kind: Kind, subject_id: str, body: Return) -> NewEditionReply:
        """Propose an earlier edition of {name} again."""
        subject, by = services.subject(kind, subject_id), services.this_actor()
        published = {record.number: record for record in published_editions(kind, subject_id)}
        before = published.get(body.number)
        if not published or (before is None and body.number != BASE_NUMBER):
            raise ApiError(409, _NOT_PUBLISHED)
        new = NewEdition(
            kind=kind,
            subject=subject_id,
            as_on=None if before is None else before.as_on,
            data=None if before is None else edition_data(before.id),
            base_digest=services.folder_digest(kind, subject_id),
            again_of=body.number,
            why=body.why,
        )
        added = add_edition(new, by, services.publishing.now())
        return _new(lifecycle.propose(services.publishing, added, added.revision, by), subject)


def _new(record: EditionRecord, subject: DeskSubject) -> NewEditionReply:
    data = edition_data(record.id)
    return {"edition": edition_as_json(record, subject, note_of(data)), "data": data}


def _in_list(subject: DeskSubject, opened: EditionRecord | None, base: str | None, today: date) -> SubjectInList:
    day = _day(subject)
    return {
        "slug": subject.subject,
        "name": subject.title,
        "path": subject.page,
        "asOn": None if day is None else day.isoformat(),
        "ageDays": None if day is None else (today - day).days,
        "stated": stated_parts(subject),
        "edition": None if opened is None else edition_as_json(opened, subject),
        "baseChanged": _base_changed(subject, base),
    }


def _section(subject: DeskSubject, opened: EditionRecord | None, base: str | None) -> SectionInList:
    return {
        "id": subject.subject,
        "title": subject.title,
        "page": subject.page,
        "group": subject.group,
        "edition": None if opened is None else edition_as_json(opened, subject),
        "baseChanged": _base_changed(subject, base),
    }


def _base_changed(subject: DeskSubject, base: str | None) -> bool:
    """Return whether the content folder changed below the published edition; the snapshot in use is then older.

    `base` is the digest of the values that the newest publication was made for.
    """
    return base is not None and subject.number != BASE_NUMBER and base != subject.base_digest


def _open(subject: DeskSubject) -> EditionReply | None:
    record = open_editions(subject.kind).get(subject.subject)
    return None if record is None else edition_as_json(record, subject, note_of(edition_data(record.id)))


def _history(subject: DeskSubject) -> list[EditionReply]:
    return [
        edition_as_json(record, subject, note_of(edition_data(record.id)))
        for record in published_editions(subject.kind, subject.subject)
    ]


def _day(subject: DeskSubject) -> date | None:
    try:
        return date.fromisoformat(subject.data.get("asOn", ""))
    except ValueError:
        return None
