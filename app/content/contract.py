"""The name of the render contract. Every request to the renderer and every answer carries it."""

import hashlib
from functools import cache

from app.configuration.root import ROOT

SCHEMA_FILE = ROOT / "ssr-renderer" / "src" / "render-request.schema.json"


@cache
def contract_id() -> str:
    """Return the contract's name, made from the schema file that `flask content schema` writes."""
    return contract_id_of(SCHEMA_FILE.read_bytes())


def contract_id_of(schema: bytes) -> str:
    """Return the first 12 hex digits of the SHA-256 of a schema file."""
    return hashlib.sha256(schema).hexdigest()[:12]
