"""Checking a second factor: a code of the app, a recovery code or a passkey."""

from collections.abc import Mapping
from typing import Any

from app.members.audit.store import Action
from app.members.services import StaffServices
from app.members.signing_in.attempts import WrongAnswerError
from app.members.signing_in.factors.new_factors import (
    ASK_AGAIN,
    PASSKEY_REFUSED,
    WRONG_CODE,
    FactorOwner,
    record_factor_change,
)
from app.members.signing_in.factors.passkeys import PasskeyOptionsReply, PasskeyRefusedError, PasskeySite
from app.members.signing_in.factors.totp import is_totp_code, step_of_code
from app.members.stores.codes import is_code
from app.members.stores.factor_store import (
    Factors,
    find_factors,
    record_passkey_use,
    spend_recovery_code,
    use_totp_step,
)
from app.members.stores.pending_store import Purpose, store_challenge, take_challenge

WRONG_TYPED_CODE = "This code is wrong, too old, or was used before."
NO_PASSKEY = "This account has no passkey."


def check_code(services: StaffServices, owner: FactorOwner, code: str) -> None:
    """Use up a typed code. Its form shows whether the app or this site made it.

    Raises WrongAnswerError, HashingBusyError.
    """
    factors = find_factors(owner.user_id)
    if is_totp_code(code):
        _check_totp(services, owner, factors, code)
    elif is_code(code) and factors.recovery_codes and spend_recovery_code(owner.user_id, code):
        left = factors.recovery_codes - 1
        record_factor_change(services, owner, Action.RECOVERY_CODE_USED, f"A recovery code was used; {left} are left.")
    else:
        raise WrongAnswerError("code", WRONG_TYPED_CODE)


def ask_for_passkey(services: StaffServices, owner: FactorOwner) -> PasskeyOptionsReply:
    """Ask for one of the member's passkeys. Raises WrongAnswerError where there is none."""
    passkeys = find_factors(owner.user_id).passkeys
    if not passkeys:
        raise WrongAnswerError("credential", NO_PASSKEY)
    options, challenge = PasskeySite(services.settings.public_origin).ask_for_use(passkeys)
    store_challenge(owner.token, Purpose.PASSKEY_USE, challenge, services.now())
    return {"publicKey": options}


def check_passkey(services: StaffServices, owner: FactorOwner, credential: Mapping[str, Any]) -> None:
    """Check a browser's answer to the challenge; either outcome uses the challenge up. Raises WrongAnswerError."""
    now = services.now()
    challenge = take_challenge(owner.token, Purpose.PASSKEY_USE, now)
    if challenge is None:
        raise WrongAnswerError("credential", ASK_AGAIN)
    try:
        used, sign_count = PasskeySite(services.settings.public_origin).check_use(
            credential, challenge, find_factors(owner.user_id).passkeys
        )
    except PasskeyRefusedError:
        raise WrongAnswerError("credential", PASSKEY_REFUSED) from None
    record_passkey_use(used.id, sign_count, now)


def _check_totp(services: StaffServices, owner: FactorOwner, factors: Factors, code: str) -> None:
    secret = None if factors.totp_secret is None else services.seal.open(factors.totp_secret)
    step = None if secret is None else step_of_code(secret, code, services.now())
    if step is None or not use_totp_step(owner.user_id, step):
        raise WrongAnswerError("code", WRONG_CODE)
