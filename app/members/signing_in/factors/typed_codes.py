"""Codes that members type: of an authenticator app (RFC 6238, one step of drift either way), and recovery codes."""

from urllib.parse import urlsplit

import pyotp
from typing_extensions import TypedDict

from app.members.context import StaffContext
from app.members.signing_in.attempts import WrongAnswerError
from app.members.signing_in.factors.changes import ASK_AGAIN, FactorOwner, record_factor_change, record_new_factor
from app.members.stores.factor_store import find_factors, spend_recovery_code, store_totp, use_totp_step
from app.members.stores.pending_store import Purpose, find_challenge, store_challenge
from app.members.stores.sealing import seal, unseal

WRONG_APP_CODE = "This code is wrong or was used before. Wait for the next one, and check the clock of your phone."
WRONG_RECOVERY_CODE = "This code is wrong, or was used before. Enter another one of your newest list."
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
    """What an authenticator app needs: the secret in groups for typing, and its URI as a QR code."""

    secret: str
    qr: QrReply


def begin_totp(context: StaffContext, owner: FactorOwner) -> NewTotpReply:
    """Make a secret for an authenticator app; it takes effect once a code of it was entered."""
    secret = pyotp.random_base32()
    store_challenge(owner.token, Purpose.NEW_TOTP, seal(secret, context.settings.secret_key), context.now())
    site = urlsplit(context.settings.public_origin).netloc
    groups = [secret[start : start + _GROUP] for start in range(0, len(secret), _GROUP)]
    uri = pyotp.TOTP(secret).provisioning_uri(name=owner.email, issuer_name=site)
    return {"secret": " ".join(groups), "qr": _draw_qr(uri)}


def confirm_totp(context: StaffContext, owner: FactorOwner, code: str) -> list[str]:
    """Store the secret if the code fits it; return new recovery codes, if any were made. Raises WrongAnswerError."""
    sealed = find_challenge(owner.token, Purpose.NEW_TOTP, context.now())
    if sealed is None:
        raise WrongAnswerError("code", ASK_AGAIN)
    step = _step_of_code(context, sealed, code)
    if step is None:
        raise WrongAnswerError("code", WRONG_APP_CODE)
    store_totp(owner.user_id, sealed, step)
    return record_new_factor(context, owner, "an authenticator app")


def check_code(context: StaffContext, owner: FactorOwner, code: str) -> None:
    """Use up a code; its length shows whether the app made it. Raises WrongAnswerError, HashingBusyError."""
    factors = find_factors(owner.user_id)
    if len(_plain(code)) == _DIGITS:
        step = None if factors.totp_secret is None else _step_of_code(context, factors.totp_secret, code)
        if step is None or not use_totp_step(owner.user_id, step):
            raise WrongAnswerError("code", WRONG_APP_CODE)
        return
    if not spend_recovery_code(owner.user_id, code):
        raise WrongAnswerError("code", WRONG_RECOVERY_CODE)
    left = factors.recovery_codes - 1
    record_factor_change(context, owner, f"A recovery code was used; {left} are left.")


def _step_of_code(context: StaffContext, sealed_secret: str, code: str) -> int | None:
    """Return the step this code belongs to; None if it fits no step near this moment, or the secret cannot be read."""
    secret = unseal(sealed_secret, context.settings.secret_key)
    if secret is None:
        return None
    totp, this_step = pyotp.TOTP(secret), int(context.now().timestamp()) // STEP_S
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
