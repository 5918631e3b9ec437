"""What changes of second factors share: their owner, the record and the mail, and the recovery codes."""

from dataclasses import dataclass

from app.members.audit_log import Action, record
from app.members.context import StaffContext
from app.members.signing_in.account_notifications import notify_member
from app.members.stores.codes import RECOVERY_CODES, hash_code, make_code
from app.members.stores.factor_store import find_factors, replace_recovery_codes

ASK_AGAIN = "This took too long: begin again."


@dataclass(frozen=True)
class FactorOwner:
    """The owner of a factor: the member, and the token of its session or sign-in under way."""

    user_id: int
    email: str
    token: str


def record_factor_change(context: StaffContext, owner: FactorOwner, what: str) -> None:
    """Record a change of second factors and notify the member."""
    address = context.ip_address_of_request()
    record(Action.FACTOR_CHANGED, at=context.now(), email=owner.email, origin=address, detail=what)
    notify_member(context, "factor", owner.email, what, by=owner.email)


def record_new_factor(context: StaffContext, owner: FactorOwner, what: str) -> list[str]:
    """Record a new second factor; return new recovery codes, none if the member has some."""
    record_factor_change(context, owner, f"Added as second factor: {what}.")
    return [] if find_factors(owner.user_id).recovery_codes else make_recovery_codes(context, owner)


def make_recovery_codes(context: StaffContext, owner: FactorOwner) -> list[str]:
    """Replace the recovery codes by ten new ones; return them, because they are shown once."""
    codes = [make_code() for _ in range(RECOVERY_CODES)]
    replace_recovery_codes(owner.user_id, [hash_code(code) for code in codes])
    record_factor_change(context, owner, "Recovery codes were made; earlier ones no longer work.")
    return codes
