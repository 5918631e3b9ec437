"""From form to store: check a query, look for signs of automation, choose its key, store it."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.content.models.lead_rules import LeadRules
from app.forms.declaration import COMMON, Form
from app.queries.records import NewLead, Saved, Via
from app.queries.store import KeyTakenError, save_lead, was_saved_since
from app.queries.validation import OPTIONAL_KEYS, Body, CheckedLead, FaultyLeadError, check_lead

IDEMPOTENCY_KEY = "Idempotency-Key"
FORM_KEY_LIFE = timedelta(minutes=10)
KEY = re.compile(r"[!-~]{1,200}")
_EXTRA_FORM_FIELDS = ("noticeVersion", "website")


@dataclass(frozen=True)
class Intake:
    """Rules and limits for queries.

    A form filled in faster than `minimum_fill_s` makes a query suspected. `queues_mail` is true if staff get a mail
    about each query.
    """

    rules: LeadRules
    minimum_fill_s: float
    queues_mail: bool


def submit_json(form: Form, body: Body, *, key: str | None, intake: Intake, now: datetime) -> Saved:
    """Store a query sent as JSON.

    Raises FaultyLeadError for faulty fields, a malformed key and a key of another content; LeadStoreError.
    """
    lead = _check(form, body, key, intake.rules)
    via = Via.SCRIPT if any(name in body for name in OPTIONAL_KEYS) else Via.API
    try:
        return _save(_new_lead(form, lead, via, None if key is None else _sent_key(key), intake), intake, now)
    except KeyTakenError:
        raise FaultyLeadError({IDEMPOTENCY_KEY: "This key was used for another query"}) from None


def submit_form(form: Form, sent: Mapping[str, str], *, intake: Intake, now: datetime) -> Saved:
    """Store a query posted as a plain form. The same content again within ten minutes is the same lead.

    A key in the form counts like the header; if the content was edited since, the content decides.
    Raises FaultyLeadError for faulty fields a visitor can see, LeadStoreError.
    """
    lead = _check_form(form, sent, intake.rules)
    key = sent.get("key", "")
    if KEY.fullmatch(key):
        try:
            return _save(_new_lead(form, lead, Via.FORM, _sent_key(key), intake), intake, now)
        except KeyTakenError:
            pass
    return _save(_new_lead(form, lead, Via.FORM, _content_key(form, lead, now), intake), intake, now)


def _save(lead: NewLead, intake: Intake, now: datetime) -> Saved:
    return save_lead(lead, now, queues_mail=intake.queues_mail)


def _check(form: Form, body: Body, key: str | None, rules: LeadRules) -> CheckedLead:
    errors = {}
    if key is not None and not KEY.fullmatch(key):
        errors[IDEMPOTENCY_KEY] = "The key must have 1 to 200 visible ASCII characters"
    try:
        lead = check_lead(form, body, rules)
    except FaultyLeadError as error:
        raise FaultyLeadError(error.errors | errors) from None
    if errors:
        raise FaultyLeadError(errors)
    return lead


def _check_form(form: Form, sent: Mapping[str, str], rules: LeadRules) -> CheckedLead:
    """Check a plain form. Faulty hidden fields are dropped, because the visitor could not correct them."""
    seen = {field.name: sent.get(field.name, "") for field in form.fields}
    extra = {name: sent[name] for name in _EXTRA_FORM_FIELDS if sent.get(name)}
    try:
        return check_lead(form, {**seen, **extra}, rules)
    except FaultyLeadError as error:
        if seen.keys() & error.errors.keys():
            raise FaultyLeadError({name: text for name, text in error.errors.items() if name in seen}) from None
    return check_lead(form, {**seen, "website": sent.get("website", "")}, rules)


def _new_lead(form: Form, lead: CheckedLead, via: Via, key: str | None, intake: Intake) -> NewLead:
    return NewLead(
        form=form,
        name=lead.values["name"],
        email=lead.values.get("email", ""),
        phone=lead.values.get("phone", ""),
        message=lead.values.get("message") or None,
        details=_own(lead),
        suspicion=_suspicion(lead, intake.minimum_fill_s),
        notice_version=lead.notice_version,
        via=via,
        idempotency_key=key,
    )


def _suspicion(lead: CheckedLead, minimum_fill_s: float) -> str | None:
    """Return why a query looks automatic. Such a query is stored and marked, never dropped."""
    if lead.website:
        return "the field no person sees was filled in"
    if lead.elapsed_ms is not None and lead.elapsed_ms < minimum_fill_s * 1000:
        return f"sent {lead.elapsed_ms:.0f} ms after the form appeared"
    return None


def _sent_key(key: str) -> str:
    return f"key:{key}"


def _own(lead: CheckedLead) -> dict[str, str]:
    """Return the values of the form's own fields."""
    return {name: value for name, value in lead.values.items() if name not in COMMON and value}


def _content_key(form: Form, lead: CheckedLead, now: datetime) -> str:
    """Return the key of this content: the one used for it in the last ten minutes, else a new one."""
    shared = [lead.values.get(name) or None for name in ("name", "phone", "email", "message")]
    own = _own(lead)
    content = json.dumps([form.kind, *shared, *([own] if own else [])])
    digest = hashlib.sha256(content.encode()).hexdigest()
    period = int(now.timestamp() // FORM_KEY_LIFE.total_seconds())
    earlier_key = f"form:{digest}:{period - 1}"
    return earlier_key if was_saved_since(earlier_key, now - FORM_KEY_LIFE) else f"form:{digest}:{period}"
