"""The shapes of bodies and replies. Limits come from the rules that are enforced, never from here."""

from typing import Any, get_args

from app.content.models.lead_rules import LeadRules
from app.leads.kinds import LISTS
from app.leads.records import ID_PATTERN
from app.outbox.condition import State
from app.staff.dashboard.mail_notice import SHOWN_DEAD_LETTERS
from app.staff.signing_in.credentials import LONGEST

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string"}
_COUNT: Schema = {"type": "integer", "minimum": 0}
_MOMENT: Schema = {"type": "string", "format": "date-time", "description": "ISO 8601 in UTC"}
_DAY: Schema = {"type": "string", "format": "date", "description": "A day in India"}
_ID: Schema = {"type": "string", "pattern": f"^{ID_PATTERN}$"}


def shape(properties: dict[str, Schema], *, optional: tuple[str, ...] = ()) -> Schema:
    """Return an object of exactly these properties, required unless named as optional."""
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def reference(name: str) -> Schema:
    """Return a reference to a named schema."""
    return {"$ref": f"#/components/schemas/{name}"}


def all_schemas(rules: LeadRules) -> dict[str, Schema]:
    """Return the named schemas."""
    return {
        "Query": _query(rules),
        "Credentials": shape(
            {name: {"type": "string", "minLength": 1, "maxLength": longest} for name, longest in LONGEST.items()}
        ),
        "Message": shape({"message": _TEXT, "errors": {"type": "object", "additionalProperties": _TEXT}}),
        "Saved": shape({"message": _TEXT, "_id": _ID}),
        "Member": shape({"username": _TEXT}),
        "Record": _record(),
        **{_list_name(name): _list(name) for name in LISTS},
        "Dashboard": _dashboard(),
    }


def _query(rules: LeadRules) -> Schema:
    """Describe the form a program should send; more is accepted where the rules trim or drop characters."""
    name, phone, email, message = rules.name, rules.phone, rules.email, rules.message
    return shape(
        {
            "name": {"type": "string", "minLength": 1, "maxLength": name.maximum_length},
            "phone": {
                "type": "string",
                "pattern": phone.pattern,
                "description": f"Characters other than {phone.kept} are dropped first.",
            },
            "email": {"type": "string", "maxLength": email.maximum_length, "pattern": email.pattern},
            "message": {"type": ["string", "null"], "maxLength": message.maximum_length},
            "noticeVersion": {"type": ["string", "null"], "pattern": "^[A-Za-z0-9._-]{1,40}$"},
            "website": {"type": ["string", "null"], "description": "Leave this out."},
            "elapsedMs": {"type": ["number", "null"], "minimum": 0},
        },
        optional=("message", "noticeVersion", "website", "elapsedMs"),
    )


def _record(**more: Schema) -> Schema:
    return shape(
        {
            "_id": _ID,
            "name": _TEXT,
            "email": _TEXT,
            "phone": _TEXT,
            "message": {"type": ["string", "null"]},
            "createdAt": _MOMENT,
            "seenAt": {**_MOMENT, "type": ["string", "null"]},
            "suspected": {"type": "boolean"},
            **more,
        }
    )


def _list_name(name: str) -> str:
    return f"{name.title()}List"


def _list(name: str) -> Schema:
    records = {"type": "array", "items": reference("Record")}
    return shape({name: records, "total": _COUNT, "nextCursor": {"type": ["string", "null"]}})


def _dashboard() -> Schema:
    counts = shape(dict.fromkeys(("today", "last7Days", "last30Days", "total", "unseen"), _COUNT))
    sign_in = shape({"username": _TEXT, "at": _MOMENT, "outcome": {"enum": ["ok", "failed", "throttled"]}})
    day = shape({"date": _DAY, **dict.fromkeys(LISTS, _COUNT)})
    return shape(
        {
            "mail": _mail(),
            "stats": shape(dict.fromkeys(LISTS, counts)),
            "recent": shape(
                {
                    "queries": {"type": "array", "items": _record(kind={"enum": list(LISTS)}), "maxItems": 5},
                    "signIns": {"type": "array", "items": sign_in, "maxItems": 5},
                }
            ),
            "performance": shape(
                {
                    "medianMinutesToFirstOpen": {"type": ["number", "null"], "minimum": 0},
                    "queriesPerDay": {"type": "array", "items": day, "minItems": 30, "maxItems": 30},
                }
            ),
        }
    )


def _mail() -> Schema:
    dead_letter = shape(
        {
            "_id": _ID,
            "queryId": _ID,
            "kind": {"enum": list(LISTS)},
            "createdAt": _MOMENT,
            "failedAt": _MOMENT,
            "attempts": _COUNT,
            "reason": _TEXT,
        }
    )
    return shape(
        {
            "configured": {"type": "boolean"},
            "state": {"enum": list(get_args(State))},
            "waiting": _COUNT,
            "oldestWaitingMinutes": {"type": ["number", "null"], "minimum": 0},
            "lastSeenAt": {**_MOMENT, "type": ["string", "null"]},
            "deadTotal": _COUNT,
            "deadLetters": {"type": "array", "items": dead_letter, "maxItems": SHOWN_DEAD_LETTERS},
        }
    )
