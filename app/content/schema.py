"""The render contract as JSON Schema: what the renderer checks and React's types are made from."""

import json

from app.content.pages import RenderRequest


def render_request_schema() -> str:
    """Return the schema file's text. Keys are sorted, so equal models give equal bytes."""
    schema = RenderRequest.model_json_schema(by_alias=True, mode="serialization")
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"
