"""The member's own second factors and recovery codes. Every change needs a fresh proof."""

from flask import Blueprint
from werkzeug.exceptions import NotFound

from app.members import bodies
from app.members.account.routes import RecoveryCodesReply, this_owner
from app.members.context import StaffContext
from app.members.signing_in.factors.changes import FactorOwner, make_recovery_codes, record_factor_change
from app.members.signing_in.factors.passkeys import PasskeyOptionsReply, add_passkey, ask_for_new_passkey
from app.members.signing_in.factors.typed_codes import NewTotpReply, begin_totp, confirm_totp
from app.members.staff_blueprint import staff_blueprint
from app.members.stores.factor_store import find_factors, remove_passkey, remove_totp
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError

_ACCOUNT = "/api/account"
_CHANGES_FACTORS = api_view(Access.PROVED_STAFF, 404, 409, 422, 503)
LAST_FACTOR = "You need at least one second factor: add another one before you remove this."


def create_factor_routes(context: StaffContext) -> Blueprint:
    """Return the blueprint."""
    routes = staff_blueprint("staff_factors")
    _add_totp(routes, context)
    _add_passkeys(routes, context)
    _add_recovery_codes(routes, context)
    return routes


def _add_totp(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{_ACCOUNT}/totp")
    @_CHANGES_FACTORS
    def begin_own_totp() -> NewTotpReply:
        """Begin to set up an authenticator app."""
        return begin_totp(context, this_owner())

    @routes.post(f"{_ACCOUNT}/totp/confirm")
    @_CHANGES_FACTORS
    def confirm_own_totp(body: bodies.Code) -> RecoveryCodesReply:
        """Show a code of that app."""
        return {"recoveryCodes": confirm_totp(context, this_owner(), body.code)}

    @routes.post(f"{_ACCOUNT}/totp/remove")
    @_CHANGES_FACTORS
    def remove_own_totp() -> None:
        """Remove the authenticator app."""
        owner = this_owner()
        _refuse_last(context, owner)
        remove_totp(owner.user_id)
        record_factor_change(context, owner, "Removed as second factor: the authenticator app.")


def _add_passkeys(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{_ACCOUNT}/passkeys/options")
    @_CHANGES_FACTORS
    def begin_own_passkey() -> PasskeyOptionsReply:
        """Begin to make a passkey."""
        return ask_for_new_passkey(context, this_owner())

    @routes.post(f"{_ACCOUNT}/passkeys")
    @_CHANGES_FACTORS
    def confirm_own_passkey(body: bodies.NewPasskey) -> RecoveryCodesReply:
        """Store the new passkey."""
        return {"recoveryCodes": add_passkey(context, this_owner(), body.name, body.credential)}

    @routes.post(f"{_ACCOUNT}/passkeys/<int:passkey_id>/remove")
    @_CHANGES_FACTORS
    def remove_own_passkey(passkey_id: int) -> None:
        """Remove a passkey."""
        owner = this_owner()
        found = next((one for one in find_factors(owner.user_id).passkeys if one.id == passkey_id), None)
        if found is None:
            raise NotFound
        _refuse_last(context, owner)
        remove_passkey(found.id)
        record_factor_change(context, owner, f"Removed as second factor: the passkey {found.name}.")


def _add_recovery_codes(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{_ACCOUNT}/recovery-codes")
    @_CHANGES_FACTORS
    def make_own_recovery_codes() -> RecoveryCodesReply:
        """Make ten recovery codes; earlier ones stop working."""
        return {"recoveryCodes": make_recovery_codes(context, this_owner())}


def _refuse_last(context: StaffContext, owner: FactorOwner) -> None:
    if context.settings.needs_second_factor and find_factors(owner.user_id).count == 1:
        raise ApiError(409, LAST_FACTOR)
