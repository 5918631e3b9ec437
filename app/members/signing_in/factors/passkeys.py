"""Passkeys by py_webauthn: challenges for browsers, and checks that the answers were made for this site."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from typing_extensions import TypedDict

from app.members.stores.factor_store import NewPasskey, Passkey

# py_webauthn is imported at the first passkey: most processes serve only visitors.
# ruff: noqa: PLC0415


class PasskeyRefusedError(Exception):
    """The answer does not fit this site's challenge or this member's passkeys."""


class PasskeyOptionsReply(TypedDict):
    """What a browser needs to make or use a passkey, in WebAuthn's own JSON."""

    publicKey: dict[str, Any]


@dataclass(frozen=True)
class PasskeySite:
    """The relying party: `origin` is the site's public URL, whose host passkeys are bound to."""

    origin: str

    @property
    def host(self) -> str:
        """The RP id (w3.org/TR/webauthn-3, 5.1.2)."""
        return urlsplit(self.origin).hostname or ""

    def ask_for_new(self, user_id: int, email: str, passkeys: Sequence[Passkey]) -> tuple[dict[str, Any], str]:
        """Return what a browser needs to make a passkey, and the challenge to keep."""
        from webauthn import generate_registration_options
        from webauthn.helpers import structs

        options = generate_registration_options(
            rp_id=self.host,
            rp_name=self.host,
            user_id=f"staff-{user_id}".encode(),
            user_name=email,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.PREFERRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=_descriptors(passkeys),
        )
        return _as_json(options), options.challenge.hex()

    def check_new(self, credential: Mapping[str, Any], challenge: str) -> NewPasskey:
        """Return the passkey a browser made.

        Raises PasskeyRefusedError.
        """
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            made = verify_registration_response(
                credential=dict(credential),
                expected_challenge=bytes.fromhex(challenge),
                expected_rp_id=self.host,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, LookupError) as error:
            raise PasskeyRefusedError(str(error)) from None
        return NewPasskey(made.credential_id, made.credential_public_key, made.sign_count)

    def ask_for_use(self, passkeys: Sequence[Passkey]) -> tuple[dict[str, Any], str]:
        """Return what a browser needs to use one of these passkeys, and the challenge to keep."""
        from webauthn import generate_authentication_options
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=self.host,
            allow_credentials=_descriptors(passkeys),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _as_json(options), options.challenge.hex()

    def check_use(
        self, credential: Mapping[str, Any], challenge: str, passkeys: Sequence[Passkey]
    ) -> tuple[Passkey, int]:
        """Return the passkey that was used, and its counter.

        Raises PasskeyRefusedError.
        """
        from webauthn import base64url_to_bytes, verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            used_id = base64url_to_bytes(str(credential.get("id", "")))
            used = next((passkey for passkey in passkeys if passkey.credential_id == used_id), None)
            if used is None:
                raise PasskeyRefusedError("the passkey is none of this member's")
            checked = verify_authentication_response(
                credential=dict(credential),
                expected_challenge=bytes.fromhex(challenge),
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=used.public_key,
                credential_current_sign_count=used.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, LookupError) as error:
            raise PasskeyRefusedError(str(error)) from None
        return used, checked.new_sign_count


def _descriptors(passkeys: Sequence[Passkey]) -> list[Any]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=passkey.credential_id) for passkey in passkeys]


def _as_json(options: Any) -> dict[str, Any]:  # noqa: ANN401 - either kind of options
    from webauthn import options_to_json

    payload: dict[str, Any] = json.loads(options_to_json(options))
    return payload
