"""Codes of an authenticator app (RFC 6238): six digits, thirty seconds, one step of drift either way."""

from datetime import datetime

import pyotp
from typing_extensions import TypedDict

STEP_S = 30
_DRIFT_STEPS = (-1, 0, 1)
_DIGITS = 6
_GROUP = 4
# Light modules around a QR code (ISO/IEC 18004, 5.3.8).
_QUIET_ZONE = 4


class QrReply(TypedDict):
    """A QR code as the path of an SVG drawing in a square of `size` modules."""

    size: int
    path: str


class NewTotpReply(TypedDict):
    """What an authenticator app needs: the secret in groups for typing, the URI, and that as a QR code."""

    secret: str
    uri: str
    qr: QrReply


def make_secret() -> str:
    """Return a new secret of 160 random bits in Base32."""
    return pyotp.random_base32()


def totp_setup(secret: str, email: str, issuer: str) -> NewTotpReply:
    """Return what an authenticator app needs."""
    uri = pyotp.TOTP(secret).provisioning_uri(name=email, issuer_name=issuer)
    groups = [secret[start : start + _GROUP] for start in range(0, len(secret), _GROUP)]
    return {"secret": " ".join(groups), "uri": uri, "qr": _draw_qr(uri)}


def is_totp_code(text: str) -> bool:
    """Return whether a typed text has the form of such a code."""
    plain = _plain(text)
    return len(plain) == _DIGITS and plain.isascii() and plain.isdigit()


def step_of_code(secret: str, code: str, now: datetime) -> int | None:
    """Return the step this code belongs to; None if it fits no step near this moment."""
    totp, this_step = pyotp.TOTP(secret), int(now.timestamp()) // STEP_S
    steps = (this_step + drift for drift in _DRIFT_STEPS)
    return next((step for step in steps if pyotp.utils.strings_equal(totp.generate_otp(step), _plain(code))), None)


def _draw_qr(uri: str) -> QrReply:
    import segno  # noqa: PLC0415 - loaded with the first one that is drawn

    qr = segno.make(uri, error="m", micro=False)
    rows = [list(row) for row in qr.matrix_iter(border=_QUIET_ZONE)]
    dark = ((x, y) for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark)
    return {"size": len(rows), "path": "".join(f"M{x} {y}h1v1h-1z" for x, y in dark)}


def _plain(text: str) -> str:
    return text.replace(" ", "")
