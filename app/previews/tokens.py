"""The address of a preview: whose draft it shows and until when, signed, so that nothing of it is stored."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from itsdangerous import BadSignature, URLSafeSerializer

from app.http.preview_paths import PREVIEW_PREFIX

LIFE = timedelta(days=7)
_SALT = "preview of an edition"


class UnknownPreviewError(Exception):
    """Nobody gave this address out, or it was given out under another secret key."""


@dataclass(frozen=True)
class Preview:
    """What an address shows, and the moment it ends."""

    edition_id: str
    ends_at: datetime


class PreviewTokens:
    """Makes and reads tokens: an edition's id and a moment, signed by HMAC with SHA-256."""

    def __init__(self, secret: str) -> None:
        options = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._serializer = URLSafeSerializer(secret, _SALT, signer_kwargs=options)

    def make(self, edition_id: str, now: datetime) -> tuple[str, datetime]:
        """Return a token for an edition and the moment it ends, in whole seconds."""
        ends_at = (now + LIFE).replace(microsecond=0)
        token = self._serializer.dumps([edition_id, int(ends_at.timestamp())])
        return str(token), ends_at

    def read(self, token: str) -> Preview:
        """Return what a token says, ended or not. Raises UnknownPreviewError."""
        try:
            edition_id, ends_at_s = self._serializer.loads(token)
        except BadSignature:
            raise UnknownPreviewError from None
        return Preview(edition_id, datetime.fromtimestamp(ends_at_s, UTC))


def preview_address(token: str) -> str:
    """Return the path of a preview."""
    return f"{PREVIEW_PREFIX}{token}"
