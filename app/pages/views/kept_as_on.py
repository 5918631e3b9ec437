"""Pages with earlier figures as they were composed, kept as files: as many as are asked for, within a limit."""

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

from pydantic import ValidationError

from app.content.snapshots.as_on_job import AsOnOutcome

MOST_KEPT = 64
"""Of 150 kB each; a strategy of two years has two dozen."""
_SUFFIX = ".json"

_log = logging.getLogger(__name__)


class KeptAsOn:
    """A folder of outcomes by version of the content, strategy and number. Processes of the machine share it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, version: str, subject: str, number: int) -> AsOnOutcome | None:
        """Return what is kept, None where nothing is. A damaged file is removed."""
        file = self._file(version, subject, number)
        try:
            found = AsOnOutcome.model_validate_json(file.read_bytes())
        except OSError:
            return None
        except ValidationError as error:
            _log.error("a kept page with earlier figures is damaged", extra={"reason": str(error)})
            file.unlink(missing_ok=True)
            return None
        with suppress(OSError):
            os.utime(file)
        return found

    def keep(self, version: str, subject: str, number: int, outcome: AsOnOutcome) -> None:
        """Keep an outcome; those asked for longest ago make room. Raises OSError when the disk refuses."""
        file = self._file(version, subject, number)
        scratch = file.with_name(f".{file.name}.{os.getpid()}-{secrets.token_hex(4)}")
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            scratch.write_text(outcome.model_dump_json(), encoding="utf-8")
            scratch.replace(file)
        finally:
            scratch.unlink(missing_ok=True)
        kept = sorted(self.folder.glob(f"[!.]*{_SUFFIX}"), key=_used_at_ns, reverse=True)
        for oldest in kept[MOST_KEPT:]:
            oldest.unlink(missing_ok=True)

    def _file(self, version: str, subject: str, number: int) -> Path:
        return self.folder / f"{version}.{subject}.{number}{_SUFFIX}"


def _used_at_ns(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
