"""Reads the readiness of a site that was just started."""

import json
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException

from app.configuration.addresses import LOOPBACK

READY = "ok"
DEGRADED = "degraded"
PATIENCE_S = 5.0
# A site that listens on all addresses also listens on loopback.
_LOOPBACK_OF_ALL = {"0.0.0.0": LOOPBACK, "::": "::1"}  # noqa: S104


def read_readiness(environment: Mapping[str, str]) -> str:
    """Return READY, or the site's verdict with its failing checks, or why there is no verdict."""
    address = _LOOPBACK_OF_ALL.get(environment["BIND"], environment["BIND"])
    connection = HTTPConnection(address, int(environment["PORT"]), timeout=PATIENCE_S)
    try:
        connection.request("GET", "/readyz")
        reply = connection.getresponse()
        text = reply.read()
    except (OSError, HTTPException) as error:
        return f"it does not answer yet ({error})"
    finally:
        connection.close()
    try:
        verdict = json.loads(text)
        states = {name: check["status"] for name, check in verdict["checks"].items()}
    except (ValueError, KeyError):
        return f"/readyz answers with status {reply.status}"
    faulty = [name for name, state in states.items() if state != READY]
    return f"{verdict['status']} ({', '.join(faulty)})" if faulty else str(verdict["status"])
