"""Members as JSON."""

from datetime import datetime

from typing_extensions import TypedDict

from app.members.stores.directory import ListedMember
from app.members.stores.permission_store import Permission
from app.web.api_view import Reply
from app.web.wire_values import Moment


class PermissionReply(Reply):
    """A granted permission.

    `worksFrom` is null if it works at once; `mayConfirm` is true if the viewer can end the wait.
    """

    permission: Permission
    granted_by: str | None
    works_from: Moment | None
    works: bool
    may_confirm: bool


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
    permissions: list[PermissionReply]


class MembersReply(TypedDict):
    """All members, by their e-mail addresses."""

    members: list[ManagedMember]


class ChangedMemberReply(TypedDict):
    """A member as it is now."""

    member: ManagedMember


class FirstAccessReply(Reply):
    """First password and one-time code, shown only this once; null if not made. Both expire at the same moment."""

    member: ManagedMember
    password: str | None
    one_time_code: str | None
    ends_at: Moment


def managed_as_json(member: ListedMember, viewer_id: int, now: datetime) -> ManagedMember:
    """Return a member as the manager `viewer_id` sees it."""
    permissions = [
        PermissionReply(**vars(grant), works=grant.works(now), may_confirm=grant.may_be_confirmed_by(viewer_id, now))
        for grant in member.grants
    ]
    return ManagedMember(
        **vars(member),
        id=member.user_id,
        username=member.email,
        is_this=member.user_id == viewer_id,
        permissions=permissions,
    )
