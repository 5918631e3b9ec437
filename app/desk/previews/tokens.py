"""Signed preview addresses. A token holds the edition, its saved state and the expiry, so nothing is stored."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from itsdangerous import BadSignature, URLSafeSerializer

from app.web.request_log import PREVIEW_PREFIX

LIFE = timedelta(days=7)
_SALT = "preview of an edition"


class UnknownPreviewError(Exception):
    """This site did not make the address, or made it under another secret key."""


@dataclass(frozen=True)
class Preview:
    """What an address shows: the draft as saved at `saved_at`, and when the address expires."""

    edition_id: str
    ends_at: datetime
    saved_at: datetime

    @property
    def made_at(self) -> datetime:
        """When the address was made."""
        return self.ends_at - LIFE


class PreviewTokens:
    """Makes and reads tokens: an edition's id and two moments in milliseconds, signed by HMAC with SHA-256."""

    def __init__(self, secret: str) -> None:
        options = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._serializer = URLSafeSerializer(secret, _SALT, signer_kwargs=options)

    def make(self, edition_id: str, saved_at: datetime, now: datetime) -> tuple[str, datetime]:
        """Return a token for the saved state of an edition, and when it expires."""
        ends_at = now + LIFE
        return str(self._serializer.dumps([edition_id, _ms(ends_at), _ms(saved_at)])), ends_at

    def read(self, token: str) -> Preview:
        """Return a token's content, expired or not. Raises UnknownPreviewError."""
        try:
            edition_id, *moments = self._serializer.loads(token)
            ends_at, saved_at = (datetime.fromtimestamp(moment / 1000, UTC) for moment in moments)
        except (BadSignature, ValueError):
            # An earlier release signed fewer values: its links must be made again.
            raise UnknownPreviewError from None
        return Preview(edition_id, ends_at, saved_at)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def preview_address(token: str) -> str:
    """Return the path of a preview."""
    return f"{PREVIEW_PREFIX}{token}"
