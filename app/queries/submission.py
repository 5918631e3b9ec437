"""From form to store: check a query, look for signs of automation, choose its key, store it."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Literal

from app.configuration.settings import Settings
from app.content.models.form_rules import FormRules
from app.forms.declaration import COMMON, NOTICE_VERSION, Form
from app.queries.models import Query, body_digest, new_query_id
from app.queries.query_store import KeyTakenError, Saved, save_query, was_saved_since
from app.queries.validation import Body, CheckedQuery, FaultyQueryError, check_query

IDEMPOTENCY_KEY = "Idempotency-Key"
FORM_KEY_LIFE = timedelta(minutes=10)
KEY_PATTERN = re.compile(r"[!-~]{1,200}")

Via = Literal["api", "form"]
"""How a query reached the server: as JSON, or as a plain form post. Older queries also have "script"."""


def submit_json(
    form: Form, body: Body, *, key: str | None, rules: FormRules, settings: Settings, now: datetime
) -> Saved:
    """Store a query sent as JSON. Raises FaultyQueryError for fields and key, QueryStoreError."""
    if key is not None and not KEY_PATTERN.fullmatch(key):
        raise FaultyQueryError({IDEMPOTENCY_KEY: "The key must have 1 to 200 visible ASCII characters"})
    query = _new_query(form, check_query(form, body, rules), "api", settings, now)
    query.idempotency_key = None if key is None else f"key:{key}"
    try:
        return save_query(query, queues_mail=settings.sends_mail)
    except KeyTakenError:
        raise FaultyQueryError({IDEMPOTENCY_KEY: "This key was used for another query"}) from None


def submit_form(form: Form, sent: Mapping[str, str], *, rules: FormRules, settings: Settings, now: datetime) -> Saved:
    """Store a plain form post, the same content of ten minutes once. Raises FaultyQueryError, QueryStoreError."""
    body = {name: sent.get(name, "") for name in (*(field.name for field in form.fields), "website")}
    if NOTICE_VERSION.fullmatch(sent.get("noticeVersion", "")):
        body["noticeVersion"] = sent["noticeVersion"]
    query = _new_query(form, check_query(form, body, rules), "form", settings, now)
    query.idempotency_key = _content_key(query)
    return save_query(query, queues_mail=settings.sends_mail)


def _new_query(form: Form, checked: CheckedQuery, via: Via, settings: Settings, now: datetime) -> Query:
    values, suspicion = checked.values, _suspicion(checked, settings.form_minimum_seconds)
    return Query(
        id=new_query_id(now),
        kind=form.kind,
        name=values["name"],
        email=values.get("email", ""),
        phone=values.get("phone", ""),
        message=values.get("message") or None,
        details={name: value for name, value in values.items() if name not in COMMON and value} or None,
        created_at=now,
        suspected=suspicion is not None,
        suspicion=suspicion,
        notice_version=checked.notice_version,
        consented_at=None if checked.notice_version is None else now,
        via=via,
    )


def _suspicion(query: CheckedQuery, minimum_fill_s: float) -> str | None:
    """Return why a query looks automatic. Such a query is stored and marked, never dropped."""
    if query.website:
        return "the field no person sees was filled in"
    if query.elapsed_ms is not None and query.elapsed_ms < minimum_fill_s * 1000:
        return f"sent {query.elapsed_ms:.0f} ms after the form appeared"
    return None


def _content_key(query: Query) -> str:
    """Return the key of this content: the one used for it in the last ten minutes, else a new one."""
    digest, period = body_digest(query), int(query.created_at.timestamp() // FORM_KEY_LIFE.total_seconds())
    earlier_key = f"form:{digest}:{period - 1}"
    is_recent = was_saved_since(earlier_key, query.created_at - FORM_KEY_LIFE)
    return earlier_key if is_recent else f"form:{digest}:{period}"
