"""Which steps a sign-in still needs after the right password."""

from enum import StrEnum

from typing_extensions import TypedDict

from app.members.replies import MemberReply
from app.members.stores.factor_store import Factors
from app.members.stores.pending_store import Pending, Proof


class Step(StrEnum):
    """The next step of a sign-in."""

    SECOND_FACTOR = "second-factor"
    ONE_TIME_CODE = "one-time-code"
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

    A password alone never allows setting up the first factor. A one-time code always leads to a new factor, because the
    earlier ones may be on a lost phone.
    """
    if pending.proof is Proof.ONE_TIME_CODE:
        return Step.FIRST_FACTOR
    if factors.count and pending.proof is Proof.NOTHING:
        return Step.SECOND_FACTOR
    if needs_second_factor and not factors.count:
        return Step.ONE_TIME_CODE
    if pending.credentials.password_ends_at is not None:
        return Step.NEW_PASSWORD
    return None


def methods_of(factors: Factors) -> list[Method]:
    """Return the ways to give a second factor that a member has."""
    there = (
        (Method.PASSKEY, bool(factors.passkeys)),
        (Method.TOTP, factors.totp_secret is not None),
        (Method.RECOVERY_CODE, factors.recovery_codes > 0),
    )
    return [method for method, is_there in there if is_there]
