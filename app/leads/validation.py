"""Is this a lead that can be kept? Pure: a body and the rules in, clean values or messages by field out."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from app.content.lead_fields import NOTICE_VERSION
from app.content.models.lead_rules import LeadRules
from app.storable_text import is_storable

FIELDS = ("name", "phone", "email", "message")
OPTIONAL_KEYS = ("noticeVersion", "website", "elapsedMs")
_KNOWN_KEYS = frozenset((*FIELDS, *OPTIONAL_KEYS))
_NAMED_UNKNOWN_KEYS = 20
_SHOWN_KEY_LENGTH = 100
_LINE_ENDS = re.compile(r"\r\n?")

Body = Mapping[str, object]


class FaultyLeadError(Exception):
    """The lead is not kept. `errors` has one message for each faulty field, by its name on the wire."""

    def __init__(self, errors: Mapping[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = dict(errors)


@dataclass(frozen=True)
class CheckedLead:
    """A lead as it will be stored: trimmed, the phone reduced to digits and plus, the message None if empty."""

    name: str
    phone: str
    email: str
    message: str | None
    notice_version: str | None
    website: str
    elapsed_ms: float | None


class _FieldError(Exception):
    """One field is faulty; the text is what its visitor reads."""


def check_lead(body: Body, rules: LeadRules) -> CheckedLead:
    """Check and clean the values of a lead.

    Raises FaultyLeadError naming every faulty field and every unknown key.
    """
    checks = {
        "name": _check_name,
        "phone": _check_phone,
        "email": _check_email,
        "message": _check_message,
        "noticeVersion": _check_notice_version,
        "website": _check_website,
        "elapsedMs": _check_elapsed,
    }
    values: dict[str, object] = {}
    errors: dict[str, str] = {}
    for key, check in checks.items():
        try:
            values[key] = check(body.get(key), rules)
        except _FieldError as error:
            errors[key] = str(error)
    errors |= _unknown_keys(body)
    if errors:
        raise FaultyLeadError(errors)
    return _checked(values)


def _checked(values: dict[str, object]) -> CheckedLead:
    notice_version, elapsed_ms = values["noticeVersion"], values["elapsedMs"]
    return CheckedLead(
        name=str(values["name"]),
        phone=str(values["phone"]),
        email=str(values["email"]),
        message=str(values["message"]) or None,
        notice_version=notice_version if isinstance(notice_version, str) else None,
        website=str(values["website"]),
        elapsed_ms=elapsed_ms if isinstance(elapsed_ms, float) else None,
    )


def _text(value: object, not_text: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _FieldError(not_text)
    return value


def _check_name(value: object, rules: LeadRules) -> str:
    said = rules.name
    name = _text(value, said.not_text).strip(rules.spaces)
    _refuse_if(not name, said.required)
    _refuse_if(not is_storable(name), said.unstorable)
    _refuse_if("\r" in name or "\n" in name, said.line_break)
    _refuse_if(len(name) > said.maximum_length, said.too_long)
    return name


def _check_phone(value: object, rules: LeadRules) -> str:
    said = rules.phone
    phone = "".join(character for character in _text(value, said.not_text) if character in said.kept)
    _refuse_if(phone in {"", said.dial_code}, said.required)
    _refuse_if(rules.phone_pattern.fullmatch(phone) is None, said.invalid)
    return phone


def _check_email(value: object, rules: LeadRules) -> str:
    said = rules.email
    email = _text(value, said.not_text).strip(rules.spaces)
    _refuse_if(not email, said.required)
    # The length first: the pattern's effort grows with the square of it.
    _refuse_if(len(email) > said.maximum_length, said.too_long)
    _refuse_if(not is_storable(email), said.invalid)
    _refuse_if(rules.email_pattern.fullmatch(email) is None, said.invalid)
    return email


def _check_message(value: object, rules: LeadRules) -> str:
    said = rules.message
    message = _LINE_ENDS.sub("\n", _text(value, said.not_text)).strip(rules.spaces)
    _refuse_if(not is_storable(message), said.unstorable)
    _refuse_if(len(message) > said.maximum_length, said.too_long)
    return message


def _check_notice_version(value: object, _rules: LeadRules) -> str | None:
    if value is None:
        return None
    fits = isinstance(value, str) and NOTICE_VERSION.fullmatch(value)
    _refuse_if(not fits, "noticeVersion must have 1 to 40 of A-Z a-z 0-9 . _ -")
    return str(value)


def _check_website(value: object, _rules: LeadRules) -> str:
    return _text(value, "website must be text")


def _check_elapsed(value: object, _rules: LeadRules) -> float | None:
    if value is None:
        return None
    message = "elapsedMs must be a number of milliseconds"
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _FieldError(message)
    try:
        elapsed_ms = float(value)
    except OverflowError:
        raise _FieldError(message) from None
    _refuse_if(not math.isfinite(elapsed_ms) or elapsed_ms < 0, message)
    return elapsed_ms


def _unknown_keys(body: Body) -> dict[str, str]:
    unknown = [key for key in body if key not in _KNOWN_KEYS]
    return {key[:_SHOWN_KEY_LENGTH]: "This field is not known" for key in unknown[:_NAMED_UNKNOWN_KEYS]}


def _refuse_if(is_faulty: bool, message: str) -> None:
    if is_faulty:
        raise _FieldError(message)
