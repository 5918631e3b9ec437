"""The name of the render contract, which every request to the renderer and every answer carries."""

import hashlib
from functools import cache

from app.configuration.root import ROOT

SCHEMA_FILE = ROOT / "ssr-renderer" / "src" / "render-request.schema.json"


@cache
def contract_id() -> str:
    """Return the contract's name by the schema file, which `flask content schema` keeps current."""
    return contract_id_of(SCHEMA_FILE.read_bytes())


def contract_id_of(schema: bytes) -> str:
    """Return the first 12 hex digits of the SHA-256 of a schema file."""
    return hashlib.sha256(schema).hexdigest()[:12]
