"""What happens to a query between its form and the store: checked, weighed, given its key, kept."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.content.models.lead_rules import LeadRules
from app.leads.kinds import LeadKind, Via
from app.leads.records import NewLead, Saved
from app.leads.store import KeyTakenError, save_lead, was_saved_since
from app.leads.validation import FIELDS, OPTIONAL_KEYS, Body, CheckedLead, FaultyLeadError, check_lead

IDEMPOTENCY_KEY = "Idempotency-Key"
FORM_KEY_LIFE = timedelta(minutes=10)
KEY = re.compile(r"[!-~]{1,200}")
_EXTRA_FORM_FIELDS = ("noticeVersion", "website")


@dataclass(frozen=True)
class Intake:
    """What submissions are judged by. A script that reports less than `minimum_fill_s` makes a query suspected.

    `queues_mail` tells whether staff get a mail of each.
    """

    rules: LeadRules
    minimum_fill_s: float
    queues_mail: bool


def submit_json(kind: LeadKind, body: Body, *, key: str | None, intake: Intake, now: datetime) -> Saved:
    """Keep a query sent as JSON.

    Raises FaultyLeadError for faulty fields, a malformed key and a key of another content; LeadStoreError.
    """
    lead = _check(body, key, intake.rules)
    via = Via.SCRIPT if any(name in body for name in OPTIONAL_KEYS) else Via.API
    try:
        return _save(_new_lead(kind, lead, via, None if key is None else _sent_key(key), intake), intake, now)
    except KeyTakenError:
        raise FaultyLeadError({IDEMPOTENCY_KEY: "This key was used for another query"}) from None


def submit_form(kind: LeadKind, form: Mapping[str, str], *, intake: Intake, now: datetime) -> Saved:
    """Keep a query posted as a plain form. The same content again within ten minutes is the same lead.

    A key of the form's own counts as the header does; if its content was edited since, the content decides.
    Raises FaultyLeadError for faulty fields a visitor can see, LeadStoreError.
    """
    lead = _check_form(form, intake.rules)
    key = form.get("key", "")
    if KEY.fullmatch(key):
        try:
            return _save(_new_lead(kind, lead, Via.FORM, _sent_key(key), intake), intake, now)
        except KeyTakenError:
            pass
    return _save(_new_lead(kind, lead, Via.FORM, _content_key(kind, lead, now), intake), intake, now)


def _save(lead: NewLead, intake: Intake, now: datetime) -> Saved:
    return save_lead(lead, now, queues_mail=intake.queues_mail)


def _check(body: Body, key: str | None, rules: LeadRules) -> CheckedLead:
    errors = {}
    if key is not None and not KEY.fullmatch(key):
        errors[IDEMPOTENCY_KEY] = "The key must have 1 to 200 visible ASCII characters"
    try:
        lead = check_lead(body, rules)
    except FaultyLeadError as error:
        raise FaultyLeadError(error.errors | errors) from None
    if errors:
        raise FaultyLeadError(errors)
    return lead


def _check_form(form: Mapping[str, str], rules: LeadRules) -> CheckedLead:
    """Check a plain form. Hidden fields that do not fit are left out: their visitor could not correct them."""
    seen = {name: form.get(name, "") for name in FIELDS}
    extra = {name: form[name] for name in _EXTRA_FORM_FIELDS if form.get(name)}
    try:
        return check_lead({**seen, **extra}, rules)
    except FaultyLeadError as error:
        if set(error.errors) & set(FIELDS):
            raise FaultyLeadError({name: text for name, text in error.errors.items() if name in FIELDS}) from None
    return check_lead({**seen, "website": form.get("website", "")}, rules)


def _new_lead(kind: LeadKind, lead: CheckedLead, via: Via, key: str | None, intake: Intake) -> NewLead:
    return NewLead(
        kind=kind,
        name=lead.name,
        email=lead.email,
        phone=lead.phone,
        message=lead.message,
        suspicion=_suspicion(lead, intake.minimum_fill_s),
        notice_version=lead.notice_version,
        via=via,
        idempotency_key=key,
    )


def _suspicion(lead: CheckedLead, minimum_fill_s: float) -> str | None:
    """Return why a person may not have written this. Such a query is kept and marked, never dropped."""
    if lead.website:
        return "the field no person sees was filled in"
    if lead.elapsed_ms is not None and lead.elapsed_ms < minimum_fill_s * 1000:
        return f"sent {lead.elapsed_ms:.0f} ms after the form appeared"
    return None


def _sent_key(key: str) -> str:
    return f"key:{key}"


def _content_key(kind: LeadKind, lead: CheckedLead, now: datetime) -> str:
    """Return the key of this content: the one it was kept under in the last ten minutes, else a new one."""
    content = json.dumps([kind, lead.name, lead.phone, lead.email, lead.message])
    digest = hashlib.sha256(content.encode()).hexdigest()
    period = int(now.timestamp() // FORM_KEY_LIFE.total_seconds())
    earlier_key = f"form:{digest}:{period - 1}"
    return earlier_key if was_saved_since(earlier_key, now - FORM_KEY_LIFE) else f"form:{digest}:{period}"
