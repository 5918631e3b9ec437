"""Setting up a second factor, whether during a sign-in or in one's own account."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from app.members.audit.store import Action, record
from app.members.services import StaffServices
from app.members.signing_in.account_notifications import tell_member
from app.members.signing_in.attempts import WrongAnswerError
from app.members.signing_in.factors.passkeys import PasskeyOptionsReply, PasskeyRefusedError, PasskeySite
from app.members.signing_in.factors.totp import NewTotpReply, make_secret, step_of_code, totp_setup
from app.members.stores.codes import RECOVERY_CODES, hash_code, make_code
from app.members.stores.factor_store import (
    KnownPasskeyError,
    find_factors,
    replace_recovery_codes,
    store_passkey,
    store_totp,
)
from app.members.stores.pending_store import Purpose, find_challenge, store_challenge, take_challenge

ASK_AGAIN = "This took too long: begin again."
WRONG_CODE = "This code is wrong or was used before. Wait for the next one and look at the clock of your phone."
PASSKEY_REFUSED = "This passkey was not accepted. Try again, or use another one."


@dataclass(frozen=True)
class FactorOwner:
    """Who sets up a factor: the member, the token of its browser, and the IP address."""

    user_id: int
    email: str
    token: str
    ip_address: str


def begin_totp(services: StaffServices, owner: FactorOwner) -> NewTotpReply:
    """Make a secret for an authenticator app; it takes effect once a code of it was entered."""
    secret = make_secret()
    store_challenge(owner.token, Purpose.NEW_TOTP, services.seal.close(secret), services.now())
    return totp_setup(secret, owner.email, urlsplit(services.settings.public_origin).netloc)


def confirm_totp(services: StaffServices, owner: FactorOwner, code: str) -> list[str]:
    """Store the secret if the code fits it; return new recovery codes, if any were made. Raises WrongAnswerError."""
    now = services.now()
    sealed = find_challenge(owner.token, Purpose.NEW_TOTP, now)
    secret = None if sealed is None else services.seal.open(sealed)
    if sealed is None or secret is None:
        raise WrongAnswerError("code", ASK_AGAIN)
    step = step_of_code(secret, code, now)
    if step is None:
        raise WrongAnswerError("code", WRONG_CODE)
    take_challenge(owner.token, Purpose.NEW_TOTP, now)
    store_totp(owner.user_id, sealed, step)
    return _added(services, owner, "an authenticator app")


def begin_passkey(services: StaffServices, owner: FactorOwner) -> PasskeyOptionsReply:
    """Ask for a new passkey."""
    passkeys = find_factors(owner.user_id).passkeys
    options, challenge = PasskeySite(services.settings.public_origin).ask_for_new(owner.user_id, owner.email, passkeys)
    store_challenge(owner.token, Purpose.NEW_PASSKEY, challenge, services.now())
    return {"publicKey": options}


def confirm_passkey(services: StaffServices, owner: FactorOwner, name: str, credential: Mapping[str, Any]) -> list[str]:
    """Store a browser's new passkey; return new recovery codes, if any were made. Raises WrongAnswerError."""
    now = services.now()
    challenge = take_challenge(owner.token, Purpose.NEW_PASSKEY, now)
    if challenge is None:
        raise WrongAnswerError("credential", ASK_AGAIN)
    try:
        made = PasskeySite(services.settings.public_origin).check_new(credential, challenge)
        store_passkey(owner.user_id, made, name, now)
    except (PasskeyRefusedError, KnownPasskeyError):
        raise WrongAnswerError("credential", PASSKEY_REFUSED) from None
    return _added(services, owner, f"the passkey {name}")


def make_recovery_codes(services: StaffServices, owner: FactorOwner) -> list[str]:
    """Replace the recovery codes by ten new ones; return them, because they are shown once."""
    codes = [make_code() for _ in range(RECOVERY_CODES)]
    replace_recovery_codes(owner.user_id, [hash_code(code) for code in codes])
    record_factor_change(
        services, owner, Action.RECOVERY_CODES_MADE, "Recovery codes were made; earlier ones no longer work."
    )
    return codes


def record_factor_change(services: StaffServices, owner: FactorOwner, action: Action, what: str) -> None:
    """Record a change of second factors and notify the member."""
    record(action, at=services.now(), username=owner.email, address=owner.ip_address, detail=what)
    tell_member(services, "factor", owner.email, what, by=owner.email)


def _added(services: StaffServices, owner: FactorOwner, what: str) -> list[str]:
    record_factor_change(services, owner, Action.FACTOR_ADDED, f"Added as second factor: {what}.")
    return [] if find_factors(owner.user_id).recovery_codes else make_recovery_codes(services, owner)
