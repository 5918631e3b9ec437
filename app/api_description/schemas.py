"""The named shapes. Replies are the types their rooms answer with; limits of bodies are those that are enforced."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from app.content.models.lead_rules import LeadRules
from app.forms.declared import FORMS
from app.http.errors import ErrorReply
from app.leads.query_record import QueryRecord, record_type
from app.leads.replies import SavedReply
from app.leads.request_schema import STORABLE, request_name, request_schema
from app.publishing.records import MOST_REVISIONS, WHY_LENGTH
from app.staff import bodies
from app.staff.account.replies import AccountReply, RecoveryCodesReply
from app.staff.dashboard.figures import DashboardFigures
from app.staff.dashboard.launch import LaunchReply
from app.staff.editions.picture_routes import UploadedPictureReply
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
from app.staff.managing.replies import ChangedMemberReply, FirstAccessReply, MembersReply
from app.staff.queries.replies import list_type
from app.staff.replies import MemberReply
from app.staff.signing_in.chain_replies import FactorSetReply, NextStepReply
from app.staff.signing_in.factors.replies import NewTotpReply, PasskeyOptionsReply

Schema = dict[str, Any]

REPLIES = (
    ErrorReply,
    SavedReply,
    MemberReply,
    NextStepReply,
    FactorSetReply,
    NewTotpReply,
    PasskeyOptionsReply,
    AccountReply,
    RecoveryCodesReply,
    MembersReply,
    ChangedMemberReply,
    FirstAccessReply,
    QueryRecord,
    *(record_type(form) for form in FORMS if form.own_fields),
    *map(list_type, FORMS),
    DashboardFigures,
    LaunchReply,
    FiguresOverview,
    StrategyDesk,
    WordsOverview,
    SectionDesk,
    EditionViewReply,
    LiveReply,
    EditionStepReply,
    NewEditionReply,
    FindingsReply,
    FaultyEditionReply,
    SheetReadingReply,
    PreviewReply,
    UploadedPictureReply,
)
_NAMED = "#/components/schemas/"


def reference(schema: type | str) -> Schema:
    """Return a reference to a schema, by its name or by the type of a reply.

    Raises ValueError for a type that is not among the replies.
    """
    if isinstance(schema, type) and schema not in REPLIES:
        raise ValueError(f"name {schema.__name__} in REPLIES of app/api_description/schemas.py")
    return {"$ref": f"{_NAMED}{schema if isinstance(schema, str) else schema.__name__}"}


def all_schemas(rules: LeadRules) -> dict[str, Schema]:
    """Return the named schemas, each of an object of exactly its properties."""
    return {**_queries(rules), **_account_bodies(), **_edition_bodies(), **reply_schemas()}


def reply_schemas() -> dict[str, Schema]:
    """Return the schemas of all replies and of what they hold, by the name of their type."""
    models: list[tuple[type, JsonSchemaMode, TypeAdapter[Any]]] = [
        (reply, "serialization", TypeAdapter(reply)) for reply in REPLIES
    ]
    _, schema = TypeAdapter.json_schemas(models, ref_template=f"{_NAMED}{{model}}")
    return {name: _exact(definition) for name, definition in schema["$defs"].items()}


def _exact(schema: Schema) -> Schema:
    """Allow no further properties, and drop titles, which only repeat names."""
    exact = {key: value for key, value in schema.items() if key != "title"}
    if "properties" in exact:
        exact["properties"] = {name: _exact(one) for name, one in exact["properties"].items()}
        exact["additionalProperties"] = False
    if "anyOf" in exact:
        exact["anyOf"] = [_exact(one) for one in exact["anyOf"]]
    if "items" in exact:
        exact["items"] = _exact(exact["items"])
    return exact


def _body(properties: dict[str, Schema], *, optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _queries(rules: LeadRules) -> dict[str, Schema]:
    return {request_name(form): request_schema(form, rules) for form in reversed(FORMS)}


def _edition_bodies() -> dict[str, Schema]:
    whole: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_REVISIONS}
    revision: Schema = {**whole, "description": "The one the change was made to"}
    moment: Schema = {"type": ["string", "null"], "format": "date-time", "description": "null publishes now"}
    why: Schema = {
        "type": "string",
        "minLength": 1,
        "maxLength": WHY_LENGTH,
        "allOf": [{"pattern": r"\S"}, {"pattern": STORABLE}],
    }
    return {
        "EditionChange": _body({"revision": revision, "data": {"type": "object"}}),
        "EditionStep": _body({"revision": revision}),
        "Approval": _body({"revision": revision, "publishAt": moment}, optional=("publishAt",)),
        "Return": _body({"number": whole, "why": why}),
        "PastedRows": _body({"text": {"type": "string"}}),
        "Nothing": _body({}),
    }


def _account_bodies() -> dict[str, Schema]:
    credential: Schema = {"type": "object", "description": "What PublicKeyCredential.toJSON() made"}
    permission = reference("Permission")
    name: dict[str, Schema] = {"name": {**_texts(bodies.NAME)["name"], "allOf": [{"pattern": r"\S"}]}}
    return {
        "Credentials": _body(_texts(bodies.CREDENTIALS)),
        "Code": _body(_texts(bodies.CODE)),
        "Password": _body(_texts(bodies.PASSWORD)),
        "PasswordChange": _body(_texts(bodies.PASSWORD_CHANGE)),
        "PasskeyAnswer": _body({"credential": credential}),
        "NewPasskey": _body({**name, "credential": credential}),
        "NewFactor": _body(_texts(bodies.ONE_TIME_CODE), optional=("oneTimeCode",)),
        "DisplayName": _body(name),
        "NewMember": _body(
            {**_texts(bodies.NEW_MEMBER), **name, "permissions": {"type": "array", "items": permission}}
        ),
        "PermissionChange": _body({"permission": permission, "granted": {"type": "boolean"}}),
        "PermissionName": _body({"permission": permission}),
    }


def _texts(texts: Mapping[str, bodies.Text]) -> dict[str, Schema]:
    return {
        name: {"type": "string", "minLength": 1, "maxLength": text.longest, "pattern": STORABLE}
        for name, text in texts.items()
    }
