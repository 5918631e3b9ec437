"""The Node process that draws cards. It lives as long as there is something to draw."""

import json
import os
import subprocess
import threading
from pathlib import Path
from typing import Self

from supervised.renderer.process import HEAP_LIMIT, NODE_BINARY, PASSED_ON

# A card takes a thirtieth of a second; a process that takes longer than this hangs.
PATIENCE_S = 20.0


class CardNotDrawn(Exception):  # noqa: N818 - an outcome, not a mistake
    """The process works but could not draw this card. The message says why."""


class DrawingEnded(Exception):  # noqa: N818 - what happened, not a mistake
    """The process ended, or did not answer in time and was ended."""


class DrawingProcess:
    """`bundle` run by Node, which writes cards into a folder. A context manager; for one thread.

    Raises OSError when it cannot be started.
    """

    def __init__(self, bundle: Path, folder: Path, *, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._process = subprocess.Popen(  # noqa: S603 (our own program)
            [NODE_BINARY, bundle, folder],
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def draw(self, digest: str, request: bytes) -> int:
        """Draw the card of an encoded RenderRequest; returns its size in bytes.

        Raises CardNotDrawn, or DrawingEnded, after which nothing more can be drawn.
        """
        line = b'{"digest":"' + digest.encode() + b'","request":' + request + b"}\n"
        limit = threading.Timer(self._patience_s, self._process.kill)
        limit.start()
        try:
            answer = self._ask(line)
        finally:
            limit.cancel()
        if "fault" in answer:
            raise CardNotDrawn(str(answer["fault"]))
        return int(answer["bytes"])

    def _ask(self, line: bytes) -> dict[str, int | str]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None  # noqa: S101, PT018 - both are pipes
        try:
            stdin.write(line)
            stdin.flush()
            answer: dict[str, int | str] = json.loads(stdout.readline())
        except (BrokenPipeError, ValueError):
            raise DrawingEnded("the process that draws cards ended") from None
        return answer

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue
        self._process.wait()


def _environment() -> dict[str, str]:
    """Return the process's whole environment. It holds no setting of the site, so no secret."""
    inherited = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return inherited | {"NODE_ENV": "production", "NODE_OPTIONS": HEAP_LIMIT}
