"""What setting up and giving a second factor answers."""

from typing import Any

from typing_extensions import TypedDict

from app.staff.signing_in.factors.totp import draw_qr, in_groups


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


def new_totp_as_json(secret: str, uri: str) -> NewTotpReply:
    """Return what an authenticator app needs."""
    qr = draw_qr(uri)
    return {"secret": in_groups(secret), "uri": uri, "qr": {"size": qr.size, "path": qr.path}}
