"""What a sign-in still lacks once its password was right."""

from dataclasses import dataclass
from enum import StrEnum

from typing_extensions import TypedDict

from app.members.replies import MemberReply
from app.members.stores.factor_store import Factors
from app.members.stores.pending_store import Pending, Proof


class Step(StrEnum):
    """What is asked for next."""

    SECOND_FACTOR = "second-factor"
    ONE_TIME_CODE = "one-time-code"
    FIRST_FACTOR = "first-factor"
    NEW_PASSWORD = "new-password"  # noqa: S105


class Method(StrEnum):
    """What a second factor can be given by."""

    PASSKEY = "passkey"
    TOTP = "totp"
    RECOVERY_CODE = "recovery-code"


class NextStepReply(TypedDict):
    """What is asked for next; nothing is open yet. `methods` are for the step "second-factor" alone."""

    next: Step
    methods: list[Method]


class FactorSetReply(TypedDict):
    """A first factor was set up: its recovery codes, shown this once, and how the sign-in goes on."""

    recoveryCodes: list[str]
    signIn: MemberReply | NextStepReply


@dataclass(frozen=True)
class Lack:
    """The next step, and by which methods it can be taken where it is the second factor."""

    step: Step
    methods: tuple[Method, ...] = ()


def next_lack(pending: Pending, factors: Factors, *, needs_second_factor: bool) -> Lack | None:
    """Return what is lacking, None where the session may be opened.

    The first factor is never set up with the password alone, and a one-time code always leads to a new factor: the
    earlier ones may be on a lost phone.
    """
    if pending.proof is Proof.ONE_TIME_CODE:
        return Lack(Step.FIRST_FACTOR)
    if factors.count and pending.proof is Proof.NOTHING:
        return Lack(Step.SECOND_FACTOR, _methods(factors))
    if needs_second_factor and not factors.count:
        return Lack(Step.ONE_TIME_CODE)
    if pending.credentials.password_ends_at is not None:
        return Lack(Step.NEW_PASSWORD)
    return None


def _methods(factors: Factors) -> tuple[Method, ...]:
    there = (
        (Method.PASSKEY, bool(factors.passkeys)),
        (Method.TOTP, factors.totp_secret is not None),
        (Method.RECOVERY_CODE, factors.recovery_codes > 0),
    )
    return tuple(method for method, is_there in there if is_there)
