"""Reads which queries a request asks for."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError, WithJsonSchema

from app.database.row_id import is_row_id
from app.queries.query_store import Position
from app.queries.search import QueryFilter
from app.web.errors import ApiError

FAULTY_PARAMETERS = "Some parameters need correction."
MAXIMUM_LIMIT = 1000


def _as_position(cursor: object) -> Position:
    moment, _, query_id = str(cursor).partition("_")
    if not is_row_id(query_id):
        raise ValueError("this cursor does not belong to this list")
    return Position(datetime.fromisoformat(moment).replace(tzinfo=UTC), query_id)


class ListRequest(QueryFilter):
    """One page of a filtered list. It begins after `after`, the last query of the previous page."""

    limit: Annotated[int, Field(ge=1, le=MAXIMUM_LIMIT)] = MAXIMUM_LIMIT
    after: Annotated[
        Position | None,
        BeforeValidator(_as_position),
        WithJsonSchema({"type": "string", "description": "`nextCursor` of the previous page"}),
        Field(validation_alias="cursor"),
    ] = None

    @classmethod
    def read(cls, parameters: Mapping[str, str]) -> "ListRequest":
        """Read a URL's parameters, except unknown ones. Raises ApiError 422 with a message for each faulty one."""
        try:
            return cls.model_validate(dict(parameters), by_name=False)
        except ValidationError as error:
            faults = {str(fault["loc"][0]): fault["msg"] for fault in error.errors(include_url=False)}
            raise ApiError(422, FAULTY_PARAMETERS, faults) from None


def described(model: type[QueryFilter]) -> tuple[dict[str, Any], ...]:
    """Return the parameters of a URL for the API's description."""
    properties = model.model_json_schema()["properties"]
    return tuple({"name": name, "schema": _without_null(schema)} for name, schema in properties.items())


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "title" and value is not None}
