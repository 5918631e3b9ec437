"""A member's own account as JSON."""

from typing import Annotated

from pydantic import BeforeValidator
from typing_extensions import TypedDict

from app.members.replies import MemberReply
from app.web.api_view import Reply
from app.web.wire_values import Count, Moment


class PasskeyReply(Reply):
    """One passkey."""

    id: int
    name: str
    added_at: Moment
    last_used_at: Moment | None


class SessionReply(Reply):
    """One browser that is signed in."""

    browser: Annotated[str, BeforeValidator(lambda name: name or "Unknown browser")]
    since: Moment
    last_seen: Moment
    is_this: bool


class AccountReply(Reply):
    """The member with its second factors and sessions; the session of this request comes first."""

    member: MemberReply
    second_factor_required: bool
    has_totp: bool
    passkeys: list[PasskeyReply]
    recovery_codes_left: Count
    sessions: list[SessionReply]


class RecoveryCodesReply(TypedDict):
    """New recovery codes, shown only this once; empty if the member has some already."""

    recoveryCodes: list[str]
