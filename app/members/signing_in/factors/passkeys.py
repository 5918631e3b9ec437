"""Passkeys by py_webauthn: challenges for browsers, and checks that the answers were made for this site."""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError
from typing_extensions import TypedDict

from app.members.context import StaffContext
from app.members.signing_in.attempts import WrongAnswerError
from app.members.signing_in.factors.changes import ASK_AGAIN, FactorOwner, record_new_factor
from app.members.stores.factor_store import find_factors, record_passkey_use, store_passkey
from app.members.stores.pending_store import Purpose, store_challenge, take_challenge

# py_webauthn is imported at the first passkey: most processes serve only visitors.
# ruff: noqa: PLC0415

NO_PASSKEY = "This account has no passkey."
PASSKEY_REFUSED = "This passkey was not accepted. Try again, or use another one."


class PasskeyOptionsReply(TypedDict):
    """What a browser needs to make or use a passkey, in WebAuthn's own JSON."""

    publicKey: dict[str, Any]


def ask_for_new_passkey(context: StaffContext, owner: FactorOwner) -> PasskeyOptionsReply:
    """Ask the browser for a new passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers import structs

    options = generate_registration_options(
        rp_id=_host(context),
        rp_name=_host(context),
        user_id=f"staff-{owner.user_id}".encode(),
        user_name=owner.email,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.PREFERRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_descriptors([passkey.credential_id for passkey in find_factors(owner.user_id).passkeys]),
    )
    return _ask(context, owner, Purpose.NEW_PASSKEY, options)


def add_passkey(context: StaffContext, owner: FactorOwner, name: str, credential: Mapping[str, Any]) -> list[str]:
    """Store a browser's new passkey; return new recovery codes, if any were made. Raises WrongAnswerError."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _take_challenge(context, owner, Purpose.NEW_PASSKEY)
    try:
        made = verify_registration_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=_host(context),
            expected_origin=context.settings.public_origin,
            require_user_verification=True,
        )
        key = made.credential_id, made.credential_public_key
        store_passkey(owner.user_id, name, *key, sign_count=made.sign_count, now=context.now())
    except (WebAuthnException, ValueError, TypeError, LookupError, IntegrityError):
        raise WrongAnswerError("credential", PASSKEY_REFUSED) from None
    return record_new_factor(context, owner, f"the passkey {name}")


def ask_for_passkey(context: StaffContext, owner: FactorOwner) -> PasskeyOptionsReply:
    """Ask for one of the member's passkeys. Raises WrongAnswerError where there is none."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    passkeys = find_factors(owner.user_id).passkeys
    if not passkeys:
        raise WrongAnswerError("credential", NO_PASSKEY)
    options = generate_authentication_options(
        rp_id=_host(context),
        allow_credentials=_descriptors([passkey.credential_id for passkey in passkeys]),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _ask(context, owner, Purpose.PASSKEY_USE, options)


def check_passkey(context: StaffContext, owner: FactorOwner, credential: Mapping[str, Any]) -> None:
    """Check a browser's answer to the challenge; either outcome uses the challenge up. Raises WrongAnswerError."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _take_challenge(context, owner, Purpose.PASSKEY_USE)
    passkeys = {passkey.credential_id: passkey for passkey in find_factors(owner.user_id).passkeys}
    try:
        used = passkeys[base64url_to_bytes(str(credential.get("id", "")))]
        checked = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=_host(context),
            expected_origin=context.settings.public_origin,
            credential_public_key=used.public_key,
            credential_current_sign_count=used.sign_count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, LookupError):
        raise WrongAnswerError("credential", PASSKEY_REFUSED) from None
    record_passkey_use(used.id, checked.new_sign_count, context.now())


def _host(context: StaffContext) -> str:
    """Return the relying party's id, which passkeys are bound to (w3.org/TR/webauthn-3, 5.1.2)."""
    return urlsplit(context.settings.public_origin).hostname or ""


def _descriptors(credential_ids: Sequence[bytes]) -> list[Any]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=credential_id) for credential_id in credential_ids]


def _ask(context: StaffContext, owner: FactorOwner, purpose: Purpose, options: Any) -> PasskeyOptionsReply:  # noqa: ANN401 - either kind
    from webauthn import options_to_json

    store_challenge(owner.token, purpose, options.challenge.hex(), context.now())
    return {"publicKey": json.loads(options_to_json(options))}


def _take_challenge(context: StaffContext, owner: FactorOwner, purpose: Purpose) -> bytes:
    challenge = take_challenge(owner.token, purpose, context.now())
    if challenge is None:
        raise WrongAnswerError("credential", ASK_AGAIN)
    return bytes.fromhex(challenge)
