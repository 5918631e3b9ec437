"""What each route of sign-in, one's own account and members is for, what it takes and how it answers."""

from collections.abc import Mapping
from http import HTTPStatus

from app.api_description.operation import Operation, json_reply, one_of
from app.api_description.schemas import Schema
from app.staff.account.replies import AccountReply, RecoveryCodesReply
from app.staff.managing.replies import ChangedMemberReply, FirstAccessReply, MembersReply
from app.staff.replies import MemberReply
from app.staff.signing_in.chain_replies import FactorSetReply, NextStepReply
from app.staff.signing_in.factors.replies import NewTotpReply, PasskeyOptionsReply

_COUNTED = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
_STEP = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE})
_OF_MEMBER = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT})
_WRONG = frozenset({HTTPStatus.UNPROCESSABLE_ENTITY})
_SIGN_IN = one_of("Signed in, or what is asked for next", MemberReply, NextStepReply)
_DONE: Mapping[HTTPStatus, Schema] = {HTTPStatus.NO_CONTENT: {"description": "Done"}}
_FACTOR_SET = json_reply("Set up; the recovery codes are shown this once", FactorSetReply)
_NEW_TOTP = json_reply("What an authenticator app needs", NewTotpReply)
_OPTIONS = json_reply("What the browser needs", PasskeyOptionsReply)
_CODES = json_reply("New recovery codes, if any were made", RecoveryCodesReply)
_FIRST_ACCESS = json_reply("Shown this once", FirstAccessReply)
_CHANGED = json_reply("The member as it is now", ChangedMemberReply)


def _step(summary: str, reply: Schema, body: str | None = None) -> Operation:
    refusals = _STEP | (_COUNTED | _WRONG if body else _WRONG)
    return Operation(summary, {HTTPStatus.OK: reply}, body=body, refusals=refusals)


def _own(summary: str, replies: Mapping[HTTPStatus, Schema], body: str | None = None, *others: HTTPStatus) -> Operation:
    return Operation(summary, replies, body=body, refusals=_COUNTED | _WRONG | frozenset(others))


def _managed(summary: str, reply: Schema, body: str | None = None) -> Operation:
    return Operation(summary, {HTTPStatus.OK: reply}, body=body, refusals=_OF_MEMBER)


_SIGN_IN_OPERATIONS: Mapping[str, Operation] = {
    "staff.login": _step("Sign in; where nothing is lacking, with the session's cookie", _SIGN_IN, "Credentials"),
    "staff.give_code": _step("Give a code of the app, a recovery code or a one-time code", _SIGN_IN, "Code"),
    "staff.ask_passkey": _step("Ask for a passkey", _OPTIONS),
    "staff.give_passkey": _step("Give a passkey", _SIGN_IN, "PasskeyAnswer"),
    "staff.begin_first_totp": _step("Begin to set up an authenticator app", _NEW_TOTP),
    "staff.confirm_first_totp": _step("Show a code of that app", _FACTOR_SET, "Code"),
    "staff.begin_first_passkey": _step("Begin to make a passkey", _OPTIONS),
    "staff.confirm_first_passkey": _step("Keep the passkey that was made", _FACTOR_SET, "NewPasskey"),
    "staff.choose_first_password": _step("Choose a password of one's own", _SIGN_IN, "Password"),
    "staff.logout": Operation(
        summary="Sign out",
        replies={HTTPStatus.NO_CONTENT: {"description": "Nobody is signed in now"}},
        refusals=_STEP,
    ),
    "staff.me": Operation("Tell who is signed in", {HTTPStatus.OK: json_reply("The member", MemberReply)}),
}
_ACCOUNT_OPERATIONS: Mapping[str, Operation] = {
    "staff_account.show_account": Operation(
        "One's own account", {HTTPStatus.OK: json_reply("The account", AccountReply)}
    ),
    "staff_account.change_name": Operation(
        "Choose a name", {HTTPStatus.OK: json_reply("The member", MemberReply)}, body="DisplayName"
    ),
    "staff_account.end_others": Operation("End one's other sessions", _DONE),
    "staff_account.change_own_password": _own("Change one's password", _DONE, "PasswordChange"),
    "staff_account.prove_by_password": _own("Give the password again", _DONE, "Password"),
    "staff_account.ask_passkey_again": _own("Ask for a passkey again", {HTTPStatus.OK: _OPTIONS}),
    "staff_account.prove_by_passkey": _own("Give a passkey again", _DONE, "PasskeyAnswer"),
    "staff_factors.begin_own_totp": _own(
        "Begin to set up an authenticator app", {HTTPStatus.OK: _NEW_TOTP}, "NewFactor"
    ),
    "staff_factors.confirm_own_totp": _own("Show a code of that app", {HTTPStatus.OK: _CODES}, "Code"),
    "staff_factors.remove_own_totp": _own("Remove the authenticator app", _DONE, None, HTTPStatus.CONFLICT),
    "staff_factors.begin_own_passkey": _own("Begin to make a passkey", {HTTPStatus.OK: _OPTIONS}, "NewFactor"),
    "staff_factors.confirm_own_passkey": _own("Keep the passkey that was made", {HTTPStatus.OK: _CODES}, "NewPasskey"),
    "staff_factors.remove_own_passkey": _own(
        "Remove a passkey", _DONE, None, HTTPStatus.CONFLICT, HTTPStatus.NOT_FOUND
    ),
    "staff_factors.make_own_recovery_codes": _own(
        "Make ten recovery codes; earlier ones end", {HTTPStatus.OK: _CODES}, None, HTTPStatus.CONFLICT
    ),
}
_MEMBER_OPERATIONS: Mapping[str, Operation] = {
    "staff_members.show_members": Operation(
        "All members",
        {HTTPStatus.OK: json_reply("The members", MembersReply)},
        refusals=frozenset({HTTPStatus.FORBIDDEN}),
    ),
    "staff_members.add": Operation("Add a member", {HTTPStatus.CREATED: _FIRST_ACCESS}, body="NewMember"),
    "staff_members.give_first_access": _managed("Give a member a first password anew", _FIRST_ACCESS),
    "staff_members.make_one_time_code": _managed("Give a member a one-time code", _FIRST_ACCESS),
    "staff_members.end": _managed("Keep a member from signing in", _CHANGED),
    "staff_members.restore": _managed("Let a member sign in again", _CHANGED),
    "staff_members.change_permission": _managed("Grant a permission, or withdraw it", _CHANGED, "PermissionChange"),
    "staff_members.confirm_permission": _managed("Let a permission work at once", _CHANGED, "PermissionName"),
}
ACCOUNT_OPERATIONS: Mapping[str, Operation] = {**_SIGN_IN_OPERATIONS, **_ACCOUNT_OPERATIONS, **_MEMBER_OPERATIONS}
"""By endpoint."""
