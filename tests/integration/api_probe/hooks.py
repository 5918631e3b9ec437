"""What a schema cannot express about a valid request: how its parts depend on each other and on earlier requests."""

import itertools
import os
from typing import Any

import schemathesis

IDEMPOTENCY_KEY = "Idempotency-Key"
QUERY_IDS = {"contact": os.environ["PROBE_CONTACT_ID"], "speak": os.environ["PROBE_SPEAK_ID"]}
_numbers = itertools.count()


@schemathesis.hook
def before_call(_context: Any, case: schemathesis.Case[Any], _arguments: dict[str, Any]) -> None:
    """Change a valid case so that this site accepts it; leave all others alone."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if IDEMPOTENCY_KEY in (case.headers or {}):
        # A used key belongs to its first content.
        case.headers[IDEMPOTENCY_KEY] = f"probe-{os.getpid()}-{next(_numbers)}"
    if case.query:
        _make_list_possible(case.query)
    if "query_id" in (case.path_parameters or {}) and next(_numbers) % 2:
        case.path_parameters["query_id"] = QUERY_IDS["contact" if "contact" in case.path else "speak"]


def _make_list_possible(query: dict[str, Any]) -> None:
    if query.get("from") and query.get("to"):
        query["from"], query["to"] = sorted((query["from"], query["to"]))
    # Only the previous reply has a valid one.
    query.pop("cursor", None)


@schemathesis.serializer("text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
def send_as_file(_context: Any, value: Any) -> bytes:
    """Send a sheet as bytes: its media types have no other form."""
    content = getattr(value, "data", value)
    return content if isinstance(content, bytes) else str(content).encode(errors="replace")
