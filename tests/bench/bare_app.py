"""The floor: a WSGI app that hands out one ready reply and does nothing else. BARE_REPLY names the reply's file."""

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

_reply = json.loads(Path(os.environ["BARE_REPLY"]).read_text())
_headers = [(name, value) for name, value in _reply["headers"]]
_body = bytes.fromhex(_reply["body"])


def application(_environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer anything with the ready reply."""
    start_response("200 OK", _headers)
    return (_body,)
