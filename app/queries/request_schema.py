"""The JSON Schema of a form's input: what it describes is accepted. `validation.py` also takes what it can correct."""

import re
from typing import Any

from app.content.models.form_rules import EmailRule, FormRules, PhoneRule
from app.database.storable_text import STORABLE
from app.forms.declaration import COMMON, NOTICE_VERSION, Field, Form

Schema = dict[str, Any]


def request_name(form: Form) -> str:
    """Return the name of the schema. Forms with only shared fields share one; others have their own."""
    return "Query" if {*form.fields} == {*COMMON.values()} else f"{form.kind.title()}Query"


def request_schema(form: Form, rules: FormRules) -> Schema:
    """Return the JSON Schema of a form's request body: an object with exactly these properties."""
    properties = {field.name: _property(field, rules) for field in form.fields} | {
        "noticeVersion": {"type": ["string", "null"], "pattern": f"^{NOTICE_VERSION.pattern}$"},
        "website": {"type": ["string", "null"], "description": "Leave this out."},
        "elapsedMs": {"type": ["number", "null"], "minimum": 0},
    }
    required = [field.name for field in form.fields if field.is_required]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _property(field: Field, rules: FormRules) -> Schema:
    schema = _sent(field, rules)
    if field.is_required:
        return schema
    # A form sends an unfilled field as an empty text; a message's pattern accepts that.
    empty: list[Schema] = [] if field.kind in {"line", "text"} else [{"const": ""}]
    return {"anyOf": [schema, *empty, {"type": "null"}]}


def _sent(field: Field, rules: FormRules) -> Schema:
    if field.kind == "choice":
        return {"enum": list(field.choices)}
    rule = rules.rule(field)
    if isinstance(rule, PhoneRule):
        dropped = f"Characters other than {rule.kept} are dropped."
        return {"type": "string", "pattern": rule.pattern, "description": dropped}
    length = field.maximum_length or 0
    described = f"At most {length:,} characters, without the spaces around them."
    schema: Schema = {"type": "string", "maxLength": length, "description": described}
    if isinstance(rule, EmailRule):
        return {**schema, "allOf": [{"pattern": rule.pattern}, {"pattern": STORABLE}]}
    between = r"[^\r\n\x00]*" if field.kind == "line" else r"[^\x00]*"
    more = rf"[^{re.escape(rules.spaces)}\x00{rules.invisible}]{between}" if field.is_required else ""
    return {**schema, "pattern": f"^{between}{more}$"}
