"""Members as JSON."""

from datetime import datetime

from typing_extensions import TypedDict

from app.http.wire_values import Moment, utc_iso, utc_iso_or_none
from app.staff.members.directory import ListedMember
from app.staff.members.permission_store import Grant, Permission


class PermissionReply(TypedDict):
    """A permission that was granted. `worksFrom` is null for at once; `mayConfirm`: whoever asks can end the wait."""

    permission: Permission
    grantedBy: str | None
    worksFrom: Moment | None
    works: bool
    mayConfirm: bool


class ManagedMember(TypedDict):
    """A member; an ended one cannot sign in."""

    id: int
    username: str
    name: str
    isThis: bool
    addedAt: Moment
    endedAt: Moment | None
    lastSeenAt: Moment | None
    hasFactor: bool
    waitsForFirstSignIn: bool
    permissions: list[PermissionReply]


class MembersReply(TypedDict):
    """All members, by their e-mail addresses."""

    members: list[ManagedMember]


class ChangedMemberReply(TypedDict):
    """A member as it is now."""

    member: ManagedMember


class FirstAccessReply(TypedDict):
    """What opens an account once, shown this once: null is what was not made. Both end at the same moment."""

    member: ManagedMember
    password: str | None
    oneTimeCode: str | None
    endsAt: Moment


def managed_as_json(member: ListedMember, viewer_id: int, now: datetime) -> ManagedMember:
    """Return a member as the manager `viewer_id` sees it."""
    return {
        "id": member.user_id,
        "username": member.email,
        "name": member.name,
        "isThis": member.user_id == viewer_id,
        "addedAt": utc_iso(member.added_at),
        "endedAt": utc_iso_or_none(member.ended_at),
        "lastSeenAt": utc_iso_or_none(member.last_seen_at),
        "hasFactor": member.has_factor,
        "waitsForFirstSignIn": member.waits_for_first_sign_in,
        "permissions": [_permission(grant, viewer_id, now) for grant in member.grants],
    }


def _permission(grant: Grant, viewer_id: int, now: datetime) -> PermissionReply:
    return {
        "permission": grant.permission,
        "grantedBy": grant.granted_by,
        "worksFrom": utc_iso_or_none(grant.works_from),
        "works": grant.works(now),
        "mayConfirm": grant.may_be_confirmed_by(viewer_id, now),
    }
