"""Members as JSON."""

from app.members.stores.permission_store import Permission
from app.web.api_view import Reply
from app.web.wire_values import Moment


class ManagedMember(Reply):
    """A member; one whose account is disabled cannot sign in."""

    id: int
    username: str
    name: str
    added_at: Moment
    ended_at: Moment | None
    waits_for_first_sign_in: bool
    has_factor: bool
    last_seen_at: Moment | None
    permissions: list[Permission]


class MembersReply(Reply):
    """All members, by their e-mail addresses."""

    members: list[ManagedMember]


class TemporaryPasswordReply(Reply):
    """A temporary password, shown only this once, for whom it is, and when it expires."""

    username: str
    name: str
    password: str
    ends_at: Moment
