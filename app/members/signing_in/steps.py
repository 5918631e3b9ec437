"""Which steps a sign-in still needs after the right password."""

from enum import StrEnum
from typing import Literal

from typing_extensions import TypedDict

from app.members.context import StaffContext
from app.members.replies import MemberReply
from app.members.stores.factor_store import find_factors
from app.members.stores.pending_store import Pending
from app.web.errors import ApiError

NO_FACTOR = "This account has no second factor. Ask an administrator for a temporary password."


class SignInStep(StrEnum):
    """The next step of a sign-in."""

    SECOND_FACTOR = "second-factor"
    SET_UP_FACTOR = "first-factor"
    NEW_PASSWORD = "new-password"  # noqa: S105


class NextStepReply(TypedDict):
    """The next step; the account is not open yet. `methods` are the factors, at "second-factor" only."""

    next: SignInStep
    methods: list[Literal["passkey", "totp"]]


class FactorSetReply(TypedDict):
    """A first factor was set up: its recovery codes, shown only this once, and the next step."""

    recoveryCodes: list[str]
    signIn: MemberReply | NextStepReply


def next_step(context: StaffContext, pending: Pending) -> NextStepReply | None:
    """Return the next step; None if the session may be opened.

    Raises ApiError 403 where a factor is required and there is none: only a temporary password allows setting one up,
    because one's own may be stolen.
    """
    has_temporary_password = pending.credentials.password_ends_at is not None
    factors = find_factors(pending.credentials.user_id)
    if factors.count and not pending.has_given_factor:
        methods: list[Literal["passkey", "totp"]] = []
        if factors.passkeys:
            methods.append("passkey")
        if factors.totp_secret is not None:
            methods.append("totp")
        return {"next": SignInStep.SECOND_FACTOR, "methods": methods}
    if context.settings.needs_second_factor and not factors.count:
        if not has_temporary_password:
            raise ApiError(403, NO_FACTOR)
        return {"next": SignInStep.SET_UP_FACTOR, "methods": []}
    return {"next": SignInStep.NEW_PASSWORD, "methods": []} if has_temporary_password else None
