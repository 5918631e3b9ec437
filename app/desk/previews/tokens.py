"""Signed preview addresses. A token holds an edition's id, saved state and time, so nothing is stored."""

import hashlib
from datetime import datetime, timedelta

from flask import current_app
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from app.desk.publishing.edition_store import find_edition
from app.desk.publishing.records import OPEN_STATES, EditionRecord
from app.web.request_log import PREVIEW_PREFIX

LIFE = timedelta(days=7)
_SALT = "preview of an edition"


class UnknownPreviewError(Exception):
    """This site did not make the address, or made it under another secret key."""


class PreviewEndedError(Exception):
    """The address is older than LIFE, was ended, or shows a state that the edition no longer has."""


def preview_address(edition: EditionRecord) -> str:
    """Return the path of a preview of the edition's saved state."""
    return f"{PREVIEW_PREFIX}{_serializer().dumps([edition.id, _saved_state(edition)])}"


def open_preview(token: str) -> tuple[EditionRecord, datetime]:
    """Return the edition of a token, and when the token expires. Raises UnknownPreviewError, PreviewEndedError."""
    try:
        (edition_id, saved_state), made_at = _serializer().loads(
            token, max_age=int(LIFE.total_seconds()), return_timestamp=True
        )
    except SignatureExpired:
        raise PreviewEndedError from None
    except BadSignature:
        raise UnknownPreviewError from None
    edition = find_edition(edition_id)
    if edition is None or edition.state not in OPEN_STATES or _saved_state(edition) != saved_state:
        raise PreviewEndedError
    return edition, made_at + LIFE


def _serializer() -> URLSafeTimedSerializer:
    options = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
    return URLSafeTimedSerializer(current_app.config["SECRET_KEY"], _SALT, signer_kwargs=options)


def _saved_state(edition: EditionRecord) -> str:
    """Return what changes when a draft is saved or its links are ended."""
    return f"{edition.changed_at.isoformat()} {edition.previews_ended_at}"
