"""Signed preview addresses. A token holds the edition and its saved state, so nothing is stored."""

import hashlib
from datetime import datetime, timedelta

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from app.desk.publishing.records import OPEN_STATES, EditionRecord
from app.desk.publishing.store import find_edition
from app.web.request_log import PREVIEW_PREFIX

LIFE = timedelta(days=7)
_SALT = "preview of an edition"


class UnknownPreviewError(Exception):
    """This site did not make the address, or made it under another secret key."""


class PreviewEndedError(Exception):
    """The address is older than LIFE, was ended, or shows a state that the edition has no longer."""


class PreviewTokens:
    """Makes and reads tokens: an edition's id and saved state, signed with the time by HMAC with SHA-256."""

    def __init__(self, secret: str) -> None:
        options = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._serializer = URLSafeTimedSerializer(secret, _SALT, signer_kwargs=options)

    def make(self, edition: EditionRecord) -> str:
        """Return a token for the saved state of an edition."""
        return str(self._serializer.dumps([edition.id, _saved_state(edition)]))

    def open(self, token: str) -> tuple[EditionRecord, datetime]:
        """Return the edition of a token, and when the token expires. Raises UnknownPreviewError, PreviewEndedError."""
        try:
            (edition_id, saved_state), made_at = self._serializer.loads(
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


def _saved_state(edition: EditionRecord) -> str:
    """Return what changes when a draft is saved or its links are ended."""
    return f"{edition.changed_at.isoformat()} {edition.previews_ended_at}"


def preview_address(token: str) -> str:
    """Return the path of a preview."""
    return f"{PREVIEW_PREFIX}{token}"
