"""A passkey in software: the answers of browser and authenticator, for any origin."""

import hashlib
import json
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT_AND_VERIFIED = 0x05
WITH_CREDENTIAL = 0x40


@dataclass
class Authenticator:
    """One key pair. `origin` is what the browser reports; `flags` are what the authenticator reports of its owner."""

    origin: str
    host: str = "localhost"
    flags: int = PRESENT_AND_VERIFIED
    credential_id: bytes = field(default_factory=lambda: token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    uses: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options for making a passkey (w3.org/TR/webauthn-3, 6.5)."""
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.credential_id).to_bytes(2, "big") + self.credential_id + cbor2.dumps(cose)
        data = self._data(self.flags | WITH_CREDENTIAL) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options)
        return self._credential(clientDataJSON=client_data, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options for using the passkey (6.3.3)."""
        self.uses += 1
        data, client_data = self._data(self.flags), self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(client_data).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client_data, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["publicKey"]["challenge"], "origin": self.origin}
        return json.dumps(told | {"crossOrigin": False}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        own_id = bytes_to_base64url(self.credential_id)
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": own_id, "rawId": own_id, "type": "public-key", "response": told, "clientExtensionResults": {}}
