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
from app.leads.validation import FIELDS, OPTIONAL_KEYS, Body, CheckedQuery, FaultyQueryError, check_query

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

    Raises FaultyQueryError for faulty fields, a malformed key and a key of another content; LeadStoreError.
    """
    query = _check(body, key, intake.rules)
    via = Via.SCRIPT if any(name in body for name in OPTIONAL_KEYS) else Via.API
    try:
        return _save(_new_lead(kind, query, via, None if key is None else _sent_key(key), intake), intake, now)
    except KeyTakenError:
        raise FaultyQueryError({IDEMPOTENCY_KEY: "This key was used for another query"}) from None


def submit_form(kind: LeadKind, form: Mapping[str, str], *, intake: Intake, now: datetime) -> Saved:
    """Keep a query posted as a plain form. The same content again within ten minutes is the same query.

    A key of the form's own counts as the header does; if its content was edited since, the content decides.
    Raises FaultyQueryError for faulty fields a visitor can see, LeadStoreError.
    """
    query = _check_form(form, intake.rules)
    key = form.get("key", "")
    if KEY.fullmatch(key):
        try:
            return _save(_new_lead(kind, query, Via.FORM, _sent_key(key), intake), intake, now)
        except KeyTakenError:
            pass
    return _save(_new_lead(kind, query, Via.FORM, _content_key(kind, query, now), intake), intake, now)


def _save(lead: NewLead, intake: Intake, now: datetime) -> Saved:
    return save_lead(lead, now, queues_mail=intake.queues_mail)


def _check(body: Body, key: str | None, rules: LeadRules) -> CheckedQuery:
    errors = {}
    if key is not None and not KEY.fullmatch(key):
        errors[IDEMPOTENCY_KEY] = "The key must have 1 to 200 visible ASCII characters"
    try:
        query = check_query(body, rules)
    except FaultyQueryError as error:
        raise FaultyQueryError(error.errors | errors) from None
    if errors:
        raise FaultyQueryError(errors)
    return query


def _check_form(form: Mapping[str, str], rules: LeadRules) -> CheckedQuery:
    """Check a plain form. Hidden fields that do not fit are left out: their visitor could not correct them."""
    seen = {name: form.get(name, "") for name in FIELDS}
    extra = {name: form[name] for name in _EXTRA_FORM_FIELDS if form.get(name)}
    try:
        return check_query({**seen, **extra}, rules)
    except FaultyQueryError as error:
        if set(error.errors) & set(FIELDS):
            raise FaultyQueryError({name: text for name, text in error.errors.items() if name in FIELDS}) from None
    return check_query({**seen, "website": form.get("website", "")}, rules)


def _new_lead(kind: LeadKind, query: CheckedQuery, via: Via, key: str | None, intake: Intake) -> NewLead:
    return NewLead(
        kind=kind,
        name=query.name,
        email=query.email,
        phone=query.phone,
        message=query.message,
        suspicion=_suspicion(query, intake.minimum_fill_s),
        notice_version=query.notice_version,
        via=via,
        idempotency_key=key,
    )


def _suspicion(query: CheckedQuery, minimum_fill_s: float) -> str | None:
    """Return why a person may not have written this. Such a query is kept and marked, never dropped."""
    if query.website:
        return "the field no person sees was filled in"
    if query.elapsed_ms is not None and query.elapsed_ms < minimum_fill_s * 1000:
        return f"sent {query.elapsed_ms:.0f} ms after the form appeared"
    return None


def _sent_key(key: str) -> str:
    return f"key:{key}"


def _content_key(kind: LeadKind, query: CheckedQuery, now: datetime) -> str:
    """Return the key of this content: the one it was kept under in the last ten minutes, else a new one."""
    content = json.dumps([kind, query.name, query.phone, query.email, query.message])
    digest = hashlib.sha256(content.encode()).hexdigest()
    period = int(now.timestamp() // FORM_KEY_LIFE.total_seconds())
    earlier_key = f"form:{digest}:{period - 1}"
    return earlier_key if was_saved_since(earlier_key, now - FORM_KEY_LIFE) else f"form:{digest}:{period}"
