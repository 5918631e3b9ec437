"""Which steps a sign-in still needs after the right password."""

from enum import StrEnum

from typing_extensions import TypedDict

from app.members.replies import MemberReply
from app.members.stores.factor_store import Factors
from app.members.stores.pending_store import Pending
from app.web.errors import ApiError

NO_FACTOR = "This account has no second factor. Ask a colleague who manages members for a new first password."


class Step(StrEnum):
    """The next step of a sign-in."""

    SECOND_FACTOR = "second-factor"
    FIRST_FACTOR = "first-factor"
    NEW_PASSWORD = "new-password"  # noqa: S105


class Method(StrEnum):
    """The ways to give a second factor."""

    PASSKEY = "passkey"
    TOTP = "totp"
    RECOVERY_CODE = "recovery-code"


class NextStepReply(TypedDict):
    """The next step; the account is not open yet. `methods` belong to the step "second-factor" only."""

    next: Step
    methods: list[Method]


class FactorSetReply(TypedDict):
    """A first factor was set up: its recovery codes, shown only this once, and the next step."""

    recoveryCodes: list[str]
    signIn: MemberReply | NextStepReply


def next_step(pending: Pending, factors: Factors, *, needs_second_factor: bool) -> Step | None:
    """Return the next step; None if the session may be opened.

    Raises ApiError 403 where a factor is required and there is none: only a first password allows setting one up,
    because one's own may be stolen.
    """
    has_first_password = pending.credentials.password_ends_at is not None
    if factors.count and not pending.has_given_factor:
        return Step.SECOND_FACTOR
    if needs_second_factor and not factors.count:
        if not has_first_password:
            raise ApiError(403, NO_FACTOR)
        return Step.FIRST_FACTOR
    return Step.NEW_PASSWORD if has_first_password else None


def methods_of(factors: Factors) -> list[Method]:
    """Return the ways to give a second factor that a member has."""
    there = (
        (Method.PASSKEY, bool(factors.passkeys)),
        (Method.TOTP, factors.totp_secret is not None),
        (Method.RECOVERY_CODE, factors.recovery_codes > 0),
    )
    return [method for method, is_there in there if is_there]
