"""The floor: a WSGI app that only returns prepared replies. BARE_REPLIES names their file."""

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

_replies = {
    path: ([(name, value) for name, value in reply["headers"]], bytes.fromhex(reply["body"]))
    for path, reply in json.loads(Path(os.environ["BARE_REPLIES"]).read_text()).items()
}


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer with the prepared reply of the path."""
    headers, body = _replies[environ["PATH_INFO"]]
    start_response("200 OK", headers)
    return (body,)
