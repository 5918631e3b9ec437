"""The folder of nightly copies of the database: their names, how old the newest is, which have had their time."""

import math
from datetime import datetime, timedelta
from pathlib import Path

_COPIES = "site-*"


def new_copy(folder: Path, ending: str, now: datetime) -> Path:
    """Return the place of a copy begun now; `ending` says of what kind it is, such as ".dump"."""
    return folder / f"site-{now:%Y%m%dT%H%M%SZ}{ending}"


def newest_age_s(folder: Path, now: datetime) -> float:
    """Return how many seconds ago the newest copy was written; infinite where there is none. Raises OSError."""
    written = [copy.stat().st_mtime for copy in folder.glob(_COPIES)]
    return max(0.0, now.timestamp() - max(written)) if written else math.inf


def delete_older(folder: Path, days: int, now: datetime) -> int:
    """Delete the copies written more than so many days ago; return how many. Other files stay. Raises OSError."""
    limit_s = (now - timedelta(days=days)).timestamp()
    old = [copy for copy in folder.glob(_COPIES) if copy.stat().st_mtime < limit_s]
    for copy in old:
        copy.unlink()
    return len(old)
