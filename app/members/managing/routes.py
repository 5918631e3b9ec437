"""Managing members: add, end, restore, and grant permissions, which a second manager confirms."""

from flask import Blueprint, Response

from app.mail.records import AccountEvent
from app.members.audit.store import Action
from app.members.bodies import NewMember, PermissionChange, PermissionName
from app.members.managing.replies import ChangedMemberReply, FirstAccessReply, MembersReply, managed_as_json
from app.members.replies import staff_blueprint
from app.members.services import StaffServices
from app.members.signing_in.account_notifications import tell_of_permission
from app.members.signing_in.session import record_use, signed_in_member, this_member
from app.members.stores.account_store import end_member, restore_member
from app.members.stores.directory import ListedMember, find_listed, list_members
from app.members.stores.first_access import FirstAccess, add_member, give_one_time_code, reset_access
from app.members.stores.permission_store import (
    LastManagerError,
    NothingToConfirmError,
    Permission,
    confirm,
    grant,
    withdraw,
)
from app.members.stores.store import StaffStoreError
from app.web.access import Access
from app.web.api_view import api_view
from app.web.body import FAULTY
from app.web.errors import ApiError, error_reply

_MEMBERS = "/api/members"
_MEMBER = f"{_MEMBERS}/<int:member_id>"
_CHANGES_MEMBER = api_view(Access.PROVED_STAFF, 404, 409)
NOT_A_MANAGER = "You may not manage members. Ask a member who may."
NOT_ONESELF = "You cannot change this for yourself. Ask another member who manages members."
NO_SUCH_MEMBER = "There is no such member."
ENDED = "This account was ended: restore it first."
LAST_MANAGER = "This is the last member who manages members: give somebody else that permission first."
NOTHING_TO_CONFIRM = "You cannot confirm this. Only a manager who did not grant the permission can."
GRANTED: dict[Permission, str] = {
    Permission.APPROVE: "approve what others entered",
    Permission.MANAGE: "manage members",
}
_ALLOWED = {Permission.APPROVE: Action.APPROVAL_ALLOWED, Permission.MANAGE: Action.MANAGING_ALLOWED}
_FORBIDDEN = {Permission.APPROVE: Action.APPROVAL_FORBIDDEN, Permission.MANAGE: Action.MANAGING_FORBIDDEN}


def create_member_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint; it refuses members who may not manage members."""
    routes = staff_blueprint("staff_members")

    @routes.before_request
    def admit_managers() -> None:
        member = signed_in_member()
        if member is not None and not member.manages_members:
            raise ApiError(403, NOT_A_MANAGER)

    @routes.errorhandler(LastManagerError)
    def answer_last_manager(_: LastManagerError) -> Response:
        return error_reply(409, LAST_MANAGER)

    @routes.errorhandler(NothingToConfirmError)
    def answer_nothing_to_confirm(_: NothingToConfirmError) -> Response:
        return error_reply(409, NOTHING_TO_CONFIRM)

    _add_members(routes, services)
    _add_access(routes, services)
    _add_ends(routes, services)
    _add_permissions(routes, services)
    return routes


def _add_members(routes: Blueprint, services: StaffServices) -> None:
    @routes.get(_MEMBERS)
    @api_view(Access.STAFF, 403)
    def show_members() -> MembersReply:
        """All members."""
        record_use(services, Action.MEMBERS_READ)
        now, viewer = services.now(), this_member().user_id
        return {"members": [managed_as_json(member, viewer, now) for member in list_members()]}

    @routes.post(_MEMBERS)
    @api_view(Access.PROVED_STAFF, status=201)
    def add(body: NewMember) -> FirstAccessReply:
        """Add a member."""
        by, with_code, permissions = this_member(), services.settings.needs_second_factor, frozenset(body.permissions)
        try:
            access = add_member(
                body.username, body.name, permissions, by_id=by.user_id, with_code=with_code, now=services.now()
            )
        except StaffStoreError as error:
            raise ApiError(422, FAULTY, {"username": str(error)}) from None
        added = _listed(access.user_id)
        record_use(services, Action.MEMBER_ADDED, added.email)
        for permission in sorted(permissions):
            _note_grant(services, added, permission)
        return _first_access(services, access)


def _add_access(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_MEMBER}/first-access")
    @_CHANGES_MEMBER
    def give_first_access(member_id: int) -> FirstAccessReply:
        """Give a member a new first password."""
        member, by = _other_active(member_id), this_member()
        access = reset_access(
            member_id, by_id=by.user_id, with_code=services.settings.needs_second_factor, now=services.now()
        )
        what = "The password was reset; permissions work again after one day."
        _note(services, Action.PASSWORD_RESET, member, what)
        return _first_access(services, access)

    @routes.post(f"{_MEMBER}/one-time-code")
    @_CHANGES_MEMBER
    def make_one_time_code(member_id: int) -> FirstAccessReply:
        """Give a member a one-time code."""
        member = _other_active(member_id)
        access = give_one_time_code(member_id, services.now())
        what = "A one-time code was made. It allows setting up a new second factor."
        # Whoever holds the code gets the account and its permissions, so other members are told too.
        _note(services, Action.ONE_TIME_CODE_MADE, member, what, event="one-time code")
        return _first_access(services, access)


def _add_ends(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_MEMBER}/end")
    @_CHANGES_MEMBER
    def end(member_id: int) -> ChangedMemberReply:
        """Keep a member from signing in."""
        member = _other(member_id)
        end_member(member_id, services.now())
        _note(services, Action.MEMBER_DISABLED, member, "The account was ended.")
        return _changed(services, member_id)

    @routes.post(f"{_MEMBER}/restore")
    @_CHANGES_MEMBER
    def restore(member_id: int) -> ChangedMemberReply:
        """Let a member sign in again."""
        member = _other(member_id)
        restore_member(member_id)
        _note(services, Action.MEMBER_ENABLED, member, "The account was restored, without permissions.")
        return _changed(services, member_id)


def _add_permissions(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_MEMBER}/permissions")
    @_CHANGES_MEMBER
    def change_permission(member_id: int, body: PermissionChange) -> ChangedMemberReply:
        """Grant a permission, or withdraw it."""
        member, permission = _other_active(member_id), body.permission
        if body.granted:
            if grant(member_id, permission, by_id=this_member().user_id, now=services.now()):
                _note_grant(services, member, permission)
        else:
            withdraw(member_id, permission, services.now())
            _note(services, _FORBIDDEN[permission], member, f"May no longer {GRANTED[permission]}.")
        return _changed(services, member_id)

    @routes.post(f"{_MEMBER}/confirm")
    @_CHANGES_MEMBER
    def confirm_permission(member_id: int, body: PermissionName) -> ChangedMemberReply:
        """Make a waiting permission work at once."""
        permission, member, by = body.permission, _other_active(member_id), this_member()
        confirm(member_id, permission, by_id=by.user_id, now=services.now())
        record_use(services, Action.PERMISSION_CONFIRMED, f"{permission}: {member.email}")
        tell_of_permission(services, member.email, f"May {GRANTED[permission]} from now on.", by=by.email)
        return _changed(services, member_id)


def _note_grant(services: StaffServices, member: ListedMember, permission: Permission) -> None:
    what = f"May {GRANTED[permission]}, in 24 hours or as soon as a second manager confirms it."
    _note(services, _ALLOWED[permission], member, what)


def _note(
    services: StaffServices, action: Action, member: ListedMember, what: str, event: AccountEvent = "permission"
) -> None:
    """Record what this member did to another, and tell both and their colleagues."""
    record_use(services, action, member.email)
    tell_of_permission(services, member.email, what, by=this_member().email, event=event)


def _listed(member_id: int) -> ListedMember:
    member = find_listed(member_id)
    if member is None:
        raise ApiError(404, NO_SUCH_MEMBER)
    return member


def _other(member_id: int) -> ListedMember:
    """Return a member other than the one signed in. Raises ApiError 404, 403."""
    if member_id == this_member().user_id:
        raise ApiError(403, NOT_ONESELF)
    return _listed(member_id)


def _other_active(member_id: int) -> ListedMember:
    """Return such a member that can sign in. Raises ApiError 404, 403, 409."""
    member = _other(member_id)
    if member.ended_at is not None:
        raise ApiError(409, ENDED)
    return member


def _first_access(services: StaffServices, access: FirstAccess) -> FirstAccessReply:
    member = managed_as_json(_listed(access.user_id), this_member().user_id, services.now())
    return FirstAccessReply(**vars(access), member=member)


def _changed(services: StaffServices, member_id: int) -> ChangedMemberReply:
    return {"member": managed_as_json(_listed(member_id), this_member().user_id, services.now())}
