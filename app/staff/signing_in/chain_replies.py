"""What the steps of a sign-in answer, and what setting up a second factor answers anywhere."""

from typing import Any

from typing_extensions import TypedDict

from app.staff.replies import MemberReply
from app.staff.signing_in.steps import Lack, Method, Step
from app.staff.signing_in.totp import draw_qr, in_groups


class NextStepReply(TypedDict):
    """What is asked for next; nothing is open yet. `methods` are for the step "second-factor" alone."""

    next: Step
    methods: list[Method]


class FactorSetReply(TypedDict):
    """A first factor was set up: its recovery codes, shown this once, and how the sign-in goes on."""

    recoveryCodes: list[str]
    signIn: MemberReply | NextStepReply


class QrReply(TypedDict):
    """A QR code as the path of an SVG drawing in a square of `size` modules."""

    size: int
    path: str


class NewTotpReply(TypedDict):
    """What an authenticator app needs: the secret in groups for typing, the address, and that as a QR code."""

    secret: str
    uri: str
    qr: QrReply


class PasskeyOptionsReply(TypedDict):
    """What a browser needs to make or use a passkey, in WebAuthn's own JSON."""

    publicKey: dict[str, Any]


def lack_as_json(lack: Lack) -> NextStepReply:
    """Return what is asked for next."""
    return {"next": lack.step, "methods": list(lack.methods)}


def new_totp_as_json(secret: str, uri: str) -> NewTotpReply:
    """Return what an authenticator app needs."""
    qr = draw_qr(uri)
    return {"secret": in_groups(secret), "uri": uri, "qr": {"size": qr.size, "path": qr.path}}
