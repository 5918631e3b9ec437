"""Members as JSON."""

from typing_extensions import TypedDict

from app.members.stores.directory import ListedMember
from app.members.stores.permission_store import Permission
from app.web.api_view import Reply
from app.web.wire_values import Moment


class ManagedMember(Reply):
    """A member; one whose account was ended cannot sign in."""

    id: int
    username: str
    name: str
    is_this: bool
    added_at: Moment
    ended_at: Moment | None
    last_seen_at: Moment | None
    has_factor: bool
    waits_for_first_sign_in: bool
    permissions: list[Permission]


class MembersReply(TypedDict):
    """All members, by their e-mail addresses."""

    members: list[ManagedMember]


class ChangedMemberReply(TypedDict):
    """A member as it is now."""

    member: ManagedMember


class FirstAccessReply(Reply):
    """A first password, shown only this once, and when it expires."""

    member: ManagedMember
    password: str
    ends_at: Moment


def managed_as_json(member: ListedMember, viewer_id: int) -> ManagedMember:
    """Return a member as the manager `viewer_id` sees it."""
    return ManagedMember(**vars(member), id=member.user_id, username=member.email, is_this=member.user_id == viewer_id)
