"""A member's own account as JSON."""

from typing_extensions import TypedDict

from app.http.wire_values import Count, Moment, utc_iso, utc_iso_or_none
from app.staff.members.factor_store import Factors, Passkey
from app.staff.members.session_store import OpenSession
from app.staff.replies import MemberReply


class PasskeyReply(TypedDict):
    """One passkey."""

    id: int
    name: str
    addedAt: Moment
    lastUsedAt: Moment | None


class SessionReply(TypedDict):
    """One browser that is signed in."""

    browser: str
    since: Moment
    lastSeen: Moment
    isThis: bool


class AccountReply(TypedDict):
    """The member with its second factors and sessions, the session that asks first."""

    member: MemberReply
    secondFactorRequired: bool
    hasTotp: bool
    passkeys: list[PasskeyReply]
    recoveryCodesLeft: Count
    sessions: list[SessionReply]


class RecoveryCodesReply(TypedDict):
    """Recovery codes that were made just now, shown this once; none where the member had some."""

    recoveryCodes: list[str]


def account_as_json(
    member: MemberReply, factors: Factors, sessions: list[OpenSession], *, second_factor_required: bool
) -> AccountReply:
    """Return the account."""
    return {
        "member": member,
        "secondFactorRequired": second_factor_required,
        "hasTotp": factors.totp_secret is not None,
        "passkeys": [_passkey(passkey) for passkey in factors.passkeys],
        "recoveryCodesLeft": factors.recovery_codes,
        "sessions": [_session(session) for session in sessions],
    }


def _passkey(passkey: Passkey) -> PasskeyReply:
    return {
        "id": passkey.id,
        "name": passkey.name,
        "addedAt": utc_iso(passkey.added_at),
        "lastUsedAt": utc_iso_or_none(passkey.last_used_at),
    }


def _session(session: OpenSession) -> SessionReply:
    return {
        "browser": session.browser or "Unknown browser",
        "since": utc_iso(session.since),
        "lastSeen": utc_iso(session.last_seen),
        "isThis": session.is_this,
    }
