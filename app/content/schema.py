"""The render contract as JSON Schema: what the renderer checks and React's types are made from."""

import hashlib
import json
from functools import cache

from app.content.pages import RenderRequest
from app.settings import ROOT

SCHEMA_FILE = ROOT / "ssr-renderer" / "src" / "render-request.schema.json"


def render_request_schema() -> str:
    """Return the schema file's text. Keys are sorted, so equal models give equal bytes."""
    schema = RenderRequest.model_json_schema(by_alias=True, mode="serialization")
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"


@cache
def contract_id() -> str:
    """Return the contract's name: the first 12 hex digits of the SHA-256 of the schema file's text."""
    return hashlib.sha256(render_request_schema().encode()).hexdigest()[:12]
