"""From form to store: check a query, look for signs of automation, choose its key, store it."""

import hashlib
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from app.configuration.settings import Settings
from app.content.models.form_rules import FormRules
from app.forms.declaration import COMMON, Form
from app.queries.records import NewQuery, Saved, Via
from app.queries.store import KeyTakenError, save_query, was_saved_since
from app.queries.validation import OPTIONAL_KEYS, Body, CheckedQuery, FaultyQueryError, check_query

IDEMPOTENCY_KEY = "Idempotency-Key"
FORM_KEY_LIFE = timedelta(minutes=10)
KEY = re.compile(r"[!-~]{1,200}")
_EXTRA_FORM_FIELDS = ("noticeVersion", "website")


def submit_json(
    form: Form, body: Body, *, key: str | None, rules: FormRules, settings: Settings, now: datetime
) -> Saved:
    """Store a query sent as JSON.

    Raises FaultyQueryError for faulty fields, a malformed key and a key of another content; QueryStoreError.
    """
    query = _check(form, body, key, rules)
    via = Via.SCRIPT if any(name in body for name in OPTIONAL_KEYS) else Via.API
    new = _new_query(form, query, via, None if key is None else _sent_key(key), settings)
    try:
        return save_query(new, now, queues_mail=settings.sends_mail)
    except KeyTakenError:
        raise FaultyQueryError({IDEMPOTENCY_KEY: "This key was used for another query"}) from None


def submit_form(form: Form, sent: Mapping[str, str], *, rules: FormRules, settings: Settings, now: datetime) -> Saved:
    """Store a query posted as a plain form. The same content again within ten minutes is the same query.

    A key in the form counts like the header; if the content was edited since, the content decides.
    Raises FaultyQueryError for faulty fields a visitor can see, QueryStoreError.
    """
    query = _check_form(form, sent, rules)
    key = sent.get("key", "")
    if KEY.fullmatch(key):
        with suppress(KeyTakenError):
            new = _new_query(form, query, Via.FORM, _sent_key(key), settings)
            return save_query(new, now, queues_mail=settings.sends_mail)
    new = _new_query(form, query, Via.FORM, _content_key(form, query, now), settings)
    return save_query(new, now, queues_mail=settings.sends_mail)


def _check(form: Form, body: Body, key: str | None, rules: FormRules) -> CheckedQuery:
    errors = {}
    if key is not None and not KEY.fullmatch(key):
        errors[IDEMPOTENCY_KEY] = "The key must have 1 to 200 visible ASCII characters"
    try:
        query = check_query(form, body, rules)
    except FaultyQueryError as error:
        raise FaultyQueryError(error.errors | errors) from None
    if errors:
        raise FaultyQueryError(errors)
    return query


def _check_form(form: Form, sent: Mapping[str, str], rules: FormRules) -> CheckedQuery:
    """Check a plain form. Faulty hidden fields are dropped, because the visitor could not correct them."""
    seen = {field.name: sent.get(field.name, "") for field in form.fields}
    extra = {name: sent[name] for name in _EXTRA_FORM_FIELDS if sent.get(name)}
    try:
        return check_query(form, {**seen, **extra}, rules)
    except FaultyQueryError as error:
        if seen.keys() & error.errors.keys():
            raise FaultyQueryError({name: text for name, text in error.errors.items() if name in seen}) from None
    return check_query(form, {**seen, "website": sent.get("website", "")}, rules)


def _new_query(form: Form, query: CheckedQuery, via: Via, key: str | None, settings: Settings) -> NewQuery:
    return NewQuery(
        form=form,
        name=query.values["name"],
        email=query.values.get("email", ""),
        phone=query.values.get("phone", ""),
        message=query.values.get("message") or None,
        details=_own(query),
        suspicion=_suspicion(query, settings.form_minimum_seconds),
        notice_version=query.notice_version,
        via=via,
        idempotency_key=key,
    )


def _suspicion(query: CheckedQuery, minimum_fill_s: float) -> str | None:
    """Return why a query looks automatic. Such a query is stored and marked, never dropped."""
    if query.website:
        return "the field no person sees was filled in"
    if query.elapsed_ms is not None and query.elapsed_ms < minimum_fill_s * 1000:
        return f"sent {query.elapsed_ms:.0f} ms after the form appeared"
    return None


def _sent_key(key: str) -> str:
    return f"key:{key}"


def _own(query: CheckedQuery) -> dict[str, str]:
    """Return the values of the form's own fields."""
    return {name: value for name, value in query.values.items() if name not in COMMON and value}


def _content_key(form: Form, query: CheckedQuery, now: datetime) -> str:
    """Return the key of this content: the one used for it in the last ten minutes, else a new one."""
    shared = [query.values.get(name) or None for name in ("name", "phone", "email", "message")]
    own = _own(query)
    content = json.dumps([form.kind, *shared, *([own] if own else [])])
    digest = hashlib.sha256(content.encode()).hexdigest()
    period = int(now.timestamp() // FORM_KEY_LIFE.total_seconds())
    earlier_key = f"form:{digest}:{period - 1}"
    return earlier_key if was_saved_since(earlier_key, now - FORM_KEY_LIFE) else f"form:{digest}:{period}"
