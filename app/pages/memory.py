"""A bound on what a worker keeps of pages and assets."""

from pathlib import Path

from app.pages.ready_reply import Body


class MemoryBudget:
    """Counts kept bytes. What would exceed the limit is read from disk on each request instead."""

    def __init__(self, limit_bytes: int) -> None:
        self._left_bytes = limit_bytes

    def keep(self, body: bytes, path: Path) -> Body:
        """Return a body that is kept while there is room."""
        if len(body) > self._left_bytes:
            return Body(size_bytes=len(body), kept=None, path=path)
        self._left_bytes -= len(body)
        return Body(size_bytes=len(body), kept=body)
