"""The routes of the desk: figures and words as editions."""

from collections.abc import Mapping
from http import HTTPStatus

from app.api_description.operation import Operation, file_reply, json_reply, one_of
from app.http.errors import ErrorReply
from app.pictures.picture_names import UPLOAD_TYPE
from app.sheets.read import CSV_TYPE, MEDIA_TYPES, XLSX_TYPE
from app.staff.editions.picture_routes import PICTURE, UploadedPictureReply
from app.staff.editions.replies import (
    EditionStepReply,
    EditionViewReply,
    FaultyEditionReply,
    FiguresOverview,
    FindingsReply,
    LiveReply,
    NewEditionReply,
    PreviewReply,
    SectionDesk,
    StrategyDesk,
    WordsOverview,
)
from app.staff.editions.sheets.replies import SheetReadingReply

_SHEET = json_reply("What the sheets say", SheetReadingReply)
_REFUSED = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY})
_UNKNOWN = frozenset({HTTPStatus.NOT_FOUND})
_CONFLICT = _UNKNOWN | {HTTPStatus.CONFLICT}
_STEP = {HTTPStatus.OK: json_reply("The edition after the step", EditionStepReply)}
_FAULTY = {HTTPStatus.UNPROCESSABLE_ENTITY: one_of("Not possible, and why", FaultyEditionReply, ErrorReply)}
_NEW = {HTTPStatus.CREATED: json_reply("The edition and its data", NewEditionReply)}

EDITION_OPERATIONS: Mapping[str, Operation] = {
    "staff_subjects.list_strategies": Operation(
        "List the strategies and how old their figures are",
        {HTTPStatus.OK: json_reply("All strategies", FiguresOverview)},
    ),
    "staff_subjects.show_strategy": Operation(
        "Show a strategy's figures, its open edition and its history",
        {HTTPStatus.OK: json_reply("The strategy", StrategyDesk)},
        refusals=_UNKNOWN,
    ),
    "staff_subjects.list_sections": Operation(
        "List the sections of words", {HTTPStatus.OK: json_reply("All sections", WordsOverview)}
    ),
    "staff_subjects.show_section": Operation(
        "Show a section's words, their schema, its open edition and its history",
        {HTTPStatus.OK: json_reply("The section", SectionDesk)},
        refusals=_UNKNOWN,
    ),
    "staff_subjects.begin": Operation(
        "Begin an edition of {name} with what is published now", _NEW, body="Nothing", refusals=_CONFLICT
    ),
    "staff_subjects.bring_back": Operation(
        "Propose an earlier edition of {name} again", {**_NEW, **_FAULTY}, body="Return", refusals=_CONFLICT
    ),
    "staff_sheets.read_file": Operation(
        "Read a workbook or a CSV file of a strategy's figures; nothing is stored",
        {HTTPStatus.OK: _SHEET},
        bodies={media_type: {"type": "string", "format": "binary"} for media_type in MEDIA_TYPES},
        refusals=_REFUSED,
    ),
    "staff_sheets.read_rows": Operation(
        "Read rows copied from a spreadsheet; nothing is stored",
        {HTTPStatus.OK: _SHEET},
        body="PastedRows",
        refusals=_REFUSED,
    ),
    "staff_sheets.show_workbook": Operation(
        "A workbook to fill in, with last month's names", {HTTPStatus.OK: file_reply(XLSX_TYPE)}, refusals=_UNKNOWN
    ),
    "staff_sheets.show_rows": Operation(
        "The rows of one dataset to fill in, as CSV", {HTTPStatus.OK: file_reply(CSV_TYPE)}, refusals=_UNKNOWN
    ),
    "staff_pictures.upload": Operation(
        "Upload a picture for the words of a section; kept for a week, or as long as an edition names it",
        {HTTPStatus.CREATED: json_reply("What the words call it", UploadedPictureReply)},
        bodies={media_type: {"type": "string", "format": "binary"} for media_type in PICTURE.media_types},
        refusals=frozenset({HTTPStatus.UNPROCESSABLE_ENTITY, HTTPStatus.TOO_MANY_REQUESTS}),
    ),
    "staff_pictures.show": Operation(
        "A picture by what the words call it", {HTTPStatus.OK: file_reply(UPLOAD_TYPE)}, refusals=_UNKNOWN
    ),
    "staff_editions.show_edition": Operation(
        "Show an edition, its data and what is published now",
        {HTTPStatus.OK: json_reply("The edition", EditionViewReply)},
        refusals=_UNKNOWN,
    ),
    "staff_editions.show_live": Operation(
        "Tell whether visitors see what an edition published",
        {HTTPStatus.OK: json_reply("Whether they do", LiveReply)},
        refusals=_UNKNOWN,
    ),
    "staff_editions.save": Operation(
        "Change a draft, which may be faulty", _STEP, body="EditionChange", refusals=_CONFLICT
    ),
    "staff_editions.check": Operation(
        "Look at an edition: its faults, what is unlikely, what it changes",
        {HTTPStatus.OK: json_reply("What was found", FindingsReply)},
        body="Nothing",
        refusals=_UNKNOWN,
    ),
    "staff_editions.take_base": Operation(
        "Let a draft stand over what the repository holds now", _STEP, body="EditionStep", refusals=_CONFLICT
    ),
    "staff_editions.propose": Operation(
        "Hand a draft over for approval", {**_STEP, **_FAULTY}, body="EditionStep", refusals=_CONFLICT
    ),
    "staff_editions.take_back": Operation(
        "Make a draft again of what was proposed or scheduled", _STEP, body="EditionStep", refusals=_CONFLICT
    ),
    "staff_editions.discard": Operation("Give an edition up", _STEP, body="EditionStep", refusals=_CONFLICT),
    "staff_previews.make_address": Operation(
        "Give out an address at which a draft may be looked at for seven days",
        {HTTPStatus.OK: json_reply("The address", PreviewReply)},
        body="Nothing",
        refusals=_CONFLICT,
    ),
    "staff_previews.end_addresses": Operation(
        "End all addresses at which a draft may be looked at",
        {HTTPStatus.NO_CONTENT: {"description": "They show nothing any more"}},
        body="Nothing",
        refusals=_UNKNOWN,
    ),
    "staff_editions.approve": Operation(
        "Approve an edition: published now, at a moment to come, or once another member covers what is still open",
        {**_STEP, **_FAULTY},
        body="Approval",
        refusals=_CONFLICT,
    ),
}
"""By endpoint. `{name}` stands for figures or words."""
