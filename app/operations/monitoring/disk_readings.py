"""Free space on the disks, the journal of an SQLite database, and the age of the last copy. No file is opened."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

from app.configuration.settings import Settings
from app.operations.database.copies import newest_age_s
from app.operations.monitoring.exposition import Reading


def read_disks(settings: Settings) -> list[Reading]:
    """Read the disk of the pages, the last copy's age and, with SQLite, the database's disk and its journal's size."""
    age_s = newest_age_s(settings.backup_dir, datetime.now(UTC))
    readings = _disk("pages", settings.page_store_dir)
    readings.append(Reading("site_backup_age_seconds", "Since the newest nightly copy; +Inf if there is none", age_s))
    if settings.uses_sqlite:
        database = Path(settings.sqlalchemy_url.removeprefix("sqlite:///"))
        journal = database.with_name(f"{database.name}-wal")
        size = journal.stat().st_size if journal.exists() else 0
        readings += _disk("database", database.parent)
        readings.append(Reading("site_sqlite_wal_bytes", "Size of the SQLite database's write-ahead log", size))
    return readings


def _disk(place: str, folder: Path) -> list[Reading]:
    if not folder.exists():
        return []
    usage, labels = shutil.disk_usage(folder), {"place": place}
    return [
        Reading("site_disk_bytes", "Size of the file system that holds a folder", usage.total, labels),
        Reading("site_disk_free_bytes", "Room left on it", usage.free, labels),
    ]
