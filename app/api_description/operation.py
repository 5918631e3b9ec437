"""How a route of the API is described."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from app.api_description.schemas import Schema, reference
from app.http.json_body import JSON


@dataclass(frozen=True)
class Operation:
    """One route. `replies` are those of success; `refusals` are added to those its kind of request always may get.

    `bodies` are schemas by media type, for what is not `body` as JSON.
    """

    summary: str
    replies: Mapping[HTTPStatus, Schema]
    body: str | None = None
    bodies: Mapping[str, Schema] = field(default_factory=dict)
    parameters: tuple[Schema, ...] = ()
    refusals: frozenset[HTTPStatus] = field(default_factory=frozenset)


def one_of(description: str, *schemas: type) -> Schema:
    """Describe a JSON reply of one of several named schemas."""
    return {"description": description, "content": {JSON: {"schema": {"anyOf": list(map(reference, schemas))}}}}


def json_reply(description: str, schema: type | str) -> Schema:
    """Describe a JSON reply of a named schema."""
    return {"description": description, "content": {JSON: {"schema": reference(schema)}}}


def file_reply(media_type: str) -> Schema:
    """Describe a file that is sent to be kept."""
    content = {media_type: {"schema": {"type": "string", "format": "binary"}}}
    return {"description": "The file, as an attachment", "content": content}
