"""Managing members: add, disable, restore, and grant permissions."""

from flask import Blueprint

from app.members.audit_log import Action
from app.members.bodies import NewMember, PermissionChange
from app.members.context import StaffContext
from app.members.signing_in.account_notifications import notify_of_permission
from app.members.signing_in.session import record_use, signed_in_member, this_member
from app.members.staff_blueprint import staff_blueprint
from app.members.stores.account_store import add_member, end_member, give_temporary_password, restore_member
from app.members.stores.member_list import ListedMember, find_listed, list_members
from app.members.stores.member_store import StaffStoreError, normal_email
from app.members.stores.permission_store import Permission, grant, withdraw
from app.web.access import Access
from app.web.api_view import Reply, api_view
from app.web.body import FAULTY
from app.web.errors import ApiError
from app.web.wire_values import Moment

_MEMBERS = "/api/members"
_MEMBER = f"{_MEMBERS}/<int:member_id>"
_CHANGES_MEMBER = api_view(Access.PROVED_STAFF, 404)
NOT_AN_ADMINISTRATOR = "You may not manage members. Ask a member who may."
NOT_ONESELF = "You cannot change this for yourself. Ask another administrator."
NO_SUCH_MEMBER = "There is no such member."
GRANTED: dict[Permission, str] = {
    Permission.APPROVE: "approve what others entered",
    Permission.MANAGE: "manage members",
}


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


def create_member_routes(context: StaffContext) -> Blueprint:
    """Return the blueprint; it refuses members who are no administrators."""
    routes = staff_blueprint("staff_members")

    @routes.before_request
    def admit_administrators() -> None:
        member = signed_in_member()
        if member is not None and not member.manages_members:
            raise ApiError(403, NOT_AN_ADMINISTRATOR)

    _add_members(routes, context)
    _add_steps(routes, context)
    return routes


def _add_members(routes: Blueprint, context: StaffContext) -> None:
    @routes.get(_MEMBERS)
    @api_view(Access.STAFF, 403)
    def show_members() -> MembersReply:
        """All members."""
        record_use(context, Action.MEMBERS_READ)
        return MembersReply(members=list_members())

    @routes.post(_MEMBERS)
    @api_view(Access.PROVED_STAFF, status=201)
    def add(body: NewMember) -> TemporaryPasswordReply:
        """Add a member."""
        permissions = frozenset(body.permissions)
        try:
            temporary = add_member(body.username, body.name, permissions, now=context.now())
        except StaffStoreError as error:
            raise ApiError(422, FAULTY, {"username": str(error)}) from None
        username = normal_email(body.username)
        record_use(context, Action.MEMBER_ADDED, username)
        for permission in sorted(permissions):
            _note_permission(context, username, permission, is_granted=True)
        return TemporaryPasswordReply(**vars(temporary), username=username, name=body.name)


def _add_steps(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{_MEMBER}/first-access")
    @_CHANGES_MEMBER
    def make_temporary_password(member_id: int) -> TemporaryPasswordReply:
        """Give a member a new temporary password."""
        member = _other(member_id)
        temporary = give_temporary_password(member_id, context.now())
        what = "The account got a new temporary password; its second factors were removed."
        _note(context, Action.PASSWORD_RESET, member.username, what)
        return TemporaryPasswordReply(**vars(temporary), username=member.username, name=member.name)

    @routes.post(f"{_MEMBER}/end")
    @_CHANGES_MEMBER
    def end(member_id: int) -> None:
        """Keep a member from signing in."""
        member = _other(member_id)
        end_member(member_id, context.now())
        _note(context, Action.MEMBER_ENDED, member.username, "The account was disabled.")

    @routes.post(f"{_MEMBER}/restore")
    @_CHANGES_MEMBER
    def restore(member_id: int) -> None:
        """Let a member sign in again."""
        member = _other(member_id)
        restore_member(member_id)
        _note(context, Action.MEMBER_RESTORED, member.username, "The account was restored, without permissions.")

    @routes.post(f"{_MEMBER}/permissions")
    @_CHANGES_MEMBER
    def change_permission(member_id: int, body: PermissionChange) -> None:
        """Grant a permission, or withdraw it."""
        member = _other(member_id)
        if body.granted:
            grant(member_id, body.permission)
        else:
            withdraw(member_id, body.permission)
        _note_permission(context, member.username, body.permission, is_granted=body.granted)


def _note_permission(context: StaffContext, username: str, permission: Permission, *, is_granted: bool) -> None:
    action = Action.PERMISSION_GIVEN if is_granted else Action.PERMISSION_TAKEN
    may = "May" if is_granted else "May no longer"
    _note(context, action, username, f"{may} {GRANTED[permission]}.")


def _note(context: StaffContext, action: Action, username: str, what: str) -> None:
    """Record what this member did to another, and tell both and their colleagues."""
    record_use(context, action, f"{username}: {what}")
    notify_of_permission(context, username, what, by=this_member().email)


def _other(member_id: int) -> ListedMember:
    """Return a member other than the one signed in. Raises ApiError 404, 403."""
    if member_id == this_member().user_id:
        raise ApiError(403, NOT_ONESELF)
    member = find_listed(member_id)
    if member is None:
        raise ApiError(404, NO_SUCH_MEMBER)
    return member
