"""The JSON Schema of a form's input: the checks of `validation.py` on the untrimmed values."""

import re
import sys
from collections.abc import Callable, Mapping
from typing import Any

from app.content.models.form_rules import EmailRule, FieldRule, FormRules, PhoneRule
from app.database.storable_text import STORABLE
from app.forms.declaration import COMMON, NOTICE_VERSION, Field, FieldKind, Form

Schema = dict[str, Any]

# One character of a pattern and its repetition.
_ATOM = re.compile(r"(\\.|\[[^\]]*\]|[^\\^$*+?{}()|\[\]])(\{[0-9,]+\}|[?*+])?")


def request_name(form: Form) -> str:
    """Return the name of the schema. Forms with only shared fields share one; others have their own."""
    return "Query" if {*form.fields} == {*COMMON.values()} else f"{form.kind.title()}Query"


def request_schema(form: Form, rules: FormRules) -> Schema:
    """Return the JSON Schema of a form's request body: an object with exactly these properties."""
    properties = {field.name: _property(field, rules) for field in form.fields} | {
        "noticeVersion": {"type": ["string", "null"], "pattern": f"^{NOTICE_VERSION.pattern}$"},
        "website": {"type": ["string", "null"], "description": "Leave this out."},
        "elapsedMs": {"type": ["number", "null"], "minimum": 0, "maximum": sys.float_info.max},
    }
    required = [field.name for field in form.fields if field.is_required]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def patterns_as_sent(field: Field, rules: FormRules) -> list[str]:
    """Return the patterns that a field's text must all match; its length is a separate rule."""
    return _PATTERNS[field.kind](field, rules.rule(field), re.escape(rules.spaces))


def short_when_trimmed(rules: FormRules, maximum_length: int) -> str:
    """Return a pattern for at most so many characters, without the spaces around them. CRLF counts as one."""
    spaces = re.escape(rules.spaces)
    return rf"^[{spaces}]*(?:[^{spaces}](?:(?:\r\n|[^\r]|\r(?!\n)){{0,{maximum_length - 2}}}[^{spaces}])?)?[{spaces}]*$"


def _property(field: Field, rules: FormRules) -> Schema:
    schema = _sent(field, rules)
    if field.is_required:
        return schema
    # A form sends an unfilled field as an empty text; a message's patterns accept that.
    empty: list[Schema] = [] if field.kind in {"line", "text"} else [{"const": ""}]
    return {"anyOf": [schema, *empty, {"type": "null"}]}


def _sent(field: Field, rules: FormRules) -> Schema:
    if field.kind == "choice":
        return {"enum": list(field.choices)}
    patterns, rule = patterns_as_sent(field, rules), rules.rule(field)
    if isinstance(rule, PhoneRule):
        dropped = f"Characters other than {rule.kept} are dropped."
        return {"type": "string", "pattern": patterns[0], "description": dropped}
    length = field.maximum_length or 0
    return {
        "type": "string",
        "allOf": [{"pattern": pattern} for pattern in (*patterns, short_when_trimmed(rules, length))],
        "description": f"At most {length:,} characters, without the spaces around them.",
    }


def _line(field: Field, _rule: FieldRule, spaces: str) -> list[str]:
    """One line that is more than spaces, among spaces that are trimmed; or spaces alone, if it may be left out."""
    more = rf"[^{spaces}\x00](?:[^\r\n\x00]*[^{spaces}\x00])?"
    return [rf"^[{spaces}]*{more if field.is_required else f'(?:{more})?'}[{spaces}]*$"]


def _text(field: Field, _rule: FieldRule, spaces: str) -> list[str]:
    return [STORABLE, *([f"[^{spaces}]"] if field.is_required else [])]


def _phone(_field: Field, rule: PhoneRule, _spaces: str) -> list[str]:
    """A phone number, among characters that are dropped."""
    dropped = f"[^{rule.kept}]*"
    kept = _ATOM.sub(lambda atom: f"(?:{atom[1]}{dropped}){atom[2] or ''}", rule.pattern[1:-1])
    return [f"^{dropped}{kept}$"]


def _email(_field: Field, rule: EmailRule, spaces: str) -> list[str]:
    """An address, among spaces that are trimmed."""
    return [f"^[{spaces}]*{rule.pattern[1:-1]}[{spaces}]*$", STORABLE]


_PATTERNS: Mapping[FieldKind, Callable[[Field, Any, str], list[str]]] = {
    "line": _line,
    "text": _text,
    "phone": _phone,
    "email": _email,
}
